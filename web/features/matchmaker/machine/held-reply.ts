import type { StreamHandle } from "../ports.ts";

/** The sound of a reply: kept as it comes until somebody plays it, then handed on. */
export class HeldReply {
  #pieces: Uint8Array<ArrayBuffer>[] = [];
  #stream: StreamHandle | null = null;
  #state: "coming" | "complete" | "failed" = "coming";
  /** Null until it is known. */
  durationMs: number | null = null;

  /** Nothing more will come. */
  get isOver(): boolean {
    return this.#state !== "coming";
  }

  get hasFailed(): boolean {
    return this.#state === "failed";
  }

  append(mp3: Uint8Array<ArrayBuffer>): void {
    if (this.#stream) this.#stream.append(mp3);
    else this.#pieces.push(mp3);
  }

  complete(durationMs: number | null): void {
    this.#state = "complete";
    this.durationMs = durationMs;
    this.#stream?.complete(durationMs);
  }

  fail(): void {
    this.#state = "failed";
  }

  /** From now on everything goes to this stream, what is there already first. */
  flowInto(stream: StreamHandle): void {
    this.#stream = stream;
    for (const piece of this.#pieces.splice(0)) stream.append(piece);
    if (this.#state === "complete") stream.complete(this.durationMs);
  }
}
