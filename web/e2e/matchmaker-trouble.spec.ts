import type { NextQuestionRequest } from "@rapport/shared/contracts/matchmaker.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ANSWERS } from "./matchmaker-answers.ts";
import { MatchmakerPage } from "./matchmaker-page.ts";
import { standInForWorker } from "./matchmaker-worker.ts";
import { keepScreenshot } from "./screenshots.ts";

/** Gives the page a microphone that is silent, or fails so when it is opened. Before the page opens. */
async function withMicrophone(
  { page }: MatchmakerPage,
  microphone: "NotAllowedError" | "NotFoundError" | "NotReadableError" | "silent",
) {
  await page.addInitScript((kind) => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (kind.endsWith("Error")) throw new DOMException("refused by the test", kind);
      return new AudioContext().createMediaStreamDestination().stream;
    };
  }, microphone);
}

test("who does not allow the microphone is told so, and goes on by typing @narrow", async ({
  page,
}) => {
  const matchmaker = new MatchmakerPage(page);
  await withMicrophone(matchmaker, "NotAllowedError");
  await matchmaker.open();
  await matchmaker.begin("speaking");
  await expect(page.getByRole("main")).toContainText("Please allow microphone access to continue.");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "matchmaker-denied");
  await matchmaker.write(ANSWERS[0]);
  await expect(page.getByText("0/7 insights")).toBeHidden();
});

test("who has no microphone is told so", async ({ page }) => {
  const matchmaker = new MatchmakerPage(page);
  await withMicrophone(matchmaker, "NotFoundError");
  await matchmaker.open();
  await matchmaker.begin("speaking");
  await expect(page.getByRole("main")).toContainText(
    "No microphone found. Please connect a microphone.",
  );
});

test("a microphone that cannot be used is tried again, and then the session ends", async ({
  page,
}) => {
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.takeDownWhatIsSaid();
  await withMicrophone(matchmaker, "NotReadableError");
  await matchmaker.open();
  await matchmaker.begin("speaking");
  await matchmaker.expectSaid("Having trouble with audio. Let me try again...");
  await expect(page.getByText("Session ended.")).toBeVisible();
  await expect(matchmaker.start).toBeVisible();
});

test("a connection that breaks is back within two seconds", async ({ page }) => {
  const matchmaker = new MatchmakerPage(page);
  const worker = await standInForWorker(page);
  await withMicrophone(matchmaker, "silent");
  await matchmaker.open();
  await matchmaker.begin("speaking");
  await expect.poll(() => worker.listened).toBe(1);
  const connections = worker.connections;
  worker.hangUp();
  await expect.poll(() => worker.connections, { timeout: 2_000 }).toBe(connections + 1);
  await expect.poll(() => worker.listened).toBe(2);
  await expect(page.getByText("Reconnecting…")).toBeHidden();
});

test("what is said without a network is sent when it is back, each message by itself", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/WebSocket connection/);
  const matchmaker = new MatchmakerPage(page);
  const kept = "Something went wrong. Let me try again... What you said is kept here.";
  const wrong = page.getByRole("alert").filter({ hasText: kept });
  await matchmaker.open();
  await matchmaker.begin("typing");
  const guest = page.waitForResponse(/\/auth\/v1\/signup/);
  await matchmaker.write(ANSWERS[0]);
  // Supabase's own script writes to the console when it is cut off here.
  await (await guest).finished();
  await context.setOffline(true);
  for (const text of ["My sister knows.", "Nobody else does."]) {
    await matchmaker.box.fill(text);
    await matchmaker.box.press("Enter");
    await expect(wrong).toBeVisible();
  }
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/next-question")) return;
    sent.push((request.postDataJSON() as NextQuestionRequest).transcript);
  });
  const asked = await matchmaker.questions().count();
  await context.setOffline(false);
  await expect.poll(() => matchmaker.questions().count()).toBe(asked + 1);
  await expect(wrong).toBeHidden();
  expect(sent.slice(-2)).toEqual(["My sister knows.", "Nobody else does."]);
});

test("a logout in another tab ends the conversation here, takes away a match, and leaves nothing of them", async ({
  page,
  context,
}) => {
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  await matchmaker.begin("typing");
  await matchmaker.write(ANSWERS[0]);
  const matched = new MatchmakerPage(await context.newPage());
  await matched.open();
  await matched.begin("typing");
  await matched.write(ANSWERS.join(" "));
  await matched.find.click();
  await expect(matched.match).toBeVisible();
  const elsewhere = await context.newPage();
  await elsewhere.goto("/client-profile");
  await elsewhere.getByRole("button", { name: "Logout" }).click();
  const question = elsewhere.getByRole("alertdialog");
  await question.getByRole("button", { name: "Log out" }).click();
  for (const { page: tab, log, match, goOn } of [matchmaker, matched]) {
    await expect(tab.getByText(/You have logged out in another tab/)).toBeVisible();
    await expect(log.or(match)).toBeHidden();
    await expect(goOn).toBeHidden();
  }
  await matched.begin("typing");
  await matched.write(ANSWERS[1]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("husband");
});
