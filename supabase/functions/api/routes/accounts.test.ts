import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { createApp } from "../app.ts";
import { selectEngines } from "../intelligence/select-engine.ts";
import { createServices } from "../lib/services.ts";
import { parseSettings } from "../settings.ts";

/**
 * What only a hosted project answers: addresses that must be confirmed, limits of its own, faults.
 * The project is a small server that answers as Supabase's Auth documents it.
 */
const PERSON = "8b0f7a52-3c5e-4a55-9d8a-0b6d7a0e2f11";
const EMAIL = "ann@example.org";

let authAnswer: { status: 200 | 400 | 422 | 429 | 500; body: object };
let url: string;
let stop: () => void;

beforeAll(async () => {
  const project = new Hono()
    .post("/rest/v1/rpc/take_rate_limit", (c) => c.json({ allowed: true, retry_after: 0 }))
    .post("/auth/v1/signup", (c) => c.json(authAnswer.body, authAnswer.status))
    .post("/auth/v1/token", (c) => c.json(authAnswer.body, authAnswer.status));
  await new Promise<void>((listening) => {
    const server = serve({ fetch: project.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
      url = `http://127.0.0.1:${port}`;
      listening();
    });
    stop = () => server.close();
  });
});
afterAll(() => stop());

let log: string;
beforeEach(() => {
  log = "";
  vi.spyOn(console, "log").mockImplementation((line: string) => {
    log += line;
  });
  // Node 20 has none; the client insists on one although nothing here listens.
  vi.stubGlobal("WebSocket", WebSocket);
  return () => vi.unstubAllGlobals();
});

async function post(path: string, body: object) {
  const settings = parseSettings({
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SUPABASE_SECRET_KEY: "sb_secret_x",
    REFUSED_SIGN_IN_MS: "1",
  });
  const app = createApp(createServices(settings, await selectEngines(null)));
  const answer = await app.request(path, { method: "POST", body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

const register = () =>
  post("/api/auth/register", {
    email: EMAIL,
    password: "correct horse",
    firstName: "Ann",
    lastName: "Example",
    role: "client",
  });
const login = () => post("/api/auth/login", { email: EMAIL, password: "correct horse" });

const user = (identities: object[]) => ({
  id: PERSON,
  aud: "authenticated",
  role: "authenticated",
  email: EMAIL,
  confirmation_sent_at: "2026-11-21T08:00:00Z",
  app_metadata: { provider: "email", providers: ["email"] },
  user_metadata: {},
  identities,
  created_at: "2026-11-21T08:00:00Z",
  updated_at: "2026-11-21T08:00:00Z",
});

describe("registering where addresses must be confirmed", () => {
  it("makes the account and hands out no token until then", async () => {
    authAnswer = { status: 200, body: user([{ id: PERSON, provider: "email" }]) };
    expect(await register()).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: { id: PERSON, firstName: "Ann", email: EMAIL, role: "client", isGuest: false },
        message: "Almost done: please confirm your email address, then log in.",
      },
    });
    expect((await register()).body).not.toHaveProperty("token");
  });

  it("refuses an address that is taken, which Auth hides behind a made-up user", async () => {
    authAnswer = { status: 200, body: user([]) };
    expect(await register()).toMatchObject({
      status: 409,
      body: { error: "An account with this email already exists" },
    });
  });

  it("says at the login what is missing", async () => {
    authAnswer = {
      status: 400,
      body: { code: 400, error_code: "email_not_confirmed", msg: "Email not confirmed" },
    };
    expect(await login()).toMatchObject({
      status: 403,
      body: { error: "Please confirm your email address first; we have sent you a message." },
    });
  });
});

describe("a refusal of Auth", () => {
  it.each<[string, 400 | 422 | 429 | 500, number, string]>([
    ["weak_password", 422, 400, "password is too easy to guess."],
    ["email_address_invalid", 400, 400, "email must be a valid email address."],
    ["user_already_exists", 422, 409, "An account with this email already exists"],
    ["signup_disabled", 422, 403, "New accounts cannot be created right now."],
    [
      "over_email_send_rate_limit",
      429,
      429,
      "There are too many requests right now. Please wait a moment.",
    ],
    [
      "unexpected_failure",
      500,
      503,
      "The service is not available right now. Please try again in a moment.",
    ],
    ["something_new", 422, 500, "Something went wrong on our side. Please try again."],
  ])(
    "with the code %s and status %d is %d to the person",
    async (error_code, status, shown, sentence) => {
      authAnswer = {
        status,
        body: {
          code: status,
          error_code,
          msg: `no: ${EMAIL}`,
          weak_password: { reasons: ["pwned"] },
        },
      };
      const answer = await register();
      expect(answer).toMatchObject({ status: shown, body: { error: sentence, message: sentence } });
      expect(answer.headers.has("retry-after")).toBe(shown === 429 || shown === 503);
      expect(log).not.toContain(EMAIL);
    },
  );
});
