import { Closers } from "./closers.ts";
import { startHostedStack } from "./hosted-stack.ts";
import { startLocalStack } from "./local-stack.ts";
import { createLog, errorFacts, type Log } from "./log.ts";
import { PlainError } from "./plain-error.ts";
import { quietConsole } from "./quiet-console.ts";
import { readSettings } from "./settings.ts";
import { describe } from "./started-stack.ts";

/** Milliseconds from the signal to the end, whatever hangs. */
const LONGEST_STOP = 4_500;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const complain = (text: string): void => void process.stderr.write(`${text}\n`);

/** Starts what the arguments ask for and runs it until a signal ends it. Ends the process. */
export async function run(args: string[]): Promise<void> {
  let log = createLog("warn");
  const closers = new Closers();
  const giveUp = new AbortController();
  let starting: Promise<void> = Promise.resolve();

  const stop = async (exitCode: number): Promise<void> => {
    if (giveUp.signal.aborted) return;
    giveUp.abort();
    if (exitCode === 0) say("Stopping…");
    setTimeout(() => process.exit(exitCode || 1), LONGEST_STOP).unref();
    await starting;
    await closers.closeAll(log);
    process.exit(exitCode);
  };

  try {
    const settings = readSettings(process.env, args);
    log = createLog(settings.logLevel);
    quietConsole(log);
    endOnSignals(stop);
    endWithNpm(stop);
    endOnDefects(stop, log);
    say(settings.dev ? "Starting Rapport for development…" : "Starting Rapport…");
    const start = args.includes("--supabase") ? startHostedStack : startLocalStack;
    const started = start(settings, { closers, signal: giveUp.signal, log, say });
    starting = started.then(
      () => undefined,
      () => undefined,
    );
    say(describe(await started));
  } catch (error) {
    // Given up on a signal: `stop` is at work already.
    if (giveUp.signal.aborted) return;
    complain(error instanceof PlainError ? error.message : describeDefect(error));
    await stop(1);
  }
}

function endOnSignals(stop: (exitCode: number) => Promise<void>): void {
  process.on("SIGINT", () => void stop(0));
  process.on("SIGTERM", () => void stop(0));
  // A terminal that is closed. Without one, somebody may want it to go on (nohup).
  if (process.stdout.isTTY) process.on("SIGHUP", () => void stop(0));
}

/**
 * npm hands a signal to the shell between it and us, and some shells end without passing it on. What
 * is left then is a parent that is gone.
 */
function endWithNpm(stop: (exitCode: number) => Promise<void>): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    void stop(0);
  }, 250);
  watch.unref();
}

/**
 * An exception that nobody caught leaves the process in a state that nobody knows: it ends in good
 * order. A promise that nobody waited for concerns one request alone.
 */
function endOnDefects(stop: (exitCode: number) => Promise<void>, log: Log): void {
  const facts = (error: unknown) => ({ ...errorFacts(error), stack: stackOf(error) });
  process.on("unhandledRejection", (error) => log.error(facts(error), "a promise was left alone"));
  process.on("uncaughtException", (error) => {
    log.fatal(facts(error), "a defect ends the stack");
    void stop(1);
  });
  // Whoever read our output may be gone; that is no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** Where it happened, without the message, which may quote a person. */
function stackOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
}

function describeDefect(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `Rapport could not be started: ${reason}`;
}
