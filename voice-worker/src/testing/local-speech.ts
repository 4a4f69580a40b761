import { spawnSync } from "node:child_process";
import { describe } from "vitest";
import { openFlite } from "../speech/local/flite.ts";
import { modelIsThere } from "../speech/local/pocketsphinx.ts";
import { openPocketsphinx } from "../speech/local/pocketsphinx-speech-to-text.ts";

export const isInstalled = (program: string): boolean => !spawnSync(program, ["--version"]).error;

const missing = [
  ...(isInstalled("flite") ? [] : ["flite"]),
  ...(modelIsThere() ? [] : ["pocketsphinx-en-us"]),
];

/** Tests of real speech. A machine without the engines leaves them out, and their name says why. */
export function describeRealSpeech(name: string, tests: () => void): void {
  if (missing.length === 0) describe(name, tests);
  else describe.skip(`${name} (not run: ${missing.join(" and ")} is missing)`, tests);
}

/** Milliseconds that nothing takes, on a machine however busy. */
const PATIENCE = 120_000;

/** The recognisers of this machine, so many of them, as the worker starts them. */
export const openTestRecognisers = (recognisers: number) =>
  openPocketsphinx({
    recognisers,
    maxWaiting: 64,
    maxBufferedSeconds: 1_200,
    maxUtteranceSeconds: 61,
    finishMs: PATIENCE,
    hangMs: PATIENCE,
  });

/** The voice of this machine. */
export const openTestVoice = () =>
  openFlite({ voice: "slt", processes: 2, maxWaiting: 64, sentenceMs: PATIENCE });
