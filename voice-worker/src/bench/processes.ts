import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Usage } from "./usage.ts";

/** Milliseconds that the fake engines take: from the end of an utterance, and to the first audio. */
export interface EngineDelays {
  transcriptMs: number;
  firstAudioMs: number;
}

/** What real engines take, roughly. */
export const REALISTIC_DELAYS: EngineDelays = { transcriptMs: 150, firstAudioMs: 250 };

/** Fake engines of a worker process: how long they take, and what they hear and say. */
export interface FakeEngines extends EngineDelays {
  /** What the utterances say, one after another. */
  texts?: string[];
  /** A partial text grows by a word with each so many samples; 0: there are none. */
  samplesPerWord?: number;
  /** How slowly replies are spoken. */
  msPerCharacter?: number;
}

/** A server in a process of its own, so that what it costs is not mixed with what asking it costs. */
export interface ServerProcess {
  url: string;
  /** Since the last time it was asked. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): void;
}

export const startWorkerProcess = (engines: FakeEngines): Promise<ServerProcess> =>
  start("worker-process.ts", JSON.stringify(engines));

export const startBareProcess = (kind: "echo" | "answer"): Promise<ServerProcess> =>
  start("bare-process.ts", kind);

async function start(file: string, argument: string): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [argument], {
    execArgv: ["--import", "tsx", "--expose-gc"],
  });
  const { port } = await reply<{ port: number }>(child);
  return {
    url: `ws://127.0.0.1:${port}/ws`,
    async usage() {
      child.send("usage");
      return await reply<Usage>(child);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill();
      await gone;
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

async function reply<T>(child: ChildProcess): Promise<T> {
  const answered = new AbortController();
  const { signal } = answered;
  const gone = once(child, "exit", { signal }).then(() => {
    throw new Error("a server of the benchmark ended");
  });
  try {
    const [message] = await Promise.race([once(child, "message", { signal }), gone]);
    return message as T;
  } finally {
    // Neither event is listened to any longer.
    answered.abort();
  }
}
