import { EXPERTS } from "@rapport/shared/brand.ts";
import { expertTitle } from "@rapport/shared/expert-name.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";
import {
  endSession,
  NO_THERAPIST_PROFILE,
  newTherapist,
  openDashboard,
  openNewDashboard,
  therapistWithEntry,
} from "./therapist-accounts.ts";

const heading = { level: 1 } as const;
const PROFILE_CALL = "**/api/therapist-profile/*";

test("a therapist without a profile is led to the questionnaire", { tag: "@narrow" }, async ({
  page,
  request,
  problems,
}) => {
  await openNewDashboard(page, request, problems);
  await expect(page.getByText("There is no profile yet")).toBeVisible();
  await expect(page.getByText("Dr. Noor Haddad")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "therapist-none");
  await page
    .getByRole("region", { name: "Your Therapeutic Style" })
    .getByRole("link", { name: "Complete Questionnaire" })
    .click();
  await expect(page).toHaveURL("/therapist-questionnaire");
});

test("a therapist finds the entry and the style", { tag: "@narrow" }, async ({ page, request }) => {
  const therapist = await therapistWithEntry(request);
  await openDashboard(page, therapist);
  await expect(page.getByText("Your entry is live")).toBeVisible();
  const personal = page.getByRole("region", { name: "Personal Information" });
  await expect(personal).toContainText("Noor Haddad");
  await expect(personal).toContainText("12");
  await expect(personal).toContainText(therapist.account.email);
  const style = page.getByRole("region", { name: "Your Therapeutic Style" });
  for (const paragraph of therapist.entry.description.split("\n\n")) {
    await expect(style.getByText(paragraph)).toBeVisible();
  }
  await expect(style.getByRole("list", { name: "Style tags" })).toContainText("couples");
  await expect(style.getByText("offline engine")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "therapist-profile");
});

for (const [status, says] of [
  ["pending", "Until then yours is not shown to clients"],
  ["rejected", "looked at and not approved"],
  ["suspended", "taken out of the directory"],
] as const) {
  test(`a therapist whose entry is ${status} is told so plainly`, { tag: "@narrow" }, async ({
    page,
    request,
  }) => {
    const therapist = await therapistWithEntry(request);
    await page.route(PROFILE_CALL, async (route) => {
      const { profile, ...answer } = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, profile: { ...profile, status } } });
    });
    await openDashboard(page, therapist);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByText("Your entry is live")).toBeHidden();
    await expectAccessible(page);
    await keepScreenshot(page, `therapist-${status}`);
  });
}

test("the sidebar leads everywhere and marks the page one is on", async ({ page, request }) => {
  await openDashboard(page, await therapistWithEntry(request));
  const sidebar = page.getByRole("navigation", { name: "Therapist area" });
  for (const [name, path] of [
    ["Your Questions", "/therapist-dashboard/questions"],
    ["Session Requests", "/therapist-dashboard/requests"],
    ["Availability", "/therapist-dashboard/availability"],
    ["Profile", "/therapist-dashboard"],
  ] as const) {
    await sidebar.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", heading)).toHaveText(name);
    await expect(page.getByRole("heading", heading)).toBeFocused();
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(name);
  }
  await expect(sidebar.getByRole("link", { name: "Insights Platform" })).toBeHidden();
});

test("only somebody with an expert's first name has the Insights Platform", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(NO_THERAPIST_PROFILE);
  const link = page.getByRole("link", { name: "Insights Platform" });
  for (const expert of EXPERTS) {
    await openDashboard(page, await newTherapist(request, { firstName: expertTitle(expert) }));
    await expect(link).toHaveAttribute("href", `/${expert}`);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
  }
});

test("a very long name leaves the page as wide as the screen", { tag: "@narrow" }, async ({
  page,
  request,
}) => {
  await openDashboard(page, await therapistWithEntry(request, { lastName: "x".repeat(80) }));
  await expect(page.getByText(/^Dr\. Noor x{80}$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("an address of the area that names no page leads to the profile", async ({
  page,
  request,
}) => {
  const therapist = await therapistWithEntry(request);
  await openDashboard(page, therapist);
  await page.goto("/therapist-dashboard/nowhere/at/all");
  await expect(page).toHaveURL("/therapist-dashboard");
  await expect(page.getByRole("heading", heading)).toHaveText("Profile");
});

test("on a small screen the menu slides over the page and gives the focus back", {
  tag: "@narrow",
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, await therapistWithEntry(request));
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.locator('[aria-current="page"]')).toHaveText("Profile");
  await expectAccessible(page, '[role="dialog"]');
  await keepScreenshot(page, "therapist-menu");

  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("Tab");
    await expect(menu.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await menu.getByRole("link", { name: "Your Questions" }).press("Enter");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", heading)).toHaveText("Your Questions");
  await expect(page.getByRole("heading", heading)).toBeFocused();
  await expectNoSidewaysScroll(page);
});

test("logging out leads to the start page and leaves nothing behind", async ({ page, request }) => {
  await openDashboard(page, await therapistWithEntry(request));
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("a session that ends sends to the log-in, says so, and comes back", async ({
  page,
  request,
  problems,
}) => {
  // Which of the two is refused first is chance, and the second may then not be asked for.
  problems.expect(/^401 GET \/api\/|^4\d\d POST \/auth\/v1\/token/);
  const therapist = await therapistWithEntry(request);
  await openDashboard(page, therapist, "/therapist-dashboard/questions");
  await endSession(page);
  await page.reload();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toHaveText("Not authenticated. Please log in.");
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await page.getByLabel("Email").fill(therapist.account.email);
  await page.getByLabel("Password", { exact: true }).fill(therapist.account.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/therapist-dashboard/questions");
});

test("a profile that cannot be loaded can be asked for again", async ({ page, request }) => {
  await page.route(PROFILE_CALL, (route) => route.abort("connectionrefused"));
  await openDashboard(page, await therapistWithEntry(request));
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to load your profile. Please try again later.",
  );
  await expectAccessible(page);
  await keepScreenshot(page, "therapist-failed");
  await page.unroute(PROFILE_CALL);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("region", { name: "Personal Information" })).toBeVisible();
});

test("a profile that comes slowly is waited for in sight", async ({ page, request }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PROFILE_CALL, async (route) => {
    await held;
    await route.continue();
  });
  await openDashboard(page, await therapistWithEntry(request));
  await expect(page.getByText("Loading your profile...")).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByRole("region", { name: "Personal Information" })).toBeVisible();
});
