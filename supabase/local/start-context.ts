import type { Closers } from "./closers.ts";
import type { Log } from "./log.ts";

/** What every start is given, beside its settings. */
export interface StartContext {
  /** Ends what was started, also after a start that failed half-way. */
  closers: Closers;
  /** Aborted when the start is given up. */
  signal: AbortSignal;
  log: Log;
  /** Tells the person who starts it what takes long. */
  say: (text: string) => void;
}
