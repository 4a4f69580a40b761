import { DICTATION_LANGUAGE } from "@rapport/shared/constants.ts";
import type { PlaybackEvent, PlaybackHandle, Reply } from "../ports.ts";

/** The share of a text after which listening may begin. */
const NEARLY_ALL = 0.9;

/** A voice that takes its time. */
const UNHURRIED = 0.95;

/** Milliseconds in which a word fades in a drawing. */
const FADE = 350;

/**
 * One reply in the browser's own voice. Its sound never passes through the page: what is drawn is a
 * beat with each word, and the echo of it cannot be taken out of what the microphone hears. So
 * listening begins early only when the browser tells that the last words are being said.
 */
export class OwnVoice implements PlaybackHandle {
  readonly #synthesis: SpeechSynthesis | undefined;
  readonly #emit: (event: PlaybackEvent) => void;
  #startedAt = 0;
  #wordAt = 0;
  #nearlyDone = false;
  #over = false;

  constructor(
    synthesis: SpeechSynthesis | undefined,
    { text }: Reply,
    emit: (event: PlaybackEvent) => void,
  ) {
    this.#synthesis = synthesis;
    this.#emit = emit;
    queueMicrotask(() => this.#speak(text));
  }

  stop(): number {
    if (this.#over) return 0;
    this.#over = true;
    this.#synthesis?.cancel();
    return this.#startedAt === 0 ? 0 : Date.now() - this.#startedAt;
  }

  level(): number {
    if (this.#over || this.#wordAt === 0) return 0;
    return 0.7 * Math.exp((this.#wordAt - Date.now()) / FADE);
  }

  bands(into: Float32Array): void {
    const level = this.level();
    for (let i = 0; i < into.length; i += 1) into[i] = level * (1 - i / into.length);
  }

  #speak(text: string): void {
    if (this.#over) return;
    if (this.#synthesis === undefined) {
      this.#finish("playback.failed");
      return;
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = DICTATION_LANGUAGE;
    utterance.rate = UNHURRIED;
    utterance.addEventListener("start", () => this.#started());
    utterance.addEventListener("boundary", ({ charIndex }) => this.#word(charIndex / text.length));
    utterance.addEventListener("end", () => this.#finish("playback.ended"));
    utterance.addEventListener("error", () => this.#finish("playback.failed"));
    // What a page before this one left unsaid would come first.
    this.#synthesis.cancel();
    this.#synthesis.speak(utterance);
  }

  #started(): void {
    if (this.#over) return;
    this.#startedAt = Date.now();
    this.#wordAt = this.#startedAt;
    this.#emit({ type: "playback.started" });
  }

  #word(said: number): void {
    if (this.#over) return;
    this.#wordAt = Date.now();
    if (this.#nearlyDone || said < NEARLY_ALL) return;
    this.#nearlyDone = true;
    this.#emit({ type: "playback.nearly-done" });
  }

  #finish(type: "playback.ended" | "playback.failed"): void {
    if (this.#over) return;
    this.#over = true;
    this.#emit({ type });
  }
}
