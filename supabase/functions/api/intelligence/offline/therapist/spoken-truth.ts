import { tellsOfOwnDanger } from "./own-danger.ts";
import type { Portrait } from "./portrait.ts";
import { isPlain, LONGEST, Quotes, SHORTEST } from "./quotable.ts";

const SPOKEN = /["“]([^"“”]+)["”]/g;

/** The sentence that a therapist says to a client when it is hard to hear, as it was quoted. */
export function spokenTruth(
  portrait: Portrait,
  quotes: Quotes,
  { plain = false } = {},
): string | null {
  for (const { answer } of portrait.on("hard-truth")) {
    for (const [, inner = ""] of answer.matchAll(SPOKEN)) {
      const words = inner.trim().replace(/[.,]$/, "");
      if (words.length < SHORTEST || words.length > LONGEST || !Quotes.mayBeQuoted(words)) continue;
      if ((plain && !isPlain(words)) || tellsOfOwnDanger(words)) continue;
      quotes.keep(words);
      return words;
    }
  }
  return null;
}
