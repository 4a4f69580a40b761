import { LANGUAGES, TELLTALE_WORDS } from "../taxonomy/languages.ts";
import { type Mention, ofKind } from "../taxonomy/lexicon.ts";
import { whoseIsIt } from "./circumstances.ts";
import { evidenceAt } from "./evidence.ts";
import type { Wish } from "./needs.ts";
import { isDenied, negatorBefore } from "./negation.ts";
import { isFledFrom, isInPart, isOfTheirWork } from "./other-sense.ts";
import type { QuestionRole } from "./question-role.ts";
import type { ReadAnswer } from "./read-answers.ts";
import type { Cue } from "./wish-cues.ts";

type Reader = (
  answer: ReadAnswer,
  mention: Mention,
  cues: ReadonlySet<Cue>,
) => Omit<Wish, "id" | "evidence"> | null;

/** Keeps the strongest statement of each wish; a condition stays one. */
function collect(
  answers: readonly ReadAnswer[],
  kind: "identity" | "language" | "modality" | "population",
  read: Reader,
): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const answer of answers) {
    const { cues } = answer;
    for (const mention of ofKind(answer.mentions, kind)) {
      if (isInPart(answer.text, mention)) continue;
      const sentence = answer.text.tokens[mention.from]?.sentence ?? 0;
      const reading = read(answer, mention, cues.get(sentence) ?? new Set());
      if (reading === null) continue;
      const evidence = evidenceAt(answer, mention.from, mention.to);
      const id = mention.term.id;
      const known = wishes.get(id);
      if (known === undefined || reading.strength > known.strength) {
        wishes.set(id, { id, ...reading, must: reading.must || known?.must === true, evidence });
      } else if (reading.must) known.must = true;
    }
  }
  return [...wishes.values()].sort((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1));
}

const GENDERS = new Set(["woman", "man", "non-binary"]);

/** "a *male* therapist", "prefer a *woman*": the gender is the therapist's, not the speaker's own. */
function speaksOfTherapist(answer: ReadAnswer, { from, to }: Mention): boolean {
  const { tokens } = answer.text;
  for (let i = from - 1; i >= from - 4; i--) {
    const word = tokens[i]?.word ?? "";
    if (tokens[i]?.sentence !== tokens[from]?.sentence) break;
    if (/^(?:am|was|my|husband|wife|another|other|i)$/.test(word)) return false;
  }
  return !/^(?:from|at|in|who)$/.test(tokens[to + 1]?.word ?? "") || tokens[to + 1]?.word === "who";
}

/** "*only* Spanish", "Spanish *only*". */
function nearOnly(answer: ReadAnswer, { from, to }: Mention): boolean {
  const { tokens } = answer.text;
  const near = [from - 2, from - 1, to + 1, to + 2];
  return near.some(
    (i) => tokens[i]?.word === "only" && tokens[i]?.sentence === tokens[from]?.sentence,
  );
}

/** Shared or understood traits: only where the person asks for it or says it should be understood. */
const readIdentity: Reader = (answer, mention, cues) => {
  const { from, to } = mention;
  const understanding = answer.role === "understand";
  const asked = cues.has("wish") || cues.has("must");
  const aboutTherapist = cues.has("therapist") || understanding || answer.role === "practical";
  const denied = negatorBefore(answer.text, from, answer.covered) >= 0 || cannotWith(answer, from);
  if (answer.role === "past-help" && GENDERS.has(mention.term.id) && neverAgain(answer, mention)) {
    return { wanted: false, strength: 0.8, must: false };
  }
  if (answer.role === "safety" || answer.role === "past-help" || answer.role === "days")
    return null;
  if (GENDERS.has(mention.term.id) && rules(answer, mention)) {
    return { wanted: false, strength: 1, must: true };
  }
  // "somebody who tells me to pray" is what would drive them away, no trait to look for.
  if (answer.role === "dealbreaker" && !cues.has("must")) return null;
  const firm = cues.has("must") && !cues.has("soft") && !cues.has("hedge");
  if (GENDERS.has(mention.term.id)) {
    if (!(asked && aboutTherapist) || !speaksOfTherapist(answer, mention)) return null;
    return { wanted: !denied, strength: cues.has("hedge") ? 0.6 : 1, must: firm };
  }
  if (isDenied(answer.text, from, to, answer.covered) && !understanding) return null;
  if (denied && understanding && !asked) return null;
  if (asked && aboutTherapist) {
    return { wanted: !denied, strength: 1, must: firm };
  }
  return understanding ? { wanted: true, strength: 0.65, must: false } : null;
};

