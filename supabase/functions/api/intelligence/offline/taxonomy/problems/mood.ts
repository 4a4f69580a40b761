import { phrases, problem } from "../problem.ts";

export const MOOD = [
  problem({
    id: "depression",
    label: "depression and low mood",
    personal: true,
    names: phrases`
      depress*; low mood; melanchol*; dysthymi*; mood disorders|disorder; seasonal affective;
      sad disorder; deprimid*; depresion; tristeza; hopelessness
    `,
    says: phrases`
      hopeless; worthless; nothing ~ joy|pleasure|fun|point|matters;
      no ~ joy|pleasure|interest|motivation|energy|point;
      not ~ enjoy ~ anything|things|it|life|any|much; no longer enjoy; can not enjoy;
      do not enjoy; do not ~ feel|find ~ joy|pleasure|anything|much; lost interest;
      lost ~ motivation|spark|joy; lost all ~ interest|motivation|joy|energy;
      can not get out of bed; could not get out of bed; {hard} to get out of bed;
      stay|lie|lay|stayed|lying ~ in bed ~ all|day|days|hours|weekend|noon|most; in bed all;
      can not be bothered; what is the point; not see ~ point; do not see ~ point; pointless;
      feel|am|feeling ~ empty; empty inside; feel|am|feeling|feels ~ numb;
      numb ~ inside|everything; feel|am ~ hollow; dead inside; feel nothing;
      do not feel anything; not feel anything|much;
      everything|nothing|food|colour|color|world ~ grey|gray|flat|dull|colourless|colorless;
      grey fog; black cloud; dark cloud; cloud over|above|hanging; black dog;
      dark place|hole|time|thoughts; in a ~ hole|pit|rut|funk|slump;
      weight on my chest|shoulders; heavy ~ feel*|everything|body|limbs|morning|mornings;
      everything ~ heavy; everything is ~ effort;
      cry* ~ {always}|nothing|day|night|reason|time|shower|car|sleep; burst into tears;
      cry* for no reason; can not stop crying; tearful; so sad;
      sad ~ {always}|time|day|everything; feel*|am|been|so|really|pretty ~ down ~ {always}|time|lately|for|weeks|months; down in the dumps;
      down lately;
      feel* ~ down; feeling low; feel ~ low; so low; really low; my mood is ~ low|flat;
      drag* myself; no energy; no will;
      stopped ~ caring|seeing|going|showering|cooking|replying|answering;
      not shower*|showered ~ days?; not care ~ anything|anymore|any; do not care about anything;
      give|given|giving up on ~ life|everything|myself;
      can not remember ~ last ~ happy|laughed|laugh|fun|good; forgot* ~ what ~ happy;
      sleep all day; sleep* ~ twelve|14|12|fourteen|10 hours;
      can not face ~ day|anything|people|work; going through the motions; on autopilot;
      just existing; not living; surviv* ~ not living;
      nothing tastes|feels|matters|helps|excites|interests; joyless; gloom*; miserable; unhappy;
      withdraw* ~ from; used to love ~~ now; used to ~ enjoy;
      things i ~ loved|love|enjoy* ~ nothing|bore|not|no; dishes ~ pile*;
      burden ~ everyone|family|others; winter ~ worse|gets|dark|down; sin ganas; no tengo ganas;
      triste; lloro; pajamas|pyjamas|pjs|sweatpants|robe ~ all|day|noon|still|week;
      stay* in ~ pajamas|pyjamas|bed; in my pajamas; couch ~ all|day|days|cannot|weekend;
      stopped ~ returning|answering|opening|replying|calling ~ calls|mail|texts|phone|emails|friends|messages;
      not ~ answer* ~ phone|texts|calls|door|messages; not ~ shower*;
      do not ~ shower|wash ~ weekends|days|much|anymore; unopened mail; open* mail;
      curtains|blinds ~ closed|drawn|shut; can not cry; no tears;
      gray|grey ~ thing|walking|inside|days|veil|film; lost my ~ spark|sparkle|mojo|joy|appetite;
      not myself; not feel like myself; ever been happy; ever ~ happy; never ~ been ~ happy;
      been happy; should be ~ happy|fun|grateful|thankful; nothing is wrong ~ but; feel ~ off;
      just off; off lately; feel ~ meh|blah; going through motions; day ~ same|blur|blurs;
      every day is the same; days ~ blur|run together|same; not ~ see ~ a ~ future;
      future ~ blank|black|nothing; what for; i do not ~ care ~ about;
      fake|faking ~ smile|happy|laugh|it; put on ~ face|mask|smile ~ work|everyone|people|kids;
      smile ~ outside|fake|mask ~ inside|crying|home; pretend* ~ fine|okay|ok|happy;
      cry* ~ in ~ car|bathroom|cereal|aisle|store|supermarket|closet|shower|office;
      tears ~ in the ~ car|cereal|aisle|store|supermarket|bathroom|shower;
      can not wash ~ cup|dish|dishes|hair|plate; dishes ~ sink|piling|week;
      laundry ~ piling|week|floor|mountain; skipped|skip|skipping ~ class|classes|work|lectures;
      sleep* through ~ alarm*|day|class*|afternoon;
      flat|flatness ~ feel|everything|inside|since|just;
      everything ~ tastes like ~ paper|cardboard|nothing; tastes like ~ paper|cardboard|ash;
      lie|lying|lay ~ on the floor ~ after|hours|evening|night|work; evening is ~ gone;
      get up and go; a reason to ~ leave|get up|get dressed; reason to ~ leave ~ apartment|house;
      and i ~ sit; i just ~ sit|lie|sleep; classes because ~ did not go; just did not go;
      failed ~ classes; sobbing ~ bathroom|car|no|desk;
      not ~ leave ~ house|apartment|room ~ days|weeks; not ~ open ~ door ~ weeks|days;
      weeks ~ without ~ leaving|seeing|talking; same clothes; teeth ~ brush*|days;
      not brush* ~ teeth|hair; bed by ~ 7|8|seven|eight; can not ~ laugh; do not laugh;
      stop* laughing; color|colour ~ went|gone|drained;
      everyone ~ else ~ happy ~ glass|watching|behind; behind ~ glass; under water; underwater;
      walking through ~ mud|water|fog|cement; cement; like ~ ghost; ghost; momentum;
      pull myself ~ up|together|out ~ again;
      stopped going to ~ lunch|class|church|work|gym|practice;
      have not felt ~ a thing|anything ~ since; haven t felt; star stickers;
      old room ~ parents|stickers|childhood; everyone moved ~ on|away|cool;
      afternoons are ~ long; the ~ evenings|afternoons are ~ long|empty|worst; listless;
      lethargic; joylessness; anhedonia; apathetic; apathy; bleak; despair; desolate; despondent;
      dreary; glum; sullen; leaden; lead blanket; wet blanket; molasses; sludge; quicksand;
      bottomless; abyss; doona|duvet ~ under|all|day|head; under the covers; under the blanket;
      unwashed; greasy hair; takeout containers; pizza boxes; voicemail full; mailbox full;
      blackout curtains; same sweatpants; microwave dinners; crawl* into bed; slept through;
      call* in sick ~ again|third|week; crying spells; crying jag*; weepy; tearfulness;
      lump* through; lost my appetite; zombie; shell of ~ myself|person; going nowhere; no spark;
      drained of ~ color|colour|life; numbness; sunday every day; stopped cooking;
      stopped singing; stopped painting; stopped playing; sold my ~ guitar|piano|bike|tools;
      the garage is full; gave up my ~ hobby|hobbies|choir|garden; just meh; lately meh;
      meh lately; feel meh; everything ~ nothing ~ meh; idk ~ meh; snappy ~ tired|scrolling;
      tired snappy
    `,
    hints: phrases`
      sad; tired all the time; lonely; alone; cry*; empty; numb; exhausted; tired; isolat*;
      motivat*; flat; lonel*; guilt*; grey|gray; used to ~~ now; naps|nap; gaming; couch; heavy;
      no reason; sadness; winter; cereal; empty*; sob*; weep*; tears; dull; lifeless; motivation;
      energy; pleasure; joy; enjoy*; interest; purpose; dark*; low; miserable; curtains; shower;
      dishes; fog; ghost; grey; momentum; =numb; =gone ~ evening|day; lights out
    `,
  }),
  problem({
    id: "bipolar",
    label: "bipolar mood swings",
    personal: true,
    names: phrases`
      bipolar*; manic; mania; hypomani*; manic depress*; cyclothymi*; bp2;
      mood stabilizer*|stabiliser*; lithium; lamictal; mood episodes
    `,
    says: phrases`
      ups and downs ~ extreme; highs and ~ lows; high ~~ then ~~ crash*;
      top of the world ~~ crash*|bed|then|low;
      not ~ sleep* ~~ days ~~ energy|fine|great|ideas|amazing|unstoppable|wired;
      do not need sleep; hardly|barely sleep* ~~ energy|ideas|amazing|unstoppable|wired|great;
      week|weeks|days ~ without ~ sleep ~~ energy|ideas|wired|brilliant;
      unstoppable ~~ then|crash*|low|bed|week|weeks;
      spend* ~~ thousands|everything|savings|spree ~~ then|crash*|energy|week|sleep;
      max* out ~ cards ~~ sleep|high|week;
      started ~ businesses|projects ~~ sleep|crash*|night|week; on fire for ~ weeks|days;
      weeks ~ on top ~ world; full of ideas ~~ then|crash*; then ~~ crash ~~ weeks|bed|months;
      mood ~ swing* ~ extreme*|wild*|weeks|highs; racing ideas; talk* ~ so|too fast;
      two ~ people|different versions ~ me ~ high|energy; genius; two weeks ~~ three months;
      for ~ weeks ~ i am ~ genius|god|unstoppable|invincible|on fire|amazing|brilliant;
      do not need ~ sleep; then for ~ months|weeks ~~ can not|bed|nothing|crash*|dead;
      stop* ~ taking ~ meds|pills|medication|lithium; pills ~ work when ~ take;
      when i feel great ~ stop|stopped|quit; stop when i feel ~ great|good; the low ones;
      low ones; =highs; up ~ then ~ down ~~ weeks|months; energy ~ like ~ rocket|electric; rocket;
      spend* ~ savings|everything|thousands|inheritance;
      went on a ~ spree|bender ~ spend*|shopping|bought; big plans ~ night|am|sleep|business;
      start* a ~ business|company ~ 3|4|am|night|overnight|week; hospital* ~ manic|mania|bipolar;
      bought ~ eleven|three|four|five|two|six ~ cars|boats|bicycles|bikes|guitars|bags;
      i am up ~ i am down; when i am up ~~ when i am down;
      when i am ~ up|high ~~ down|low|crash*;
      up|high ~ for ~ weeks|days|months ~~ down|low|bed|crash*;
      in spring ~~ in summer|winter|fall|autumn;
      slept ~ three|two|four ~ hours ~ night ~~ bought|started|wrote|painted|cleaned;
      bought a ~ food|ice ~ truck|boat|horse|motorcycle|car|house|camper;
      keeps my ~ cards|credit|money|keys;
      mom|wife|sister|husband|brother ~ keeps|has|holds ~ my ~ cards|credit|keys;
      send* everyone ~ presents|gifts|emails; wrote ~ novel|book|album ~ night|days|weekend|week;
      talk* ~ to strangers ~~ night|god|hours|business; not ~ pick up the phone;
      not ~ slept since ~ monday|tuesday|wednesday|thursday|friday|saturday|sunday;
      not slept ~ in|for ~ days ~~ talk*|paint*|clean*|buy*|bought|plans; repaint*;
      repainting the; clean* ~ house|garage ~ 3|4|am|midnight|night ~ days|week|straight;
      it always turns; before it turns; he|she is ~ up again ~ not|talk*|sleep;
      talking a mile a minute; a mile a minute;
      the one with the diagnosis ~ husband|wife|son|sister|he|she;
      cashed in ~ college|retirement|savings|everything; bought a ~ food truck;
      by easter|christmas|summer|june|july|march ~ could not ~ get|leave|move;
      could not get off the ~ floor|couch|bathroom; know when it is starting;
      when it is starting; early signs; up on the roof; on the roof again;
      his|her ~ =highs|episodes|ups and downs; living with ~ highs|bipolar; mood chart;
      mood episode; grandiose; rapid cycling; mixed state; lamotrigine; depakote; seroquel;
      lithium; quetiapine; hypomania; pressured speech; maxed ~ cards|out; shopping spree;
      bought a boat; bought a horse; quit my job ~ overnight|email|night|3am|genius;
      emailed the ceo; business plan ~ night|napkin|3am|4am;
      reinvent* ~ everything|company|night; felt like god; invincible; superhuman;
      never felt ~ better|more alive ~~ sleep|slept; not slept ~~ days ~~ never felt;
      buy|bought|buying ~ jet|plane|yacht|island|helicopter; need investors; writing ~ books ~ at once;
      spent ~ thousand|grand|k ~ dollars? ~ this|in|last ~ week|days|weekend|night;
      stopped|quit|off|without ~ my ~ lithium|lamictal|depakote; electric ~ then|weeks; lightning ~ brain|veins|then
    `,
    hints: phrases`
      mood swing*; =highs; crash*; spending spree; episode; impulsive*; swing*; spree; lithium;
      mood; swings; stabilizer; rocket; episodes; genius; sped up; impulsive; speeding; spending;
      repaint*; diagnosis
    `,
  }),
  problem({
    id: "psychosis",
    label: "psychosis and hearing voices",
    personal: true,
    names: phrases`
      psychosis; psychotic; schizophreni*; schizoaffective; hallucinat*; delusion*;
      hearing voices; hear voices; early psychosis; paranoi*; unusual experiences
    `,
    says: phrases`
      voices ~ in? my? head|tell*|talk*|say*|whisper*|comment*|shout*; hear ~ voices;
      heard ~ voices; see* things ~ not there; see* ~ that are not there; people ~ follow* me;
      being ~ followed|watched|bugged|tracked|spied;
      signals ~ coming|come|through ~ outlet|wall|vent|tv|radio|phone|power|lights;
      using|saying|say|use|said|says ~ my name ~ radio|tv|news|television|speakers;
      my name on the ~ radio|tv|news; reading|hearing|stealing|broadcasting ~ my ~ thoughts|mind;
      talk*|speak*|tell*|whisper* to me through; me through the ~ microwave|tv|radio|fridge|outlet|vent|wall|phone;
      zyprexa|risperdal|haldol|clozapine|invega|olanzapine ~ stopped|quit; cover* ~ vents|outlets|windows|cameras; vents|windows|outlets|head ~ foil;
      off|stopped|quit ~ zyprexa|risperdal|haldol|clozapine|invega|olanzapine|antipsychotic*; watching me through ~;
      they are ~ watching|following|listening|tracking|after; tv ~ talk*|message|messages ~ me;
      messages ~ tv|radio|television ~ for? me?; read* my mind|thoughts; thoughts ~ broadcast*;
      put* thoughts in*; government ~ watch*|follow*|track*|listen*;
      neighbours|neighbors ~ plotting|spying|watching|listening ~ me?; psych ward;
      antipsychotic*; lost touch with reality; what is real ~ not; what is real and what;
      neighbors|neighbours ~ talk* about ~ me|him|her|us; sending ~ messages|signals;
      send* ~ me|him|her ~ messages|signals;
      through the ~ vent|wall|walls|tv|radio|phone ~ voices|talk*|messages|listen*|say*|hear*;
      foil ~ over|on|window*|vent; camera|cameras ~ in ~ walls|house|ceiling|room|vent|smoke;
      chip ~ in ~ my|his|her|brain|head|tooth|arm; implanted; it is not real ~ shout*|tell*|says;
      not real ~ voices|says|tell*|shout*; nobody else ~ hears|sees;
      voice ~ comment*|tells|says|calls|talk* ~ me|what|my;
      hear ~ someone|people|them|him|her ~ talk*|call*|whisper*|saying ~ no|when|alone|nobody|name;
      shadow|shadows ~ people|figures|move*|see; they know ~ what i think|my thoughts;
      conspiracy ~ against me|me|after; plotting against; poison* ~ food|water ~ my|they|he|she;
      special ~ powers|mission ~ god|chosen; chosen one; break from reality; first episode;
      came home from ~ hospital|ward|psych;
      someone ~ commenting|talking|whispering ~~ in my ear|not there|head; in my ear;
      know ~ is not there; he|she|they ~ is not ~ really there;
      whisper* ~ ear|wall|night|name|behind; comment* on ~ everything|what ~ i do;
      hear* ~ my name ~ called?; hear things; seeing things;
      strangers ~ know|staring|talk* about me|laughing at me; they put ~ something|things;
      signs ~ everywhere|meant for me|license|numbers; secret ~ messages|meaning|codes;
      radio|tv|song|songs|news ~ was|is|were|are about me;
      about me ~ radio|tv|song*|news|podcast; me internaron; internaron; internad*;
      committed ~ to|me ~ hospital|ward; came out of the ~ hospital|ward ~ meds|voices|thought;
      on the ward; the ward; not ~ go back ~ to ~ hospital|ward ~ meds; they started up again;
      two ladies|men|people|voices ~ talk*|comment*|argue*|say; talk about what i am doing;
      ball game ~ talk*|voice*; risperdal; haldol; earbuds so people think;
      people think i am on a call; it is not real ~ argu*|said|told|tells;
      argued with me that it; nosy ~ voices|not mean; meds ~ voices|quieter;
      voices ~ quieter|louder|back|nosy; clozapine; olanzapine; aripiprazole; invega;
      injection ~ monthly|voices|meds; tinfoil; surveillance; gangstalk*; targeted individual;
      telepath*; mind control; demons ~ talk*|voices|whisper*|see|hear; poisoned food; bugged;
      wiretap*; encoded; prophecy; prophet ~ i|am|told; possessed;
      aliens ~ implant*|talk*|watch*; agents ~ following|watching|car; knows about my thoughts;
      knows my thoughts; know what i think; on channel;
      woman|man on ~ tv|channel|radio ~ knows|talks|says; goes on ~ from the ~ fridge|wall|vent;
      from the fridge; through the wall ~ talk*|voice*|say*;
      brother|sister|son|daughter|mother|father|husband|wife has ~ schizophreni*|psychosis;
      one of them ~ thinks|think|believes; i know how that sounds; argued with me about;
      arguing with me about it
    `,
    hints: phrases`
      voices; suspicious; hospitali*; whisper*; commenting; signals; spies; cameras; medication;
      unreal; radio; ward; antipsychotics; risperdal; zyprexa; abilify; messages; satellites;
      clozapine; earbuds; social worker
    `,
  }),
] as const;
