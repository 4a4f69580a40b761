import * as z from "zod/mini";

/** `absent`: this part is not there and nothing that runs needs it. */
export const ComponentStatus = z.enum(["ok", "down", "absent"]);
export type ComponentStatus = z.infer<typeof ComponentStatus>;

/** Answer of `GET /healthz`: 200 once every part answers, 503 before and after. */
export const Health = z.object({
  status: z.enum(["ok", "starting", "down"]),
  components: z.object({
    database: ComponentStatus,
    functions: ComponentStatus,
    voice: ComponentStatus,
    intelligence: z.enum(["openai", "offline", "down"]),
  }),
});
export type Health = z.infer<typeof Health>;
