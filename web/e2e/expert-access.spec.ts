import type { APIRequestContext, Page } from "@playwright/test";
import { EXPERTS } from "@rapport/shared/brand.ts";
import { ExpertAccessAnswer } from "@rapport/shared/contracts/expert-access.ts";
import { expertTitle } from "@rapport/shared/expert-name.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, keptToken, putToken, test, unlock } from "./expert-access.ts";
import { CapturePage, EditorPage } from "./expert-pages.ts";
import { EXPERT_PASSWORD } from "./expert-stack.ts";
import { holdCalls, holdTimers } from "./expert-waiting.ts";
import { keepScreenshot } from "./screenshots.ts";

const SETUP = "Welcome to Therapist Input";
const LOGIN = "Access Therapist Input";
const STATUS = "**/api/contribution-auth-status";
const UNABLE = "Unable to verify access. Please try again.";

function registrationIs(open: boolean) {
  return { json: { success: true, registrationOpen: open } };
}

/** Logs in beside the browser: a token that may be revoked without locking out the other tests. */
async function enterWithOwnToken(page: Page, request: APIRequestContext): Promise<string> {
  const data = { password: EXPERT_PASSWORD };
  const login = await request.post("/api/login-contribution-access", { data });
  const { token } = ExpertAccessAnswer.parse(await login.json());
  await page.goto("/login");
  await putToken(page, token);
  return token;
}

test("the first three set passwords, and whoever comes later enters one of them", async ({
  page,
  request,
  problems,
  browser,
  baseURL,
}) => {
  const status = await (await request.get("/api/contribution-auth-status")).json();
  test.skip(!status.registrationOpen, "the stack has all its passwords already");
  problems.expect(/^401 POST \/api\/login-contribution-access/);
  const threeSeconds = await holdTimers(page, 3_000);
  await page.goto(`/${EXPERTS[0]}`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(SETUP);
  await page.getByLabel("Create Password").fill("a second password");
  await page.getByLabel("Confirm Password").fill("a second password");
  await page.getByRole("button", { name: "Register & Access Page" }).click();
  await expect(heading).toHaveText("Registration Successful!");
  await expect(page.getByText("Loading the page...")).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "expert-access-success");
  await threeSeconds.pass();
  await expect(heading).toHaveText(`Dr. ${expertTitle(EXPERTS[0])}'s Insights`);
  expect(await keptToken(page)).toMatch(/^\S{20,}$/);

  // Whatever is left of the three.
  for (const password of ["a third password", "one too many"]) {
    await request.post("/api/register-contribution-access", { data: { password } });
  }
  const later = await browser.newContext({ baseURL: baseURL ?? "" });
  const visitor = await later.newPage();
  await visitor.goto(`/${EXPERTS[1]}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(LOGIN);
  await expect(visitor.getByRole("button", { name: "Set up a password instead" })).toBeHidden();
  await later.close();

  await page.getByRole("button", { name: "Lock this page" }).click();
  await expect(heading).toHaveText(LOGIN);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Invalid password");
  await page.getByLabel("Password", { exact: true }).fill("a second password");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText(`Dr. ${expertTitle(EXPERTS[0])}'s Insights`);
});

test("setting a password is checked in the agreed order", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.route(STATUS, (route) => route.fulfill(registrationIs(true)));
  await page.goto("/somebody");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SETUP);
  const password = page.getByLabel("Create Password");
  const confirmation = page.getByLabel("Confirm Password");
  await expect(password).toHaveAttribute("placeholder", /6 characters/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "expert-access-setup");
  await password.fill("abc");
  await confirmation.fill("abd");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveAttribute("aria-invalid", "true");
  await confirmation.fill("abc");
  await page.getByRole("button", { name: "Register & Access Page" }).click();
  await expect(page.getByRole("alert")).toHaveText("Password must be at least 6 characters long");
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await keepScreenshot(page, "expert-access-setup-error");
  await page.getByRole("button", { name: "Show password" }).first().click();
  await expect(password).toHaveAttribute("type", "text");

  await page.getByRole("button", { name: "I already have a password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LOGIN);
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expectAccessible(page);
  await keepScreenshot(page, "expert-access-login");
  await page.getByRole("button", { name: "Set up a password instead" }).click();
  await expect(password).toHaveValue("");
});

test("a password that is not taken is told so, in the server's words or the agreed ones", async ({
  page,
  problems,
}) => {
  problems.expect(/^429 POST \/api\/(register|login)-contribution-access/);
  problems.expect(/^500 POST \/api\/(register|login)-contribution-access/);
  await page.route(STATUS, (route) => route.fulfill(registrationIs(true)));
  const answers = {
    words: { status: 429, json: { error: "Too many tries." } },
    "no words": { status: 500, body: "oops" },
    "no answer": null,
  };
  let answer: keyof typeof answers = "words";
  await page.route(/\/api\/(register|login)-contribution-access$/, (route) => {
    const reply = answers[answer];
    return reply ? route.fulfill(reply) : route.abort("connectionfailed");
  });
  await page.goto("/somebody");
  await page.getByLabel("Create Password").fill("long enough");
  await page.getByLabel("Confirm Password").fill("long enough");
  const alert = page.getByRole("alert");
  for (const [next, text] of [
    ["words", "Too many tries."],
    ["no words", "Registration failed"],
    ["no answer", "Registration failed. Please try again."],
  ] as const) {
    answer = next;
    await page.getByRole("button", { name: "Register & Access Page" }).click();
    await expect(alert).toHaveText(text);
  }
  await page.getByRole("button", { name: "I already have a password" }).click();
  await page.getByLabel("Password", { exact: true }).fill("long enough");
  for (const [next, text] of [
    ["words", "Too many tries."],
    ["no words", "Invalid password"],
    ["no answer", "Login failed. Please try again."],
  ] as const) {
    answer = next;
    await page.getByRole("button", { name: "Access Page" }).click();
    await expect(alert).toHaveText(text);
  }
});

test("one who comes too late to set a password is led to the entry and told why", async ({
  page,
  problems,
}) => {
  problems.expect(/^403 POST \/api\/register-contribution-access/);
  await page.route(STATUS, (route) => route.fulfill(registrationIs(true)));
  await page.route("**/api/register-contribution-access", (route) =>
    route.fulfill({ status: 403, json: { error: "All passwords are set." } }),
  );
  await page.goto("/somebody");
  await page.getByLabel("Create Password").fill("long enough");
  await page.getByLabel("Confirm Password").fill("long enough");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LOGIN);
  await expect(page.getByRole("alert")).toHaveText("All passwords are set.");
});

