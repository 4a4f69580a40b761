import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { identify, isRunning, type ProcessIdentity, signal } from "./identity.ts";

/** Milliseconds that a process left behind has to end in good order before it is killed. */
const GRACE = 2_000;

const pidFile = (folder: string, name: string): string => join(folder, `${name}.pid.json`);

/** Writes down a process that we started, so that a later start finds it if we are killed. */
export async function rememberProcess(folder: string, name: string, pid: number): Promise<void> {
  const identity = await identify(pid);
  if (!identity) return;
  await mkdir(folder, { recursive: true });
  await writeFile(pidFile(folder, name), JSON.stringify(identity));
}

export async function forgetProcess(folder: string, name: string): Promise<void> {
  await rm(pidFile(folder, name), { force: true });
}

/**
 * Ends what an earlier run of the stack left behind when it was killed. A process is touched only if
 * it is still the very one that was written down: same number, same start.
 *
 * @returns the names of the processes that were ended
 */
export async function endOrphans(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const ended: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".pid.json"))) {
    const identity = await readIdentity(join(folder, file));
    if (identity && (await isRunning(identity))) {
      await endProcess(identity, "SIGTERM");
      ended.push(file.replace(".pid.json", ""));
    }
    await rm(join(folder, file), { force: true });
  }
  return ended;
}

/** Asks a process to end and kills it when it does not within {@link GRACE}. */
export async function endProcess(identity: ProcessIdentity, name: NodeJS.Signals): Promise<void> {
  signal(identity.pid, name);
  const deadline = Date.now() + GRACE;
  while (await isRunning(identity)) {
    if (Date.now() > deadline) {
      signal(identity.pid, "SIGKILL");
      return;
    }
    await delay(20);
  }
}

async function readIdentity(file: string): Promise<ProcessIdentity | null> {
  try {
    const { pid, startedAt, command } = JSON.parse(await readFile(file, "utf8"));
    return typeof pid === "number" && typeof startedAt === "string"
      ? { pid, startedAt, command: String(command) }
      : null;
  } catch {
    // Cut off while it was being written: the process ends by itself when its parent is gone.
    return null;
  }
}
