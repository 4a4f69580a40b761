/** What can go wrong between us and a language model. */
export type ModelErrorKind =
  | "timed-out"
  | "unreachable"
  | "rate-limited"
  | "server-error"
  | "request-refused"
  | "refused"
  | "incomplete"
  | "off-schema"
  | "unfounded";

/**
 * A call of the model that gave nothing usable. `retryAfterMs`: when trying again makes sense, null
 * when it does not. The message never repeats what the model or its provider said.
 */
export class ModelError extends Error {
  override readonly name = "ModelError";

  constructor(
    readonly code: ModelErrorKind,
    readonly retryAfterMs: number | null,
    cause?: unknown,
  ) {
    super(`the model's answer is ${code}`, { cause });
  }
}
