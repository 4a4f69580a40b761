import type { VoiceMeter } from "../ports.ts";

/** Hertz of the lowest and the highest band's far edge: where voices are. */
const LOWEST = 90;
const HIGHEST = 8_000;

/** Decibels of full scale that are drawn as nothing and as everything. */
const QUIET = -54;
const LOUD = -12;

const SPECTRUM_QUIET = -85;
const SPECTRUM_LOUD = -25;

/** Seconds that are looked at. */
const WINDOW_SECONDS = 0.04;

/** Reads an AnalyserNode, once a frame of a drawing and without making garbage. */
export class SoundMeter implements VoiceMeter {
  readonly node: AnalyserNode;
  readonly #samples: Float32Array<ArrayBuffer>;
  readonly #spectrum: Uint8Array<ArrayBuffer>;
  #edges: Uint16Array | null = null;

  constructor(context: BaseAudioContext) {
    this.node = context.createAnalyser();
    this.node.fftSize = 2 ** Math.round(Math.log2(context.sampleRate * WINDOW_SECONDS));
    this.node.smoothingTimeConstant = 0.6;
    this.node.minDecibels = SPECTRUM_QUIET;
    this.node.maxDecibels = SPECTRUM_LOUD;
    this.#samples = new Float32Array(this.node.fftSize);
    this.#spectrum = new Uint8Array(this.node.frequencyBinCount);
  }

  level(): number {
    this.node.getFloatTimeDomainData(this.#samples);
    let squares = 0;
    for (const sample of this.#samples) squares += sample * sample;
    const decibels = 10 * Math.log10(squares / this.#samples.length + 1e-12);
    return Math.min(1, Math.max(0, (decibels - QUIET) / (LOUD - QUIET)));
  }

  bands(into: Float32Array): void {
    this.node.getByteFrequencyData(this.#spectrum);
    if (this.#edges?.length !== into.length + 1) this.#edges = this.#edgesOf(into.length);
    for (let band = 0; band < into.length; band += 1) {
      const from = this.#edges[band] ?? 0;
      const to = this.#edges[band + 1] ?? 0;
      let loudest = 0;
      for (let bin = from; bin < to; bin += 1) {
        loudest = Math.max(loudest, this.#spectrum[bin] ?? 0);
      }
      into[band] = loudest / 255;
    }
  }

  /** The bins at which the bands begin and end: as wide as ears hear them, each at least one bin. */
  #edgesOf(bands: number): Uint16Array {
    const hertzPerBin = this.node.context.sampleRate / this.node.fftSize;
    const edges = new Uint16Array(bands + 1);
    for (let i = 0; i <= bands; i += 1) {
      const hertz = LOWEST * (HIGHEST / LOWEST) ** (i / bands);
      const least = i === 0 ? 1 : (edges[i - 1] ?? 0) + 1;
      edges[i] = Math.max(least, Math.round(hertz / hertzPerBin));
    }
    return edges;
  }
}
