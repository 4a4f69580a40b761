import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Sql } from "postgres";
import { paths } from "../paths.ts";
import { PlainError } from "../plain-error.ts";

/** As the Supabase CLI names it, which keeps the same list. */
const SEED_PATH = "supabase/seed.sql";

/**
 * Puts the sample data into a database that never had it. What people changed or deleted since then
 * stays as they left it.
 *
 * @returns whether it was put there now
 * @throws PlainError when the seed does not fit the database
 */
export async function seedOnce(sql: Sql): Promise<boolean> {
  const seed = await readFile(paths.seed, "utf8");
  const hash = createHash("sha256").update(seed).digest("hex");
  return await sql.begin(async (tx) => {
    await tx`
      create table if not exists supabase_migrations.seed_files (
        path text not null primary key,
        hash text not null
      )`;
    const claimed = await tx`
      insert into supabase_migrations.seed_files (path, hash) values (${SEED_PATH}, ${hash})
      on conflict do nothing returning path`;
    if (claimed.length === 0) return false;
    try {
      await tx.unsafe(seed).simple();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new PlainError(`The sample data (${SEED_PATH}) does not fit: ${reason}`, { cause });
    }
    return true;
  });
}
