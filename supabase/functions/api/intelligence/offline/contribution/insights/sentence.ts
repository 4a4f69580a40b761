import { isAuxiliary, readVerb } from "../grammar/verbs.ts";
import type { Word } from "../language/words.ts";

const JOINT = /^(?:and|but|so|then|because|also|yet|still|well|now)$/;
/** A verb that says something of what stood before it. */
const SAYS =
  /^(?:tells|shows|says|means|makes|helps|matters|decides|predicts|explains|reveals|comes|goes|gives|takes|leaves|becomes|seems|feels|sounds|beats|depends)$/;
/** Only part of a sentence: it hangs on another. */
const PART = /^(?:which|than|whereas|rather than|as well as|such as|including|especially)$/;

/** "A few notes on men who do not come": what a text is about, and not what it says. */
const TITLE =
  /^(?:(?:a few|some|more|my|these are|here are|a couple of|several|first|further|final|brief|short|rough|random) )*(?:notes?|thoughts?|remarks?|reflections?|observations?|points?|words?|lines?|ideas?|jottings|musings|comments?) (?:on|about|for|from|regarding|concerning|to)\b/;

/** Whether words stand as a statement of their own, rather than as a heading or what is left of one. */
export function isSentence(words: readonly Word[]): boolean {
  let from = 0;
  while (from < words.length - 2 && JOINT.test(words[from]?.lower ?? "")) from++;
  const said = words.slice(from);
  const first = said[0]?.lower ?? "";
  if (PART.test(first) || TITLE.test(said.map(({ lower }) => lower).join(" "))) return false;
  // "Is better than any inventory": who or what is?
  const orders = /^(?:do|have|be|let|don't|need|dare)$/.test(first);
  if (isAuxiliary(first) && !orders) return false;
  return !(SAYS.test(first) && readVerb(first)?.form === "s");
}
