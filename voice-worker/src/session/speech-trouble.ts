import { SpeechError } from "../speech/ports.ts";
import { Trouble } from "./trouble.ts";

/** Whether to ask an engine that failed once more. A busy one let us wait already. */
export function mayRetry(error: unknown): boolean {
  if (error instanceof Trouble) return false;
  return error instanceof SpeechError ? error.retryable && error.code !== "busy" : true;
}

/** What the client is told of a recogniser that failed. */
export function recognitionTrouble(cause: unknown): Trouble {
  if (cause instanceof Trouble) return cause;
  const code = cause instanceof SpeechError ? cause.code : "failed";
  if (code === "busy") return new Trouble("busy", undefined, { cause });
  if (code === "timeout") return new Trouble("timeout", undefined, { cause });
  return new Trouble("speech-to-text-failed", undefined, { cause });
}
