import { once } from "node:events";
import { type ClientOptions, WebSocket } from "ws";
import {
  type ClientMessage,
  parseServerMessage,
  type ServerMessage,
} from "../../../shared/src/protocol/voice.ts";
import { base64, hum } from "./services.ts";

/** Milliseconds; a message that a test waits for is there long before, or never comes. */
const PATIENCE = 30_000;

export interface Closed {
  code: number;
  reason: string;
}

/** A client as the page is one, over a real socket. */
export class VoiceClient {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  readonly audio: Buffer[] = [];
  readonly closed: Promise<Closed>;
  #changed: () => void = () => undefined;

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url, { perMessageDeflate: false, ...options });
    this.socket.on("error", () => undefined);
    this.socket.on("message", (data: Buffer, isBinary) => {
      if (isBinary) this.audio.push(data);
      else {
        const parsed = parseServerMessage(data.toString());
        if (!parsed.ok) throw new Error(`the worker sent what is no message: ${parsed.error}`);
        this.messages.push(parsed.message);
      }
      this.#changed();
    });
    this.closed = new Promise((resolve) => {
      this.socket.once("close", (code, reason) => {
        resolve({ code, reason: reason.toString() });
        this.#changed();
      });
    });
  }

  static async open(url: string, options?: ClientOptions): Promise<VoiceClient> {
    const client = new VoiceClient(url, options);
    await once(client.socket, "open");
    return client;
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  speak(seconds: number): void {
    this.say({ type: "audio-chunk", audio: base64(hum(seconds)) });
  }

  /** Says something for so long. @returns the transcript */
  async utter(seconds = 1): Promise<string> {
    const before = this.messages.length;
    this.say({ type: "start-listening" });
    return await this.utterOn(seconds, before);
  }

  /** The same where listening is under way already. */
  async utterOn(seconds = 1, before = this.messages.length): Promise<string> {
    this.speak(seconds);
    this.say({ type: "stop-listening" });
    const { transcript } = await this.next("transcript", before);
    return transcript.text;
  }

  /**
   * The first message of a type after the first `from`, waited for.
   *
   * @throws when the socket closes or too much time passes before it comes
   */
  async next<T extends ServerMessage["type"]>(
    type: T,
    from = 0,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const found = this.messages.slice(from).find((message) => message.type === type);
      if (found) return found as Extract<ServerMessage, { type: T }>;
      const { readyState } = this.socket;
      if (readyState === WebSocket.CLOSED || Date.now() > deadline) {
        const types = this.messages.map((message) => message.type).join(", ");
        throw new Error(`${type} did not come (socket ${readyState}, messages: ${types})`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, deadline - Date.now() + 1);
        this.#changed = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  errors(): string[] {
    return this.messages.flatMap((message) => (message.type === "error" ? [message.error] : []));
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
