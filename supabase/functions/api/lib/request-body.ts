import type { Context } from "hono";
import type * as z from "zod/mini";
import { badRequest } from "./api-error.ts";

/** Postgres stores neither NUL nor half a surrogate pair; better one sentence here than its error. */
const UNSTORABLE = /\p{Surrogate}|\0/u;

function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !UNSTORABLE.test(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (value !== null && typeof value === "object") {
    return Object.entries(value).every((entry) => entry.every(isStorable));
  }
  return true;
}

/** A name as it may be shown again: field names are ours, everything else is not repeated. */
const known = (part: PropertyKey) => typeof part === "string" && /^[A-Za-z]{1,40}$/.test(part);

/** The first thing that is wrong with a body, in one sentence: "email must be a valid email address." */
export function sentence(error: z.core.$ZodError, body: unknown): string {
  const issue = error.issues[0];
  if (!issue) return "The request is not valid.";
  const field = issue.path.filter(known).slice(0, 1).join("");
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.filter(known).slice(0, 3);
    return names.length > 0
      ? `The request has a field that is not known: ${names.join(", ")}.`
      : "The request has a field that is not known.";
  }
  if (field === "") return "The request body must be a JSON object.";
  if ((body as Record<string, unknown>)[field] === undefined) return `${field} is missing.`;
  const inside = issue.path.length > 1 ? " holds a value that" : "";
  const reason = /^(must|is|holds) /.test(issue.message) ? issue.message : "is not valid";
  return `${field}${inside} ${reason}.`;
}

/**
 * The body of a request, checked against its contract. The content type is not looked at: what
 * counts is that the body is JSON. Throws a 400 with one sentence.
 */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text().catch((cause: unknown) => {
    throw badRequest("The request broke off before its end.", cause);
  });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw badRequest("The request body must be JSON.", cause);
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw badRequest(sentence(parsed.error, body));
  if (!isStorable(parsed.data)) {
    throw badRequest("The request holds a character that cannot be stored.");
  }
  return parsed.data;
}
