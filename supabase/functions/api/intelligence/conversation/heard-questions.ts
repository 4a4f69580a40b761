import type { ClientAnswer, ConversationQuestion } from "../intelligence.ts";
import { askedBy } from "../offline/conversation/aspects.ts";

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What is asked first; what follows only adds to it. */
const firstQuestion = (question: string) => /^[^?]*\?/.exec(question)?.[0] ?? question;

/** Of an everyday question so much is enough to answer it. */
const NEARLY_ALL = 0.8;

/** How much of the beginning of `question` stands at the end of `heard`, 0 to 1. */
function partHeard(heard: string, question: string): number {
  const words = plain(question).split(" ");
  const end = ` ${plain(heard)}`;
  let most = 0;
  for (let count = 1; count <= words.length; count++) {
    if (end.endsWith(` ${words.slice(0, count).join(" ")}`)) most = count;
  }
  return most / words.length;
}

const isScreening = (question: string) => askedBy(question).aspects.includes("safety");

/**
 * Whether a question was heard to its end, in whatever words it was put: an interruption leaves a part of
 * what was said. The screening for thoughts of not living counts only when all of it was heard.
 */
export function wasHeardOut(heard: string, question: string): boolean {
  const first = firstQuestion(question);
  if (plain(heard).includes(plain(first))) return true;
  if (isScreening(question)) return heard.includes("?") && isScreening(heard);
  return heard.includes("?") || partHeard(heard, first) >= NEARLY_ALL;
}

/** So often a question is put that is interrupted each time; the screening once more. */
const PUT_AT_MOST = 2;

/** The ids of the questions that need not be asked any more: heard, or interrupted more than once. */
export function askedIds(
  turns: readonly ClientAnswer[],
  questions: readonly ConversationQuestion[],
): ReadonlySet<string> {
  const known = new Map(questions.map(({ id, question }) => [id, question]));
  const times = new Map<string, number>();
  const asked = new Set<string>();
  for (const { questionId, question: heard } of turns) {
    const question = known.get(questionId);
    const count = (times.get(questionId) ?? 0) + 1;
    times.set(questionId, count);
    const most = question && isScreening(question) ? PUT_AT_MOST + 1 : PUT_AT_MOST;
    if (question === undefined || wasHeardOut(heard, question) || count >= most)
      asked.add(questionId);
  }
  return asked;
}
