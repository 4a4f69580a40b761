import type { ClientEvidence } from "../../../../../../shared/src/contracts/recommendation.ts";
import type { ClientAnswer, PersonalityProfile } from "../../intelligence.ts";
import { wishLabel } from "../../matching/weigh-style.ts";
import { isDespair, isInPassing } from "../conversation/not-repeated.ts";
import type { ClientNeeds, ProblemNeed } from "../reading/needs.ts";
import type { QuestionRole } from "../reading/question-role.ts";
import { type ReadAnswer, readAnswers } from "../reading/read-answers.ts";
import { needsOf } from "../reading/read-client.ts";
import { listed, oneOf, quoted, withSingleStops } from "../reasons/phrasing.ts";
import { findSignals } from "../risk/signals.ts";
import type { ProblemId } from "../taxonomy/problems.ts";
import { quoteAround } from "../text/quote.ts";
import type { Text } from "../text/tokens.ts";
import { PLAIN_NAMES, STYLE_TAGS } from "./plain-names.ts";

/** Fewer words than this in all, and the profile only says that it is early. */
const TOO_LITTLE = 6;
/** Weaker than this a problem is not spoken of to the person. */
const WORTH_SAYING = 0.4;
/** Is met with care where danger is read; nobody is described by it. */
const UNSPOKEN: ProblemId = "self-harm";
const TAGS_AT_LEAST = 4;
const TAGS_AT_MOST = 8;
/** True of everybody who answered anything. */
const EARLY_TAGS = ["a first step", "in your own words", "more to tell", "at your own pace"];

/** What the person told plainly enough to be told back; first concern first. */
function plainProblems(needs: ClientNeeds): ProblemNeed[] {
  const told = needs.problems.filter(
    ({ id, sure, past, strength }) => id !== UNSPOKEN && sure && !past && strength >= WORTH_SAYING,
  );
  const quotes = new Set<string>();
  return told.filter(({ evidence }) => !quotes.has(evidence.quote) && quotes.add(evidence.quote));
}

/** Words told beside danger are not held up to the person again. */
const isGentle = ({ source }: Text) => findSignals({ text: source }).length === 0;

/** Nor words of despair, wherever they stand, "I can't do this anymore", nor what was said in passing. */
const isTold = (quote: string) => !isDespair(quote) && !isInPassing(quote);

/** A finding's words in quotation marks, behind `before`; nothing where the person did not say them. */
function inTheirWords(
  answers: readonly ReadAnswer[],
  { quote, questionId }: ClientEvidence,
  before: string,
): string {
  const said = answers.some(
    ({ inferred, questionId: id, text }) =>
      !inferred && id === questionId && text.source.includes(quote) && isGentle(text),
  );
  return said && isTold(quote) ? `${before}${quoted(quote)}` : "";
}

/** Characters of an answer that are quoted where it is told what was said on something. */
const OPENING_LIMIT = 130;

/** The first sentence of a text that says something and may be told back. */
function openingOf(text: Text): string | null {
  const { tokens } = text;
  for (const [at, { sentence }] of tokens.entries()) {
    if (tokens[at - 1]?.sentence === sentence) continue;
    const last = tokens.findLastIndex((token) => token.sentence === sentence);
    const quote = quoteAround(text, at, Math.min(last, at + 4), OPENING_LIMIT);
    if (last > at && isTold(quote)) return quote;
  }
  return null;
}

/** Said after a question about a day, it is told about a therapist all the same. */
const OF_A_THERAPIST =
  /^\W*(?:someone|somebody|a (?:therapist|counselor|person|man|woman)|straight|gentl)/i;

/** What was said first in answer to the first question of a kind, when it says something. */
function saidOn(answers: readonly ReadAnswer[], ...roles: QuestionRole[]): string | null {
  for (const role of roles) {
    for (const { role: asked, inferred, text } of answers) {
      if (asked !== role || inferred || !isGentle(text) || OF_A_THERAPIST.test(text.source))
        continue;
      const opening = openingOf(text);
      if (opening) return quoted(opening, OPENING_LIMIT);
    }
  }
  return null;
}

function whatBringsYou(answers: readonly ReadAnswer[], needs: ClientNeeds, seed: string): string {
  const [first, second] = plainProblems(needs);
  const opening = saidOn(answers, "presenting", "priority", "days", "open");
  if (first === undefined) {
    return opening
      ? `You began with ${opening}. It may be hard yet to say what it is, and that is all right: finding the words can be the first part of the work.`
      : "You are at the beginning of putting this into words, and that is all right: finding them can be the first part of the work.";
  }
  const name = PLAIN_NAMES[first.id];
  const words = inTheirWords(answers, first.evidence, "");
  const one = words
    ? oneOf(seed, [
        `What seems to weigh most right now is ${name}. You put it as ${words}.`,
        `At the center of what you told us stands ${name}: ${words}.`,
      ])
    : `What seems to weigh most right now is ${name}.`;
  if (second === undefined) return one;
  return `${one} Beside it there is ${PLAIN_NAMES[second.id]}${inTheirWords(answers, second.evidence, ": ")}.`;
}

