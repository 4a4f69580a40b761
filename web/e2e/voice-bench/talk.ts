import type { Browser } from "@playwright/test";
import { MatchmakerPage } from "../matchmaker-page.ts";
import type { SoundMoment } from "./clocks.ts";

export interface TalkOptions {
  baseUrl: string;
  workerUrl: string;
  /** `clocks.ts`, as it runs in a page. */
  clocks: string;
  /** When it has gone on for long enough. */
  isOver: (sounds: readonly SoundMoment[]) => boolean;
}

export interface Talk {
  sounds: SoundMoment[];
  /** From the click that begins it to the first sample of the greeting. */
  greetingMs: number;
}

/** Milliseconds between two looks at how far a talk is, and the longest that one is waited for. */
const LOOK_EVERY = 500;
const LONGEST = 120_000;

/** One session in a page of its own; whoever speaks into the browser's microphone begins anew. */
export async function talk(
  browser: Browser,
  { baseUrl, workerUrl, clocks, isOver }: TalkOptions,
): Promise<Talk> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    permissions: ["microphone"],
    // The page's own policy allows neither the clocks nor a worker elsewhere.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: `window.workerUrl = ${JSON.stringify(workerUrl)};` });
    await page.addInitScript({ content: clocks });
    const matchmaker = new MatchmakerPage(page);
    await matchmaker.open();
    await matchmaker.begin("speaking");
    const deadline = Date.now() + LONGEST;
    for (;;) {
      const { sounds, clickedAt } = await page.evaluate(() => ({
        sounds: window.sounds,
        clickedAt: window.clickedAt,
      }));
      const greeted = sounds.find(({ who, type }) => who === "assistant" && type === "began");
      if (greeted && isOver(sounds)) return { sounds, greetingMs: greeted.at - clickedAt };
      if (Date.now() > deadline) throw new Error(`A talk came to ${sounds.length} sounds only.`);
      await page.waitForTimeout(LOOK_EVERY);
    }
  } finally {
    await context.close();
  }
}
