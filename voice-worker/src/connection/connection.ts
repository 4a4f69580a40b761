import type { RawData, WebSocket } from "ws";
import { VOICE_CLOSE } from "../../../shared/src/protocol/voice.ts";
import { errorKind, type Log } from "../log.ts";
import { Session, type SessionServices } from "../session/session.ts";
import type { ConnectionLimits } from "../settings.ts";
import { SocketOutlet } from "./socket-outlet.ts";

/** Milliseconds in which a client that needs a token must have shown it. */
const UNTIL_ADMITTED = 10_000;

export interface ConnectionOptions {
  id: string;
  socket: WebSocket;
  limits: ConnectionLimits;
  services: SessionServices;
  /** @param code why it ended, as the worker saw it */
  onGone: (code: number) => void;
}

/** A socket and its session: hands messages over, watches whether the other end still lives. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #session: Session;
  readonly #outlet: SocketOutlet;
  readonly #limits: ConnectionLimits;
  readonly #log: Log;
  readonly #openedAt = performance.now();
  #heardAt = this.#openedAt;
  #pingAnswered = true;
  #code: number | null = null;

  constructor({ id, socket, limits, services, onGone }: ConnectionOptions) {
    this.#socket = socket;
    this.#limits = limits;
    this.#log = services.log.child({ session: id });
    this.#outlet = new SocketOutlet(socket, limits);
    this.#outlet.onClose = (code) => {
      this.#code ??= code;
      this.#session.close();
    };
    this.#session = new Session(id, this.#outlet, services);

    socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
    socket.on("pong", () => {
      this.#pingAnswered = true;
    });
    // Frames that are none, or too large: ws closes the socket by itself.
    socket.on("error", (error) => this.#log.info(errorKind(error), "a socket failed"));
    socket.on("close", (code) => {
      this.#session.close();
      this.#outlet.end();
      onGone(this.#code ?? code);
    });
  }

  /** To be called every `pingEveryMs`. */
  check(): void {
    const now = performance.now();
    const { sessionMs, idleMs } = this.#limits;
    if (!this.#pingAnswered) {
      // The other end is gone without a word; a close would wait for an answer.
      this.#socket.terminate();
    } else if (now - this.#openedAt > sessionMs) {
      this.#outlet.close(VOICE_CLOSE.sessionOver, "The session has reached its longest time.");
    } else if (now - this.#heardAt > idleMs && !this.#session.busy) {
      this.#outlet.close(VOICE_CLOSE.sessionOver, "Nothing was said for too long.");
    } else if (!this.#session.admitted && now - this.#openedAt > UNTIL_ADMITTED) {
      this.#outlet.close(VOICE_CLOSE.notAuthorized, "No token was shown in time.");
    } else if (this.#socket.readyState === this.#socket.OPEN) {
      this.#pingAnswered = false;
      this.#socket.ping();
    }
  }

  /** Ends when what is under way is done. */
  drain(): void {
    if (this.#session.busy) this.#session.onIdle = () => this.stop();
    else this.stop();
  }

  stop(): void {
    this.#outlet.close(VOICE_CLOSE.unavailable, "The worker is about to stop.");
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.#heardAt = performance.now();
    const message = data as Buffer;
    if (message.length > this.#limits.messageBytes) {
      this.#outlet.close(VOICE_CLOSE.tooLarge, "The message is too large.");
      return;
    }
    this.#session.receive(message, isBinary);
  }
}
