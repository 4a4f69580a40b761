import postgres, { type Sql } from "postgres";
import type { Log } from "../log.ts";
import { readablePath } from "../machine.ts";
import { paths } from "../paths.ts";
import { PlainError } from "../plain-error.ts";
import { applyMigrations, readMigrations } from "./migrations.ts";
import { applyBootstrap } from "./prepare-database.ts";
import { secondsUntilNextTry } from "./reconnecting.ts";
import { seedOnce } from "./seed.ts";
import { startPostgres } from "./server.ts";

export interface Database {
  connectionString: string;
  /** A few connections of the superuser, for the stack's own needs. */
  sql: Sql;
  /** For the person who starts it: which version, and where the data lies. */
  description: string;
  /** Set when the data lies outside the data folder. */
  elsewhere: string | null;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  dataDir: string;
  pidFolder: string;
  /** Another PostgreSQL to use instead of the one that came with npm. */
  databaseUrl: string | undefined;
  seed: "demo" | "none";
  log: Log;
}

const OLDEST = 15;

/**
 * Starts or reaches the database and brings it up to date: bootstrap, migrations, sample data.
 *
 * @throws PlainError when it cannot be started, reached or brought up to date
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const server = options.databaseUrl === undefined ? await startPostgres(options) : null;
  const connectionString = server?.connectionString ?? options.databaseUrl ?? "";
  const sql = postgres(connectionString, {
    max: 4,
    onnotice: () => undefined,
    connect_timeout: 10,
    backoff: secondsUntilNextTry,
    connection: { application_name: "rapport" },
  });
  const close = async () => {
    await sql.end({ timeout: 1 });
    await server?.stop();
  };
  try {
    const version = await checkVersion(sql);
    await bringUpToDate(sql, options);
    return {
      connectionString,
      sql,
      description: server
        ? `PostgreSQL ${version} in ${readablePath(server.folders.data)}`
        : `PostgreSQL ${version} at DATABASE_URL`,
      elsewhere: server?.folders.elsewhere ? server.folders.data : null,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function bringUpToDate(sql: Sql, { seed, log }: DatabaseOptions): Promise<void> {
  try {
    await applyBootstrap(sql);
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
    throw new PlainError("The user in DATABASE_URL must be a superuser: it has to make roles.", {
      cause: error,
    });
  }
  const applied = await applyMigrations(sql, await readMigrations(paths.migrations));
  log.info({ applied }, "migrations");
  if (seed === "demo") log.info({ seeded: await seedOnce(sql) }, "sample data");
}

async function checkVersion(sql: Sql): Promise<string> {
  const [row] = await sql<{ number: number; version: string }[]>`
    select current_setting('server_version_num')::int as number,
           split_part(current_setting('server_version'), ' ', 1) as version
  `.catch((cause: Error & { code?: string }) => {
    throw new PlainError(`The database cannot be reached (${cause.code ?? cause.name}).`, {
      cause,
    });
  });
  if (!row || row.number < OLDEST * 10_000) {
    throw new PlainError(`The database must be PostgreSQL ${OLDEST} or newer.`);
  }
  return row.version;
}
