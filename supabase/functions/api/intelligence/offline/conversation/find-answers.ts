import { wasHeardOut } from "../../conversation/heard-questions.ts";
import type { ConversationState, FoundAnswer } from "../../intelligence.ts";
import { isDenied } from "../reading/negation.ts";
import { ofKind } from "../taxonomy/lexicon.ts";
import { quoteAround } from "../text/quote.ts";
import { answersAsked } from "./answers-asked.ts";
import { type Asked, type Aspect, askedBy } from "./aspects.ts";
import { isPractical, practicalsIn } from "./practicals.ts";
import type { Utterance } from "./utterance.ts";

/** What the quoted words do for the question, after "You said …, which". */
const TELLS: Record<Aspect, string> = {
  "why-now": "tells what made now the time",
  problem: "tells what brings you here",
  priority: "tells what matters most to you",
  days: "shows where it gets into your days",
  goals: "tells what you hope will be different",
  "past-help": "tells what you have tried before",
  support: "tells who knows how things are",
  "bad-days": "tells what gets you through",
  feelings: "shows what strong feelings do with you",
  stuck: "tells what you would like from a therapist",
  "hard-truth": "tells how you like things to be said",
  dealbreaker: "tells what would not work for you",
  roots: "tells where you would like the work to go",
  understand: "tells what a therapist should know from the start",
  safety: "speaks to this",
  fee: "tells what you can pay",
  times: "tells when you are free",
  format: "tells how you would like to meet",
  place: "tells where you live",
  language: "tells which language you prefer",
};

/** So many of the things that a question asks for must be there. */
const enough = (asked: number) => Math.ceil(asked * 0.6);

/** Words about danger are not said back, not even in a list of reasons. */
const NOT_REPEATED: ReadonlySet<Aspect> = new Set<Aspect>(["safety"]);

function reasoning(aspect: Aspect, quote: string): string {
  return NOT_REPEATED.has(aspect)
    ? "You spoke to this in your own words."
    : `You said “${quote}”, which ${TELLS[aspect]}.`;
}

/** A quote longer than this would be the whole story. */
const STRETCH_LIMIT = 400;

/** What was said from the first of the quotes to the end of the last; the first alone when that is long. */
function stretchOf(source: string, quotes: readonly string[]): string {
  const start = Math.min(...quotes.map((quote) => source.indexOf(quote)));
  const end = Math.max(...quotes.map((quote) => source.indexOf(quote) + quote.length));
  return end - start <= STRETCH_LIMIT ? source.slice(start, end) : (quotes[0] ?? "");
}

type Found = Omit<FoundAnswer, "questionId">;

/** `before`: what of the practical side was told earlier; it need not be told again. */
function byAspects({ aspects }: Asked, said: Utterance, before: ReadonlySet<Aspect>): Found | null {
  const found = aspects.flatMap((aspect) => {
    const quote = said.aspects.get(aspect);
    return quote === undefined ? [] : [{ aspect, quote }];
  });
  const [first] = found;
  const earlier = aspects.filter((aspect) => before.has(aspect) && !said.aspects.has(aspect));
  const isTooLittle = (count: number) => count + earlier.length < enough(aspects.length);
  if (first === undefined || isTooLittle(found.length)) return null;
  const quotes = found.map(({ quote }) => quote);
  const quote = stretchOf(said.answer.text.source, quotes);
  return { quote, reasoning: reasoning(first.aspect, first.quote) };
}

/** "How is your sleep?" is answered by "I can't sleep" and by "my sleep is fine". */
function byTopic({ topics }: Asked, { answer, problems }: Utterance): Found | null {
  const told = problems.find(({ term }) => topics.includes(term.id));
  const denied = ofKind(answer.mentions, "problem").find(
    ({ term, from, to }) =>
      topics.includes(term.id) && isDenied(answer.text, from, to, answer.covered),
  );
  const mention = told ?? denied;
  if (mention === undefined) return null;
  const quote = quoteAround(answer.text, mention.from, mention.to);
  return { quote, reasoning: `You said “${quote}”, which is what this question asks about.` };
}

/** The longest part of a transcript that stands as an answer to the question that was asked. */
const WHOLE_LIMIT = 1_000;

/**
 * Which questions an utterance answers: the one that was asked when it truly was answered, and others by
 * the way. Precision before recall: what is only likely is asked.
 */
export function findAnswers(
  { transcript, turns, inferredIds, questions }: ConversationState,
  said: Utterance,
): FoundAnswer[] {
  const { questionId: askedId, question: heard = "" } = turns.at(-1) ?? {};
  const isOfThePracticalSide = [...said.aspects.keys()].some(isPractical);
  const before = isOfThePracticalSide
    ? practicalsIn(turns.slice(0, -1).map(({ answer }) => answer))
    : new Set<Aspect>();
  return questions.flatMap(({ id, question }): FoundAnswer[] => {
    if (inferredIds.includes(id)) return [];
    const asked = askedBy(question);
    if (id === askedId && wasHeardOut(heard, question)) {
      if (!answersAsked(question, asked, said)) return [];
      const quote = transcript.trim().slice(0, WHOLE_LIMIT);
      return [{ questionId: id, quote, reasoning: "You answered this when it was asked." }];
    }
    const found = asked.aspects.length > 0 ? byAspects(asked, said, before) : byTopic(asked, said);
    return found === null ? [] : [{ questionId: id, ...found }];
  });
}
