import { readFile } from "node:fs/promises";
import { getAuthSchemaSql } from "@supabase/lite";
import postgres, { type Sql } from "postgres";
import { paths } from "../paths.ts";
import { applyMigrations, readMigrations } from "./migrations.ts";

/** One script of the way from an empty database to one that the product runs on. */
export interface PreparationStep {
  name: string;
  sql: string;
}

/**
 * Every script that makes an empty database into the product's, in order: Auth's tables, the
 * bootstrap, the migrations. For a Postgres that is not reached by a connection string; others take
 * {@link prepareDatabase}.
 */
export async function preparationSteps(): Promise<PreparationStep[]> {
  const migrations = await readMigrations(paths.migrations);
  return [
    ...(await startSteps()),
    ...migrations.map(({ version, name, sql }) => ({ name: `${version}_${name}`, sql })),
  ];
}

/** Runs the scripts that every start runs again: Auth's tables when missing, then the bootstrap. */
export async function applyBootstrap(sql: Sql): Promise<void> {
  for (const step of await startSteps()) await sql.unsafe(step.sql).simple();
}

async function startSteps(): Promise<PreparationStep[]> {
  return [
    { name: "auth schema", sql: getAuthSchemaSql() },
    { name: "bootstrap", sql: await readFile(paths.bootstrap, "utf8") },
  ];
}

/**
 * Makes a database ready for the product without the rest of the stack, for tests of the database
 * alone. May be called again on the same database.
 *
 * @param connectionString of a superuser, `postgres://user:password@host:port/database`
 * @returns the names of the migrations that were applied now
 * @throws PlainError when a migration fails
 */
export async function prepareDatabase(connectionString: string): Promise<string[]> {
  const sql = postgres(connectionString, { max: 1, onnotice: () => undefined });
  try {
    await applyBootstrap(sql);
    return await applyMigrations(sql, await readMigrations(paths.migrations));
  } finally {
    await sql.end();
  }
}
