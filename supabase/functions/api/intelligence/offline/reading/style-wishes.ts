import { type Mention, ofKind, type TermOf } from "../taxonomy/lexicon.ts";
import { evidenceAt } from "./evidence.ts";
import type { StyleWish } from "./needs.ts";
import { negatorBefore } from "./negation.ts";
import type { QuestionRole } from "./question-role.ts";
import type { ReadAnswer } from "./read-answers.ts";
import type { Cue } from "./wish-cues.ts";

/** Questions about manner: there the bare word counts ("quiet", "straight", "roots"). */
const ABOUT_MANNER: Partial<Record<QuestionRole, readonly string[]>> = {
  stuck: [],
  "hard-truth": ["challenge", "lightness", "lead", "intensity", "pace"],
  roots: ["past", "pace", "structure", "lead"],
  understand: ["lightness", "challenge", "lead", "intensity"],
};

/** Questions about days and hopes: "somebody" in their answers is no therapist. */
const ELSEWHERE: ReadonlySet<QuestionRole> = new Set<QuestionRole>([
  "safety",
  "practical",
  "goals",
  "days",
  "feelings",
  "coping",
]);

type StyleMention = Mention<TermOf<"style">>;

interface Reading {
  sign: 1 | -1;
  strength: number;
  fromExperience: boolean;
}

function flip(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1;
}

/** How the answer speaks of a manner at this place; null when it does not speak of it as a wish. */
function readingOf(
  answer: ReadAnswer,
  mention: StyleMention,
  cues: ReadonlySet<Cue>,
): Reading | null {
  const { term, from, to } = mention;
  const denied =
    negatorBefore(answer.text, from, answer.covered) >= 0 ||
    isAgainst(answer, from) ||
    isExcepted(answer, from);
  const { role } = answer;
  if (ELSEWHERE.has(role)) return null;
  // "who does not talk to me like I am five": a bare word denied says little, but of truths.
  if (denied && !term.clear && role !== "hard-truth") return null;
  if (cues.has("shrug") && answer.text.tokens.length < 12) return null;
  if (role === "dealbreaker") {
    if (!term.clear) return null;
    const lacking = denied || missesIt(answer, from, to);
    return { sign: lacking ? 1 : -1, strength: 0.75, fromExperience: true };
  }
  if (role === "past-help" || (cues.has("clinician") && cues.has("failed"))) {
    return ofPastHelp(answer, mention, cues, denied);
  }
  if (isOfRelative(answer, from)) return null;
  const dimensions = ABOUT_MANNER[role];
  const expected = dimensions?.length === 0 || dimensions?.includes(term.pole.dimension);
  if (expected) {
    const sure = term.clear || role === "stuck" ? 0.75 : 0.7;
    return { sign: denied ? -1 : 1, strength: sure, fromExperience: false };
  }
  if (dimensions !== undefined) {
    if (!term.clear) return null;
    return { sign: denied ? -1 : 1, strength: 0.55, fromExperience: false };
  }
  // "she told me to get help": outside of answers about therapy a pronoun is no therapist.
  if (!cues.has("therapist") && !(cues.has("wish") && term.clear)) return null;
  if (!cues.has("clinician") && !term.clear) return null;
  if (!cues.has("wish") && !denied) return null;
  const strength = cues.has("therapist") ? 0.6 : 0.35;
  return {
    sign: denied ? -1 : 1,
    strength: term.clear ? strength : strength / 2,
    fromExperience: false,
  };
}

/** "I need someone who comes with ideas" is a wish wherever it stands; the rest is how it was. */
function ofPastHelp(
  answer: ReadAnswer,
  mention: StyleMention,
  cues: ReadonlySet<Cue>,
  denied: boolean,
): Reading | null {
  const wishes = cues.has("wish") && !cues.has("failed");
  const missed = denied || missesIt(answer, mention.from, mention.to);
  const praised = cues.has("praised") && !cues.has("blamed");
  // Only what was told with a judgement says what was good or bad about it.
  const judged = wishes || missed || cues.has("helped") || cues.has("failed") || cues.has("blamed");
  if (!judged && !praised) return null;
  if (!wishes && !cues.has("therapist") && !mention.term.clear) return null;
  const liked = wishes || praised || (cues.has("helped") && !cues.has("failed"));
  let sign: 1 | -1 = liked && !cues.has("blamed") ? 1 : -1;
  if (missed) sign = flip(sign);
  const clear = mention.term.clear ? 1 : 0.5;
  const told = cues.has("therapist") || wishes ? 0.8 : 0.5;
  return { sign, strength: told * clear, fromExperience: true };
}

const AGAINST = new Set(
  "hate dislike against tired sick loathe avoid without stop less enough spare dread".split(" "),
);

/** "*anything but* silence", "everything *except* advice". */
function isExcepted({ text: { tokens } }: ReadAnswer, from: number): boolean {
  for (let i = from - 1; i >= from - 4 && tokens[i]?.clause === tokens[from]?.clause; i--) {
    const word = tokens[i]?.word ?? "";
    if (word === "except" || word === "besides") return true;
    if (word === "but" && /^(?:anything|anyone|everything|all)$/.test(tokens[i - 1]?.word ?? "")) {
      return true;
    }
  }
  return false;
}

