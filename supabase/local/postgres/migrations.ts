import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import { PlainError } from "../plain-error.ts";

export interface Migration {
  /** The timestamp in front of the file's name, as the Supabase CLI writes it. */
  version: string;
  name: string;
  sql: string;
}

const FILE_NAME = /^(\d+)_(.+)\.sql$/;

/** Any constant will do, as long as every copy of the stack takes the same one. */
const MIGRATION_LOCK = 7_239_401;

/** Reads a folder of `<version>_<name>.sql` files, oldest first. Other files are left alone. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).toSorted();
  const migrations: Migration[] = [];
  for (const file of files) {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (version === undefined || name === undefined) continue;
    migrations.push({ version, name, sql: await readFile(join(folder, file), "utf8") });
  }
  return migrations;
}

/**
 * Applies what the database has not seen yet, each migration in a transaction of its own, and keeps
 * the history where the Supabase CLI looks for it.
 *
 * @returns the names of the migrations that were applied now
 * @throws PlainError naming the file and line of the statement that failed; what came before it stays
 */
export async function applyMigrations(sql: Sql, migrations: Migration[]): Promise<string[]> {
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await connection
      .unsafe(`
        create schema if not exists supabase_migrations;
        create table if not exists supabase_migrations.schema_migrations (
          version text not null primary key,
          statements text[],
          name text
        );
      `)
      .simple();
    const history = await connection<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations`;
    const applied = new Set(history.map((row) => row.version));
    const pending = migrations.filter((migration) => !applied.has(migration.version));
    for (const migration of pending) {
      await connection`begin`;
      try {
        await connection.unsafe(migration.sql).simple();
        await connection`
          insert into supabase_migrations.schema_migrations (version, statements, name)
          values (${migration.version}, ${[migration.sql]}, ${migration.name})`;
        await connection`commit`;
      } catch (error) {
        await connection`rollback`;
        throw new PlainError(describeFailure(migration, error), { cause: error });
      }
    }
    return pending.map((migration) => `${migration.version}_${migration.name}`);
  } finally {
    await connection`select pg_advisory_unlock_all()`.catch(() => undefined);
    connection.release();
  }
}

function describeFailure(migration: Migration, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = Number((error as { position?: unknown }).position);
  const line = position > 0 ? `:${migration.sql.slice(0, position).split("\n").length}` : "";
  return `Migration ${migration.version}_${migration.name}.sql${line} failed: ${message}`;
}
