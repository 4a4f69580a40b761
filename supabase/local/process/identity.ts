import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * What tells a process from a later one that was given the same number: when it began and what it
 * runs. Numbers are reused, above all in containers, where they start from 1 each time.
 */
export interface ProcessIdentity {
  pid: number;
  /** When it began, in whatever form the system tells it; only compared for equality. */
  startedAt: string;
  command: string;
}

/** @returns the process that has this number now, or null when none runs (a zombie does not run) */
export async function identify(pid: number): Promise<ProcessIdentity | null> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  try {
    if (process.platform === "linux") return await identifyOnLinux(pid);
    if (process.platform === "win32") return identifyByNumber(pid);
    return await identifyByPs(pid);
  } catch {
    return null;
  }
}

/** Whether exactly this process still runs. */
export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  return (await identify(identity.pid))?.startedAt === identity.startedAt;
}

/** Forgets a process that is gone already; anything else that forbids a signal is an error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function identifyOnLinux(pid: number): Promise<ProcessIdentity | null> {
  const [stat, commandLine, bootId] = await Promise.all([
    readFile(`/proc/${pid}/stat`, "utf8"),
    readFile(`/proc/${pid}/cmdline`, "utf8"),
    readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
  ]);
  // The second field is the name in brackets and may hold anything, spaces and brackets included.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (state === "Z" || state === "X") return null;
  return {
    pid,
    startedAt: `${bootId.trim()} ${fields[18]}`,
    command: commandLine.replaceAll("\0", " ").trim(),
  };
}

async function identifyByPs(pid: number): Promise<ProcessIdentity | null> {
  const options = { env: { ...process.env, LC_ALL: "C" } };
  const fields = async (format: string) =>
    (await run("ps", ["-p", String(pid), "-o", format], options)).stdout.trim();
  const [state, startedAt, command] = await Promise.all([
    fields("state="),
    fields("lstart="),
    fields("command="),
  ]);
  return state === "" || state.startsWith("Z") ? null : { pid, startedAt, command };
}

/** Windows tells no start time cheaply: there a number that is in use counts as the same process. */
function identifyByNumber(pid: number): ProcessIdentity {
  process.kill(pid, 0);
  return { pid, startedAt: "", command: "" };
}
