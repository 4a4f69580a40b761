import type { Browser, LaunchOptions, PlaywrightWorkerArgs, TestInfo } from "@playwright/test";
import { type SpokenOptions, writeSpoken } from "./spoken-file.ts";

/** What a browser has for a microphone. */
export type TestMicrophone =
  /** Says these sentences, a pause after each, in a voice of flite. */
  ({ says: readonly string[]; again?: boolean } & SpokenOptions) | "humming" | "none";

const FAKE_DEVICE = "--use-fake-device-for-media-stream";

/** The headless shell has nobody whom it could ask whether a page may listen: the answer is given here. */
const ANSWER = "--use-fake-ui-for-media-stream";

const fakeDevice = (allowed: boolean) => [FAKE_DEVICE, allowed ? ANSWER : `${ANSWER}=deny`];

/** What a browser is told, so that it takes this file for its microphone. */
export const fileAsMicrophone = (file: string, again = false, allowed = true) => [
  ...fakeDevice(allowed),
  `--use-file-for-fake-audio-capture=${file}${again ? "" : "%noloop"}`,
];

/**
 * A browser of a test's own, which the test closes: the microphone is given to a browser as a whole,
 * when it starts. What is said begins anew with each page that opens the microphone.
 */
export async function launchWithMicrophone(
  playwright: PlaywrightWorkerArgs["playwright"],
  info: TestInfo,
  microphone: TestMicrophone,
  allowed = true,
): Promise<Browser> {
  const { launchOptions = {} } = info.project.use as { launchOptions?: LaunchOptions };
  const args = [...(launchOptions.args ?? [])];
  if (typeof microphone === "object") {
    const { says, again, ...sound } = microphone;
    const file = info.outputPath("microphone.wav");
    await writeSpoken(file, says, sound);
    args.push(...fileAsMicrophone(file, again, allowed));
  } else if (microphone === "humming") args.push(...fakeDevice(allowed));
  return await playwright.chromium.launch({ ...launchOptions, args });
}
