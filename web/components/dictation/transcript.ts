import type { HeardResult } from "./recogniser.ts";

/** What a session has said that will not change any more, and what still may. */
export interface Transcript {
  settled: string;
  pending: string;
  /** How many results `settled` covers, counted from the session's first. */
  settledCount: number;
}

const squash = (text: string) => text.replace(/\s+/g, " ").trim();

const sayAll = (results: readonly HeardResult[]) =>
  squash(results.map((result) => result.transcript).join(" "));

/** Chrome on Android calls a guess final and gives it away with a confidence of 0. */
const isFalseFinal = (result: HeardResult) => result.isFinal && result.confidence === 0;

/**
 * The words of results that repeat each other. Chrome on Android reports each guess as a result of
 * its own, each longer than the one before ("I", "I feel", "I feel low"), and the last one twice.
 */
function sayWithoutRepeats(results: readonly HeardResult[]): string {
  const phrases: string[] = [];
  for (const result of results) {
    const phrase = squash(result.transcript);
    const last = phrases.at(-1);
    const repeats = last !== undefined && phrase.toLowerCase().startsWith(last.toLowerCase());
    if (repeats) phrases.pop();
    phrases.push(phrase);
  }
  return squash(phrases.join(" "));
}

/**
 * Reads a session's results from the `from`th on. Browsers repeat old results and start counting
 * anew without notice, so this looks at the whole list and never at the event's own index.
 */
export function readTranscript(results: readonly HeardResult[], from: number): Transcript {
  const fresh = results.slice(from);
  if (fresh.some(isFalseFinal)) {
    return { settled: "", pending: sayWithoutRepeats(fresh), settledCount: from };
  }
  const firstOpen = fresh.findIndex((result) => !result.isFinal);
  const closed = firstOpen === -1 ? fresh.length : firstOpen;
  return {
    settled: sayAll(fresh.slice(0, closed)),
    pending: sayAll(fresh.slice(closed)),
    settledCount: from + closed,
  };
}
