import { expect, inject } from "vitest";
import type * as z from "zod/mini";
import { ErrorAnswer } from "../../../../shared/src/contracts/errors.ts";

export interface Request {
  method?: string;
  /** Sent as JSON; text is sent as it is. */
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** One call of the API on the stack that the tests run against, or on another one. */
export async function call(
  path: string,
  { method, body, token, headers = {} }: Request = {},
  baseUrl: string = inject("baseUrl"),
): Promise<Answer> {
  const answer = await fetch(`${baseUrl}/api/${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text), headers: answer.headers };
}

/** The answer of a call that works, checked against its contract. */
export async function ok<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: Promise<Answer>,
  status = 200,
): Promise<z.output<Schema>> {
  const { status: got, body } = await answer;
  expect({ status: got, body }).toMatchObject({ status });
  return schema.parse(body);
}

/** The sentence of a call that is refused, after a look at everything an error must and must not be. */
export async function refused(answer: Promise<Answer>, status: number): Promise<string> {
  const { status: got, body, headers } = await answer;
  expect({ status: got, body }).toMatchObject({ status });
  const { error, message } = ErrorAnswer.parse(body);
  expect(message).toBe(error);
  expect(Object.keys(body as object).sort()).toEqual(["error", "message"]);
  expect(error).toMatch(/^[A-Z a-z].{5,200}$/);
  expect(error).not.toMatch(
    /\bat \/|\.ts\b|select |insert |violates|PGRST|relation|jwt|postgres|zod/i,
  );
  expect(headers.get("content-type")).toContain("application/json");
  return error;
}
