import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./expert-access.ts";
import { CapturePage, EditorPage } from "./expert-pages.ts";
import { answerWith, RESULT, THOUGHTS } from "./expert-samples.ts";
import { EXPERT_PASSWORD } from "./expert-stack.ts";

/** More presses than there are places to stop at on any of the pages. */
const MOST_STOPS = 60;

/** Goes on with the Tab key, or with Shift backwards, until this has the focus. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

async function press(page: Page, target: Locator, key?: "Tab" | "Shift+Tab") {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

test("an expert needs no mouse from the gate to a question that is removed", async ({
  page,
  expert,
}) => {
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  await answerWith(page, "therapist-input-refinement", {
    processedInput: { ...RESULT, summary: "Anger may be grief." },
  });
  const capture = new CapturePage(page, expert);
  const editor = new EditorPage(page, expert);

  await page.goto(`/${expert.slug}`);
  const already = page.getByRole("button", { name: "I already have a password" });
  const password = page.getByLabel("Password", { exact: true });
  await expect(already.or(password)).toBeVisible();
  if (await already.isVisible()) await press(page, already);
  await tabTo(page, password);
  await page.keyboard.type(EXPERT_PASSWORD);
  await page.keyboard.press("Enter");

  await capture.isShown();
  await expect(capture.heading).toBeFocused();
  await tabTo(page, capture.thoughts);
  await page.keyboard.insertText(THOUGHTS);
  await press(page, capture.process);
  await expect(capture.review).toBeFocused();
  await tabTo(page, capture.refinement);
  await page.keyboard.type("Make it shorter.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Anger may be grief.", { exact: true })).toBeVisible();
  await expect(capture.review).toBeFocused();
  await press(page, capture.save);

  await editor.isShown();
  await expect(editor.heading).toBeFocused();
  const questions = editor.group("Client Questions");
  await press(page, questions.getByRole("button", { name: "Edit" }).first());
  const question = page.getByRole("textbox", { name: "Question" });
  await expect(question).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("What keeps you awake?");
  await tabTo(page, page.getByLabel("Audience"));
  await page.keyboard.press("ArrowDown");
  await press(page, page.getByRole("button", { name: "Apply" }));
  await expect(editor.group("Therapist Questions")).toContainText("What keeps you awake?");
  await press(page, editor.save, "Shift+Tab");
  await expect(editor.alert).toHaveText("Contribution saved successfully!");
  await expect(editor.heading).toBeFocused();

  await press(page, editor.item("What keeps you awake?").getByRole("button", { name: "Remove" }));
  await expect(editor.dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await press(page, editor.dialog.getByRole("button", { name: "Yes, remove it" }));
  await expect(editor.item("How do you notice")).toBeFocused();
  await expect(editor.item("What keeps you awake?")).toBeHidden();
  await press(page, editor.save, "Shift+Tab");
  await expect(editor.alert).toHaveText("Contribution saved successfully!");
  await press(page, page.getByRole("link", { name: /^Back to Dr\. / }), "Shift+Tab");
  await capture.isShown();
  await expect(capture.previous.getByRole("link")).toContainText("2 questions · 2 insights");
});

test("escape closes a form and a question, and gives the focus back", async ({
  page,
  editor,
  contributionId,
}) => {
  await editor.open(contributionId);
  const item = editor.item("Pace matters more than method.");
  await press(page, item.getByRole("button", { name: "Edit" }));
  await page.keyboard.type("Something else. ");
  await page.keyboard.press("Escape");
  await expect(item.getByRole("button", { name: "Edit" })).toBeFocused();
  await expect(editor.badge).toBeHidden();
  await press(page, item.getByRole("button", { name: "Remove" }));
  await page.keyboard.press("Escape");
  await expect(editor.dialog).toBeHidden();
  await expect(item.getByRole("button", { name: "Remove" })).toBeFocused();
});
