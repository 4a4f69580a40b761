import * as z from "zod/mini";

/** Every error of the API, whatever its status. Both fields carry the same sentence. */
export const ErrorAnswer = z.object({ error: z.string(), message: z.string() });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
