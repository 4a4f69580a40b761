import { type ChildProcess, spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../process/free-port.ts";
import { identify, isRunning, type ProcessIdentity, signal } from "../process/identity.ts";
import type { Secrets } from "../secrets.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface StackOptions {
  /** Beside what every start is given; `undefined` takes a variable away. */
  env?: Record<string, string | undefined>;
  /** An own one is made, and removed by `stop`, when none is given. */
  dataDir?: string;
}

export interface TestStack {
  /** Without a slash at the end. */
  baseUrl: string;
  dataDir: string;
  secrets: Secrets;
  pid: number;
  /** What it printed so far. */
  output(): string;
  /** The processes that it started and that still run. */
  children(): Promise<ProcessIdentity[]>;
  /** Ends it as Ctrl-C does. @returns the exit code */
  stop(): Promise<number | null>;
  /** Ends it and everything it started with `kill -9`. The data stays. */
  kill(): Promise<void>;
}

/** Milliseconds; the first start builds the page. */
const LONGEST_START = 120_000;

/** Variables of the person who runs the tests that would change what is tested. */
const FOREIGN =
  /^(PORT|HOST|DATA_DIR|SEED|DATABASE_URL|LOG_LEVEL|JWT_SECRET|TRUST_FORWARDED_FOR|NODE_ENV|ALLOWED_ORIGINS|UPSTREAM_TIMEOUT_MS|REFUSED_SIGN_IN_MS|PROFILE_WAIT_MS|AUTO_APPROVE_THERAPISTS|(VITE|OPENAI|SUPABASE|RATE_LIMIT|VOICE)_.*)$/;

/** Most tests neither speak nor listen: they are spared the recognisers, which take a second and 250 MB. */
const UNHEARD = { VOICE_ENGINE: "none" };

const startScript = fileURLToPath(new URL("../start.mjs", import.meta.url));

/** A start that came to nothing: what it printed, and its exit code. */
export class StackFailedError extends Error {
  override name = "StackFailedError";
  readonly exitCode: number | null;
  readonly output: string;

  constructor(exitCode: number | null, output: string) {
    super(`The stack ended with code ${exitCode}:\n${output}`);
    this.exitCode = exitCode;
    this.output = output;
  }
}

/**
 * Starts the whole product as `npm start` does, on a port and a data folder of its own.
 *
 * @throws StackFailedError when it ends before it is ready
 */
export async function startStack(options: StackOptions = {}): Promise<TestStack> {
  const folder = options.dataDir === undefined ? await temporaryFolder() : null;
  const dataDir = options.dataDir ?? folder?.path ?? "";
  const port = options.env?.PORT ?? String(await findFreePort());
  const child = spawn(process.execPath, [startScript], {
    env: { ...ownEnvironment(), ...UNHEARD, PORT: port, DATA_DIR: dataDir, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collectOutput(child);
  const ended = new Promise<number | null>((resolve) => {
    child.once("exit", (code) => resolve(code));
  });
  const baseUrl = `http://localhost:${port}`;
  try {
    await untilReady(baseUrl, child, output);
  } catch (error) {
    child.kill("SIGKILL");
    await folder?.remove();
    throw error;
  }
  const children = () => runningChildren(dataDir);
  return {
    baseUrl,
    dataDir,
    secrets: JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8")),
    pid: child.pid ?? 0,
    output,
    children,
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      await folder?.remove();
      return code;
    },
    async kill() {
      // Those that a stack left behind that was killed before are found by the same files.
      const victims = await children();
      child.kill("SIGKILL");
      for (const { pid } of victims) signal(pid, "SIGKILL");
      await ended;
      for (const victim of victims) while (await isRunning(victim)) await delay(10);
    },
  };
}

function ownEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  return Object.fromEntries(entries);
}

function collectOutput(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

async function untilReady(
  baseUrl: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + LONGEST_START;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new StackFailedError(child.exitCode, output());
    }
    // Another program may listen on the port that this start was refused: its health is not ours.
    if (output().includes("is ready at") && (await isHealthy(baseUrl))) return;
    await delay(50);
  }
  throw new Error(`The stack is not ready after ${LONGEST_START / 1000} s:\n${output()}`);
}

async function isHealthy(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}

/** Read from the files by which the stack itself would find them after a crash. */
async function runningChildren(dataDir: string): Promise<ProcessIdentity[]> {
  const folder = join(dataDir, "run");
  const files = await readdir(folder).catch(() => []);
  const written = await Promise.all(
    files.map(async (file): Promise<ProcessIdentity> => {
      return JSON.parse(await readFile(join(folder, file), "utf8"));
    }),
  );
  const running: ProcessIdentity[] = [];
  for (const identity of written) {
    const now = await identify(identity.pid);
    if (now?.startedAt === identity.startedAt) running.push(now);
  }
  return running;
}
