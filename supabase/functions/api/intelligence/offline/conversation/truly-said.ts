import { whoseIsIt } from "../reading/circumstances.ts";
import { isDenied } from "../reading/negation.ts";
import type { ReadAnswer } from "../reading/read-answers.ts";
import { WORDS } from "../taxonomy/words.ts";
import { hasPhrase, type PhraseMatch } from "../text/phrases.ts";
import type { Aspect } from "./aspects.ts";
import { LONG_AGO } from "./cues.ts";

/** What is told of another person is no answer about oneself. */
const OWN: ReadonlySet<Aspect> = new Set<Aspect>([
  "days",
  "feelings",
  "bad-days",
  "goals",
  "past-help",
  "safety",
  "dealbreaker",
]);
/** Of these a "not" in front leaves nothing: "no nightmares", "nothing calms me down". */
const DENIABLE: ReadonlySet<Aspect> = new Set<Aspect>(["days", "bad-days", "support"]);
/** The manner of a therapist, which is told in the same words as that of a husband. */
const MANNER: ReadonlySet<Aspect> = new Set<Aspect>(["stuck", "hard-truth", "dealbreaker"]);

const THERAPIST = /^(?:therap|counsel|psycholog|psychiatr|shrink|session)/;
const SOMEONE = /^(?:someone|somebody)$/;
const PEOPLE: ReadonlySet<string> = new Set([
  ...(WORDS.anyone ?? []),
  ..."he she they him her boss friend friends roommate coworker colleague neighbor".split(" "),
]);
const IN_A_STORY =
  /(?<!\blike )\b(?:watch(?:ing|ed)?|read(?:ing)?|saw|seen)\b[^.?!]{0,30}\b(?:show|movie|film|series|novel|documentary|episode)\b/i;
/** Therapy of the body. */
const OF_THE_BODY =
  /\b(?:physical|physio|massage|speech|occupational|radiation)\s?therap|therapy for (?:my|the) (?:knee|back|shoulder|hip|leg|arm|hand|neck|foot)\b/i;
const NOTHING = /^(?:nothing|nobody|none)$/;
/** "I don't sleep over at friends'" is not about the nights. */
const NO_SLEEP = /^(?:over|in|with|around|there|here)$/;

/** "Should I tell my mother?" asks and tells nothing. */
export function isAsked({ text }: ReadAnswer, { to }: { to: number }): boolean {
  const { tokens, source } = text;
  let last = to;
  while (tokens[last + 1]?.sentence === tokens[to]?.sentence) last++;
  return /^[\s"”')]*\?/.test(source.slice(tokens[last]?.end ?? source.length));
}

/** Tokens on either side that may say that it was long ago, or of whom it is told. */
const AROUND = 7;

const around = ({ text }: ReadAnswer, { from, to }: { from: number; to: number }) =>
  text.tokens.slice(Math.max(0, from - AROUND), to + AROUND);

/** Whether a manner is spoken of as a therapist's, or as anybody's; not as that of somebody in the story. */
function isOfTherapy(answer: ReadAnswer, match: PhraseMatch<Aspect>): boolean {
  const { tokens } = answer.text;
  if (tokens.some(({ word }) => THERAPIST.test(word))) return true;
  if (match.value === "dealbreaker") {
    const words = tokens.slice(match.from, match.to + 1).map(({ word }) => word);
    return words.some((word) => SOMEONE.test(word)) || words.join(" ").includes("want to be");
  }
  return !around(answer, match).some(({ word }) => PEOPLE.has(word));
}

/** Whether the words at a cue say what the cue stands for: of oneself, as it is, and not as a question. */
export function isTrulySaid(answer: ReadAnswer, match: PhraseMatch<Aspect>): boolean {
  if (isAsked(answer, match)) return false;
  const { value, from, to } = match;
  const { text, covered } = answer;
  const next = text.tokens[to + 1]?.word ?? "";
  if (text.tokens[to]?.word === "sleep" && NO_SLEEP.test(next)) return false;
  if (OWN.has(value)) {
    if (whoseIsIt(text, from, to) !== "self" || IN_A_STORY.test(text.source)) return false;
  }
  if (value === "past-help" && OF_THE_BODY.test(text.source)) return false;
  if (MANNER.has(value) && !isOfTherapy(answer, match)) return false;
  if (DENIABLE.has(value)) {
    if (isDenied(text, from, to, covered)) return false;
    if (NOTHING.test(text.tokens[from - 1]?.word ?? "") && value === "bad-days") return false;
  }
  if (value !== "why-now") return true;
  return !hasPhrase(LONG_AGO, { source: text.source, tokens: around(answer, match) });
}
