/** Words that carry meaning for us and that people often misspell. */
const IMPORTANT = [
  "abandonment abuse abused abusive addicted addiction alcohol alcoholic anorexia antidepressant",
  "anxiety anxious argument arguing attention autism autistic binge bipolar boyfriend bulimia",
  "burnout cheating childhood christian compulsion compulsive concentrate confidence counsellor",
  "counselor couples daughter delusion depressed depression depressing diagnosed different direct",
  "disorder divorce divorced drinking embarrassed emotional exercise exercises exhausted exhausting",
  "existing experience family father feelings fertility flashback flashbacks frightened girlfriend",
  "grief grieving guilty hallucination homework hopeless hopelessness husband hyperventilate",
  "immigrant immigration impulsive infertility infidelity insomnia insurance intimacy intrusive",
  "lesbian lonely manic marriage medication meltdown memories menopause miscarriage mother",
  "nervous nightmare nightmares obsessed obsession obsessive overdose overwhelmed overwhelming",
  "overthinking panic panicking paranoid parenting perfectionism perfectionist phobia physical",
  "postpartum pregnancy pregnant pressure procrastinate psychosis racism relationship",
  "relationships religion religious schizophrenia screaming separated separation session sessions",
  "shoplifting sleeping spiritual stress stressed structure structured struggling suicidal suicide",
  "teenager terrified therapist therapists therapy thoughts trauma traumatic traumatized",
  "unemployed veteran vomiting weight worried worries worrying worthless yelling",
]
  .join(" ")
  .split(" ");

/** Real words one letter away from an important one: never "corrected". */
const REAL = new Set(
  [
    "abused abuser abuses abusing addictive alcoholics anxiously arguments attentive bing bingo",
    "bipolars brother couple coupled directly directed directs directs deducted diverse drinks",
    "exhaust exercised exercising experienced experiences fathers feather feeling friend friends",
    "gather grieve grieved grieves guilt guild haunted hinges lather lonelier magic mania manics",
    "marriages medications memory mothers bother another other obsess oppressed pan panics paranoia",
    "parental parents phobias phobic pregnancies pressured pressures rather related relation",
    "religions repression repressed depress depresses depressive impressed seance separate",
    "separating sleepy sleep slipping stresses structures struggle struggled struggles suppressed",
    "suppression teenage teenaged teenagers theory therapies thought though through traumas train",
    "unemployment veterans weights worries worry worse smother hopelessly homeworks wait weighed",
    "worrisome yell selling telling bellowing screening steaming streaming dreaming drowning",
    "thinking shrinking linking direction divorcee diverged finally familiar families farther",
    "session sensation sensations obsessions possession possessed concentrated confident",
    "embarrasses embarrassing exhausts existed exiting exciting immigrants innocent intrusion",
    "overwhelms overwhelm physically physic nervously nightmarish manic mechanic stressing",
    "stressful therapeutic therapist's vomited vomit binged binges binging bulimic anorexic",
    "alcoholism separately emotionally emotion emotions argued argue fight flight fright",
    "frighten weigh height eight wright weightless weighty grieves brief chief thief",
  ]
    .join(" ")
    .split(" "),
);

/** Abbreviations and slips that are further away than one letter. */
const KNOWN_SLIPS = new Map(
  Object.entries({
    abt: "about",
    anxiousness: "anxiety",
    anxitey: "anxiety",
    axiety: "anxiety",
    anixety: "anxiety",
    bday: "birthday",
    becuase: "because",
    bc: "because",
    bcoz: "because",
    coz: "because",
    cuz: "because",
    definately: "definitely",
    depresed: "depressed",
    depresion: "depression",
    deppression: "depression",
    dieing: "dying",
    freind: "friend",
    mam: "mum",
    mams: "mum",
    mommy: "mom",
    momma: "mom",
    mums: "mum",
    moms: "mom",
    ppl: "people",
    relashionship: "relationship",
    sucidal: "suicidal",
    suicidle: "suicidal",
    suicidel: "suicidal",
    suiside: "suicide",
    theripist: "therapist",
    tramua: "trauma",
    truama: "trauma",
    u: "you",
    ur: "your",
    yrs: "years",
    yr: "year",
    hrs: "hours",
    wk: "week",
  }),
);

const MIN_LENGTH = 5;

function deletions(word: string): string[] {
  const shorter: string[] = [];
  for (let i = 1; i < word.length; i++) shorter.push(word.slice(0, i) + word.slice(i + 1));
  return shorter;
}

const CORRECT = new Set(IMPORTANT);
const BY_DELETION = new Map<string, string>();
for (const word of IMPORTANT) {
  for (const shorter of [word, ...deletions(word)]) {
    if (!BY_DELETION.has(shorter)) BY_DELETION.set(shorter, word);
  }
}

/** True when one letter was added, left out or exchanged, or two neighbours were swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const restA = a.slice(i);
  const restB = b.slice(i);
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/**
 * The word as it was meant: known slips, stretched letters ("soooo") and one slip in a word that
 * matters to us ("anxeity"). Words of fewer than five letters and real words stay as they are; the
 * first letter is always trusted.
 */
export function correct(word: string): string {
  const known = KNOWN_SLIPS.get(word);
  if (known !== undefined) return known;
  const calm = /(.)\1\1/.test(word) ? word.replace(/(.)\1{2,}/g, "$1") : word;
  if (calm.length < MIN_LENGTH || calm.length > 20 || CORRECT.has(calm) || REAL.has(calm)) {
    return calm;
  }
  for (const shorter of [calm, ...deletions(calm)]) {
    const candidate = BY_DELETION.get(shorter);
    if (candidate !== undefined && candidate.length >= 6 && isOneSlip(calm, candidate)) {
      return candidate;
    }
  }
  return calm;
}
