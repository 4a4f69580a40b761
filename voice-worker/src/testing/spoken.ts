import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { resample } from "../speech/resample.ts";
import { readWav } from "../speech/wav.ts";

const execute = promisify(execFile);

/** Seconds of silence before and after, as the page sends them: the pause that ends an utterance is 1.5 s. */
const BEFORE = 0.3;
const AFTER = 1.5;

/**
 * A text as a person would say it into the page: 24 kHz, with a little silence around it.
 *
 * @param voice of flite, or one of espeak-ng as "espeak-ng en-us"
 * @throws when the program is not there
 */
export async function spoken(text: string, voice = "slt"): Promise<Int16Array> {
  const folder = await mkdtemp(join(tmpdir(), "spoken-"));
  const file = join(folder, "speech.wav");
  try {
    const [program, name = ""] = voice.split(" ");
    if (program === "espeak-ng") await execute(program, ["-v", name, "-w", file, text]);
    else await execute("flite", ["-voice", voice, "-t", text, "-o", file]);
    const sound = readWav(await readFile(file));
    if (!sound) throw new Error(`${voice} gave no sound`);
    const speech = resample(sound.samples, sound.sampleRate, 24_000);
    const padded = new Int16Array(speech.length + (BEFORE + AFTER) * 24_000);
    padded.set(speech, BEFORE * 24_000);
    return padded;
  } finally {
    await rm(folder, { recursive: true });
  }
}
