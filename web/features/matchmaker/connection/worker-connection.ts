import {
  type ServerMessage,
  VOICE_CLOSE,
  type VoiceErrorCode,
} from "@rapport/shared/protocol/voice.ts";
import { currentAccessToken, renewAccessToken } from "@/lib/access-token.ts";
import type { Connection, ConnectionEvent, ConnectionHandle, Reply } from "../ports.ts";
import { Line, type LineOptions } from "./line.ts";
import { Replies } from "./replies.ts";
import { Utterances } from "./utterances.ts";

const PATH = "/ws";

function createSocket(): WebSocket {
  const address = new URL(PATH, window.location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address);
}

/** The worker took what was sent for an attack: sent again, it would be taken for one again. */
const HOPELESS: ReadonlySet<number> = new Set([VOICE_CLOSE.badMessages, VOICE_CLOSE.tooLarge]);

const SPEAKING_ERRORS: ReadonlySet<VoiceErrorCode> = new Set<VoiceErrorCode>([
  "bad-text",
  "text-to-speech-failed",
  "text-to-speech-absent",
]);

/** The voice worker behind this page's own origin. */
export function workerConnection(
  options: LineOptions = {
    createSocket,
    token: currentAccessToken,
    renewToken: renewAccessToken,
  },
): Connection {
  return { open: (emit) => new WorkerConnection(options, emit) };
}

class WorkerConnection implements ConnectionHandle {
  readonly #emitTo: (event: ConnectionEvent) => void;
  readonly #line: Line;
  readonly #utterances: Utterances;
  readonly #replies: Replies;
  #closed = false;

  constructor(options: LineOptions, emit: (event: ConnectionEvent) => void) {
    this.#emitTo = emit;
    this.#line = new Line(options, {
      onReady: ({ engines }) => {
        this.#emit({ type: "connection.ready", engines });
        this.#utterances.lineReady();
        this.#replies.lineReady();
      },
      onMessage: (message) => this.#read(message),
      onAudio: (mp3) => this.#replies.audio(mp3),
      onLost: (code) => this.#lost(code),
    });
    this.#utterances = new Utterances(this.#line, (event) => this.#emit(event));
    this.#replies = new Replies(this.#line, (event) => this.#emit(event));
  }

  connect(): void {
    this.#line.connect();
  }

  startListening(utterance: string): void {
    this.#utterances.start(utterance);
    this.#line.connect();
  }

  sendAudio(utterance: string, pcm: Uint8Array<ArrayBuffer>): void {
    this.#utterances.hear(utterance, pcm);
  }

  stopListening(utterance: string): void {
    this.#utterances.stop(utterance);
  }

  dropUtterance(utterance: string): void {
    this.#utterances.drop(utterance);
  }

  speak(reply: Reply): void {
    this.#replies.speak(reply);
    this.#line.connect();
  }

  cancel(reply: string): void {
    this.#replies.cancel(reply);
  }

  close(): void {
    this.#closed = true;
    this.#line.close();
    this.#utterances.close();
    this.#replies.close();
  }

  #read(message: ServerMessage): void {
    switch (message.type) {
      case "listening-ready":
        this.#utterances.listeningReady();
        break;
      case "transcript": {
        const { text, final } = message.transcript;
        this.#utterances.transcript(text, final, message.emotion.tone);
        break;
      }
      case "tts-audio-start":
        this.#replies.audioStarts(message.id);
        break;
      case "tts-audio-complete":
        this.#replies.completed(message.id, message.cancelled === true, message.durationMs ?? null);
        break;
      case "error":
        this.#failed(message.error, message.code);
        break;
      case "tts-audio-chunk":
      case "ready":
        break;
    }
  }

  /** Errors name neither utterance nor reply; their codes say which half of the worker speaks. */
  #failed(error: string, code: VoiceErrorCode | undefined): void {
    const ofSpeaking = code !== undefined && SPEAKING_ERRORS.has(code);
    const ofHearing = code === "too-many" ? this.#utterances.starting : this.#utterances.pending;
    if (!ofSpeaking && ofHearing) this.#utterances.failed(error, code);
    else this.#replies.failed();
  }

  #lost(code: number): void {
    if (HOPELESS.has(code)) this.#utterances.refused("The worker refused what was said.");
    this.#utterances.lineLost();
    this.#replies.lineLost();
    this.#emit({ type: "connection.lost" });
    if (this.#utterances.pending || this.#replies.pending) this.#line.connect();
  }

  #emit(event: ConnectionEvent): void {
    if (!this.#closed) this.#emitTo(event);
  }
}
