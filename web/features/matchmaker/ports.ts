import type {
  FinalizeSessionAnswer,
  FinalizeSessionRequest,
  NextQuestionRequest,
  SessionSummaryAnswer,
  SessionSummaryRequest,
} from "@rapport/shared/contracts/matchmaker.ts";
import type { NextQuestionEvent } from "@rapport/shared/protocol/next-question.ts";
import type { VoiceErrorCode } from "@rapport/shared/protocol/voice.ts";

/*
 * What the session machine needs from outside. Every port is opened with `emit`, and tells what happens
 * through it; a handle's methods never throw and never wait. Durations are milliseconds. After `close` (or `stop`) a handle emits nothing more. Closing twice is fine.
 */

/** One voice as a drawing reads it, once a frame. */
export interface VoiceMeter {
  /** Loudness from 0 to 1. */
  level(): number;
  /** Fills in how loud each part of the spectrum is, the low ones first, each from 0 to 1. */
  bands(into: Float32Array): void;
}

export interface MicrophoneDevice {
  id: string;
  /** Empty until the person has allowed the microphone. */
  label: string;
}

export type MicrophoneEvent =
  | { type: "microphone.opened"; deviceId: string; label: string }
  /** Nothing was opened; the handle is dead. `other`: it is there and could not be used. */
  | { type: "microphone.failed"; reason: "not-allowed" | "not-found" | "other" }
  /** Unplugged, or taken away, after it had been opened; the handle is dead. */
  | { type: "microphone.lost" }
  /** The browser has stopped the sound of the page; `resume` after a click may start it again. */
  | { type: "microphone.suspended" }
  | { type: "microphone.resumed" }
  /** 16-bit little-endian PCM, 24 kHz mono, `VOICE_CHUNK_BYTES` long; shorter only where the voice stopped. */
  | { type: "microphone.chunk"; pcm: Uint8Array<ArrayBuffer> }
  /** A voice, not a noise. */
  | { type: "voice.started" }
  /** `silentMs`: how long ago its last sample was, the detector's hangover included. */
  | { type: "voice.stopped"; silentMs: number };

/** Open for the whole session: interruptions and the drawing need it while the assistant speaks, too. */
export interface MicrophoneHandle extends VoiceMeter {
  /** From now on there are chunks, the first from 300 ms before the voice's onset. Again: no effect. */
  beginUtterance(): void;
  /** Emits what is left, also of a muted one, as a last, shorter chunk before it returns; then no more. */
  endUtterance(): void;
  /** Muted, it hears nothing: no chunks, no voice, level 0. A voice that goes on is told to have stopped. */
  setMuted(muted: boolean): void;
  resume(): void;
  close(): void;
}

export interface Microphone {
  /** @param deviceId null: whichever the browser takes */
  open(deviceId: string | null, emit: (event: MicrophoneEvent) => void): MicrophoneHandle;
  devices(): Promise<MicrophoneDevice[]>;
  /** Calls back when microphones come or go, or their permission changes. Returns how to end that. */
  watchDevices(listener: () => void): () => void;
}

/** Something to say. The id is the machine's own, never used twice. */
export interface Reply {
  id: string;
  text: string;
  tone: string;
}

export interface WorkerEngines {
  /** Null where the worker has none. */
  speechToText: string | null;
  textToSpeech: string | null;
}

/** What somebody who hears utterances tells, the worker or the browser itself. */
export type HearingEvent =
  | { type: "hearing.ready"; utterance: string }
  /** `final: false` while the person speaks: all that was understood so far. */
  | { type: "hearing.transcript"; utterance: string; text: string; final: boolean; tone: string }
  /** The utterance has ended without a transcript. `error`: the sentence of whoever heard. */
  | {
      type: "hearing.failed";
      utterance: string;
      error: string;
      code: VoiceErrorCode | undefined;
    };

