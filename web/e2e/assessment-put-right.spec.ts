import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { PANIC } from "./assessment-answers.ts";
import { AssessmentPage, MATTERS } from "./assessment-page.ts";
import { personIn, profileOf } from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";

const OLD = "My brother Jonas moved out, and I worry about him all night.";
const REMOVED = "I want to read his letters behind the washing machine.";
const RIGHT = "Somebody in my family moved out, and I worry.";
const AGAIN = "I want to sleep.";

/** A guest who has sent the first two of three answers. */
async function answerTwo(page: Page): Promise<AssessmentPage> {
  const assessment = new AssessmentPage(page);
  await assessment.shorten(MATTERS);
  await assessment.open();
  await assessment.answer(1, OLD);
  await assessment.answer(2, REMOVED);
  return assessment;
}

/** Corrects the first answer and removes the second, beside the browser. */
async function putRightElsewhere(page: Page, request: APIRequestContext) {
  const person = await personIn(page, request);
  const { responses } = await profileOf(person);
  const idOf = (words: string) => responses.find(({ answer }) => answer === words)?.id;
  await person.put(`/api/client-responses/${idOf(OLD)}`, { answer: RIGHT });
  await person.delete(`/api/client-responses/${idOf(REMOVED)}`);
  return person;
}

const keptWords = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

test("what was corrected and removed in Session Responses stays so when the assessment is finished", async ({
  page,
  request,
}) => {
  const assessment = await answerTwo(page);
  await assessment.box.fill("Half a thought");
  await page.getByRole("link", { name: "My Profile" }).click();
  await page.getByRole("link", { name: "Session Responses", exact: true }).click();
  const answers = page.locator("details");
  await answers.first().locator("summary").press("Enter");
  await answers.first().getByRole("button", { name: "Correct" }).click();
  await page.getByRole("textbox", { name: "Your answer" }).fill(RIGHT);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your answer was corrected.")).toBeVisible();
  await answers.last().locator("summary").press("Enter");
  await answers.last().getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Your answer was removed.")).toBeVisible();

  await page.goto("/client-assessment");
  await assessment.isAt(2);
  await expect(assessment.box).toHaveValue("");
  for (const words of [OLD, REMOVED]) expect(await keptWords(page)).not.toContain(words);
  await assessment.previous.click();
  await expect(assessment.box).toHaveValue(RIGHT);
  await assessment.next.click();
  await assessment.answer(2, AGAIN);
  await expect(assessment.box).toHaveValue("Half a thought");
  await assessment.submit.click();
  await expect(assessment.complete).toBeVisible();
  const { responses } = await profileOf(await personIn(page, request));
  expect(responses.map(({ answer }) => answer)).toEqual([RIGHT, AGAIN, "Half a thought"]);
});

test("what is put right elsewhere while the assessment is open is heard before the match", async ({
  page,
  request,
}) => {
  const assessment = await answerTwo(page);
  const person = await putRightElsewhere(page, request);
  await assessment.box.fill("Nothing else.");
  await assessment.submit.click();
  await assessment.isAt(2);
  await expect(assessment.alert).toContainText("You removed this answer");
  await expect(assessment.box).toHaveValue("");
  await assessment.answer(2, AGAIN);
  await assessment.submit.click();
  await expect(assessment.complete).toBeVisible();
  const { responses } = await profileOf(person);
  expect(responses.map(({ answer }) => answer)).toEqual([RIGHT, "Nothing else.", AGAIN]);
});

test("old words that are still in the box are not sent over the corrected ones", async ({
  page,
  request,
}) => {
  const assessment = await answerTwo(page);
  await assessment.previous.click();
  await assessment.previous.click();
  await expect(assessment.box).toHaveValue(OLD);
  const person = await putRightElsewhere(page, request);
  await assessment.next.click();
  await expect(assessment.alert).toContainText("You changed this answer");
  await assessment.isAt(1);
  await expect(assessment.box).toHaveValue(RIGHT);
  await assessment.next.click();
  await assessment.isAt(2);
  await expect(assessment.box).toHaveValue("");
  expect((await profileOf(person)).responses.map(({ answer }) => answer)).toEqual([RIGHT]);
});

test("when the stored answers cannot be read one can answer, and nothing is matched by old words", async ({
  page,
  request,
}) => {
  const assessment = await answerTwo(page);
  const person = await putRightElsewhere(page, request);
  await page.route("**/api/client-profile/*", (route) => route.abort("connectionrefused"));
  await page.reload();
  await assessment.isAt(3);
  await assessment.box.fill("Nothing else.");
  await assessment.submit.click();
  await expect(assessment.alert).toHaveText(
    "There was an error processing your response. Please try again.",
  );
  expect((await profileOf(person)).responses.map(({ answer }) => answer)).toEqual([
    RIGHT,
    "Nothing else.",
  ]);
  await page.unroute("**/api/client-profile/*");
  await assessment.submit.click();
  await assessment.isAt(2);
});

test("a finished match says plainly that its reasons are gone, and offers a new one", async ({
  page,
  request,
}) => {
  const assessment = new AssessmentPage(page);
  await assessment.take(PANIC.answers);
  const person = await personIn(page, request);
  const reasons = page.getByRole("heading", { name: "Why You'll Work Well Together" });
  await expect(reasons).toBeVisible();
  for (const { id } of (await profileOf(person)).responses) {
    await person.put(`/api/client-responses/${id}`, { answer: "I feel low." });
  }
  await page.reload();
  await expect(page.getByText("The reasons are no longer shown")).toBeVisible();
  await expect(reasons).toBeHidden();
  await expect(page.getByText(/heart started pounding/)).toHaveCount(0);
  await expect.poll(() => keptWords(page)).not.toContain("heart started pounding");
  await expect(page.getByRole("button", { name: /^Book First Session/ }).first()).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "assessment-outdated");

  await page.getByRole("link", { name: "Go to Your Dashboard" }).click();
  await expect(page.getByText("The reasons are no longer shown")).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "client-area-outdated");
  await page.getByRole("link", { name: "Get a New Match" }).click();
  await page.getByRole("button", { name: "Get a New Match" }).click();
  await expect(assessment.complete).toBeVisible();
  await expect(page.getByText("The reasons are no longer shown")).toBeHidden();
});
