import type { Locator } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test } from "./expert-access.ts";
import { answerWith, RESULT, saveContribution, THOUGHTS } from "./expert-samples.ts";
import { holdTimers } from "./expert-waiting.ts";
import { keepScreenshot } from "./screenshots.ts";

test("thoughts become a reviewed, refined and saved contribution", {
  tag: "@narrow",
}, async ({ page, capture, editor, expert }) => {
  const halfASecond = await holdTimers(page, 500);
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  await capture.open();
  await expect(page.getByText("No previous contributions found")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "expert-capture-empty");

  const sent = page.waitForRequest("**/api/therapist-input");
  await capture.reach(`  ${THOUGHTS}\n`);
  expect((await sent).postDataJSON()).toEqual({ therapistName: expert.slug, rawInput: THOUGHTS });
  await expect(page.getByRole("region", { name: "Original Input" })).toContainText(
    "Anger is often the last guest of grief.",
  );
  const groups = page.getByRole("heading", { level: 3 });
  await expect(groups).toHaveText([
    "Summary",
    "Therapist Questions",
    "Other Questions",
    "Client Questions",
    "Analysis Insights",
  ]);
  await expect(page.getByText(/offline engine/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "expert-review");

  await capture.refine.click();
  await expect(capture.alert).toHaveText("Please enter refinement instructions");
  await expectAccessible(page);
  await answerWith(page, "therapist-input-refinement", {
    processedInput: { ...RESULT, summary: "Anger may be grief." },
    notes: ["There is no ninth question to drop."],
  });
  await capture.refinement.fill("Make the summary shorter. Drop the ninth question.");
  const refined = page.waitForRequest("**/api/therapist-input-refinement");
  await capture.refine.click();
  expect((await refined).postDataJSON()).toEqual({
    therapistName: expert.slug,
    rawInput: `${THOUGHTS}\n\nRefinement instructions:\nMake the summary shorter. Drop the ninth question.`,
    originalProcessedInput: RESULT,
  });
  await expect(page.getByText("Anger may be grief.", { exact: true })).toBeVisible();
  await expect(capture.alert).toContainText("There is no ninth question to drop.");
  await expect(capture.refinement).toHaveValue("");
  await keepScreenshot(page, "expert-review-notes");

  await capture.save.click();
  await expect(capture.alert).toHaveText("Your input has been saved successfully!");
  await expect(capture.thoughts).toHaveValue("");
  await expect(capture.previous.getByRole("link")).toContainText("Anger may be grief.");
  await keepScreenshot(page, "expert-capture-saved");
  await expect(page).toHaveURL(`/${expert.slug}`);
  await halfASecond.pass();
  await expect(page).toHaveURL(new RegExp(`/${expert.slug}/contribution/[0-9a-f-]{36}$`));
  await expect(page.getByText("Your input has been saved successfully!")).toBeVisible();
  // What was for neither clients nor therapists is now for clients.
  await expect(editor.group("Client Questions")).toContainText("Who looks after the therapist?");
  await page.goBack();
  await expect(page.getByRole("link", { name: /Anger may be grief/ })).toContainText(
    "3 questions · 2 insights",
  );
  await page.reload();
  await expect(capture.thoughts).toHaveValue("");
});

test("what an expert wrote, had made of it and wants changed is there after a reload", async ({
  page,
  capture,
}) => {
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  await capture.open();
  await capture.thoughts.fill("Half a thought");
  await page.reload();
  await expect(capture.thoughts).toHaveValue("Half a thought");
  await capture.reach(THOUGHTS);
  await capture.refinement.fill("Shorter, please.");
  await page.reload();
  await expect(capture.review).toBeVisible();
  await expect(capture.refinement).toHaveValue("Shorter, please.");
  await page.goto("/somebody-else");
  await expect(capture.thoughts).toHaveValue("");
});

test("clearing asks first, and puts the focus into the empty box", async ({ page, capture }) => {
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  await capture.open();
  await capture.thoughts.fill("Something");
  await capture.clear.click();
  await expect(capture.dialog).toContainText("Are you sure you want to clear your input?");
  await expectAccessible(page, "[role=alertdialog]");
  await keepScreenshot(page, "expert-clear");
  await capture.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(capture.thoughts).toHaveValue("Something");
  await capture.clear.click();
  await capture.agreeToClear();
  await expect(capture.thoughts).toHaveValue("");
  await expect(capture.thoughts).toBeFocused();

  await capture.reach(THOUGHTS);
  await capture.refinement.fill("Shorter");
  await capture.cancel.click();
  await capture.agreeToClear();
  await expect(capture.thoughts).toHaveValue("");
  await expect(capture.thoughts).toBeFocused();
  await page.reload();
  await expect(capture.thoughts).toHaveValue("");
});

test("nothing, and too much, is not sent", async ({ capture }) => {
  await capture.open();
  await capture.thoughts.fill("   \n ");
  await capture.process.click();
  await expect(capture.alert).toHaveText("Please enter your thoughts before submitting");
  await capture.thoughts.fill("a".repeat(1_000_000));
  await capture.process.click();
  await expect(capture.alert).toHaveText(
    "Your thoughts may have at most 20,000 characters. Please shorten them by 980,000.",
  );
  await expect(capture.thoughts).toHaveValue(/^a{1000000}$/);
});

test("a server that fails is told in the agreed words, and nothing is lost", async ({
  page,
  problems,
  capture,
}) => {
  for (const status of [500, 502]) problems.expect(new RegExp(`^${status} POST /api/`));
  const failures = [
    [{ status: 502, json: { error: "The model is not well." } }, "The model is not well."],
    [{ status: 500, json: {} }, "Server returned 500"],
    [
      { status: 500, body: "<h1>Bad gateway</h1>" },
      "Server returned non-JSON response: <h1>Bad gateway</h1>",
    ],
  ] as const;
  async function failing(path: string, press: Locator, prefix: string) {
    for (const [reply, message] of failures) {
      await page.route(`**/api/${path}`, (route) => route.fulfill(reply), { times: 1 });
      await press.click();
      await expect(capture.alert).toHaveText(`${prefix}: ${message}`);
    }
  }
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  await capture.open();
  await capture.thoughts.fill(THOUGHTS);
  await failing("therapist-input", capture.process, "Error processing your input");
  await expect(capture.thoughts).toHaveValue(THOUGHTS);

  await capture.reach(THOUGHTS);
  await capture.refinement.fill("Shorter");
  const refining = "Error processing your refinement request";
  await failing("therapist-input-refinement", capture.refine, refining);
  await expect(capture.refinement).toHaveValue("Shorter");

  await failing("save-processed-input", capture.save, "Error saving your input");
  await expectAccessible(page);
  await keepScreenshot(page, "expert-review-save-failed");
  await expect(page.getByText(RESULT.summary, { exact: true })).toBeVisible();
});

test("the words that an item was made of are shown in the text, by keyboard too", async ({
  page,
  capture,
}) => {
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  await capture.open();
  await capture.reach(THOUGHTS);
  const marked = page.getByRole("region", { name: "Original Input" }).locator("mark");
  await expect(marked).toBeHidden();
  const item = page.getByRole("listitem").filter({ hasText: "Anger is often" });
  const where = item.getByRole("button", { name: "Where this comes from" });
  await where.focus();
  await expect(marked).toHaveText("Anger is often the last guest of grief.");
  await page.keyboard.press("Enter");
  await expect(where).toHaveAttribute("aria-expanded", "true");
  await expect(item.locator("blockquote")).toContainText("angry at somebody who has died");
  await expectAccessible(page);
  await keepScreenshot(page, "expert-review-source");
  const byHand = page.getByRole("listitem").filter({ hasText: "Pace matters" });
  await expect(byHand.getByRole("button")).toHaveCount(0);
});

test("words of danger bring up help without standing in the way", async ({ page, capture }) => {
  const safety = {
    level: "high",
    kinds: ["suicide"],
    message: "You wrote about not wanting to live.",
    resources: [
      {
        name: "988 Lifeline",
        detail: "Free, 24/7",
        links: [{ label: "Call 988", href: "tel:988" }],
      },
    ],
  };
  await answerWith(page, "therapist-input", { processedInput: RESULT, safety });
  await capture.open();
  await capture.reach(THOUGHTS);
  await expect(page.getByRole("main").getByRole("link", { name: "Call 988" })).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "expert-review-safety");
  await expect(capture.save).toBeEnabled();
});

