import { compilePhrases, findPhrases } from "../offline/text/phrases.ts";
import type { Text } from "../offline/text/tokens.ts";

/** How therapists say what they do not take on. */
export const REFUSAL_PHRASES: readonly string[] = [
  "refer ~ on|to|out|elsewhere|away",
  "i refer",
  "do|will|can not ~ treat|see|take|accept",
  "do not ~ offer|provide|specialize|specialise",
  "do not do",
  "not ~ work with",
  "not ~ treat",
  "not ~ right|best person|fit|therapist|choice for",
  "not ~ good|great|a fit for",
  "do not have the training|experience|background",
  "no ~ training|experience ~ in|with",
  "leave|leaves to ~ colleague|colleagues|others|specialists",
  "find|suggest|bring|recommend ~ in? ~ colleague|colleagues|specialist|somebody|someone else",
  "better served by|elsewhere",
  "send ~ you|people|them ~ to ~ person|colleague|colleagues|someone|somebody",
  "bring in a|your colleague|specialist",
  "hand over to",
  "share|treat ~ only ~ with|alongside",
  "share with a specialist",
  "work ~ alongside ~ specialist|specialists",
  "need|needs a ~ program|different",
  "needs a different ~ kind",
  "arrange psychiatric care",
  "outside ~ my ~ scope|practice|competence|expertise",
  "will help you find",
  "not ~ equipped",
  "except for",
  "=excluding",
];

const REFUSALS = compilePhrases(REFUSAL_PHRASES.map((phrase) => ({ phrase, value: true })));

/** The sentences, by number, in which a therapist says what they leave to others. */
export function refusingSentences(text: Text): Set<number> {
  return new Set(findPhrases(REFUSALS, text).map(({ from }) => text.tokens[from]?.sentence ?? -1));
}
