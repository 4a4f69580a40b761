import { phrases, problem } from "../problem.ts";

export const RELATIONSHIPS = [
  problem({
    id: "relationships",
    label: "relationships and couples",
    names: phrases`
      couple|couples ~ therapy|counseling|counselling|work|issues?;
      relationship|relationships ~ problem|problems|issues|trouble|troubles|therapy|counseling;
      marriage|marital ~ counseling|counselling|problems|therapy|trouble|crisis; intimacy;
      premarital; pareja; matrimonio
    `,
    says: phrases`
      we ~ fight|argue|bicker ~ about|over|all|every|constantly|money|{always}|again|and;
      fight* ~ about ~ money|dishes|chores|everything|nothing|kids|sex|same;
      same ~ fight|argument ~ over|again|every|loop?;
      {partner} ~ not ~ listen|talk|understand|care|help|touch|notice;
      {partner} ~ goes through my ~ phone|texts|email|messages|bag; goes through my phone;
      checks my phone; {partner} ~ jealous|controlling; stonewall*; silent treatment;
      {partner} ~ shuts down; walk* out ~ argument|argue|talk*;
      more like ~ roommates|friends|flatmates|siblings; sleep ~ separate ~ rooms|beds;
      not ~ had? sex ~ years|months|weeks|anymore|since; no sex; sexless; dead bedroom;
      bedroom ~ dead|problem|issue|nothing; stopped ~ touching|talking|kissing ~ each?;
      drift* apart; grow*|grew|grown apart; not ~ talk ~ anymore|each other|really;
      marriage ~ is ~ falling|trouble|hanging|rocks|over|dead|cold|empty|struggling|work;
      save ~ marriage|relationship|us; fix ~ marriage|relationship|us;
      our ~ marriage|relationship; my marriage; my relationship; foot out the door;
      {always} pick|choose ~ wrong|same|unavailable;
      same ~ kind|type ~ guy|man|woman|partner|person|relationship|girl;
      pattern ~ relationships|men|women|partners|dating; keep ~ dating|choosing|picking|attract*;
      never ~ last* ~ month|months|year|relationship; all my relationships; every relationship;
      break* up ~ with|again|last|after|she|he|we|from; broke up; breakup; break up; dumped me;
      got dumped; ghosted; can not ~ commit|open up|let ~ in|trust ~ partner;
      commit* ~ scared|issues|fear|phobe; afraid of intimacy; push ~ away ~ close;
      {partner} wants ~ kids|children|open|move|marry ~~ not|do; open ~ relationship|marriage;
      polyam*; poly; touch each other; talk past each other; love him|her ~ but; not in love;
      fall* out of love; newlywed*; engaged ~~ doubt*|cold; therapy together;
      come|go|see ~ together ~~ {partner}; both of us; household ~ chores; mental load;
      my {partner} and i ~~ fight*|argu*|talk*|not|distance|stuck|struggl*|strangers|close|roommates|years;
      me and my {partner} ~~ fight*|argu*|not|stuck|struggl*;
      our|my ~ long distance ~ relationship|partner|boyfriend|girlfriend; i ~ am ~ jealous;
      jealous of ~ {partner}|her|his|everyone|ex; pack* ~ a? bag; i chase;
      chase ~ her|him|she|he; she|he ~ shuts|closes|slams ~ door|down;
      shut* ~ down ~ when|every|talk*|fight*; the dance; same ~ dance|track|loop|song;
      round and round; go in circles ~ fight*|talk*|argu*; referee; whisper fight;
      polite ~ marriage|strangers|roommates|each; have not touched ~ each?;
      not ~ touched|kissed|slept together ~ since|in|years|months; intimacy;
      not talking about it; sleep* ~ on the couch ~ him|her|partner|fight*|husband|wife;
      sleep* ~ in the ~ other|guest|spare ~ room; back to back; dinner in silence;
      silence ~ dinner|between us|house; keep* score; scorekeep*; nag*;
      resent* ~ him|her|husband|wife|partner; contempt; eye roll*;
      dishes ~ fight*|trial|argu*|war;
      baby|kids came|arrived ~~ we|us ~ strangers|fight*|roommates; ultimatum*;
      propos* ~~ not sure|panic|doubt*|freez*; therapy ~ or ~ she|he ~ leaves|out|done;
      he|she wants ~ out|space|break; taking a break; on a break; third breakup;
      we love each other but; loves me but; heartbroken; heartbreak ~ since|over;
      roommates ~ we|marriage|partner|now|like; we ~ roommates; like ~ room mates;
      walk* out ~ when|fight*|argu*|talk*|he|she|door; he|she ~ walks|storms|walked|stormed out;
      storm* out of the ~ room|house|fight*; in the bedroom ~ nothing|problem*|not;
      first the bedroom; the bedroom ~ dead|and|silence|problem|nothing;
      run* after ~ her|him ~ door|porch|street|car|again|stop*|always; he says ~~ i say;
      she says ~~ i say; i nag; says i nag; he hides; she hides ~ when;
      nobody says anything ~ until|for; becoming court; like court;
      turns into a ~ trial|war|fight|court; talk without ~ fight*|yell*|court|screaming|it;
      {partner} wants ~ to? ~ open ~ things|up|relationship|marriage; open things up;
      open up ~ things|relationship|marriage; look at me ~ again|anymore; come along;
      counseling together; will come ~ along|too ~ wife|husband|she|he;
      days without a ~ sentence|word|touch;
      only ~ talk|speak about ~ logistics|kids|bills|schedules; about logistics; logistics;
      still an us; interrupt us; if there is ~ still an us; guest who pays rent;
      argument about ~ his|her|my|our ~ mother|mom|money|sister|family; the argument ~ every;
      hear each other; stubborn; exactly like my ~ father|dad|mother|mom;
      another man|woman|guy ~ exactly|just like|who;
      same man|woman ~ different ~ name|face|shoes
    `,
    hints: phrases`
      {partner}; argue*; fight*; lonely; trust; sex; marriage; love; my {partner} and i;
      me and my {partner}; each other; in laws; boyfriend; single; jealous; husband; wife;
      girlfriend; couple; kiss*; fight|fights; argue|argument; date; nag*; hug*; logistics;
      argument; married; ended it
    `,
    listed: phrases`
      couples; couple; relationships; relationship; attachment; communication; dating;
      unstable relationships; relationships that repeat
    `,
  }),
  problem({
    id: "infidelity-divorce",
    label: "affairs, separation and divorce",
    lasting: true,
    names: phrases`
      infidelity; affair|affairs; divorc*; separation; custody; co parent*; coparent*; betrayal;
      separated; infiel; divorcio; discernment; breakups
    `,
    says: phrases`
      cheat* ~ on|me|with|wife|husband|partner|her|him|again; cheated; cheating;
      {partner} ~ affair; had an affair; having an affair;
      slept with ~ someone|another|my|her|his|coworker|other;
      sleeping with ~ someone|another|my|her|his|coworker;
      found ~ messages|texts|receipts|photos|emails|account|condom|lipstick;
      saw ~ messages|texts|photos; other woman|man; another woman|man; unfaithful;
      {partner} ~ left me; {partner} ~ walked out; {partner} ~ moved out; {partner} ~ leaving me;
      left ~ my {partner}; leave|leaving my ~ {partner}; stay or ~ leave|go;
      should i ~ stay|leave; whether to ~ stay|leave|divorce; split* up; splitting up;
      ex ~ custody|kids|court|lawyer; lawyer*; my ~ ex ~ husband|wife; after ~ years of marriage;
      kids ~ half|every other ~ weekend|week|time; two households; trust ~ again ~ after;
      forgive ~ him|her|cheat*|affair; his|her location; secret ~ account|phone|messages|life;
      on tinder|bumble|hinge ~~ {partner}|married; {partner} ~ tinder;
      =papers ~ signed|served|serve|filed|divorce|lawyer; served ~ =papers;
      filed ~ for? ~ divorce|papers; divorce ~ came through|final*|went through;
      half the ~ time|week ~ kids|with him|her|mine;
      messages ~ from ~ woman|man|coworker|another; hotel ~ receipt*|room|charge; second phone;
      burner phone; lipstick; coworker ~~ sleeping|slept|affair|messages|texting|more than;
      emotional affair; it had been going on; check ~ his|her ~ phone|location|pockets|email;
      kissed ~ someone|another|coworker|my; one night stand; pregnant ~ not mine|his|another;
      ring ~ off|drawer|took; dividing ~ the? house|furniture|money; moved out;
      sleep|sleeping on ~ friend|sister|brother ~ couch|sofa;
      i was ~ somebody|someone wife|husband; since ~ separation|divorce|split|he left|she left;
      left me for; left ~ for ~ another|younger|someone|coworker; forgive;
      can we ~ come back|still be married|survive; still be married; still be together;
      hotel receipt; found the ~ receipt|messages|texts|phone|email*|emails|photos|ring|letter*;
      ended it with ~ other|her|him|woman|man; other woman; other man; look at me again;
      two homes ~ now|kid*; split custody; sent ~ divorce; asked for ~ separation|divorce;
      the separation; changed my mind ~ twice|leave|stay|divorce;
      decide ~ stay|leave|divorce|marriage|kids ~ decently?; years after ~ the divorce;
      after the divorce;
      used his|her ~ ipad|phone|laptop|computer ~~ there they were|hearts|saw|found;
      hearts and all; only emotional; it was only emotional; whether i stay; whether to stay;
      go through his|her ~ pockets|phone|emails|drawers; never was that woman;
      texts ~ hearts|kisses|late|woman|man|linda; years of marriage ~ and|stamp|over|gone;
      signed the =papers; done analy*ing ~ her|him; we would come together; marriage and he|she
    `,
    hints: phrases`
      betray*; trust; leave him|her; single again; alone after; =lies; =lied; =texts; ex; affair;
      receipt; other woman; hotel; messages; lawyer; custody; ex husband|wife; cheat*; forgive*;
      separation; two kids; ipad; pockets; choir; papers signed; stamp
    `,
  }),
  problem({
    id: "family-conflict",
    label: "family conflict",
    names: phrases`
      family ~ conflict|therapy|problem|problems|issues|dynamics|dysfunction|estrangement|systems|tension;
      estrange*; family of origin; adult children of ~; acoa; sandwich generation; familia;
      blended famil*; step famil*; intergenerational; family expectations
    `,
    says: phrases`
      my ~ mother|mum|mom|dad|father|parents|family ~ control*|critic*|never|always|wants|expects|does|guilt*|drinks|drive*|drunk|alcoholic|calls|says|interfere*|judge*;
      not ~ talk* ~ to? ~ {family} ~ years|months|since|anymore;
      {family} ~ not ~ talk*|speak* ~ to?|with? ~ me|us|anymore|years|each;
      have not ~ spoken|talked ~ {family}; cut off ~ {family}; {family} ~ cut ~ off|me;
      no contact; low contact; went no contact; disown*; black sheep; scapegoat; golden child;
      favourite|favorite child;
      family ~ dinner|dinners|holidays|gatherings|christmas|thanksgiving ~~ fight*|dread|scream*|war|tense|hate|argu*|awful|nightmare|hell;
      fight* with ~ my ~ {family}; argue* with ~ my ~ {family};
      {family} ~ fight*|argu* ~ all|every|constantly|always|again; guilt trip*;
      guilt ~ toward|about ~ parents|mother|family; {family} ~ guilt;
      toxic ~ family|mother|father|parents|brother|sister; {family} ~ toxic;
      what my ~ family|parents ~ want|expect|think; family wants me; parents want me;
      please ~ my ~ parents|mother|father|family;
      live with ~ my ~ parents|mother|mum|mom|dad ~~ driv*|fight*|control*|drive|smother|crazy|treat*;
      treats me like a ~ child|kid; {family} ~ alcoholic|addict|drinks|drinking;
      grew up ~ alcoholic; inheritance; will|estate ~~ brother|sister|siblings;
      look* after ~ mother|father|parents|mum|mom|dad ~~ brother|sister|siblings|help*;
      siblings ~ not|do ~ help*|talk*|speak*;
      stepfather|stepmother|stepmom|stepdad|stepkids|stepson|stepdaughter ~ not|hate*|fight*|get|along|house;
      household; under one roof; family ~ together ~ again|before|like; eat ~ different rooms;
      {family} ~ voted|politics; father who ~ never|not; mother who ~ never|not;
      {family} ~ calls ~ times ~ day; calls me ~ times a day;
      {family} ~ not ~ speak*|talk* to ~ {family}; rift; feud;
      not ~ invited|invite ~ wedding|christmas|thanksgiving|family;
      i ~ the ~ peacemaker|mediator|go between|translator;
      in the middle ~ parents|mother|father|family|siblings; take sides ~ family|parents;
      {family} ~ moved in ~ with us|me; cannot ~ be in ~ same room ~ {family}|without;
      {child} ~ not ~ talk*|speak* ~ me|us|to ~ since|anymore|months|years;
      {child} ~ no longer ~ answers|calls|talks|speaks;
      grown|adult ~ {child} ~ not|cut|estranged|moved|won;
      grandkids|grandchildren ~ not ~ see|allowed|keep;
      my ~ {family} ~ voted|politics|church|disapprov*; {family} ~ disapprov*;
      will not ~ come to ~ wedding ~ {family}|because;
      care for ~ {parent} ~~ guilt*|resent*|siblings|alone;
      her|his father shouts|yells ~ him|her|us; sunday call*;
      my parents ~ gave up|sacrificed|expect*|want|will not|found|refuse|think;
      do not want to be a ~ doctor|lawyer|engineer|priest;
      parents ~~ doctor|lawyer|engineer ~ i?;
      become a ~ doctor|lawyer|engineer ~ parents|father|mother|family;
      guilt ~~ parents|mother|call*|family; mother in law ~ decides|runs|controls|rules|lives;
      in laws ~ decide*|control*|live*|rule*; peace in the house; six in ~ two rooms;
      crowded ~ house|apartment ~ family; que me respete; respete;
      hijo ~ no|dejo ~ habla|contestarme|respeta; problemas familiares; hija ~ no ~ habla|quiere;
      sister and i have not; brother and i have not;
      not spoken since ~ mother*|father*|funeral|wedding|christmas; wanting to phone ~ her|him;
      never once ~ sang|said|came|asked|hugged ~ us|me; mother ~ never once; father ~ never once;
      all the way back
    `,
    hints: phrases`
      my family; my parents; my mother|mom|mum; my father|dad; brother|sister; guilt*; toxic;
      siblings; controlling; mother in law|laws; in laws; aunt|uncle; thanksgiving; sunday call*;
      parents; disappoint*; obligat*; expect*; eldest; cousin*; family; grandparents; hijo; hija;
      sister; estranged; phone her|him; funeral
    `,
    listed: phrases`
      families
    `,
  }),
  problem({
    id: "parenting",
    label: "parenting",
    names: phrases`
      parent coaching|training|support; new parents; raising kids|children; fatherhood;
      motherhood; single parent|mom|mum|dad|mother|father; crianza; step parent*; co parent*;
      parents separately; =parenting
    `,
    says: phrases`
      my ~ son|daughter|kid|kids|child|children|toddler|boy|girl ~ not ~ listen*|sleep*|eat*|go|talk*|behave*|do|obey;
      my ~ son|daughter|kid|kids|child|children|toddler ~ tantrum*|meltdown*|scream*|hit*|bite*|act*|struggl*|refus*|angry|explod*;
      tantrum*; bedtime*; yell* at ~ my ~ kids|kid|children|child|son|daughter;
      shout* at ~ my ~ kids|kid|children|child|son|daughter;
      snap* at ~ my ~ kids|kid|children|child|son|daughter; lose it ~ kids|children;
      bad|terrible|worst ~ mother|mom|mum|father|dad|parent;
      good ~ mother|mom|mum|father|dad|parent; be a better ~ mother|mom|mum|father|dad|parent;
      raising ~ alone|kids|three|two|twins|my|him|her|them; raise ~ kids|children|son|daughter;
      {partner} and i ~~ disagree|fight*|argu* ~~ kids|parent*|discipline|rais*;
      screen time ~ kids|son|daughter; xbox ~ away|back;
      help|therapist|someone|somebody for ~ my|our ~ son|daughter|kid|child|boy|girl|children|kids;
      how to ~ talk*|help|handle|deal|reach ~~ son|daughter|kid|child|children|him|teen;
      for my ~ kid|child|son|daughter|boy|girl|children;
      school ~ called|says|wants|emailed ~~ him|her|son|daughter|child;
      teacher ~ says|called ~~ him|her|son|daughter|child; playing with ~ clay|puppets;
      homework battles; empty nest; adopt* ~ son|daughter|child|kid;
      foster ~ child|kid|son|daughter; step ~ kids; {child} ~ discipline; discipline ~ {child};
      our ~ son|daughter|kid|child|boy ~~ school|not|refus*|scream*|hit*|angry|won|stop*|will|cries|anxious|scared|struggl*;
      my little ~ boy|girl|one ~~ scream*|hit*|bit*|cries|not|won;
      year old ~~ hits|bites|screams|kicks|tantrum*|will not|not ~ sleep|listen|stop;
      bites ~ kids|other|me|sister|brother; kicked out of ~ daycare|preschool|kindergarten;
      daycare ~ call*|kicked|said; preschool ~ call*|kicked|said; count to three; time outs;
      sticker chart*; reward chart*; spank*; i yelled ~ at|so|kid*|again;
      yell* ~ every ~ morning|night ~ shoes|kid*|school; shoes on ~ morning|yell*|school;
      mornings are ~ war|battle|hell; screen* ~ fight*|battle* ~ kid*|son|daughter;
      ipad ~ scream*|take|away|tantrum*; co parent* ~ ex|fight*|hard;
      ex ~ different rules|lets them; two homes; every other weekend ~ kids|son|daughter|dad|mom;
      stepson|stepdaughter|stepkids ~ hate*|not|ignore*|fight*|ruin*;
      single ~ mom|dad|mum|mother|father ~~ exhaust*|alone|two|three|help; hand it on;
      pass ~ it on ~ kids|children|him|her; drag* ~ him|her|kid|son|daughter ~ car|school|out;
      hits ~ her|his ~ brother|sister|classmates|friends; bites ~ her|his ~ brother|sister;
      what do we do when ~ she|he; when ~ she|he ~ blows|melts|explodes|screams|acts;
      tell us what to ~ say|do; help her ~ and help us; help him ~ and help us;
      not fight over ~ her|him|them|kids;
      our ~ two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|3|4|5|6|7|8|9|10|11|12 year old;
      my ~ two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|3|4|5|6|7|8|9|10|11|12 year old;
      kids ~ ask ~ every; keep the ~ children|kids ~ okay|ok|safe|fine;
      the children ~ okay|ok|alright; kids okay;
      since the baby ~ he|she ~ is|will|has|won|only|hits|acts|wets;
      he is ~ four|five|six|seven|eight|nine|three|two;
      she is ~ four|five|six|seven|eight|nine|three|two;
      only ~ meows|whispers|barks|screams|cries; meow*; told us in the car;
      now what ~ kid|son|daughter|we?; what do we do ~ kid|son|daughter|he|she|is?; new sibling;
      regress*; potty; year old ~ hits|bites|screams|cries|hides|refuses|tantrum*;
      grandson|granddaughter|nephew lives with us|me;
      raising ~ grandson|granddaughter|grandkids|grandchildren|nephew|niece; took the door off;
      door off ~ hinges; truancy; i love them ~ and i ~ do not want to;
      annoyed ~ at ~ baby|kid*|crying|hiccups
    `,
    hints: phrases`
      {child}; mum|mom guilt; toddler; tantrum*; bedtime; homework; discipline; preschool;
      teacher; stroller; playground; time out; parent*; sibling; he is six; family drawing;
      grandson; granddaughter; snapchat; twins; caregivers
    `,
    listed: phrases`
      parents; children; anxious kids
    `,
  }),
  problem({
    id: "teens",
    label: "teenagers and children",
    names: phrases`
      teen|teens|teenager*; adolescen*; young people; youth;
      child therapy|therapist|psychologist|psychology; children and adolescents|teens;
      kids and teens; play therapy; school refusal; adolescente*; bullying; tween*; minors;
      anxious kids
    `,
    says: phrases`
      i am ~ 13|14|15|16|17|thirteen|fourteen|fifteen|sixteen|seventeen; im ~ 14|15|16|17;
      14|15|16|17|13 year|years old; year old ~ son|daughter|boy|girl|kid|child;
      son|daughter|boy|girl|kid is ~ 5|6|7|8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|six|seven|five;
      son|daughter|boy|girl|child|kid ~ 5|6|7|8|9|10|11|12|13|14|15|16|17|thirteen|fourteen|fifteen|sixteen|eleven|twelve|nine|ten|eight|seven;
      refuses|refuse|refusing ~ go|school; will not ~ go ~ school; not ~ go* to school;
      has not been ~ school; been in school ~ days; stopped going to school; skip* ~ school;
      high school; middle school; my ~ teen|teenager|teenage;
      in her|his room ~ all|day|door|phone|never|hours;
      slam* ~ door|doors ~ son|daughter|teen|she|he|room; school counsel*; guidance counsel*;
      grade|grades ~ dropp*|fail*|slip*|school|parents; bullied ~ at? school; kids at school;
      my mom|mum|parents ~ said|says|made|makes|found|thinks ~~ therap*|counsel*;
      stomach ~ ache*|hurts ~ morning|school|every; first ~ year ~ high school;
      9th|10th|11th|12th grade; freshman|sophomore ~ high; tiktok;
      vap* ~ son|daughter|school|she|he|caught;
      my ~ mom|mum|parents ~ said|says|made|makes|found|thinks ~~ therap*|counsel*;
      my {parent} ~ says|said ~ i can|have to|should ~~ therap*|talk|go|see|pick;
      year old ~ will not|refuses|cuts|vapes|stopped|locked|hides;
      son|daughter ~ locked ~ in|room|phone|door; ditch* ~ class|school; detention;
      suspend* ~ school|son|daughter|he|she; expelled; mean girls;
      group chat ~ left|kicked|girls|bully*; cyberbull*;
      sent ~ nudes|picture* ~ school|daughter|around;
      stomach ~ ache*|hurts ~ every|monday|before ~ school|bus; nurse* office; fine by noon;
      builds|building ~ lego; young for;
      my ~ kid|son|daughter|child ~ anxious|scared|worries|cries|afraid ~ school|night|separat*;
      separation anxiety; will not sleep alone; sleep* in our bed; bed wet*; selective mutis*;
      year old ~~ school|phone|stomach|hits|room|cuts|friends|anx*|blows;
      our ~ eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seven|six|five|8|9|10|11|12|13|14|15|16 year old;
      my ~ nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|9|10|11|12|13|14|15|16|17 year old;
      eight|nine|ten|eleven|twelve|seven|six|8|9|10|11|12|7|6 year old;
      ashamed ~ how i talk|of us|of me ~~ son|daughter|fourteen|thirteen;
      stopped answering me ~ son|daughter;
      he is ~ 12|13|14|15|16|17|fourteen|thirteen|fifteen|sixteen|twelve;
      she is ~ 12|13|14|15|16|17|fourteen|thirteen|fifteen|sixteen|twelve|16;
      daughter* ~ 16|15|14|13|17; son* ~ 16|15|14|13|17;
      hijo ~ no ~ habla|contesta|escucha|quiere; dejo de ~ contestarme|hablarme;
      grandson|granddaughter|nephew|niece ~ 11|12|13|14|15|16|17;
      not been in ~ classroom ~ since; truancy; truant; door shut; out for cereal;
      comes out ~ at midnight|for food|for cereal; snapchat; lives in his|her room; grunts;
      chatterbox
    `,
    hints: phrases`
      school; teacher*; grades; homework; my parents; minecraft|roblox|lego; classmates; grade;
      puberty; stomach ache|aches; his|her room; tween; kids; stomach aches; classroom; lego;
      sports; team; fourteen; fifteen; sixteen; teenager; grandson; grunt*; snapchat
    `,
  }),
] as const;
