import type { ConversationQuestion, ConversationState } from "../../intelligence.ts";
import { readPracticalities } from "../reading/practicalities.ts";
import { readAnswers } from "../reading/read-answers.ts";
import { listed } from "../reasons/phrasing.ts";
import { findPhrases } from "../text/phrases.ts";
import { readText } from "../text/tokens.ts";
import { PRACTICAL_PARTS } from "./acknowledgements.ts";
import { type Aspect, askedBy } from "./aspects.ts";
import { ASPECT_CUES } from "./cues.ts";

const PRACTICAL = ["fee", "times", "format", "place", "language"] as const;
export type Practical = (typeof PRACTICAL)[number];

export const isPractical = (aspect: Aspect): aspect is Practical =>
  PRACTICAL.some((one) => one === aspect);

/** Without one of these words nothing practical was told. */
const HINT =
  /\$|\b(?:dollars?|bucks|pay|afford|insurance|medicaid|medicare|tricare|aetna|cigna|kaiser|blue cross|budget|money|sliding|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|mornings?|afternoons?|weekends?|free|available|person|video|online|zoom|phone|telehealth|live in|i'm in|i am in|from|spanish|english|speaks?|language)\b/i;
/** Characters on either side of a hint that are read, and of how many answers: a talk may be very long. */
const AROUND = 100;
const READ_AT_MOST = 12;

function nearHint(answer: string): string[] {
  const at = HINT.exec(answer)?.index;
  return at === undefined ? [] : [answer.slice(Math.max(0, at - AROUND), at + AROUND)];
}

/** Which practical things were told in the latest of these answers that tell any. */
export function practicalsIn(answers: readonly string[]): ReadonlySet<Practical> {
  const told = new Set<Practical>();
  const parts = answers.flatMap(nearHint).slice(-READ_AT_MOST);
  for (const part of parts) {
    for (const { value } of findPhrases(ASPECT_CUES, readText(part))) {
      if (value !== "place" && isPractical(value)) told.add(value);
    }
  }
  const read = readAnswers(parts.map((answer) => ({ questionId: "", question: "", answer })));
  if (readPracticalities(read).states.length > 0) told.add("place");
  return told;
}

/**
 * A question about the practical side without what was told before, so that nobody is asked twice for a
 * price or a day; null where it is to be put as it stands.
 */
export function whatIsMissing(
  { question }: ConversationQuestion,
  { turns }: ConversationState,
): string | null {
  const { aspects } = askedBy(question);
  const parts = aspects.filter(isPractical);
  if (parts.length === 0 || parts.length < aspects.length) return null;
  const told = practicalsIn(turns.map(({ answer }) => answer));
  const known = parts.filter((part) => told.has(part));
  if (known.length === 0) return null;
  const missing = parts.filter((part) => !told.has(part));
  const before = `You've told me ${listed(known.map((part) => PRACTICAL_PARTS[part].told))} already.`;
  if (missing.length === 0) return `${before} Is there anything to add to that?`;
  const pieces = missing.map((part) => PRACTICAL_PARTS[part].asked);
  const asked = [...pieces.slice(0, -2), pieces.slice(-2).join(", and ")].join(", ");
  return `${before} ${asked.charAt(0).toUpperCase()}${asked.slice(1)}?`;
}
