import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";

/**
 * A connection of the operator to the database of the stack on this data folder, for what no API can
 * do or show: `sql.end()` when done.
 */
export async function operatorSql(dataDir: string): Promise<Sql> {
  const folder = join(dataDir, "postgres");
  const [password, pidFile] = await Promise.all([
    readFile(join(folder, "superuser-password"), "utf8"),
    readFile(join(folder, "postmaster.pid"), "utf8"),
  ]);
  // The file says on its fourth line where the server listens.
  const port = Number(pidFile.split("\n")[3]);
  return postgres({
    host: "127.0.0.1",
    port,
    database: "postgres",
    username: "postgres",
    password,
    max: 2,
    onnotice: () => undefined,
  });
}
