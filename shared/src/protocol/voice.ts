import * as z from "zod/mini";
import { type Parsed, parseMessage } from "./parse-message.ts";

/**
 * What browser and voice worker say to each other over `/ws`. A client that knows nothing of `hello`
 * is never sent anything but the first version's messages: final transcripts, base64 audio, plain errors.
 *
 * Binary frames, both ways and only after `hello` asked for them: the client's are PCM as in
 * `audio-chunk`, the server's are MP3 of the reply that the last `tts-audio-start` began.
 */
export const VOICE_PROTOCOL_VERSION = 1;

/** Hertz; 16-bit little-endian samples, one channel. */
export const VOICE_SAMPLE_RATE = 24_000;

/** Bytes of PCM in one `audio-chunk`: a second. The last one of an utterance may be shorter. */
export const VOICE_CHUNK_BYTES = 48_000;

/** The one voice that answers. */
export const VOICE_NAME = "alloy";

/** The tone of speech that is asked for without one. */
export const DEFAULT_SPOKEN_TONE = "calm";

/** The tone of an utterance that shows no other. */
export const DEFAULT_HEARD_TONE = "neutral";

/** Why the worker ended a connection; the reason beside it is a sentence. */
export const VOICE_CLOSE = {
  badMessages: 4400,
  notAuthorized: 4401,
  foreignOrigin: 4403,
  sessionOver: 4408,
  /** The client leaves unread what it is sent. */
  tooSlow: 4409,
  tooLarge: 4413,
  tooMany: 4429,
  /** Full, or about to stop: another worker may serve. */
  unavailable: 4503,
} as const;

/** What a page may do different things about; the sentence beside it is for people. */
export const VoiceErrorCode = z.enum([
  "bad-message",
  "bad-audio",
  "already-listening",
  "not-listening",
  "no-audio",
  "empty",
  "timeout",
  "busy",
  "speech-to-text-failed",
  "speech-to-text-absent",
  "bad-text",
  "too-many",
  "text-to-speech-failed",
  "text-to-speech-absent",
]);
export type VoiceErrorCode = z.infer<typeof VoiceErrorCode>;

const ReplyId = z.string().check(z.minLength(1), z.maxLength(64));

export const HelloMessage = z.object({
  type: z.literal("hello"),
  version: z.literal(VOICE_PROTOCOL_VERSION),
  token: z.optional(z.string().check(z.maxLength(8_192))),
  /** Transcripts with `final: false` while the person speaks. */
  partials: z.optional(z.boolean()),
  binary: z.optional(z.boolean()),
});
export type HelloMessage = z.infer<typeof HelloMessage>;

export const TtsMessage = z.object({
  type: z.literal("tts"),
  text: z.string(),
  voice: z.optional(z.literal(VOICE_NAME)),
  id: z.optional(ReplyId),
  tone: z.optional(z.string().check(z.maxLength(40))),
});
export type TtsMessage = z.infer<typeof TtsMessage>;

export const ClientMessage = z.discriminatedUnion("type", [
  HelloMessage,
  z.object({ type: z.literal("start-listening") }),
  /** `audio` is base64. */
  z.object({ type: z.literal("audio-chunk"), audio: z.string() }),
  z.object({ type: z.literal("stop-listening") }),
  TtsMessage,
  /** Stops the reply with this id, or every one that was asked for. */
  z.object({ type: z.literal("cancel"), id: z.optional(ReplyId) }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

const EngineName = z.nullable(z.string());

export const ReadyMessage = z.object({
  type: z.literal("ready"),
  version: z.literal(VOICE_PROTOCOL_VERSION),
  session: z.string(),
  /** Null where the worker has none. */
  engines: z.object({ speechToText: EngineName, textToSpeech: EngineName }),
  limits: z.object({
    utteranceSeconds: z.number(),
    sessionSeconds: z.number(),
    textLength: z.number(),
    messageBytes: z.number(),
  }),
});
export type ReadyMessage = z.infer<typeof ReadyMessage>;

export const TranscriptMessage = z.object({
  type: z.literal("transcript"),
  transcript: z.object({ text: z.string(), final: z.boolean() }),
  emotion: z.object({ tone: z.string() }),
});
export type TranscriptMessage = z.infer<typeof TranscriptMessage>;

export const ServerMessage = z.discriminatedUnion("type", [
  ReadyMessage,
  z.object({ type: z.literal("listening-ready") }),
  TranscriptMessage,
  z.object({ type: z.literal("error"), error: z.string(), code: z.optional(VoiceErrorCode) }),
  z.object({ type: z.literal("tts-audio-start"), id: z.optional(ReplyId) }),
  /** `audio` is base64 of MP3; the chunks of a reply, joined, are one file. */
  z.object({ type: z.literal("tts-audio-chunk"), audio: z.string(), id: z.optional(ReplyId) }),
  z.object({
    type: z.literal("tts-audio-complete"),
    id: z.optional(ReplyId),
    cancelled: z.optional(z.boolean()),
    durationMs: z.optional(z.number()),
  }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** Reads what a client sent. Never throws; the error never quotes the text. */
export const parseClientMessage = (text: string): Parsed<ClientMessage> =>
  parseMessage(ClientMessage, text);

/** Reads what the worker sent. Never throws. */
export const parseServerMessage = (text: string): Parsed<ServerMessage> =>
  parseMessage(ServerMessage, text);
