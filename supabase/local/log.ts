import { destination, type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Log lines are for the operator and go to stderr: ids, codes and states, never what people wrote,
 * said or signed in with. Quiet unless LOG_LEVEL says otherwise.
 */
export function createLog(level: string): Log {
  const stderr = destination({ dest: 2, sync: true });
  stderr.on("error", () => undefined);
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stderr);
}

/** What may be told of an error: its kind and code. A message may quote what a person sent. */
export function errorFacts(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? { error: error.name, code } : { error: error.name };
}
