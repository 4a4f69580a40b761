import { phrases, problem } from "../problem.ts";

export const FEARS = [
  problem({
    id: "social-anxiety",
    label: "social anxiety and shyness",
    personal: true,
    names: phrases`
      social anxiety; socially anxious; social phobia; shy; shyness; public speaking;
      performance anxiety; stage fright; fear of judgment|judgement; glossophobia; social fears
    `,
    says: phrases`
      not ~ opened my mouth; not ~ said a word ~~ class|seminar|meeting|lecture|group;
      practice|practise|rehears* ~ one? sentence ~~ head|class|minutes|meeting; participation points|grade;
      called on ~~ blank|freeze|panic|dread|class;
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
      talking to ~ people|strangers|girls|guys|anyone|coworkers|others; raise|raising my =hand;
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
      delete* ~ text|message|post ~ hours|again|send; replay lunch;
      replay* ~ lunch|elevator|call|joke|conversation|meeting|party; dining hall;
      have ~ one friend; one friend; make ~ friends ~ can|hard|not|how; eat alone; wallflower;
      tongue tied; mumble; mumbling; stammer; stutter; awkwardness; cringe; cringing; cringed;
      spotlight; toastmasters; karaoke; introductions; go around the room; breakout room; unmute;
      unmuted; camera on; raise* hand; order at the counter; self checkout ~ avoid|so|because;
      rather text; phone phobia; eat lunch in; blotchy; sweat through; sweaty palms; shaky voice;
      invisible at ~ parties|work|school; fly on the wall; hover* ~ snack|wall|kitchen ~ party;
      leave parties; irish goodbye; never dated; never kissed; virgin ~ at|still|30;
      making friends; no one to ~ call|invite|sit; not talk to anybody;
      have not talked to ~ anyone|anybody|a person; eat by myself; sit by myself
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
      hear|see ~ bark*|dog|dogs ~~ cross*|sweat*|freeze*|run; cross the street ~~ dog|dogs|bark*;
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
      drive ~ around|longer ~ avoid ~ bridge|tunnel|highway; airport ~ turn*|cry*|leave|panic;
      takeoff; boarding ~ gate|pass|plane; cockroach*; spiderweb|cobweb; heights;
      ledge ~ dizzy|legs; ladder ~ scared|freeze; glass elevator; ferris wheel; blood draw;
      blood test; vaccine ~ faint|scared|avoid*; phlebotom*; tarantula; german shepherd;
      pit bull; barking dog*; mail route; thunderstorm*; tornado siren;
      open water ~ scared|panic; deep water; choking hazard; cannot swallow ~ pills|food|choke;
      norovirus; vomit phobia; throw up ~ scared|fear|afraid|avoid*; roaches;
      mice ~ scream*|scared; snakes; getting a ~ shot|needle|injection;
      get a ~ shot|needle|injection ~ without|like;
      walked out of ~ lab|clinic|dentist ~ times|twice; wants blood ~ every; blood drive;
      rubber strap; dread* ~ needles|dentist|flight|blood;
      afraid of the ~ dark|water|dentist|needle|doctor; blood drawn; have blood drawn;
      needles ~ pass out|faint|ran|run; pass out ~ needles|needle|blood|tv;
      ran ~ out of ~ lab|clinic|hospital|dentist; in a gown ~ ran; blood test sitting up;
      not going to doctors ~ needle*|blood|scared
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
      rereading|reread* ~ email*|page|over|times; rewrit* ~ email*|letters ~ times|until|again|over|right; symmetr*;
      late ~ because ~~ check*|lock*|stove|wash*;
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
      scrub* ~ hands|skin|floor|until|raw; rinse*; wipe*;
      start* over ~ from|if|when ~ beginning|wrong|lose; had to ~ do it ~ again|over;
      one more time ~ just|check|sure; lysol; clorox; purell; hand washing; handwashing;
      decontaminat*; sterile; spotless ~ can|until|hours; asymmetr*; uneven; tapping;
      light switch|switches; faucet; doorknobs; stove knobs; reread; ruminating loop; confess*;
      taboo; forbidden thoughts; pedophile; paedophile; knives ~ hide|drawer|away;
      steering wheel ~ swerve|people; run* someone over; hit and run ~ check|did|sure;
      even numbers; odd numbers; number four; superstitious; undo* ~ thought; mental review;
      reassurance; are you sure; contaminated; mold ~ everywhere|hours|clean*;
      asbestos ~ check*|worry*|convinced; lead paint ~ check*|test*|convinced; ritual*; tics;
      hair pulling; eyelashes ~ pull*; cuticles; scabs; hoard*;
      unplug* ~ everything|twice|times|again|toaster|iron;
      groceries ~ wiped|wipe|wiping|spray*|wash*; get wiped
    `,
    hints: phrases`
      ritual; obsess*; bleach; double check; superstitio*; compulsive*; reassurance;
      magical thinking; soap; germ*; doorknob*; contaminat*; lock*; stove; iron; faucet; ritual*;
      repeat*; clean*; sanitizer; gloves; checking; counting; pray*; flashes; bleed*; blasphem*;
      confess*; shower; disgust*; nephew; niece; tile|tiles; knob; wipe; rearrang*; symmetr*
    `,
  }),
] as const;
