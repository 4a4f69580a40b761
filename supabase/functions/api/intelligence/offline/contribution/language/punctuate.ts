import { mainClauseAt } from "../grammar/scene.ts";
import { isAuxiliary, readVerb } from "../grammar/verbs.ts";
import { roleOf } from "./roles.ts";
import type { Word } from "./words.ts";

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

/** After these a clause still goes on: no new sentence begins behind them. */
const HELD =
  /^(?:a|an|the|their|his|her|my|your|our|this|to|of|in|on|at|for|with|from|by|about|as|than|and|or|but|so|not|no|that|which|who|whose|what|how|why|when|where|if|whether|because|while|since|until|is|are|was|were|be|has|have|had|do|does|did|can|could|will|would|should|must|may|might|they|we|i|he|she|you|it|never|always|often|usually|say|says|said|think|thinks|believe|know|knows|feel|feels|hope|sure|mean|means|like|then|also|sometimes|maybe|perhaps|because)$/;
const NEW_START = /^(?:it's|that's|there's)$/;
const GOES_ON = /^(?:is|can|has|will|was|takes|makes|means|could|would|tells|gets)$/;
const ORDER =
  /^(?:match|pair|put|send|give|ask|let|look|start|begin|wait|offer|choose|favor|favour|never|don't|always|check|keep|find|make|tell|slow|treat)$/;

const isVerb = (word: string) =>
  isAuxiliary(word) || readVerb(word) !== null || /[a-z]{3}[^s]s$/.test(word);

/**
 * Words of a stretch that was said without marks, with the marks a writer would put: after "if …"
 * and "when …", before what starts anew ("it's …"), before "so match …" and "not somebody who …".
 */
export function punctuated(words: readonly Word[]): Word[] {
  if (
    words.length < 8 ||
    words.some(({ opens }) => opens !== "") ||
    words.some(({ after }) => /[,;:—–(]|^-+$/.test(after))
  )
    return [...words];
  const first = /^(?:and|but|so)$/.test(at(words, 0)) ? 1 : 0;
  const marks = new Map<number, string>();
  const mark = (before: number, sign: string) => {
    if (before > 0 && !marks.has(before - 1)) marks.set(before - 1, sign);
  };
  for (let i = 0; i < words.length - 3; i++) {
    const word = at(words, i);
    const before = at(words, i - 1);
    if (
      /^(?:if|when|whenever|after|before|once)$/.test(word) &&
      (i === 0 || /^(?:because|and|but|so|that|or)$/.test(before))
    ) {
      const main = mainClauseAt(words.slice(i));
      if (main > 0) mark(i + main, ",");
    }
    // "sleep after a birth the mother needs": the matter, then what holds.
    if (
      i === first + 1 &&
      /^(?:after|when|if)$/.test(word) &&
      !HELD.test(before) &&
      readVerb(before) === null
    ) {
      const main = mainClauseAt(words.slice(i));
      if (main > 0) {
        mark(i, ":");
        mark(i + main, ",");
      }
    }
    if (i < 3 || HELD.test(before)) continue;
    const anew = NEW_START.test(word) || (word === "it" && GOES_ON.test(at(words, i + 1)));
    const sometimes =
      word === "sometimes" && /^(?:it|they|he|she|you|people)(?:'|$)/.test(at(words, i + 1));
    // "six weeks the window is about three days"
    const another =
      word === "the" &&
      /^(?:is|are)$/.test(at(words, i + 2)) &&
      /[^s]s$/.test(before) &&
      readVerb(before) === null;
    if (anew || sometimes || another) mark(i, ";");
    if (word === "not" && /^(?:somebody|someone|a|an|the|because|just)$/.test(at(words, i + 1)))
      mark(i, ",");
    // "who is patient who writes things down": one after the other.
    const who = words.findIndex(({ lower }) => lower === "who");
    if (word === "who" && who < i - 2 && roleOf(before) === null && isVerb(at(words, i + 1)))
      mark(i, ",");
    if (word === "so" && ORDER.test(at(words, i + 1))) mark(i, ",");
    if (word === "never" && /^(?:with|in|on|at|by|before|after)$/.test(at(words, i + 1)))
      mark(i, ",");
  }
  return words.map((word, index) =>
    word.after === "" && marks.has(index) ? { ...word, after: marks.get(index) ?? "" } : word,
  );
}
