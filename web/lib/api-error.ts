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

/** The words of an error for a page, or the fallback when it is none of ours. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
