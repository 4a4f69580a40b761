import { join } from "node:path";
import { createLog } from "../log.ts";
import { prepareDatabase } from "../postgres/prepare-database.ts";
import { startPostgres } from "../postgres/server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface ScratchDatabase {
  /** For the superuser. */
  connectionString: string;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of its own with the product's database on it, for tests of the database alone. */
export async function startScratchDatabase(): Promise<ScratchDatabase> {
  const folder = await temporaryFolder();
  try {
    const server = await startPostgres({
      dataDir: folder.path,
      pidFolder: join(folder.path, "run"),
      log: createLog("silent"),
    });
    const stop = async () => {
      await server.stop();
      await folder.remove();
    };
    await prepareDatabase(server.connectionString).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { connectionString: server.connectionString, stop };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