function howItIs(answers: readonly ReadAnswer[]): string | null {
  const days = saidOn(answers, "days");
  const feelings = saidOn(answers, "feelings");
  const sentences: string[] = [];
  if (days) sentences.push(`About an ordinary day you said ${days}.`);
  if (feelings) sentences.push(`And when a strong feeling comes: ${feelings}.`);
  if (sentences.length === 0) return null;
  return `${sentences.join(" ")} Seeing this so clearly is not a small thing; many people find it hard to describe.`;
}

function whatHoldsYou(answers: readonly ReadAnswer[]): string | null {
  const coping = saidOn(answers, "coping");
  const tried = saidOn(answers, "past-help");
  const sentences: string[] = [];
  if (coping) sentences.push(`On what gets you through and who knows, you said ${coping}.`);
  if (tried)
    sentences.push(
      `You have looked for ways already: ${tried}. You know more than before about what does and does not suit you.`,
    );
  return sentences.length === 0 ? null : sentences.join(" ");
}

function howToWork(answers: readonly ReadAnswer[], needs: ClientNeeds): string | null {
  const wishes = needs.style.slice(0, 3);
  const [first] = wishes;
  if (first === undefined) return null;
  const labels = listed(wishes.map(wishLabel));
  const words = inTheirWords(answers, first.evidence, " We read that from ");
  return `In a therapist you seem to want ${labels}.${words && `${words}.`}`;
}

function whatYouHope(answers: readonly ReadAnswer[], needs: ClientNeeds): string | null {
  const hope = saidOn(answers, "goals");
  const known = needs.identity[0] ?? needs.languages[0];
  const sentences: string[] = [];
  if (hope) sentences.push(`What you hope for has words, too: ${hope}.`);
  const words = known ? inTheirWords(answers, known.evidence, "") : "";
  if (words) sentences.push(`And you would like not to have to explain this: ${words}.`);
  return sentences.length === 0 ? null : sentences.join(" ");
}

const CLOSING =
  "This is drawn only from what you told us so far. It is no diagnosis, and you can correct any of it by changing an answer.";

function tagsOf(needs: ClientNeeds): string[] {
  const tags = [
    ...plainProblems(needs)
      .slice(0, 4)
      .map(({ id }) => PLAIN_NAMES[id]),
    ...needs.style
      .slice(0, 3)
      .map(({ dimension, pole }) => STYLE_TAGS[dimension][pole === 1 ? 1 : 0]),
    ...needs.languages.slice(0, 1).map(({ id }) => id),
  ];
  const distinct = [...new Set(tags)].slice(0, TAGS_AT_MOST);
  for (const tag of EARLY_TAGS) if (distinct.length < TAGS_AT_LEAST) distinct.push(tag);
  return distinct;
}

function summaryOf(needs: ClientNeeds): string {
  const problems = plainProblems(needs)
    .slice(0, 2)
    .map(({ id }) => PLAIN_NAMES[id]);
  const wish = needs.style[0] ? wishLabel(needs.style[0]) : null;
  if (problems.length === 0 && wish === null) {
    return "You have taken a first step and are still finding the words for what you need.";
  }
  if (problems.length === 0)
    return `You are still finding the words for what it is, and you would like ${wish}.`;
  const help = `You are looking for help with ${listed(problems)}`;
  return wish ? `${help}, and you would like ${wish}.` : `${help}.`;
}

/**
 * Describes a person to themselves from their answers and from nothing else: three to five short
 * paragraphs apart by blank lines, four to eight tags, and one sentence.
 */
export function describeClient(answers: readonly ClientAnswer[]): PersonalityProfile {
  const read = readAnswers(answers);
  const needs = needsOf(read);
  const words = read.reduce((sum, { text }) => sum + text.tokens.length, 0);
  const seed = answers.map(({ answer }) => answer).join("\n");
  const paragraphs =
    words < TOO_LITTLE
      ? [
          "You have told us only a little so far, and there is no need to hurry.",
          "What you said is kept. A few more words about what brings you, in any order, would let us say more.",
        ]
      : [
          whatBringsYou(read, needs, seed),
          howItIs(read),
          whatHoldsYou(read),
          howToWork(read, needs) ?? whatYouHope(read, needs),
          howToWork(read, needs) ? whatYouHope(read, needs) : null,
        ].filter((paragraph) => paragraph !== null);
  if (paragraphs.length < 3) {
    if (paragraphs.length < 2)
      paragraphs.push(
        "There is room for more whenever you like: how a day goes, who knows about it, what you would want from a therapist.",
      );
    paragraphs.push(CLOSING);
  } else paragraphs[paragraphs.length - 1] += ` ${CLOSING}`;
  return {
    personalityProfile: withSingleStops(paragraphs.join("\n\n")),
    tags: tagsOf(needs),
    summary: summaryOf(needs),
  };
}
