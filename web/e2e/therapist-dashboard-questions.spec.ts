import type { TherapistResponsesAnswer } from "@rapport/shared/contracts/therapist-profile.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";
import {
  openDashboard,
  openNewDashboard,
  THERAPIST_ANSWERS,
  therapistWithEntry,
} from "./therapist-accounts.ts";

const QUESTIONS = "/therapist-dashboard/questions";
const RESPONSES_CALL = "**/api/therapist-responses/*";
const [ON_PANIC = "", ON_REFERRING = ""] = THERAPIST_ANSWERS;

test("somebody without answers is led to the questionnaire", { tag: "@narrow" }, async ({
  page,
  request,
  problems,
}) => {
  await openNewDashboard(page, request, problems, QUESTIONS);
  await expect(page.getByRole("heading", { name: "No Responses Yet" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "therapist-questions-none");
  await page.getByRole("link", { name: "Complete Questionnaire" }).click();
  await expect(page).toHaveURL("/therapist-questionnaire");
});

test("each answer shows its question, date and tags, and can be edited", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const therapist = await therapistWithEntry(request);
  const { responses } = (await therapist.get(
    `/api/therapist-responses/${therapist.id}`,
  )) as TherapistResponsesAnswer;
  await openDashboard(page, therapist, QUESTIONS);
  const cards = page.getByRole("main").getByRole("region");
  await expect(cards).toHaveCount(THERAPIST_ANSWERS.length);
  for (const [index, { question, answer, tags }] of responses.entries()) {
    await expect(cards.nth(index).getByRole("heading")).toHaveText(question);
    await expect(cards.nth(index)).toContainText(answer);
    await expect(cards.nth(index)).toContainText(String(new Date().getFullYear()));
    for (const tag of tags) await expect(cards.nth(index)).toContainText(tag);
  }
  expect(responses.flatMap(({ tags }) => tags)).not.toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "therapist-questions");
  await cards.nth(1).getByRole("link", { name: "Edit Response" }).click();
  await expect(page).toHaveURL(`/therapist-questionnaire?edit=${responses[1]?.id}`);
});

test("a search narrows the answers down, says how many are left, and can be taken back", async ({
  page,
  request,
}) => {
  await openDashboard(page, await therapistWithEntry(request), QUESTIONS);
  const search = page.getByPlaceholder("Search your responses...");
  await search.fill("DRINKING");
  await expect(page.getByText("1 response found")).toBeVisible();
  await expect(page.getByText(ON_REFERRING)).toBeVisible();
  await expect(page.getByText(ON_PANIC)).toBeHidden();
  await search.fill("astrology");
  await expect(page.getByRole("heading", { name: "No response matches" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "therapist-questions-no-match");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(search).toBeFocused();
  await expect(page.getByText(ON_PANIC)).toBeVisible();
});

test("a very long answer is folded and can be unfolded", { tag: "@narrow" }, async ({
  page,
  request,
}) => {
  const therapist = await therapistWithEntry(request);
  const answer = `${"I listen, and then I listen more. ".repeat(500)}And ${"a".repeat(400)} end.`;
  await page.route(RESPONSES_CALL, async (route) => {
    const { responses, ...rest } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...rest, responses: [{ ...responses[0], answer }] } });
  });
  await openDashboard(page, therapist, QUESTIONS);
  await expect(page.getByText(/a{400} end/)).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Show all of the answer" }).press("Enter");
  await expect(page.getByText(/a{400} end/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Show less of the answer" }).press("Enter");
  await expect(page.getByText(/a{400} end/)).toBeHidden();
});

test("an answer that was edited elsewhere appears without a reload", async ({ page, request }) => {
  const therapist = await therapistWithEntry(request);
  const { responses } = (await therapist.get(
    `/api/therapist-responses/${therapist.id}`,
  )) as TherapistResponsesAnswer;
  const [first] = responses;
  const joined = page.waitForEvent("websocket").then((socket) =>
    socket.waitForEvent("framereceived", {
      predicate: ({ payload }) => /therapist:.*"ok"|"ok".*therapist:/.test(String(payload)),
    }),
  );
  await openDashboard(page, therapist, QUESTIONS);
  await joined;
  await therapist.post("/api/save-therapist-response", {
    userId: therapist.id,
    questionId: first?.questionId,
    question: first?.question,
    answer: "Something I understood last night.",
  });
  await expect(page.getByText("Something I understood last night.")).toBeVisible();
});

test("answers that cannot be loaded can be asked for again", async ({ page, request }) => {
  await page.route(RESPONSES_CALL, (route) => route.abort("connectionrefused"));
  await openDashboard(page, await therapistWithEntry(request), QUESTIONS);
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to load your responses. Please try again later.",
  );
  await page.unroute(RESPONSES_CALL);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText(ON_PANIC)).toBeVisible();
});
