import * as z from "zod/mini";

const format = z.strictObject({ type: z.literal("audio/pcm"), rate: z.literal(24_000) });
const output = z.strictObject({ format, voice: z.enum(["alloy", "marin", "cedar"]) });

const Transcription = z.strictObject({
  type: z.literal("transcription"),
  audio: z.strictObject({
    input: z.strictObject({
      format,
      transcription: z.strictObject({
        model: z.literal("gpt-live-transcribe"),
        language: z.optional(z.string()),
      }),
      noise_reduction: z.nullable(z.strictObject({ type: z.enum(["near_field", "far_field"]) })),
      turn_detection: z.null(),
    }),
  }),
});

const Conversation = z.strictObject({
  type: z.literal("realtime"),
  output_modalities: z.tuple([z.enum(["audio", "text"])]),
  audio: z.strictObject({ input: z.strictObject({ turn_detection: z.null() }), output }),
});

const Event = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("session.update"),
    session: z.discriminatedUnion("type", [Transcription, Conversation]),
  }),
  z.strictObject({ type: z.literal("input_audio_buffer.append"), audio: z.base64() }),
  z.strictObject({ type: z.literal("input_audio_buffer.commit") }),
  z.strictObject({ type: z.literal("input_audio_buffer.clear") }),
  z.strictObject({
    type: z.literal("response.create"),
    response: z.strictObject({
      conversation: z.enum(["auto", "none"]),
      output_modalities: z.tuple([z.enum(["audio", "text"])]),
      audio: z.strictObject({ output }),
      instructions: z.string(),
      input: z.array(
        z.strictObject({
          type: z.literal("message"),
          role: z.literal("user"),
          content: z.array(z.strictObject({ type: z.literal("input_text"), text: z.string() })),
        }),
      ),
    }),
  }),
]);

/** What the service would find wrong with an event; null when nothing. */
export function checkEvent(
  value: unknown,
  address: string,
  state: { kind: string | null; bytes: number },
): string | null {
  const parsed = Event.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return `Invalid event: ${issue?.path.join(".")} ${issue?.message}`;
  }
  const event = parsed.data;
  const wanted = address.endsWith("/v1/realtime?intent=transcription")
    ? "transcription"
    : "realtime";
  if (wanted === "realtime" && !address.includes("/v1/realtime?model=gpt-realtime-2.1-mini")) {
    return `Unknown model in ${address}`;
  }
  if (event.type === "session.update") {
    return event.session.type === wanted ? null : "The session is of another type.";
  }
  if (state.kind === null) return "The session is not configured.";
  if (event.type === "response.create") {
    return wanted === "realtime" ? null : "A transcription session has no responses.";
  }
  if (event.type === "input_audio_buffer.append") {
    const bytes = Buffer.from(event.audio, "base64").length;
    return bytes > 0 && bytes % 2 === 0 && bytes <= 15 * 1024 * 1024 ? null : "Bad audio.";
  }
  if (event.type === "input_audio_buffer.commit" && state.bytes < 4_800) {
    return "buffer too small. Expected at least 100ms of audio";
  }
  return null;
}
