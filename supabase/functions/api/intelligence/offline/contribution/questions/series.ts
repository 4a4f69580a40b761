import { isAuxiliary } from "../grammar/verbs.ts";
import type { Word } from "../language/words.ts";

const GOES_ON =
  /^(?:a|an|the|their|his|her|your|to|of|in|on|at|for|with|from|by|about|as|than|and|or|but|so|not|that|which|who|whom|whose|what|how|why|when|where|if|whether|because|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|they|we|i|he|she|it|you|much|many|often|long|think|know|say|ever)$/;

/**
 * A clause that goes on in questions without a stop ("where they gamble is it in bed is it at work"),
 * with the marks between them.
 */
export function withSeries(clause: readonly Word[]): Word[] {
  let marked = clause.some(({ after }) => after.includes(":"));
  return clause.map((word, index) => {
    const opens =
      index >= 2 &&
      isAuxiliary(clause[index + 1]?.lower ?? "") &&
      /^(?:it|they|you)$/.test(clause[index + 2]?.lower ?? "") &&
      clause.length > index + 3;
    if (!opens || word.after !== "" || GOES_ON.test(word.lower)) return word;
    const after = marked ? "," : ":";
    marked = true;
    return { ...word, after };
  });
}
