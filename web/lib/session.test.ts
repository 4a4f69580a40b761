// @vitest-environment happy-dom
import { MeAnswer } from "@rapport/shared/contracts/accounts.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AccountServer, serveAccounts } from "@/lib/testing/account-server.ts";

let server: AccountServer;

beforeEach(async () => {
  // Every test loads the page anew in one process, which supabase-js takes for two clients in one page.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  server = await serveAccounts();
});

afterEach(async () => {
  localStorage.clear();
  await server.close();
});

/** The modules as a freshly loaded page has them. */
async function loadPage() {
  vi.resetModules();
  const [session, { api }] = await Promise.all([
    import("@/lib/session.ts"),
    import("@/lib/api.ts"),
  ]);
  return { ...session, api };
}

const credentials = { email: "noor@example.com", password: "a good password" };

function pathsOf(prefix: string) {
  return server.requests.filter((request) => request.path.startsWith(prefix));
}

test("logging in keeps the user and the token under the names the product promises", async () => {
  const page = await loadPage();
  await page.logIn(credentials);
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(server.account);
  expect(server.valid.get(localStorage.getItem("authToken") ?? "")).toEqual(server.account);
  expect(page.useSession.getState()).toMatchObject({ user: server.account, status: "signed-in" });
});

test("a reloaded page still knows who is logged in", async () => {
  await (await loadPage()).logIn(credentials);
  expect((await loadPage()).useSession.getState().user).toEqual(server.account);
});

test("a visitor logs in without any token", async () => {
  await (await loadPage()).logIn(credentials);
  expect(pathsOf("/api/auth/login").map((request) => request.bearer)).toEqual([null]);
});

test("from a guest's session the guest's token goes along", async () => {
  const page = await loadPage();
  await page.ensureGuest();
  const guestToken = localStorage.getItem("authToken");
  await page.logIn(credentials);
  expect(pathsOf("/api/auth/login").map((request) => request.bearer)).toEqual([guestToken]);
});

test("two parts of a page that need a guest share one", async () => {
  const page = await loadPage();
  const [one, other] = await Promise.all([page.ensureGuest(), page.ensureGuest()]);
  expect(one).toEqual(other);
  expect(one).toMatchObject({ isGuest: true, role: "client" });
  expect(pathsOf("/auth/v1/signup")).toHaveLength(1);
});

test("somebody who is logged in needs no guest", async () => {
  const page = await loadPage();
  await page.logIn(credentials);
  expect(await page.ensureGuest()).toEqual(server.account);
  expect(pathsOf("/auth/v1/signup")).toHaveLength(0);
});

test("calls whose token is refused share one renewal and are sent again", async () => {
  const page = await loadPage();
  await page.logIn(credentials);
  server.valid.clear();
  const answers = await Promise.all([
    page.api.get("/api/auth/me", MeAnswer),
    page.api.get("/api/auth/me", MeAnswer),
  ]);
  expect(answers.map((answer) => answer.user)).toEqual([server.account, server.account]);
  expect(pathsOf("/auth/v1/token")).toHaveLength(1);
  expect(server.valid.has(localStorage.getItem("authToken") ?? "")).toBe(true);
});

test("a session that was ended elsewhere leaves nobody logged in and nothing behind", async () => {
  const page = await loadPage();
  await page.logIn(credentials);
  server.valid.clear();
  server.refreshable.clear();
  await expect(page.api.get("/api/auth/me", MeAnswer)).rejects.toMatchObject({ status: 401 });
  expect(page.useSession.getState()).toMatchObject({ user: null, status: "ended" });
  expect(Object.keys(localStorage)).toEqual([]);
});

test("logging out tells the server and leaves nothing behind", async () => {
  const page = await loadPage();
  await page.logIn(credentials);
  const token = localStorage.getItem("authToken");
  await page.logOut();
  expect(pathsOf("/api/auth/logout").map((request) => request.bearer)).toEqual([token]);
  expect(page.useSession.getState()).toMatchObject({ user: null, status: "signed-out" });
  expect(Object.keys(localStorage)).toEqual([]);
});

test("a log-out in another tab ends the session in this one", async () => {
  const page = await loadPage();
  await page.logIn(credentials);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: "user", newValue: null }));
  expect(page.useSession.getState()).toMatchObject({ user: null, status: "ended" });
});

test("a log-in in another tab reaches this one", async () => {
  const page = await loadPage();
  localStorage.setItem("authToken", "token-of-the-other-tab");
  localStorage.setItem("user", JSON.stringify(server.account));
  window.dispatchEvent(new StorageEvent("storage", { key: "user" }));
  expect(page.useSession.getState()).toMatchObject({ user: server.account, status: "signed-in" });
});

test("a stored user that makes no sense is nobody", async () => {
  localStorage.setItem("authToken", "token");
  localStorage.setItem("user", '{"role":"owner"');
  expect((await loadPage()).useSession.getState()).toEqual({ user: null, status: "signed-out" });
});

test("a session that is over while its deletion is in doubt was ended by it", async () => {
  const page = await loadPage();
  await page.logIn(credentials);
  page.doubtDeletion(true);
  server.valid.clear();
  server.refreshable.clear();
  await expect(page.api.get("/api/auth/me", MeAnswer)).rejects.toMatchObject({ status: 401 });
  expect(page.useSession.getState()).toMatchObject({ user: null, status: "deleted" });
  expect(Object.keys(localStorage)).toEqual([]);
});

test("a deletion in another tab is told from a log-out there", async () => {
  const page = await loadPage();
  await page.logIn(credentials);
  localStorage.clear();
  const hear = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  hear("rapport-deleted-account", "somebody-else");
  expect(page.useSession.getState().status).toBe("signed-in");
  hear("rapport-deleted-account", server.account.id);
  hear("authToken", null);
  hear("user", null);
  expect(page.useSession.getState()).toMatchObject({ user: null, status: "deleted" });
});

test("after its account was deleted the page forgets the session and calls nobody", async () => {
  const page = await loadPage();
  await page.logIn(credentials);
  const before = server.requests.length;
  await page.forgetDeletedAccount();
  expect(page.useSession.getState()).toMatchObject({ user: null, status: "signed-out" });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(server.requests.length).toBe(before);
});
