import { isAuxiliary, readVerb } from "../grammar/verbs.ts";
import { isCode, isHostile } from "../language/plain-speech.ts";
import { finish } from "../language/tidy.ts";
import { wordsIn } from "../language/words.ts";
import { SUMMARY_LIMIT, summarize } from "../summary.ts";
import { short } from "./add.ts";
import type { Draft, Outcome } from "./draft.ts";

const SAYS =
  /^(?:(?:the |let the |make the |have the )?summary (?:should |must |needs to |to )?(?:just |only |simply |instead )?(?:say|says|read|reads|be|state)|(?:change|set|reword|rewrite|rephrase|replace|edit|make)(?: the)? summary(?: to read| to say| to be| to| as| with| say| read|:)|summary\s*[:=])(?: that)?\s*:?\s*(?<text>.{3,3000})$/is;
const ADDS =
  /^(?:add|append|include|mention|put|note)(?: to the summary| in the summary)(?: that)?\s*:?\s*(?<a>.{3,1000})$|^(?:add|append|include|mention|put|note)\s+(?:that )?(?<b>.{3,1000}?)\s+(?:to|in|into) the summary$|^(?:the )?summary should (?:also )?(?:mention|include|note)(?: that)?\s+(?<c>.{3,1000})$/is;
const AGAIN =
  /^(?:rewrite|redo|refresh|update|regenerate|remake|write)(?: the| a new| a)? summary(?: again| anew)?$/i;

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^["“‘']\s*|\s*["”’']\.?$/g, "")
    .trim();

/** "the summary should say …", "mention sleep in the summary". */
export function changeSummary(command: string, draft: Draft): Outcome {
  const says = SAYS.exec(command)?.groups?.text;
  if (
    says &&
    !/^(?:shorter|longer|simpler|softer|clearer|briefer|better|more |less )/i.test(says)
  ) {
    const text = unquoted(says);
    if (isHostile(text) || isCode(text))
      return {
        missed: `The summary was not changed to “${short(text)}”, because that is an instruction.`,
      };
    draft.summary = finish(text);
    return "done";
  }
  const groups = ADDS.exec(command)?.groups;
  const added = groups?.a ?? groups?.b ?? groups?.c;
  if (added) {
    const text = unquoted(added);
    if (isHostile(text) || isCode(text))
      return {
        missed: `“${short(text)}” was not added to the summary, because that is an instruction.`,
      };
    const clause = wordsIn(text).some(
      ({ lower }, index) => index > 0 && (isAuxiliary(lower) || readVerb(lower)?.form === "s"),
    );
    const sentence = finish(clause ? text : `It also touches on ${text}`);
    if (draft.summary.length + sentence.length + 1 > SUMMARY_LIMIT * 2)
      return { missed: "The summary would become too long, so nothing was added to it." };
    draft.summary = [draft.summary.trim(), sentence].filter((part) => part !== "").join(" ");
    return "done";
  }
  if (AGAIN.test(command)) {
    const fresh = summarize(draft.thoughts);
    if (fresh === "" || fresh === draft.summary)
      return { missed: "There is no other summary to be made of the thoughts." };
    draft.summary = fresh;
    return "done";
  }
  return null;
}
