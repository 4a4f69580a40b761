/**
 * A trouble that the person who started the stack can mend. Its message is one plain sentence and is
 * shown without a stack trace; the cause, if any, is for the log.
 */
export class PlainError extends Error {
  override name = "PlainError";
}
