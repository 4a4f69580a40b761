import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { AssessmentQuestionsAnswer } from "@rapport/shared/contracts/assessment.ts";

/** Somebody with panic who says so in everyday words; given to the questions in their order. */
const ANSWERS = [
  "My heart starts racing in the supermarket and I have to leave the cart and run. It comes out of nowhere.",
  "I want to ride the subway again without planning where the exits are.",
  "The panic, before anything else.",
  "Somebody who tells me directly what to do and gives me something to practice. I had enough of nodding.",
];

/** Answers the assessment for whoever is logged in on the page, and has the answers matched. */
export async function answerAssessment(page: Page, request: APIRequestContext): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const headers = { authorization: `Bearer ${token}` };
  const listed = await request.get("/api/get-assessment-questions");
  const { questions } = AssessmentQuestionsAnswer.parse(await listed.json());
  const responses = Object.fromEntries(
    questions
      .slice(0, ANSWERS.length)
      .map((question, index) => [question.id, ANSWERS[index] ?? ""]),
  );
  for (const [questionId, response] of Object.entries(responses)) {
    const data = { questionId, response };
    expect((await request.post("/api/process-response", { headers, data })).status()).toBe(200);
  }
  const analysed = await request.post("/api/analyze-responses", { headers, data: { responses } });
  expect(analysed.status(), await analysed.text()).toBe(200);
}

/** How many answers `answerAssessment` gives. */
export const ANSWER_COUNT = ANSWERS.length;
