import type { Page } from "@playwright/test";
import { AssessmentPage } from "./assessment-page.ts";
import { expect, test } from "./fixtures.ts";
import { standInForSpeech } from "./speech.ts";

async function open(page: Page): Promise<AssessmentPage> {
  await standInForSpeech(page);
  const assessment = new AssessmentPage(page);
  await assessment.open();
  return assessment;
}

test("a spoken answer is written down as it is said, after what was typed, and can be sent", async ({
  page,
}) => {
  const assessment = await open(page);
  await assessment.box.fill("Well:");
  await expect(assessment.voice).toHaveAttribute("title", "Answer with voice");
  await assessment.voice.click();
  await expect(assessment.stopVoice).toHaveAttribute("title", "Stop recording");
  await expect(assessment.stopVoice).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => window.speech.settings)).toEqual({
    lang: "en-US",
    continuous: true,
    interimResults: true,
  });

  await page.evaluate(() => window.speech.hear(["I can", false]));
  await expect(assessment.box).toHaveValue("Well: I can");
  await page.evaluate(() => window.speech.hear(["I cannot sleep", true], [" since", false]));
  await expect(assessment.box).toHaveValue("Well: I cannot sleep since");
  await assessment.box.press("End");
  await assessment.box.pressSequentially(" (really)");
  await page.evaluate(() => window.speech.hear(["I cannot sleep", true], [" since May", true]));
  await expect(assessment.box).toHaveValue("Well: I cannot sleep since May (really)");

  const sent = page.waitForRequest("**/api/process-response");
  await assessment.next.click();
  expect((await sent).postDataJSON()).toMatchObject({
    response: "Well: I cannot sleep since May (really)",
  });
  await assessment.isAt(2);
  await expect(assessment.box).toHaveValue("");
  await page.evaluate(() => window.speech.hear(["too late", true]));
  await expect(assessment.box).toHaveValue("");
  await expect(assessment.voice).toHaveAttribute("aria-pressed", "false");
});

test("a browser that stops listening in a silence is started again until one turns it off", async ({
  page,
}) => {
  const assessment = await open(page);
  await assessment.voice.click();
  await page.evaluate(() => {
    window.speech.hear(["First", true]);
    window.speech.end();
  });
  await expect.poll(() => page.evaluate(() => window.speech.begun)).toBe(2);
  await page.evaluate(() => window.speech.hear(["second", true]));
  await expect(assessment.box).toHaveValue("First second");
  await assessment.stopVoice.click();
  await expect(page.getByRole("status").filter({ hasText: "Recording stopped." })).toBeAttached();
  expect(await page.evaluate(() => window.speech.stopped)).toBe(1);
});

test("leaving the question stops the recording", async ({ page }) => {
  const assessment = await open(page);
  await assessment.answer(1, "I worry.");
  await assessment.voice.click();
  await page.evaluate(() => window.speech.hear(["half a", false]));
  await assessment.previous.click();
  await assessment.isAt(1);
  expect(await page.evaluate(() => window.speech.aborted)).toBe(1);
  await assessment.next.click();
  await assessment.isAt(2);
  await expect(assessment.box).toHaveValue("half a");
});

test("a browser without speech recognition says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.voice.click();
  await expect(assessment.alert).toHaveText(
    "Your browser doesn't support speech recognition. Please try a different browser.",
  );
});

test("a denied microphone is told, and dictation is off", async ({ page }) => {
  const assessment = await open(page);
  await assessment.voice.click();
  await page.evaluate(() => window.speech.fail("not-allowed"));
  await expect(assessment.alert).toHaveText(
    "Microphone permission was denied. Please allow microphone access in your browser settings.",
  );
  await expect(assessment.voice).toHaveAttribute("aria-pressed", "false");
});

test("another error is told by its code", async ({ page }) => {
  const assessment = await open(page);
  await assessment.voice.click();
  await page.evaluate(() => window.speech.fail("audio-capture"));
  await expect(assessment.alert).toHaveText("Speech recognition error: audio-capture");
});

test("a recogniser that cannot start is told with its reason, and the text stays", async ({
  page,
}) => {
  const assessment = await open(page);
  await assessment.box.fill("Typed.");
  await page.evaluate(() => {
    window.speech.refuse = "no device";
  });
  await assessment.voice.click();
  await expect(assessment.alert).toHaveText("Failed to start speech recognition: no device");
  await expect(assessment.voice).toHaveAttribute("aria-pressed", "false");
  await expect(assessment.box).toHaveValue("Typed.");
});
