import type { Page } from "@playwright/test";
import type { NextQuestionRequest } from "@rapport/shared/contracts/matchmaker.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ANSWERS } from "./matchmaker-answers.ts";
import { MatchmakerPage } from "./matchmaker-page.ts";
import { HALF_AN_ANSWER, nextQuestionFaults, offerCutStream } from "./next-question-faults.ts";
import { holdMicrophone } from "./page-microphone.ts";
import { keepScreenshot } from "./screenshots.ts";
import { askForVoiceStack } from "./voice-stack.ts";
import { standBeforeWorker } from "./worker-between.ts";

const NEXT_QUESTION = "**/api/natural-matchmaker/next-question";
const FINALIZE = "**/api/natural-matchmaker/finalize";
const WRONG = "Something went wrong. Let me try again...";

/** Expects the page to have announced this and nothing beside it, now or at some moment before. */
const expectTold = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => window.said), { timeout: 20_000 }).toContain(text);

/** Enough to unlock the matching. */
const ALL = ANSWERS.join(" ");

/** What somebody may say to whatever is asked. */
const SAID = [
  "I have been sleeping badly.",
  "It began when I changed jobs.",
  "My boss shouts a lot.",
  "I want to enjoy my evenings again.",
  "I talk to my sister about it.",
  "I like plain words.",
];

test("in whatever way the next question fails to come, the page says so and asks again", async ({
  page,
  problems,
}) => {
  problems.expect(/^500 POST \/api\/natural-matchmaker\/next-question$/);
  const matchmaker = new MatchmakerPage(page);
  const asked: NextQuestionRequest[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/next-question")) return;
    asked.push(request.postDataJSON() as NextQuestionRequest);
  });
  await matchmaker.takeDownWhatIsSaid();
  await matchmaker.open();
  await matchmaker.begin("typing");
  const cut = await offerCutStream();
  for (const [index, [name, fault]] of Object.entries(nextQuestionFaults(cut.url)).entries()) {
    await test.step(name, async () => {
      const said = SAID[index] ?? "";
      await page.route(NEXT_QUESTION, fault, { times: 1 });
      await page.evaluate(() => window.said.splice(0));
      asked.splice(0);
      await matchmaker.write(said);
      await expectTold(page, WRONG);
      await expect(page.getByText(WRONG)).toBeHidden();
      expect(asked.map(({ transcript }) => transcript)).toEqual([said, said]);
      await expect(matchmaker.log).not.toContainText(HALF_AN_ANSWER);
    });
  }
  cut.stop();

  await test.step("again and again", async () => {
    const answers = ["My father died in May.", "I have not slept since."];
    const told = page.getByRole("alert").filter({ hasText: WRONG });
    await page.route(NEXT_QUESTION, (route) => route.abort("connectionreset"));
    for (const answer of answers) {
      asked.splice(0);
      await matchmaker.box.fill(answer);
      await matchmaker.box.press("Enter");
      await expect.poll(() => asked.length).toBeGreaterThan(1);
      await expect(told).toHaveText(`${WRONG} What you said is kept here.`);
      await expect(matchmaker.status).toHaveText("Still trying to get through...");
    }
    await keepScreenshot(page, "matchmaker-wrong");
    const questions = await matchmaker.questions().count();
    await page.unroute(NEXT_QUESTION);
    await expect(told).toBeHidden();
    await expect(matchmaker.questions()).not.toHaveCount(questions);
    const sent = asked.at(-1)?.previousQA.map(({ answer }) => answer) ?? [];
    expect(sent.slice(-answers.length)).toEqual(answers);
  });
});

