import type { SafetyKind } from "../../../../../../shared/src/contracts/safety.ts";
import type { Text } from "../text/tokens.ts";
import { isUntold, UNSURE, wordsOf } from "./answer-words.ts";
import type { Answered } from "./check-answers.ts";
import type { About } from "./messages.ts";
import {
  AROUND,
  DARK_PAST,
  GOES_ON,
  type Grammar,
  HELD_BACK,
  HURTS,
  NO,
  NO_WITH_REASON,
  OF_ANOTHER,
  OFTEN,
  ONCE,
  PAST,
  THERE,
  WEAK_YES,
  WELL,
  YES,
} from "./screening-grammar.ts";

/** What one part of an answer says by itself; "rest" where it belongs to no grammar. */
type Says =
  | "around"
  | "no"
  | "well"
  | "yes"
  | "often"
  | "there"
  | "held back"
  | "hurts"
  | "past"
  | "other"
  | "rest";

interface Part {
  plain: string;
  says: Says;
  sentence: number;
}

/** In this order: the first that fits is meant. */
const GRAMMARS: readonly (readonly [Says, Grammar])[] = [
  ["no", NO],
  ["no", NO_WITH_REASON],
  ["well", WELL],
  ["other", OF_ANOTHER],
  ["past", PAST],
  ["hurts", HURTS],
  ["held back", HELD_BACK],
  ["around", AROUND],
  ["yes", YES],
  ["often", OFTEN],
  ["there", THERE],
];

const NO_AND_YES = /^(?:no|nope|nah|never)\b.*\b(?:yes|yeah|yep|maybe|sometimes|i do)$/;

/** Nobody says it in so many words without saying something else. */
const LONGEST = 30;

function saysOf(words: readonly string[], plain: string): Says {
  if (words.length > LONGEST) return "rest";
  if (NO_AND_YES.test(plain)) return "there";
  return GRAMMARS.find(([, grammar]) => grammar(plain))?.[0] ?? "rest";
}

const BUT = /^(?:but|although|though|except)$/;

/** An answer from comma to comma, and from "but" to "but". */
function partsOf(text: Text): Part[] {
  const parts: { words: string[]; sentence: number }[] = [];
  for (const { word, sentence, afterComma } of text.tokens) {
    const last = parts.at(-1);
    const isBut = BUT.test(word) && last?.words.length !== 0;
    if (last === undefined || last.sentence !== sentence || afterComma || isBut) {
      parts.push({ words: [word], sentence });
    } else last.words.push(word);
  }
  return parts.map(({ words, sentence }) => {
    const plain = words.join(" ").replace(/\bany more\b/g, "anymore");
    return { plain, sentence, says: saysOf(words, plain) };
  });
}

/** "Most days, I skip lunch": how often something else is done. */
const isOfSomethingElse = (often: Part, next: Part | undefined): boolean =>
  next?.sentence === often.sentence && next.says === "rest" && !GOES_ON.test(next.plain);

const TAKEN_BACK = /^(?:but|although|though|except|unless|until)\b|\b(?:but|except|unless|until)\b/;
const STILL =
  /\b(?:sometimes|thoughts?|think|maybe|might|crossed|crosses|occasionally|often|nights?|wish|happens?|today|lately|now)\b/;
const NOT_NOW =
  /^not (?:right now|now|today|at the moment|yet|tonight|this (?:week|month)|really but)\b/;

/** "Hurting myself, no": what is named first and denied after it. */
const isDeniedBy = (part: Part, next: Part | undefined): boolean =>
  (part.says === "hurts" || part.says === "there") &&
  next?.says === "no" &&
  next.sentence === part.sentence;

/** Said of such thoughts in so many words, wherever it stands. */
const OF_THOUGHTS = /\b(?:thoughts?|(?:think|thinking|thought) (?:about|of)|my mind)\b/;
const isPlain = ({ says, plain }: Part) =>
  says === "hurts" || ((says === "there" || says === "other") && OF_THOUGHTS.test(plain));

/** What still belongs to the answer: up to where something else is told, and what is said outright after it. */
function belonging(parts: readonly Part[]): Part[] {
  const rest = parts.findIndex(({ says }) => says === "rest");
  return rest < 0 ? [...parts] : [...parts.slice(0, rest), ...parts.slice(rest).filter(isPlain)];
}

/** What an answer that begins with a no comes to with all that follows. */
function readNo(parts: readonly Part[], says: ReadonlySet<Says>): Answered {
  const isBack = parts.some(
    ({ plain, says }) => says === "rest" && TAKEN_BACK.test(plain) && STILL.test(plain),
  );
  if (says.has("yes") || says.has("often") || says.has("there") || isBack) return "moderate";
  return says.has("past") ? "low" : "no danger";
}

export interface Screened {
  answered: Answered;
  about: About;
  /** Where the answer names another kind than the question. */
  kinds?: readonly SafetyKind[];
}

const self = (answered: Answered): Screened => ({ answered, about: "self" });

/**
 * What is said, in a talk that asks again, to the question about safety that everybody is asked. Only a
 * clear no, a clear yes, and what is clearly over or somebody else's counts; all else is "open", and
 * nothing is concluded from it.
 */
export function readScreening(text: Text): Screened {
  const parts = partsOf(text)
    .filter(({ says }) => says !== "around")
    .filter((part, i, all) => !isDeniedBy(part, all[i + 1]));
  const [first, second] = parts;
  if (first === undefined) return self("open");
  const says = new Set(belonging(parts).map((part) => part.says));
  if (says.has("hurts")) return { ...self("moderate"), kinds: ["self-harm"] };
  if (says.has("other")) return { answered: "moderate", about: "other" };
  if (first.says === "no" || first.says === "well") return self(readNo(parts, says));
  if (isUntold(text)) return self("low");
  if (NOT_NOW.test(first.plain) || says.has("there")) return self("moderate");
  if (says.has("held back")) return self("moderate");
  if (UNSURE.test(wordsOf(text).join(" "))) return self("open");
  const isWeak = first.says === "often" || (first.says === "yes" && WEAK_YES(first.plain));
  if (isWeak && isOfSomethingElse(first, second)) return self("open");
  const isOften = parts.some((part) => part.says === "often" && !ONCE(part.plain));
  if (says.has("past")) return self(isOften ? "moderate" : "low");
  if (says.has("yes") || says.has("often")) return self("moderate");
  if (parts.some((part) => part.says === "no")) return self("no danger");
  return self(DARK_PAST(wordsOf(text).join(" ")) ? "low" : "open");
}
