/**
 * Hands on what the microphone hears as 16-bit samples, 24 kHz, one channel, 512 at a time. It runs in
 * the browser's audio thread, which knows nothing of the page's modules.
 */
const RATE = 24_000;
const FRAME = 512;

class PcmProcessor extends AudioWorkletProcessor {
  constructor() {
    super();
    this.frame = new Int16Array(FRAME);
    this.filled = 0;
    this.resampler = sampleRate === RATE ? null : new Resampler(sampleRate / RATE);
    this.take = (sample) => this.add(sample);
  }

  process([[channel]]) {
    if (channel === undefined) return true;
    for (const sample of channel) {
      if (this.resampler === null) this.add(sample);
      else this.resampler.push(sample, this.take);
    }
    return true;
  }

  add(sample) {
    const limited = Math.max(-1, Math.min(1, sample));
    this.frame[this.filled] = Math.round(limited < 0 ? limited * 0x8000 : limited * 0x7fff);
    this.filled += 1;
    if (this.filled < FRAME) return;
    this.port.postMessage(this.frame, [this.frame.buffer]);
    this.frame = new Int16Array(FRAME);
    this.filled = 0;
  }
}

/** Zero crossings of the sinc on each side, and steps between two of them in its table. */
const CROSSINGS = 16;
const STEPS = 256;

/** Of half the lower rate: the rest is where the filter falls. */
const PASSBAND = 0.92;

/** Not every browser lets a microphone into a context of 24 kHz: there the rate is changed here. */
class Resampler {
  /** @param ratio the context's rate over ours */
  constructor(ratio) {
    const scale = PASSBAND * Math.min(1, 1 / ratio);
    this.ratio = ratio;
    this.half = Math.ceil(CROSSINGS / scale);
    this.taps = filterTable(this.half, scale);
    this.recent = new Float32Array(2 * this.half);
    this.heard = 0;
    this.next = 0;
  }

  /** Calls `take` for each sample of ours that this one completes. */
  push(sample, take) {
    this.recent[this.heard % this.recent.length] = sample;
    this.heard += 1;
    while (this.next + this.half < this.heard) {
      take(this.at(this.next));
      this.next += this.ratio;
    }
  }

  at(position) {
    const first = Math.floor(position) - this.half + 1;
    let sum = 0;
    for (let i = Math.max(0, first); i < first + 2 * this.half; i += 1) {
      const distance = Math.round(Math.abs(i - position) * STEPS);
      sum += this.recent[i % this.recent.length] * this.taps[distance];
    }
    return sum;
  }
}

/** A sinc under a Blackman window, from its middle on. */
function filterTable(half, scale) {
  return Float32Array.from({ length: (half + 1) * STEPS + 1 }, (_, i) => {
    const distance = i / STEPS;
    if (distance >= half) return 0;
    const angle = Math.PI * distance * scale;
    const turn = (Math.PI * distance) / half;
    const blackman = 0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn);
    return scale * (angle === 0 ? 1 : Math.sin(angle) / angle) * blackman;
  });
}

registerProcessor("pcm-processor", PcmProcessor);
