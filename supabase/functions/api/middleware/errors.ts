import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorAnswer } from "../../../../shared/src/contracts/errors.ts";
import { ApiError, broken, notFound } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { kindOf, log, placeOf } from "../lib/log.ts";

function answer(c: Context, { status, message, options }: ApiError) {
  return c.json<ErrorAnswer, ContentfulStatusCode>(
    { error: message, message },
    status,
    options.headers,
  );
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new ApiError(error.status as ContentfulStatusCode, "The request is not valid.");
  }
  return broken(error);
}

/** Every failure becomes JSON with one sentence; what went wrong inside is logged by kind and place. */
export const onError: ErrorHandler<ApiEnv> = (error, c) => {
  const known = asApiError(error);
  if (known.status >= 500) {
    const cause = known.options.cause ?? error;
    log("error", "request_failed", {
      request: c.get("requestId"),
      kind: kindOf(cause),
      place: placeOf(cause),
    });
  }
  return answer(c, known);
};

export const onNotFound: NotFoundHandler<ApiEnv> = (c) =>
  answer(c, notFound("There is nothing at this address."));
