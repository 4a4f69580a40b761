import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type {
  TherapistResponse,
  TherapistResponsesAnswer,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { logIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { QuestionnairePage } from "./questionnaire-page.ts";
import {
  type ApiPerson,
  NO_THERAPIST_PROFILE,
  newTherapist,
  openDashboard,
  THERAPIST_ANSWERS,
  therapistWithEntry,
} from "./therapist-accounts.ts";

const SAVE = "**/api/save-therapist-response";
const QUESTIONS = "/therapist-dashboard/questions";
const [FIRST = "", SECOND = "", THIRD = ""] = THERAPIST_ANSWERS;

const storedResponses = async (therapist: ApiPerson): Promise<TherapistResponse[]> =>
  ((await therapist.get(`/api/therapist-responses/${therapist.id}`)) as TherapistResponsesAnswer)
    .responses;

/** Opens the second answer of somebody who has answered the questionnaire. */
async function openEdit(page: Page, request: APIRequestContext) {
  const therapist = await therapistWithEntry(request);
  const response = (await storedResponses(therapist))[1];
  if (!response) throw new Error("There is no second answer.");
  const questionnaire = new QuestionnairePage(page);
  await page.goto(`/therapist-questionnaire?edit=${response.id}`);
  await logIn(page, therapist.account);
  await expect(questionnaire.heading).toContainText(response.question);
  await expect(questionnaire.box).toHaveValue(SECOND);
  return { questionnaire, therapist, response };
}

const save = (page: Page) => page.getByRole("button", { name: "Save" });

test("one answer is changed by itself, and the way leads back to the others", async ({
  page,
  request,
}) => {
  const { questionnaire, therapist } = await openEdit(page, request);
  await expect(questionnaire.progress).toBeHidden();
  await questionnaire.box.fill("  Nobody, so far.  ");
  await save(page).click();
  await expect(questionnaire.alert).toHaveText("Your answer has been saved.");
  await expect(page).toHaveURL(QUESTIONS);
  await expect(page.getByText("Nobody, so far.")).toBeVisible();
  const notice = page.getByText("Your answer has been saved.");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Your Questions" })).toBeFocused();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toBeHidden();
  const stored = (await storedResponses(therapist)).map(({ answer }) => answer);
  expect(stored).toEqual([FIRST, "Nobody, so far.", THIRD]);
});

test("cancelling changes nothing, and asks first when something was typed", async ({
  page,
  request,
}) => {
  const { questionnaire, response } = await openEdit(page, request);
  const cancel = page.getByRole("button", { name: "Cancel" });
  await questionnaire.box.fill("Something else.");
  await cancel.click();
  const dialog = page.getByRole("alertdialog", {
    name: "Are you sure you want to discard your changes?",
  });
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect(questionnaire.box).toHaveValue("Something else.");
  await cancel.click();
  await dialog.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(QUESTIONS);
  await page.goto(`/therapist-questionnaire?edit=${response.id}`);
  await expect(questionnaire.box).toHaveValue(SECOND);
  await cancel.click();
  await expect(page).toHaveURL(QUESTIONS);
});

test("an empty answer is not saved, and a failed save keeps the words through a reload", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^503 POST \/api\/save-therapist-response$/);
  const { questionnaire } = await openEdit(page, request);
  await questionnaire.box.fill(" ");
  await save(page).click();
  await expect(questionnaire.alert).toHaveText("Please provide an answer before continuing");
  await expect(questionnaire.box).toBeFocused();

  await page.route(
    SAVE,
    (route) => route.fulfill({ status: 503, json: { error: "Too busy.", message: "Too busy." } }),
    { times: 1 },
  );
  await questionnaire.box.fill("Nobody, so far.");
  await save(page).click();
  await expect(questionnaire.alert).toHaveText("Too busy.");
  await page.reload();
  await expect(questionnaire.box).toHaveValue("Nobody, so far.");
  await save(page).click();
  await expect(page).toHaveURL(QUESTIONS);
});

test("while an answer is saved the button says so, and a second press does nothing", async ({
  page,
  request,
}) => {
  const { questionnaire } = await openEdit(page, request);
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SAVE, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await questionnaire.box.fill("Nobody, so far.");
  await save(page).dblclick();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeDisabled();
  release();
  await expect(page).toHaveURL(QUESTIONS);
  expect(sent).toBe(1);
});

test("an answer changed in another tab is not overwritten unseen", async ({
  page,
  context,
  request,
}) => {
  const { questionnaire, therapist, response } = await openEdit(page, request);
  const other = new QuestionnairePage(await context.newPage());
  await other.page.goto(`/therapist-questionnaire?edit=${response.id}`);
  await other.box.fill("Typed in the other tab.");
  await expect(questionnaire.box).toHaveValue("Typed in the other tab.");
  await save(other.page).click();
  await expect(other.page).toHaveURL(QUESTIONS);
  await expect(questionnaire.box).toHaveValue("Typed in the other tab.");

  // On another device: no word of it reaches this browser by itself.
  await questionnaire.box.fill("Typed here.");
  const { questionId, question } = response;
  const answer = "Saved on a phone.";
  const userId = therapist.id;
  await therapist.post("/api/save-therapist-response", { userId, questionId, question, answer });
  // The page looks again when one comes back to it.
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Your stored answer was changed in another tab")).toBeVisible();
  await page.reload();
  await expect(questionnaire.box).toHaveValue("Typed here.");
  await expect(page.getByText("changes that you began earlier and have not saved")).toBeVisible();
  await page.getByText("Show the stored answer").click();
  await expect(page.getByText("Saved on a phone.")).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL(QUESTIONS);
});

test("alarming words keep one here, with who is there to help", async ({ page, request }) => {
  const { questionnaire } = await openEdit(page, request);
  await questionnaire.box.fill("I want to kill myself.");
  await save(page).click();
  await expect(
    page.getByRole("heading", { name: "You do not have to carry this alone" }),
  ).toBeFocused();
  await page.getByRole("link", { name: "Back to Your Questions" }).click();
  await expect(page).toHaveURL(QUESTIONS);
});

test("an answer of somebody else, or none at all, cannot be edited", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(NO_THERAPIST_PROFILE);
  const [response] = await storedResponses(await therapistWithEntry(request));
  const stranger = await newTherapist(request);
  // The next page would cut it off.
  const noProfile = page.waitForResponse(/\/api\/therapist-profile\//);
  await openDashboard(page, stranger, QUESTIONS);
  await noProfile;
  for (const id of [response?.id ?? "", "nonsense", randomUUID(), "", "%00"]) {
    await page.goto(`/therapist-questionnaire?edit=${id}`);
    await expect(new QuestionnairePage(page).heading).toHaveText("This answer cannot be edited");
    await expect(page.getByText(FIRST)).toBeHidden();
    await page.getByRole("link", { name: "Back to Your Questions" }).click();
    await expect(page).toHaveURL(QUESTIONS);
  }
});

test("an answer that cannot be loaded can be tried again", async ({ page, request, problems }) => {
  const { questionnaire } = await openEdit(page, request);
  problems.expect(/^400 GET \/api\/therapist-responses\//);
  const stored = "**/api/therapist-responses/*";
  await page.route(stored, (route) =>
    route.fulfill({ status: 400, json: { error: "x", message: "x" } }),
  );
  await page.reload();
  await expect(questionnaire.alert).toHaveText(
    "Your answer could not be loaded. Please try again.",
  );
  await page.unroute(stored);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(questionnaire.box).toHaveValue(SECOND);
});
