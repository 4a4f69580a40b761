/** How something was said; each is a ratio, so that a near microphone is no loud voice. */
export interface Prosody {
  /** Spread of the loudness of what was voiced: standard deviation over mean. */
  variation: number;
  /** Spread of the pitch: standard deviation over mean. */
  pitchRange: number;
  /** Share of the utterance, from its first sound to its last, that was silent. */
  pauses: number;
  /** Seconds that were voiced. */
  voicedSeconds: number;
}

const RATE = 24_000;
/** 30 ms: three periods of a low voice. */
const FRAME = 720;
/** Samples that become one to look for the pitch in: 6 kHz is plenty for 70 to 400 Hz, at a sixteenth of the work. */
const STEP = 4;
const SHORTEST = Math.floor(RATE / STEP / 400);
const LONGEST = Math.ceil(RATE / STEP / 75);
/** Only every sixth frame's pitch is looked at; after four seconds, when much is known, every eighteenth's. */
const PITCH_EVERY = 6;
const PITCH_EVERY_LATER = 18;
const LATER = (4 * RATE) / FRAME;
/** Below, a frame is silence. */
const SILENCE = 0.006 * 32_768;
const VOICED = 0.5;
/** Less than this says nothing about a manner of speaking. */
const MIN_SECONDS = 0.8;

/** Running mean and spread; nothing is kept. */
class Spread {
  count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.count += 1;
    const change = value - this.#mean;
    this.#mean += change / this.count;
    this.#squares += change * (value - this.#mean);
  }

  get relative(): number {
    if (this.count < 2 || this.#mean === 0) return 0;
    return Math.sqrt(this.#squares / this.count) / this.#mean;
  }
}

/** Measures speech as it passes, about 0.03 ms of work a second of it, and keeps none of it. */
export class ProsodyMeter {
  readonly #frame = new Int16Array(FRAME);
  #filled = 0;
  #frames = 0;
  #first = -1;
  #last = -1;
  #sounding = 0;
  readonly #loudness = new Spread();
  readonly #pitch = new Spread();

  /**
   * Whole frames are measured where they lie: a view of each would keep the garbage collector busy.
   *
   * @param pcm 24 kHz, one channel
   */
  hear(pcm: Int16Array): void {
    let from = 0;
    if (this.#filled > 0) {
      from = this.#keep(pcm, 0);
      if (this.#filled < FRAME) return;
      this.#measure(this.#frame, 0);
      this.#filled = 0;
    }
    for (; from + FRAME <= pcm.length; from += FRAME) this.#measure(pcm, from);
    this.#keep(pcm, from);
  }

  /** Null when there was too little speech to tell. */
  result(): Prosody | null {
    const voicedSeconds = (this.#sounding * FRAME) / RATE;
    if (voicedSeconds < MIN_SECONDS || this.#pitch.count < 5) return null;
    const span = this.#last - this.#first + 1;
    return {
      variation: this.#loudness.relative,
      pitchRange: this.#pitch.relative,
      pauses: 1 - this.#sounding / span,
      voicedSeconds,
    };
  }

  /** Keeps what the frame that has begun still lacks. @returns where that ends */
  #keep(pcm: Int16Array, from: number): number {
    let at = from;
    while (at < pcm.length && this.#filled < FRAME) {
      this.#frame[this.#filled] = pcm[at] as number;
      this.#filled += 1;
      at += 1;
    }
    return at;
  }

  #measure(pcm: Int16Array, from: number): void {
    const index = this.#frames;
    this.#frames += 1;
    let energy = 0;
    for (let i = from; i < from + FRAME; i += STEP) {
      const sample = pcm[i] as number;
      energy += sample * sample;
    }
    const level = Math.sqrt((STEP * energy) / FRAME);
    if (level < SILENCE) return;
    if (this.#first === -1) this.#first = index;
    this.#last = index;
    this.#sounding += 1;
    this.#loudness.add(level);
    if (index % (index < LATER ? PITCH_EVERY : PITCH_EVERY_LATER) !== 0) return;
    const pitch = pitchOf(pcm, from);
    if (pitch !== null) this.#pitch.add(pitch);
  }
}

/** The frame at 6 kHz, and at 3 kHz, where the pitch is looked for first; used anew for every frame. */
const fine = new Float64Array(FRAME / STEP);
const coarse = new Float64Array(FRAME / STEP / 2);

/** The pitch in hertz of the frame that begins there, by autocorrelation; null when it has none. */
function pitchOf(pcm: Int16Array, from: number): number | null {
  for (let i = 0; i < fine.length; i += 1) {
    const at = from + i * STEP;
    let sum = 0;
    for (let k = at; k < at + STEP; k += 1) sum += pcm[k] as number;
    fine[i] = sum;
  }
  for (let i = 0; i < coarse.length; i += 1) {
    coarse[i] = (fine[2 * i] as number) + (fine[2 * i + 1] as number);
  }
  let best = 0;
  let near = 0;
  for (let lag = SHORTEST >> 1; lag <= (LONGEST + 1) >> 1; lag += 1) {
    const likeness = likenessAt(coarse, lag);
    // A longer lag must be clearly better: every multiple of the period fits as well.
    if (likeness <= best + 0.03) continue;
    best = likeness;
    near = 2 * lag;
  }
  if (near === 0) return null;
  best = 0;
  let period = 0;
  for (let lag = near - 1; lag <= near + 1; lag += 1) {
    const likeness = likenessAt(fine, lag);
    if (likeness <= best) continue;
    best = likeness;
    period = lag;
  }
  return best > VOICED ? RATE / STEP / period : null;
}

/** How much a sound is like itself so many samples later, from -1 to 1. */
function likenessAt(sound: Float64Array, lag: number): number {
  let product = 0;
  let early = 0;
  let late = 0;
  for (let i = lag; i < sound.length; i += 1) {
    const a = sound[i - lag] as number;
    const b = sound[i] as number;
    product += a * b;
    early += a * a;
    late += b * b;
  }
  return product / Math.sqrt(early * late + 1);
}
