import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { createAccount, logIn } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { ANSWERS, QuestionnairePage, test } from "./questionnaire-page.ts";
import { keepScreenshot } from "./screenshots.ts";
import { standInForSpeech } from "./speech.ts";

const failure = { json: { error: "Something is down.", message: "Something is down." } };

/** Answers one call of the page only when told to. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

test("the whole questionnaire can be filled in with the keyboard alone", async ({
  page,
  questionnaire,
}) => {
  await questionnaire.heading.press("Tab");
  await expect(questionnaire.name).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(questionnaire.experience).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  for (const [index, answer] of ANSWERS.entries()) {
    await questionnaire.isAt(index + 1);
    await expect(questionnaire.heading).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(questionnaire.box).toBeFocused();
    await page.keyboard.insertText(answer);
    if (index === 0) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Answer with voice" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(questionnaire.previous).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(questionnaire.next).toBeFocused();
      await page.keyboard.press("Space");
    } else {
      await page.keyboard.press(index === 1 ? "Control+Enter" : "Meta+Enter");
    }
  }
  await questionnaire.isAtReview();
  await expect(questionnaire.heading).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(questionnaire.edit(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await questionnaire.isAt(1);
  for (let tab = 0; tab < 5; tab += 1) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Back to Review" })).toBeFocused();
  await page.keyboard.press("Enter");
  await questionnaire.isAtReview();
  for (let tab = 0; tab < 6; tab += 1) await page.keyboard.press("Tab");
  await expect(questionnaire.submit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(questionnaire.created).toBeFocused();
});

test("every state is accessible, and fits a phone @phone", async ({ page, request, problems }) => {
  test.setTimeout(240_000);
  // A ring that turns for ever would never have faded in.
  await page.emulateMedia({ reducedMotion: "reduce" });
  problems.expect(/^404 GET \/api\/therapist-profile\//);
  problems.expect(/^400 GET \/api\/get-therapist-questions$/);
  problems.expect(/^400 GET \/api\/therapist-responses\//);
  problems.expect(/^503 POST \/api\/submit-therapist-responses$/);
  problems.expect(/^403 POST \/api\/save-therapist-response$/);
  await standInForSpeech(page);
  const questionnaire = new QuestionnairePage(page);
  const questions = "**/api/get-therapist-questions";

  async function check(state: string) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepScreenshot(page, `questionnaire-${state}`);
  }

  const loading = gate();
  await page.route(questions, async (route) => {
    await loading.opened;
    await route.fulfill({ status: 400, ...failure });
  });
  await page.goto("/therapist-questionnaire");
  await logIn(page, await createAccount(request, "therapist"));
  await expect(page.getByText("Loading the questionnaire...")).toBeVisible();
  await check("loading");
  loading.open();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await check("load-error");

  await questionnaire.changeQuestions(() => []);
  await page.reload();
  await expect(page.getByText("The experts have not contributed any questions yet.")).toBeVisible();
  await check("empty");

  await questionnaire.changeQuestions();
  await page.reload();
  await questionnaire.isAtInfo();
  await check("info");
  await questionnaire.name.fill("");
  await questionnaire.age.fill("17");
  await questionnaire.next.click();
  await expect(questionnaire.alert).toBeVisible();
  await check("info-mistakes");
  await questionnaire.name.fill("Noor Haddad");
  await questionnaire.age.fill("41");

  await questionnaire.passInfo();
  await check("question");
  await questionnaire.next.click();
  await expect(questionnaire.alert).toBeVisible();
  await check("blank");
  await questionnaire.box.fill("long ".repeat(4_100));
  await expect(page.getByText("characters too many")).toBeVisible();
  await check("too-long");
  await questionnaire.box.fill("");
  await page.getByRole("button", { name: "Answer with voice" }).click();
  await page.evaluate(() => window.speech.hear(["I see couples", false]));
  await check("recording");

  await questionnaire.answer(1, "é".repeat(20_000));
  await questionnaire.answer(2, "é".repeat(15_000));
  await questionnaire.answer(3, `${"unbroken".repeat(40)} ${ANSWERS[2]}`);
  await questionnaire.isAtReview();
  await questionnaire.submit.click();
  await expect(questionnaire.alert).toBeVisible();
  await check("too-long-together");
  for (const [index, answer] of ANSWERS.slice(0, 2).entries()) {
    await questionnaire.edit(index + 1).click();
    await questionnaire.isAt(index + 1);
    await questionnaire.box.fill(answer);
    if (index === 1) await check("question-from-review");
    await page.getByRole("button", { name: "Back to Review" }).click();
    await questionnaire.isAtReview();
  }
  await check("review");

  const submit = "**/api/submit-therapist-responses";
  const submitting = gate();
  await page.route(submit, async (route) => {
    await submitting.opened;
    await route.fulfill({ status: 503, ...failure });
  });
  await questionnaire.submit.click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await check("submitting");
  submitting.open();
  await expect(questionnaire.alert).toBeVisible();
  await check("failed");
  await page.unroute(submit);

  await questionnaire.changeQuestions((all) => all.slice(0, 4));
  await page.reload();
  await expect(
    page.getByText("The questionnaire has changed: 1 question was added."),
  ).toBeVisible();
  await check("questions-changed");
  await questionnaire.answer(4, "I want to kill myself.");
  await questionnaire.isAtReview();

  const saves = "**/api/save-therapist-response";
  const saving = gate();
  await page.route(saves, async (route) => {
    await saving.opened;
    await route.fulfill({ status: 403, ...failure });
  });
  await questionnaire.submit.click();
  await expect(page.getByText("4 answers are still being saved…")).toBeVisible();
  await check("created-saving");
  saving.open();
  await expect(page.getByRole("button", { name: "Save Again" })).toBeVisible();
  await check("created-not-saved");
  await page.unroute(saves);
  await page.getByRole("button", { name: "Save Again" }).click();
  await expect(page.getByText("All your answers are saved.")).toBeVisible();
  await check("created");

  await page.goto("/therapist-questionnaire");
  await expect(page.getByText("You have answered these questions before")).toBeVisible();
  await check("returning");
  const stored = "**/api/therapist-responses/*";
  await page.route(stored, (route) => route.fulfill({ status: 400, ...failure }));
  await page.reload();
  await expect(questionnaire.alert).toContainText("could not be loaded");
  await check("stored-missing");
  await page.unroute(stored);
});

test("every state of editing one answer is accessible, and fits a phone @phone", async ({
  page,
  questionnaire,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await questionnaire.complete();
  const stored = page.waitForResponse("**/api/therapist-responses/*");
  await page.goto("/therapist-questionnaire?edit=nonsense");
  const { responses } = (await (await stored).json()) as { responses: { id: string }[] };

  async function check(state: string) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepScreenshot(page, `questionnaire-edit-${state}`);
  }

  await expect(questionnaire.heading).toHaveText("This answer cannot be edited");
  await check("unknown");
  await page.goto(`/therapist-questionnaire?edit=${responses[0]?.id}`);
  await expect(questionnaire.box).toHaveValue(ANSWERS[0] ?? "");
  await check("open");
  await questionnaire.box.fill("I want to kill myself.");
  await page.reload();
  await page.getByText("Show the stored answer").click();
  await check("unsaved");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, "[role=alertdialog]");
  await keepScreenshot(page, "questionnaire-edit-discard");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your answer has been saved.")).toBeVisible();
  await check("saved-with-help");
});
