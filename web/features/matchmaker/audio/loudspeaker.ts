import { SoundMeter } from "./sound-meter.ts";

/** Seconds in which a voice that is cut off falls silent: shorter ones click. */
const FADE = 0.005;

/**
 * One audio element for all replies: some browsers let a page start only the element that a click has
 * started once. What it plays is measured on its way out.
 */
export class Loudspeaker {
  readonly element = new Audio();
  readonly #context = new AudioContext({ latencyHint: "interactive" });
  readonly #gain = this.#context.createGain();
  readonly meter = new SoundMeter(this.#context);

  constructor() {
    this.element.preload = "auto";
    // Managed media sources are given only to elements that are played nowhere else.
    this.element.disableRemotePlayback = true;
    const source = this.#context.createMediaElementSource(this.element);
    source.connect(this.#gain).connect(this.meter.node).connect(this.#context.destination);
  }

  unlock(): void {
    this.resume().catch(() => undefined);
    // An element without a source refuses, which is no matter: it was tried within the click.
    this.element.play().catch(() => undefined);
  }

  resume(): Promise<void> {
    return this.#context.state === "running" ? Promise.resolve() : this.#context.resume();
  }

  get running(): boolean {
    return this.#context.state === "running";
  }

  /** Milliseconds from the element to the ear. */
  get latency(): number {
    const { baseLatency, outputLatency } = this.#context;
    return 1_000 * ((baseLatency || 0) + (outputLatency || 0));
  }

  /** Lets go of what the element played. */
  rest(): void {
    this.element.pause();
    this.element.removeAttribute("src");
    this.element.load();
  }

  open(): void {
    this.#gain.gain.cancelScheduledValues(0);
    this.#gain.gain.value = 1;
  }

  /** Silent within milliseconds, whatever the element still does. */
  silence(): void {
    const { currentTime } = this.#context;
    this.#gain.gain.cancelScheduledValues(0);
    this.#gain.gain.setValueAtTime(1, currentTime);
    this.#gain.gain.linearRampToValueAtTime(0, currentTime + FADE);
  }
}