test("the list of previous contributions opens one, and is refreshed by a press", {
  tag: "@narrow",
}, async ({ page, request, token, capture, expert, editor }) => {
  for (let number = 1; number <= 7; number += 1) {
    const summary = `Contribution ${number}: on the many ways in which people begin to speak of what they came for.`;
    await saveContribution(request, token, expert.slug, { ...RESULT, questions: [], summary });
  }
  await capture.open();
  await expect(capture.previous.getByRole("link")).toHaveCount(7);
  await expect(capture.previous.getByRole("group")).toHaveCSS("max-height", "384px");
  await expect(capture.previous.getByRole("link").first()).toContainText("Contribution 7");
  await expect(capture.previous.getByRole("link").first()).toContainText(
    "0 questions · 2 insights",
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "expert-capture-previous");
  await saveContribution(request, token, expert.slug, {
    ...RESULT,
    questions: [],
    summary: "The eighth.",
  });
  await capture.previous.getByRole("button", { name: "Refresh" }).click();
  await expect(capture.previous.getByRole("link")).toHaveCount(8);
  await capture.previous.getByRole("link", { name: /The eighth/ }).click();
  await editor.isShown();
  await editor.goBack();
  await capture.isShown();
  await page.getByRole("link", { name: "Back to the start page" }).click();
  await expect(page).toHaveURL("/");
});

test("a list that cannot be fetched says so and can be tried again", async ({
  page,
  problems,
  capture,
}) => {
  problems.expect(/^500 GET \/api\/get-previous-inputs/);
  await page.route("**/api/get-previous-inputs/**", (route) =>
    route.fulfill({ status: 500, json: { error: "Down." } }),
  );
  await capture.open();
  await expect(capture.alert).toHaveText("Failed to fetch previous inputs");
  await expectAccessible(page);
  await keepScreenshot(page, "expert-previous-failed");
  await page.unroute("**/api/get-previous-inputs/**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("No previous contributions found")).toBeVisible();
});

test("the word about being offline covers neither what went wrong nor the buttons", {
  tag: "@narrow",
}, async ({ page, context, capture }) => {
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  await capture.open();
  await capture.reach(THOUGHTS);
  await page.route("**/api/save-processed-input", (route) => route.abort("internetdisconnected"));
  await context.setOffline(true);
  const notice = page.getByText("You are offline.");
  await expect(notice).toBeVisible();
  await capture.save.click();
  await expect(capture.alert).toContainText("Error saving your input");
  await expectClear(capture.alert, notice);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectClear(page.getByRole("contentinfo"), notice);
  await capture.save.focus();
  await expectClear(capture.save, notice);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "expert-review-offline");
});

/** Nothing of `content` is behind the bar at the bottom; a page is scrolled by whole pixels. */
async function expectClear(content: Locator, bar: Locator) {
  const bottom = () => content.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(bottom).toBeLessThan(top + 1);
}
