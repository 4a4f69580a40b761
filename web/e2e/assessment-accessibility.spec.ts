import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { PANIC } from "./assessment-answers.ts";
import { AssessmentPage, MATTERS } from "./assessment-page.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";

test("the whole assessment can be taken with the keyboard alone", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.shorten(MATTERS);
  await assessment.open();
  const count = await assessment.count();
  for (let number = 1; number <= count; number += 1) {
    await assessment.isAt(number);
    if (number > 1) await expect(assessment.heading).toBeFocused();
    const answer = PANIC.answers((await assessment.heading.textContent()) ?? "");
    await assessment.heading.press("Tab");
    await expect(assessment.box).toBeFocused();
    await page.keyboard.type("In short:");
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(answer);
    await expect(assessment.box).toHaveValue(`In short:\n${answer}`);
    await page.keyboard.press(number % 2 === 0 ? "Meta+Enter" : "Control+Enter");
  }
  await expect(assessment.complete).toBeFocused();
});

test("every state is accessible, and fits a phone @phone", async ({ page, problems }) => {
  test.slow();
  // A ring that turns for ever would never have faded in.
  await page.emulateMedia({ reducedMotion: "reduce" });
  problems.expect(/^400 GET \/api\/get-assessment-questions$/);
  problems.expect(/^500 POST \/api\/process-response$/);
  const assessment = new AssessmentPage(page);
  const questions = "**/api/get-assessment-questions";
  const failure = { json: { error: "x", message: "x" } };

  async function check(state: string) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepScreenshot(page, `assessment-${state}`);
  }

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(questions, async (route) => {
    await held;
    await route.fulfill({ status: 400, ...failure });
  });
  await page.goto("/client-assessment");
  await expect(page.getByText("Loading assessment questions...")).toBeVisible();
  await check("loading");
  release();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await check("load-error");

  await page.unroute(questions);
  await page.route(questions, (route) => route.fulfill({ json: { success: true, questions: [] } }));
  await page.reload();
  await expect(page.getByText("No Assessment Questions Available")).toBeVisible();
  await check("empty");

  await page.unroute(questions);
  await assessment.shorten(MATTERS);
  await page.reload();
  await assessment.isAt(1);
  await check("question");

  await assessment.next.click();
  await expect(assessment.alert).toBeVisible();
  await check("blank");

  await assessment.box.fill("long ".repeat(4_100));
  await expect(page.getByText("characters too many")).toBeVisible();
  await check("too-long");

  await page.route(
    "**/api/process-response",
    (route) => route.fulfill({ status: 500, ...failure }),
    {
      times: 1,
    },
  );
  await assessment.box.fill("I worry all night.");
  await assessment.next.click();
  await expect(assessment.alert).toBeVisible();
  await check("failed");

  await assessment.box.fill("I want to kill myself.");
  await assessment.next.click();
  const goOn = page.getByRole("button", { name: "I want to go on" });
  await expect(goOn).toBeVisible();
  await check("safety");

  await goOn.click();
  await assessment.answerAllButSubmit(PANIC.answers, 2);
  await assessment.previous.click();
  await assessment.next.click();
  await assessment.submit.click();
  await expect(goOn.or(assessment.complete)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(assessment.complete).toBeVisible();
  for (const factor of await page.locator("summary").all()) await factor.click();
  await check("complete");

  await page.getByRole("button", { name: "See All Therapists" }).click();
  await expect(page.getByText(/of \d+ therapists shown/)).toBeVisible();
  await check("therapists");
});

test("on a phone with the keyboard open the way on can be reached @narrow", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await page.setViewportSize({ width: 390, height: 440 });
  await assessment.box.click();
  await assessment.box.fill("I worry all night.");
  await expect(assessment.box).toBeInViewport();
  await assessment.next.click();
  await assessment.isAt(2);
  await expect(assessment.heading).toBeInViewport();
});
