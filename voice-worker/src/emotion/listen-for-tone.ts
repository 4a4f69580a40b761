import type { ToneListener } from "../session/tone-listener.ts";
import { ProsodyMeter } from "./prosody.ts";
import { toneOf } from "./tone.ts";

/** For one utterance. */
export function listenForTone(): ToneListener {
  const meter = new ProsodyMeter();
  return {
    hear: (pcm) => meter.hear(pcm),
    toneOf: (text) => toneOf(text, meter.result()),
  };
}
