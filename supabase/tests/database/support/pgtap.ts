import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Sql } from "postgres";

const run = promisify(execFile);
const HELPERS = fileURLToPath(new URL("helpers.sql", import.meta.url));

/**
 * pgTAP's functions as SQL. The servers that come from npm lack the extension, but it is plain SQL:
 * it is taken out of the package that brings it to PGlite.
 */
async function pgtapSource(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite-pgtap");
  const archive = join(dirname(entry), "pgtap.tar.gz");
  const member = "share/postgresql/extension/pgtap.sql";
  const { stdout } = await run("tar", ["-xzOf", archive, member], { maxBuffer: 8 << 20 });
  return stdout;
}

/** Puts pgTAP (schema `tap`) and the stories' own words (schema `tests`) into a test database. */
export async function installPgTap(sql: Sql): Promise<void> {
  const scripts = ["create schema tap; set search_path = tap, public;", await pgtapSource()];
  scripts.push("set search_path = tests, tap, public;", await readFile(HELPERS, "utf8"));
  for (const script of scripts) await sql.unsafe(script).simple();
  // Stories assert as whoever they have become.
  await sql
    .unsafe(`
    grant usage on schema tap, tests to public;
    grant execute on all functions in schema tap, tests to public;
    grant select on all tables in schema tap to public;
  `)
    .simple();
}
