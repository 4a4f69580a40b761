import * as z from "zod/mini";
import { VOICE_CHUNK_BYTES } from "../../shared/src/protocol/voice.ts";
import type { Allowance, SessionLimits } from "./session/limits.ts";

/** Who may connect, and how much the worker takes on. */
export interface ConnectionLimits {
  /** Other origins whose pages may connect, beside the one that they call; "*" is any. */
  allowedOrigins: string[];
  /** How many proxies in front are ours, and so how many entries of `X-Forwarded-For` are true. */
  trustedProxies: number;
  maxSessions: number;
  maxSessionsPerAddress: number;
  messageBytes: number;
  sessionMs: number;
  /** Without a message of the client. */
  idleMs: number;
  pingEveryMs: number;
  /** Bytes that wait for a client to read them before replies to it pause. */
  pauseAtBytes: number;
  /** Bytes that wait for a client before it is taken for dead. */
  unreadBytes: number;
  /** How long replies pause before the client is taken for dead. */
  slowReaderMs: number;
  drainMs: number;
}

export interface AuthSettings {
  /** Issuer of the tokens is `{supabaseUrl}/auth/v1`. */
  supabaseUrl: string;
  /** The same project as this process reaches it. */
  internalUrl: string;
  /** The shared secret of HS256 tokens; null: checked with the project's public keys. */
  jwtSecret: string | null;
  /** Whether nobody is served without a token; otherwise a wrong one alone is refused. */
  required: boolean;
}

export interface Settings {
  port: number;
  host: string | undefined;
  logLevel: string;
  connections: ConnectionLimits;
  session: SessionLimits;
  /** Seconds of an utterance kept for a second attempt; null: as the engine at work needs it. */
  retryAudioSeconds: number | null;
  auth: AuthSettings | null;
}

/** A setting that is wrong, in one sentence for whoever starts the worker. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const number = (min: number, max: number) =>
  z.coerce
    .number(`must be a number from ${min} to ${max}`)
    .check(
      z.gte(min, `must be a number from ${min} to ${max}`),
      z.lte(max, `must be a number from ${min} to ${max}`),
    );

const whole = (min: number, max: number) =>
  number(min, max).check(z.int(`must be a whole number from ${min} to ${max}`));

/** "10/60": ten times in 60 seconds. */
const allowance = z.pipe(
  z
    .string()
    .check(z.regex(/^[1-9]\d{0,8}\/[1-9]\d{0,5}$/, 'must look like "10/60", times/seconds')),
  z.transform((value): Allowance => {
    const [times = 1, seconds = 1] = value.split("/").map(Number);
    return { times, seconds };
  }),
);

const url = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

const Environment = z.object({
  PORT: z._default(whole(0, 65_535), 8080),
  HOST: z.optional(z.string()),
  LOG_LEVEL: z._default(
    z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"], "is no level of logs"),
    "info",
  ),
  ALLOWED_ORIGINS: z._default(z.string(), ""),
  TRUST_FORWARDED_FOR: z._default(whole(0, 8), 0),
  SUPABASE_URL: z.optional(url),
  SUPABASE_INTERNAL_URL: z.optional(url),
  JWT_SECRET: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  VOICE_REQUIRE_TOKEN: z._default(z.enum(["0", "1"], "must be 0 or 1"), "0"),
  VOICE_MAX_SESSIONS: z._default(whole(1, 100_000), 2_000),
  VOICE_MAX_SESSIONS_PER_ADDRESS: z._default(whole(1, 100_000), 100),
  VOICE_MESSAGE_BYTES: z._default(whole(2 * VOICE_CHUNK_BYTES, 16 * 1024 * 1024), 256 * 1024),
  VOICE_SESSION_MINUTES: z._default(number(0.001, 1_440), 120),
  VOICE_IDLE_MINUTES: z._default(number(0.001, 1_440), 15),
  VOICE_PING_SECONDS: z._default(number(0.01, 600), 20),
  VOICE_UNREAD_BYTES: z._default(whole(64 * 1024, 64 * 1024 * 1024), 1024 * 1024),
  VOICE_SLOW_READER_SECONDS: z._default(number(0.01, 600), 20),
  VOICE_DRAIN_SECONDS: z._default(number(0, 600), 15),
  VOICE_UTTERANCE_SECONDS: z._default(number(0.1, 600), 60),
  VOICE_TEXT_LENGTH: z._default(whole(1, 100_000), 4_000),
  VOICE_TRANSCRIPT_TIMEOUT_MS: z._default(whole(1, 120_000), 10_000),
  VOICE_SPEECH_TIMEOUT_MS: z._default(whole(1, 120_000), 10_000),
  VOICE_RETRY_AUDIO_SECONDS: z.optional(number(0, 600)),
  VOICE_RATE_MESSAGES: z._default(allowance, { times: 1_000, seconds: 10 }),
  VOICE_RATE_LISTEN: z._default(allowance, { times: 120, seconds: 60 }),
  VOICE_RATE_SPEAK: z._default(allowance, { times: 60, seconds: 60 }),
});

