import type { Browser, BrowserContext, Page } from "@playwright/test";
import { buildForPage } from "./audio-bench/build.ts";
import { tapAudio } from "./audio-bench/taps.ts";
import { test as base, expect } from "./fixtures.ts";
import { launchWithMicrophone, type TestMicrophone } from "./microphone-browser.ts";
import { askForVoiceStack } from "./voice-stack.ts";

interface BenchOptions {
  microphone: TestMicrophone;
  /** Whether pages may use it. */
  allowed?: boolean;
  /** Run in the page before its own scripts. */
  before?: () => void;
}

export interface BenchPage {
  page: Page;
  context: BrowserContext;
  browser: Browser;
}

interface Fixtures {
  /** Opens a page of the product with the audio half of the matchmaker in it, and clicks on it once. */
  openBench(options: BenchOptions): Promise<BenchPage>;
}

interface WorkerFixtures {
  benchScript: string;
  voiceUrl: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  benchScript: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => use(await buildForPage("audio-bench/bench.ts")),
    { scope: "worker", timeout: 60_000 },
  ],
  voiceUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => use((await askForVoiceStack()).baseUrl),
    { scope: "worker", timeout: 180_000 },
  ],
  openBench: async ({ playwright, benchScript, voiceUrl, problems }, use, info) => {
    const browsers: Browser[] = [];
    await use(async ({ microphone, allowed = true, before }) => {
      const browser = await launchWithMicrophone(playwright, info, microphone, allowed);
      browsers.push(browser);
      const context = await browser.newContext({
        baseURL: voiceUrl,
        permissions: allowed ? ["microphone"] : [],
      });
      problems.watch(context);
      await context.addInitScript(tapAudio);
      if (before) await context.addInitScript(before);
      const page = await context.newPage();
      await page.goto("/login");
      await page.evaluate(benchScript);
      await page.getByRole("heading", { level: 1 }).click();
      return { page, context, browser };
    });
    await Promise.all(browsers.map((browser) => browser.close()));
  },
});

export { expect };
