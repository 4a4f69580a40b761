import type { WebSocket } from "ws";
import { type ServerMessage, VOICE_CLOSE } from "../../../shared/src/protocol/voice.ts";
import type { Outlet } from "../session/outlet.ts";
import type { ConnectionLimits } from "../settings.ts";

/** Writes to a socket, and watches how fast its client reads. */
export class SocketOutlet implements Outlet {
  readonly #socket: WebSocket;
  readonly #limits: ConnectionLimits;
  readonly #waiting: (() => void)[] = [];
  #slow: NodeJS.Timeout | null = null;
  /** One for all messages: called when one of them has left for the network. */
  readonly #left = () => {
    if (this.#waiting.length > 0 && !this.#isBehind()) this.#resume();
  };
  /** Told of every close that the worker decides on. */
  onClose: (code: number) => void = () => undefined;

  constructor(socket: WebSocket, limits: ConnectionLimits) {
    this.#socket = socket;
    this.#limits = limits;
  }

  send(message: ServerMessage): void {
    this.#write(JSON.stringify(message));
  }

  sendAudio(mp3: Uint8Array): void {
    this.#write(mp3);
  }

  untilRead(): Promise<void> {
    if (!this.#isBehind() || this.#socket.readyState !== this.#socket.OPEN)
      return Promise.resolve();
    this.#slow ??= setTimeout(() => this.#giveUp(), this.#limits.slowReaderMs);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  close(code: number, reason: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.onClose(code);
    this.#socket.close(code, reason);
    this.#resume();
  }

  /** The socket is gone: nobody waits for it any longer. */
  end(): void {
    this.#resume();
  }

  #write(data: string | Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#limits.unreadBytes) this.#giveUp();
    else this.#socket.send(data, this.#left);
  }

  #isBehind(): boolean {
    return this.#socket.bufferedAmount > this.#limits.pauseAtBytes;
  }

  #giveUp(): void {
    this.close(VOICE_CLOSE.tooSlow, "Messages are read too slowly.");
  }

  #resume(): void {
    if (this.#slow) clearTimeout(this.#slow);
    this.#slow = null;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
