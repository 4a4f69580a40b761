import { randomBytes, randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { PlainError } from "./plain-error.ts";

/** Public by nature: it names the project, as hosted Supabase's publishable keys do. */
export const PUBLISHABLE_KEY = "sb_publishable_rapport_local";

const Secrets = z.object({
  publishableKey: z.string(),
  /** Opens everything, past row-level security: for the function alone. */
  secretKey: z.string(),
  /** Signs and checks access tokens (HS256). */
  jwtSecret: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

/**
 * Reads the keys that belong to a data folder, made at the first start, in a file that only its
 * owner may read. The folder must be ours alone.
 *
 * @throws PlainError when the file is there but is not what we wrote
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, "secrets.json");
  const text = (await readIfThere(file)) ?? (await createSecrets(dataDir, file));
  try {
    return Secrets.parse(JSON.parse(text));
  } catch (cause) {
    throw new PlainError(`${file} is damaged: restore it, or delete it to sign everyone out.`, {
      cause,
    });
  }
}

async function createSecrets(dataDir: string, file: string): Promise<string> {
  const secrets: Secrets = {
    publishableKey: PUBLISHABLE_KEY,
    secretKey: `sb_secret_${randomBytes(32).toString("base64url")}`,
    jwtSecret: randomBytes(48).toString("base64url"),
  };
  const text = `${JSON.stringify(secrets, null, 2)}\n`;
  // Under another name first: a start that is cut off leaves no half of a file behind.
  const draft = join(dataDir, `secrets.draft-${randomUUID()}`);
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, file);
  return text;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
