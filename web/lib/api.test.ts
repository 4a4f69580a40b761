// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { api } from "@/lib/api.ts";
import { ApiError } from "@/lib/api-error.ts";
import { type Reply, serve, type TestServer } from "@/lib/testing/serve.ts";

const Greeting = z.object({ greeting: z.string() });

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
  localStorage.clear();
});

/** Sends one GET to a server that gives this reply, and returns the error it ends in. */
async function failureOf(reply: Reply): Promise<ApiError> {
  server = await serve(() => reply);
  const error = await api.get("/api/greeting", Greeting).catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

test("an answer that keeps its contract is returned", async () => {
  server = await serve(() => ({ body: { greeting: "hello" } }));
  expect(await api.get("/api/greeting", Greeting)).toEqual({ greeting: "hello" });
});

test("a visitor's call carries the body as JSON and no token", async () => {
  server = await serve(() => ({ body: { greeting: "hello" } }));
  await api.post("/api/greeting", { name: "Noor" }, Greeting);
  expect(server.requests).toEqual([
    { method: "POST", path: "/api/greeting", bearer: null, body: { name: "Noor" } },
  ]);
});

test("the field error of an answer becomes the message", async () => {
  const error = await failureOf({ status: 409, body: { error: "Taken", message: "Other" } });
  expect([error.message, error.status]).toEqual(["Taken", 409]);
});

test("without the field error the field message is taken", async () => {
  const error = await failureOf({ status: 400, body: { message: "Email is missing" } });
  expect(error.message).toBe("Email is missing");
});

test("without either the status is named", async () => {
  expect((await failureOf({ status: 500, body: {} })).message).toBe("Server returned 500");
});

test("an empty error body is named by its status", async () => {
  expect((await failureOf({ status: 503, body: "" })).message).toBe("Server returned 503");
});

test("a body that is not JSON is repeated", async () => {
  const error = await failureOf({ status: 502, body: "<h1>Bad gateway</h1>" });
  expect(error.message).toBe("Server returned non-JSON response: <h1>Bad gateway</h1>");
});

test("a success that is not JSON is an error too", async () => {
  const error = await failureOf({ status: 200, body: "<!doctype html>" });
  expect(error.message).toBe("Server returned non-JSON response: <!doctype html>");
});

test("an answer that breaks its contract is an error", async () => {
  const error = await failureOf({ body: { greeting: 7 } });
  expect(error.message).toBe("The server gave an unexpected answer.");
});

test("a limit tells how long to wait", async () => {
  const error = await failureOf({
    status: 429,
    body: { error: "Too many attempts" },
    headers: { "retry-after": "30" },
  });
  expect([error.message, error.retryAfter, error.isTemporary]).toEqual([
    "Too many attempts",
    30,
    false,
  ]);
});

test("a server that is down is said to be unreachable", async () => {
  server = await serve(() => ({}));
  await server.close();
  const gone = api.get("/api/greeting", Greeting);
  server = undefined;
  await expect(gone).rejects.toMatchObject({
    message: "The server cannot be reached. Check your connection and try again.",
    status: 0,
    isTemporary: true,
  });
});

test("a call that its caller gives up rejects with the caller's reason", async () => {
  const controller = new AbortController();
  server = await serve(() => {
    controller.abort(new Error("left the page"));
    return { body: { greeting: "late" } };
  });
  await expect(api.get("/api/greeting", Greeting, { signal: controller.signal })).rejects.toThrow(
    "left the page",
  );
});

test("a deletion carries what confirms it, or nothing at all", async () => {
  server = await serve(() => ({ body: { greeting: "gone" } }));
  await api.delete("/api/greeting", Greeting, { confirm: "DELETE" });
  await api.delete("/api/greeting", Greeting);
  expect(server.requests.map(({ method, body }) => ({ method, body }))).toEqual([
    { method: "DELETE", body: { confirm: "DELETE" } },
    { method: "DELETE", body: null },
  ]);
});
