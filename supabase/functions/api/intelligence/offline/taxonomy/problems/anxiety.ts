import { phrases, problem } from "../problem.ts";

export const ANXIETY = [
  problem({
    id: "anxiety",
    label: "anxiety and worry",
    personal: true,
    names: phrases`
      anxiety; anxious; generalized|generalised anxiety; gad; worrier; chronic worry; overthink*;
      over thinking; rumination; ruminate; health anxiety; hypochondria*; ansiedad;
      ansioso|ansiosa; angustia
    `,
    says: phrases`
      worry ~ about everything; worry about ~ {always}; {always} ~ worry; worry all the time;
      can not stop ~ worrying|thinking|spiralling|spiraling; worst case; worst will happen;
      what if|ifs; on edge; mind ~ racing|races|spinning|spins; racing thoughts|mind;
      thoughts ~ race|racing|spiral|spin; brain ~ not {stop}; mind ~ not {stop};
      head ~ not {stop}; brain never {stop}; mind never {stop}; head never {stop};
      can not {stop} ~ {head} off?; {stop} my {head} off; {stop} off my {head}; can not relax;
      never relax|relaxed; can not sit still ~ worry; {hard} to relax; knot in my stomach|chest;
      stomach ~ in knots; butterflies ~ {always}; pit in my stomach; something bad ~ happen*;
      something terrible|awful ~ happen*; waiting for ~~ shoe ~ drop; impending doom;
      sense of doom; feel ~ dread; constant dread; nervous wreck; bundle of nerves; my nerves;
      nervous all the time; {always} nervous; jittery; tense all the time; {always} tense;
      wound up; uptight; catastrophi*; replay ~~ conversation|conversations|said;
      go over ~~ conversation; second guess* ~ everything|myself; overanaly*; over analy*;
      worry myself sick; worried sick; fret*; freak out ~ everything|small; google ~ symptoms;
      convinced ~ cancer|tumour|tumor|heart|dying|ill; think i have ~ cancer|tumour|tumor;
      doctor says ~ nothing wrong; hamster wheel; head ~ never quiet;
      head is ~ busy|loud|full|noisy; mind is ~ busy|loud|noisy; tight chest; chest ~ tight;
      preocupad*; nervios*; me preocupo; worry ~ {child}|money|health|future|work|everyone;
      scared of ~ future; imagin* ~ disaster|disasters|accident|accidents;
      rehears* ~~ conversation|conversations; brain on ~ loop; thoughts on ~ loop;
      stomach ~ churn*; can not switch off; can not turn ~ off; {hard} to switch off;
      jaw ~ clench*|concrete|tight|tense|hurts|sore; grind* ~ teeth; what could go wrong;
      go wrong; {always} something ~ worry; go* looking for ~ something|trouble|problems|worry;
      over and over ~ head|mind; can not let ~ go ~ thought*|worry*|things|mistake|mistakes;
      prepare for ~ worst|every; lists in my head; headlines|news ~ can|worry*|panic|sick;
      worry* that; i worry; worried ~ about; doom; waiting for ~ bad|something|worst|news|bomb;
      on high alert; my mind ~ runs|goes|jumps|keeps; keyed up; wired but tired;
      nail* ~ bite|biting|bitten; bite my nails;
      check my ~ pulse|heart|temperature|email|location; {hard} to ~ decide|make decisions;
      asking ~ are you sure|mad at me; are you mad at me;
      not ~ leave me alone ~ head|mind|thoughts; {head} ~ not leave me alone;
      check* ~ weather|bank|news|forecast ~ times|again|every|constantly;
      refresh* ~ news|email|page|app; expect* ~ worst|disaster; borrow* trouble; fear the worst;
      bracing for; on pins and needles ~ {always}?; nothing to worry about ~ but;
      look for ~ something to worry; can not ~ enjoy ~ because ~ waiting|worry*|what if;
      worried ~ all|{always}|about; heart drops ~ phone|email|text|rings;
      when the phone rings ~~ died|bad|accident|news;
      insurance|taxes|bank ~~ awake|over and over|check*; stomach ~ in my throat; knot*
    `,
    hints: phrases`
      worry; nervous; stressed; uneasy; restless; on my mind; tense; overwhelm*; fear; afraid;
      scared; heart ~ race|races|racing|pound*; sweat*; shak*; butterflies; switch off;
      agoniz*|agonis*; dread; go* round and round; jaw; brace|bracing; what if; alarm*; lump;
      over and over; replay*; control; uncertain*; decision*; prepared; emergency; catastroph*;
      spiral*; breath*; shaky; jumpy; mistake*
    `,
  }),
  problem({
    id: "panic",
    label: "panic attacks",
    personal: true,
    names: phrases`
      panic; panic disorder; panic attack; agoraphobi*; anxiety {attack}; panico;
      ataque|ataques de panico|ansiedad; fear of fear
    `,
    says: phrases`
      heart ~ goes ~ nuts|crazy|mad|wild|mental;
      heart ~~ jump|jumps|burst|explode|bursting|exploding|racing|hammer*|thump* ~ chest?;
      heart ~ pound*; heart ~ going ~ hundred; heart attack ~ not; think|thought ~ heart attack;
      having a heart attack; like a heart attack; can not breathe; could not breathe;
      can not catch my breath; {hard} to? breathe; not get ~ air|breath; hyperventilat*;
      short of breath; think|thought|felt|feel|convinced ~ i ~ going to die; think i am dying;
      feel ~ like dying; felt like ~ dying; going to pass out; going to faint;
      about to faint|pass|collapse; feel ~ faint; hands ~ tingl*|numb|shak*|sweat*;
      dizzy ~ shop|store|bus|train|crowd*|supermarket;
      out of ~ nowhere ~~ heart|chest|shak*|breath*|terror|fear|scared|dizzy;
      chest ~ close|closes|closing|tighten*|squeez*; throat ~ close|closes|closing|tighten*;
      walls ~ clos*; losing my mind ~ shop|store|bus|train|crowd*|supermarket;
      have to get off ~ bus|train|subway|tube|metro;
      get off ~ bus|train|subway|tube|metro ~~ early|stop|stops;
      can not get|go on|in|into ~ bus|train|subway|tube|metro|motorway|highway|elevator|lift;
      avoid ~ bus|buses|train|trains|subway|tube|metro|motorway|highway|supermarket|supermarkets|bridges|bridge|crowds|crowded|mall;
      can not leave ~ house|home|flat|apartment; could not leave ~ house|home|flat|apartment;
      afraid|scared to leave ~ house|home; have not left ~ house|home|flat|apartment;
      sit ~ near|by ~ exit|door; need to know ~ exit|exits; scared of ~ attack|attacks;
      {attack} ~ nowhere; world ~ not real; things ~ feel unreal; going to lose control;
      ambulance ~~ heart|nothing|fine|panic; emergency room ~~ nothing|heart|fine|panic;
      tight chest ~~ breath*; freeze|freak|freaked ~ on the bus|train|plane|motorway|highway;
      legs ~ jelly; heart skip*|flutter*; palpitation*;
      think|thought|convinced|sure ~ having a ~ stroke; sure ~ this is it;
      this is it ~ dying|dead|end; ambulance ~ twice|called|again;
      er ~ twice|three|times|again|sent; ekg|ecg ~ fine|normal|clean;
      heart ~ fine|normal ~ doctor|doctors|said|says|tests;
      heart ~ like a ~ hammer|drum|bird|machine;
      pull* over ~~ highway|freeway|breath*|road|could;
      on the ~ highway|freeway|bridge|motorway ~ can|panic|freeze|terrif*|attack|alone; bridges;
      tunnels; aisle seat; middle seat; near the ~ exit|door|aisle;
      left ~ my? ~ cart|trolley|basket;
      ran out of ~ store|shop|church|meeting|class|room|restaurant|movie|theater;
      run out of ~ store|shop|church|meeting|class|room|restaurant|movie|theater;
      have to ~ get out|escape|leave ~ room|store|meeting|now|there;
      trains|train|elevator|elevators|subway ~ heart|breath*|panic|stuck|walls|can;
      too far from ~ home|house|hospital; far from home; like i am ~ dying|suffocating|choking;
      cold sweat; pins and needles; zero to dying;
      walked|left|ran ~ out of the ~ store|grocery|shop|church|movie|theater|class|restaurant|supermarket|mall;
      left everything ~ at ~ register|checkout; see the ~ way out|exit;
      certain|sure|convinced ~ i ~ collapse|faint|pass out|die|choke; stairs ~ flights|floors;
      floors ~ stairs; one of those ~ things|attacks ~ on|in|at; take the ferry; bus ~ instead;
      longer ~ avoid ~ bridge|tunnel|highway; heart ~ thud*|gallop*|flip*|stop*;
      world ~ tilt*|spin*|narrow*; tunnel vision; knees ~ buckle|went|gave|give;
      face ~ numb|tingl*; lump in my throat; another attack; next attack
    `,
    hints: phrases`
      heart ~ race|races|racing; shak*; dizzy; breath*; trapped; tingl*; crowd*; elevator*;
      subway; train|trains; exit|exits; collapse; ambulance; highway; bridge; tunnel; theater;
      supermarket; pulse; suffocat*; choke*; airless; escape; paramedic*; ferry
    `,
  }),
  problem({
    id: "social-anxiety",
    label: "social anxiety and shyness",
    personal: true,
    names: phrases`
      social anxiety; socially anxious; social phobia; shy; shyness; public speaking;
      performance anxiety; stage fright; fear of judgment|judgement; glossophobia; social fears
    `,
    says: phrases`
      {scared} ~ people ~ judge|judging|think|laugh*|look*|star*;
      what ~ people|everyone|others|they ~ think of|about me; people ~ judg* me;
      everyone ~ look*|star* at me; people ~ look*|star* at me;
      being ~ centre|center of attention; go ~ red; blush*; turn red; face ~ red; voice ~ shak*;
      mind goes blank; go blank; nothing to say; do not know what to say ~ people|party|anyone?;
      can not talk|speak to ~ people|strangers|anyone|girls|guys|men|women;
      {scared} ~ parties|party|meetings|meeting|presentation|presentations|strangers|speaking|phone|people;
      avoid ~ parties|party|people|social|gatherings|meetings|eye|phone|calls|lunch|invitations;
      {hate}|dread ~ parties|party|small|presentations|meetings|phone|gatherings;
      dread ~ parties|party|presentation|presentations|meetings|small|phone|gatherings;
      phone calls ~ scare|terrify|anxious|panic|sweat*; eat ~ in front of; speak ~ in front of;
      talk ~ in front of; speak up ~ meeting|meetings|class|work; cancel ~ plans;
      make excuses ~ not ~ go; excuses to ~ leave|avoid|stay|get;
      hide ~ bathroom|toilet|toilets ~ party|parties|work|wedding; make a fool of myself;
      look stupid; sound stupid; say something stupid|wrong|dumb; embarrass* myself;
      humiliat* myself; awkward ~ around|with|people|social*; socially awkward;
      freeze up ~ people|meeting|meetings|talk*|group|groups; eye contact ~ {hard}|scare|avoid;
      {hard} ~ talk* ~ strangers|groups|new; around new people; meeting new people;
      in groups ~ quiet|silent|freeze|blank|anxious; rehears* ~~ order|say|call; small talk;
      can not order ~ food|coffee|pizza; speeches|toast ~ {scared}; anxious around people;
      nervous around people; panic ~ around people; replay ~~ i said; never spoke|speak up;
      do not say|speak a word ~ meeting|meetings|class|seminar|group;
      eat* ~ in my|the ~ car|bathroom|stall|toilet|stairwell;
      eat* ~ lunch ~ alone|car|bathroom|stall; sit* ~ alone ~ lunch|class|cafeteria|party|break;
      nobody to sit with; talk* to people;
      talking to ~ people|strangers|girls|guys|anyone|coworkers|others; raise my hand;
      called on in class; camera off ~ meeting*|zoom|class|work; phone rings;
      best man ~ speech|toast; give|giving a ~ speech|toast|talk|presentation; icebreaker*;
      interview|interviews ~ freeze|blank|shak*|sweat*|panic|sick|choke;
      everyone ~ watching|notices|staring; people ~ watching me; voice ~ crack*|disappear*|goes;
      practice ~ what ~ say; have no friends; no friends; not ~ have ~ friends;
      never ~ been ~ kissed|date|dated; {hate} ~ being looked at|watched;
      called in sick ~~ presentation|demo|speech|meeting|talk; voice ~ wobble*|wobbling;
      everyone can see ~ it|shak*|me; hear my own voice;
      five minute ~ demo|talk|presentation|speech; my turn to ~ speak|talk|introduce;
      say my name ~ group|class|meeting|introduc*; wrote and deleted ~ text|message|email*;
      delete* ~ text|message|post ~ hours|again|send; did not send it; replay lunch;
      replay* ~ lunch|elevator|call|joke|conversation|meeting|party; dining hall;
      have ~ one friend; one friend; make ~ friends ~ can|hard|not|how; eat alone
    `,
    hints: phrases`
      party|parties; presentation|presentations; strangers; awkward; judged; introvert*; crowd*;
      quiet one; prof; nobody to; audience; demo; presentation*; voice ~ wobble*|shak*; blush*;
      stare*; spotlight; small talk; network*; introduce*; sick ~ call*; lunchroom; cafeteria;
      shy; tongue; stammer*; stutter*; zoom; replay; friend
    `,
  }),
  problem({
    id: "phobias",
    label: "phobias and specific fears",
    personal: true,
    names: phrases`
      phobia; phobias; phobic; claustrophobi*; emetophobi*; arachnophobi*; acrophobi*;
      needle phobia; fear of flying; specific fears|phobias; aerophobi*; exposure to feared
    `,
    says: phrases`
      {scared} ~ fly*|planes|plane|airplanes|spiders|spider|snakes|dogs|needles|needle|injections|blood|vomit|heights|height|lifts|elevators|elevator|lift|dentist|dentists|thunder|water|clowns|birds|moths|wasps|mice|bridges|tunnels|mri|driving|choking;
      throwing up ~ {scared}; {scared} ~ throwing up|being sick|puke|puking;
      can not|will not|not ~ get on ~ plane|planes|airplane|flight; can not fly; have not flown;
      can not|not ~ drive ~ motorway|highway|bridge|freeway|since; scream ~ spider|spiders;
      faint ~ needles|blood|needle|injection; blood test ~ faint|panic|run|avoid;
      need|take ~ stairs ~ elevator|lift; stairs instead of ~ elevator|lift; irrational fear;
      avoid ~ flying|planes|dentist|needles|elevators|lifts|heights|driving|dogs|spiders|bridges;
      plane|flight ~~ terrif*|scared|panic|afraid; turbulence;
      miss* ~~ wedding|holiday|vacation|trip ~~ fly*|plane;
      not ~ been on ~ plane|airplane|flight|boat|elevator; on an airplane ~ years;
      get* ~ on ~ plane|airplane|flight ~ can|scared|sweat*|panic|wedding|without;
      can not ~ look at ~ spider*|snake*|blood|needle*; cross the street ~ dog|dogs;
      dog|dogs ~ cross ~ street; shots|shot ~ faint*|terrif*|needle*|scared;
      sick bug|norovirus|stomach bug ~ terrif*|avoid*|panic|scared;
      thunder|storm|storms ~ hide|terrif*|closet;
      root canal|filling|cavity ~ years|scared|avoid*;
      need* ~ mri|surgery|vaccine ~ can|scared|needle*;
      fear of ~ dogs|flying|needles|spiders|heights|vomit*|blood|storms|driving|choking|clowns;
      not ~ been ~ in the air; not flown ~ since; in the air since; get me on ~ plane;
      not ~ been ~ dentist ~ years; not ~ driven ~ since|years|highway|bridge;
      can not ~ drive ~ over|on ~ bridge*|highway|freeway;
      drive ~ around|longer ~ avoid ~ bridge|tunnel|highway
    `,
    hints: phrases`
      dentist; needles; heights; flying; spiders; planes; airplane; plane; flight; dogs; vomit*;
      elevator*; takeoff; airport; cruise; terrified; fear of; bees; wasps; mice; storms;
      thunder; injection*; clown*; mri
    `,
  }),
  problem({
    id: "ocd",
    label: "OCD and intrusive thoughts",
    personal: true,
    names: phrases`
      ocd; obsessive compulsive; obsession|obsessions and compulsion|compulsions; compulsion;
      compulsions; intrusive thought*; checking and washing; contamination; rituals;
      scrupulosity; toc; hoarding; trichotillomania; skin picking
    `,
    says: phrases`
      check* ~~ stove|door|doors|oven|lock|locks|locked|taps|gas|iron|windows|plugs|switches|hob|cooker|kettle|fridge;
      go back ~~ check*; check* ~~ times; check* over and over; check again and again;
      have to check; wash* ~ hands; wash* ~ hand* ~ raw|bleed*|times|cracked;
      hands ~ raw|bleed*|cracked; shower* ~~ hours|times; germs; contaminat*; dirty ~ touch*;
      can not touch ~ door|doors|handles|things|money|anything;
      count* ~~ times|steps|numbers|even|tiles|four|three|seven; tap* ~~ times; touch ~~ times;
      even number*; has to be ~ even|symmetrical|right|perfect|order; just right;
      line* up ~ things|objects|shoes|books|cans; in ~ exact|certain|right order; redo* ~ until;
      repeat* ~ until; until it feels right; start ~ over ~ feels|wrong|times;
      horrible|awful|terrible|disturbing|sick|violent|unwanted|disgusting|scary|bad|weird thoughts|images|pictures;
      thoughts|images ~~ hurting ~ someone|baby|child|kid|people|her|him|somebody|kids;
      thoughts|images|pictures ~ pop* ~ head|mind?; thoughts i do not want; thoughts ~ not want;
      what if i ~ hurt|stab|push|kill|drop|snap|hit|ran|run|swerve;
      did i ~ hit|hurt ~ someone|somebody; hit someone ~ car|driving;
      drive back ~~ check|hit|sure; drove back; something bad will happen ~ if|unless;
      if i do not ~~ someone ~ die|hurt|happen*; neutrali*; undo the thought;
      reassur* ~~ over|again|times|constant*; ask ~~ over and over ~ if|sure;
      pray* ~~ exact|perfect*|over|times|right; blasphem*; stuck ~ rituals|loop|washing|checking;
      can not throw ~ away; lick* lips; pull* ~ my hair; pick* ~ my skin|fingers|scabs;
      photo|photos|picture|pictures|video ~ of ~ stove|oven|lock|door|iron|plug;
      hide|hid|hidden ~ knives; knives ~ drawer|away|hide; have to confess;
      confess* ~ everything|thoughts|every; hand sanitizer*; sanitiz*;
      bleach ~ hands|everything|doorknobs|groceries;
      wipe* down ~ groceries|everything|phone|doors; change clothes ~ outside|door|come|enter;
      outside clothes; shoes ~ outside|contaminated|floor; bad number|numbers; lucky number*;
      unlucky; magic number; around the block ~ check|again; check* ~ mirror ~ hit|anyone|body;
      lock ~ unlock; unlock; ask* ~ partner|husband|wife|mom|mum ~~ off|sure|locked|clean;
      are you sure ~ locked|off|clean; it is not ~ clean ~ enough; never ~ clean ~ enough;
      feels ~ contaminated|dirty|tainted;
      am i ~ a ~ pedophile|paedophile|killer|monster|psychopath|murderer|bad person;
      what if i am ~ a ~ pedophile|paedophile|killer|monster|psychopath|murderer|bad person;
      what if i ~ wanted|want|secretly ~ to?; sinful|blasphem* thoughts;
      can not ~ stop ~ washing|checking|counting|cleaning|praying;
      rereading|reread* ~ email*|page|over|times; rewrit* ~ email*|letters|until|times; symmetr*;
      late ~ because ~~ door|check*|lock*|stove|wash*;
      because of the ~ door|lock|stove|oven|front; hands ~ crack*|bleed*|raw ~ soap|wash*;
      soap ~ hands|raw|bleed*|crack*; the washing; washing ~ eats|takes|hours|mornings;
      touch a doorknob; doorknob*; if i touch ~ can not|have|must|wash; seven times;
      three times ~ or; exactly ~ times; times before i can ~ leave|sleep|go;
      until it is ~ right|even|perfect; an hour ~ to ~ leave ~ house|home;
      takes ~ hours to ~ shower|wash|leave|lock|clean;
      see myself ~ letting go|pushing|stabbing|hurting|dropping; lose the order;
      in the ~ right|same|exact order; shower ~ minutes|hours|order|begin|again;
      begin again ~ if|because|order|wrong;
      minutes|hours ~ in the shower|bathroom ~ order|again|right;
      picture|image|thought|thoughts|pictures|images ~ shows|show|pops|pop|flashes|flash|comes|come up?;
      check ~ inside|whether|if ~ i ~ liked|like|meant|wanted|felt|feel;
      stopped ~ seeing|holding|visiting|babysitting ~ niece|nephew|baby|kids|because;
      never act on; would never ~ do ~ thoughts|it|hurt;
      disgust* ~ thoughts|pictures|myself ~ check;
      avoid ~ knives|kids|children|playground|holding; crack* ~ pavement|sidewalk;
      scrub* ~ hands|skin|floor|until|raw; rinse*; wipe*; redo;
      start* over ~ from|if|when ~ beginning|wrong|lose; had to ~ do it ~ again|over;
      one more time ~ just|check|sure
    `,
    hints: phrases`
      ritual; obsess*; bleach; double check; superstitio*; compulsive*; reassurance;
      magical thinking; soap; germ*; doorknob*; contaminat*; lock*; stove; iron; faucet; ritual*;
      repeat*; clean*; sanitizer; gloves; checking; counting; pray*; flashes; bleed*; blasphem*;
      confess*; shower; disgust*; nephew; niece; tile|tiles; knob; wipe; rearrang*; symmetr*
    `,
  }),
] as const;
