import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type Problems, test } from "./fixtures.ts";
import { QuestionnairePage } from "./questionnaire-page.ts";
import { standInForSpeech } from "./speech.ts";

async function open(page: Page, request: APIRequestContext, problems: Problems) {
  await standInForSpeech(page);
  const questionnaire = new QuestionnairePage(page);
  await questionnaire.changeQuestions();
  await questionnaire.openAsNew(request, problems);
  await questionnaire.passInfo();
  return questionnaire;
}

const voice = (page: Page) => page.getByRole("button", { name: "Answer with voice" });

test("an answer can be spoken phrase after phrase, and is kept as it is said", async ({
  page,
  request,
  problems,
}) => {
  const questionnaire = await open(page, request, problems);
  await questionnaire.box.fill("Well:");
  await voice(page).click();
  expect(await page.evaluate(() => window.speech.settings)).toEqual({
    lang: "en-US",
    continuous: true,
    interimResults: true,
  });
  await page.evaluate(() => window.speech.hear(["I see couples", true], [" who", false]));
  await expect(questionnaire.box).toHaveValue("Well: I see couples who");
  await page.evaluate(() => window.speech.hear(["I see couples", true], [" who fight", true]));
  await expect(questionnaire.box).toHaveValue("Well: I see couples who fight");
  await page.reload();
  await questionnaire.isAt(1);
  await expect(questionnaire.box).toHaveValue("Well: I see couples who fight");
});

test("a recording stops when the step changes, whichever way", async ({
  page,
  request,
  problems,
}) => {
  const questionnaire = await open(page, request, problems);
  const ways = [
    { go: questionnaire.next, arrive: () => questionnaire.isAt(2) },
    { go: questionnaire.previous, arrive: () => questionnaire.isAt(1) },
    { go: questionnaire.previous, arrive: () => questionnaire.isAtInfo() },
  ];
  for (const [index, { go, arrive }] of ways.entries()) {
    await voice(page).click();
    await page.evaluate(() => window.speech.hear(["I listen.", true]));
    await go.click();
    await arrive();
    expect(await page.evaluate(() => window.speech.aborted)).toBe(index + 1);
    await page.evaluate(() => window.speech.hear(["too late", true]));
  }
  await questionnaire.next.click();
  await expect(questionnaire.box).toHaveValue("I listen. I listen.");
  await expect(voice(page)).toHaveAttribute("aria-pressed", "false");
});

test("a denied microphone is told, and the answer can still be typed", async ({
  page,
  request,
  problems,
}) => {
  const questionnaire = await open(page, request, problems);
  await voice(page).click();
  await page.evaluate(() => window.speech.fail("not-allowed"));
  await expect(questionnaire.alert).toHaveText(
    "Microphone permission was denied. Please allow microphone access in your browser settings.",
  );
  await questionnaire.answer(1, "Typed instead.");
  await questionnaire.isAt(2);
});
