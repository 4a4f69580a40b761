/**
 * How well and how fast the local engines understand and speak: word errors by voice, the time
 * from the end of an utterance to its text, the time to the first sound of a reply, and memory
 * over many utterances. `-- --leak 200` says how many; `-- --leak 0` leaves that out.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { openFlite } from "../speech/local/flite.ts";
import { openPocketsphinx } from "../speech/local/pocketsphinx-speech-to-text.ts";
import { createMp3Encoder } from "../speech/mp3-encoder.ts";
import { wordDifferences, wordsOf } from "../speech/openai/reading.ts";
import type { SpeechToText } from "../speech/ports.ts";
import { spoken } from "../testing/spoken.ts";
import { percentile } from "./statistics.ts";

const SENTENCES = [
  "I have been feeling anxious about my job for a long time",
  "I can not sleep at night because I keep thinking about everything",
  "My husband and I argue about money almost every day",
  "My mother died last year and I still miss her very much",
  "I feel tired all the time and nothing makes me happy anymore",
  "I would like someone who listens and does not tell me what to do",
  "I had a panic attack on the train two weeks ago",
  "I want to stop drinking but I do not know how to start",
  "Sometimes I get so angry that I shout at my children",
  "I think I am ready to talk about what happened when I was young",
];
const VOICES = ["slt", "rms", "kal16", "awb", "espeak-ng en-us", "espeak-ng en-us+f3"];

const execute = promisify(execFile);
const never = new AbortController().signal;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Null where the voice is not installed. */
const clip = (voice: string, text: string) => spoken(text, voice).catch(() => null);

async function hear(engine: SpeechToText, pcm: Int16Array, paced: boolean) {
  const one = await engine.listen({ signal: never });
  for (let from = 0; from < pcm.length; from += 24_000) {
    const part = pcm.subarray(from, from + 24_000);
    if (paced) await pause(part.length / 24);
    one.write(part);
  }
  const start = performance.now();
  const text = await one.finish();
  return { text, ms: performance.now() - start };
}

async function errorsByVoice(engine: SpeechToText): Promise<void> {
  console.log("\n| Voice | Words | Word errors |\n|---|---|---|");
  for (const voice of VOICES) {
    let words = 0;
    let errors = 0;
    for (const sentence of SENTENCES) {
      const pcm = await clip(voice, sentence);
      if (!pcm) break;
      const { text } = await hear(engine, pcm, false);
      words += wordsOf(sentence).length;
      errors += wordDifferences(
        sentence,
        text.replaceAll("cannot", "can not").replaceAll("don't", "do not"),
      );
    }
    const rate = words === 0 ? "not installed" : `${((100 * errors) / words).toFixed(1)}%`;
    console.log(`| ${voice} | ${words} | ${rate} |`);
  }
}

async function latencies(engine: SpeechToText): Promise<void> {
  const pcm = await clip("slt", `${SENTENCES[0]}, and ${SENTENCES[2]}`);
  if (!pcm) return;
  const times: number[] = [];
  for (let i = 0; i < 8; i += 1) times.push((await hear(engine, pcm, true)).ms);
  const seconds = (pcm.length / 24_000).toFixed(1);
  console.log(
    `\nEnd of a ${seconds}-second utterance to its text: median ${percentile(times, 0.5).toFixed(0)} ms, ` +
      `worst ${Math.max(...times).toFixed(0)} ms`,
  );
}

async function replies(folder: string): Promise<void> {
  const voice = await openFlite({ voice: "slt", processes: 2, maxWaiting: 8, sentenceMs: 8_000 });
  const text = `${SENTENCES[0]}. ${SENTENCES[1]}. ${SENTENCES[2]}.`;
  const first: number[] = [];
  let mp3 = Buffer.alloc(0);
  for (let i = 0; i < 10; i += 1) {
    const start = performance.now();
    const encoder = await createMp3Encoder(16_000);
    const parts: Uint8Array[] = [];
    for await (const { samples } of voice.speak({ text, tone: "calm", signal: never })) {
      parts.push(encoder.encode(samples));
      if (parts.length === 1) first.push(performance.now() - start);
    }
    mp3 = Buffer.concat([...parts, encoder.finish()]);
  }
  await voice.close();
  console.log(
    `First MP3 of a reply of three sentences: median ${percentile(first, 0.5).toFixed(0)} ms`,
  );
  const file = join(folder, "reply.mp3");
  await writeFile(file, mp3);
  const entries = "stream=codec_name,sample_rate,channels,bit_rate:format=duration";
  const probe = await execute("ffprobe", [
    "-v",
    "error",
    "-show_entries",
    entries,
    "-of",
    "csv=p=0",
    file,
  ]).catch(() => null);
  console.log(
    `ffprobe of it: ${probe ? (probe.stdout + probe.stderr).trim().replace("\n", ", ") : "not installed"}`,
  );
}

async function leak(engine: SpeechToText, count: number): Promise<void> {
  const pcm = await clip("slt", SENTENCES[6] ?? "");
  if (!pcm || count === 0) return;
  const megabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);
  const marks: number[] = [];
  for (let i = 0; i <= count; i += 1) {
    if (i % Math.ceil(count / 5) === 0) marks.push(megabytes());
    await hear(engine, pcm, false);
  }
  console.log(`Memory over ${count} utterances, in MB: ${marks.join(", ")}`);
}

const { values } = parseArgs({ options: { leak: { type: "string", default: "200" } } });
const folder = await mkdtemp(join(tmpdir(), "speech-quality-"));
const started = performance.now();
const engine = await openPocketsphinx({
  recognisers: 1,
  maxWaiting: 4,
  maxBufferedSeconds: 120,
  maxUtteranceSeconds: 60,
  finishMs: 60_000,
  hangMs: 60_000,
});
console.log(`One recogniser ready after ${(performance.now() - started).toFixed(0)} ms`);
await errorsByVoice(engine);
await latencies(engine);
await replies(folder);
await leak(engine, Number(values.leak));
await engine.close();
await rm(folder, { recursive: true });
