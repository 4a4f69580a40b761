/**
 * Tells when a sound begins and ends, from inside the audio thread: nothing that the page does can delay
 * it. Its clock counts samples; the least delay of the last second says when each of them passed.
 */
const AUDIBLE = 0.01;
const WINDOW = 1_000;

/** Milliseconds of quiet that end a sound; within words there is less. */
const GAP = 200;

class SoundClock extends AudioWorkletProcessor {
  constructor() {
    super();
    this.sounding = false;
    this.lastLoud = 0;
    this.starts = [];
  }

  process([[channel]]) {
    const begins = (1_000 * currentFrame) / sampleRate;
    this.look(Date.now() - begins);
    if (channel === undefined) {
      this.quiet(begins);
      return true;
    }
    for (let i = 0; i < channel.length; i += 1) {
      if (Math.abs(channel[i]) < AUDIBLE) continue;
      this.lastLoud = begins + (1_000 * i) / sampleRate;
      if (!this.sounding) this.tell("began");
      this.sounding = true;
    }
    this.quiet(begins);
    return true;
  }

  /** Keeps the delays of the last second, least first. */
  look(start) {
    const now = Date.now();
    while (this.starts.length > 0 && this.starts.at(-1).start >= start) this.starts.pop();
    while (this.starts.length > 0 && this.starts[0].at < now - WINDOW) this.starts.shift();
    this.starts.push({ start, at: now });
  }

  quiet(now) {
    if (!this.sounding || now - this.lastLoud < GAP) return;
    this.sounding = false;
    this.tell("ended");
  }

  tell(type) {
    this.port.postMessage({ type, at: this.starts[0].start + this.lastLoud });
  }
}

registerProcessor("sound-clock", SoundClock);
