import type { Page } from "@playwright/test";
import { ALTERNATE_BRAND, EXPERTS } from "@rapport/shared/brand.ts";
import { logIn } from "./accounts.ts";
import { PANIC } from "./assessment-answers.ts";
import { AssessmentPage, MATTERS } from "./assessment-page.ts";
import { clientWithProfile, openClientArea } from "./clients.ts";
import { test as expertTest } from "./expert-access.ts";
import { answerWith, RESULT, THOUGHTS } from "./expert-samples.ts";
import { expect, test } from "./fixtures.ts";
import { MatchmakerPage } from "./matchmaker-page.ts";
import { asOperator } from "./operator.ts";
import { expectForEverybody } from "./reading-conditions.ts";
import { keepScreenshot } from "./screenshots.ts";
import { ApiPerson, askForSession, inDays, therapistWithEntry } from "./therapist-accounts.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();

/** Looks at the page as it stands, under a name for its picture. */
async function look(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await keepScreenshot(page, `every-${name}`);
    await expectForEverybody(page);
  });
}

/** Looks at the dialog that is open, and closes it by the Escape key: who opened it has the focus again. */
async function lookAtDialog(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    const dialog = page.locator("[role=dialog], [role=alertdialog]");
    await expect(dialog).toBeVisible();
    await keepScreenshot(page, `every-${name}`);
    await expectForEverybody(page, "[role=dialog], [role=alertdialog]");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.locator("body")).not.toBeFocused();
  });
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  // A ring that turns for ever would never have faded in.
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("every page of a visitor is there for everybody", async ({ page }) => {
  for (const [path, name] of [
    ["/", "landing"],
    [`/${ALTERNATE_BRAND.slug}`, "stillwater"],
    ["/pitch", "pitch"],
    ["/login", "login"],
    ["/register", "register"],
    [`/${EXPERTS[0]}`, "expert-gate"],
    ["/somebody", "expert-gate-of-another"],
    [`/${EXPERTS[1]}/contribution/42`, "contribution-gate"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toBeAttached();
    await look(page, name);
  }
});

test("every view of the assessment is there for everybody", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.shorten(MATTERS);
  await assessment.open();
  await look(page, "assessment");
  await assessment.answerAllButSubmit(PANIC.answers);
  await assessment.submit.click();
  await expect(assessment.complete).toBeVisible();
  await page.locator("summary").first().click();
  await look(page, "assessment-complete");
  await press(page, /^Book First Session/);
  await lookAtDialog(page, "assessment-booking");
  await press(page, "See All Therapists");
  await expect(page.getByText(/of \d+ therapists shown/)).toBeVisible();
  await look(page, "assessment-therapists");
});

test("every screen of the matchmaker before the match is there for everybody", async ({ page }) => {
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  await look(page, "matchmaker");
  await matchmaker.start.click();
  await expect(matchmaker.typeInstead).toBeVisible();
  await look(page, "matchmaker-notice");
  await matchmaker.typeInstead.click();
  await expect(matchmaker.log).toContainText("How are you feeling today?");
  await look(page, "matchmaker-talk");
});

test("every page and dialog of a client is there for everybody", async ({ page, request }) => {
  const therapist = await therapistWithEntry(request);
  const client = await clientWithProfile(request);
  await askForSession(client, therapist.entry.id, { preferredTimes: [inDays(3)] });
  await openClientArea(page, client);
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await look(page, "client");
  await press(page, /^Book First Session/);
  await lookAtDialog(page, "client-booking");
  await press(page, "Withdraw");
  await lookAtDialog(page, "client-withdraw");
  await press(page, "Delete my account");
  await lookAtDialog(page, "client-delete");

  await page.goto("/client-profile/responses");
  await page.locator("details summary").first().click();
  await look(page, "client-responses");
  await press(page, "Remove");
  await lookAtDialog(page, "client-remove");
  await press(page, "Correct");
  await page.getByRole("textbox", { name: "Your answer" }).fill("Something else.");
  await look(page, "client-correct");
  await press(page, "Logout");
  await lookAtDialog(page, "client-log-out");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await lookAtDialog(page, "client-leave");

  await openPersonality(page);
  await look(page, "client-personality");
});

/** By its address: what was being corrected is given up. */
async function openPersonality(page: Page): Promise<void> {
  page.once("dialog", (question) => question.accept());
  await page.goto("/client-profile/personality");
  await expect(page.getByText("offline engine").first()).toBeVisible();
}

test("the pages of a guest with nothing yet are there for everybody", async ({
  page,
  problems,
}) => {
  problems.expect(/^404 GET \/api\/client-profile/);
  for (const [path, waitFor] of [
    ["/client-profile", "There is no profile yet"],
    ["/client-profile/responses", "No Responses Found"],
    ["/client-profile/personality", "Take the assessment"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(waitFor).first()).toBeVisible();
    await look(page, `guest${path.replaceAll("/", "-")}`);
  }
  await press(page, "Logout");
  await lookAtDialog(page, "guest-log-out");
});

test("every page and dialog of a therapist is there for everybody", async ({ page, request }) => {
  const therapist = await therapistWithEntry(request);
  await askForSession(await clientWithProfile(request), therapist.entry.id, {
    preferredTimes: [inDays(3)],
    format: "video",
    note: "Evenings are best.",
  });
  await page.goto("/login");
  await logIn(page, therapist.account);
  await expect(page.getByText("Your entry is live")).toBeVisible();
  await look(page, "therapist");
  await press(page, "Edit Profile");
  await page.getByLabel("Phone").fill("+1 555 010 7788");
  await look(page, "therapist-edit");
  await press(page, "Cancel");
  await lookAtDialog(page, "therapist-discard");
  await press(page, "Cancel");
  await press(page, "Discard changes");

  const sidebar = page.getByRole("navigation", { name: "Therapist area" });
  for (const [link, name] of [
    ["Your Questions", "therapist-questions"],
    ["Availability", "therapist-availability"],
    ["Session Requests", "therapist-requests"],
  ] as const) {
    await sidebar.getByRole("link", { name: link }).click();
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(/^Loading/)).toBeHidden();
    await look(page, name);
  }
  await press(page, "Accept");
  await lookAtDialog(page, "therapist-accept");
  await press(page, "Decline");
  await lookAtDialog(page, "therapist-decline");
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, /^Menu/);
  await lookAtDialog(page, "therapist-menu");
  await page.setViewportSize({ width: 1280, height: 860 });

  await page.goto("/therapist-questionnaire");
  await expect(heading(page)).toContainText("Tell Us About Yourself");
  await look(page, "questionnaire");
  await press(page, "Next");
  await expect(heading(page)).toContainText("Question 1 of");
  await look(page, "questionnaire-question");
});

