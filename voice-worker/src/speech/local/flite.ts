import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cancelled, SpeechError, type SpokenAudio, type TextToSpeech } from "../ports.ts";
import { readWav } from "../wav.ts";
import { sentencesOf } from "./flite-text.ts";
import { Slots } from "./slots.ts";

export interface FliteOptions {
  voice: string;
  /** Synthesisers at work at once; one sentence is 0.05 to 0.2 s of a core. */
  processes: number;
  maxWaiting: number;
  /** For one sentence. */
  sentenceMs: number;
  command?: string;
}

/** How slowly each tone is read. The voice takes no pitch; a change of rate is what can be heard. */
const STRETCH: Record<string, number> = {
  calm: 1.06,
  warm: 1.04,
  sad: 1.1,
  anxious: 1.08,
  gentle: 1.08,
  upbeat: 0.97,
  hopeful: 0.98,
};

/** Memory, where there is such a folder: what people are told is never written to a disk. */
const scratchRoot = () => (existsSync("/dev/shm") ? "/dev/shm" : tmpdir());

/**
 * Speech on this machine: a process a sentence, so that the first audio does not wait for the last
 * sentence and a text that breaks the synthesiser breaks nothing else. Text and sound pass through
 * files in a private folder: an argument could be read by anyone on the machine, or be taken for
 * an option, and flite can write sound to no pipe of Node's.
 */
export async function openFlite(options: FliteOptions): Promise<TextToSpeech> {
  const folder = await mkdtemp(join(scratchRoot(), "voice-"));
  const slots = new Slots(options.processes, options.maxWaiting);
  const closing = new AbortController();
  let files = 0;

  async function sentence(
    text: string,
    stretch: number,
    signal: AbortSignal,
  ): Promise<SpokenAudio> {
    const release = await slots.take(signal);
    files += 1;
    const textFile = join(folder, `${files}.txt`);
    const soundFile = join(folder, `${files}.wav`);
    try {
      await writeFile(textFile, `${text}\n`, { mode: 0o600 });
      const args = ["-voice", options.voice, "--setf", `duration_stretch=${stretch}`];
      await run(options, [...args, "-f", textFile, "-o", soundFile], signal);
      const sound = readWav(await readFile(soundFile));
      if (!sound) throw new SpeechError("failed", "The synthesiser gave no sound.", true);
      return sound;
    } catch (cause) {
      if (cause instanceof SpeechError) throw cause;
      throw new SpeechError("failed", "The synthesiser failed.", true, { cause });
    } finally {
      release();
      await Promise.all([textFile, soundFile].map((file) => rm(file, { force: true })));
    }
  }

  return {
    name: `local:flite-${options.voice}`,
    async *speak({ text, tone, signal: outer }) {
      const over = new AbortController();
      const signal = AbortSignal.any([outer, closing.signal, over.signal]);
      const stretch = STRETCH[tone] ?? 1;
      const sentences = sentencesOf(text);
      if (sentences.length === 0) {
        throw new SpeechError("failed", "There is nothing in the text to say.", false);
      }
      try {
        let next: Promise<SpokenAudio> | null = null;
        for (const [i, one] of sentences.entries()) {
          const current: Promise<SpokenAudio> = next ?? sentence(one, stretch, signal);
          const following = sentences[i + 1];
          // Only one ahead: a reply that is cut short should not have been made in full.
          const sound = await current;
          next = following === undefined ? null : sentence(following, stretch, signal);
          next?.catch(() => undefined);
          yield sound;
        }
      } finally {
        over.abort();
      }
    },
    async close() {
      closing.abort();
      await slots.idle();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function run(options: FliteOptions, args: string[], signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(options.command ?? "flite", args, { stdio: "ignore" });
    const kill = () => child.kill("SIGKILL");
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      kill();
    }, options.sentenceMs);
    if (signal.aborted) kill();
    signal.addEventListener("abort", kill, { once: true });
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", kill);
    };
    child.once("error", (cause) => {
      end();
      failed(new SpeechError("unavailable", "The synthesiser does not start.", false, { cause }));
    });
    child.once("close", (code) => {
      end();
      if (signal.aborted) failed(cancelled());
      else if (late) failed(new SpeechError("timeout", "The synthesiser took too long.", true));
      else if (code === 0) done();
      else failed(new SpeechError("failed", "The synthesiser failed.", true));
    });
  });
}
