import { expect } from "vitest";
import {
  AnalyzeResponsesAnswer,
  type AssessmentQuestion,
  AssessmentQuestionsAnswer,
  ProcessResponseAnswer,
} from "../../../../shared/src/contracts/assessment.ts";
import {
  type ClientProfile,
  ClientProfileAnswer,
} from "../../../../shared/src/contracts/client-profile.ts";
import { call, ok } from "./api.ts";

/** The questions of the demo seed. */
export async function questions(baseUrl?: string): Promise<AssessmentQuestion[]> {
  return (await ok(AssessmentQuestionsAnswer, call("get-assessment-questions", {}, baseUrl)))
    .questions;
}

export const SLEEPLESS =
  "I lie awake until four because my head will not stop worrying about work, and by day I snap at everyone.";

/** An answer for each question, of a person who cannot sleep and wants to live. */
export const responsesTo = (asked: AssessmentQuestion[]) =>
  Object.fromEntries(asked.map(({ id, text }, index) => [id, answerTo(text, index)]));

function answerTo(question: string, index: number): string {
  if (index === 0) return SLEEPLESS;
  return question.includes("not wanting to live")
    ? "No, never."
    : `Number ${index}: I want clear steps.`;
}

export const process = (
  questionId: string,
  response: string,
  { token, userId }: { token?: string; userId?: string } = {},
  baseUrl?: string,
) =>
  ok(
    ProcessResponseAnswer,
    call("process-response", { token, body: { questionId, response, userId } }, baseUrl),
  );

export const analyze = (
  responses: Record<string, string>,
  { token, userId }: { token?: string; userId?: string } = {},
  baseUrl?: string,
) =>
  ok(
    AnalyzeResponsesAnswer,
    call("analyze-responses", { token, body: { responses, userId } }, baseUrl),
  );

export async function profileOf(
  { id, token }: { id: string; token: string },
  baseUrl?: string,
): Promise<ClientProfile> {
  return (await ok(ClientProfileAnswer, call(`client-profile/${id}`, { token }, baseUrl))).profile;
}

/** The profile once its making has ended. */
export async function readyProfile(
  person: { id: string; token: string },
  baseUrl?: string,
): Promise<ClientProfile> {
  await expect
    .poll(async () => (await profileOf(person, baseUrl)).status, { timeout: 15_000 })
    .toBe("ready");
  return profileOf(person, baseUrl);
}