export type ConnectionEvent =
  | HearingEvent
  | { type: "connection.ready"; engines: WorkerEngines }
  /** The socket is gone. Nothing that was asked is lost; `connect`, or the next command, brings it back. */
  | { type: "connection.lost" }
  | { type: "reply.audio"; reply: string; mp3: Uint8Array<ArrayBuffer> }
  /** `durationMs` null where the worker did not say. */
  | { type: "reply.complete"; reply: string; durationMs: number | null }
  | { type: "reply.failed"; reply: string };

/**
 * The way to the voice worker. It keeps what an utterance under way has said, and the replies that were
 * asked for and of which nothing came yet, and sends them again on a new socket: no words are lost, no
 * utterance is heard twice. Of a reply that breaks off in the middle it emits `reply.failed`.
 */
export interface ConnectionHandle {
  /**
   * Makes sure that there is a socket, at once where it can, and tries on until there is one: within 2 s
   * once the worker can be reached. When it is there, `connection.ready`. Again: no effect.
   */
  connect(): void;
  /** Begins an utterance; one before it whose transcript is still to come is let end first. */
  startListening(utterance: string): void;
  sendAudio(utterance: string, pcm: Uint8Array<ArrayBuffer>): void;
  stopListening(utterance: string): void;
  /** Nothing more is emitted of this utterance. */
  dropUtterance(utterance: string): void;
  speak(reply: Reply): void;
  /** Nothing more is emitted of this reply. */
  cancel(reply: string): void;
  close(): void;
}

export interface Connection {
  open(emit: (event: ConnectionEvent) => void): ConnectionHandle;
}

/** What a voice that speaks tells. `stop` ends it without an event. */
export type PlaybackEvent =
  /** The first audible sample. */
  | { type: "playback.started" }
  /** Listening may begin: 90% are played, 80% of less than 3 s, or 1 s of an unknown length. */
  | { type: "playback.nearly-done" }
  | { type: "playback.ended" }
  /** Nothing can be heard, or nothing more. */
  | { type: "playback.failed" };

export interface PlaybackHandle extends VoiceMeter {
  /** Silent within 300 ms. Returns how much was heard; 0 before it started. */
  stop(): number;
}

export interface StreamHandle extends PlaybackHandle {
  append(mp3: Uint8Array<ArrayBuffer>): void;
  /** All of it has been appended. */
  complete(durationMs: number | null): void;
}

export interface Player {
  /** Call it in the click that begins a session: browsers let no page speak before one. */
  unlock(): void;
  /** Begins as soon as enough was appended. */
  play(emit: (event: PlaybackEvent) => void): StreamHandle;
}

/** The browser's own speech, for where the worker has no engine. */
export interface OwnSpeech {
  canHear(): boolean;
  canSpeak(): boolean;
  /** Hears one utterance with the browser's recogniser; it opens a microphone of its own. */
  hear(
    utterance: string,
    emit: (event: HearingEvent) => void,
  ): { /** The utterance is over. */ stop(): void /** Forget it. */; drop(): void };
  speak(reply: Reply, emit: (event: PlaybackEvent) => void): PlaybackHandle;
}

/** The calls of the product's API. What they reject with is fit for `errorMessage`. */
export interface Calls {
  /** Call when the person has answered: a visitor becomes a guest, to whom the session belongs. Never waits. */
  ensureOwner(): void;
  askNext(request: NextQuestionRequest, signal: AbortSignal): AsyncIterable<NextQuestionEvent>;
  finalize(request: FinalizeSessionRequest, signal: AbortSignal): Promise<FinalizeSessionAnswer>;
  summarise(request: SessionSummaryRequest, signal: AbortSignal): Promise<SessionSummaryAnswer>;
}

export type PageEvent =
  | { type: "page.hidden" }
  | { type: "page.shown" }
  /** The browser has its network back. */
  | { type: "page.online" };

/** Whether the person can see the page, and the page the network. */
export interface PageWatch {
  watch(emit: (event: PageEvent) => void): () => void;
}

export interface MatchmakerPorts {
  microphone: Microphone;
  connection: Connection;
  player: Player;
  ownSpeech: OwnSpeech;
  calls: Calls;
  page: PageWatch;
}
