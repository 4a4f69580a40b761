import { randomUUID } from "node:crypto";
import { SessionAnswer } from "../../../shared/src/contracts/accounts.ts";
import { AssessmentQuestionsAnswer } from "../../../shared/src/contracts/assessment.ts";
import { ClientProfileAnswer } from "../../../shared/src/contracts/client-profile.ts";
import type { TestStack } from "../testing/start-stack.ts";
import { prepareExpertCalls } from "./expert-calls.ts";

/** One call to time, as the person with this number makes it. Rejects unless it is answered well. */
export interface ApiCall {
  name: string;
  run: (user: number) => Promise<void>;
  /** Calls that hash a password or weigh the directory cost many times the others and are made less often. */
  slow?: true;
  /** How often it is made, where only one can listen to what comes of it. */
  alone?: number;
}

interface Account {
  id: string;
  email: string;
  token: string;
}

const PASSWORD = "a password of the bench";
const ANSWER =
  "I lie awake until four because my head will not stop worrying about work, and by day I snap at everyone.";

/** What everything else is compared with: one indexed row over REST, without the function. */
export const BASELINE = "GET /rest/v1/therapists?limit=1";

/** All calls of the API, after making an account with an answered assessment for each of `users` people. */
export async function prepareCalls(stack: TestStack, users: number): Promise<ApiCall[]> {
  const send = sender(stack.baseUrl);
  const register = async (): Promise<Account> => {
    const email = `${randomUUID()}@example.org`;
    const person = {
      email,
      password: PASSWORD,
      firstName: "Ann",
      lastName: "Example",
      role: "client",
    };
    const { user, token = "" } = SessionAnswer.parse(
      await send("/api/auth/register", { body: person }),
    );
    return { id: user.id, email, token };
  };
  const accounts: Account[] = [];
  for (let made = 0; made < users; made++) accounts.push(await register());
  const account = (user: number): Account => {
    const found = accounts[user];
    if (!found) throw new Error(`there is no account ${user}`);
    return found;
  };
  const { questions } = AssessmentQuestionsAnswer.parse(
    await send("/api/get-assessment-questions"),
  );
  const responses = Object.fromEntries(questions.map(({ id }) => [id, ANSWER]));
  const questionId = questions[0]?.id;
  const corrected = new Map<number, string>();
  for (const { token } of accounts)
    await send("/api/analyze-responses", { token, body: { responses } });

  return [
    {
      name: BASELINE,
      run: async () => {
        const headers = { apikey: stack.secrets.publishableKey };
        await send("/rest/v1/therapists?select=id&limit=1", { headers });
      },
    },
    { name: "GET /healthz", run: async () => void (await send("/healthz")) },
    { name: "GET /api/health", run: async () => void (await send("/api/health")) },
    {
      name: "GET /api/get-assessment-questions",
      run: async () => void (await send("/api/get-assessment-questions")),
    },
    { name: "GET /api/therapists", run: async () => void (await send("/api/therapists")) },
    {
      name: "POST /api/process-response (account)",
      run: async (user) => {
        const { token } = account(user);
        await send("/api/process-response", { token, body: { questionId, response: ANSWER } });
      },
    },
    {
      name: "POST /api/process-response (visitor)",
      run: async (user) => {
        const body = { questionId, response: ANSWER, userId: `visitor-${user}` };
        await send("/api/process-response", { body });
      },
    },
    {
      name: `POST /api/analyze-responses (${questions.length} answers)`,
      run: async (user) => {
        await send("/api/analyze-responses", { token: account(user).token, body: { responses } });
      },
      slow: true,
    },
    {
      name: "GET /api/client-profile/{userId}",
      run: async (user) => {
        const { id, token } = account(user);
        await send(`/api/client-profile/${id}`, { token });
      },
    },
    {
      name: "GET /api/generate-client-profile/{userId}",
      run: async (user) => {
        const { id, token } = account(user);
        await send(`/api/generate-client-profile/${id}`, { token });
      },
    },
    {
      name: "GET /api/client-data/{userId}",
      run: async (user) => {
        const { id, token } = account(user);
        await send(`/api/client-data/${id}`, { token });
      },
    },
    {
      name: "PUT /api/client-responses/{id}",
      run: async (user) => {
        const { id, token } = account(user);
        const path = `/api/client-profile/${id}`;
        const known =
          corrected.get(user) ??
          ClientProfileAnswer.parse(await send(path, { token })).profile.responses[0]?.id ??
          "";
        corrected.set(user, known);
        const body = { answer: ANSWER };
        await send(`/api/client-responses/${known}`, { method: "PUT", token, body });
      },
    },
    {
      name: "GET /api/auth/me",
      run: async (user) => void (await send("/api/auth/me", { token: account(user).token })),
    },
    { name: "POST /api/auth/register", run: async () => void (await register()), slow: true },
    {
      name: "POST /api/auth/login",
      run: async (user) => {
        const body = { email: account(user).email, password: PASSWORD };
        await send("/api/auth/login", { body });
      },
      slow: true,
    },
    {
      name: "POST /api/auth/logout (no session)",
      run: async () => void (await send("/api/auth/logout", { body: {} })),
    },
    ...(await prepareExpertCalls(send)),
  ];
}

interface Sent {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Sends a call and gives back what was answered. */
export type Send = (path: string, sent?: Sent) => Promise<unknown>;

function sender(baseUrl: string): Send {
  return async (path, { method = "POST", body, token, headers = {} } = {}) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
}