/** "a man", "if it's a man": to what would make them walk away, it rules such therapists out. */
function rules(answer: ReadAnswer, { from, to }: Mention): boolean {
  if (answer.role !== "dealbreaker") return false;
  const { tokens } = answer.text;
  const sentence = tokens[from]?.sentence;
  return tokens.every(
    (token, i) =>
      token.sentence !== sentence || (i >= from && i <= to) || BESIDE_GENDER.has(token.word),
  );
}

const BESIDE_GENDER = new Set(
  "a an any if with it its is was were he she they are you being having another therapist therapists only just or the to be some old older young".split(
    " ",
  ),
);

/** "a male therapist, *never again*". */
function neverAgain(answer: ReadAnswer, { from }: Mention): boolean {
  const sentence = answer.text.tokens[from]?.sentence;
  const said = answer.text.tokens
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word)
    .join(" ");
  return (
    /\b(?:therapist|counselor|psychologist|shrink)\b/.test(said) && /\bnever again\b/.test(said)
  );
}

/** "I *can't be in a room with* a male therapist". */
function cannotWith(answer: ReadAnswer, from: number): boolean {
  const { tokens } = answer.text;
  const sentence = tokens[from]?.sentence;
  for (let i = from - 1; i >= Math.max(1, from - 12) && tokens[i]?.sentence === sentence; i--) {
    if (tokens[i]?.word === "not" && /^(?:can|could|will|would)$/.test(tokens[i - 1]?.word ?? "")) {
      return true;
    }
  }
  return false;
}

const readLanguage: Reader = (answer, mention, cues) => {
  const { from, to, term } = mention;
  const { tokens } = answer.text;
  const poorEnglish =
    term.id === "English" && /^(?:poor|little|poco|bad|no|not)$/.test(tokens[from - 1]?.word ?? "");
  if (term.id === "English" || poorEnglish) return null;
  const asks = ["practical", "understand"].includes(answer.role);
  const speaks = tokens.some(
    (token) =>
      token.sentence === tokens[from]?.sentence &&
      /^(?:speak|languag|talk|session|therapi)/.test(token.stem),
  );
  if (!asks && !(speaks && cues.has("wish")) && answer.role !== "presenting") return null;
  if (!asks && answer.role === "presenting" && !cues.has("wish")) return null;
  if (isDenied(answer.text, from, to, answer.covered)) return null;
  const cultural = /^(?:famil|cultur|food|parent|communit|woman|women|man|men)/.test(
    tokens[to + 1]?.stem ?? "",
  );
  if (cultural) return null;
  const must =
    (cues.has("must") && !cues.has("soft")) ||
    nearOnly(answer, mention) ||
    hasLittleEnglish(answer);
  return { wanted: true, strength: cues.has("hedge") ? 0.6 : 0.9, must };
};

/** "my English is not good", "I speak little English": then the other language is a condition. */
function hasLittleEnglish({ text }: ReadAnswer): boolean {
  return /\benglish\b[^.!?]{0,14}\b(?:not (?:so |very |that )?(?:good|great|strong|enough)|isn't (?:so |very |that )?(?:good|great|strong)|bad|poor|weak|broken)\b|\b(?:little|poor|bad|broken|no|not much|don't speak|not speak|cannot speak|can't speak)(?: much| good| any)? english\b/i.test(
    text.source,
  );
}

const readModality: Reader = (answer, mention, cues) => {
  const { from, to } = mention;
  if (answer.role === "safety") return null;
  const denied = isDenied(answer.text, from, to, answer.covered) || cues.has("failed");
  const wanted = cues.has("wish") || cues.has("helped");
  if (!denied && !wanted) return null;
  return { wanted: !denied, strength: wanted ? 0.8 : 0.6, must: false };
};

