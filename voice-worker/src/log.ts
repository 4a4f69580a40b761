import { destination, type Logger, pino } from "pino";

export type Log = Logger;

/** Lines for the operator, on stderr: ids, codes, sizes and times, never what people say or hear. */
export function createLog(level: string): Log {
  const stderr = destination({ dest: 2, sync: false });
  stderr.on("error", () => undefined);
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stderr);
}

/** The kind of an error and its code. Its message stays out: an engine may quote a transcript in it. */
export function errorKind(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? { error: error.name, code } : { error: error.name };
}
