import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./expert-access.ts";
import { answerWith, RESULT, THOUGHTS } from "./expert-samples.ts";
import { keepScreenshot } from "./screenshots.ts";
import { standInForSpeech } from "./speech.ts";

const DENIED = "Microphone permission was denied.";

test.beforeEach(async ({ page }) => {
  await standInForSpeech(page);
});

test("spoken thoughts join the written ones, phrase by phrase, until one turns it off", async ({
  page,
  capture,
}) => {
  await capture.open();
  await capture.thoughts.fill("First:");
  await page.getByRole("button", { name: "Dictate your thoughts" }).click();
  expect(await page.evaluate(() => window.speech.settings)).toEqual({
    lang: "en-US",
    continuous: false,
    interimResults: true,
  });
  await page.evaluate(() => window.speech.hear(["I ask", false]));
  await expect(capture.thoughts).toHaveValue("First: I ask");
  await expectAccessible(page);
  await keepScreenshot(page, "expert-dictating");
  await page.evaluate(() => {
    window.speech.hear(["I ask about sleep", true]);
    window.speech.end();
  });
  await expect.poll(() => page.evaluate(() => window.speech.begun)).toBe(2);
  await page.evaluate(() => window.speech.hear(["and about dreams", true]));
  await expect(capture.thoughts).toHaveValue("First: I ask about sleep and about dreams");
  await page.getByRole("button", { name: "Stop recording" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Recording stopped." })).toBeAttached();
});

test("clearing and processing stop the recording, and nothing is written any more", async ({
  page,
  capture,
}) => {
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  await capture.open();
  const speak = () => page.getByRole("button", { name: "Dictate your thoughts" }).click();
  await speak();
  await page.evaluate(() => window.speech.hear(["Something", false]));
  await capture.clear.click();
  await capture.agreeToClear();
  expect(await page.evaluate(() => window.speech.aborted)).toBe(1);
  await page.evaluate(() => window.speech.hear(["Something more", true]));
  await expect(capture.thoughts).toHaveValue("");

  await speak();
  await page.evaluate(() => window.speech.hear(["About sleep", false]));
  await capture.process.click();
  await expect(capture.review).toBeVisible();
  expect(await page.evaluate(() => window.speech.aborted)).toBe(2);
});

test("a denied microphone is told in short here, and in full where a contribution is edited", async ({
  page,
  capture,
  editor,
  contributionId,
}) => {
  await capture.open();
  const voice = page.getByRole("button", { name: "Dictate your thoughts" });
  await voice.click();
  await page.evaluate(() => window.speech.fail("not-allowed"));
  await expect(capture.alert).toHaveText(DENIED);
  await expect(voice).toHaveAttribute("aria-pressed", "false");

  await editor.open(contributionId);
  await editor.press("Pace matters more than method.", "Edit");
  await page.getByRole("button", { name: "Dictate the insight" }).click();
  await page.evaluate(() => window.speech.fail("not-allowed"));
  await expect(editor.alert).toHaveText(
    `${DENIED.slice(0, -1)}. Please allow microphone access in your browser settings.`,
  );
});

test("a refinement can be spoken, and so can the words of a question", async ({
  page,
  capture,
  editor,
  contributionId,
}) => {
  await answerWith(page, "therapist-input", { processedInput: RESULT });
  await capture.open();
  await capture.reach(THOUGHTS);
  await page.getByRole("button", { name: "Dictate the changes" }).click();
  await page.evaluate(() => window.speech.hear(["make it shorter", true]));
  await expect(capture.refinement).toHaveValue("make it shorter");

  await editor.open(contributionId);
  await editor.press("What happens in the hour", "Edit");
  await page.getByRole("textbox", { name: "Question" }).fill("And");
  await page.getByRole("button", { name: "Dictate the question" }).click();
  expect(await page.evaluate(() => window.speech.settings.continuous)).toBe(true);
  await page.evaluate(() => window.speech.hear(["what wakes you", true]));
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(editor.item("And what wakes you")).toBeVisible();
  expect(await page.evaluate(() => window.speech.aborted)).toBeGreaterThan(0);
});
