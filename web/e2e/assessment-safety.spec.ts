import { PANIC } from "./assessment-answers.ts";
import { AssessmentPage, MATTERS } from "./assessment-page.ts";
import { expect, test } from "./fixtures.ts";

const DESPAIR = "I want to kill myself. I have the pills at home.";

test("the line for a crisis is in sight from the start, with links for a phone", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  const line = page.getByRole("complementary", { name: "Crisis support" });
  await expect(line).toBeInViewport();
  await expect(line).toHaveText(
    "In crisis? Call or text 988 (US), free, 24/7. In immediate danger call 911.",
  );
  const links = line.getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "tel:988",
    "sms:988",
    "tel:911",
  ]);
});

test("the line for a crisis stays in sight on a small screen, at the end of a long page too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await new AssessmentPage(page).open();
  await page.getByText("is an internal development prototype").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(page.getByRole("complementary", { name: "Crisis support" })).toBeInViewport({
    ratio: 1,
  });
});

test("words of despair are met with help before the next question, and the person chooses to go on", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.box.fill(DESPAIR);
  await assessment.next.click();

  const notice = page.getByRole("heading", { level: 2 });
  await expect(notice).toBeFocused();
  await expect(page.getByRole("main").getByRole("link", { name: "Call 988" })).toHaveAttribute(
    "href",
    "tel:988",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Call 911" })).toHaveAttribute(
    "href",
    "tel:911",
  );
  await expect(assessment.box).toBeHidden();

  await page.getByRole("button", { name: "I want to go on" }).click();
  await assessment.isAt(2);
});

test("one can leave from the pause, or go back to the answer; a reload does not skip it", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  const goOn = page.getByRole("button", { name: "I want to go on" });
  await assessment.open();
  await assessment.box.fill(DESPAIR);
  await assessment.next.click();
  await expect(goOn).toBeVisible();

  await page.getByRole("button", { name: "Back to my answer" }).click();
  await expect(assessment.box).toHaveValue(DESPAIR);
  await assessment.next.click();
  await expect(goOn).toBeVisible();

  await page.reload();
  await assessment.isAt(1);
  await expect(assessment.box).toHaveValue(DESPAIR);
  await assessment.next.click();
  await expect(goOn).toBeVisible();

  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the browser's Back leads from the pause to the answer, and no further", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.answer(1, "I cannot sleep.");
  await assessment.box.fill(DESPAIR);
  await assessment.next.click();
  await expect(page.getByRole("button", { name: "I want to go on" })).toBeVisible();
  await page.goBack();
  await assessment.isAt(2);
  await expect(assessment.box).toHaveValue(DESPAIR);
  await page.goBack();
  await assessment.isAt(1);
});

test("despair in the last answer holds the matching back until the person chooses", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  let analysed = 0;
  await page.route("**/api/analyze-responses", (route) => {
    analysed += 1;
    return route.continue();
  });
  await assessment.shorten(MATTERS);
  await assessment.open();
  await assessment.answerAllButSubmit(PANIC.answers);
  await assessment.box.fill(DESPAIR);
  await assessment.submit.click();
  const goOn = page.getByRole("button", { name: "I want to go on" });
  await expect(goOn).toBeVisible();
  expect(analysed).toBe(0);
  await goOn.click();
  await expect(assessment.complete).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Call 988" })).toBeVisible();
});

test("what only the analysis sees holds the recommendation back", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await page.route("**/api/analyze-responses", async (route) => {
    const response = await route.fetch();
    const safety = {
      level: "moderate",
      kinds: ["self-harm"],
      message: "You deserve support right now.",
      resources: [
        { name: "Lifeline", detail: "988", links: [{ label: "Call 988", href: "tel:988" }] },
      ],
    };
    await route.fulfill({ response, json: { ...(await response.json()), safety } });
  });
  await assessment.shorten(MATTERS);
  await assessment.open();
  await assessment.answerAllButSubmit(PANIC.answers);
  await assessment.submit.click();
  await expect(page.getByText("You deserve support right now.")).toBeVisible();
  await expect(assessment.complete).toBeHidden();
  await page.getByRole("button", { name: "I want to go on" }).click();
  await expect(assessment.complete).toBeVisible();
});
