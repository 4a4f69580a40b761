import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./expert-access.ts";
import { answerWith, RESULT, THOUGHTS } from "./expert-samples.ts";
import { holdCalls } from "./expert-waiting.ts";
import { keepScreenshot } from "./screenshots.ts";

/** The calls that the page makes to change something, in their order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const path = /\/api\/([\w-]*input[\w-]*)$/.exec(request.url())?.[1];
    if (path && request.method() === "POST") calls.push(path);
  });
  return calls;
}

test("while thoughts are on their way the page says so, and they are sent once", async ({
  page,
  capture,
}) => {
  const calls = callsOf(page);
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  const letListGo = await holdCalls(page, "get-previous-inputs/**");
  const letProcessingGo = await holdCalls(page, "therapist-input");
  await capture.open();
  await expect(page.getByText("Loading previous contributions...")).toBeAttached();
  await capture.thoughts.fill(THOUGHTS);
  await capture.process.click();
  const processing = page.getByRole("button", { name: "Processing..." });
  await expect(processing).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText(/^Reading your thoughts/)).toBeVisible();
  await expect(capture.thoughts).not.toBeEditable();
  await expect(capture.clear).toBeDisabled();
  await processing.press("Enter");
  await expectAccessible(page);
  await keepScreenshot(page, "expert-processing");
  letListGo();
  letProcessingGo();
  await expect(capture.review).toBeFocused();
  expect(calls).toEqual(["therapist-input"]);
});

test("while a result is refined, saved and opened the page says so, and it is saved once", async ({
  page,
  capture,
  editor,
}) => {
  const calls = callsOf(page);
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  await answerWith(page, "therapist-input-refinement", { processedInput: RESULT });
  const letRefiningGo = await holdCalls(page, "therapist-input-refinement");
  const letSavingGo = await holdCalls(page, "save-processed-input");
  const letContributionGo = await holdCalls(page, "get-contribution/**");
  await capture.open();
  await capture.reach(THOUGHTS);
  await capture.refinement.fill("Shorter");
  await capture.refine.click();
  await expect(page.getByRole("button", { name: "Refining..." })).toBeVisible();
  await expect(capture.save).toBeDisabled();
  await expect(capture.cancel).toBeDisabled();
  await keepScreenshot(page, "expert-refining");
  letRefiningGo();

  await expect(capture.refinement).toHaveValue("");
  await capture.save.click();
  await page.getByRole("button", { name: "Saving..." }).press("Enter");
  await expect(capture.cancel).toBeDisabled();
  letSavingGo();

  await expect(page.getByText("Loading contribution...")).toBeVisible();
  await editor.isShown();
  await expectAccessible(page);
  await keepScreenshot(page, "expert-editor-loading");
  letContributionGo();
  await expect(page.getByText(RESULT.summary, { exact: true })).toBeVisible();
  expect(calls).toEqual(["therapist-input", "therapist-input-refinement", "save-processed-input"]);
});

test("what is on its way to be saved cannot be changed before it has arrived", async ({
  page,
  editor,
  contributionId,
}) => {
  const letConversionGo = await holdCalls(page, "convert-question-to-insight");
  const letSavingGo = await holdCalls(page, "update-contribution/**");
  await editor.open(contributionId);
  await editor.reword("Pace matters more than method.", "Pace first.");
  await editor.press("Who looks after the therapist?", "To Insight");
  await expect(page.getByRole("button", { name: "Converting..." })).toBeVisible();
  await expect(editor.save).toBeDisabled();
  letConversionGo();
  await expect(page.getByRole("button", { name: "Converting..." })).toBeHidden();

  await editor.save.click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  for (const button of await page.getByRole("button", { name: /^(Edit|Remove)$/ }).all()) {
    await expect(button).toBeDisabled();
  }
  await keepScreenshot(page, "expert-editor-saving");
  letSavingGo();
  await expect(editor.alert).toHaveText("Contribution saved successfully!");
  await expect(editor.badge).toBeHidden();
});

test("a network that is gone is told in words, and what was written stays", async ({
  page,
  capture,
}) => {
  const gone = "The server cannot be reached. Check your connection and try again.";
  await page.route("**/api/therapist-input", (route) => route.abort("connectionfailed"));
  await capture.open();
  await capture.thoughts.fill(THOUGHTS);
  await capture.process.click();
  await expect(capture.alert).toHaveText(`Error processing your input: ${gone}`);
  await expect(capture.thoughts).toHaveValue(THOUGHTS);
  await expectAccessible(page);
  await keepScreenshot(page, "expert-processing-failed");
});
