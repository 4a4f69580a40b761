import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test, unlock } from "./expert-access.ts";
import { EditorPage } from "./expert-pages.ts";
import { RESULT } from "./expert-samples.ts";
import { keepScreenshot } from "./screenshots.ts";

const SLEEP = "What happens in the hour before you fall asleep?";
const LOST = "How do you notice that you have lost a client in the room?";
const GRIEF = "Anger is often the last guest of grief.";
const PACE = "Pace matters more than method.";

test("a contribution is shown, changed and saved", {
  tag: "@narrow",
}, async ({ page, editor, contributionId }) => {
  await editor.open(contributionId);
  await expect(page.getByText(RESULT.summary, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Contributed on /)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Summary",
    "Client Questions",
    "Therapist Questions",
    "Analysis Insights",
    "Original Input",
  ]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "expert-editor");

  await editor.press(SLEEP, "Edit");
  const question = page.getByRole("textbox", { name: "Question" });
  await expect(question).toBeFocused();
  await question.fill("");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Please enter the question")).toBeVisible();
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await keepScreenshot(page, "expert-editor-form");
  await question.fill("What keeps you awake?");
  await page.getByLabel("Why we're asking").fill("Nights say what days hide.");
  await page.getByLabel("Audience").selectOption("Therapist");
  await page.getByRole("button", { name: "Apply" }).click();
  const moved = editor.group("Therapist Questions").getByRole("listitem").filter({
    hasText: "What keeps you awake?",
  });
  await expect(moved).toContainText("Nights say what days hide.");
  await expect(moved.getByRole("button", { name: "Edit" })).toBeFocused();
  await expect(editor.badge).toBeVisible();
  await expect(page.getByText(/^Edited on /)).toBeVisible();

  await editor.press(PACE, "Edit");
  await page.getByLabel("Application").fill("Ask how fast somebody wants to go.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(editor.item(PACE)).not.toContainText("Ask how fast");
  await expect(editor.item(PACE).getByRole("button", { name: "Edit" })).toBeFocused();
  await editor.reword(PACE, "Pace matters most.");
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "expert-editor-unsaved");

  const sent = page.waitForRequest("**/api/update-contribution/**");
  await editor.saveChanges();
  expect((await sent).postDataJSON()).toMatchObject({
    contribution: { id: contributionId, version: 1, deletedQuestionIds: [], deletedInsightIds: [] },
  });
  await expect(editor.heading).toBeFocused();
  await keepScreenshot(page, "expert-editor-saved");
  await page.reload();
  await expect(editor.group("Therapist Questions")).toContainText("What keeps you awake?");
  await expect(editor.item("Pace matters most.")).toBeVisible();
  await expect(page.getByText(/^Edited on /)).toBeVisible();
  await expect(editor.badge).toBeHidden();
});

test("removing asks in the agreed words, and the focus goes to a neighbour", async ({
  page,
  editor,
  contributionId,
}) => {
  await editor.open(contributionId);
  await editor.press(SLEEP, "Remove");
  await expect(editor.dialog).toContainText("Are you sure you want to remove this question?");
  await expectAccessible(page, "[role=alertdialog]");
  await keepScreenshot(page, "expert-editor-remove");
  await editor.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(editor.item(SLEEP).getByRole("button", { name: "Remove" })).toBeFocused();
  await editor.press(SLEEP, "Remove");
  await editor.dialog.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(editor.item(SLEEP)).toBeHidden();
  await expect(editor.item("Who looks after the therapist?")).toBeFocused();
  await editor.press(LOST, "Remove");
  await editor.dialog.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(editor.heading).toBeFocused();
  await editor.press(PACE, "Remove");
  await expect(editor.dialog).toContainText("Are you sure you want to remove this insight?");
  await editor.dialog.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(editor.item(GRIEF)).toBeFocused();
  await editor.saveChanges();
  await page.reload();
  await expect(editor.group("Client Questions").getByRole("listitem")).toHaveCount(1);
  await expect(editor.group("Therapist Questions")).toBeHidden();
  await expect(editor.group("Analysis Insights").getByRole("listitem")).toHaveCount(1);
});

test("a question becomes an insight, and a failure to make it one is told", async ({
  page,
  problems,
  editor,
  contributionId,
}) => {
  problems.expect(/^502 POST \/api\/convert-question-to-insight/);
  await editor.open(contributionId);
  const path = "**/api/convert-question-to-insight";
  await page.route(path, (route) => route.fulfill({ status: 502, json: { error: "No luck." } }));
  await editor.press(SLEEP, "To Insight");
  await expect(editor.alert).toHaveText("Error: No luck.");
  await expectAccessible(page);
  await keepScreenshot(page, "expert-editor-conversion-failed");
  await page.unroute(path);
  await page.route(path, (route) => {
    expect(route.request().postDataJSON()).toMatchObject({
      contributionId,
      question: { question: SLEEP },
    });
    const insight = { insight: "The hour before sleep shows the pace.", application: "Ask." };
    return route.fulfill({ json: { success: true, insight } });
  });
  await editor.press(SLEEP, "To Insight");
  const made = editor.group("Analysis Insights").getByRole("listitem").last();
  await expect(made).toContainText("The hour before sleep shows the pace.");
  await expect(made).toBeFocused();
  await expect(editor.item(SLEEP)).toBeHidden();
  await editor.saveChanges();
  await page.reload();
  await expect(editor.item("The hour before sleep shows the pace.")).toBeVisible();
  await expect(editor.group("Client Questions")).not.toContainText(SLEEP);
});

