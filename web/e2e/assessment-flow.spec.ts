import { PANIC } from "./assessment-answers.ts";
import { AssessmentPage, MATTERS } from "./assessment-page.ts";
import { expect, test } from "./fixtures.ts";

const FAILED = "There was an error processing your response. Please try again.";

test("an answer of nothing but spaces is not accepted", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  for (const nothing of ["", "   \n  "]) {
    await assessment.box.fill(nothing);
    await assessment.next.click();
    await expect(assessment.alert).toHaveText("Please provide an answer before continuing");
    await expect(assessment.box).toBeFocused();
    await assessment.isAt(1);
  }
  await assessment.box.fill("I worry.");
  await expect(assessment.alert).toBeHidden();
});

test("going back shows what was typed, and going on again keeps the newer words", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.answer(1, "I worry all night.");
  await assessment.box.fill("Half a thought");
  await assessment.previous.click();
  await assessment.isAt(1);
  await expect(assessment.box).toHaveValue("I worry all night.");

  const sent = page.waitForRequest("**/api/process-response");
  await assessment.answer(1, "I worry all night and all day.");
  expect((await sent).postDataJSON()).toMatchObject({
    response: "I worry all night and all day.",
  });
  await expect(assessment.box).toHaveValue("Half a thought");
});

test("a reload in the middle loses nothing, the unsent words included", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.answer(1, "I worry all night.");
  await assessment.answer(2, "Sleep.");
  await assessment.box.fill("Not sent yet");
  await page.reload();
  await assessment.isAt(3);
  await expect(assessment.box).toHaveValue("Not sent yet");
  await assessment.previous.click();
  await expect(assessment.box).toHaveValue("Sleep.");
});

test("a first answer makes the visitor a guest, and the answers theirs", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  const sent = page.waitForRequest("**/api/process-response");
  await assessment.answer(1, "I worry all night.");
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));
  expect(user).toMatchObject({ isGuest: true, role: "client" });
  expect((await sent).postDataJSON()).toMatchObject({ userId: user.id });
  expect((await sent).headers().authorization).toMatch(/^Bearer ./);
});

test("a failed send keeps the answer, says so, and works the second time", async ({
  page,
  problems,
}) => {
  problems.expect(/^500 POST \/api\/process-response$/);
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await page.route(
    "**/api/process-response",
    (route) => route.fulfill({ status: 500, json: { error: "x", message: "x" } }),
    { times: 1 },
  );
  await assessment.box.fill("I worry all night.");
  await assessment.next.click();
  await expect(assessment.alert).toHaveText(FAILED);
  await expect(assessment.box).toHaveValue("I worry all night.");
  await expect(assessment.next).toBeEnabled();
  await assessment.next.click();
  await assessment.isAt(2);
});

test("a server that asks for patience is quoted with the time", async ({ page, problems }) => {
  problems.expect(/^429 POST \/api\/process-response$/);
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await page.route("**/api/process-response", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "20" },
      json: { error: "x", message: "x" },
    }),
  );
  await assessment.box.fill("I worry all night.");
  await assessment.next.click();
  await expect(assessment.alert).toHaveText(`${FAILED} You can do so in 20 seconds.`);
});

test("a failed analysis leaves the last answer, and submitting again completes", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await assessment.shorten(MATTERS);
  await assessment.open();
  await assessment.answerAllButSubmit(PANIC.answers);
  const last = await assessment.box.inputValue();
  await page.route("**/api/analyze-responses", (route) => route.abort(), { times: 1 });
  await assessment.submit.click();
  await expect(assessment.alert).toHaveText(FAILED);
  await expect(assessment.box).toHaveValue(last);
  await assessment.submit.click();
  await expect(assessment.complete).toBeVisible();
});

test("without a guest account the answers go out as a visitor's, and a match comes back", async ({
  page,
  problems,
}) => {
  problems.expect(/^422 POST \/auth\/v1\/signup$/);
  const assessment = new AssessmentPage(page);
  await page.route("**/auth/v1/signup*", (route) =>
    route.fulfill({ status: 422, json: { code: "anonymous_provider_disabled", msg: "off" } }),
  );
  await assessment.shorten(MATTERS);
  await assessment.open();
  const sent = page.waitForRequest("**/api/process-response");
  await assessment.answer(1, PANIC.answers("made now the time"));
  expect((await sent).postDataJSON()).not.toHaveProperty("userId");
  expect((await sent).headers().authorization).toBeUndefined();
  await assessment.answerAllButSubmit(PANIC.answers, 2);
  await assessment.submit.click();
  await expect(assessment.complete).toBeVisible();
  await expect(page.getByText("Recommended for you")).toBeVisible();
});

test("questions that cannot be loaded are an error with a way to try again", async ({
  page,
  problems,
}) => {
  problems.expect(/^400 GET \/api\/get-assessment-questions$/);
  const assessment = new AssessmentPage(page);
  await page.route("**/api/get-assessment-questions", (route) =>
    route.fulfill({ status: 400, json: { error: "x", message: "x" } }),
  );
  await page.goto("/client-assessment");
  await expect(assessment.alert).toContainText("could not be loaded");
  await expect(page.getByText("No Assessment Questions Available")).toBeHidden();
  await page.unroute("**/api/get-assessment-questions");
  await page.getByRole("button", { name: "Try Again" }).click();
  await assessment.isAt(1);
});

test("while an answer is under way the buttons wait and say so", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.answer(1, "I worry all night.");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/process-response", async (route) => {
    await held;
    await route.continue();
  });
  await assessment.box.fill("Sleep.");
  await assessment.next.click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await expect(assessment.previous).toBeDisabled();
  release();
  await assessment.isAt(3);
});

test("without questions the page says so, in its own words", async ({ page }) => {
  await page.route("**/api/get-assessment-questions", (route) =>
    route.fulfill({ json: { success: true, questions: [] } }),
  );
  await page.goto("/client-assessment");
  await expect(
    page.getByRole("heading", { name: "No Assessment Questions Available" }),
  ).toBeVisible();
  await expect(
    page.getByText("There are currently no questions from therapists. Please check back later."),
  ).toBeVisible();
});

test("the browser's Back goes to the question before, and from the first one out", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await page.goto("/");
  await assessment.open();
  await assessment.answer(1, "I cannot sleep.");
  await assessment.answer(2, "Since March.");
  await page.goBack();
  await assessment.isAt(2);
  await expect(assessment.heading).toBeFocused();
  await expect(assessment.box).toHaveValue("Since March.");
  await assessment.next.click();
  await assessment.isAt(3);
  await assessment.previous.click();
  await assessment.isAt(2);
  await page.goBack();
  await assessment.isAt(1);
  await page.goBack();
  await expect(page).toHaveURL("/");
});