/** Reads the settings once, at start. Throws `SettingsError` at the first wrong one; never shows a value. */
export function parseSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(`${String(issue?.path[0])} ${issue?.message ?? "is wrong"}.`);
  }
  const env = parsed.data;
  if (env.VOICE_REQUIRE_TOKEN === "1" && env.SUPABASE_URL === undefined) {
    throw new SettingsError("SUPABASE_URL must be set where VOICE_REQUIRE_TOKEN is 1.");
  }
  return {
    port: env.PORT,
    host: env.HOST,
    logLevel: env.LOG_LEVEL,
    retryAudioSeconds: env.VOICE_RETRY_AUDIO_SECONDS ?? null,
    auth: authOf(env),
    connections: {
      allowedOrigins: env.ALLOWED_ORIGINS.split(",")
        .map((origin) => origin.trim())
        .filter(Boolean),
      trustedProxies: env.TRUST_FORWARDED_FOR,
      maxSessions: env.VOICE_MAX_SESSIONS,
      maxSessionsPerAddress: env.VOICE_MAX_SESSIONS_PER_ADDRESS,
      messageBytes: env.VOICE_MESSAGE_BYTES,
      sessionMs: env.VOICE_SESSION_MINUTES * 60_000,
      idleMs: env.VOICE_IDLE_MINUTES * 60_000,
      pingEveryMs: env.VOICE_PING_SECONDS * 1_000,
      pauseAtBytes: env.VOICE_UNREAD_BYTES / 4,
      unreadBytes: env.VOICE_UNREAD_BYTES,
      slowReaderMs: env.VOICE_SLOW_READER_SECONDS * 1_000,
      drainMs: env.VOICE_DRAIN_SECONDS * 1_000,
    },
    session: {
      utteranceSeconds: env.VOICE_UTTERANCE_SECONDS,
      textLength: env.VOICE_TEXT_LENGTH,
      transcriptTimeoutMs: env.VOICE_TRANSCRIPT_TIMEOUT_MS,
      speechTimeoutMs: env.VOICE_SPEECH_TIMEOUT_MS,
      retryAudioSeconds: env.VOICE_RETRY_AUDIO_SECONDS ?? 0,
      messages: env.VOICE_RATE_MESSAGES,
      listens: env.VOICE_RATE_LISTEN,
      replies: env.VOICE_RATE_SPEAK,
    },
  };
}

function authOf(env: z.infer<typeof Environment>): AuthSettings | null {
  if (env.SUPABASE_URL === undefined) return null;
  const withoutSlash = (address: string) => address.replace(/\/+$/, "");
  return {
    supabaseUrl: withoutSlash(env.SUPABASE_URL),
    internalUrl: withoutSlash(env.SUPABASE_INTERNAL_URL ?? env.SUPABASE_URL),
    jwtSecret: env.JWT_SECRET ?? null,
    required: env.VOICE_REQUIRE_TOKEN === "1",
  };
}
