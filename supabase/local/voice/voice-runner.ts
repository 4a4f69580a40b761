import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import type { VoiceEngines } from "../../../shared/src/contracts/health.ts";
import type { Upstream } from "../gateway/upstream.ts";
import type { Log } from "../log.ts";
import { paths } from "../paths.ts";
import { findFreePort } from "../process/free-port.ts";
import { SupervisedProcess } from "../process/supervised-process.ts";

export interface VoiceRunner extends Upstream {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface VoiceRunnerOptions {
  pidFolder: string;
  /** What the worker is told, beside the environment of the stack itself. */
  variables: Record<string, string>;
  log: Log;
}

/** Milliseconds that the worker may take until its models are loaded. */
const LONGEST_START = 60_000;

/** Milliseconds between two looks at whether a worker that starts is ready. */
const LOOK_EVERY = 50;

/** Runs the voice worker on a port of this machine. */
export async function createVoiceRunner(options: VoiceRunnerOptions): Promise<VoiceRunner> {
  const { log, pidFolder } = options;
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = new SupervisedProcess({
    name: "voice",
    pidFolder,
    log,
    stopSignal: "SIGTERM",
    stopTimeout: 1_500,
    spawn: () => {
      const process = spawn(globalThis.process.execPath, [paths.voiceHost], {
        cwd: paths.root,
        env: workerEnvironment(options, port),
        stdio: ["pipe", "ignore", "pipe"],
        // Ctrl-C reaches the whole group; the worker is to end when its last utterance is answered.
        detached: true,
      });
      process.stdin?.on("error", () => undefined);
      forwardLines(process, log);
      return process;
    },
    untilReady: (process, signal) =>
      untilReady(url, process, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_START)])),
  });
  return {
    url,
    get ready() {
      return child.ready;
    },
    start: () => child.start(),
    stop: () => child.stop(),
  };
}

const WorkerHealth = z.object({
  engines: z.object({
    speechToText: z.nullable(z.string()),
    textToSpeech: z.nullable(z.string()),
  }),
});

/** Which engines the worker has. Rejects when it does not answer, or not as agreed. */
export async function askVoice(
  { url, ready }: Upstream,
  signal: AbortSignal,
): Promise<VoiceEngines> {
  if (!ready) throw new Error("the voice worker is not running");
  const answer = await fetch(`${url}/readyz`, { signal });
  if (!answer.ok) throw new Error(`the voice worker answers ${answer.status}`);
  return WorkerHealth.parse(await answer.json()).engines;
}

function workerEnvironment(
  { variables, log }: VoiceRunnerOptions,
  port: number,
): NodeJS.ProcessEnv {
  // The worker needs no database, and is given no way to it.
  const { DATABASE_URL: _, SUPABASE_SECRET_KEY: __, ...inherited } = process.env;
  return {
    ...inherited,
    ...variables,
    PORT: String(port),
    HOST: "127.0.0.1",
    LOG_LEVEL: log.level,
    // The gateway is the one proxy in front, and writes the header anew.
    TRUST_FORWARDED_FOR: "1",
    // The whole stack has a few seconds to end.
    VOICE_DRAIN_SECONDS: "1",
  };
}

async function untilReady(url: string, process: ChildProcess, signal: AbortSignal): Promise<void> {
  while (process.exitCode === null) {
    signal.throwIfAborted();
    const answer = await fetch(`${url}/readyz`, { signal }).catch(() => null);
    if (answer?.ok) return;
    await delay(LOOK_EVERY);
  }
}

/** The worker writes a JSON object a line; they are told apart by what wrote them. */
function forwardLines(child: ChildProcess, log: Log): void {
  if (!child.stderr) return;
  createInterface({ input: child.stderr }).on("line", (line) => {
    try {
      const { level, time: _, msg, ...facts }: Record<string, unknown> = JSON.parse(line);
      const event = { voice: facts };
      const text = typeof msg === "string" ? msg : "";
      if (Number(level) >= 50) log.error(event, text);
      else if (Number(level) >= 40) log.warn(event, text);
      else log.info(event, text);
    } catch {
      if (line.trim() !== "") log.warn({ voice: line });
    }
  });
}
