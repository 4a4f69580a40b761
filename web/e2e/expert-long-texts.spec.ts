import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test, unlock } from "./expert-access.ts";
import { CapturePage, EditorPage } from "./expert-pages.ts";
import { answerWith, RESULT, saveContribution } from "./expert-samples.ts";
import { keepScreenshot } from "./screenshots.ts";

const SENTENCE = "I ask what happened in the week before somebody called. ";
const UNBROKEN = "a".repeat(200);
/** As long as thoughts may be, with a word in it that no window is wide enough for. */
const LONGEST = `${UNBROKEN} ${SENTENCE.repeat(400)}`.slice(0, 20_000);

const LONG_RESULT = {
  ...RESULT,
  summary: `${UNBROKEN} ${SENTENCE.repeat(10)}`,
  questions: [
    {
      question: `${UNBROKEN}?`,
      reasoning: UNBROKEN,
      audience: "client",
      sourceOffset: 0,
      sourceText: UNBROKEN,
    },
    { question: SENTENCE.repeat(20), reasoning: SENTENCE.repeat(20), audience: "therapist" },
  ],
  analysis: [{ insight: UNBROKEN, application: `https://example.org/${UNBROKEN}` }],
};

const LONG_NAME = {
  slug: `maximiliana-${"bernadetta".repeat(5)}`,
  title: `Maximiliana-B${"bernadetta".repeat(5).slice(1)}`,
};

test("the longest texts and names fit the narrowest windows", async ({ page, request, token }) => {
  await unlock(page, token);
  await page.setViewportSize({ width: 320, height: 640 });
  await answerWith(page, "therapist-input", { processedInput: LONG_RESULT });
  const id = await saveContribution(request, token, LONG_NAME.slug, {
    ...LONG_RESULT,
    rawInput: LONGEST,
  });

  const capture = new CapturePage(page, LONG_NAME);
  await capture.open();
  await expect(capture.previous.getByRole("link").first()).toBeVisible();
  await capture.thoughts.fill(LONGEST);
  await expect(page.getByText("0 characters left")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "expert-long-capture");
  await capture.process.click();
  await expect(capture.review).toBeFocused();
  await page.getByRole("button", { name: "Where this comes from" }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await keepScreenshot(page, "expert-long-review");

  const editor = new EditorPage(page, LONG_NAME);
  await editor.open(id);
  await page.getByRole("button", { name: "Where this comes from" }).click();
  await editor.group("Analysis Insights").getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Insight" }).fill(`Shorter, and ${UNBROKEN}`);
  await expect(editor.badge).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await keepScreenshot(page, "expert-long-editor");
  await editor.saveChanges();
});
