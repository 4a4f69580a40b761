import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createEncoder } from "wasm-media-encoders";
import { Resampler } from "./resample.ts";

const SAMPLE_RATE = 24_000;
/** Players that know no duration assume this rate, and start to listen by it. */
const BITRATE = 128;
/** One MPEG-2 frame: LAME gives nothing sooner, and more at once only delays. */
const SAMPLES_A_CALL = 576;
/** Instances kept for the next replies; each is about 1 MB. */
const KEPT = 32;

type Wasm = Parameters<typeof createEncoder>[1];
type Encoder = Awaited<ReturnType<typeof newEncoder>>;

let compiled: Promise<Wasm> | null = null;
const idle: Encoder[] = [];

async function newEncoder() {
  compiled ??= compile();
  return createEncoder("audio/mpeg", await compiled);
}

async function compile(): Promise<Wasm> {
  const file = createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3");
  let module: Wasm = await readFile(file);
  await createEncoder("audio/mpeg", module, (made) => {
    module = made as Wasm;
  });
  return module;
}

/** One reply: a valid MP3 of its own, mono, 24 kHz, 128 kbit/s. */
export interface Mp3Encoder {
  /** PCM16 at the rate the encoder was made for; gives the frames that are full, often none. */
  encode(samples: Int16Array): Uint8Array;
  /** The last frames; the encoder is over. */
  finish(): Uint8Array;
  /** Gives the encoder back without the last frames. Idempotent, also after finish(). */
  close(): void;
}

/** Compiles the encoder and makes one instance ready, so that the first reply does not wait. */
export async function warmMp3Encoder(): Promise<void> {
  if (idle.length === 0) idle.push(await newEncoder());
}

/**
 * An encoder for one reply. It is this reply's alone until finish() or close(): LAME keeps
 * its state in the instance, so two replies in one would be mixed.
 */
export async function createMp3Encoder(inputRate: number): Promise<Mp3Encoder> {
  let encoder: Encoder | null = idle.pop() ?? (await newEncoder());
  encoder.configure({
    sampleRate: SAMPLE_RATE,
    channels: 1,
    bitrate: BITRATE,
    outputSampleRate: SAMPLE_RATE,
  });
  const resampler = new Resampler(inputRate, SAMPLE_RATE);

  function release(): void {
    if (encoder && idle.length < KEPT) idle.push(encoder);
    encoder = null;
  }

  function frames(open: Encoder, samples: Int16Array): Uint8Array[] {
    const found: Uint8Array[] = [];
    for (let from = 0; from < samples.length; from += SAMPLES_A_CALL) {
      const part = samples.subarray(from, from + SAMPLES_A_CALL);
      // The encoder's memory is written over by the next call.
      found.push(open.encode([Float32Array.from(part, (sample) => sample / 32_768)]).slice());
    }
    return found;
  }

  return {
    encode(samples) {
      if (!encoder) throw new Error("The reply is over.");
      return Buffer.concat(frames(encoder, resampler.push(samples)));
    },
    finish() {
      if (!encoder) throw new Error("The reply is over.");
      const last = frames(encoder, resampler.end());
      const all = Buffer.concat([...last, encoder.finalize()]);
      release();
      return all;
    },
    close: release,
  };
}
