import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { countLayoutShift, layoutShiftOf, STEADY } from "./layout-shift.ts";
import { MatchmakerPage } from "./matchmaker-page.ts";
import { holdMicrophone } from "./page-microphone.ts";
import { keepScreenshot } from "./screenshots.ts";
import { askForVoiceStack } from "./voice-stack.ts";

/** Pictures of the figure while somebody speaks, told apart by how much of them is drawn. */
const PICTURES = 5;

/**
 * What is said, two messages that tell enough, and more until it is enough: a recogniser does not get every
 * word, and each reply that is heard out takes its time.
 */
const MESSAGES = [
  "My husband left me three months ago. I can not sleep. I want to feel like myself again. I tried therapy and it did not help.",
  "First I want to sleep again. Please be direct. Be honest with me, and tell me the truth. I want advice and clear steps. When I feel bad, I talk to my sister.",
  "I would leave somebody who talks all the time.",
  "No, I have no such thoughts at all.",
  "I could pay a hundred dollars.",
];

test("a whole conversation is spoken, understood and answered aloud, and ends in a match", async ({
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  const { baseUrl } = await askForVoiceStack();
  const context = await browser.newContext({ baseURL: baseUrl });
  problems.watch(context);
  const page = await context.newPage();
  await page.addInitScript(countLayoutShift, false);
  const microphone = await holdMicrophone(page);
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  await matchmaker.begin("speaking");

  const own = matchmaker.log.getByRole("listitem").filter({ hasText: /^You/ });
  const counted = () => page.getByText(/^\d+\/7 insights$/).textContent();
  const isListening = async () => (await matchmaker.status.textContent()) === "Listening...";
  for (const [index, message] of MESSAGES.entries()) {
    await expect(matchmaker.status).toHaveText("Listening...", { timeout: 20_000 });
    const before = await counted();
    await microphone.speak(message);
    if (index === 0) await expectDrawn(page);
    await expect(own).toHaveCount(index + 1, { timeout: 30_000 });
    await expect(matchmaker.questions()).toHaveCount(index + 2);
    // The question is being said before it is known what was understood, at the latest when it was.
    await expect
      .poll(async () => (await counted()) !== before || (await isListening()), { timeout: 30_000 })
      .toBe(true);
    if (await matchmaker.find.isVisible()) break;
  }
  await expect(own.first()).toContainText(/husband|sleep|heart|panic|months/);
  await keepScreenshot(page, "matchmaker-spoken");
  expect(await layoutShiftOf(page)).toBeLessThan(STEADY);
  await expect(matchmaker.find).toBeEnabled();
  await matchmaker.find.click();
  await expect(matchmaker.match).toBeVisible({ timeout: 20_000 });
  await keepScreenshot(page, "matchmaker-spoken-match");
  await context.close();
});

/** Expects the figure to follow a voice. */
async function expectDrawn(page: Page) {
  const drawn = new Set<number>();
  await expect
    .poll(async () => {
      const size = await page.evaluate(
        () => document.querySelector("canvas")?.toDataURL().length ?? 0,
      );
      return drawn.add(size).size;
    })
    .toBeGreaterThanOrEqual(PICTURES);
}
