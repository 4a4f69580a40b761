import { createServer } from "node:http";
import { type APIRequestContext, expect, request as playwrightRequest } from "@playwright/test";
import { ExpertAccessAnswer } from "@rapport/shared/contracts/expert-access.ts";
import { findFreePort } from "../../supabase/local/process/free-port.ts";
import { startStack, type TestStack } from "../../supabase/local/testing/start-stack.ts";

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

/**
 * Offers a stack of their own to the tests of the experts: what experts save appears in every
 * assessment at once, and no stack takes more than three passwords. It starts when the first of
 * them asks for it, and all workers share it. @returns the way to end it
 */
export async function offerExpertStack(): Promise<() => Promise<void>> {
  let started: Promise<ExpertStack> | null = null;
  let own: TestStack | null = null;
  const server = createServer((_, response) => {
    started ??= start((stack) => {
      own = stack;
    });
    started.then(
      (stack) => response.end(JSON.stringify(stack)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  process.env.E2E_EXPERT_STACK = `http://127.0.0.1:${port}`;
  return async () => {
    server.close();
    await started?.catch(() => undefined);
    await own?.stop();
  };
}

/** The stack that is offered; waits for its start. */
export async function askForExpertStack(): Promise<ExpertStack> {
  const response = await fetch(process.env.E2E_EXPERT_STACK ?? "");
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as ExpertStack;
}
