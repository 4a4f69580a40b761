import type { Page } from "@playwright/test";
import {
  atEnergy,
  clicks,
  hum,
  joined,
  pinkNoise,
  silence,
  tone,
} from "../features/matchmaker/audio/testing/sounds.ts";
import { tapAudio } from "./audio-bench/taps.ts";
import { holdCalls } from "./expert-waiting.ts";
import { expect, test } from "./fixtures.ts";
import { ANSWERS } from "./matchmaker-answers.ts";
import { MatchmakerPage } from "./matchmaker-page.ts";
import { launchWithMicrophone } from "./microphone-browser.ts";
import { keepScreenshot } from "./screenshots.ts";
import { setTabHidden } from "./tab-visibility.ts";
import { askForVoiceStack } from "./voice-stack.ts";
import { standBeforeWorker } from "./worker-between.ts";

const SENTENCE = "My husband left me three months ago.";
const UNDERSTOOD = /husband|months/;

/** What is no voice, at the energy of one. */
const NOISES = joined(
  atEnergy(hum(1), 0.1),
  atEnergy(pinkNoise(1), 0.05),
  clicks(1, 6),
  atEnergy(tone(440, 0.5), 0.1),
  silence(0.3),
);

const own = ({ log }: MatchmakerPage) => log.getByRole("listitem").filter({ hasText: /^You/ });

const picture = (page: Page) =>
  page.evaluate(() => document.querySelector("canvas")?.toDataURL() ?? "");

/** How loud what left for the loudspeaker was so far, one look every few milliseconds. */
const heard = (page: Page) => page.evaluate(() => window.bench.heard.map(({ energy }) => energy));

test("in a noisy room, without streamed sound or motion, the greeting is heard, and only a sentence is an answer", async ({
  playwright,
  problems,
}, info) => {
  test.setTimeout(90_000);
  const { baseUrl } = await askForVoiceStack();
  const microphone = { says: [SENTENCE], first: NOISES };
  const browser = await launchWithMicrophone(playwright, info, microphone);
  try {
    const context = await browser.newContext({
      baseURL: baseUrl,
      permissions: ["microphone"],
      reducedMotion: "reduce",
    });
    problems.watch(context);
    await context.addInitScript(() =>
      Object.assign(window, { bench: { heard: [] }, MediaSource: undefined }),
    );
    await context.addInitScript(tapAudio);
    const page = await context.newPage();
    const worker = await standBeforeWorker(page);
    const matchmaker = new MatchmakerPage(page);
    await matchmaker.takeDownWhatIsSaid();
    await matchmaker.open();
    await matchmaker.begin("speaking");

    await expect.poll(async () => Math.max(...(await heard(page)))).toBeGreaterThan(0.05);
    const still = await picture(page);
    const looks = (await heard(page)).length;
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(looks + 20);
    expect(await picture(page)).toBe(still);
    await expect(matchmaker.status).toHaveText("Speaking...");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    await expect(own(matchmaker)).toContainText(UNDERSTOOD, { timeout: 40_000 });
    await expect(own(matchmaker)).toHaveCount(1);
    await expect(matchmaker.questions().first()).toHaveText(
      "AssistantHi! How are you feeling today?",
    );
    expect(worker.listened).toHaveLength(1);
    const apologies = () => window.said.filter((text) => text.includes("again"));
    expect(await page.evaluate(apologies)).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("a microphone that is refused, busy, missing, changed or unplugged is told of, and heard as soon as it can be", async ({
  playwright,
  problems,
}, info) => {
  test.setTimeout(90_000);
  const { baseUrl } = await askForVoiceStack();
  const microphone = { says: [SENTENCE], again: true };
  const browser = await launchWithMicrophone(playwright, info, microphone);
  try {
    const context = await browser.newContext({ baseURL: baseUrl, permissions: ["microphone"] });
    problems.watch(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      const refusals = ["NotAllowedError", "NotReadableError", "NotFoundError"];
      mediaDevices.getUserMedia = async (wanted) => {
        const refusal = refusals.shift();
        if (refusal) throw new DOMException("refused by the test", refusal);
        return await open(wanted);
      };
    });
    const worker = await standBeforeWorker(page);
    const matchmaker = new MatchmakerPage(page);
    await matchmaker.takeDownWhatIsSaid();
    await matchmaker.open();
    await matchmaker.begin("speaking");

    await test.step("refused, it is asked for again", async () => {
      await matchmaker.expectSaid("Please allow microphone access to continue.");
      await expect
        .poll(() => worker.texts)
        .toContain("Please allow microphone access to continue.");
    });
    await test.step("busy, it is tried again; missing, it is waited for", async () => {
      await matchmaker.expectSaid("Having trouble with audio. Let me try again...");
      await matchmaker.expectSaid("No microphone found. Please connect a microphone.");
      await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event("devicechange")));
      await expect(page.getByRole("alert")).toBeHidden();
    });
    await test.step("another one is chosen", async () => {
      const choice = page.getByRole("combobox", { name: "Microphone" });
      await expect(choice).toHaveAttribute("title", "Fake Default Audio Input");
      await choice.selectOption("Fake Audio Input 2");
      await expect(choice).toHaveAttribute("title", "Fake Audio Input 2");
    });
    await test.step("behind another tab it goes on hearing, and says so", async () => {
      await setTabHidden(page, true);
      await expect(own(matchmaker)).toContainText(UNDERSTOOD, { timeout: 20_000 });
      await expect(matchmaker.questions()).not.toHaveCount(1);
      const before = await picture(page);
      await setTabHidden(page, false);
      await expect.poll(() => picture(page)).not.toBe(before);
      await expect(page.getByText("I went on listening while this page")).toBeVisible();
    });
    await test.step("unplugged, another one takes its place", async () => {
      const before = await own(matchmaker).count();
      await context.clearPermissions();
      await matchmaker.expectSaid("Your microphone was disconnected.");
      await expect.poll(() => own(matchmaker).count(), { timeout: 20_000 }).toBeGreaterThan(before);
    });
  } finally {
    await browser.close();
  }
});

test("on a slow network the page opens, says what it waits for, and lets the person go on", async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const matchmaker = new MatchmakerPage(page);
  await page.goto("/natural-matchmaker");
  await expect(matchmaker.start).toBeVisible({ timeout: 20_000 });
  await matchmaker.begin("typing");
  const letQuestionGo = await holdCalls(page, "natural-matchmaker/next-question");
  await matchmaker.box.fill(ANSWERS.join(" "));
  await matchmaker.box.press("Enter");
  await expect(matchmaker.status).toHaveText("Thinking about what you said...");
  await expect(page.getByText("You can add something at any time.")).toBeVisible();
  await matchmaker.box.fill("And I cannot eat.");
  await expect(page.getByRole("alert")).toHaveText(
    "Something went wrong. Let me try again... What you said is kept here.",
  );
  await expect(matchmaker.status).toHaveText("Still trying to get through...");
  letQuestionGo();
  await expect(matchmaker.find).toBeEnabled();
  await expect(matchmaker.box).toHaveValue("And I cannot eat.");

  const letMatchGo = await holdCalls(page, "natural-matchmaker/finalize");
  await matchmaker.find.click();
  await expect(page.getByRole("button", { name: "Processing..." })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await expect(matchmaker.status).toHaveText("Finding your therapist...");
  await expect(page.getByText("Your answers are being matched.")).toBeVisible();
  await keepScreenshot(page, "matchmaker-finding");
  letMatchGo();
  await expect(matchmaker.match).toBeVisible();
});
