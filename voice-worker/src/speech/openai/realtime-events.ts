import * as z from "zod/mini";

const Transcribed = "conversation.item.input_audio_transcription";

/** What we read of the Realtime API; every other event passes by. */
const Event = z.discriminatedUnion("type", [
  z.object({ type: z.literal("session.updated") }),
  z.object({ type: z.literal("input_audio_buffer.committed"), item_id: z.string() }),
  z.object({
    type: z.literal(`${Transcribed}.delta`),
    item_id: z.string(),
    delta: z.optional(z.string()),
  }),
  z.object({
    type: z.literal(`${Transcribed}.completed`),
    item_id: z.string(),
    transcript: z.string(),
  }),
  z.object({ type: z.literal(`${Transcribed}.failed`), item_id: z.string() }),
  z.object({ type: z.literal("response.output_audio.delta"), delta: z.base64() }),
  z.object({ type: z.literal("response.output_audio_transcript.done"), transcript: z.string() }),
  z.object({
    type: z.literal("response.done"),
    response: z.object({ status: z.optional(z.string()) }),
  }),
  z.object({
    type: z.literal("error"),
    error: z.object({ type: z.optional(z.string()), code: z.nullish(z.string()) }),
  }),
]);

export type RealtimeEvent = z.infer<typeof Event>;

const known = new Set<string>([
  "session.updated",
  "input_audio_buffer.committed",
  `${Transcribed}.delta`,
  `${Transcribed}.completed`,
  `${Transcribed}.failed`,
  "response.output_audio.delta",
  "response.output_audio_transcript.done",
  "response.done",
  "error",
]);

/** "malformed" for what is no event, or one of ours that is broken; null for one we do not need. */
export function parseRealtimeEvent(message: string): RealtimeEvent | "malformed" | null {
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return "malformed";
  }
  const type = (value as { type?: unknown } | null)?.type;
  if (typeof type !== "string") return "malformed";
  if (!known.has(type)) return null;
  const parsed = Event.safeParse(value);
  return parsed.success ? parsed.data : "malformed";
}
