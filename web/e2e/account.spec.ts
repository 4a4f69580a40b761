import type { Page } from "@playwright/test";
import { BRAND } from "@rapport/shared/brand.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { createAccount, logIn, newAccount, register } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";
import { expectNewDashboard, NO_THERAPIST_PROFILE } from "./therapist-accounts.ts";

const heading = { level: 1 } as const;
const NO_PROFILE = /^404 GET \/api\/client-profile/;

/** The client area of somebody who has answered nothing yet, once it has loaded. */
async function expectClientArea(page: Page) {
  await expect(page).toHaveURL("/client-profile");
  await expect(page.getByRole("heading", heading)).toHaveText("Welcome, Noor");
  await expect(page.getByRole("heading", { name: "There is no profile yet" })).toBeVisible();
}

test("the registration form is legible, usable and named", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/register");
  await expect(page.getByRole("heading", heading)).toHaveText("Create Your Account");
  await expect(page).toHaveTitle(`Create Your Account · ${BRAND.name}`);
  await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
  await expect(page.getByRole("group", { name: "I am a:" }).getByRole("radio")).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "register");
});

test("the log-in form is legible, usable and named", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", heading)).toHaveText("Log In");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "login");
  await page.getByRole("link", { name: "Register here" }).click();
  await expect(page).toHaveURL("/register");
});

test("a client who registers lands in the client area", async ({ page, problems }) => {
  problems.expect(NO_PROFILE);
  await page.goto("/register");
  await register(page, newAccount());
  await expectClientArea(page);
});

test("a therapist who registers goes on to the questionnaire", async ({ page, problems }) => {
  problems.expect(NO_THERAPIST_PROFILE);
  await page.goto("/register");
  await register(page, newAccount("therapist"));
  await expect(page).toHaveURL("/therapist-questionnaire");
  await expect(page.getByRole("heading", heading)).toContainText("Tell Us About Yourself");
});

test("a mistake in every field is named, and the first bad field has the focus", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("First Name").fill("Noor");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm Password").fill("other");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Last Name")).toBeFocused();
  for (const [field, message] of [
    ["Last Name", "Please enter your last name"],
    ["Email", "Please enter your email"],
    ["Password", "Password must be at least 8 characters long"],
    ["Confirm Password", "Passwords do not match"],
  ] as const) {
    await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(message);
  }
  await expectAccessible(page);
  await keepScreenshot(page, "register-mistakes");
});

test("an address that has an account already is refused with the server's words", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^409 POST \/api\/auth\/register/);
  const { email } = await createAccount(request);
  await page.goto("/register");
  await register(page, { ...newAccount(), email });
  await expect(page.getByRole("alert")).toContainText(/already/i);
  await expect(page).toHaveURL("/register");
});

test("a wrong password is refused, keeps what was typed, and the right one then works", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^401 POST \/api\/auth\/login/);
  problems.expect(NO_PROFILE);
  const account = await createAccount(request);
  await page.goto("/login");
  await logIn(page, { ...account, password: "a wrong password" });
  await expect(page.getByRole("alert")).toContainText(/password/i);
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await keepScreenshot(page, "login-refused");
  await logIn(page, account);
  await expectClientArea(page);
});

test("a therapist who logs in goes to the dashboard, whatever page a client was sent from", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(NO_THERAPIST_PROFILE);
  const account = await createAccount(request, "therapist");
  await page.goto("/login");
  await logIn(page, account);
  await expectNewDashboard(page);
});

test("a second press while logging in sends nothing twice, and the button says so", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(NO_PROFILE);
  const account = await createAccount(request);
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/auth/login", async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.goto("/login");
  await logIn(page, account);
  const button = page.getByRole("button", { name: "Logging in..." });
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  release();
  await expectClientArea(page);
  expect(sent).toBe(1);
});

test("a server that cannot be reached is said, and nothing typed is lost", async ({ page }) => {
  await page.goto("/login");
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await logIn(page, { email: "noor@example.com", password: "a good password" });
  await expect(page.getByRole("alert")).toHaveText(
    "The server cannot be reached. Check your connection and try again.",
  );
  await expect(page.getByLabel("Email")).toHaveValue("noor@example.com");
});

test("an answer that is not JSON is said in the agreed words", async ({ page, problems }) => {
  problems.expect(/^502 POST \/api\/auth\/login/);
  await page.goto("/login");
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  );
  await logIn(page, { email: "noor@example.com", password: "a good password" });
  await expect(page.getByRole("alert")).toHaveText(
    "Server returned non-JSON response: <h1>Bad gateway</h1>",
  );
});

test("the password can be looked at while it is typed", async ({ page }) => {
  await page.goto("/login");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
});

test("somebody who is logged in may go on or change the account", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(NO_THERAPIST_PROFILE);
  const account = await createAccount(request, "therapist");
  await page.goto("/login");
  await logIn(page, account);
  await expectNewDashboard(page);
  await page.goto("/login");
  await expect(page.getByRole("heading", heading)).toHaveText("You are already logged in");
  await expectAccessible(page);
  await keepScreenshot(page, "login-already");
  await page.getByRole("button", { name: "Log out and use another account" }).click();
  await expect(page.getByRole("heading", heading)).toHaveText("Log In");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("logging out in one tab logs out the other", async ({ page, context, request, problems }) => {
  problems.expect(NO_PROFILE);
  const account = await createAccount(request);
  await page.goto("/login");
  await logIn(page, account);
  await expectClientArea(page);
  const other = await context.newPage();
  await other.goto("/client-profile");
  await expectClientArea(other);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(other.getByRole("alert")).toHaveText(
    "Authentication required. Please log in to view this page.",
  );
});
