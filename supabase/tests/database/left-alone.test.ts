import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { identify, isRunning, type ProcessIdentity, signal } from "../../local/process/identity.ts";
import { type TemporaryFolder, temporaryFolder } from "../../local/testing/temporary-folder.ts";

const LOCAL = new URL("../../local/", import.meta.url).href;

/** Starts a database on a folder, says so and stays. */
const PROGRAM = `
  import { createLog } from "${LOCAL}log.ts";
  import { startPostgres } from "${LOCAL}postgres/server.ts";
  const dataDir = process.argv[1];
  await startPostgres({ dataDir, pidFolder: dataDir + "/run", log: createLog("silent") });
  console.log("ready");
`;

let folder: TemporaryFolder;
let database: ProcessIdentity | null = null;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(async () => {
  if (database && (await isRunning(database))) signal(database.pid, "SIGKILL");
  await folder?.remove();
});

test("a database ends when whoever started it is killed", async () => {
  const starter = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", PROGRAM, folder.path],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  for await (const line of createInterface(starter.stdout)) if (line === "ready") break;
  const pidFile = await readFile(join(folder.path, "postgres/postmaster.pid"), "utf8");
  const found = await identify(Number(pidFile.split("\n", 1)[0]));
  if (!found) throw new Error("the database does not run");
  database = found;
  expect(found.command).toContain(folder.path);

  starter.kill("SIGKILL");
  await expect.poll(() => isRunning(found), { timeout: 20_000 }).toBe(false);
});
