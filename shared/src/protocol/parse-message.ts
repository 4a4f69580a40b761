import type * as z from "zod/mini";

/** A message that was read, or one sentence on what is wrong with it. */
export type Parsed<T> = { ok: true; message: T } | { ok: false; error: string };

/** Reads a JSON message by its schema. Never throws; the error never quotes the text. */
export function parseMessage<T>(schema: z.ZodMiniType<T>, text: string): Parsed<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, error: "The message is not JSON." };
  }
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, message: result.data };
  const field = result.error.issues[0]?.path.join(".");
  return {
    ok: false,
    error: field ? `The message is not valid: ${field}.` : "The message is not valid.",
  };
}
