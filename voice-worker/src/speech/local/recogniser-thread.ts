import { parentPort, workerData } from "node:worker_threads";
import { Loudness } from "../loudness.ts";
import { Resampler } from "../resample.ts";
import { openDecoder } from "./pocketsphinx.ts";
import type { FromRecogniser, ToRecogniser } from "./recogniser-messages.ts";

/** Between looks at what was understood so far, in samples at 16 kHz. */
const PARTIAL_EVERY = 4_800;

const port = parentPort;
if (!port) throw new Error("A recogniser runs in a thread of its own.");

/** The number of the last utterance that was cancelled. */
const { cancelled } = workerData as { cancelled: Int32Array };
const decoder = openDecoder();
const say = (message: FromRecogniser) => port.postMessage(message);

interface Current {
  id: number;
  resampler: Resampler;
  loudness: Loudness;
  sincePartial: number;
  lastPartial: string;
}
let current: Current | null = null;

function begin(id: number): void {
  decoder.start();
  const resampler = new Resampler(24_000, 16_000);
  current = { id, resampler, loudness: new Loudness(), sincePartial: 0, lastPartial: "" };
}

function reportPartial(utterance: Current, fresh: number): void {
  utterance.sincePartial += fresh;
  if (!utterance.loudness.heard || utterance.sincePartial < PARTIAL_EVERY) return;
  utterance.sincePartial = 0;
  const text = decoder.hypothesis();
  if (text === "" || text === utterance.lastPartial) return;
  utterance.lastPartial = text;
  say({ type: "partial", utterance: utterance.id, text });
}

function end(utterance: Current): string {
  decoder.process(utterance.resampler.end());
  current = null;
  decoder.end();
  return utterance.loudness.heard ? decoder.hypothesis() : "";
}

port.on("message", (message: ToRecogniser) => {
  if (message.type === "start") return begin(message.utterance);
  const utterance = current;
  if (utterance?.id !== message.utterance) return;
  switch (message.type) {
    case "audio": {
      if (Atomics.load(cancelled, 0) === utterance.id) {
        return say({ type: "decoded", utterance: utterance.id });
      }
      utterance.loudness.hear(message.pcm);
      const samples = utterance.resampler.push(message.pcm);
      decoder.process(samples);
      reportPartial(utterance, samples.length);
      return say({ type: "decoded", utterance: utterance.id });
    }
    case "finish":
      return say({ type: "final", utterance: utterance.id, text: end(utterance) });
    case "cancel":
      current = null;
      return decoder.end();
  }
});

// The first utterance after loading decodes at half speed; it is nobody's.
begin(0);
decoder.process(Int16Array.from({ length: 16_000 }, (_, i) => 3_000 * Math.sin(i * i * 1e-5)));
current = null;
decoder.end();
say({ type: "ready" });
