import { availableParallelism } from "node:os";
import * as z from "zod/mini";
import { SettingsError } from "../settings.ts";

const count = (min: number, max: number) =>
  z.coerce.number(`must be a number from ${min} to ${max}`).check(z.int(), z.gte(min), z.lte(max));

const Environment = z.object({
  VOICE_ENGINE: z._default(z.enum(["auto", "openai", "local", "none"]), "auto"),
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  VOICE_OPENAI_API: z.optional(z.enum(["realtime", "http"])),
  VOICE_TRANSCRIPTION_MODEL: z.optional(z.string()),
  VOICE_SPEECH_MODEL: z.optional(z.string()),
  VOICE_OPENAI_VOICE: z._default(z.string(), "alloy"),
  VOICE_OPENAI_WARM: z._default(count(0, 100), 2),
  VOICE_OPENAI_CONNECTIONS: z._default(count(1, 10_000), 200),
  VOICE_RECOGNISERS: z._default(count(1, 256), availableParallelism()),
  VOICE_RECOGNISERS_WAITING: z._default(count(0, 10_000), 64),
  VOICE_WAITING_AUDIO_SECONDS: z._default(count(1, 100_000), 1_200),
  VOICE_UTTERANCE_SECONDS: z._default(z.coerce.number(), 60),
  VOICE_TRANSCRIPT_TIMEOUT_MS: z._default(count(1, 120_000), 10_000),
  VOICE_FLITE_VOICE: z._default(z.enum(["slt", "rms", "kal", "kal16", "awb"]), "slt"),
  VOICE_FLITE_PROCESSES: z._default(count(1, 256), Math.max(2, availableParallelism())),
  VOICE_FLITE_WAITING: z._default(count(0, 10_000), 256),
});

export type SpeechSettings = z.infer<typeof Environment>;

/** Which engines there are and what they may use. Throws `SettingsError`; never shows a value. */
export function parseSpeechSettings(variables: Record<string, string | undefined>): SpeechSettings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SettingsError(`${String(issue?.path[0])} is wrong: ${issue?.message ?? "unreadable"}.`);
}