test("while access is being verified the page says so", async ({ page, token }) => {
  await unlock(page, token);
  const letGo = await holdCalls(page, "verify-contribution-auth");
  await page.goto("/miriam");
  await expect(page.getByText("Verifying access...")).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "expert-access-verifying");
  letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Miriam's Insights");
});

test("a token that the server does not know is removed", async ({ page, problems }) => {
  problems.expect(/^401 POST \/api\/verify-contribution-auth/);
  await page.route(STATUS, (route) => route.fulfill(registrationIs(false)));
  await page.goto("/login");
  await putToken(page, "an old token");
  await page.goto("/miriam");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LOGIN);
  expect(await keptToken(page)).toBeNull();
});

test("a connection that fails is told, and costs no token", async ({ page, token }) => {
  await page.goto("/login");
  await putToken(page, token);
  await page.route("**/api/verify-contribution-auth", (route) => route.abort("connectionfailed"));
  await page.goto("/miriam");
  await expect(page.getByRole("alert")).toHaveText(UNABLE);
  await expectAccessible(page);
  await keepScreenshot(page, "expert-access-unable");
  expect(await keptToken(page)).toBe(token);
  await page.unroute("**/api/verify-contribution-auth");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Miriam's Insights");
});

test("access that ends while one is writing brings the entry back and loses nothing", async ({
  page,
  request,
  problems,
  expert,
}) => {
  problems.expect(/^401 POST \/api\/therapist-input/);
  const token = await enterWithOwnToken(page, request);
  const capture = new CapturePage(page, expert);
  await capture.open();
  // What is still asked for when the access ends would bring the entry back by itself.
  await expect(capture.previous.getByText("No previous contributions found")).toBeVisible();
  await capture.thoughts.fill("A thought that took an hour.");
  const headers = { authorization: `Bearer ${token}` };
  await request.post("/api/revoke-contribution-access", { headers, data: {} });
  await capture.process.click();
  await expect(capture.heading).toHaveText(LOGIN);
  await expect(page.getByText(/^Your access has ended/)).toBeVisible();
  await expect(page.getByText("A thought that took an hour.")).toBeHidden();
  await expectAccessible(page);
  await keepScreenshot(page, "expert-access-ended");
  await page.getByLabel("Password", { exact: true }).fill(EXPERT_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(capture.thoughts).toHaveValue("A thought that took an hour.");
});

test("edits outlive the access in which they were made", async ({
  page,
  request,
  problems,
  expert,
  contributionId,
}) => {
  problems.expect(/^401 POST \/api\/update-contribution/);
  const token = await enterWithOwnToken(page, request);
  const editor = new EditorPage(page, expert);
  await editor.open(contributionId);
  await editor.reword("Pace matters more than method.", "Pace first.");
  const headers = { authorization: `Bearer ${token}` };
  await request.post("/api/revoke-contribution-access", { headers, data: {} });
  await editor.save.click();
  await expect(editor.heading).toHaveText(LOGIN);
  await page.getByLabel("Password", { exact: true }).fill(EXPERT_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(editor.item("Pace first.")).toBeVisible();
  await editor.saveChanges();
});

test("locking the page makes its token useless, and other tabs lock with it", async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expect(/^401 POST \/api\/verify-contribution-auth/);
  const token = await enterWithOwnToken(page, request);
  await page.goto("/miriam");
  const other = await context.newPage();
  await other.goto("/jonas");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Dr. Jonas's Insights");
  await page.getByRole("button", { name: "Lock this page" }).click();
  const closed = new RegExp(`${LOGIN}|${SETUP}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(closed);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(closed);
  expect(await keptToken(page)).toBeNull();
  await putToken(page, token);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(closed);
});

test("a browser that keeps nothing can still be used until the page is left", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/miriam");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(new RegExp(`${LOGIN}|${SETUP}`));
  const already = page.getByRole("button", { name: "I already have a password" });
  if (await already.isVisible()) await already.click();
  await page.getByLabel("Password", { exact: true }).fill(EXPERT_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Dr. Miriam's Insights");
  await page.getByRole("textbox", { name: "Your thoughts" }).fill("A thought.");
});
