import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { logIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";
import {
  changeProfile,
  endSession,
  openDashboard,
  openNewDashboard,
  submitAnswers,
  therapistWithEntry,
} from "./therapist-accounts.ts";

const PROFILE_CALL = "**/api/therapist-profile/*";
const SAVED = "Profile saved successfully!";

const card = (page: Page) => page.getByRole("region", { name: "Personal Information" });
const editButton = (page: Page) => page.getByRole("button", { name: "Edit Profile" });
const form = (page: Page) => page.getByRole("form", { name: "Edit Profile" });
const save = (page: Page) => page.getByRole("button", { name: "Save Profile" });
const leaveQuestion = (page: Page) =>
  page.getByRole("alertdialog", { name: "Leave without saving?" });

/** The profile of a therapist with an entry, in edit mode. */
async function editEntry(page: Page, request: Parameters<typeof therapistWithEntry>[0]) {
  const therapist = await therapistWithEntry(request);
  await openDashboard(page, therapist);
  await editButton(page).click();
  return therapist;
}

test("a change is saved, said, shown, and there after a reload", { tag: "@narrow" }, async ({
  page,
  request,
}) => {
  await editEntry(page, request);
  await expect(card(page).getByRole("heading", { name: "Personal Information" })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "therapist-edit");
  await page.getByLabel("First Name").fill("  Nora ");
  await page.getByLabel("Phone").fill("+1 555 010 7788");
  await page.getByLabel("Years of Experience").fill("13");
  await page.getByLabel("Address").fill("12 Elm Street, Albany, NY");
  await page.getByLabel("Bio").fill("I came to this work late.\n\nI never left it.");
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
  await expect(form(page)).toBeHidden();
  await expect(editButton(page)).toBeFocused();
  await expect(page.getByText("Dr. Nora Haddad")).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "therapist-saved");
  await page.reload();
  for (const text of [
    "Nora Haddad",
    "13",
    "+1 555 010 7788",
    "12 Elm Street",
    "I never left it.",
  ]) {
    await expect(card(page)).toContainText(text);
  }
});

test("an entry is made when there is none yet", async ({ page, request, problems }) => {
  await openNewDashboard(page, request, problems);
  await editButton(page).click();
  await expect(page.getByLabel("First Name")).toHaveValue("Noor");
  await page.getByLabel("Years of Experience").fill("0");
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
  await expect(page.getByText("There is no profile yet")).toBeHidden();
  await expect(page.getByText("Your entry is live")).toBeVisible();
  await expect(page.getByRole("link", { name: "Complete Questionnaire" })).toBeVisible();
});

test("every mistake is named, and the first bad field has the focus", { tag: "@narrow" }, async ({
  page,
  request,
}) => {
  await editEntry(page, request);
  await page.getByLabel("Last Name").fill(" ");
  await page.getByLabel("Email").fill("noor@");
  await page.getByLabel("Years of Experience").fill("71");
  await save(page).click();
  await expect(page.getByLabel("Last Name")).toBeFocused();
  for (const [field, message] of [
    ["Last Name", "Please enter your last name"],
    ["Email", "Please enter a valid email address"],
    ["Years of Experience", "Please enter a whole number from 0 to 70"],
  ] as const) {
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }
  await expectAccessible(page);
  await keepScreenshot(page, "therapist-edit-mistakes");
});

test("a save that fails says so in the agreed words and loses nothing", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^503 PUT \/api\/therapist-profile/);
  await editEntry(page, request);
  await page.getByLabel("Bio").fill("Something new.");
  await page.route(PROFILE_CALL, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 503, json: { error: "x", message: "x" } })
      : route.fallback(),
  );
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText("Error saving profile. Please try again.");
  await expect(page.getByLabel("Bio")).toHaveValue("Something new.");
  await expectAccessible(page);
  await page.unroute(PROFILE_CALL);
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
});

test("what another tab saved in the same field stands beside what was typed", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^409 PUT \/api\/therapist-profile/);
  const therapist = await editEntry(page, request);
  await page.getByRole("textbox", { name: "Specialty" }).fill("Mine");
  await page.getByLabel("Bio").fill("My bio.");
  await changeProfile(therapist, { specialty: "Theirs", bio: "Their bio.", phone: "555 0101" });
  await save(page).click();
  await expect(page.getByText("Your profile was changed elsewhere meanwhile")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Specialty" })).toHaveValue("Mine");
  await expect(page.getByRole("textbox", { name: "Specialty" })).toHaveAccessibleDescription(
    "Stored now: Theirs",
  );
  await expect(page.getByLabel("Phone")).toHaveValue("555 0101");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "therapist-conflict");
  await page.getByRole("button", { name: "Use what is stored now for Specialty" }).click();
  await expect(page.getByRole("textbox", { name: "Specialty" })).toHaveValue("Theirs");
  await expect(page.getByRole("textbox", { name: "Specialty" })).toBeFocused();
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
  for (const text of ["Theirs", "My bio.", "555 0101"]) {
    await expect(card(page)).toContainText(text);
  }
});

