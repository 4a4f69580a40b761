import { cancelled, SpeechError, type SpeechErrorCode } from "../ports.ts";

/** How a fake engine misbehaves, one entry a call, in order; then it is well again. */
export type Fault =
  | { kind: "error"; code: SpeechErrorCode; retryable?: boolean }
  /** Never answers, until it is cancelled. */
  | { kind: "hang" }
  /** Throws something that is no SpeechError, as a bug would. */
  | { kind: "crash" };

/** Waits, and rejects SpeechError when the signal ends the wait. Zero milliseconds is no timer. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(cancelled());
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(cancelled());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}

/** Rejects as the fault says; "hang" only once the signal is aborted. */
export function suffer(fault: Fault, signal: AbortSignal): Promise<never> {
  if (fault.kind === "crash") return Promise.reject(new TypeError("A fake engine crashed."));
  if (fault.kind === "error") {
    return Promise.reject(
      new SpeechError(fault.code, "A fake engine failed.", fault.retryable ?? true),
    );
  }
  return new Promise((_, reject) => {
    if (signal.aborted) return reject(cancelled());
    signal.addEventListener("abort", () => reject(cancelled()), { once: true });
  });
}