test("every page and dialog of an admin is there for everybody", async ({ page, request }) => {
  const { entry } = await therapistWithEntry(request);
  const admin = await ApiPerson.register(request, "client");
  await asOperator(async (sql) => {
    await sql`update public.therapists set status = 'pending' where id = ${entry.id}`;
    await sql`update public.profiles set role = 'admin' where id = ${admin.id}`;
  });
  await page.goto("/login");
  await logIn(page, admin.account);
  await expect(page.getByRole("region", { name: "At a glance" })).toBeVisible();
  await look(page, "admin");
  await press(page, "Reject");
  await lookAtDialog(page, "admin-reject");
});

expertTest(
  "every page and dialog of an expert is there for everybody",
  async ({ page, capture, editor, contributionId }) => {
    await answerWith(page, "therapist-input", { processedInput: RESULT });
    await capture.open();
    await look(page, "expert");
    await capture.reach(THOUGHTS);
    await look(page, "expert-review");
    await capture.cancel.click();
    await lookAtDialog(page, "expert-clear");
    await capture.cancel.click();
    await capture.agreeToClear();

    await editor.open(contributionId);
    await look(page, "contribution");
    await press(page, "Remove");
    await lookAtDialog(page, "contribution-remove");
    await press(page, "Edit");
    await look(page, "contribution-edit");
  },
);