test("two tabs that change different things both keep theirs", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^409 PUT \/api\/therapist-profile/);
  const therapist = await editEntry(page, request);
  await page.getByLabel("Bio").fill("My bio.");
  await changeProfile(therapist, { phone: "555 0101" });
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
  await expect(card(page)).toContainText("My bio.");
  await expect(card(page)).toContainText("555 0101");
});

test("an entry that was made elsewhere meanwhile is changed and not made twice", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^409 POST \/api\/therapist-profile/);
  const therapist = await openNewDashboard(page, request, problems);
  await editButton(page).click();
  await page.getByLabel("Years of Experience").fill("12");
  await page.getByLabel("Bio").fill("My bio.");
  await submitAnswers(therapist);
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
  await expect(card(page)).toContainText("My bio.");
  await expect(page.getByRole("list", { name: "Style tags" })).toBeVisible();
});

test("editing ends without a question when nothing was changed", async ({ page, request }) => {
  await editEntry(page, request);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(form(page)).toBeHidden();
  await expect(editButton(page)).toBeFocused();
});

test("unsaved changes are not lost by cancelling, leaving or logging out", async ({
  page,
  request,
}) => {
  await editEntry(page, request);
  const bio = page.getByLabel("Bio");
  await bio.fill("Not saved yet.");

  await page.getByRole("button", { name: "Cancel" }).click();
  const discard = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await expectAccessible(page, '[role="alertdialog"]');
  await keepScreenshot(page, "therapist-discard");
  await discard.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();

  await page.getByRole("link", { name: "Your Questions" }).click();
  await leaveQuestion(page).getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL("/therapist-dashboard");

  await page.getByRole("button", { name: "Logout" }).click();
  const logout = page.getByRole("alertdialog", { name: "Log out without saving?" });
  await logout.getByRole("button", { name: "Stay" }).click();
  await expect(bio).toHaveValue("Not saved yet.");

  await page.getByRole("link", { name: "Your Questions" }).click();
  await leaveQuestion(page).getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/therapist-dashboard/questions");
});

test("discarded changes are gone, and the profile is as it was", async ({ page, request }) => {
  const { account } = await editEntry(page, request);
  await page.getByLabel("Email").fill("another@example.com");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(form(page)).toBeHidden();
  await expect(editButton(page)).toBeFocused();
  await expect(card(page)).toContainText(account.email);
  await page.reload();
  await expect(editButton(page)).toBeVisible();
});

test("logging out all the same gives the changes up", async ({ page, request }) => {
  await editEntry(page, request);
  await page.getByLabel("Bio").fill("Not saved yet.");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Log out anyway" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("closing the tab with unsaved changes is asked about", async ({ page, request }) => {
  await editEntry(page, request);
  await page.getByLabel("Bio").fill("Not saved yet.");
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(page.getByLabel("Bio")).toHaveValue("Not saved yet.");
});

test("a reload loses nothing of what was typed", async ({ page, request }) => {
  await editEntry(page, request);
  await page.getByLabel("Bio").fill("Not saved yet.");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("What you changed and had not saved is here again.")).toBeVisible();
  await expect(page.getByLabel("Bio")).toHaveValue("Not saved yet.");
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
  await expect(card(page)).toContainText("Not saved yet.");
  await page.reload();
  await expect(editButton(page)).toBeVisible();
});

test("a session that ends while something is typed leaves it for after the log-in", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^401 PUT \/api\/therapist-profile/);
  problems.expect(/^4\d\d POST \/auth\/v1\/token/);
  const { account } = await editEntry(page, request);
  await page.getByLabel("Bio").fill("Not saved yet.");
  await endSession(page);
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText("Not authenticated. Please log in.");
  await logIn(page, account);
  await expect(page.getByLabel("Bio")).toHaveValue("Not saved yet.");
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
  await expect(card(page)).toContainText("Not saved yet.");
});
