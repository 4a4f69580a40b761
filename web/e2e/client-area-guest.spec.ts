import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { createAccount, logIn, newAccount, register } from "./accounts.ts";
import { AssessmentPage, MATTERS } from "./assessment-page.ts";
import { ANSWER_COUNT, answerAssessment, NO_CLIENT_PROFILE, personIn } from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";

const heading = { level: 1 } as const;

/** Opens the client area as a guest, who has no profile yet. */
async function arriveAsGuest(page: Page) {
  await page.goto("/client-profile");
  await expect(page.getByRole("heading", { name: "There is no profile yet" })).toBeVisible();
}

/** The guest of this browser finishes the assessment and is recommended somebody. */
async function finishAsGuest(page: Page, request: APIRequestContext): Promise<string> {
  await arriveAsGuest(page);
  await answerAssessment(await personIn(page, request));
  await page.reload();
  const name = page.getByRole("region").filter({ hasText: "Recommended for you" });
  return (await name.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
}

const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

test.beforeEach(({ problems }) => problems.expect(NO_CLIENT_PROFILE));

test("a guest is made silently and shown the way to the assessment", {
  tag: "@narrow",
}, async ({ page }) => {
  await arriveAsGuest(page);
  await expect(page.getByText("You are here as a guest")).toBeVisible();
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));
  expect(user).toMatchObject({ role: "client", isGuest: true });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "client-area-guest");
  await page.getByRole("link", { name: "Take the assessment" }).first().click();
  await expect(page).toHaveURL("/client-assessment");
});

test("a guest stays the same guest after a reload", async ({ page }) => {
  await arriveAsGuest(page);
  const before = await page.evaluate(() => localStorage.getItem("user"));
  await page.reload();
  await arriveAsGuest(page);
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBe(before);
});

test("a guest is asked before a log-out that loses the answers", { tag: "@narrow" }, async ({
  page,
}) => {
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

test("a guest who finished keeps answers, profile and recommendation when registering", async ({
  page,
  request,
}) => {
  const recommended = await finishAsGuest(page, request);
  await mainLink(page, "Register").click();
  await expect(page.getByText("The answers you gave as a guest come along")).toBeVisible();
  await register(page, newAccount());
  await expect(page).toHaveURL("/client-profile");
  await expect(page.getByRole("heading", heading)).toHaveText("Welcome, Noor");
  await expect(page.getByText(`${ANSWER_COUNT} answers`)).toBeVisible();
  await expect(page.getByText("1 completed session")).toBeVisible();
  await expect(page.getByRole("region", { name: recommended })).toBeVisible();
  await expect(page.getByRole("list", { name: "Personality tags" })).toBeVisible();
});

test("a guest who finished keeps it all when logging in, and comes back to the same page", async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  const recommended = await finishAsGuest(page, request);
  await page.getByRole("link", { name: "Session Responses", exact: true }).click();
  await mainLink(page, "Log In").click();
  await logIn(page, account);
  await expect(page).toHaveURL("/client-profile/responses");
  await expect(page.locator("details")).toHaveCount(ANSWER_COUNT);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", heading)).toHaveText("Welcome, Noor");
  await expect(page.getByText("1 completed session")).toBeVisible();
  await expect(page.getByRole("region", { name: recommended })).toBeVisible();
});

for (const way of ["registers", "logs in"] as const) {
  test(`a guest in the middle of the assessment who ${way} goes on where they were`, async ({
    page,
    request,
  }) => {
    const account = way === "logs in" ? await createAccount(request) : newAccount();
    const assessment = new AssessmentPage(page);
    await assessment.shorten(MATTERS);
    await arriveAsGuest(page);
    await assessment.open();
    await assessment.answer(1, "I wake at four and count my mistakes until it is light.");
    await assessment.box.fill("Half a thought");
    await page.getByRole("link", { name: "My Profile" }).click();
    await expect(page.getByText("1 answer so far.")).toBeVisible();

    await mainLink(page, way === "logs in" ? "Log In" : "Register").click();
    await (way === "logs in" ? logIn(page, account) : register(page, account));
    await expect(page.getByRole("heading", heading)).toHaveText("Welcome, Noor");
    await expect(page.getByText("1 answer so far.")).toBeVisible();
    await page.getByRole("link", { name: "Session Responses", exact: true }).click();
    await page.locator("summary").press("Enter");
    await expect(page.getByText("count my mistakes until it is light")).toBeVisible();

    await assessment.page.goto("/client-assessment");
    await assessment.isAt(2);
    await expect(assessment.box).toHaveValue("Half a thought");
  });
}
