import {
  INITIAL_QUESTION_ID,
  SAFETY_CHECK_ID,
} from "../../../../../../shared/src/contracts/matchmaker.ts";
import type { ClientAnswer } from "../../intelligence.ts";
import { wishLabel } from "../../matching/weigh-style.ts";
import { readAnswers } from "../reading/read-answers.ts";
import { needsOf } from "../reading/read-client.ts";
import { quoted } from "../reasons/phrasing.ts";
import { findSignals } from "../risk/signals.ts";
import { readText } from "../text/tokens.ts";
import { answersAsked } from "./answers-asked.ts";
import { askedBy } from "./aspects.ts";
import { moveOf } from "./moves.ts";
import { isDespair, isInPassing } from "./not-repeated.ts";
import { readUtterance } from "./utterance.ts";

/** Longer quotes are hard to follow by ear. */
const SPOKEN_QUOTE = 80;
/** Weaker than this a problem or a wish is not said back. */
const WORTH_SAYING = 0.4;

/** Weaker than this a wish may be an accident of words. */
const PLAIN_WISH = 0.5;

/** Words that may be said aloud once more: nothing of danger or despair, and nothing said in passing. */
const isGentle = (words: string) =>
  findSignals({ text: words }).length === 0 && !isDespair(words) && !isInPassing(words);

function whatWeighs(answers: readonly ClientAnswer[]): string {
  const read = readAnswers(answers);
  const told = needsOf(read).problems.find(
    ({ sure, past, strength, evidence }) =>
      sure && !past && strength >= WORTH_SAYING && isGentle(evidence.quote),
  );
  // In the person's words alone: a name for it could be the wrong one.
  if (told)
    return `What I heard most clearly is this: ${quoted(told.evidence.quote, SPOKEN_QUOTE)}.`;
  const first = answers.find(
    ({ answer }) => readText(answer).tokens.length >= 3 && !isInPassing(answer),
  );
  return first && isGentle(first.answer)
    ? `You told me ${quoted(first.answer, SPOKEN_QUOTE)}.`
    : "Thank you for everything you've told me.";
}

function whatIsWished(answers: readonly ClientAnswer[]): string | null {
  const { goal, style } = needsOf(readAnswers(answers));
  const [wish] = style.filter(
    ({ strength, fromExperience }) => strength >= PLAIN_WISH && !fromExperience,
  );
  const hope = goal && isGentle(goal.quote) ? quoted(goal.quote, SPOKEN_QUOTE) : null;
  if (wish && hope) return `You'd like ${wishLabel(wish)}, and you hope for this: ${hope}.`;
  if (wish) return `In a therapist you'd like ${wishLabel(wish)}.`;
  return hope ? `And this is what you hope for: ${hope}.` : null;
}

/** What does not answer what was asked is not read as an answer to it. */
function asItAnswers(turn: ClientAnswer): ClientAnswer {
  const { question, answer } = turn;
  return answersAsked(question, askedBy(question), readUtterance(answer))
    ? turn
    : { ...turn, question: "" };
}

/**
 * The conversation so far in two or three short sentences, to be spoken. Deterministic; says nothing that
 * was not said, and nothing of danger.
 */
export function summarise(turns: readonly ClientAnswer[]): string {
  const answers = turns
    .filter(
      ({ questionId, answer }) =>
        questionId !== SAFETY_CHECK_ID && moveOf(readText(answer)) === null,
    )
    .map(asItAnswers);
  const told = answers.filter(({ questionId }) => questionId !== INITIAL_QUESTION_ID);
  const wished = whatIsWished(told);
  return [whatWeighs(answers), wished, "I think I know enough now to find someone for you."]
    .filter(Boolean)
    .join(" ");
}
