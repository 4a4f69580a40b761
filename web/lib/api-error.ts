/** A call to the API that did not succeed. `message` is fit to be shown. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** How many seconds the server asks to wait before trying again. */
  readonly retryAfter: number | null;
  /** The sentence that the server itself gave; null when `message` is ours. */
  readonly serverText: string | null;

  constructor(
    message: string,
    options: {
      status: number;
      retryAfter?: number | null;
      serverText?: string | null;
      cause?: unknown;
    },
  ) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.retryAfter = options.retryAfter ?? null;
    this.serverText = options.serverText ?? null;
  }

  /** Whether the same call may well succeed a moment later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** A time to wait, told in seconds, as a person says it: "20 seconds", "14 minutes". */
export function waitInWords(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * The words of an error for a page, or the fallback when it is none of ours. Whoever asked too often
 * is told when to come back, if the server said so.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || !error.message) return fallback;
  if (error.status !== 429 || error.retryAfter === null) return error.message;
  return `${error.message} It should work again in about ${waitInWords(error.retryAfter)}.`;
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
