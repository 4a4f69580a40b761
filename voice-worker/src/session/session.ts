import {
  type ClientMessage,
  type HelloMessage,
  parseClientMessage,
  VOICE_CLOSE,
  VOICE_PROTOCOL_VERSION,
} from "../../../shared/src/protocol/voice.ts";
import { errorKind, type Log } from "../log.ts";
import type { Mp3Encoder } from "../speech/mp3-encoder.ts";
import type { Engines } from "../speech/ports.ts";
import { base64OfUsualChunk, decodeBase64, decodeBytes } from "./audio.ts";
import { Budget, type SessionLimits } from "./limits.ts";
import { Listening } from "./listening.ts";
import type { SessionObserver } from "./observer.ts";
import type { Outlet } from "./outlet.ts";
import { Replies } from "./replies.ts";
import type { ToneListener } from "./tone-listener.ts";
import { Trouble } from "./trouble.ts";

/** What a verified token says; rejects when it is not good. */
export type VerifyToken = (token: string) => Promise<void>;

/** What all sessions of a worker share. */
export interface SessionServices {
  engines: Engines;
  createEncoder: (sampleRate: number) => Promise<Mp3Encoder>;
  listenForTone: () => ToneListener;
  limits: SessionLimits;
  messageBytes: number;
  sessionSeconds: number;
  /** Null where tokens are not looked at. */
  verifyToken: VerifyToken | null;
  requireToken: boolean;
  observer: SessionObserver;
  log: Log;
}

/** A client that sends so many messages that are none is no client of ours. */
const MOST_BAD_MESSAGES = 50;

/** One connection's conversation: messages in, messages out. Knows nothing of sockets, never throws. */
export class Session {
  readonly #id: string;
  readonly #services: SessionServices;
  readonly #outlet: Outlet;
  readonly #log: Log;
  readonly #messages: Budget;
  readonly #listening: Listening;
  readonly #replies: Replies;
  #admitted: boolean;
  #greeted = false;
  #badMessages = 0;
  #closed = false;
  /** Told when nothing is under way any more. */
  onIdle: () => void = () => undefined;

  constructor(id: string, outlet: Outlet, services: SessionServices) {
    const { engines, createEncoder, limits, observer, listenForTone } = services;
    const onTrouble = (error: unknown) => this.#tell(error);
    const onEnd = () => {
      if (!this.busy) this.onIdle();
    };
    this.#id = id;
    this.#services = services;
    this.#outlet = outlet;
    this.#log = services.log.child({ session: id });
    this.#messages = new Budget(limits.messages);
    this.#admitted = !services.requireToken;
    this.#listening = new Listening({
      engine: engines.speechToText,
      limits,
      observer,
      listenForTone,
      send: (message) => outlet.send(message),
      onTrouble,
      onEnd,
    });
    this.#replies = new Replies({
      engine: engines.textToSpeech,
      createEncoder,
      limits,
      outlet,
      observer,
      onTrouble,
      onEnd,
    });
  }

  /** Whether an utterance or a reply is under way. */
  get busy(): boolean {
    return this.#listening.busy || this.#replies.busy;
  }

  /** Whether the client may use the worker, as far as tokens decide that. */
  get admitted(): boolean {
    return this.#admitted;
  }

  /** @param data good until the call returns */
  receive(data: Buffer, isBinary: boolean): void {
    if (this.#closed) return;
    if (!this.#messages.take()) {
      this.#end(VOICE_CLOSE.tooMany, "Too many messages.");
      return;
    }
    try {
      if (isBinary) this.#hearBytes(data);
      else this.#read(data);
    } catch (error) {
      this.#tell(error);
    }
  }

  /** The client is gone: everything that is under way ends. */
  close(): void {
    this.#closed = true;
    this.#listening.drop();
    this.#replies.cancel();
  }

  #read(data: Buffer): void {
    const base64 = base64OfUsualChunk(data);
    const usual = base64 === null ? null : decodeBase64(base64);
    if (usual && this.#admitted) {
      this.#listening.hear(usual);
      return;
    }
    const parsed = parseClientMessage(data.toString());
    if (!parsed.ok) throw new Trouble("bad-message", parsed.error);
    if (parsed.message.type === "hello") this.#greet(parsed.message);
    else if (this.#admitted) this.#answer(parsed.message);
    else this.#refuse();
  }

  #answer(message: Exclude<ClientMessage, HelloMessage>): void {
    switch (message.type) {
      case "start-listening":
        this.#listening.start();
        break;
      case "audio-chunk":
        this.#listening.hear(decodeBase64(message.audio));
        break;
      case "stop-listening":
        this.#listening.stop();
        break;
      case "tts":
        this.#replies.add(message);
        break;
      case "cancel":
        this.#replies.cancel(message.id);
        break;
    }
  }

  #hearBytes(data: Buffer): void {
    if (!this.#admitted) this.#refuse();
    else if (this.#replies.binary) this.#listening.hear(decodeBytes(data));
    else throw new Trouble("bad-message", "Binary messages must be asked for with hello.");
  }

  #greet(hello: HelloMessage): void {
    if (this.#greeted) throw new Trouble("bad-message", "The session has been greeted already.");
    this.#greeted = true;
    const { verifyToken, requireToken } = this.#services;
    const token = visitorsToken(hello.token);
    if (!verifyToken || (token === null && !requireToken)) this.#welcome(hello);
    else if (token === null) this.#refuse();
    else {
      verifyToken(token).then(
        () => this.#welcome(hello),
        (error: unknown) => {
          this.#log.info(errorKind(error), "a token was refused");
          this.#refuse();
        },
      );
    }
  }

  #welcome(hello: HelloMessage): void {
    if (this.#closed) return;
    const { engines, limits, messageBytes, sessionSeconds } = this.#services;
    this.#admitted = true;
    this.#listening.partials = hello.partials === true;
    this.#replies.binary = hello.binary === true;
    this.#replies.extended = true;
    this.#outlet.send({
      type: "ready",
      version: VOICE_PROTOCOL_VERSION,
      session: this.#id,
      engines: {
        speechToText: engines.speechToText?.name ?? null,
        textToSpeech: engines.textToSpeech?.name ?? null,
      },
      limits: {
        utteranceSeconds: limits.utteranceSeconds,
        sessionSeconds,
        textLength: limits.textLength,
        messageBytes,
      },
    });
  }

  #refuse(): void {
    this.#end(VOICE_CLOSE.notAuthorized, "The session needs a token that is good.");
  }

  /** Tells the client what went wrong, and counts it. */
  #tell(error: unknown): void {
    if (this.#closed) return;
    const trouble = error instanceof Trouble ? error : new Trouble("bad-message");
    if (trouble !== error) this.#log.error(errorKind(error), "a message could not be answered");
    else if (trouble.cause) this.#log.warn(errorKind(trouble.cause), trouble.code);
    const { code, message } = trouble;
    this.#services.observer.failed(code);
    this.#outlet.send({
      type: "error",
      error: message,
      ...(this.#replies.extended ? { code } : {}),
    });
    if (code !== "bad-message" && code !== "bad-audio") return;
    this.#badMessages += 1;
    if (this.#badMessages >= MOST_BAD_MESSAGES) {
      this.#end(VOICE_CLOSE.badMessages, "Too many messages that are not valid.");
    }
  }

  #end(code: number, reason: string): void {
    this.close();
    this.#outlet.close(code, reason);
  }
}

/** Pages that have no token send none, or what a missing one looks like as text: then it is a visitor. */
function visitorsToken(token: string | undefined): string | null {
  return token === undefined || /^(|undefined|null)$/.test(token.trim()) ? null : token.trim();
}
