import { VOICE_CHUNK_BYTES, VOICE_SAMPLE_RATE } from "@rapport/shared/protocol/voice.ts";

const CHUNK_SAMPLES = VOICE_CHUNK_BYTES / Int16Array.BYTES_PER_ELEMENT;

/** What is sent of the time before a voice's onset: soft beginnings of words lie there. */
const PRE_ROLL_SAMPLES = 0.3 * VOICE_SAMPLE_RATE;

/** What is sent of the silence after the last sound: a recogniser needs a little of it. */
const TAIL_SAMPLES = 0.1 * VOICE_SAMPLE_RATE;

/** Of what was heard before it was known to be wanted; whoever speaks into a turn speaks shorter. */
const KEPT_SAMPLES = 10 * VOICE_SAMPLE_RATE;

/**
 * Cuts what a microphone hears into the chunks of utterances. It always keeps the last seconds, so that
 * an utterance can begin before its voice was found to be one. Positions count samples heard.
 */
export class UtteranceRecorder {
  readonly #onChunk: (pcm: Uint8Array<ArrayBuffer>) => void;
  readonly #kept = new Int16Array(KEPT_SAMPLES);
  #heard = 0;
  /** The end of the last utterance: nothing is sent twice. */
  #taken = 0;
  #open = false;
  /** The first sample that is still to be sent; null until there is a voice. */
  #next: number | null = null;
  /** Whether the voice pauses: what is heard then is sent only if it goes on. */
  #pausing = false;

  constructor(onChunk: (pcm: Uint8Array<ArrayBuffer>) => void) {
    this.#onChunk = onChunk;
  }

  get open(): boolean {
    return this.#open;
  }

  hear(samples: Int16Array): void {
    for (const sample of samples) {
      this.#kept[this.#heard % KEPT_SAMPLES] = sample;
      this.#heard += 1;
    }
    while (!this.#pausing && this.#next !== null && this.#heard - this.#next >= CHUNK_SAMPLES) {
      this.#send(this.#next, this.#next + CHUNK_SAMPLES);
    }
  }

  /** @param onset of the voice that is being heard, null when nobody speaks yet */
  begin(onset: number | null): void {
    if (this.#open) return;
    this.#open = true;
    if (onset !== null) this.voiceStarted(onset);
  }

  /** @param onset of a voice, or of one that goes on after a pause */
  voiceStarted(onset: number): void {
    if (!this.#open) return;
    this.#pausing = false;
    const oldest = this.#heard - KEPT_SAMPLES;
    this.#next = Math.max(this.#next ?? onset - PRE_ROLL_SAMPLES, this.#taken, oldest);
    this.hear(NOTHING);
  }

  /** Sends what is left as a shorter chunk, so that all of it is understood when the pause is over. */
  voiceStopped(): void {
    this.#pausing = true;
    this.#sendUpTo(this.#heard);
  }

  /** @param lastSound the end of whatever was louder than the room: what follows says nothing */
  end(lastSound: number): void {
    if (!this.#open) return;
    this.#sendUpTo(this.#pausing ? Math.min(lastSound + TAIL_SAMPLES, this.#heard) : this.#heard);
    this.#open = false;
    this.#pausing = false;
    this.#next = null;
    this.#taken = this.#heard;
  }

  #sendUpTo(end: number): void {
    if (this.#next !== null && end > this.#next) this.#send(this.#next, end);
  }

  #send(from: number, to: number): void {
    const pcm = new Int16Array(to - from);
    const start = from % KEPT_SAMPLES;
    const first = this.#kept.subarray(start, start + pcm.length);
    pcm.set(first);
    pcm.set(this.#kept.subarray(0, pcm.length - first.length), first.length);
    this.#next = to;
    this.#onChunk(new Uint8Array(pcm.buffer));
  }
}

const NOTHING = new Int16Array(0);