const readPopulation: Reader = (answer, mention) => {
  const { from, to, term } = mention;
  if (isDenied(answer.text, from, to, answer.covered)) return null;
  if (isOfTheirWork(answer.text, from) || isFledFrom(answer.text, from)) return null;
  const whose = whoseIsIt(answer.text, from, to);
  const young = term.id === "teens" && (whose === "child" || whose === "self");
  if (whose !== "self" && !young && term.id !== "couples") return null;
  const { role } = answer;
  if (role === "past-help" || role === "dealbreaker" || role === "hard-truth") return null;
  return { wanted: true, strength: whose === "self" ? 0.9 : 0.5, must: false };
};

/** The language an answer is written in, when it is one we know and not English. */
function writtenIn(answer: ReadAnswer): string | null {
  const words = answer.text.tokens.map((token) => token.word);
  if (words.length < 6) return null;
  for (const [language, telltale] of Object.entries(TELLTALE_WORDS)) {
    const known = new Set(telltale);
    const share = words.filter((word) => known.has(word)).length / words.length;
    if (share >= 0.3) return language;
  }
  return null;
}

function languageWishes(answers: readonly ReadAnswer[]): Wish[] {
  const stated = collect(answers, "language", readLanguage);
  for (const answer of answers) {
    const id = writtenIn(answer);
    if (id === null || stated.some((wish) => wish.id === id)) continue;
    const known = LANGUAGES.some((language) => language.label === id);
    const evidence = evidenceAt(answer, 0, 0);
    if (known) stated.push({ id, wanted: true, strength: 0.8, must: false, evidence });
  }
  return stated;
}

/** There people speak of therapists and not of who they are. */
const ASKS_OF_OTHERS: ReadonlySet<QuestionRole> = new Set<QuestionRole>(["dealbreaker", "stuck"]);

/** "*I am* a trans man", "*as a* woman": not "I hear a man", "marry a man". */
function isOwnGender({ text: { tokens } }: ReadAnswer, from: number): boolean {
  for (let i = from - 1; i >= from - 5 && tokens[i]?.sentence === tokens[from]?.sentence; i--) {
    if (/^(?:am|as|only|other)$/.test(tokens[i]?.word ?? "")) return true;
    if (
      !/^(?:a|an|the|just|black|white|gay|trans|straight|married|single|grown|old|young|muslim|deaf|queer|bi|latina|asian|cis|nonbinary|non|binary)$/.test(
        tokens[i]?.word ?? "",
      )
    )
      return false;
  }
  return from === 0 || tokens[from - 1]?.sentence !== tokens[from]?.sentence;
}

/** Identities told as the person's own: not of somebody else, and not denied. */
function ownIdentities(answers: readonly ReadAnswer[]): string[] {
  const own = answers.flatMap((answer) =>
    ofKind(answer.mentions, "identity")
      .filter(
        ({ from, to, term }) =>
          !ASKS_OF_OTHERS.has(answer.role) &&
          (!GENDERS.has(term.id) || isOwnGender(answer, from)) &&
          whoseIsIt(answer.text, from, to) === "self" &&
          !isOfTheirWork(answer.text, from) &&
          !isFledFrom(answer.text, from) &&
          !isInPart(answer.text, { term, from, to }) &&
          !isDenied(answer.text, from, to, answer.covered),
      )
      .map(({ term }) => term.id),
  );
  return [...new Set(own)];
}

/** What the person asks a therapist to be, to speak, to use and to be used to. */
export function readTraitWishes(answers: readonly ReadAnswer[]): {
  identity: Wish[];
  languages: Wish[];
  modalities: Wish[];
  populations: Wish[];
  belongsTo: string[];
} {
  return {
    identity: collect(answers, "identity", readIdentity),
    languages: languageWishes(answers),
    modalities: collect(answers, "modality", readModality),
    populations: collect(answers, "population", readPopulation),
    belongsTo: ownIdentities(answers),
  };
}
