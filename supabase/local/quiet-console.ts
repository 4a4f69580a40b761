import { errorFacts, type Log } from "./log.ts";

/**
 * Keeps what libraries print out of the terminal: @supabase/lite prints failed statements with their
 * values and whole errors, in which people's words and addresses stand. Only kinds and codes get
 * into the log.
 */
export function quietConsole(log: Log): void {
  const note = (...words: unknown[]): void => {
    const error = words.find((word) => word instanceof Error);
    log.debug(error ? errorFacts(error) : {}, "a library wrote to the console");
  };
  console.log = note;
  console.info = note;
  console.warn = note;
  console.error = note;
}
