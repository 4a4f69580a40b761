import type { ClientMessage, ServerMessage } from "@rapport/shared/protocol/voice.ts";

/** The engines of a worker that has both. */
export const ENGINES = { speechToText: "fake", textToSpeech: "fake" };

const LIMITS = { utteranceSeconds: 60, sessionSeconds: 7_200, textLength: 4_000 };

/** A socket without a network: a test is the worker at its other end. */
export class FakeSocket extends EventTarget {
  readonly sent: (ClientMessage | Uint8Array)[] = [];
  binaryType = "blob";
  closed = false;

  send(data: string | Uint8Array): void {
    this.sent.push(typeof data === "string" ? JSON.parse(data) : data);
  }

  close(): void {
    this.closed = true;
  }

  /** What the page said and did, audio as how much of it. */
  get said(): string[] {
    return this.sent.map((each) => {
      if (each instanceof Uint8Array) return `audio ${each.length}`;
      return each.type === "tts" || each.type === "cancel" ? `${each.type} ${each.id}` : each.type;
    });
  }

  open(): void {
    this.dispatchEvent(new Event("open"));
  }

  tell(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  tellAudio(bytes: number): void {
    this.dispatchEvent(new MessageEvent("message", { data: new ArrayBuffer(bytes) }));
  }

  welcome(): void {
    const limits = { ...LIMITS, messageBytes: 262_144 };
    this.tell({ type: "ready", version: 1, session: "s", engines: ENGINES, limits });
  }

  /** The connection ends at the worker's side, or on the way. */
  break(code = 1006): void {
    this.closed = true;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

/** The sockets that a connection has opened, the newest last. */
export class FakeSockets {
  readonly all: FakeSocket[] = [];

  readonly create = (): WebSocket => {
    const socket = new FakeSocket();
    this.all.push(socket);
    return socket as unknown as WebSocket;
  };

  get last(): FakeSocket {
    const socket = this.all.at(-1);
    if (socket === undefined) throw new Error("No socket was opened.");
    return socket;
  }
}
