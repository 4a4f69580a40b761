import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { createAccount, logIn, newAccount, register } from "./accounts.ts";
import { ANSWER_COUNT, answerAssessment } from "./answers.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";

const heading = { level: 1 } as const;
const NO_PROFILE = /^404 GET \/api\/client-profile/;
const PROFILE_CALL = "**/api/client-profile/*";

/** Opens the client area as a guest, who has no profile yet. */
async function arriveAsGuest(page: Page) {
  await page.goto("/client-profile");
  await expect(page.getByRole("heading", { name: "There is no profile yet" })).toBeVisible();
}

test.describe("a guest", () => {
  test.beforeEach(({ problems }) => problems.expect(NO_PROFILE));

  test("is made silently and shown the way to the assessment", {
    tag: "@narrow",
  }, async ({ page }) => {
    await arriveAsGuest(page);
    await expect(page.getByText("You are here as a guest")).toBeVisible();
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));
    expect(user).toMatchObject({ role: "client", isGuest: true });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepScreenshot(page, "client-profile-none");
    await page.getByRole("link", { name: "Take the assessment" }).click();
    await expect(page).toHaveURL("/client-assessment");
  });

  test("stays the same guest after a reload", async ({ page }) => {
    await arriveAsGuest(page);
    const before = await page.evaluate(() => localStorage.getItem("user"));
    await page.reload();
    await arriveAsGuest(page);
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBe(before);
  });

  test("is asked before a log-out that loses the answers", { tag: "@narrow" }, async ({ page }) => {
    await arriveAsGuest(page);
    await page.getByRole("button", { name: "Logout" }).click();
    const question = page.getByRole("alertdialog", { name: "Log out and lose your answers?" });
    await expect(question.getByRole("button", { name: "Stay" })).toBeFocused();
    await expectAccessible(page, '[role="alertdialog"]');
    await keepScreenshot(page, "guest-logout");
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL("/client-profile");
    await page.getByRole("button", { name: "Logout" }).click();
    await question.getByRole("button", { name: "Log out anyway" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("keeps the answers when registering", async ({ page, request }) => {
    await arriveAsGuest(page);
    await answerAssessment(page, request);
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByText("The answers you gave as a guest come along")).toBeVisible();
    await register(page, newAccount());
    await expect(page.getByRole("heading", heading)).toHaveText("Welcome, Noor");
    await expect(page.getByText(`${ANSWER_COUNT} answers`)).toBeVisible();
  });

  test("keeps the answers when logging in to an account", async ({ page, request }) => {
    const account = await createAccount(request);
    await arriveAsGuest(page);
    await answerAssessment(page, request);
    await page.getByRole("link", { name: "log in", exact: true }).click();
    await logIn(page, account);
    await expect(page.getByRole("heading", heading)).toHaveText("Welcome, Noor");
    await expect(page.getByText(`${ANSWER_COUNT} answers`)).toBeVisible();
  });
});

test.describe("a client who has answered", () => {
  test.beforeEach(async ({ page, request, problems }) => {
    problems.expect(NO_PROFILE);
    const account = await createAccount(request);
    await page.goto("/login");
    await logIn(page, account);
    await expect(page.getByRole("heading", { name: "There is no profile yet" })).toBeVisible();
    await answerAssessment(page, request);
  });

  test("finds account, profile and recommendation", { tag: "@narrow" }, async ({ page }) => {
    await page.reload();
    const profile = page.getByRole("region", { name: "Personality Profile" });
    await expect(profile.getByRole("button", { name: "Refresh" })).toBeVisible();
    await expect(profile.getByRole("list", { name: "Personality tags" })).toBeVisible();
    const about = page.getByRole("region", { name: "About you" });
    await expect(about).toContainText("Noor Haddad");
    await expect(about).toContainText(`${ANSWER_COUNT} answers`);
    await expect(about).toContainText(String(new Date().getFullYear()));
    await expect(page.getByText("Recommended for you")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepScreenshot(page, "client-profile");
  });

  test("finds the own words among the reasons", { tag: "@narrow" }, async ({ page }) => {
    await page.reload();
    await expect(page.getByText("Recommended for you")).toBeVisible();
    const words = /racing in the supermarket|out of nowhere|panic/i;
    const quote = page.locator("blockquote", { hasText: words }).first();
    await expect(quote).toBeHidden();
    for (const factor of await page.locator("summary").all()) await factor.press("Enter");
    await expect(quote).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepScreenshot(page, "client-profile-reasons");
  });

  test("sees a profile that is being written arrive by itself", async ({ page }) => {
    let written = false;
    await page.route(PROFILE_CALL, async (route) => {
      const answer = await (await route.fetch()).json();
      const unfinished = { status: "generating", personalityProfile: null };
      await route.fulfill({
        json: written ? answer : { ...answer, profile: { ...answer.profile, ...unfinished } },
      });
    });
    await page.reload();
    await expect(page.getByText("Your personality profile is being generated...")).toBeVisible();
    await expectAccessible(page);
    await keepScreenshot(page, "client-profile-generating");
    written = true;
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
  });

  test("is told of a failed generation, and a second try helps", async ({ page, problems }) => {
    problems.expect(/^502 GET \/api\/generate-client-profile/);
    await page.reload();
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
    await page.route(
      "**/api/generate-client-profile/*",
      (route) => route.fulfill({ status: 502, json: { error: "x", message: "x" } }),
      { times: 1 },
    );
    await page.getByRole("button", { name: "Refresh" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText(
      "Failed to generate your personality profile. Please try again later.",
    );
    await expectAccessible(page);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
  });

  test("waits in sight while the profile comes slowly", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(PROFILE_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText("Loading your profile...")).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByRole("region", { name: "About you" })).toBeVisible();
  });

  test("can try again when the profile cannot be loaded", { tag: "@narrow" }, async ({ page }) => {
    await page.route(PROFILE_CALL, (route) => route.abort("connectionrefused"));
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText(
      "Failed to load your profile. Please try again later.",
    );
    await expectAccessible(page);
    await keepScreenshot(page, "client-profile-failed");
    await page.unroute(PROFILE_CALL);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("region", { name: "About you" })).toBeVisible();
  });

  test("goes on without noticing when the access token is no longer taken", async ({
    page,
    problems,
  }) => {
    problems.expect(/^401 GET \/api\/client-profile/);
    await page.evaluate(() => localStorage.setItem("authToken", "no.longer.valid"));
    await page.reload();
    await expect(page.getByRole("region", { name: "About you" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).not.toBe(
      "no.longer.valid",
    );
  });

  test("is asked to log in when the session was ended elsewhere", async ({
    page,
    request,
    problems,
  }) => {
    problems.expect(/^401 GET \/api\/client-profile/);
    problems.expect(/^4\d\d POST \/auth\/v1\/token/);
    const session = await page.evaluate(() => localStorage.getItem("rapport-session") ?? "{}");
    const apikey = "sb_publishable_rapport_local";
    await request.post("/auth/v1/logout?scope=global", {
      headers: { apikey, authorization: `Bearer ${JSON.parse(session).access_token}` },
    });
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("rapport-session") ?? "{}");
      localStorage.setItem("authToken", "no.longer.valid");
      localStorage.setItem("rapport-session", JSON.stringify({ ...kept, expires_at: 1 }));
    });
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText(
      "Authentication required. Please log in to view this page.",
    );
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  });
});
