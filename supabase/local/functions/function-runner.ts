import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Log } from "../log.ts";
import { paths } from "../paths.ts";
import { findFreePort } from "../process/free-port.ts";
import { SupervisedProcess } from "../process/supervised-process.ts";
import { findDeno } from "./deno.ts";
import { forwardLines } from "./forward-lines.ts";

export interface FunctionRunner {
  /** What runs it, for the person who starts it. */
  description: string;
  /** Where the function listens, e.g. `http://127.0.0.1:21000`. */
  url: string;
  /** Whether it serves at this moment; false while it is started again after a fall. */
  readonly ready: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface FunctionRunnerOptions {
  dataDir: string;
  pidFolder: string;
  /** What the function is told, beside the environment of the stack itself. */
  variables: Record<string, string>;
  /** Load it again whenever its code changes. */
  watch: boolean;
  log: Log;
}

/** Milliseconds that a function may take until it answers for the first time. */
const LONGEST_START = 30_000;

/** Milliseconds between two looks at whether a function that starts answers already. */
const LOOK_EVERY = 25;

/** Runs the function `api` in Deno, as hosted Supabase does, on a port of this machine. */
export async function createFunctionRunner(
  options: FunctionRunnerOptions,
): Promise<FunctionRunner> {
  const { log } = options;
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const deno = findDeno();
  const child = new SupervisedProcess({
    name: "functions",
    pidFolder: options.pidFolder,
    log,
    stopSignal: "SIGTERM",
    stopTimeout: 1_000,
    spawn: () => {
      const process = spawn(deno.program, denoArguments(options), {
        cwd: paths.root,
        env: denoEnvironment(options, port),
        stdio: ["pipe", "pipe", "pipe"],
        // Ctrl-C reaches the whole group; the function is to end when its last answer is sent.
        detached: true,
      });
      process.stdin?.on("error", () => undefined);
      forwardLines(process, log);
      return process;
    },
    untilReady: (process, signal) =>
      // While code is edited, a function that cannot start waits for the next edit.
      untilAnswering(url, process, options.watch ? signal : within(LONGEST_START, signal)),
  });
  return {
    description: deno.description,
    url,
    get ready() {
      return child.ready;
    },
    start: () => child.start(),
    stop: () => child.stop(),
  };
}

function denoArguments({ watch }: FunctionRunnerOptions): string[] {
  return [
    "run",
    "--quiet",
    "--no-lock",
    "--node-modules-dir=manual",
    `--config=${paths.functionConfig}`,
    "--allow-net",
    "--allow-env",
    `--allow-read=${paths.root}`,
    ...(watch ? [`--watch=${join(paths.root, "shared/src")}`, "--no-clear-screen"] : []),
    paths.functionHost,
    pathToFileURL(paths.function).href,
  ];
}

function denoEnvironment(
  { dataDir, variables }: FunctionRunnerOptions,
  port: number,
): NodeJS.ProcessEnv {
  // The function reaches the database over REST alone, as it does when hosted.
  const { DATABASE_URL: _, ...inherited } = process.env;
  return {
    ...inherited,
    ...variables,
    DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    DENO_DIR: join(dataDir, "deno"),
    DENO_NO_UPDATE_CHECK: "1",
    NO_COLOR: "1",
  };
}

const within = (milliseconds: number, signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);

/** Any answer will do: whether the function is well is asked of its health route. */
async function untilAnswering(
  url: string,
  process: ChildProcess,
  signal: AbortSignal,
): Promise<void> {
  while (process.exitCode === null) {
    signal.throwIfAborted();
    try {
      await fetch(`${url}/api/health`, { signal: within(2_000, signal) });
      return;
    } catch {
      await delay(LOOK_EVERY);
    }
  }
}
