/** Zero crossings of the sinc each side, at the lower of the two rates. */
const ZERO_CROSSINGS = 24;
/** Of the lower rate's half: the rest is where the filter falls. */
const PASSBAND = 0.92;
const KAISER_BETA = 8;

/** The taps for each of the `up` positions an output sample can have between two input samples. */
interface Filter {
  up: number;
  down: number;
  taps: number;
  phases: Float32Array[];
}

const filters = new Map<string, Filter>();

/**
 * Changes the rate of mono PCM16 as it streams (polyphase windowed sinc). The output lags the
 * input by half a filter; `end()` gives the rest. One resampler a stream.
 */
export class Resampler {
  readonly #filter: Filter;
  /** Input that outputs to come still need; starts with half a filter of silence. */
  #held: Float32Array;
  /** Position of the next output in `#held`, in 1/up of a sample. */
  #next = 0;

  constructor(fromRate: number, toRate: number) {
    this.#filter = filterFor(fromRate, toRate);
    this.#held = new Float32Array((this.#filter.taps >> 1) - 1);
  }

  /** What the input allows so far; a fresh array each time. */
  push(samples: Int16Array): Int16Array {
    const { up, down, taps, phases } = this.#filter;
    if (up === down) return samples.slice();
    const input = new Float32Array(this.#held.length + samples.length);
    input.set(this.#held);
    input.set(samples, this.#held.length);
    const ready = Math.floor(((input.length - taps) * up - this.#next) / down) + 1;
    const output = new Int16Array(Math.max(0, ready));
    let position = this.#next;
    for (let i = 0; i < output.length; i += 1, position += down) {
      const from = Math.floor(position / up);
      const phase = phases[position - from * up];
      if (!phase) break;
      let sum = 0;
      for (let tap = 0; tap < taps; tap += 1) sum += (phase[tap] ?? 0) * (input[from + tap] ?? 0);
      output[i] = sum > 32767 ? 32767 : sum < -32768 ? -32768 : Math.round(sum);
    }
    const used = Math.min(Math.floor(position / up), input.length);
    this.#next = position - used * up;
    this.#held = input.subarray(used).slice();
    return output;
  }

  /** The last samples, as if silence followed. */
  end(): Int16Array {
    const { up, down, taps } = this.#filter;
    return up === down ? new Int16Array(0) : this.push(new Int16Array(taps >> 1));
  }
}

/** A whole clip at once. */
export function resample(samples: Int16Array, fromRate: number, toRate: number): Int16Array {
  const resampler = new Resampler(fromRate, toRate);
  const start = resampler.push(samples);
  const rest = resampler.end();
  const all = new Int16Array(start.length + rest.length);
  all.set(start);
  all.set(rest, start.length);
  return all;
}

function filterFor(fromRate: number, toRate: number): Filter {
  const key = `${fromRate}:${toRate}`;
  const known = filters.get(key);
  if (known) return known;
  const divisor = greatestCommonDivisor(fromRate, toRate);
  const up = toRate / divisor;
  const down = fromRate / divisor;
  // In cycles of an input sample; below both halves, or what is above folds back as noise.
  const cutoff = (PASSBAND * Math.min(1, toRate / fromRate)) / 2;
  const half = Math.ceil(ZERO_CROSSINGS / (2 * cutoff));
  const taps = 2 * half;
  const phases = Array.from({ length: up }, (_, phase) => {
    const weights = Float32Array.from({ length: taps }, (_, tap) => {
      const distance = tap - half + 1 - phase / up;
      return 2 * cutoff * sinc(2 * cutoff * distance) * kaiser(distance / half);
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });
  const filter = { up, down, taps, phases };
  filters.set(key, filter);
  return filter;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

const kaiser = (x: number) =>
  Math.abs(x) >= 1 ? 0 : bessel(KAISER_BETA * Math.sqrt(1 - x * x)) / bessel(KAISER_BETA);

/** The modified Bessel function of order zero. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-10; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
