import { VOICE_NAME } from "@rapport/shared/protocol/voice.ts";
import type { ConnectionEvent, Reply } from "../ports.ts";
import type { Line } from "./line.ts";

interface Pending {
  reply: Reply;
  /** Whether the worker has been asked for it on this line. */
  asked: boolean;
  /** Whether some of it has come: then it cannot begin anew. */
  begun: boolean;
  dropped: boolean;
}

/** The replies that were asked for and are not complete yet, in the order in which they were wanted. */
export class Replies {
  readonly #line: Line;
  readonly #emit: (event: ConnectionEvent) => void;
  #all: Pending[] = [];
  /** Whose audio it is that comes. */
  #sounding: string | null = null;

  constructor(line: Line, emit: (event: ConnectionEvent) => void) {
    this.#line = line;
    this.#emit = emit;
  }

  get pending(): boolean {
    return this.#all.length > 0;
  }

  speak(reply: Reply): void {
    this.#all.push({ reply, asked: false, begun: false, dropped: false });
    this.#advance();
  }

  cancel(id: string): void {
    const pending = this.#find(id);
    if (!pending) return;
    pending.dropped = true;
    if (pending.asked) this.#line.send({ type: "cancel", id });
    else this.#remove(pending);
    this.#advance();
  }

  lineReady(): void {
    this.#advance();
  }

  /** What nothing came of is asked for again; what broke off is told. */
  lineLost(): void {
    this.#sounding = null;
    const lost = this.#all.filter(({ begun, dropped }) => begun && !dropped);
    this.#all = this.#all.filter(({ begun, dropped }) => !begun && !dropped);
    for (const pending of this.#all) pending.asked = false;
    for (const { reply } of lost) this.#emit({ type: "reply.failed", reply: reply.id });
  }

  audioStarts(id: string | undefined): void {
    this.#sounding = id ?? null;
    const pending = this.#find(this.#sounding);
    if (pending) pending.begun = true;
  }

  audio(mp3: Uint8Array<ArrayBuffer>): void {
    const pending = this.#find(this.#sounding);
    if (pending && !pending.dropped) {
      this.#emit({ type: "reply.audio", reply: pending.reply.id, mp3 });
    }
  }

  completed(id: string | undefined, cancelled: boolean, durationMs: number | null): void {
    const pending = this.#find(id ?? null);
    if (!pending) return;
    this.#remove(pending);
    const reply = pending.reply.id;
    if (!pending.dropped) {
      this.#emit(
        cancelled ? { type: "reply.failed", reply } : { type: "reply.complete", reply, durationMs },
      );
    }
    this.#advance();
  }

  /** The worker cannot say one: it is the first that it was asked for. */
  failed(): void {
    const pending = this.#all.find(({ asked }) => asked);
    if (!pending) return;
    this.#remove(pending);
    if (!pending.dropped) this.#emit({ type: "reply.failed", reply: pending.reply.id });
    this.#advance();
  }

  close(): void {
    this.#all = [];
  }

  #find(id: string | null): Pending | undefined {
    return this.#all.find(({ reply }) => reply.id === id);
  }

  #remove(pending: Pending): void {
    this.#all = this.#all.filter((each) => each !== pending);
  }

  /** One at a time, or an error that names none could mean any; those that were dropped do not count. */
  #advance(): void {
    const next = this.#all.find(({ dropped }) => !dropped);
    if (!next || next.asked || !this.#line.ready) return;
    next.asked = true;
    const { id, text, tone } = next.reply;
    this.#line.send({ type: "tts", text, voice: VOICE_NAME, id, tone });
  }
}
