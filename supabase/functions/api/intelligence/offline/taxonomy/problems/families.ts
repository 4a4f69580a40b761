import { phrases, problem } from "../problem.ts";

export const FAMILIES = [
  problem({
    id: "family-conflict",
    label: "family conflict",
    names: phrases`
      family ~ conflict|therapy|problem|problems|issues|dynamics|dysfunction|estrangement|systems|tension;
      estrange*; family of origin; adult children of ~; acoa; sandwich generation; familia;
      blended famil*; step famil*; intergenerational; family expectations
    `,
    says: phrases`
      married a ~ man|woman|guy|widower ~~ girls|boys|kids|children|daughters|sons;
      his|her kids|girls|boys|children|daughters|sons ~~ hate|ignore|look*|resent|treat|not;
      not their ~ real? mother|mom|dad|father; like the|some help|maid|guest ~~ house|home|kids|family?;
      like i am the help; {family} ~ done with ~ us|me|him|her|each;
      talk to ~ her|him|them|mother|mom|father|dad ~ without ~~ fight*|yell*|scream*|teenager|child|kid|crying;
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
      all the way back; estranged; estrangement; disowned; written out of the will;
      inheritance fight; family feud; sibling rivalry; mama drama; overbearing; domineering;
      meddling; smothering ~ mother|mom; controlling ~ mother|father|parents|family; guilt trips;
      martyr mother; narcissistic ~ mother|father|parent|parents; toxic family; toxic parents;
      toxic mother; gray rock; flying monkeys; family group chat; thanksgiving; family reunion;
      holidays with ~ family; sunday dinner*; in laws; monster in law; daughter in law;
      son in law; stepmother; stepfather; half brother; half sister; eldest daughter;
      family business ~ father|brother|fight*; caring for parents; aging parents; elder care;
      nursing home ~ mother|father|mom|dad|guilt; power of attorney ~ brother|sister;
      how not to resent ~ him|her|them;
      lives in my ~ garage|basement|house ~ brother|sister|mother|son|father; set rules without;
      permission to be fed up; fed up ~ brother|sister|mother|family|him|her
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
      =raising ~ alone|kids|three|two|twins|my|him|her|them; raise ~ kids|children|son|daughter;
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
      sticker chart*; reward chart*; spank*; i yelled ~~ kid*|son|daughter|children|toddler|baby|boys|girls;
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
      annoyed ~ at ~ baby|kid*|crying|hiccups; tantrums; meltdowns ~ kid*|son|daughter|toddler;
      time out; potty training; picky eater; bedtime battles;
      screen time ~ kid*|son|daughter|fight*; co sleeping; attachment parenting;
      gentle parenting; yelling at my kids; mom rage; mom guilt; dad guilt; single mom;
      single dad; single mother; single father; solo parent; coparent; co parenting; stepkids;
      stepson; stepdaughter; stepparent; stepmom; stepdad ~ i am|kids|their; blended family;
      adoptive; adopted ~ son|daughter|child|kid|our|we; foster son|daughter|child|kids;
      grandkids ~ raising|custody|living; kindergarten ~ teacher|refus*|cry*|biting|hit*;
      preschool; iep ~ son|daughter|school|kid; 504 plan; behavior chart;
      expelled from ~ daycare|preschool; sibling fights; sassy ~ kid*|daughter|mouth; defiant;
      oppositional; odd ~ son|diagnos*; strong willed child
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
      son|daughter|kid|teen|he|she ~ high|middle school; in ~ high|middle school now; my ~ teen|teenager|teenage;
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
      chatterbox; teenager; adolescent; high schooler; middle schooler; eighth grader;
      seventh grader; ninth grader; tenth grader; freshman ~ high; sophomore ~ high; homeroom;
      cafeteria; skipping school; school refusal; won t go to school;
      home schooled ~ since|because|anx*; bullied; bullies; cyberbullying; discord;
      vaping ~ son|daughter|caught|school|bathroom; curfew; learner s permit; driver s ed; prom;
      homecoming ~ dance|school; sat prep; ap classes;
      college applications ~ son|daughter|my|stress*; slams doors; eye rolls; locked in her room;
      locked in his room; failing classes ~ son|daughter|teen; guidance counselor;
      school psychologist; puberty; first period; braces ~ school
    `,
    hints: phrases`
      high school; middle school; school; teacher*; grades; homework; my parents; minecraft|roblox|lego; classmates; grade;
      puberty; stomach ache|aches; his|her room; tween; kids; stomach aches; classroom; lego;
      sports; team; fourteen; fifteen; sixteen; teenager; grandson; grunt*; snapchat
    `,
  }),
] as const;
