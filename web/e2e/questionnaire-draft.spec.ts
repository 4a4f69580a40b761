import { logIn } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { ANSWERS, QuestionnairePage, test } from "./questionnaire-page.ts";

const WORDS = "Half a thought about couples";

test("a reload in the middle loses nothing, and neither does a closed tab", async ({
  page,
  context,
  questionnaire,
}) => {
  await questionnaire.name.fill("Dr. Noor");
  await questionnaire.experience.fill("twelve");
  await page.reload();
  await questionnaire.isAtInfo();
  await expect(questionnaire.name).toHaveValue("Dr. Noor");
  await expect(questionnaire.experience).toHaveValue("twelve");

  await questionnaire.passInfo();
  await questionnaire.answer(1, ANSWERS[0] ?? "");
  await questionnaire.isAt(2);
  await questionnaire.box.fill(WORDS);
  await page.close();

  const again = new QuestionnairePage(await context.newPage());
  await again.page.goto("/therapist-questionnaire");
  await again.isAt(2);
  await expect(again.box).toHaveValue(WORDS);
  await again.previous.click();
  await expect(again.box).toHaveValue(ANSWERS[0] ?? "");
});

test("what one therapist wrote is not shown to another, and waits for the first", async ({
  page,
  request,
  problems,
  questionnaire,
}) => {
  const { account } = questionnaire;
  await questionnaire.passInfo();
  await questionnaire.box.fill(WORDS);

  /** As when a session is over; nobody logs out. */
  async function loseSession() {
    await page.evaluate(() => {
      for (const key of ["user", "authToken", "rapport-session"]) localStorage.removeItem(key);
    });
  }
  await loseSession();
  await questionnaire.openAsNew(request, problems);
  await questionnaire.passInfo("3");
  await expect(questionnaire.box).toHaveValue("");
  await questionnaire.box.fill("I see teenagers.");

  await loseSession();
  await page.goto("/therapist-questionnaire");
  await logIn(page, account);
  await questionnaire.isAt(1);
  await expect(questionnaire.box).toHaveValue(WORDS);
});

test("logging out takes what was written out of the browser", async ({ page, questionnaire }) => {
  const { account } = questionnaire;
  await questionnaire.passInfo();
  await questionnaire.box.fill(WORDS);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).toContain(WORDS);
  await page.goto("/login");
  await page.getByRole("button", { name: "Log out and use another account" }).click();
  await expect.poll(kept).not.toContain(WORDS);
  await questionnaire.openAs(account);
  await questionnaire.passInfo();
  await expect(questionnaire.box).toHaveValue("");
});

test("when the session is over the answers wait for the log-in", async ({
  page,
  problems,
  questionnaire,
}) => {
  const { account } = questionnaire;
  await questionnaire.fillIn();
  problems.expect(/^401 POST \/api\/submit-therapist-responses$/);
  problems.expect(/^400 POST \/auth\/v1\/token$/);
  const submits = "**/api/submit-therapist-responses";
  await page.route(submits, (route) =>
    route.fulfill({ status: 401, json: { error: "expired", message: "expired" } }),
  );
  await page.route("**/auth/v1/token*", (route) =>
    route.fulfill({ status: 400, json: { code: "refresh_token_not_found", msg: "gone" } }),
  );
  await questionnaire.submit.click();
  await expect(page).toHaveURL("/login");
  await page.unroute(submits);
  await page.unroute("**/auth/v1/token*");
  await logIn(page, account);
  await questionnaire.isAtReview();
  await expect(questionnaire.entry(3)).toContainText(ANSWERS[2] ?? "");
  await questionnaire.submit.click();
  await expect(questionnaire.created).toBeVisible();
});

test("questions that an expert added or took out meanwhile are told, and no answer is lost", async ({
  page,
  questionnaire,
}) => {
  await questionnaire.fillIn();

  // The second question is gone, a new one stands at the end.
  await questionnaire.changeQuestions((all) => all.filter((_, index) => [0, 2, 3].includes(index)));
  await page.reload();
  await questionnaire.isAt(3);
  await expect(
    page.getByText(
      "The questionnaire has changed: 1 question was added and 1 question was taken out. Your answers are kept.",
    ),
  ).toBeVisible();
  await expect(questionnaire.box).toHaveValue("");
  await questionnaire.previous.click();
  await expect(questionnaire.box).toHaveValue(ANSWERS[2] ?? "");

  // It comes back, and with it its answer.
  await questionnaire.changeQuestions();
  await page.reload();
  await questionnaire.isAt(3);
  await questionnaire.previous.click();
  await expect(questionnaire.box).toHaveValue(ANSWERS[1] ?? "");
});

test("two tabs of one therapist show the same words, and neither overwrites the other", async ({
  context,
  questionnaire: one,
}) => {
  test.slow();
  await one.passInfo();

  const two = new QuestionnairePage(await context.newPage());
  await two.changeQuestions();
  await two.page.goto("/therapist-questionnaire");
  await two.isAt(1);
  await one.answer(1, "From the first tab.");
  await expect(two.box).toHaveValue("From the first tab.");
  await two.next.click();
  await two.answer(2, "From the second tab.");
  await one.isAt(2);
  await expect(one.box).toHaveValue("From the second tab.");
  await one.next.click();
  await one.answer(3, "From the first again.");
  await one.isAtReview();
  await expect(two.box).toHaveValue("From the first again.");

  await two.next.click();
  await two.isAtReview();
  await two.submit.click();
  await expect(two.created).toBeVisible();
  await expect(one.page.getByText("You have answered these questions before")).toBeVisible();
  await expect(one.entry(2)).toContainText("From the second tab.");
});
