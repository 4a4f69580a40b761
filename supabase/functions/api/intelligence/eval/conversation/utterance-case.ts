import { questionId } from "../vignettes/vignette.ts";

type Question = Parameters<typeof questionId>[0];

/**
 * Something a person says in a conversation, and which of the questions of `seed.sql` it answers by the
 * way. `answers`: plainly; `arguably`: a careful listener might let it count. Everything else would be
 * invented. Written from what people say, apart from the words that the product looks for.
 */
export interface UtteranceCase {
  id: string;
  says: string;
  /** What was asked; the greeting unless said otherwise. */
  asked?: Question;
  answers: readonly Question[];
  arguably?: readonly Question[];
}

/** The id of what was asked. */
export const askedId = ({ asked }: UtteranceCase) =>
  asked === undefined ? "initial_question" : questionId(asked);

/** Ids of questions by their short names. */
export const idsOf = (questions: readonly Question[]) => questions.map(questionId);
