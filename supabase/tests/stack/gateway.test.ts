import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Health } from "../../../shared/src/contracts/health.ts";
import { startStack, type TestStack } from "../../local/testing/start-stack.ts";

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack({ env: { SEED: "none" } });
});

afterAll(() => stack?.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${stack.baseUrl}${path}`, { headers });

/** The name of a page's own script; it carries a hash. */
async function scriptPath(): Promise<string> {
  const page = await (await get("/login")).text();
  const path = /"(\/assets\/login-[\w.-]+\.js)"/.exec(page)?.[1];
  if (!path) throw new Error("the page loads no script");
  return path;
}

/** Sends bytes as they are. @returns everything that comes back until the other side hangs up */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(stack.baseUrl).port), "127.0.0.1", () =>
      socket.write(text),
    );
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      answer += chunk;
    });
    socket.once("close", () => resolve(answer));
    socket.once("error", reject);
  });
}

const SECURITY_HEADERS = {
  "content-security-policy": /default-src 'self'.*frame-ancestors 'none'/,
  "x-content-type-options": /^nosniff$/,
  // The API, which no page is linked from, is stricter still.
  "referrer-policy": /^(strict-origin-when-cross-origin|no-referrer)$/,
  "permissions-policy": /microphone=\(self\).*camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
};

function expectSecurityHeaders(headers: { get(name: string): string | null }): void {
  for (const [name, pattern] of Object.entries(SECURITY_HEADERS)) {
    expect(headers.get(name), name).toMatch(pattern);
  }
  expect(headers.get("content-security-policy")).not.toContain("unsafe");
}

describe("the health", () => {
  it("is told of every part", async () => {
    const answer = await get("/healthz");
    expect(answer.status).toBe(200);
    const { status, components, voice } = Health.parse(await answer.json());
    expect(status).toBe("ok");
    expect(voice).toEqual({ speechToText: null, textToSpeech: null });
    expect(components).toEqual({
      database: "ok",
      functions: "ok",
      voice: "absent",
      intelligence: "offline",
    });
  });

  it("can only be read", async () => {
    const answer = await fetch(`${stack.baseUrl}/healthz`, { method: "POST" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("security headers", () => {
  it.each([
    ["the page", "/"],
    ["a route of the app", "/client-assessment"],
    ["a file", "/favicon.svg"],
    ["a file that is not there", "/assets/none.js"],
    ["the health", "/healthz"],
    ["the API", "/api/health"],
    ["an unknown route of the API", "/api/none"],
    ["the API under its hosted name", "/functions/v1/api/health"],
    ["another function", "/functions/v1/other"],
    ["Auth", "/auth/v1/health"],
    ["REST without a key", "/rest/v1/profiles"],
    ["Realtime without a WebSocket", "/realtime/v1/websocket"],
    ["the voice without a WebSocket", "/ws"],
  ])("are on the answer of %s", async (_, path) => {
    expectSecurityHeaders((await get(path)).headers);
  });

  it.each([
    ["a request that is no HTTP", "NONSENSE\r\n\r\n", 400],
    ["headers that are too long", `GET / HTTP/1.1\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    [
      "an address that is no path",
      "GET nowhere HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      400,
    ],
  ])("are on the answer to %s", async (_, text, status) => {
    const [head = ""] = (await sendRaw(text)).split("\r\n\r\n");
    const [statusLine, ...lines] = head.split("\r\n");
    expect(statusLine).toContain(`HTTP/1.1 ${status}`);
    expectSecurityHeaders(
      new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string])),
    );
  });
});

describe("the page", () => {
  it("is checked for a newer one each time, and answered 304 when there is none", async () => {
    const answer = await get("/", { accept: "text/html" });
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-type")).toContain("text/html");
    const etag = answer.headers.get("etag") ?? "";
    expect((await get("/", { accept: "text/html", "if-none-match": etag })).status).toBe(304);
  });

  it("is served for every route of the app", async () => {
    const app = await (await get("/some/other/path", { accept: "text/html" })).text();
    const route = await get("/client-profile/responses?a=b", { accept: "text/html" });
    expect(route.status).toBe(200);
    expect(await route.text()).toBe(app);
    expect(app).toMatch(/<div id="root">.*Loading/);
    expect(await (await get("/")).text()).toContain("How are you feeling today?");
  });

  it("is not served in place of files, data or pictures that are not there", async () => {
    expect((await get("/assets/gone-12345678.js")).status).toBe(404);
    expect((await get("/logo.png", { accept: "text/html" })).status).toBe(404);
    expect((await get("/some-data", { accept: "application/json" })).status).toBe(404);
  });

  it("can only be read", async () => {
    const answer = await fetch(`${stack.baseUrl}/login`, { method: "POST", body: "x" });
    expect(answer.status).toBe(405);
    expect(await answer.json()).toEqual({
      error: "This address can only be read.",
      message: "This address can only be read.",
    });
  });

  it("keeps files whose names carry a hash for ever, in the smallest form that is understood", async () => {
    const path = await scriptPath();
    const sizes = new Map<string | null, number>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await get(path, { "accept-encoding": encoding });
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("vary")).toContain("Accept-Encoding");
      sizes.set(
        answer.headers.get("content-encoding"),
        Number(answer.headers.get("content-length")),
      );
    }
    expect([...sizes.keys()]).toEqual(["br", "gzip", null]);
    const [br = 0, gzip = 0, plain = 0] = sizes.values();
    expect(br).toBeLessThan(gzip);
    expect(gzip).toBeLessThan(plain);
  });

  it.each([
    "/../../package.json",
    "/%2e%2e/%2e%2e/package.json",
    "/..%2f..%2fpackage.json",
    "//etc/passwd",
  ])("gives away nothing beside it: %s", async (path) => {
    const answer = await sendRaw(
      `GET ${path} HTTP/1.1\r\nhost: x\r\naccept: */*\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).not.toContain('"workspaces"');
    expect(answer).not.toContain("root:");
  });
});

describe("the gateway", () => {
  it("refuses a body that is too large before it reads it", async () => {
    const answer = await fetch(`${stack.baseUrl}/api/process-response`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "x".repeat(2 * 1024 * 1024),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      error: "The request is too large.",
      message: "The request is too large.",
    });
  });

  it("serves clients that offer to go on in HTTP/2", async () => {
    const answer = await sendRaw(
      "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toContain('"status":"ok"');
  });

  it.each(["/api/process-response", "/auth/v1/signup", "/rest/v1/rpc/assessment_questions"])(
    "serves on when clients break off in the middle of %s",
    async (path) => {
      const { publishableKey } = stack.secrets;
      await Promise.all(
        Array.from({ length: 30 }, async (_, n) => {
          const outgoing = request(`${stack.baseUrl}${path}`, {
            method: "POST",
            headers: {
              apikey: publishableKey,
              "content-type": "application/json",
              "content-length": 1000,
            },
          });
          outgoing.on("error", () => undefined);
          outgoing.write('{"questionId"');
          await new Promise((resolve) =>
            outgoing.once("socket", (socket) => socket.once("connect", resolve)),
          );
          outgoing.destroy(n % 2 === 0 ? new Error("gone") : undefined);
        }),
      );
      expect((await get("/healthz")).status).toBe(200);
    },
  );
});
