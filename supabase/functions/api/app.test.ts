import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { ErrorAnswer } from "../../../shared/src/contracts/errors.ts";
import { createApp } from "./app.ts";
import { selectEngines } from "./intelligence/select-engine.ts";
import { createServices } from "./lib/services.ts";
import { parseSettings } from "./settings.ts";

/**
 * The function without a project behind it: what it decides by itself, and what it says when nobody
 * answers. Everything else is tested on the running stack.
 */
async function appWith(environment: Record<string, string> = {}) {
  const settings = parseSettings({
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SUPABASE_SECRET_KEY: "sb_secret_that_nobody_may_see",
    JWT_SECRET: SECRET,
    REFUSED_SIGN_IN_MS: "1",
    ...environment,
  });
  return createApp(createServices(settings, await selectEngines(settings.openai)));
}

const SECRET = "a secret of the tests that is long enough";

const ownToken = () =>
  new SignJWT({ role: "authenticated" })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject("8b0f7a52-3c5e-4a55-9d8a-0b6d7a0e2f11")
    .setIssuer("http://127.0.0.1:9/auth/v1")
    .setAudience("authenticated")
    .setExpirationTime("1m")
    .sign(new TextEncoder().encode(SECRET));

/** A project that takes requests and never answers. */
async function serveHanging() {
  const app = new Hono().all("*", () => new Promise<Response>(() => undefined));
  return new Promise<{ url: string; stop: () => void }>((listening) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      listening({ url: `http://127.0.0.1:${port}`, stop: () => server.close() }),
    );
  });
}

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  // Node 20 has none; the client insists on one although nothing here listens.
  vi.stubGlobal("WebSocket", WebSocket);
});
afterEach(() => vi.unstubAllGlobals());

const post = (body: BodyInit, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body,
});
const RESPONSE = { questionId: "q", response: "I lie awake at night" };

