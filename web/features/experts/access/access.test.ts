// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { api } from "@/lib/api.ts";
import { type ReceivedRequest, type Reply, serve, type TestServer } from "@/lib/testing/serve.ts";
import { withAccess } from "../api/with-access.ts";
import { checkAccess, enterPassword, lockAccess, setPassword, useAccess } from "./access.ts";

const KEY = "therapist_input_auth";
const good = { success: true };

let server: TestServer;
let replies: Record<string, Reply>;

beforeEach(async () => {
  replies = {
    "/api/contribution-auth-status": { body: { ...good, registrationOpen: false } },
    "/api/verify-contribution-auth": { body: good },
    "/api/revoke-contribution-access": { body: good },
  };
  const reply = ({ path }: ReceivedRequest) => replies[path] ?? { status: 404 };
  server = await serve(reply);
  useAccess.setState({ at: "checking" }, true);
});

afterEach(async () => {
  localStorage.clear();
  await server.close();
});

const refuse = (path: string, status: number) => {
  replies[path] = { status, body: { error: "No.", message: "No." } };
};
const issue = (path: string) => {
  replies[path] = { body: { ...good, token: "new", expiresAt: "2026-12-21T00:00:00Z" } };
};
const closed = { at: "login", registrationOpen: false, ended: false, message: null };

describe("on load", () => {
  test("a good token opens the pages", async () => {
    localStorage.setItem(KEY, "good");
    await checkAccess();
    expect(useAccess.getState()).toEqual({ at: "open" });
    expect(server.requests).toMatchObject([{ body: { token: "good" }, bearer: null }]);
  });

  test.each([401, 400])("a token that the server refuses with %i is removed", async (status) => {
    localStorage.setItem(KEY, "old");
    refuse("/api/verify-contribution-auth", status);
    await checkAccess();
    expect(useAccess.getState()).toEqual(closed);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each([500, 502, 429])("a token stays when the server only fails with %i", async (status) => {
    localStorage.setItem(KEY, "good");
    refuse("/api/verify-contribution-auth", status);
    await checkAccess();
    expect(useAccess.getState()).toEqual({ at: "unknown" });
    expect(localStorage.getItem(KEY)).toBe("good");
  });

  test("without a token the server says which form is shown", async () => {
    await checkAccess();
    expect(useAccess.getState()).toEqual(closed);
    replies["/api/contribution-auth-status"] = { body: { ...good, registrationOpen: true } };
    await checkAccess();
    expect(useAccess.getState()).toEqual({ at: "setup" });
  });

  test("a status that cannot be had is told", async () => {
    refuse("/api/contribution-auth-status", 500);
    await checkAccess();
    expect(useAccess.getState()).toEqual({ at: "unknown" });
  });
});

describe("a password", () => {
  test("that was set keeps the token and shows the welcome first", async () => {
    issue("/api/register-contribution-access");
    await setPassword("long enough");
    expect(useAccess.getState()).toEqual({ at: "welcome" });
    expect(localStorage.getItem(KEY)).toBe("new");
  });

  test("that comes too late leads to the entry", async () => {
    refuse("/api/register-contribution-access", 403);
    await setPassword("long enough");
    expect(useAccess.getState()).toEqual({ ...closed, message: "No." });
  });

  test("that is right keeps the token and opens the pages", async () => {
    issue("/api/login-contribution-access");
    await enterPassword("long enough");
    expect(useAccess.getState()).toEqual({ at: "open" });
    expect(localStorage.getItem(KEY)).toBe("new");
  });

  test("that is wrong is the form's to tell", async () => {
    refuse("/api/login-contribution-access", 401);
    await expect(enterPassword("wrong")).rejects.toThrow("No.");
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe("while the pages are open", () => {
  const call = () => withAccess((bearer) => api.get("/api/something", z.unknown(), { bearer }));

  beforeEach(async () => {
    localStorage.setItem(KEY, "good");
    await checkAccess();
  });

  test("a call carries the token", async () => {
    replies["/api/something"] = { body: good };
    await call();
    expect(server.requests.at(-1)).toMatchObject({ path: "/api/something", bearer: "good" });
  });

  test("a token that has run out brings the entry back and says so", async () => {
    refuse("/api/something", 401);
    await expect(call()).rejects.toThrow("No.");
    await expect.poll(() => useAccess.getState()).toEqual({ ...closed, ended: true });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("a call that fails for another reason changes nothing", async () => {
    refuse("/api/something", 403);
    await expect(call()).rejects.toThrow("No.");
    expect(useAccess.getState()).toEqual({ at: "open" });
    expect(localStorage.getItem(KEY)).toBe("good");
  });

  test("a newer token of another tab is not thrown away with the old one", async () => {
    replies["/api/something"] = { status: 401, body: { error: "No.", message: "No." } };
    const asked = call();
    localStorage.setItem(KEY, "newer");
    await expect(asked).rejects.toThrow("No.");
    expect(localStorage.getItem(KEY)).toBe("newer");
    expect(useAccess.getState()).toEqual({ at: "open" });
  });

  test("locking forgets the token and tells the server", async () => {
    await lockAccess();
    expect(useAccess.getState()).toEqual(closed);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(server.requests).toContainEqual(
      expect.objectContaining({ path: "/api/revoke-contribution-access", bearer: "good" }),
    );
  });

  test("locking works without the server, too", async () => {
    refuse("/api/revoke-contribution-access", 500);
    await lockAccess();
    expect(useAccess.getState()).toEqual(closed);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
