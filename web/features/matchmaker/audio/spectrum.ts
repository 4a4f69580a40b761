/**
 * The magnitudes of a frame's spectrum under a Hann window, from 0 Hz to half the rate. Its buffers
 * are made once: it runs fifty times a second for as long as a conversation lasts.
 */
export class Spectrum {
  /** As many as half the frame's samples and one. */
  readonly magnitudes: Float32Array;
  readonly #size: number;
  readonly #window: Float32Array;
  readonly #cosines: Float32Array;
  readonly #sines: Float32Array;
  readonly #order: Uint16Array;
  readonly #real: Float32Array;
  readonly #imaginary: Float32Array;

  /** @param size samples of a frame, a power of two */
  constructor(size: number) {
    const bits = Math.log2(size);
    if (!Number.isInteger(bits)) throw new RangeError("A frame has a power of two of samples.");
    this.#size = size;
    this.magnitudes = new Float32Array(size / 2 + 1);
    this.#window = table(size, (i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
    this.#cosines = table(size / 2, (i) => Math.cos((2 * Math.PI * i) / size));
    this.#sines = table(size / 2, (i) => Math.sin((2 * Math.PI * i) / size));
    this.#order = Uint16Array.from({ length: size }, (_, i) => reversed(i, bits));
    this.#real = new Float32Array(size);
    this.#imaginary = new Float32Array(size);
  }

  /** Fills `magnitudes`; samples that the frame lacks are silence. */
  measure(frame: Float32Array): void {
    const real = this.#real;
    const imaginary = this.#imaginary;
    for (let i = 0; i < this.#size; i += 1) {
      const from = at(this.#order, i);
      real[i] = at(frame, from) * at(this.#window, from);
      imaginary[i] = 0;
    }
    for (let length = 2; length <= this.#size; length *= 2) this.#combine(length);
    for (let i = 0; i < this.magnitudes.length; i += 1) {
      this.magnitudes[i] = Math.hypot(at(real, i), at(imaginary, i));
    }
  }

  /** Makes transforms of `length` samples out of those of half of them. */
  #combine(length: number): void {
    const real = this.#real;
    const imaginary = this.#imaginary;
    const half = length / 2;
    const step = this.#size / length;
    for (let start = 0; start < this.#size; start += length) {
      for (let i = 0; i < half; i += 1) {
        const cosine = at(this.#cosines, i * step);
        const sine = at(this.#sines, i * step);
        const even = start + i;
        const odd = even + half;
        const oddReal = at(real, odd) * cosine + at(imaginary, odd) * sine;
        const oddImaginary = at(imaginary, odd) * cosine - at(real, odd) * sine;
        real[odd] = at(real, even) - oddReal;
        imaginary[odd] = at(imaginary, even) - oddImaginary;
        real[even] = at(real, even) + oddReal;
        imaginary[even] = at(imaginary, even) + oddImaginary;
      }
    }
  }
}

const at = (values: Float32Array | Uint16Array, index: number): number => values[index] ?? 0;

const table = (length: number, value: (i: number) => number) =>
  Float32Array.from({ length }, (_, i) => value(i));

function reversed(index: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit += 1) result |= ((index >> bit) & 1) << (bits - 1 - bit);
  return result;
}
