import { isPast } from "../reading/circumstances.ts";
import type { Wish } from "../reading/needs.ts";
import { isDenied } from "../reading/negation.ts";
import { readPracticalities } from "../reading/practicalities.ts";
import { type ReadAnswer, readAnswers } from "../reading/read-answers.ts";
import { readStyleWishes } from "../reading/style-wishes.ts";
import { readTraitWishes } from "../reading/trait-wishes.ts";
import { findSignals } from "../risk/signals.ts";
import { type Mention, ofKind, type TermOf } from "../taxonomy/lexicon.ts";
import type { StyleDimension } from "../taxonomy/style-pole.ts";
import { findPhrases, hasPhrase } from "../text/phrases.ts";
import { QUOTE_LIMIT, quoteAround } from "../text/quote.ts";
import { readText } from "../text/tokens.ts";
import type { Aspect } from "./aspects.ts";
import { ASPECT_CUES, WISHES } from "./cues.ts";
import { isAsked, isTrulySaid } from "./truly-said.ts";

/** What somebody said in one breath, as read without looking at the question. */
export interface Utterance {
  answer: ReadAnswer;
  /** Problems that the person brings: told plainly, not denied, not over. */
  problems: Mention<TermOf<"problem">>[];
  /** What the words answer, with the words that do. */
  aspects: ReadonlyMap<Aspect, string>;
}

/** Manner that is spoken of as a wish answers the question about it. */
const ASKED_MANNER: Partial<Record<StyleDimension, Aspect>> = {
  lead: "stuck",
  challenge: "hard-truth",
  past: "roots",
};
/** Weaker than this a wish may be an accident of words. */
const PLAIN_WISH = 0.5;

function problemsIn(answer: ReadAnswer): Utterance["problems"] {
  return ofKind(answer.mentions, "problem").filter(
    (mention) =>
      (mention.term.how === "named" || mention.term.how === "told") &&
      !isDenied(answer.text, mention.from, mention.to, answer.covered) &&
      !isPast(answer.text, mention.from, mention.to) &&
      !isAsked(answer, mention),
  );
}

/** Where the person speaks of not wanting to live or of hurting themselves: the sentence, or all of it. */
function ownDanger(transcript: string): string | null {
  const isOwn = (text: string) =>
    findSignals({ text }).some(
      ({ about, kinds }) =>
        about === "self" && kinds.some((kind) => kind === "suicide" || kind === "self-harm"),
    );
  if (!isOwn(transcript)) return null;
  const { tokens } = readText(transcript);
  for (const [at] of tokens.entries()) {
    const sentence = quoteAround({ source: transcript, tokens }, at, at);
    if (isOwn(sentence)) return sentence;
  }
  return transcript.slice(0, QUOTE_LIMIT).trim();
}

/** Whether the quoted words speak of a wish themselves. */
const isWish = (quote: string) => hasPhrase(WISHES, readText(quote));

const isPlainWish = ({ strength, evidence }: Wish) =>
  strength >= PLAIN_WISH && isWish(evidence.quote);

function aspectsOf(answer: ReadAnswer, problems: Utterance["problems"]): Map<Aspect, string> {
  const aspects = new Map<Aspect, string>();
  const put = (aspect: Aspect, quote: string | undefined) => {
    if (quote && !aspects.has(aspect)) aspects.set(aspect, quote);
  };
  for (const match of findPhrases(ASPECT_CUES, answer.text)) {
    if (match.value === "place" || !isTrulySaid(answer, match)) continue;
    put(match.value, quoteAround(answer.text, match.from, match.to));
  }
  const [problem] = problems;
  if (problem) put("problem", quoteAround(answer.text, problem.from, problem.to));
  if (hasPhrase(WISHES, answer.text)) {
    for (const { dimension, strength, fromExperience, evidence } of readStyleWishes([answer])) {
      const aspect = ASKED_MANNER[dimension];
      const isPlain = strength >= PLAIN_WISH && !fromExperience && isWish(evidence.quote);
      if (aspect && isPlain) put(aspect, evidence.quote);
    }
    const traits = readTraitWishes([answer]).identity;
    put("understand", traits.find((wish) => isPlainWish(wish))?.evidence.quote);
  }
  const { states, stateEvidence } = readPracticalities([answer]);
  if (states.length > 0) put("place", stateEvidence?.quote);
  put("safety", ownDanger(answer.text.source) ?? undefined);
  return aspects;
}

/** Reads an utterance for what it answers by itself. Any text is read, and none is followed. */
export function readUtterance(transcript: string): Utterance {
  const [answer] = readAnswers([{ questionId: "", question: "", answer: transcript }]);
  if (answer === undefined) throw new TypeError("one answer reads as one");
  const problems = problemsIn(answer);
  return { answer, problems, aspects: aspectsOf(answer, problems) };
}
