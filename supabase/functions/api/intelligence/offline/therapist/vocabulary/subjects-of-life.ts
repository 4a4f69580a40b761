import { type Subject, subjectsOf } from "./subject.ts";

/** What goes on between people and in their lives: habits, love, family, belonging. */
export const SUBJECTS_OF_LIFE: readonly Subject[] = [
  ...subjectsOf("substance-use")`
    addiction / / addiction; addictions; addicts; addict; addicted; chemical dependency; adiccion*
    alcohol use / drinking / alcohol; booze; =drunks; vodka|whiskey|wine; alcoholic*; alcoholism; drinkers; =drinking; heavy|problem drinker|drinkers
    drug use / drugs / drug; drugs; opioid*; opiate*; cocaine; heroin; meth; fentanyl; junkies; cannabis
    substance use / drinking and drugs / substance|substances use|abuse|misuse; substances; substance disorders
    relapse / / relapse; relapses; relapsing; relapse prevention
    recovery / recovery from drinking or drugs / in recovery; early recovery; recovery from; sobriety; getting sober; harm reduction
  `,
  ...subjectsOf("behavioural-addiction")`
    gambling / / gambling; gamblers; sports betting; betting; ludopat*
    gaming / too much gaming / =gaming; gaming addiction
    compulsive porn use / / porn*; sex addict*; sex addiction
  `,
  ...subjectsOf("self-harm")`
    self-harm / hurting yourself / self harm*; self injur*; cutting|hurting|harming|cut|hurt|harm themselves; cutting behaviors
    suicidal thoughts / thoughts of not wanting to live / suicid*
  `,
  ...subjectsOf("bpd")`
    borderline personality / very strong feelings and fear of being left / borderline; bpd
    personality disorders / / personality disorder*
    emotion regulation / strong feelings / emotion|emotional ~ regulation|dysregulation; emotion dysregulation
  `,
  ...subjectsOf("anger")`
    anger / / anger; angry men|people|clients; =rage; explosive tempers
  `,
  ...subjectsOf("self-esteem")`
    self-esteem / self-worth / self esteem; self worth; low confidence; self confidence; autoestima
    perfectionism / / perfectionis*
    people-pleasing / always pleasing others / people pleas*
    imposter feelings / feeling like an imposter / imposter*; impostor*
    self-criticism / a harsh inner voice / self critic*; inner critic; self doubt
    shame / / =shame; toxic shame
    codependency / losing yourself in others / codependen*; co dependen*
  `,
  ...subjectsOf("relationships")`
    relationship problems / trouble in relationships / love affairs|affair; relationship|relationships ~ problem|problems|issues|trouble|troubles|difficulties|patterns; relational ~ issues|problems|patterns
    couples therapy / couples / couple|couples|marriage|marital ~ therapy|counseling|counselling|work; premarital
    intimacy / closeness / intimacy
    breakups / / breakup; breakups; break ups
    dating / / dating
  `,
  ...subjectsOf("infidelity-divorce")`
    infidelity / affairs and broken trust / infidelit*; affair; affairs; betrayal; cheating
    divorce / / divorc*
    separation / / separation
    co-parenting / raising children apart / co parent*; coparent*; custody ~ battle|battles|disputes|arrangements
  `,
  ...subjectsOf("family-conflict")`
    family conflict / fights in the family / family ~ conflict|conflicts|fights|tension|problems|drama; family dynamics; conflict ~ family; family of origin
    estrangement / family members who no longer talk / estrange*
    blended families / / blended famil*; step famil*; stepfamil*
  `,
  ...subjectsOf("parenting")`
    parenting / / =parenting; parent coaching|training|support; raising ~ kids|children|teens
  `,
  ...subjectsOf("teens")`
    school refusal / not going to school / school refus*; school avoid*; refus* ~ school
    bullying / / bullying; bullied
    child therapy / / child therapy|psychology|psychotherapy; play therapy
  `,
  ...subjectsOf("perinatal")`
    postpartum depression / depression after a birth / postpartum|postnatal|perinatal depression
    perinatal mental health / the time around a birth / postpartum; post partum; postnatal; perinatal
    pregnancy / / pregnan*; prenatal
    infertility / / infertil*; fertility; ivf
    pregnancy loss / / pregnancy loss; miscarr*; stillb*
    birth trauma / a hard birth / birth trauma
  `,
  ...subjectsOf("transitions")`
    life transitions / changes in life / life ~ transition*|changes|crossroads; big changes; transitions
    career changes / changes at work / career ~ change|changes|transition*|crossroads|decisions; career counseling; job loss; layoffs
    retirement / / retirement; retiring
    midlife / / midlife; mid life
    identity and meaning / questions of meaning / meaning and purpose; existential; finding purpose; identity questions
  `,
  ...subjectsOf("immigration")`
    immigration / / immigration; immigrat*; migration; asylum; undocumented; inmigracion
    life between cultures / / bicultural; between two cultures|worlds|languages|countries; two cultures; acculturat*; first generation; third culture; children of immigrants
  `,
  ...subjectsOf("sexuality")`
    sexuality / / sexuality; sexual identity|orientation; sex therapy; sexual shame; kink
    desire and sex / / sexual ~ problems|dysfunction|difficulties|issues; low desire; mismatched desire; libido
    coming out / / =coming out
  `,
  ...subjectsOf("gender-lgbtq")`
    LGBTQ+ / / lgbt*; queer; gay; lesbian*; bisexual*
    gender identity / questions of gender / gender identity|dysphoria|questioning|transition; transgender; =trans; nonbinary; non binary
  `,
  ...subjectsOf("culture-faith")`
    racism / / racis*; racial trauma|stress; discrimination; microaggress*
    faith / / =faith; religion; religious ~ questions|clients|doubt|doubts|issues|people|upbringing; spirituality; spiritual ~ questions|issues|life|crisis
    religious trauma / leaving a strict religion / religious trauma; spiritual abuse; leaving ~ church|religion|faith; ex mormon; deconstruct*
    cultural identity / / cultural identity; cultural expectations
  `,
];
