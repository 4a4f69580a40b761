import { phrases, problem } from "../problem.ts";

export const ADDICTION = [
  problem({
    id: "substance-use",
    label: "alcohol and drug use",
    personal: true,
    names: phrases`
      substance use|abuse|misuse|disorder|disorders; addict*; alcohol*; sobriety; sober;
      relapse*; recovery from ~ addiction|alcohol|drugs|substances; in recovery; dual diagnosis;
      drug ~ use|abuse|addiction|problem|problems; drugs; harm reduction; opioid*; cocaine;
      heroin; meth; twelve|12 step|steps; adiccion*; alcoholismo; rehab; detox;
      cannabis|marijuana dependence|use; chemical dependency
    `,
    says: phrases`
      drink* ~ too much; drink* ~ every ~ night|day|evening|weekend; drink* ~ alone;
      drink* ~ to ~ sleep|cope|forget|numb|relax|feel|stop|get|calm|unwind|function;
      drink* more ~ than|and|every|lately; drink* ~ problem|habit;
      cut ~ down ~ drink*|wine|beer|booze|weed; stop* drink*; quit* drink*;
      can not stop ~ drink*|at one|after one|using; one drink ~ turn*|becom*|never|ten|six;
      glass ~ wine ~~ bottle|turn*|becom*|three|every|night;
      bottle ~ of? ~ wine|vodka|whisky|whiskey|gin|rum ~~ night|day|every|week|hide|hid*|a;
      bottle a night; wine ~ every|night|bottle|bottles;
      hid*|hiding ~ bottle|bottles|drinking|cans|vodka|=empties|wine|drugs|using; six pack;
      beers ~ every|night|after|a day; booze; boozing; tequila; hungover; hangover*; blackout*;
      black|blacked out; dui; dwi; drink driving;
      smok* ~ weed|pot|joint|every|marijuana|cannabis|meth|crack|spliffs;
      weed ~ every|{always}|morning|day|night|sleep|can|too|much|wake;
      high ~ every|all day|{always}|most days; get* high; stoned; edibles;
      lines ~ weekend|toilet|night;
      pills ~ more|get|take|prescri*|too|doctor|without|hooked|need|run;
      pain ~ pills|killers ~ hooked|more|can|stop|need; painkillers; oxy*; percocet; fentanyl;
      xanax ~ more|every|without|too|buy*|need; benzos; adderall ~ buy*|more|too|abuse; ketamine;
      mdma; craving*; cravings; hooked on; using again; started using;
      stay|staying|stayed ~ sober|clean; get|getting|got ~ sober|clean; clean and sober;
      months|days|weeks|years sober|clean; sober ~ for|days|months|weeks|years|since;
      withdrawal*; fell off the wagon; off the wagon;
      slip|slipped ~~ drink*|use|used|sober|again;
      wife|husband|partner|family ~ says|thinks|worried ~ drink*;
      can not go ~ day ~ without ~ drink*|weed|smok*|it; bebo; borrach*; drogas; i drink; =aa;
      a a meeting*; cocaine|coke ~ weekend|every|night|lines|can; it is the {drinks};
      it was the {drinks}; the {drinks} ~ problem|thing|issue|stop*|control|won|wins;
      poured ~ my ~ {drinks}; {drinks} ~ sink|drain;
      {drinks} ~ at ~ 4|5|6|noon|lunch|breakfast|morning|10|eleven|10am;
      {drinks} ~ before ~ work|noon|lunch|breakfast|kids; couple of ~ {drinks}|glasses|drinks;
      just ~ a ~ few|couple ~ {drinks}|glasses|drinks; liquor ~ store*|cabinet; different stores;
      buy ~ it ~ at ~ different; recycling ~ bottle*|bin|hide|clink*; stash*; dealer;
      plug ~ text*|weed|pills; bender; relapsed; 90 days; ninety days; 30 days ~ sober|clean;
      chip ~ meeting|days|sober; day drink*; pregam*; handle of ~ {drinks}; fifth of ~ {drinks};
      pint of ~ {drinks}; flask; drink* ~ in ~ secret|garage|car|bathroom; smell* ~ on my breath;
      on my breath; breathalyz*; interlock; drunk ~ every|again|at|drive|drove|texts?|most;
      get* drunk; too drunk; shakes ~ morning|without|hands ~ drink*|wine|stop;
      hands shake ~ until|before ~ drink*; need ~ drink ~ to; without ~ a drink; my liver;
      doctor ~ liver; kratom; kratum; suboxone; methadone; narcan;
      overdos* ~ friend|last|survived|almost; needles ~ using|shoot*; shoot* up; snort*;
      crushed ~ pills; prescri* ~ run|ran out ~ early; more than prescribed;
      weed ~ wake|first thing|before|gummies; gummies ~ every|sleep|night|more;
      dab|dabs|carts ~ every|all; wake and bake; last drink; one drink; two drinks;
      drinks ~ a|per night|day; blew into the ~ thing|tube|machine|breathalyzer; traffic stop;
      pulled over ~ drunk|drink*|drinking|wine|beer|blew; higher power;
      i can stop for a ~ week|month|day|while; stop for a week; never two ~ weeks?;
      can stop ~ but|whenever|never; just one ~ never|turns|becomes|is|more;
      one more ~ drink|night|then|glass; morning after; what i said last night;
      last night i said; do not remember ~ last night|getting home|what i said|texts;
      how i got ~ home; woke up ~ on the floor|fully dressed|in my clothes|strange;
      bar ~ every|closed|after work|tab; happy hour; bartender; corner store ~ every|knows;
      under the sink; in the garage ~ drink*|hide|hid|bottles|beer; mouthwash;
      mints|gum ~ breath|cover|hide; cover the smell; smell of it; empty ~ bottles|cans;
      oxycontin|oxycodone|vicodin|norco|tramadol|codeine|klonopin|valium|ativan ~ more|run|ran|need|without|take|hooked|every;
      dentist ~ pills|surgery ~ pills|percocet|oxy*; since the surgery ~ pills;
      pull ~ over ~ use|line; gummies to; a gummy; do ~ gummies; one to ~ sleep ~ one;
      something to ~ get up ~ something to ~ sleep; without it ~ tuesday|a day|one day|sleep;
      a day without ~ drink*|it|weed|gummies|one; see if i can ~ stop|go|do ~ without|week|day;
      my usual ~ spot|bar|drink; six|nine|ten|twelve a ~ day|night ~ beers|drinks|cans;
      pour ~ one|another|glass; poured ~ out; i drank; we drank;
      i have been ~ drinking|using|smoking; smoking weed; smoke weed; =wasted;
      recycling ~ bottle*|bin|clink*; =empties; =drank ~ instead|alone|again|until|everything;
      alcoholic; alcoholism; vodka; tequila shots; boxed wine; box wine;
      handle ~ vodka|rum|whiskey; twelve pack; tallboys; ipas ~ night|every|six|four;
      cocktails ~ every|night|too; pinot; cabernet; chardonnay; merlot ~ bottle|glass|night;
      margarita* ~ every|too|night; breathalyzer; owi; blackouts; hungover ~ work|again|every;
      hair of the dog; tremors ~ morning|drink*; liver enzymes; fatty liver; cirrhosis; vivitrol;
      naltrexone; antabuse; subs ~ clinic; heroin; meth; crystal meth; crack ~ pipe|cocaine|smok*;
      coke ~ habit|nose|dealer|weekends|lines; cocaine; molly; percs; oxys; norcos; vicodin;
      adderall ~ crush*|snort*|friend*|street|more; xanax bars; bars ~ xanax; lean; whippets;
      nitrous; poppers ~ every|meth; edibles ~ every|daily|night|sleep; dab pen; bong; stoner;
      blunts; joints ~ day|night|every; weed; cannabis; vaping thc; sober; sobriety; relapse;
      rehab; sober living; halfway house; sponsor; twelve steps; al anon;
      intervention ~ family|drink*|drugs; track marks; nodding off ~ needle|pills; pill mill;
      doctor shopping; pain clinic ~ cut off|pills; unas cervezas; tomo ~ mucho|demasiado|diario;
      cervezas ~ diario|cada|todos
    `,
    hints: phrases`
      drink*; wine; beer*; alcohol; pub; substance*; weed; pot; pills; recovery; hooked; smok*;
      vape; =using; vodka; whiskey|whisky; drunk; bottle*; {drinks}; liver; sponsor; edible*;
      hungover; gin; bottles; pint; cold turkey; sober*; pusher; dealer; gummies; pill;
      withdrawal; hangover*; drunk*; rehab; urges; stash; cut down; gummy; smoke*; stoner;
      edibles; drank; coworkers drink; fridge beer; =hangover; aa meetings; shots
    `,
    listed: phrases`
      drug use; drinking
    `,
  }),
  problem({
    id: "behavioural-addiction",
    label: "gambling, gaming and other compulsive habits",
    personal: true,
    names: phrases`
      gambl*; gaming addiction|disorder; porn*; sex addict*; internet addiction;
      shopping addiction; process addiction*; behavioural|behavioral addiction*;
      compulsive ~ spending|shopping|sexual|gambling|buying|gaming; ludopat*; screen addiction;
      love addiction; hypersexual*; =betting; sports betting
    `,
    says: phrases`
      bucks|dollars|hundred|thousand|paycheck|rent ~ on ~ game|games|match|horse|horses|team|parlay|football|basketball|baseball|bears|cowboys|packers|lakers|yankees|chiefs|giants|eagles|steelers;
      thousand ~ cards|card|credit; one good ~ sunday|hand|run|night|win|bet; win it ~ back;
      check* ~ scores; one more ~ bet|hand|spin;
      casino*; slots; slot machine*; poker; lottery; scratch cards|tickets|offs; roulette;
      sportsbook; draftkings; fanduel; crypto ~ lost|trading|can|obsess*|night;
      lost ~~ rent|savings|thousands|wages|paycheck|mortgage ~~ bet*|gambl*|casino|slots|online|app|poker;
      chas* ~ losses|my; win it back; debt*|debts ~~ gambl*|bet*|shopping|cards;
      play* ~ video? games|game ~ all|{always}|night|hours|until|instead|day;
      video games ~ hours|night|all|too|stop|escape|can;
      gaming ~ hours|night|all|too|stop|escape|can|until;
      xbox|playstation|fortnite|warcraft|league|minecraft ~~ hours|night|all|until|stop;
      watch* ~ porn;
      can not stop ~ scrolling|gaming|playing|buying|shopping|betting|watching|spending;
      scroll* ~ hours|{always}|night|until|phone|tiktok|instagram; doomscroll*;
      phone ~ hours ~ day|night; glued to ~ phone|screen;
      buy* ~ things|stuff|clothes ~~ need|stop|online|boxes|hide|hid*|never|debt|feel;
      shop* ~ online ~ hide|hid*|debt|stop|can|every|night|parcels;
      packages|parcels ~ hide|hid*|door|unopened|every;
      spend* ~ money ~~ not have|control|stop|can; hookup*|hookups ~ stop|can|apps|empty;
      massage parlors|parlours; escorts; sext*; shoplift*; steal* ~ shops|things|stores|urge;
      the =betting; =betting|=bets;
      =bets|=betting ~ sports|online|horses|games|football|app|apps|again|money|everything|savings|on;
      i bet ~ on|money|online|again; parlay*; =odds ~ notice|check*|watch*|know|app*; bookie*;
      blackjack; wager*; put|had money on; deleted ~ app|apps ~ times|again|reinstall*|download*;
      second ~ credit ~ card; credit card* ~~ secret|hidden|second|maxed|wife|husband|found;
      day trad*; robinhood; options ~ trad*|lost; loot boxes; raid* ~ guild|night|game; guild;
      steam ~ hours|games; hours of ~ games|gaming|youtube|tiktok|porn|scrolling; onlyfans;
      camgirl*|cam girls; incognito; clear* ~ history|browser ~ wife|before;
      amazon ~ boxes|packages|orders|cart; qvc; ebay; tags ~ still ~ on;
      closet full of ~ tags|unopened; reels; youtube ~ until|hours|3|4;
      up all night ~ gam*|play*|scroll*|online;
      drained ~ account|fund|savings|college|retirement;
      retirement ~ gone|lost|drained ~ bet*|gambl*|trad*|online;
      lost ~ thousand*|everything|savings|rent|paycheck ~~ phone|online|app|games|tables|night;
      on my phone ~ money|bet*|roulette|slots|poker|cards;
      games till|until ~ light|morning|dawn|four|five|4|5|six; till it is light;
      before she|he finds out; win ~ back; fantasy ~ football|sports ~ money|bet*|lost;
      in app purchases; skins ~ money|game; whale ~ game; the tabs were ~ there|open ~ again?;
      opened the ~ laptop|phone ~ tabs|porn|history; told her|him ~ it was over ~ look|watch;
      look* at it ~ hours; hours a night ~ screen|look|watch|play|scroll|it;
      can not stop looking ~ at; video* ~ of ~ women|men|girls ~ hours; the =tables;
      drained ~ college fund; blocker ~ app|apps|software; accountability ~ group|app|partner;
      saw the tabs; tabs on ~ laptop|phone; hours a night; the itch starts;
      itch ~ starts|comes|night|scratch*; like scratching;
      is not ~ pleasure|fun anymore|any more; not even ~ fun|pleasure;
      hours of ~ reels|shorts|clips; after she|he is asleep; work bathroom ~ phone|porn|video*;
      casino; parlay; bookie; scratchers; lotto; wagers; gambler; gamblers anonymous;
      chasing losses; loan shark; payday loan* ~ bet*|gambl*|slots; day trading; options trading;
      crypto ~ lost|savings|trading|gambl*; porn; pornography; pornhub; camgirl; sexting;
      hookup apps ~ compulsive*|stop; massage parlors; affairs ~ compulsive*; gamer; gaming;
      world of warcraft; league of legends; fortnite; roblox ~ hours|all night;
      minecraft ~ hours|all night; esports; twitch ~ hours|night; loot box*; gacha;
      tiktok ~ hours|can|stop|night; shopaholic; online shopping; amazon boxes;
      credit cards ~ maxed|shopping|hide|hid*; kleptomania; hoarding sales;
      screen time ~ mine|hours|14|12|10|nine; shut the laptop; slam* the laptop;
      it used to be ~ pictures|videos; used to be pictures; need worse ones; worse ones;
      nothing i want in my head; raid; raids; guilds; sleep at ~ six|five|6|5 ~~ game|raid;
      up at 2pm ~ raid|game; stopped being fun ~ game|raid|play*?
    `,
    hints: phrases`
      gaming; video games; screens; shopping; habit; urge*; addicted; compulsive; =odds; xbox;
      zelda; games; debt*; reddit; scroll*; tiktok; casino; roulette; slots; jackpot; chips;
      bets; porn; scrolling; debt; browser; twitch; stream*; packages; tabs; laptop ~ wife|she;
      hours a night; incognito; blocker
    `,
  }),
] as const;
