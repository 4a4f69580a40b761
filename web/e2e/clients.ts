import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { AssessmentQuestionsAnswer } from "@rapport/shared/contracts/assessment.ts";
import {
  type ClientProfile,
  ClientProfileAnswer,
} from "@rapport/shared/contracts/client-profile.ts";
import { logIn } from "./accounts.ts";
import { asOperator } from "./operator.ts";
import { ApiPerson } from "./therapist-accounts.ts";

/** A client has nothing to show before the first answer. */
export const NO_CLIENT_PROFILE = /^404 GET \/api\/client-profile/;

/** Somebody with panic who says so in everyday words; given to the questions in their order. */
const ANSWERS = [
  "My heart starts racing in the supermarket and I have to leave the cart and run. It comes out of nowhere.",
  "I want to ride the subway again without planning where the exits are.",
  "The panic, before anything else.",
  "Somebody who tells me directly what to do and gives me something to practice. I had enough of nodding.",
];

/** How many answers `answerAssessment` gives. */
export const ANSWER_COUNT = ANSWERS.length;

/** Answers the assessment, and has the answers matched. */
export async function answerAssessment(person: Pick<ApiPerson, "get" | "post">): Promise<void> {
  const { questions } = AssessmentQuestionsAnswer.parse(
    await person.get("/api/get-assessment-questions"),
  );
  const asked = questions.slice(0, ANSWERS.length);
  const responses = Object.fromEntries(asked.map(({ id }, index) => [id, ANSWERS[index] ?? ""]));
  for (const [questionId, response] of Object.entries(responses)) {
    await person.post("/api/process-response", { questionId, response });
  }
  await person.post("/api/analyze-responses", { responses });
}

export async function profileOf(client: ApiPerson): Promise<ClientProfile> {
  const answer = await client.get(`/api/client-profile/${client.id}`);
  return ClientProfileAnswer.parse(answer).profile;
}

/** A client who has registered and nothing more. */
export const newClient = (request: APIRequestContext) => ApiPerson.register(request, "client");

/** A client with four answers, a recommendation, and the profile that was made of them. */
export async function clientWithProfile(request: APIRequestContext): Promise<ApiPerson> {
  const client = await newClient(request);
  await answerAssessment(client);
  await expect.poll(async () => (await profileOf(client)).status).toBe("ready");
  return client;
}

/** Logs in and waits for the page of the client area that was asked for. */
export async function openClientArea(
  page: Page,
  { account }: ApiPerson,
  path = "/client-profile",
): Promise<void> {
  await page.goto("/login");
  await logIn(page, account);
  await expect(page).toHaveURL("/client-profile");
  await expect(page.getByRole("region", { name: "About you" })).toBeVisible();
  if (path === "/client-profile") return;
  const name = path.endsWith("responses") ? "Session Responses" : "Personality Profile";
  await page.getByRole("navigation", { name: "Your profile" }).getByRole("link", { name }).click();
  await expect(page).toHaveURL(path);
  // The page that is left stands until the next one can be shown.
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

/** An answer from a voice session; `reasoning` when it was not asked for but concluded. */
export async function addVoiceAnswer(
  client: ApiPerson,
  { question, answer, reasoning }: { question: string; answer: string; reasoning?: string },
): Promise<void> {
  const inferred = reasoning !== undefined;
  await asOperator(
    (sql) => sql`insert into public.client_responses
        (user_id, question_id, question, answer, source, inferred, reasoning)
      values (
        ${client.id}, ${`spoken-${crypto.randomUUID()}`}, ${question},
        ${inferred ? `[Inferred] ${answer}` : answer}, 'voice', ${inferred}, ${reasoning ?? null}
      )`,
  );
}

/** Whose session the browser has, to do something beside it. */
export async function personIn(page: Page, request: APIRequestContext): Promise<ApiPerson> {
  const [user, token] = await page.evaluate(() => [
    JSON.parse(localStorage.getItem("user") ?? "null"),
    localStorage.getItem("authToken"),
  ]);
  return ApiPerson.withSession(request, { user, token: String(token) });
}
