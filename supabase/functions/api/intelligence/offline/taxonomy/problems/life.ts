import { phrases, problem } from "../problem.ts";

export const LIFE = [
  problem({
    id: "perinatal",
    label: "pregnancy, birth and infertility",
    names: phrases`
      perinatal; postpartum; postnatal; post partum|natal; antenatal; prenatal; pregnan*;
      infertil*; fertility; ivf; iui; miscarr*; baby blues; birth trauma; stillb*;
      new mom|mum|mother|parent|parents|dad|father; ppd; ppa; maternal; embarazo; embarazada;
      posparto; maternity; trying to conceive; ttc; surrogacy; matrescence; abortion
    `,
    says: phrases`
      had ~ a|our|my|the ~ baby; gave birth; since ~ baby|birth|she|he was born;
      after ~ baby|birth ~ came|was|born?; baby ~ is ~ weeks|months|old|born|here|cry*|crying;
      weeks|months old; months|weeks postpartum; newborn; not ~ bond* ~ baby|him|her|with|my;
      look* at ~ baby|him|her ~ nothing|feel; breastfeed*; nursing ~ baby; nap* ~ baby;
      mother* group; c section; cesarean; emergency section;
      labour|labor ~ traumatic|hours|went|ward|room; nicu; tests ~ negative; negative ~ test;
      egg|eggs|embryo|embryos ~ retrieval|transfer*|freez*|donor|fail*|count|left;
      transfer|cycle|round ~ failed|fail*|ivf; failed ~ cycle|transfer|round; baby shower*;
      can not ~ get|be ~ pregnant; try* ~ for a baby; try* to get pregnant; try* to conceive;
      clinic ~~ injections|eggs|embryo*; injections ~ belly|clinic|hormone*|every; due ~ date|in;
      trimester; expecting ~ baby|first|second|twins|our; lost ~ pregnan*;
      heartbeat ~ no|stopped|gone; scan ~ no|heartbeat;
      thoughts|pictures|picture|images ~~ drop*|hurt*|shak*|throw* ~ baby|him|her|newborn;
      drop* ~ baby; i am a mother now; maternity leave; motherhood ~ not|what|hard; i ~ pregnant;
      wife|partner|girlfriend ~ pregnant; new baby; first baby; second baby; third baby;
      the baby; enjoy every ~ minute|moment; minding someone ~ else*; someone ~ else* baby;
      like a babysitter; baby ~ cry* ~~ i ~ cry|freeze|nothing|shake;
      do not ~ love ~ baby|him|her ~ yet|enough|like;
      regret ~ baby|becoming|having ~ mother|kids|him|her?; latch*;
      formula ~ guilt*|failed|fail*; sleep when ~ baby;
      up ~ every ~ two|three hours ~ feed*|baby; rage ~ baby|husband|postpartum|crying;
      scared to be alone with ~ baby|him|her; alone with ~ baby ~~ scared|afraid|panic;
      check* ~ baby ~ breath*; breathing ~ check* ~ baby|times|night; sids;
      birth ~~ emergency|blood|hemorrhag*|scared|die|dying|forceps|alone;
      they ~ rushed ~ baby|me|him|her; almost died ~ birth|labor|labour|delivery; preemie;
      premature; follicle*; hormone shots; two week wait; chemical pregnancy; ectopic;
      nursery ~ empty|door|closed|painted; empty nursery; negative again; not pregnant ~ again;
      another period; period came; everyone ~ is ~ pregnant;
      sister|friend|coworker ~ announced|pregnant ~~ cry*|can|jealous|hate; announce* ~ pregnan*;
      baby names; stopped trying; donor eggs|sperm; adoption ~ fell through|waiting|match;
      wish ~ i ~ never had ~ baby|kids|him|her;
      seven|six|five|eight|three|four|two|7|6|5|8|3|4|2 weeks old; months old;
      the test said ~ yes|positive|no; test ~ said yes;
      positive ~ test ~~ then|gone|not|bleeding; counting weeks; weeks of babies;
      stop counting weeks; that is the third ~ time|one|loss|miscarriage?;
      he|she is ~ two|three|four|five|six|seven|eight|nine|ten weeks ~ old?; weeks old ~ and;
      letting go of the ~ stroller|pram|baby; stroller ~ river|road|stairs|hill|street;
      those flashes; never sleep even when ~ he|she;
      due in ~ march|april|may|june|july|august|september|october|november|december|january|february|weeks;
      bled; bleeding ~ pregnan*|again|weeks|stopped; nursery is ~ painted|empty|ready|closed;
      nobody for it; body let ~ us|me down ~ twice|again; at least ~ you ~ can|have|know;
      people ~ saying at least; i am ~ weeks ~ pregnant|along?; weeks and the ~ last|first;
      the last one ended with; walk back into ~ hospital|labor|delivery; alarms and ~ people;
      emergency ~ birth|section|delivery; doppler; listen ~ for ~ heartbeat; heartbeat;
      two that did not ~ stay|stick; after two ~ losses|that did not;
      not telling ~ anybody|anyone ~ about this one; next scan; get ~ to the next scan;
      not bought a single ~ sock|thing; twins ~ months; months ~ twins; i am the dad;
      new ~ dad|father ~~ baby|twins|months; paternity; diapers; hiccups;
      sit in the ~ car|garage ~ baby|twins|do not want to go in; weeks and terrified; bassinet;
      breast pump; pumping; latching; mastitis; colic; colicky; night feeds; swaddl*; stroller;
      nursery; crib; epidural; forceps; hemorrhag*; preeclampsia; hyperemesis; postpartum;
      baby blues; doula; midwife; obgyn; ob ~ said|appointment|gyn; ultrasound; due date;
      gender reveal; baby shower; ivf; iui; clomid; embryo; embryos; blastocyst; egg retrieval;
      egg freezing; egg donor; sperm count; donor sperm; surrogate; fertility clinic;
      infertility; negative tests; miscarriage; miscarried; d and c; molar pregnancy; stillborn;
      rainbow baby; angel baby; termination ~ medical|pregnan*|baby; abortion;
      hysterectomy ~ baby|kids|never; childless; childfree not by choice; mat leave;
      paternity leave; new dad; new mom; first time ~ mom|mum|dad|parent
    `,
    hints: phrases`
      baby; hormones; birth; infant; bottle ~ feed*; mother in law; kicks; motherhood; test;
      yes ~ days; stroller; crib; nursery; weeks old; milk; ultrasound; heartbeat; clinic;
      embryo*; womb; labor; midwife; diaper*; conceive; delivery; twins; doppler; wipe; sock;
      diaper; hiccups; four months; weeks old|pregnant|along
    `,
  }),
  problem({
    id: "transitions",
    label: "work and life changes",
    names: phrases`
      life ~ transition*|changes|crossroads|coach*;
      career ~ change|changes|transition|counsel*|crossroads|decision*; transition|transitions;
      quarter life; midlife; mid life; crossroads; retire*; adjustment; existential;
      meaning and purpose|identity; life stages; finding purpose; job loss; empty nest;
      young adult|adults|adulthood
    `,
    says: phrases`
      let ~ me|us|people|everyone go; laid ~ us|people|everybody|hundred* off;
      plant|factory|mill|mine|store|shop|office|restaurant ~ closed|closing|shut; lost my ~ job|position;
      nowhere to ~ go|be; job ads|postings|listings;
      lost my ~ job|business|position|house; laid off; fired|made redundant; redundan*;
      unemploy*; out of work; quit ~ my ~ job; leave|leaving my ~ job|career|company;
      change ~ career|careers|jobs; wrong ~ career|job|life;
      not ~ know ~ what ~ want|do ~ with? ~ life|career|job|myself|next|my?;
      no idea what ~ want|do; what ~ do with ~ my|the rest ~ life; not ~ know ~ who i am;
      who i am ~ anymore|without|now|outside; who am i; lost ~ myself; feel* lost; i am lost;
      stuck ~ life|rut|place|job|career; feel* stuck; crossroad*;
      turning ~ 30|40|50|60|thirty|forty|fifty|sixty;
      turned ~ 30|40|50|60|thirty|forty|fifty|sixty; since i ~ retired|graduated|moved;
      just ~ moved|graduated|retired;
      moved ~ to? ~ city|state|town|across|new|here|for ~~ no|not|know|friends|alone|lonely;
      new city; kids ~ left ~ home|house|college; last ~ kid|child ~ left|college;
      graduat* ~~ no idea|lost|now|what|job; dropped out;
      drop* out of ~ college|university|school; friends ~ all|are ~ married|kids|ahead|settled;
      meaning ~ of? life; is this it; is this all; big decision; big change; starting over;
      start over; new chapter; next chapter; second act; sold ~ company|business|house;
      company ~ closed|folded|failed|sold; military ~ to? civilian;
      leaving the ~ army|military|navy; after ~ divorce ~~ who|start*|now|alone; laid me off;
      eliminated ~ my? position|job|role; my position ~ eliminated|gone|cut;
      let go ~ from ~ job|work|company; they let me go; severance; outplacement;
      find out ~ who i|if i ~ am; find out if i am ~ anyone; find ~ myself ~ again;
      know who ~ has been living|i am; living my life; who am i ~ on|without|if|now;
      not ~ know what ~ next|now|comes; what now; now what; what is next;
      last ~ kid|child|one|daughter|son ~ left ~ for? ~ college|home;
      house is ~ quiet|empty ~~ kids|left|since; since ~ kids ~ left; retirement;
      since i retired; first year ~ retired|out|after; sold my ~ business|company|practice|farm;
      lost my ~ purpose|identity|title|direction;
      supposed to be ~ further|married|ahead|someone|doing;
      should have ~ by now ~~ figured|career|kids|house; by my age; everyone my age;
      all my friends ~ are ~ married|ahead|buying|having;
      living in my ~ parents|childhood ~ basement|house|room|bedroom; back with my parents;
      moved back ~ in? ~ home|parents; thirty ~ next|this|soon;
      grad school ~ quit|leave|drop*|hate; dissertation;
      med school ~ quit|leave|drop*|fail*|hate; switch* ~ majors; changed ~ majors;
      wrong ~ major; gap year; relocat*; moved for ~ his|her|job|work;
      new ~ job ~~ alone|lost|wrong|scared|fraud; divorc* ~~ who|start*|single|alone|now;
      stand in ~ kitchen ~ like; on autopilot ~ years; crossroads;
      should i ~ quit|move|change|take ~ job|career|offer|promotion;
      offer ~ another city|abroad|move|decide; sold the ~ company|business|house|practice|farm;
      nowhere to be; nobody needs me; if nobody ~ needs me; who i am if|without;
      wake up ~ and there is ~ nowhere|nothing; nothing on the ~ calendar; rest of my life;
      passed over ~ again|for; failed ~ classes|semester|out;
      do not want to be a ~ doctor|lawyer|engineer|teacher|nurse|banker ~ anymore|any more|now;
      everyone moved ~ away|on|to; old room; my old ~ room|bedroom; momentum;
      find out what ~ i ~ would|do|want ~ do; what i would do if; nobody were watching;
      who i am ~ tuesday|now|at 39|on my own; eighty|seventy|sixty ~ next year; retired from the;
      quarter life; midlife crisis; reinvent; reinvention; bucket list; empty nester; empty nest;
      retiree; pension; golden years; layoff; downsized; outsourced; unemployed; unemployment;
      job hunting; job search; interviews ~ months|nothing|rejected; rejection letters;
      career change; career switch; wrong career; golden handcuffs;
      stay at home ~ years|mom ~ back|identity; back to work after; relocation; relocated;
      moved across ~ country; new town; small town ~ moved|left; graduation; post grad; postgrad;
      graduated ~ no|now|and|lost; dropout; failure to launch; boomerang; parents basement;
      roommates ~ left|moved|married; turning thirty; turning forty; turning fifty;
      turned thirty; turned forty; milestone birthday; existential; meaninglessness; purposeless;
      purpose; aimless; adrift; rudderless; directionless; unmoored; blank slate; fresh start;
      discharge ~ army|navy|military|marines; civilian life; ex athlete; career ending injury;
      sold my company; exit ~ company|startup|sold
    `,
    hints: phrases`
      aging; decision*; future; career; direction; identity; =job; college|university|uni; semester;
      exams; thesis; purpose; roommate; my twenties; sold; company; retire*; path; graduate*;
      degree; major; chapter; choose; restart; stickers; old room; cities; everyone else;
      now what; retired; breakfast; novel
    `,
  }),
  problem({
    id: "immigration",
    label: "immigration and living between cultures",
    lasting: true,
    names: phrases`
      immigra*; refugee*; asylum; undocumented; daca; acculturat*; expat*; first generation;
      second generation; children of immigrants; visa; green card; inmigra*; deport*; bicultural;
      international student*; diaspora; homesick*; migrant*|migration
    `,
    says: phrases`
      came here ~ from|years|alone;
      kids|children|son|daughter|boys|girls ~ still|back|there ~ with ~ mother|mom|mama|parents|sister|grandmother|aunt;
      with my mother|sister|parents back|over|in ~ there|home; send ~ everything|money ~ home|back|mother;
      came ~ to ~ this country|us|usa|america|states|here ~ from|when|years|alone|with|at;
      moved here ~ from; moved ~ to ~ us|usa|america|states;
      since ~ i|we ~ came|moved|arrived ~ here|country; my ~ country; back home; home country;
      where i come from;
      left ~ my|our ~ country|family|parents|kids|children ~ behind|there|back|in;
      {family} ~ still ~ in? ~ mexico|india|china|nigeria|syria|venezuela|honduras|ukraine|brazil|philippines|guatemala|back;
      border; papers ~ no|not|without|have; no papers; without papers;
      ice ~ raid|came|took|agents|fear|scared|knock; knock ~ door; two worlds;
      between two ~ worlds|cultures|countries; neither ~ here nor; not ~ american enough;
      too american; accent; english ~ not ~ good|first; my english;
      translat* ~ for ~ parents|mother|family|everyone|them;
      immigrant ~ parents|family|daughter|son|kid|child|mother;
      strict ~ asian|african|indian|latino|immigrant ~ parents; send* money ~ home|back|family;
      war ~ back|home|country|fled|ukraine|syria; fled; flee; new country; this country;
      green card; work permit; family ~ far|ocean; hearing ~ asylum|immigration|court;
      lawyer ~ visa|papers|immigration|asylum; h1b; work visa;
      visa ~ expires|denied|tied|job|lose;
      left ~ my ~ kids|son|daughter|children|mother|husband|wife ~ there|behind|with|in;
      left behind; video call* ~ mother|family|home|kids; time zone* ~ mother|family|home;
      funeral ~ could not ~ go|travel|home|fly;
      could not ~ go|travel|fly ~ home ~ funeral|when|buried;
      miss ~ my ~ country|home|language|food|people|village; foreigner;
      outsider ~ here|country|language; i ~ do not ~ belong ~ here or there|anywhere|either;
      too ~ indian|mexican|chinese|korean|african ~ for|here; too foreign; smuggl*;
      coyote ~ border|crossed|paid; crossed the ~ border|desert|river;
      detention ~ center|months|border|ice;
      deport* ~ husband|father|brother|mother|afraid|scared;
      status ~ expires|legal|immigration|papers; citizenship; sponsor ~ visa|family;
      translate for; she ~ say|take|talk ~ not understand here; not understand here;
      was|were|got sent back ~ to|in|last|february|to mexico?;
      sent back ~ to|in ~ mexico|guatemala|honduras|country|january|february|march|april|may|june|july|august|september|october|november|december;
      {partner}|{parent} ~ sent back; parents ~ gave up everything; bring us here;
      brought us here; came here ~ with nothing|for|so; bring me here;
      how i talk ~ ashamed|accent; ashamed how i talk; both languages;
      knock ~ door ~ agents|ice|scared;
      they took my ~ neighbor|cousin|brother|husband|father|coworker|uncle|friend;
      took ~ from the ~ car wash|job|work|home|street|farm|factory; let the kids answer;
      not ~ answer the door; kids answer ~ door; less police; in the news ~ head|afraid|raids;
      agents; patrol; vans ~ outside|street|unmarked; lights off in front; asylum; asylee;
      refugee; refugee camp; resettl*; deported; deportation; ice raid*; detained; detention;
      border wall; crossed the border; coyote; undocumented; dreamer; daca; tps; visa; f1;
      opt ~ expires|visa; citizenship test; naturaliz*; expat; homesick; homeland; motherland;
      mother tongue; broken english; esl; remittance*; remittances; translator for;
      language barrier; old country; arranged visa; immigration lawyer; sanctuary; third culture;
      tcks; diaspora; exile; war zone ~ fled|family|home|left;
      fled ~ war|country|ukraine|syria|afghanistan|venezuela|sudan|haiti; ice raids;
      raid ~ factory|farm|plant; la migra; migra; mis hijos estan en;
      estan en ~ honduras|mexico|guatemala|salvador|venezuela|colombia|cuba|nicaragua|ecuador|peru;
      no los abrazo; hace ~ anos que no ~ veo|abrazo; patrulla; we came from;
      i came from ~ years|country|at; came from ~ years ago; answer in english;
      they answer in english; speak to my ~ children|kids in; lost my place;
      do not come to my school
    `,
    hints: phrases`
      culture; abroad; homeland; foreign*; my language; my country; visa; overseas; sent back;
      border; papers; embassy; flight home; translate*; accent; village; mexico; police; raids;
      agents; comadre
    `,
  }),
] as const;
