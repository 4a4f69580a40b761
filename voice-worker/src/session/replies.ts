import { DEFAULT_SPOKEN_TONE, type TtsMessage } from "../../../shared/src/protocol/voice.ts";
import type { Mp3Encoder } from "../speech/mp3-encoder.ts";
import type { TextToSpeech } from "../speech/ports.ts";
import { Budget, type SessionLimits } from "./limits.ts";
import type { SessionObserver } from "./observer.ts";
import type { Outlet } from "./outlet.ts";
import { ReplyTurn } from "./reply-turn.ts";
import { Trouble } from "./trouble.ts";

export interface RepliesOptions {
  engine: TextToSpeech | null;
  createEncoder: (sampleRate: number) => Promise<Mp3Encoder>;
  limits: SessionLimits;
  outlet: Outlet;
  observer: SessionObserver;
  onTrouble: (error: unknown) => void;
  /** Called whenever the last of the replies came to its end. */
  onEnd: () => void;
}

/** Replies that wait for the one that is being spoken. */
const MOST_WAITING = 3;

/** The speaking half of a session: replies one after another, in the order in which they were asked for. */
export class Replies {
  readonly #options: RepliesOptions;
  readonly #budget: Budget;
  readonly #turns: ReplyTurn[] = [];
  binary = false;
  extended = false;

  constructor(options: RepliesOptions) {
    this.#options = options;
    this.#budget = new Budget(options.limits.replies);
  }

  get busy(): boolean {
    return this.#turns.length > 0;
  }

  /** @throws Trouble when it cannot be spoken */
  add({ text, tone, id }: TtsMessage): void {
    const { engine, createEncoder, limits, outlet, observer } = this.#options;
    if (!engine) throw new Trouble("text-to-speech-absent");
    if (text.length > limits.textLength) {
      throw new Trouble("bad-text", `The text has more than ${limits.textLength} characters.`);
    }
    const speakable = withoutControls(text);
    if (!/[\p{L}\p{N}]/u.test(speakable)) throw new Trouble("bad-text");
    if (this.#turns.length > MOST_WAITING || !this.#budget.take()) throw new Trouble("too-many");
    const turn = new ReplyTurn({
      engine,
      createEncoder,
      speechTimeoutMs: limits.speechTimeoutMs,
      text: speakable,
      tone: withoutControls(tone ?? "") || DEFAULT_SPOKEN_TONE,
      id,
      binary: this.binary,
      extended: this.extended,
      outlet,
      observer,
    });
    this.#turns.push(turn);
    if (this.#turns.length === 1) void this.#run();
  }

  /** Cancels the reply of that id, or all of them. One that is over already is no trouble. */
  cancel(id?: string): void {
    for (const turn of this.#turns) if (id === undefined || turn.id === id) turn.cancel();
  }

  async #run(): Promise<void> {
    for (;;) {
      const turn = this.#turns[0];
      if (!turn) break;
      await turn.run().catch(this.#options.onTrouble);
      this.#turns.shift();
    }
    this.#options.onEnd();
  }
}

/** Control characters, halves of characters and runs of white space mean nothing to a voice. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Control}\p{Surrogate}\p{White_Space}]+/gu, " ").trim();
}
