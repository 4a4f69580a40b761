import { BRAND, EXPERTS } from "@rapport/shared/brand.ts";
import { expectAccessible } from "./accessibility.ts";
import { createAccount, logIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";
import { expectNewDashboard, NO_THERAPIST_PROFILE } from "./therapist-accounts.ts";

const heading = { level: 1 } as const;
const NO_PROFILE = /^404 GET \/api\/client-profile/;
const LOGIN_NEEDED = "Authentication required. Please log in to view this page.";

for (const path of ["/a/b/c", "/login/again", "/somebody/else", "/client-assessment/2"]) {
  test(`${path}, which no route names, goes to the start page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  });
}

for (const path of [
  "/somebody",
  "/somebody/contribution/42",
  ...EXPERTS.flatMap((name) => [`/${name}`, `/${name}/contribution/42`]),
]) {
  test(`${path} is a page of an expert, behind the password of the experts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", heading)).toHaveText(
      /^(Welcome to|Access) Therapist Input$/,
    );
    await expect(page).toHaveURL(path);
  });
}

for (const path of [
  "/therapist-dashboard",
  "/therapist-dashboard/questions",
  "/therapist-questionnaire?edit=7",
  "/admin-dashboard",
]) {
  test(`${path} sends a visitor to the log-in, and says why`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alert")).toHaveText("Not authenticated. Please log in.");
  });
}

test("a therapist comes back to the questionnaire from the log-in", async ({ page, request }) => {
  const account = await createAccount(request, "therapist");
  await page.goto("/therapist-questionnaire?edit=7");
  await logIn(page, account);
  await expect(page).toHaveURL("/therapist-questionnaire?edit=7");
  await expect(page.getByRole("heading", heading)).toHaveText("This answer cannot be edited");
});

test("a client is sent from the pages of others to the start page", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(NO_PROFILE);
  const account = await createAccount(request);
  await page.goto("/login");
  await logIn(page, account);
  await expect(page.getByRole("heading", { name: "There is no profile yet" })).toBeVisible();
  for (const path of ["/therapist-dashboard", "/admin-dashboard"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
});

test("a therapist's session is not given up for a guest's in the client area", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(NO_THERAPIST_PROFILE);
  const account = await createAccount(request, "therapist");
  await page.goto("/login");
  await logIn(page, account);
  await expectNewDashboard(page);
  await page.goto("/client-profile");
  await expect(page.getByRole("alert")).toHaveText(LOGIN_NEEDED);
  await page.goto("/therapist-dashboard");
  await expectNewDashboard(page);
});

test("the other name of the client area keeps what follows it", async ({ page, problems }) => {
  problems.expect(NO_PROFILE);
  await page.goto("/clientProfile/responses?from=mail#latest");
  await expect(page).toHaveURL("/client-profile/responses?from=mail#latest");
  await expect(page.getByRole("heading", { name: "No Responses Found" })).toBeVisible();
});

test("a path of the client area that nothing answers to leads to its dashboard", async ({
  page,
  problems,
}) => {
  problems.expect(NO_PROFILE);
  await page.goto("/client-profile/settings/deep");
  await expect(page).toHaveURL("/client-profile");
  await expect(page.getByRole("heading", { name: "There is no profile yet" })).toBeVisible();
});

test("where no guest can be made, the client area asks to log in and remembers the path", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^503 POST \/auth\/v1\/signup/);
  problems.expect(NO_PROFILE);
  const account = await createAccount(request);
  await page.route("**/auth/v1/signup*", (route) =>
    route.fulfill({ status: 503, json: { message: "unavailable" } }),
  );
  await page.goto("/client-profile?tab=answers");
  await expect(page.getByRole("alert")).toHaveText(LOGIN_NEEDED);
  await expectAccessible(page);
  await keepScreenshot(page, "login-needed");
  await page.getByRole("link", { name: "Log In" }).click();
  await logIn(page, account);
  await expect(page).toHaveURL("/client-profile?tab=answers");
  await expect(page.getByRole("heading", { name: "There is no profile yet" })).toBeVisible();
});

test("a guest who never comes leaves nobody waiting, and help is in sight meanwhile", {
  tag: "@narrow",
}, async ({ page }) => {
  const asked = page.waitForRequest("**/auth/v1/signup*");
  await page.route("**/auth/v1/signup*", () => undefined);
  await page.clock.install();
  await page.goto("/client-profile");
  await asked;
  const help = page.getByRole("complementary", { name: "Crisis support" });
  await expect(help).toBeVisible();
  await expect(page.getByRole("link", { name: "Home" })).toBeVisible();
  await expect(page.getByText("Opening your profile")).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "client-area-opening");
  await page.clock.fastForward(8_000);
  await expect(page.getByRole("alert")).toHaveText(LOGIN_NEEDED);
  await expect(page.getByRole("main").getByRole("link", { name: "Log In" })).toBeVisible();
  await expect(help).toBeVisible();
});

test("each view names itself, takes the focus and is announced", async ({ page }) => {
  await page.goto("/register");
  await expect(page.getByRole("heading", heading)).not.toBeFocused();
  await page.getByRole("link", { name: "Log in here" }).click();
  await expect(page.getByRole("heading", heading)).toHaveText("Log In");
  await expect(page.getByRole("heading", heading)).toBeFocused();
  await expect(page).toHaveTitle(`Log In · ${BRAND.name}`);
  await expect(page.locator('[aria-live="polite"]')).toHaveText("Log In");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("a new view starts at its top and going back returns to where one was", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/register");
  await page.getByRole("link", { name: "Log in here" }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Log in here" }).click();
  await expect(page.getByRole("heading", heading)).toHaveText("Log In");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("a page whose script cannot be fetched offers to reload, and then works", async ({ page }) => {
  await page.goto("/register");
  await page.route("**/assets/**", (route) => route.abort("connectionfailed"));
  await page.getByRole("link", { name: "Log in here" }).click();
  await expect(page.getByRole("heading", heading)).toHaveText("Something went wrong");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expectAccessible(page);
  await keepScreenshot(page, "something-went-wrong");
  await page.unroute("**/assets/**");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", heading)).toHaveText("Log In");
});

test("being offline is said while it lasts", { tag: "@narrow" }, async ({ page, context }) => {
  await page.goto("/login");
  await context.setOffline(true);
  const notice = page.getByText("You are offline.");
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "offline");
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});
