import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { addVoiceAnswer, clientWithProfile, openClientArea, profileOf } from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";
import type { ApiPerson } from "./therapist-accounts.ts";

const RESPONSES = "/client-profile/responses";
const INFERRED = {
  question: "How do you sleep?",
  answer: "They lie awake for hours.",
  reasoning: "You said that you count the hours until it is light.",
};

const item = (page: Page, question: string) => page.locator("details", { hasText: question });

async function openItem(page: Page, question: string) {
  await item(page, question).locator("summary").press("Enter");
  return item(page, question);
}

/** The question that a client with a profile answered first. */
const firstQuestion = async (client: ApiPerson) =>
  (await profileOf(client)).responses[0]?.question ?? "";

const field = (page: Page) => page.getByRole("textbox", { name: "Your answer" });

test("each answer opens to its words, and says where it comes from", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const client = await clientWithProfile(request);
  await addVoiceAnswer(client, { question: "What helps?", answer: "Walking by the sea." });
  await openClientArea(page, client, RESPONSES);
  const written = await firstQuestion(client);
  await expect(item(page, written)).toContainText("Written assessment");
  await expect(item(page, written)).toContainText(String(new Date().getFullYear()));
  const words = page.getByText("My heart starts racing in the supermarket");
  await expect(words).toBeHidden();
  await openItem(page, written);
  await expect(words).toBeVisible();
  const spoken = await openItem(page, "What helps?");
  await expect(spoken).toContainText("Voice session");
  await expect(spoken).toContainText("Walking by the sea.");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "client-responses");
});

test("an inferred answer is marked, says why, and is the client's own once corrected", async ({
  page,
  request,
}) => {
  const client = await clientWithProfile(request);
  await addVoiceAnswer(client, INFERRED);
  await openClientArea(page, client, RESPONSES);
  await expect(item(page, INFERRED.question).getByText("Inferred", { exact: true })).toBeVisible();
  const answer = await openItem(page, INFERRED.question);
  await expect(answer.getByText(INFERRED.answer, { exact: true })).toBeVisible();
  await expect(answer).toContainText(INFERRED.reasoning);
  await expectAccessible(page);
  await keepScreenshot(page, "client-responses-inferred");

  await answer.getByRole("button", { name: "Correct" }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(INFERRED.answer);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "client-responses-correcting");
  await field(page).fill("   ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please provide an answer before continuing");
  await field(page).fill("I sleep well since the summer.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your answer was corrected.");
  await expect(answer.locator("summary")).toBeFocused();
  await expect(answer).toContainText("I sleep well since the summer.");
  await expect(answer.getByText("Inferred", { exact: true })).toBeHidden();
  await expect(answer).not.toContainText(INFERRED.reasoning);
  await expectAccessible(page);
  const stored = (await profileOf(client)).responses.find(
    ({ question }) => question === INFERRED.question,
  );
  expect(stored).toMatchObject({ answer: "I sleep well since the summer.", inferred: false });
});

test("an answer is removed once that is confirmed, and the profile is made of the rest", async ({
  page,
  request,
}) => {
  const client = await clientWithProfile(request);
  const before = await profileOf(client);
  const question = before.responses[2]?.question ?? "";
  await openClientArea(page, client, RESPONSES);
  const answer = await openItem(page, question);
  await answer.getByRole("button", { name: "Remove" }).click();
  const dialog = page.getByRole("alertdialog", {
    name: "Are you sure you want to remove this answer?",
  });
  await expect(dialog).toContainText(question);
  await expectAccessible(page, '[role="alertdialog"]');
  await keepScreenshot(page, "client-responses-remove");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(answer).toBeVisible();
  await answer.getByRole("button", { name: "Remove" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your answer was removed.");
  await expect(answer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect
    .poll(async () => {
      const { status, generationStartedAt } = await profileOf(client);
      return status === "ready" && generationStartedAt !== before.generationStartedAt;
    })
    .toBe(true);
});

test("with the last answer goes all that was concluded from it", async ({ page, request }) => {
  const client = await clientWithProfile(request);
  await openClientArea(page, client, RESPONSES);
  for (let left = 4; left > 0; left -= 1) {
    await expect(page.locator("details")).toHaveCount(left);
    await page.locator("summary").first().press("Enter");
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("alertdialog")).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "No Responses Found" })).toBeVisible();
  await page.getByRole("link", { name: "Personality Profile" }).click();
  await expect(page.getByText("There is no personality profile yet")).toBeVisible();
});

test("a correction that tells of danger is answered with help", async ({ page, request }) => {
  const client = await clientWithProfile(request);
  await openClientArea(page, client, RESPONSES);
  const answer = await openItem(page, await firstQuestion(client));
  await answer.getByRole("button", { name: "Correct" }).click();
  await field(page).fill("I cannot go on. I want to kill myself tonight.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByRole("heading", { name: "You do not have to carry this alone" }),
  ).toBeFocused();
  await expectAccessible(page);
  await keepScreenshot(page, "client-responses-safety");
});

test("a correction that cannot be sent loses nothing, and a second try helps", async ({
  page,
  request,
}) => {
  const client = await clientWithProfile(request);
  await openClientArea(page, client, RESPONSES);
  const answer = await openItem(page, await firstQuestion(client));
  await answer.getByRole("button", { name: "Correct" }).click();
  await field(page).fill("What I meant to say.");
  const call = "**/api/client-responses/*";
  await page.route(call, (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The server cannot be reached. Check your connection and try again.",
  );
  await page.getByRole("link", { name: "Dashboard" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(field(page)).toHaveValue("What I meant to say.");
  await page.unroute(call);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(answer).toContainText("What I meant to say.");
});

test("an answer that is removed elsewhere while it is corrected leaves the words in the box", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^404 PUT \/api\/client-responses/);
  const client = await clientWithProfile(request);
  const { responses } = await profileOf(client);
  await openClientArea(page, client, RESPONSES);
  const answer = await openItem(page, responses[0]?.question ?? "");
  await answer.getByRole("button", { name: "Correct" }).click();
  await field(page).fill("My careful words.");
  await client.delete(`/api/client-responses/${responses[0]?.id}`);
  await expect(page.getByText("This answer was removed meanwhile")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(field(page)).toHaveValue("My careful words.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("details")).toHaveCount(responses.length - 1);
});

test("a very long answer is folded and fits a narrow window", { tag: "@narrow" }, async ({
  page,
  request,
}) => {
  const client = await clientWithProfile(request);
  const answer = `${"My days are grey. ".repeat(90)}${"o".repeat(300)} the end`;
  await addVoiceAnswer(client, { question: `Why ${"so".repeat(120)}?`, answer });
  await openClientArea(page, client, RESPONSES);
  const long = await openItem(page, "Why so");
  await expect(long.getByText(/the end/)).toBeHidden();
  await long.getByRole("button", { name: "Show all of your answer" }).click();
  await expect(long.getByText(/the end/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
