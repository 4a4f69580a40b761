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
      come|go|see ~ together ~~ {partner}; for both of us; household ~ chores; mental load;
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
      same man|woman ~ different ~ name|face|shoes; bickering; bicker; squabbl*; stonewalling;
      stonewalls; cold war; cold shoulder; passive aggressive; nitpick*; scorekeeping;
      roommate marriage; affection; date night*; honeymoon; spark ~ gone|lost|marriage|us;
      couples therapist; couples therapy; marriage counselor; premarital; prenup; cold feet;
      anniversary ~ fight*|silent|forgot|marriage; love languages; attachment style;
      anxious attachment; avoidant; situationship; ghosting; dating apps; hinge; bumble; tinder;
      serial monogam*; commitment; commitment phobe; exes; heartbreak; broken engagement;
      called off the ~ wedding|engagement; move in together; moving in together; long distance;
      jealous rage; trust issues; resentment ~ husband|wife|marriage|partner|between;
      separate bedrooms; guest room; couch for ~ months|weeks; talk about ~ dishes|chores;
      unequal ~ chores|housework|load
    `,
    hints: phrases`
      {partner}; both of us; eggshells; argue*; fight*; lonely; trust; sex; marriage; love; my {partner} and i;
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
      years and he|she ~ left; up and left ~ me|us; he|she left us|me;
      cheat* ~ on|me|with|wife|husband|partner|her|him|again; cheated; cheating;
      {partner} ~ affair; had an affair; having an affair;
      slept with ~ someone|another|my|her|his|coworker|other;
      sleeping with ~ someone|another|my|her|his|coworker;
      found ~ messages|texts|receipts|photos|emails|account|condom|lipstick;
      saw ~ messages|texts|photos; other woman|man; another woman|man; unfaithful;
      {partner} ~ left me; my {partner} =left; mi {partner} ~ dejo|abandono|engano|engana; {partner} =left; {partner} ~ walked out; {partner} ~ moved out; {partner} ~ leaving me;
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
      ring ~ off|drawer|took; dividing ~ the? house|furniture|money; he|she|i ~ moved out;
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
      signed the =papers; done analy*ing ~ her|him; we would come together; marriage and he|she;
      infidelity; adultery; mistress; side piece; cheater; two timing; affair partner;
      love child; paternity test; sexts; burner; hidden account; ashley madison; motel;
      work wife; work husband; divorce; divorced; divorcee; divorcing; custody; custody battle;
      mediation ~ divorce|custody|ex; alimony; child support; guardian ad litem; parenting plan;
      ex wife; ex husband; exwife; exhusband; stbx; separated; trial separation;
      moved out ~ he|she|husband|wife; decree; married name; maiden name; ring finger;
      second marriage ~ ending|failing; gray divorce; empty house ~ divorce|left|ex; rebound;
      single again; dating again ~ after|divorce|at 50|at 40
    `,
    hints: phrases`
      betray*; trust; leave him|her; single again; alone after; =lies; =lied; =texts; ex; affair;
      receipt; other woman; hotel; messages; lawyer; custody; ex husband|wife; cheat*; forgive*;
      separation; two kids; ipad; pockets; choir; papers signed; stamp
    `,
  }),
] as const;
