import type { ChildProcess } from "node:child_process";
import type { Log } from "../log.ts";
import { forgetProcess, rememberProcess } from "./orphans.ts";

export interface SupervisedOptions {
  /** For the log, and for the file that lets a later start find it. */
  name: string;
  /** Folder for that file. */
  pidFolder: string;
  spawn: () => ChildProcess;
  /** Resolves once it serves; rejects when it cannot. `signal` is aborted when the process is gone. */
  untilReady: (child: ChildProcess, signal: AbortSignal) => Promise<void>;
  /** The signal that makes it end in good order. */
  stopSignal: NodeJS.Signals;
  /** Milliseconds it has for that before it is killed. */
  stopTimeout: number;
  log: Log;
}

/** Milliseconds before the first restart; doubled each time, up to the longest. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;
/** A process that lived this long was well: its next fall counts as the first again. */
const STEADY = 30_000;

/** A child process that is started again, with growing pauses, whenever it falls. */
export class SupervisedProcess {
  readonly #options: SupervisedOptions;
  #child: ChildProcess | null = null;
  #ready = false;
  #stopping = false;
  #falls = 0;
  #restart: NodeJS.Timeout | null = null;

  constructor(options: SupervisedOptions) {
    this.#options = options;
  }

  get ready(): boolean {
    return this.#ready;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts it for the first time. A first start that fails is not tried again.
   *
   * @throws what `untilReady` threw, or that the process ended
   */
  async start(): Promise<void> {
    const { name, pidFolder, log } = this.#options;
    const startedAt = Date.now();
    const child = this.#options.spawn();
    const gone = new AbortController();
    const exit = new Promise<never>((_, reject) => {
      child.once("error", reject);
      child.once("exit", (code, signal) =>
        reject(new Error(`${name} ended (${signal ?? `code ${code}`})`)),
      );
    });
    exit.catch(() => gone.abort());
    this.#child = child;
    try {
      if (child.pid !== undefined) await rememberProcess(pidFolder, name, child.pid);
      await Promise.race([this.#options.untilReady(child, gone.signal), exit]);
    } catch (error) {
      if (!gone.signal.aborted) child.kill("SIGKILL");
      throw error;
    }
    this.#ready = true;
    exit.catch((error: Error) => {
      this.#ready = false;
      if (this.#stopping) return;
      log.error({ reason: error.message }, `${name} fell and is started again`);
      if (Date.now() - startedAt > STEADY) this.#falls = 0;
      this.#startAgainLater();
    });
  }

  #startAgainLater(): void {
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#falls, LONGEST_PAUSE);
    this.#falls += 1;
    this.#restart = setTimeout(() => {
      this.start().catch((error: Error) => {
        if (this.#stopping) return;
        this.#options.log.error({ reason: error.message }, `${this.#options.name} does not start`);
        this.#startAgainLater();
      });
    }, pause);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#ready = false;
    if (this.#restart) clearTimeout(this.#restart);
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      await new Promise<void>((resolve) => {
        const deadline = setTimeout(() => child.kill("SIGKILL"), this.#options.stopTimeout);
        child.once("exit", () => {
          clearTimeout(deadline);
          resolve();
        });
        child.kill(this.#options.stopSignal);
      });
    }
    await forgetProcess(this.#options.pidFolder, this.#options.name);
  }
}
