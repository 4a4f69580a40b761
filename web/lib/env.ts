import * as z from "zod/mini";

/** The local stack's publishable key: public by nature, it opens nothing that a visitor may not see. */
const LOCAL_PUBLISHABLE_KEY = "sb_publishable_rapport_local";

const Env = z.object({
  VITE_SUPABASE_URL: z.optional(z.url("VITE_SUPABASE_URL must be an absolute address")),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.optional(
    z.string().check(z.minLength(1, "VITE_SUPABASE_PUBLISHABLE_KEY must not be empty")),
  ),
});

/**
 * The settings that are built into the page. Without any it talks to the origin it came from.
 *
 * @throws Error with one readable sentence when a setting is wrong.
 */
export function parseEnv(source: Record<string, unknown>, origin: string) {
  const parsed = Env.safeParse(source);
  if (!parsed.success) {
    throw new Error(
      `Wrong setting: ${parsed.error.issues.map((issue) => issue.message).join("; ")}`,
    );
  }
  return {
    supabaseUrl: parsed.data.VITE_SUPABASE_URL ?? origin,
    supabasePublishableKey: parsed.data.VITE_SUPABASE_PUBLISHABLE_KEY ?? LOCAL_PUBLISHABLE_KEY,
  };
}

export const env = parseEnv(import.meta.env, window.location.origin);
