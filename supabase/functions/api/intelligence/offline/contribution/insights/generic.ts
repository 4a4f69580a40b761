import { isAdverb } from "../grammar/noun-phrase.ts";
import { isAuxiliary, readVerb } from "../grammar/verbs.ts";

/** Nobody in particular and nothing that was named before may be the subject. */
const NOT_GENERIC =
  /^(?:i|we|you|he|she|it|they|this|that|these|those|there|here|my|our|his|her|your|its|let|please|okay|hello|hi|i'm|i've|i'd|we're|we've|it's|that's|he's|she's|they're|there's)$/;
const JOINT = /^(?:and|but|so|because|yet|also|still)$/;
const SUBORDINATE = /^(?:who|whose|that|which|where|when|whom)$/;

/** The longest subject before its verb, in words. */
const LONGEST = 14;

/**
 * Whether a thought says something of everybody or everything of a kind, in the present: "hunger
 * before an hour makes every silence longer". Read from its words in lower case.
 */
export function isGeneric(plain: string): boolean {
  const words = plain.replace(/[,:;.?!]/g, "").split(" ");
  let from = 0;
  while (from < 2 && JOINT.test(words[from] ?? "")) from++;
  const first = words[from] ?? "";
  if (NOT_GENERIC.test(first) || first === "") return false;
  let relative = false;
  let plural = false;
  for (let i = from + 1; i < Math.min(words.length, from + LONGEST); i++) {
    const word = words[i] ?? "";
    if (/^(?:i|we|i'd|i've|i'm|we're|we've)$/.test(word) && !relative) return false;
    if (SUBORDINATE.test(word)) {
      relative = true;
      plural = isPlural(words[i - 1] ?? "");
      continue;
    }
    const form = readVerb(word)?.form;
    if (/^(?:was|were|had|did)$/.test(word) || (form === "past" && isPastOnly(word))) {
      if (!relative) return false;
      relative = false;
      continue;
    }
    if (relative && (isAuxiliary(word) || form === "s" || form === "base")) {
      if (!/^(?:to|a|an|the)$/.test(words[i - 1] ?? "")) relative = false;
      continue;
    }
    const finite =
      isAuxiliary(word) ||
      form === "s" ||
      (form === "base" && (isPlural(beforeVerb(words, i)) || plural));
    if (!finite || /^(?:a|an|the|to|of|their|his|her|in|for|with)$/.test(words[i - 1] ?? ""))
      continue;
    return true;
  }
  return false;
}

const isPlural = (word: string) => /[^us]s$|^(?:people|men|women|children)$/.test(word);

/** "left" and "lost" are past; "put" and "let" may be present. */
const isPastOnly = (word: string) => readVerb(word)?.base !== word;

function beforeVerb(words: readonly string[], index: number): string {
  let i = index - 1;
  while (i > 0 && isAdverb(words[i] ?? "")) i--;
  return words[i] ?? "";
}