test("a match that does not come is looked for again, and neither a proxy's page nor a refusal loses a word", async ({
  page,
  problems,
}) => {
  problems.expect(/^429 POST \/api\/natural-matchmaker\/finalize$/);
  problems.expect(/^502 POST \/api\/natural-matchmaker\/finalize$/);
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.takeDownWhatIsSaid();
  await matchmaker.open();
  await matchmaker.begin("typing");
  await matchmaker.write(ALL);

  const tooOften = "Too many requests. Please wait a moment.";
  await page.route(
    FINALIZE,
    (route) =>
      route.fulfill({
        status: 429,
        headers: { "retry-after": "20" },
        json: { error: tooOften, message: tooOften },
      }),
    { times: 1 },
  );
  await matchmaker.find.click();
  await expect(page.getByRole("alert").filter({ hasText: tooOften })).toHaveText(
    `${tooOften} It should work again in about 20 seconds.`,
  );
  await expect(matchmaker.find).toBeEnabled();

  // Twice is once too often.
  const proxy = { contentType: "text/html", body: "<h1>Welcome to the proxy</h1>" };
  await page.route(FINALIZE, (route) => route.fulfill(proxy), { times: 2 });
  await matchmaker.find.click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible();
  await expectTold(page, WRONG);
  await expect(matchmaker.heading).toHaveText("Something went wrong");
  await expect(page.getByRole("alert")).toHaveText("The voice session encountered an error");
  await expectAccessible(page);
  await keepScreenshot(page, "matchmaker-error");
  await page.getByRole("button", { name: "Restart Session" }).click();

  // Gone on with, it is all there; and nobody in the directory fits.
  await page.route(FINALIZE, async (route) => {
    const response = await route.fetch();
    const answer = { ...(await response.json()), recommendation: null, message: "Nobody yet." };
    await route.fulfill({ response, json: answer });
  });
  await page.route(FINALIZE, (route) => route.fulfill({ ...proxy, status: 502 }), { times: 1 });
  await expect(page.getByText(/with one answer/)).toBeVisible();
  await matchmaker.goOn.click();
  await matchmaker.typeInstead.click();
  await matchmaker.find.click();
  await expect(matchmaker.heading).toHaveText("No match yet");
  await expect(page.getByText("Nobody yet.")).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "matchmaker-nobody");
});

test("a page that breaks in the middle of a talk says so, and keeps what was said", async ({
  page,
  problems,
}) => {
  problems.expect(/broken by the test/);
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  await matchmaker.begin("typing");
  await matchmaker.write(ANSWERS[0]);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error("broken by the test");
    };
  });
  await matchmaker.end.click();
  await expect(matchmaker.heading).toHaveText("Something went wrong");
  await expect(page.getByRole("alert")).toHaveText("The voice session encountered an error");
  await page.getByRole("button", { name: "Restart Session" }).click();
  await expect(page.getByText(/with one answer/)).toBeVisible();
});

test.describe("with a real ear", () => {
  test("what the ear does not catch is asked for again and then counts; an ear that fails four times ends the session", async ({
    browser,
    problems,
  }) => {
    test.setTimeout(60_000);
    const { baseUrl } = await askForVoiceStack();
    const context = await browser.newContext({ baseURL: baseUrl });
    problems.watch(context);
    const page = await context.newPage();
    const matchmaker = new MatchmakerPage(page);
    const own = matchmaker.log.getByRole("listitem").filter({ hasText: /^You/ });
    const skip = page.getByRole("button", { name: /^Skip/ });
    let isDeaf = false;
    const worker = await standBeforeWorker(page, {
      onListen: () => (isDeaf ? "The recogniser is out of order." : null),
      onTranscript(before) {
        isDeaf = before > 0;
        return before === 0 ? "No audio detected in the recording." : null;
      },
    });
    const microphone = await holdMicrophone(page);
    await matchmaker.takeDownWhatIsSaid();
    await matchmaker.open();
    await matchmaker.begin("speaking");

    // What is pressed away can still be read.
    await skip.click();
    await expect(matchmaker.status).toHaveText("Listening...");
    await expect(matchmaker.questions()).toHaveText("AssistantHi! How are you feeling today?");

    const notCaught = "I didn't catch that. Could you try again?";
    await microphone.speak("I worry about my sister.");
    await expectTold(page, notCaught);
    await expect.poll(() => worker.texts).toContain(notCaught);
    await expect(matchmaker.status).toHaveText("Speaking...");
    await skip.click();
    await microphone.speak("I worry about my sister.");
    await expect(own).toContainText("sister", { timeout: 20_000 });
    await expect(matchmaker.status).toHaveText("Speaking...");

    const listenedBefore = worker.listened.length;
    await skip.click();
    await expectTold(page, "Technical hiccup. Trying again...");
    await expect(page.getByText("Session ended.", { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    expect(worker.texts).not.toContain("Technical hiccup. Trying again...");
    const attempts = worker.listened.slice(listenedBefore);
    expect(attempts).toHaveLength(4);
    for (const [index, at] of attempts.slice(1).entries()) {
      expect(at - (attempts[index] ?? 0)).toBeGreaterThanOrEqual(1_000);
    }
    await expect(matchmaker.start).toBeVisible();
    await expect(page.getByText(/with one answer/)).toBeVisible();
    await keepScreenshot(page, "matchmaker-ended-deaf");
    await context.close();
  });
});