describe("the function by itself", () => {
  it("says that it is up and which engine it found", async () => {
    const answer = await (await appWith()).request("/api/health");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "ok", engine: "offline" });
    const other = await (await appWith({ OPENAI_API_KEY: "sk-x" })).request("/api/health");
    expect(await other.json()).toEqual({ status: "ok", engine: "openai" });
  });

  it.each(["/api", "/api/", "/api/nothing", "/api/auth", "/api/client-profile", "/"])(
    "answers 404 as JSON at %s",
    async (path) => {
      const answer = await (await appWith()).request(path);
      expect(answer.status).toBe(404);
      expect(ErrorAnswer.parse(await answer.json()).error).toBe(
        "There is nothing at this address.",
      );
    },
  );

  it.each<[string, string, string]>([
    ["GET", "/api/auth/login", "POST"],
    ["DELETE", "/api/auth/me", "GET, HEAD"],
    ["POST", "/api/health", "GET, HEAD"],
    ["PUT", "/api/process-response", "POST"],
    ["POST", "/api/get-assessment-questions", "GET, HEAD"],
    ["PATCH", "/api/client-profile/8b0f7a52-3c5e-4a55-9d8a-0b6d7a0e2f11", "GET, HEAD"],
    ["POST", "/api/generate-client-profile/x", "GET, HEAD"],
    ["DELETE", "/api/therapists", "GET, HEAD"],
  ])("answers 405 to %s %s and says what it takes", async (method, path, allow) => {
    const answer = await (await appWith()).request(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe(allow);
    ErrorAnswer.parse(await answer.json());
  });

  it("refuses a body over 64 KiB, in one piece or in chunks", async () => {
    const app = await appWith();
    const large = JSON.stringify({ ...RESPONSE, response: "x".repeat(66_000) });
    const inChunks = new ReadableStream({
      start(controller) {
        for (const chunk of large.match(/.{1,1000}/g) ?? []) {
          controller.enqueue(new TextEncoder().encode(chunk));
        }
        controller.close();
      },
    });
    const headers = { "content-length": String(large.length) };
    expect((await app.request("/api/process-response", post(large, headers))).status).toBe(413);
    const chunked = { ...post(inChunks), duplex: "half" } as RequestInit;
    expect((await app.request("/api/process-response", chunked)).status).toBe(413);
  });

  it.each<[string, string]>([
    ["", "The request body must be JSON."],
    ["{", "The request body must be JSON."],
    ["[".repeat(60_000), "The request body must be JSON."],
    ["[]", "The request body must be a JSON object."],
    ["null", "The request body must be a JSON object."],
    ['{"response":"x"}', "questionId is missing."],
    ['{"questionId":1,"response":"x"}', "questionId must be text."],
    ['{"questionId":"q","response":" \\n "}', "response must not be empty."],
    [
      '{"questionId":"q","response":"x","role":"admin"}',
      "The request has a field that is not known: role.",
    ],
    ['{"questionId":"q","response":"x","<b>":1}', "The request has a field that is not known."],
    [
      '{"questionId":"q","response":"a\\u0000b"}',
      "The request holds a character that cannot be stored.",
    ],
    [
      '{"questionId":"q","response":"\\ud800"}',
      "The request holds a character that cannot be stored.",
    ],
  ])("answers 400 to %j with one sentence", async (body, sentence) => {
    const answer = await (await appWith()).request("/api/process-response", post(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: sentence, message: sentence });
  });

  it.each(["Bearer forged.token.here", "Basic dXNlcjpwYXNz", "Bearer ey.ey.", "token"])(
    "answers 401 to a token that does not verify: %s",
    async (authorization) => {
      const app = await appWith();
      const body = post(JSON.stringify(RESPONSE), { authorization });
      expect((await app.request("/api/process-response", body)).status).toBe(401);
    },
  );

  it("answers 503 when the project does not answer, and tells nobody why", async () => {
    const app = await appWith();
    for (const authorization of ["", "Bearer", "Bearer ", "Bearer undefined", "Bearer null"]) {
      const answer = await app.request(
        "/api/process-response",
        post(JSON.stringify(RESPONSE), { authorization }),
      );
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("2");
      expect(JSON.stringify(await answer.json())).not.toMatch(/fetch|127\.0\.0\.1|secret/i);
    }
    const login = post('{"email":"ann@example.org","password":"hunter2hunter2"}');
    expect((await app.request("/api/auth/login", login)).status).toBe(503);
    expect((await app.request("/api/therapists")).status).toBe(503);
  });

  it("waits for a project that hangs no longer than it is told to", async () => {
    const hanging = await serveHanging();
    const app = await appWith({ SUPABASE_INTERNAL_URL: hanging.url, UPSTREAM_TIMEOUT_MS: "150" });
    const authorization = `Bearer ${await ownToken()}`;
    const start = performance.now();
    const answers = await Promise.all([
      app.request("/api/therapists"),
      app.request("/api/auth/me", { headers: { authorization } }),
      app.request("/api/auth/logout", { method: "POST", headers: { authorization } }),
      app.request("/api/process-response", post(JSON.stringify(RESPONSE), { authorization })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(performance.now() - start).toBeLessThan(1_000);
    hanging.stop();
  });

  it("logs routes, states and times, never words, addresses or keys", async () => {
    const app = await appWith();
    await app.request("/api/process-response", post(JSON.stringify(RESPONSE)));
    await app.request(
      "/api/auth/login",
      post('{"email":"ann@example.org","password":"hunter2hunter2"}'),
    );
    await app.request("/api/client-profile/ann@example.org");
    const log = lines.join("\n");
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      event: "request",
      method: "GET",
      route: "/api/client-profile/:userId",
      status: 400,
    });
    expect(log).toContain('"event":"request_failed"');
    expect(log).not.toMatch(/awake|ann@example|hunter2|secret_that/);
  });

  it("lets other origins in only where they are named", async () => {
    const origin = "https://rapport.example";
    const closed = await (await appWith()).request("/api/health", { headers: { origin } });
    expect(closed.headers.get("access-control-allow-origin")).toBeNull();
    const app = await appWith({ ALLOWED_ORIGINS: origin });
    const preflight = await app.request("/api/analyze-responses", {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
    const other = await app.request("/api/health", { headers: { origin: "https://evil.example" } });
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("has every answer kept by no cache", async () => {
    const app = await appWith();
    for (const path of ["/api/health", "/api/nothing", "/api/auth/me"]) {
      expect((await app.request(path)).headers.get("cache-control")).toBe("no-store");
    }
  });
});
