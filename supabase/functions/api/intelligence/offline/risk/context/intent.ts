import type { Text } from "../../text/tokens.ts";
import { type Span, sameSentence, wordAt, wordSet } from "./sentence.ts";

const BEFORE_TO = wordSet(
  "going plan plans planning planned intend intending decided determined ready prepared preparing about trying need have",
);
/** Under these an act is only thought of, or hoped for, whatever comes before or after. */
const THOUGHT = wordSet(
  `think thinking thinks thought thoughts consider considered considering imagine imagining imagined
  dream dreams dreamed fantasize fantasizing urge urges joke joked joking hope hopes hoping pray
  praying wish wishes wishing beg begging mind care`,
);
const WEEKDAY = wordSet("monday tuesday wednesday thursday friday saturday sunday weekend");

/** Whether the match is told as decided on: "I'm going to …", "I will …", "planning on …", "… tonight". */
export function isIntended(text: Text, span: Span): boolean {
  const { from } = span;
  let thought = spanWords(text, span).some((word) => THOUGHT.has(word));
  for (let i = from - 1; i >= 0 && i >= from - 5 && sameSentence(text, i, from); i--) {
    const word = wordAt(text, i);
    if (/^(?:if|whether|might|may|could|would|not)$/.test(word)) break;
    if (THOUGHT.has(word)) thought = true;
    if (thought) continue;
    if (word === "will" || word === "shall") return true;
    if (word === "to" && BEFORE_TO.has(wordAt(text, i - 1))) return true;
    if (word === "on" && /^(?:plan|plans|planning|planned|set)$/.test(wordAt(text, i - 1)))
      return true;
  }
  if (wordAt(text, from) === "ending" && wordAt(text, from - 1) === "am") return true;
  return !thought && hasTime(text, span);
}

const spanWords = (text: Text, { from, to }: Span) =>
  text.tokens.slice(from, to + 1).map((token) => token.word);

function hasTime(text: Text, { from, to }: Span): boolean {
  for (let i = Math.max(0, from - 6); i <= to + 8; i++) {
    if (!sameSentence(text, i, from)) continue;
    const word = wordAt(text, i);
    if (word === "tonight" || word === "tomorrow") return true;
    if (word === "now" && wordAt(text, i - 1) === "right") return true;
    if (WEEKDAY.has(word) && /^(?:this|on|next|by)$/.test(wordAt(text, i - 1))) return true;
  }
  return false;
}
