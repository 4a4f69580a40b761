import { join } from "node:path";
import { chromium } from "@playwright/test";
import { type FakeEngines, startWorkerProcess } from "../../../voice-worker/src/bench/processes.ts";
import { fileAsMicrophone } from "../microphone-browser.ts";
import config from "../playwright.config.ts";
import { writeSpoken } from "../spoken-file.ts";
import type { SoundMoment } from "./clocks.ts";
import { SENTENCES } from "./sentences.ts";
import { talk } from "./talk.ts";

export interface Setting {
  baseUrl: string;
  /** `clocks.ts`, as it runs in a page. */
  clocks: string;
  /** For the file that is spoken. */
  folder: string;
}

export interface Wanted {
  engines: FakeEngines;
  /** Seconds of silence after each sentence. */
  pause: number;
  times: number;
  waitsOf: (sounds: readonly SoundMoment[]) => number[];
}

export interface Measured {
  waits: number[];
  /** One a session. */
  greetings: number[];
}

/** Turns of one session; then it begins anew, as people do. */
const TURNS_OF_A_SESSION = 10;

/** Talks until so many waits were measured, in a browser and with a worker of their own. */
export async function measure(
  { baseUrl, clocks, folder }: Setting,
  { engines, pause, times, waitsOf }: Wanted,
): Promise<Measured> {
  const file = join(folder, "microphone.wav");
  await writeSpoken(file, SENTENCES, { after: pause, crisp: true });
  const worker = await startWorkerProcess(engines);
  const { args = [], ...launch } = config.use?.launchOptions ?? {};
  const browser = await chromium.launch({
    ...launch,
    args: [...args, ...fileAsMicrophone(file, true)],
  });
  const measured: Measured = { waits: [], greetings: [] };
  try {
    while (measured.waits.length < times) {
      const wanted = Math.min(TURNS_OF_A_SESSION, times - measured.waits.length);
      const { sounds, greetingMs } = await talk(browser, {
        baseUrl,
        workerUrl: worker.url,
        clocks,
        isOver: (soFar) => waitsOf(soFar).length >= wanted,
      });
      measured.greetings.push(greetingMs);
      measured.waits.push(...waitsOf(sounds).slice(0, wanted));
    }
    return measured;
  } finally {
    await browser.close();
    await worker.stop();
  }
}
