import type * as z from "zod/mini";
import { currentAccessToken, renewAccessToken } from "@/lib/access-token.ts";
import { ApiError } from "@/lib/api-error.ts";

const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";
const TOO_SLOW = "The server took too long to answer. Please try again.";

/** Longer than the slowest answer the function may give. */
const TIMEOUT = 60_000;

/** How much of a body that is not JSON a message repeats, in characters. */
const BODY_EXCERPT = 300;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sends this token, or none with null, instead of the session's, and never renews it. */
  bearer?: string | null;
  /** Sent beside those that every call has. */
  headers?: Record<string, string>;
}

/**
 * The product's API. Each call checks the answer against its contract; the session's token goes
 * along when there is one, and a refused token is renewed once.
 *
 * @throws ApiError whenever there is no such answer.
 */
export const api = {
  get<Schema extends z.ZodMiniType>(path: string, schema: Schema, options: CallOptions = {}) {
    return call("GET", path, undefined, schema, options);
  },
  post<Schema extends z.ZodMiniType>(
    path: string,
    body: unknown,
    schema: Schema,
    options: CallOptions = {},
  ) {
    return call("POST", path, body, schema, options);
  },
  put<Schema extends z.ZodMiniType>(
    path: string,
    body: unknown,
    schema: Schema,
    options: CallOptions = {},
  ) {
    return call("PUT", path, body, schema, options);
  },
  /** `body` may be left out, as most deletions need none. */
  delete<Schema extends z.ZodMiniType>(path: string, schema: Schema, body?: unknown) {
    return call("DELETE", path, body, schema, {});
  },
  /** The body of the answer as it comes, for what is told piece by piece. Its contract is the reader's. */
  async stream(path: string, body: unknown, options: CallOptions = {}) {
    const response = await request("POST", path, body, options);
    if (response.body === null) {
      throw new ApiError("The server gave an empty answer.", { status: response.status });
    }
    return response.body;
  },
};

async function call<Schema extends z.ZodMiniType>(
  method: string,
  path: string,
  body: unknown,
  schema: Schema,
  options: CallOptions,
): Promise<z.infer<Schema>> {
  const response = await request(method, path, body, options);
  const parsed = schema.safeParse(await readJson(response));
  if (!parsed.success) {
    throw new ApiError("The server gave an unexpected answer.", {
      status: response.status,
      cause: parsed.error,
    });
  }
  return parsed.data;
}

/** The answer to a call that succeeded; nothing of its body has been read. */
async function request(
  method: string,
  path: string,
  body: unknown,
  options: CallOptions,
): Promise<Response> {
  const ownToken = options.bearer === undefined;
  const token = ownToken ? await orUnreachable(currentAccessToken()) : (options.bearer ?? null);
  let response = await send(method, path, body, token, options);

  if (response.status === 401 && token !== null && ownToken) {
    const renewed = await orUnreachable(renewAccessToken(token));
    if (renewed !== null) response = await send(method, path, body, renewed, options);
  }
  if (response.ok) return response;

  const serverText = errorText(await readJson(response));
  throw new ApiError(serverText ?? `Server returned ${response.status}`, {
    status: response.status,
    serverText,
    retryAfter: Number(response.headers.get("retry-after")) || null,
  });
}

async function send(
  method: string,
  path: string,
  body: unknown,
  token: string | null,
  { signal, headers: more }: CallOptions,
): Promise<Response> {
  const headers = new Headers({ "content-type": "application/json", ...more });
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  const tooSlow = AbortSignal.timeout(TIMEOUT);
  try {
    return await fetch(new URL(path, window.location.origin), {
      method,
      headers,
      credentials: "include",
      signal: signal ? AbortSignal.any([signal, tooSlow]) : tooSlow,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    // A call that its own caller gave up is no failure to report.
    if (signal?.aborted) throw cause;
    throw new ApiError(tooSlow.aborted ? TOO_SLOW : UNREACHABLE, { status: 0, cause });
  }
}

async function orUnreachable<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (cause) {
    throw new ApiError(UNREACHABLE, { status: 0, cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new ApiError(UNREACHABLE, { status: 0, cause });
  }
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(`Server returned non-JSON response: ${text.slice(0, BODY_EXCERPT)}`, {
      status: response.status,
      cause,
    });
  }
}

/** The sentence in an error answer: its field `error`, else `message`. */
function errorText(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  for (const field of ["error", "message"] as const) {
    const text = (answer as Record<string, unknown>)[field];
    if (typeof text === "string" && text.trim() !== "") return text;
  }
  return null;
}