const RELATIVES =
  /^(?:mom|mum|mother|mama|dad|father|papa|parents|husband|wife|boyfriend|girlfriend|partner|ex|brother|sister|son|daughter|boss|grandmother|grandfather|uncle|aunt|coach|pastor)$/;

/** "*my dad* was always straight, it broke me": how somebody else is, and no wish. */
function isOfRelative({ text: { tokens } }: ReadAnswer, from: number): boolean {
  const sentence = tokens[from]?.sentence;
  for (let i = from - 1; i > 0 && tokens[i]?.sentence === sentence; i--) {
    const likened = /^(?:like|unlike|as|than)$/.test(tokens[i - 2]?.word ?? "");
    if (RELATIVES.test(tokens[i]?.word ?? "") && tokens[i - 1]?.word === "my") return !likened;
  }
  return false;
}

/** "I hate homework", "sick of advice". */
function isAgainst(answer: ReadAnswer, from: number): boolean {
  const { tokens } = answer.text;
  for (let i = from - 1; i >= from - 4 && tokens[i]?.clause === tokens[from]?.clause; i--) {
    if (AGAINST.has(tokens[i]?.word ?? "")) return true;
    if (tokens[i]?.word === "stand" && tokens[i - 1]?.word === "not") return true;
  }
  return false;
}

/** "if they never challenge me", "no feedback": what was missing. */
function missesIt(answer: ReadAnswer, from: number, to: number): boolean {
  const { tokens } = answer.text;
  for (let i = from - 1; i >= from - 5 && tokens[i]?.clause === tokens[from]?.clause; i--) {
    const word = tokens[i]?.word ?? "";
    if (/^(?:not|never|no|without|lack|zero|nothing)$/.test(word)) return true;
    if (word === "without") return true;
  }
  return tokens[to + 1]?.word === "missing" || tokens[from - 1]?.word === "any";
}

function emphasis(answer: ReadAnswer, mention: StyleMention, cues: ReadonlySet<Cue>): number {
  const sentence = answer.text.tokens[mention.from]?.sentence;
  const words = answer.text.tokens.filter((token) => token.sentence === sentence);
  const end = words.at(-1)?.end ?? 0;
  const start = words[0]?.start ?? 0;
  const said = answer.text.source.slice(start, end + 2);
  const loud = /!|\b[A-Z]{3,}\b/.test(said);
  let factor = loud || cues.has("strong") || cues.has("must") ? 1.25 : 1;
  if (cues.has("hedge")) factor *= 0.6;
  return factor;
}

/** What would make the person leave, turned round; no wish of theirs, only what to keep clear of. */
export function readAvoided(answers: readonly ReadAnswer[]): StyleWish[] {
  return readManner(answers.filter(({ role }) => role === "dealbreaker"));
}

/** The wishes about manner, strongest first; for each end of a dimension the surest words. */
export function readStyleWishes(answers: readonly ReadAnswer[]): StyleWish[] {
  return readManner(answers.filter(({ role }) => role !== "dealbreaker"));
}

function readManner(answers: readonly ReadAnswer[]): StyleWish[] {
  const wishes = new Map<string, StyleWish & { missed: number }>();
  for (const answer of answers) {
    const { cues } = answer;
    for (const mention of ofKind(answer.mentions, "style")) {
      const sentence = answer.text.tokens[mention.from]?.sentence ?? 0;
      const here = cues.get(sentence) ?? new Set<Cue>();
      const reading = readingOf(answer, mention, here);
      if (reading === null) continue;
      const strength = Math.min(0.95, reading.strength * emphasis(answer, mention, here));
      const { dimension } = mention.term.pole;
      const pole = reading.sign === 1 ? mention.term.pole.pole : flip(mention.term.pole.pole);
      const key = `${dimension} ${pole}`;
      const known = wishes.get(key);
      const missed = (known?.missed ?? 1) * (1 - strength);
      const evidence = evidenceAt(answer, mention.from, mention.to);
      if (known === undefined || strength > known.strength) {
        const { fromExperience } = reading;
        wishes.set(key, { dimension, pole, strength, fromExperience, evidence, missed });
      } else known.missed = missed;
    }
  }
  return settled([...wishes.values()].map((wish) => ({ ...wish, strength: 1 - wish.missed })));
}

/** Weaker than this a wish is a shrug. */
const FAINT = 0.2;

/** Of two opposite wishes the stronger stays, by as much as it is stronger. */
function settled(wishes: (StyleWish & { missed: number })[]): StyleWish[] {
  const kept: StyleWish[] = [];
  for (const { missed: _, ...wish } of wishes) {
    const opposite = wishes.find(
      (other) => other.dimension === wish.dimension && other.pole !== wish.pole,
    );
    if (opposite && opposite.strength >= wish.strength) continue;
    const strength = wish.strength - (opposite?.strength ?? 0) * 0.8;
    if (strength >= FAINT) kept.push({ ...wish, strength: Math.min(1, strength) });
  }
  return kept.sort((a, b) => b.strength - a.strength || (a.dimension < b.dimension ? -1 : 1));
}
