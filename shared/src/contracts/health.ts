import * as z from "zod/mini";

/** `absent`: this part is not there and nothing that runs needs it. */
export const ComponentStatus = z.enum(["ok", "down", "absent"]);
export type ComponentStatus = z.infer<typeof ComponentStatus>;

/** The engines of the voice worker by name; null where it has none, and the browser's own are used. */
export const VoiceEngines = z.object({
  speechToText: z.nullable(z.string()),
  textToSpeech: z.nullable(z.string()),
});
export type VoiceEngines = z.infer<typeof VoiceEngines>;

/** Answer of `GET /healthz`: 200 once every part answers, 503 before and after. */
export const Health = z.object({
  status: z.enum(["ok", "starting", "down"]),
  components: z.object({
    database: ComponentStatus,
    functions: ComponentStatus,
    /** `partial`: it hears or it speaks, not both. */
    voice: z.enum(["ok", "partial", "absent", "down"]),
    intelligence: z.enum(["openai", "offline", "down"]),
  }),
  voice: VoiceEngines,
});
export type Health = z.infer<typeof Health>;