test("unsaved changes are guarded, and a reload brings them back", async ({
  page,
  editor,
  contributionId,
  expert,
}) => {
  await editor.open(contributionId);
  await editor.reword(PACE, "Pace first.");
  await editor.goBack();
  await expect(editor.dialog).toContainText("Leave without saving?");
  await expectAccessible(page, "[role=alertdialog]");
  await keepScreenshot(page, "expert-editor-leave");
  await editor.dialog.getByRole("button", { name: "Stay" }).click();
  await expect(editor.item("Pace first.")).toBeVisible();

  const asked = page.waitForEvent("dialog");
  const reloading = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reloading;
  await expect(editor.item("Pace first.")).toBeVisible();
  await expect(editor.badge).toBeVisible();
  await expect(
    page.getByText("Your changes that were not saved last time are back."),
  ).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "expert-editor-restored");
  await page.getByRole("button", { name: "Discard them" }).click();
  await editor.dialog.getByRole("button", { name: "Yes, discard them" }).click();
  await expect(editor.item(PACE)).toBeVisible();
  await expect(editor.badge).toBeHidden();

  await editor.reword(PACE, "Pace first.");
  await editor.goBack();
  await editor.dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(editor.heading).toHaveText(`Dr. ${expert.title}'s Insights`);
  await page.goBack();
  await expect(editor.item(PACE)).toBeVisible();
});

test("two people edit the same contribution and neither loses anything", async ({
  page,
  context,
  token,
  problems,
  editor,
  contributionId,
  expert,
}) => {
  problems.expect(/^409 POST \/api\/update-contribution/);
  const mine = editor;
  const other = await context.newPage();
  await unlock(other, token);
  const theirs = new EditorPage(other, expert);
  await mine.open(contributionId);
  await theirs.open(contributionId);

  await mine.reword(SLEEP, "My sleep question?");
  await mine.reword(PACE, "My pace.");
  await theirs.reword(LOST, "Their question to therapists?");
  await theirs.reword(PACE, "Their pace.");
  await theirs.saveChanges();
  await other.close();

  await mine.save.click();
  await expect(mine.alert).toContainText("Somebody else saved this contribution meanwhile");
  await expect(mine.alert).toContainText("Nothing is lost");
  await expect(mine.item("Their question to therapists?")).toBeVisible();
  await expect(mine.item("My sleep question?")).toBeVisible();
  await expect(mine.badge).toBeVisible();
  const choice = mine.group("Choose a version");
  await expect(choice.getByRole("region", { name: "Your version" })).toContainText("My pace.");
  await expect(choice.getByRole("region", { name: "Their version" })).toContainText("Their pace.");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "expert-editor-conflict");
  await choice.getByRole("button", { name: "Use theirs" }).click();
  await expect(choice).toBeHidden();
  await mine.saveChanges();
  await page.reload();
  for (const words of ["My sleep question?", "Their question to therapists?", "Their pace."]) {
    await expect(mine.item(words)).toBeVisible();
  }
});

test("the words that a question was made of are shown in what the expert wrote", async ({
  editor,
  contributionId,
}) => {
  await editor.open(contributionId);
  await expect(editor.original).toContainText("supervisors should ask");
  await editor.item(LOST).hover();
  await expect(editor.original.locator("mark")).toHaveText(
    "how do you notice that you have lost a client in the room?",
  );
  await editor.press(LOST, "Where this comes from");
  await expect(editor.item(LOST).locator("blockquote")).toContainText("Of colleagues");
});

test("a save that fails is told, and nothing is lost", async ({
  page,
  problems,
  editor,
  contributionId,
}) => {
  problems.expect(/^500 POST \/api\/update-contribution/);
  await editor.open(contributionId);
  await page.route("**/api/update-contribution/**", (route) =>
    route.fulfill({ status: 500, json: { error: "The disk is full." } }),
  );
  await editor.reword(PACE, "Pace first.");
  await editor.save.click();
  await expect(editor.alert).toHaveText("Error saving contribution: The disk is full.");
  await expect(editor.badge).toBeVisible();
  await page.unroute("**/api/update-contribution/**");
  await editor.saveChanges();
});

test("what saves stays in sight on a long page, and hides nothing that has the focus", {
  tag: "@narrow",
}, async ({ page, editor, contributionId }) => {
  await editor.open(contributionId);
  await editor.reword(PACE, `Pace first. ${"It takes as long as it takes. ".repeat(40)}`);
  for (const end of [0, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), end);
    await expect(editor.badge).toBeInViewport({ ratio: 1 });
    await expect(editor.save).toBeInViewport({ ratio: 1 });
  }
  for (const button of await page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("button")
    .all()) {
    await button.focus();
    const onTop = () =>
      button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there !== null && element.contains(there);
      });
    await expect.poll(onTop).toBe(true);
  }
});
