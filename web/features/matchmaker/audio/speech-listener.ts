import type { MicrophoneEvent } from "../ports.ts";
import { CaptureClock } from "./capture-clock.ts";
import { FRAME_SAMPLES } from "./frame-measures.ts";
import { SpeechDetector } from "./speech-detector.ts";
import { UtteranceRecorder } from "./utterance-recorder.ts";

type HeardEvent = Extract<
  MicrophoneEvent,
  { type: "microphone.chunk" | "voice.started" | "voice.stopped" }
>;

/** What is made of a microphone's frames: when somebody speaks, and the chunks of utterances. */
export class SpeechListener {
  readonly #emit: (event: HeardEvent) => void;
  readonly #detector = new SpeechDetector();
  readonly #recorder: UtteranceRecorder;
  readonly #clock = new CaptureClock();
  readonly #frame = new Float32Array(FRAME_SAMPLES);
  #heard = 0;
  #muted = false;

  constructor(emit: (event: HeardEvent) => void) {
    this.#emit = emit;
    this.#recorder = new UtteranceRecorder((pcm) => emit({ type: "microphone.chunk", pcm }));
  }

  /** @param samples `FRAME_SAMPLES` of them @param now milliseconds of `Date.now()` */
  hear(samples: Int16Array, now: number): void {
    if (this.#muted) return;
    this.#heard += samples.length;
    this.#clock.arrived(this.#heard, now);
    for (let i = 0; i < samples.length; i += 1) this.#frame[i] = (samples[i] ?? 0) / 0x8000;
    this.#recorder.hear(samples);
    const change = this.#detector.hear(this.#frame);
    if (change === "started") this.#voiceStarted();
    else if (change === "stopped") this.#voiceStopped(now);
  }

  beginUtterance(): void {
    this.#recorder.begin(this.#detector.speaking ? this.#detector.onset : null);
  }

  endUtterance(): void {
    this.#recorder.end(this.#detector.lastLoud);
  }

  setMuted(muted: boolean): void {
    if (muted === this.#muted) return;
    this.#muted = muted;
    this.interrupted();
  }

  /** No frames came for a while: a voice that went on then is told to have stopped. */
  interrupted(): void {
    if (this.#detector.stop() === "stopped") this.#voiceStopped(Date.now());
    this.#clock.reset();
  }

  #voiceStarted(): void {
    this.#emit({ type: "voice.started" });
    this.#recorder.voiceStarted(this.#detector.onset);
  }

  #voiceStopped(now: number): void {
    this.#recorder.voiceStopped();
    const silentMs = Math.max(0, now - this.#clock.timeOf(this.#detector.lastVoiced));
    this.#emit({ type: "voice.stopped", silentMs });
  }
}
