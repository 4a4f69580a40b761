/** Of 32768: what is quieter is silence, or the noise of a voice that is about to begin. */
const AUDIBLE = 100;

/** Seconds that are left of the silence: a voice that begins at once sounds cut off. */
const LEFT = 0.02;

/** Seconds: silence that is longer may be meant. */
const LONGEST = 0.5;

/** Takes away the silence with which most synthesisers begin: somebody waits for the first sound. */
export class LeadSilence {
  #taken = 0;
  #over = false;

  /** @returns what of this piece is to be heard; empty while all of it is silence */
  cut(samples: Int16Array, sampleRate: number): Int16Array {
    if (this.#over) return samples;
    const longest = Math.round(LONGEST * sampleRate) - this.#taken;
    const voice = samples.findIndex((sample) => Math.abs(sample) > AUDIBLE);
    if (voice === -1 && samples.length < longest) {
      this.#taken += samples.length;
      return samples.subarray(samples.length);
    }
    this.#over = true;
    const from = (voice === -1 ? samples.length : voice) - Math.round(LEFT * sampleRate);
    return samples.subarray(Math.min(Math.max(0, from), longest));
  }
}
