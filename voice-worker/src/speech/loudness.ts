/** Samples of one look at the level: 20 ms. */
const WINDOW = 480;

/** Of 32768. Recognisers find words in silence, so what never gets louder than a quiet room is not asked about. */
const SILENCE_RMS = 130;

/** Whether an utterance was ever louder than silence. */
export class Loudness {
  #sum = 0;
  #count = 0;
  #heard = false;

  get heard(): boolean {
    return this.#heard;
  }

  /** @param pcm 24 kHz, one channel */
  hear(pcm: Int16Array): void {
    // Most chunks come after the first loud one.
    if (this.#heard) return;
    for (const sample of pcm) {
      this.#sum += sample * sample;
      this.#count += 1;
      if (this.#count < WINDOW) continue;
      if (this.#sum > SILENCE_RMS * SILENCE_RMS * WINDOW) {
        this.#heard = true;
        return;
      }
      this.#sum = 0;
      this.#count = 0;
    }
  }
}
