import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A failure whose sentence may be shown to the person who made the request. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly options: { cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message, { cause: options.cause });
  }
}

export const badRequest = (message: string, cause?: unknown) =>
  new ApiError(400, message, { cause });

/** No token at all, where one is needed. */
export const loginNeeded = () => new ApiError(401, "Please log in first.");

/** A token that is expired, forged or of an account that is gone. */
export const sessionOver = (cause?: unknown) =>
  new ApiError(401, "Your session has expired. Please log in again.", { cause });

export const forbidden = (message: string) => new ApiError(403, message);

export const notFound = (message: string) => new ApiError(404, message);

/** What the request asks for does not go with what is stored now. */
export const conflict = (message: string) => new ApiError(409, message);

/** `retryAfter` in seconds. */
export const tooMany = (retryAfter: number, message: string) =>
  new ApiError(429, message, { headers: { "Retry-After": String(Math.max(1, retryAfter)) } });

/** A part we depend on does not answer now; trying again makes sense. */
export const unavailable = (cause?: unknown) =>
  new ApiError(503, "The service is not available right now. Please try again in a moment.", {
    cause,
    headers: { "Retry-After": "2" },
  });

/** A defect of ours; the cause goes to the log, never to the person. */
export const broken = (cause: unknown) =>
  new ApiError(500, "Something went wrong on our side. Please try again.", { cause });
