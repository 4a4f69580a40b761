import { type APIRequestContext, type APIResponse, expect, type Page } from "@playwright/test";
import { type RegistrationRole, SessionAnswer } from "@rapport/shared/contracts/accounts.ts";
import {
  type SessionRequest,
  SessionRequestAnswer,
} from "@rapport/shared/contracts/session-requests.ts";
import {
  SubmitTherapistResponsesAnswer,
  type TherapistProfile,
  TherapistProfileAnswer,
  TherapistQuestionsAnswer,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { type Account, logIn, newAccount } from "./accounts.ts";
import type { Problems } from "./fixtures.ts";

/** A therapist has nothing to show before the first entry is made. */
export const NO_THERAPIST_PROFILE = /^404 GET \/api\/therapist-profile/;

/** What a therapist of panic and couples says to the first questions. */
export const THERAPIST_ANSWERS = [
  "I work mostly with adults who have panic attacks and with couples after an affair. I use CBT and EFT, and I say directly what I see.",
  "I refer on when drinking comes first, or when an eating disorder needs a whole team.",
  "In a first session I listen for the moment when the fear began, and we draw a map of it together.",
];

/** Somebody who calls the API beside the browser. */
export class ApiPerson {
  readonly account: Account;
  readonly id: string;
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  private constructor(
    request: APIRequestContext,
    account: Account,
    { user, token }: Pick<SessionAnswer, "user" | "token">,
  ) {
    this.account = account;
    this.id = user.id;
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  static async register(
    request: APIRequestContext,
    role: RegistrationRole,
    name: Partial<Pick<Account, "firstName" | "lastName">> = {},
  ): Promise<ApiPerson> {
    const account = { ...newAccount(role), ...name };
    const response = await request.post("/api/auth/register", { data: account });
    expect(response.status(), await response.text()).toBe(201);
    return new ApiPerson(request, account, SessionAnswer.parse(await response.json()));
  }

  /** Somebody who is logged in elsewhere, such as the guest of a browser; has no account to log in with. */
  static withSession(
    request: APIRequestContext,
    session: Pick<SessionAnswer, "user" | "token">,
  ): ApiPerson {
    return new ApiPerson(request, { ...newAccount(), email: session.user.email }, session);
  }

  async get(path: string): Promise<unknown> {
    return await answer(await this.#request.get(path, { headers: this.#headers }));
  }

  async post(path: string, data: unknown): Promise<unknown> {
    return await answer(await this.#request.post(path, { headers: this.#headers, data }));
  }

  async put(path: string, data: unknown): Promise<unknown> {
    return await answer(await this.#request.put(path, { headers: this.#headers, data }));
  }

  async delete(path: string, data?: unknown): Promise<unknown> {
    return await answer(await this.#request.delete(path, { headers: this.#headers, data }));
  }
}

async function answer(response: APIResponse): Promise<unknown> {
  expect(response.ok(), `${response.status()} ${await response.text()}`).toBe(true);
  return await response.json();
}

/** A therapist who has registered and nothing more. */
export const newTherapist = (
  request: APIRequestContext,
  name?: Partial<Pick<Account, "firstName" | "lastName">>,
) => ApiPerson.register(request, "therapist", name);

/** Hands in the questionnaire's first questions; the entry with its description is the answer. */
export async function submitAnswers(therapist: ApiPerson): Promise<TherapistProfile> {
  const { questions } = TherapistQuestionsAnswer.parse(
    await therapist.get("/api/get-therapist-questions"),
  );
  const responses = THERAPIST_ANSWERS.flatMap((text, index) => {
    const question = questions[index];
    return question ? [{ questionId: question.id, question: question.text, answer: text }] : [];
  });
  const { firstName, lastName } = therapist.account;
  const submitted = await therapist.post("/api/submit-therapist-responses", {
    therapistName: `${firstName} ${lastName}`,
    age: 44,
    experience: 12,
    responses,
  });
  return SubmitTherapistResponsesAnswer.parse(submitted).therapist;
}

/** A therapist with an entry that was made by the questionnaire. */
export async function therapistWithEntry(
  request: APIRequestContext,
  name?: Partial<Pick<Account, "firstName" | "lastName">>,
): Promise<ApiPerson & { entry: TherapistProfile }> {
  const therapist = await newTherapist(request, name);
  return Object.assign(therapist, { entry: await submitAnswers(therapist) });
}

/** Changes the entry as another tab would. */
export async function changeProfile(
  therapist: ApiPerson,
  changes: Partial<TherapistProfile>,
): Promise<TherapistProfile> {
  const path = `/api/therapist-profile/${therapist.id}`;
  const { profile } = TherapistProfileAnswer.parse(await therapist.get(path));
  const { firstName, lastName, email, experience } = { ...profile, ...changes };
  const data = { firstName, lastName, email, experience, ...changes };
  return TherapistProfileAnswer.parse(await therapist.put(path, data)).profile;
}

/** A client's wish for a session with the therapist of this entry. */
export async function askForSession(
  client: ApiPerson,
  therapistId: string,
  wish: object = {},
): Promise<SessionRequest> {
  const asked = await client.post("/api/session-requests", { therapistId, ...wish });
  return SessionRequestAnswer.parse(asked).request;
}

/** A moment so many days from now at this hour of the tests' time zone, ISO 8601. */
export function inDays(days: number, hour = 15): string {
  const moment = new Date(Date.now() + days * 86_400_000);
  moment.setUTCHours(hour, 0, 0, 0);
  return moment.toISOString();
}

/** Logs in and waits for the dashboard, or for the page of it that was asked for. */
export async function openDashboard(
  page: Page,
  { account }: ApiPerson,
  path = "/therapist-dashboard",
): Promise<void> {
  await page.goto(path);
  await logIn(page, account);
  await expect(page).toHaveURL(path);
}

/** Expects the dashboard of somebody who has nothing but an account, once it has loaded. */
export async function expectNewDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL("/therapist-dashboard");
  await expect(page.getByText("There is no profile yet")).toBeVisible();
}

/** The dashboard of somebody who has nothing but an account. */
export async function openNewDashboard(
  page: Page,
  request: APIRequestContext,
  problems: Problems,
  path?: string,
): Promise<ApiPerson> {
  problems.expect(NO_THERAPIST_PROFILE);
  const therapist = await newTherapist(request);
  await openDashboard(page, therapist, path);
  return therapist;
}

/** The session as a browser has it that was closed for so long that the server has forgotten it. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("rapport-session") ?? "{}");
    const ended = { ...kept, refresh_token: "no-longer-valid", expires_at: 1 };
    localStorage.setItem("rapport-session", JSON.stringify(ended));
    localStorage.setItem("authToken", "no.longer.valid");
  });
}
