import { REQUEST_LIMIT_BYTES } from "@rapport/shared/constants.ts";
import {
  RESPONSES_LIMIT,
  type SubmitTherapistResponsesRequest,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { bytesOf } from "@/lib/answer-rules.ts";
import { answerTo, infoOf, type QuestionnaireState } from "./questionnaire-state.ts";

/** What a submit sends, as things stand now. */
export function requestOf(state: QuestionnaireState): SubmitTherapistResponsesRequest {
  const { name, age, experience } = infoOf(state);
  return {
    therapistName: name.trim(),
    age: age.trim() === "" ? null : Number(age),
    experience: Number(experience),
    responses: state.questions.map(({ id, text }) => ({
      questionId: id,
      question: text,
      answer: answerTo(state, id).trim(),
    })),
  };
}

/**
 * By about how many characters the answers are too long for one request; 0 when they fit. Letters
 * beyond ASCII take more than one byte, so that fewer of them fit.
 */
export function excessOf(request: SubmitTherapistResponsesRequest): number {
  const answers = request.responses.map(({ answer }) => answer).join("");
  const characters = answers.length;
  const quotes = 2;
  const bytesPerCharacter = (bytesOf(answers) - quotes) / Math.max(1, characters);
  const excessBytes = bytesOf(request) - REQUEST_LIMIT_BYTES;
  return Math.max(0, characters - RESPONSES_LIMIT, Math.ceil(excessBytes / bytesPerCharacter));
}

/** How many of the longest answers are named. */
const NAMED = 3;

/** The longest answers, longest first, with the numbers of their questions counted from 1. */
export function longestOf(
  request: SubmitTherapistResponsesRequest,
): { questionId: string; number: number; length: number }[] {
  return (
    request.responses
      .map(({ questionId, answer }, index) => ({
        questionId,
        number: index + 1,
        length: answer.length,
      }))
      .sort((a, b) => b.length - a.length)
      .slice(0, NAMED)
      // A short one is no place to save anything.
      .filter(({ length }, _, [longest]) => longest && length >= longest.length / 4)
  );
}
