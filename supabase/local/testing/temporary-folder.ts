import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFolder {
  path: string;
  remove(): Promise<void>;
}

/**
 * A new folder for the data of one test. Others may enter it, unlike one straight from the system:
 * started as root, the database runs as an account of its own.
 */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), "rapport-"));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
