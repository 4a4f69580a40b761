import { SpeechError } from "../ports.ts";

/** A refused request or connection, by its HTTP status. */
export function refusal(status: number, cause?: unknown): SpeechError {
  const retryable = status === 408 || status === 409 || status === 429 || status >= 500;
  const what = status === 401 || status === 403 ? "refuses the key" : `answers ${status}`;
  return new SpeechError("unavailable", `The speech service ${what}.`, retryable, { cause });
}

/** An `error` event. Its message stays out, for it may quote what was said. */
export function eventFailure(error: {
  type?: string | undefined;
  code?: string | null | undefined;
}): SpeechError {
  const kind = `${error.type ?? ""} ${error.code ?? ""}`;
  const passing = /server_error|rate_limit|session_expired|overloaded/.test(kind);
  return new SpeechError(
    passing ? "unavailable" : "failed",
    passing ? "The speech service is in trouble." : "The speech service refused the request.",
    passing,
  );
}

export const cutOff = (cause?: unknown) =>
  new SpeechError("unavailable", "The connection to the speech service was lost.", true, { cause });

export const malformed = () =>
  new SpeechError("failed", "The speech service sent something that cannot be read.", true);

export const tooLate = () => new SpeechError("timeout", "The speech service did not answer.", true);
