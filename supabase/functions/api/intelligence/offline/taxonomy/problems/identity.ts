import { phrases, problem } from "../problem.ts";

export const IDENTITY = [
  problem({
    id: "sexuality",
    label: "sexuality and desire",
    names: phrases`
      sexuality;
      sexual ~ orientation|identity|shame|problem|problems|dysfunction|difficulties|health|issues;
      sex therapy|therapist; bisexual*; gay; lesbian*; queer; kink; asexual*; libido; desire;
      erectile; sex and intimacy; bi; low desire; sexualidad; vaginismus; aromantic; =coming out
    `,
    says: phrases`
      not out ~ to|at|yet; out to ~ family|parents|work|no;
      attracted to ~ men|women|both|girls|guys|same;
      like ~ girls|boys|guys|men|women ~~ never|told|told|not|know|church; men like me;
      think i am ~ gay|bi|queer|lesbian|ace; am i ~ gay|bi|queer|lesbian|straight;
      i am ~ gay|bi|queer|lesbian|ace; questioning my ~ sexuality|orientation; no sex drive;
      sex drive; no ~ desire; not ~ want|wanted|enjoy ~ sex;
      sex ~ hurts|painful|shame|scares|ashamed|dirty|gone|problem|disappear*;
      performance ~ bed|sex; can not ~ get it up|orgasm|come|perform; pretend ~ straight;
      pretending to be straight; pray* ~ gay away; conversion therapy;
      taught ~ sin|burn|wrong|dirty ~~ men|gay|sex|hell|like; hating what i want;
      {hate} ~ what i want; purity culture; grindr; fetish; kinks;
      turn* on ~~ ashamed|shame|men|women|wrong; still in the closet; am in the closet;
      out of the closet;
      came|come out ~ to ~ parents|family|wife|husband|mom|dad|friends|work|church; come out as;
      came out as; came out ~ late|at|last|year; i have known since ~ i was; known since i was;
      wife ~~ asked me ~~ yes|gay|men; told my wife ~ men|gay|bi|attracted;
      married to a ~ woman|man ~~ gay|lesbian|men|women|attracted; men ~ on the side;
      dreams about ~ men|women;
      crush on ~ my ~ best friend|girl|guy|roommate ~~ same|girl|guy|never|confus*;
      labels ~ not|do ~ fit|know ~ bi|gay|pan; can not ~ finish|get hard|stay hard|orgasm;
      pain during ~ sex|intercourse; avoid ~ sex; sex ~ avoid*|months|disgust*|panic|freeze*;
      wife|husband wants ~ sex ~~ not|never|panic|avoid*; open* up the ~ marriage|relationship;
      open things up; explain ~ apps|grindr|hookups;
      kissed a ~ man|guy|girl|woman ~~ wife|husband|first|never;
      sex with ~ men|women|guys ~ secret|shame|wife|husband; came out as|to|at;
      come out ~ to ~ everyone|colleagues|friends; am gay|bi|bisexual|lesbian|queer|asexual|pan;
      might be ~ gay|bi|lesbian|queer; not out to; =closeted; closet case;
      heteroflexible; =questioning; bicurious; bi curious; pansexual; asexual; demisexual;
      sexless ~ me|body; libido; low libido; erectile dysfunction; ed pills; viagra;
      premature ejaculation; vaginismus; painful sex; orgasm; anorgasm*; kink; kinky; bdsm;
      crossdress*; polyamory; polyamorous; throuple; open marriage; =swinging; swingers; monogamy;
      nonmonog*; scruff; hookup; hookups; cruising; bathhouse; purity ring; virgin; virginity;
      pray the gay away; ex gay; internalized homophobia; same sex attraction; attracted to men;
      attracted to women; coming out late; late in life lesbian;
      my husband does not know ~ gay|women|bi
    `,
    hints: phrases`
      attraction; desire; orientation; sex; deacon; opening up; hookups; gay; bi; queer;
      attracted; kiss* ~ man|men|woman|girl|boy; desire*; naked; hiv; prep; grindr
    `,
  }),
  problem({
    id: "gender-lgbtq",
    label: "gender and LGBTQ+ life",
    names: phrases`
      lgbt*; lgbtq; trans; transgender; transition*ing; nonbinary; non binary; enby; nb;
      gender ~ identity|dysphoria|affirming|care|questioning|fluid|exploration|diverse;
      genderqueer; genderfluid; agender; dysphori*; queer; transmasc*; transfem*; gnc;
      two spirit; intersex; gay and lesbian; same sex; pronoun|pronouns; gender; mtf; ftm;
      =coming out
    `,
    says: phrases`
      misgender*; dead name; deadnam*; old name; wrong name; my ~ chosen|new|real name;
      call* me ~ by? ~ wrong|old|she|he|name; they them; he him ~ pronoun*; she her ~ pronoun*;
      born in the wrong body; wrong body; not a ~ girl|boy; am not ~ really ~ girl|boy|woman|man;
      never felt like a ~ girl|boy|woman|man; not ~ feel* like a ~ girl|boy|woman|man;
      want to be a ~ girl|boy|woman|man;
      hormones ~~ start*|t|estrogen|testosterone|doctor|letter; on t; top surgery;
      bottom surgery; binder; letter for ~ surgery|hormones|top; hrt; testosterone|estrogen;
      start* transition*; pass ~ as ~ woman|man; egg cracked;
      my ~ son|daughter|kid|child ~ trans|nonbinary|gender|came out; homophob*; transphob*;
      has|have|had ~ two dads|moms|mums; my husband and i ~~ men|gay|both men;
      gay ~ man|couple|marriage|therapist|people|men; lesbian ~ couple;
      same sex ~ couple|marriage|partner; drag ~ queen|show|name; chest ~ binding;
      mens|women|ladies bathroom ~ scared|which|avoid; my pronouns; use ~ they|she|he ~ pronoun*;
      calls me ~ by ~ old|wrong|dead|birth; not sure ~ what ~ gender;
      be seen as ~ a? ~ man|woman|boy|girl|me;
      voice ~ too ~ high|deep|low ~ misgender*|sir|mam|gender|phone;
      sir|maam ~ every|called|hate|misgender*; mirror ~ not ~ me|girl|boy|gender;
      gay ~ uncle|couple ~ explain*; explain* gay|queer|trans|being ~ men|people|to;
      done explaining; out ~ at ~ work ~ trans|not|scared; egg ~ crack*;
      start* ~ hormones|t|estrogen|testosterone;
      family ~ rejects|disowned|kicked ~ gay|trans|out;
      kicked out ~ coming|gay|trans|queer|parents; saying ~ ladies;
      call* ~ us|me ~ ladies|girls|sir|maam|miss|lady|girl; crawl out of my ~ skin|body;
      not ~ a ~ lady|miss|woman|man really; someone who is ~ trans|queer|nonbinary;
      at least queer; not she; not he; goes by ~ he|they|she|new|different;
      our|my ~ kid|child|son|daughter ~ told us ~~ not|name|they|he|she; new name;
      cut ~ my ~ hair ~ best|free|scissors|boy|short ~ felt|feel?; buzz* my ~ hair|head;
      is not a phase; a phase; someone who has been there ~ trans|gender|nonbinary|kid|eli;
      calls me ~ he|she|his|her|son|daughter ~ not; transgender; nonbinary; enby; genderfluid;
      genderqueer; agender; demiboy; demigirl; transmasc; transfem; dysphoria; euphoria ~ gender;
      misgendered; misgendering; deadname; deadnaming; pronouns; estradiol; spiro; t shots;
      ffs ~ surgery; tucking; packer; passing ~ as|trans; stealth ~ trans; gender clinic;
      gender marker; name change ~ legal|gender|trans; detransition; queer; lesbian couple;
      two moms; two dads; drag queen; drag king; pride parade; gay bar; homophobic; homophobia;
      transphobic; transphobia; bathroom bill; rainbow flag; gsa; chosen family
    `,
    hints: phrases`
      gender; pronouns; queer; old name; rainbow; two dads|moms; wife ~ lesbian*|woman; sir;
      gender*; pronoun*; skirt; dress; chest; dysphor*; partner ~ same; gay; lesbian; trans*;
      hormone*; crawl; phase
    `,
  }),
  problem({
    id: "culture-faith",
    label: "race, culture and faith",
    lasting: true,
    names: phrases`
      racial ~ trauma|stress|identity|justice; racis*;
      cultural ~ identity|issues|concerns|sensitivity|expectations; multicultural; spiritual*;
      religio*; faith; christian counsel*; faith based; religious trauma; microaggress*;
      discriminat*; biracial; mixed race; muslim*; islam; jewish; christian|christians; catholic;
      hindu; sikh; mormon; evangelical; bipoc; black women|men|clients|people; deconstruct*;
      spiritual abuse; antisemit*; islamophob*; bicultural; arranged marriage; native american;
      indigenous; =race
    `,
    says: phrases`
      only ~ black|brown|asian|latina|latino|hispanic|muslim|poc|woman of color|one ~ office|room|team|floor|class|work|meeting|school|department|neighborhood|company|who looks;
      looks like me; touch* my hair; my hair ~ work|client*|boss|professional|touch*;
      where i am ~ really from; where are you really from; go back to ~ country|where;
      stares ~ hijab|street|skin|shop|me; stare at ~ hijab|me ~ skin; hijab;
      skin ~ color|colour|brown|black|dark; code switch*; slur*; racial slur;
      police ~ stop*|pulled|black; =pulled over ~ police|cop|cops|black|brown|again|officer; profil* ~ racial*|police|airport;
      strong black woman; angry black woman; {always} strong one; strong for everyone;
      white ~ people|space|spaces|office|town|school|coworkers|colleagues|company;
      lost my ~ faith|religion|god;
      leave|leaving|left ~ the ~ church|faith|religion|mormon|jehovah|cult|community|islam;
      losing my ~ faith|religion; angry with ~ god;
      god ~ punish*|angry|abandon*|forg*|not|silent|hate; pray ~~ not|nothing|stopped|answer;
      my ~ faith|religion|church|mosque|temple|synagogue|imam|pastor|priest|rabbi|community;
      church ~ family|hurt|left|told|says|people; hell ~ going|afraid|fear|scared|burn;
      honor of ~ family; honour|honor|shame ~ family|community|culture; what will people say;
      log kya; parents ~ found ~ man|husband|wife|boy|girl|match;
      marry ~ outside|someone|muslim|white|non|him|her ~ parents|family|faith|religion|culture;
      proposal|proposals ~~ parents|family|marry|aunt*; ramadan; fajr; quran; shabbat; kosher;
      halal; ancestors; colonial*; reservation; tribe|tribal; my culture; in our culture;
      in my culture; our community; doubt|doubts ~ god|faith|religion;
      arranged ~ marriage|match|me|by; strong ~ for ~ everyone|family|everybody;
      i ~ have to ~ be strong;
      because i am ~ black|brown|asian|latina|latino|muslim|arab|jewish|native;
      only one ~ who ~ looks ~ like me; on my floor ~~ looks|black|brown;
      diversity ~ thing|committee|hire|training; dei; the ~ diversity; oppressed;
      called ~ me ~ angry|aggressive|intimidating ~ work|meeting|boss; mispronounc*;
      my name ~ mispronounc*|shorten*|pronounc*; followed ~ store|security|guard;
      security ~ follow*; swastika; hate crime;
      jokes about ~ my ~ race|people|accent|religion|black|asian|jews|muslims;
      asked ~ if ~ i ~ worked|cleaning|help ~ there|black|brown;
      good ~ muslim|christian|hindu|daughter|son|girl|boy ~~ family|faith|community|secret|expect*;
      secret ~ boyfriend|girlfriend|life ~ parents|family|community; cut them off ~ not|do|love;
      fasting ~ ramadan;
      mosque|church|temple|synagogue ~ stopped|left|not|people|gossip|know|anymore;
      stop* ~ praying|believing|going ~ church|mosque|temple|god|faith|mass; stopped believing;
      no longer believe; do not believe ~ anymore|any more; crisis of faith;
      god ~ took|let|allow*|why; faith ~ shaken|crisis|lost|gone;
      religious ~ family|parents|upbringing|school|community ~~ strict|guilt|shame|left|out;
      raised ~ strict|mormon|catholic|baptist|muslim|jehovah*|evangelical|pentecostal|orthodox|religious ~~ shame|guilt|left|hell|sex|doubt|fear;
      eldest ~ daughter|son; oldest daughter; first generation ~ college|daughter|guilt|pressure;
      passed over ~~ trained|again|white|black|hair|tone; have a tone; my tone;
      tone ~ hr|said|work; as good as they are; prove|proving ~ i ~ as good;
      twice as ~ good|hard; stopped praying; i lead the ~ prayer|choir|circle|bible|youth|girls;
      girls* circle; islam ~ from the inside|understand;
      nobody can know ~~ pray*|church|mosque|faith|god; sunday school; bible study; deacon;
      confession; covenant; temple recommend; garments; elders; bishop;
      hijab ~ off|wear*|took|stop*; take off ~ hijab|kippah|turban; kippah; turban; interfaith;
      mixed ~ marriage|family ~ race|faith|religion;
      my ~ scarf|headscarf|hijab|veil|turban|kippah; nikah; proposals ~ week|every|parents;
      decent daughter; good daughter; not told them about ~ him|her;
      have not told ~ them|parents|family about ~ him|her;
      visibly ~ muslim|jewish|sikh|queer|black; oldest in a;
      jamaican ~ house|family|household|mother; nigerian ~ house|family|household|mother;
      haitian ~ house|family|household|mother; caribbean ~ house|family|household|mother;
      african ~ house|family|household|mother; strict ~ church|mosque|parents|household;
      raised ~ catholic|baptist|mormon|muslim|jewish|hindu ~ lapsed|left|and now|god; lapsed;
      bargaining ~ god;
      only ~ black|brown|asian|latina|latino|hispanic|muslim|native|jewish ~ person|man|woman|guy|girl|kid|student|employee|family;
      not ~ many ~ people ~ like me|us; racism; racist; microaggression; microaggressions;
      tokenized; token ~ black|brown|hire|asian; code switching; colorism; racial profiling;
      n word; slurs; antisemitic; antisemitism; islamophobia; hijabi; niqab; burka; dastar;
      yarmulke; shul; synagogue; mosque; imam; rabbi; pastor; missionary; mission trip;
      ward ~ mormon|bishop|church; temple ~ recommend|mormon; lds; jehovah*; kingdom hall; amish;
      mennonite; pentecostal; evangelical; megachurch; youth pastor; purity pledge;
      excommunicat*; shunned; shunning; apostate; apostasy; atheist now; deconstructing;
      deconstruction; lost my faith; god is silent; arranged marriage; rishta; biodata; dowry;
      caste; honor killing; auntie network; =aunties; log kya kahenge; family honor; filial piety;
      model minority; tiger mom; immigrant guilt; tribal elder; powwow;
      boarding schools ~ native|grandmother; adoptee ~ transracial|korean|chinese; transracial;
      biracial; mixed kid; half black; half asian; half white; not black enough;
      not asian enough; not latina enough; not mexican enough
    `,
    hints: phrases`
      church; god; pray*; faith; culture; tradition*; community; racist; black; brown; muslim;
      family expects; pastor; imam; rabbi; hijab; elders; honor; arranged; race*; mosque; temple;
      quran; bible; sermon; islam; jesus; allah; hindu; jewish; tradition; heritage; honour;
      arab; asian; latina|latino; african; scarf; proposals; jamaican; visibly; oldest; pray;
      caribbean
    `,
    listed: phrases`
      culture; faith and identity; race
    `,
  }),
] as const;
