import { type APIRequestContext, expect, request as playwrightRequest } from "@playwright/test";
import { ExpertAccessAnswer } from "@rapport/shared/contracts/expert-access.ts";
import { startStack, type TestStack } from "../../supabase/local/testing/start-stack.ts";
import { askForStack, offerStack } from "./offered-stack.ts";

/** Where the tests of the experts find the product, and what opens the expert pages there. */
export interface ExpertStack {
  baseUrl: string;
  token: string;
}

/** One of the at most three passwords of the stack. */
export const EXPERT_PASSWORD = "three small herons";

/** Tests sign in more often than people do. */
const ALLOWANCES = { RATE_LIMIT_EXPERT_SIGN_IN: "1000/900", RATE_LIMIT_PROCESS: "1000/900" };

/** Logs in with the tests' password, which the first who asks sets. */
async function signIn(request: APIRequestContext): Promise<string> {
  const data = { password: EXPERT_PASSWORD };
  const loggedIn = await request.post("/api/login-contribution-access", { data });
  const answer = loggedIn.ok()
    ? loggedIn
    : await request.post("/api/register-contribution-access", { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ExpertAccessAnswer.parse(await answer.json()).token;
}

/** `E2E_EXPERT_BASE_URL` names a stack that runs already; its allowances must be as wide. */
async function start(keep: (stack: TestStack) => void): Promise<ExpertStack> {
  const running = process.env.E2E_EXPERT_BASE_URL;
  const own = running ? null : await startStack({ env: ALLOWANCES });
  if (own) keep(own);
  const baseUrl = running ?? own?.baseUrl ?? "";
  const request = await playwrightRequest.newContext({ baseURL: baseUrl });
  const token = await signIn(request);
  await request.dispose();
  return { baseUrl, token };
}

const OFFERED_AT = "E2E_EXPERT_STACK";

/**
 * Offers a stack of their own to the tests of the experts: what experts save appears in every
 * assessment at once, and no stack takes more than three passwords. @returns the way to end it
 */
export const offerExpertStack = () => offerStack(OFFERED_AT, start);

/** The stack that is offered; waits for its start. */
export const askForExpertStack = () => askForStack<ExpertStack>(OFFERED_AT);
