import { expect, it } from "vitest";
import { asPostgrestError } from "./postgrest-errors.ts";

const databaseError = (code: string, message = "no") => Object.assign(new Error(message), { code });

it.each([
  ["P0001", 400],
  ["P0002", 500],
  ["23514", 400],
  ["40001", 500],
  ["53300", 503],
  ["28000", 403],
])("answers SQLSTATE %s with its own code and message and status %i", (code, status) => {
  const error = asPostgrestError(databaseError(code, "question_not_found")) as Error & {
    code: string;
    detail: string;
  };
  expect(error.code).toBe("PGRST");
  expect(JSON.parse(error.message)).toEqual({
    code,
    message: "question_not_found",
    details: null,
    hint: null,
  });
  expect(JSON.parse(error.detail)).toEqual({ status, headers: {} });
});

it.each(["42501", "23505", "22P02", "PT402"])("leaves SQLSTATE %s, which is known", (code) => {
  const error = databaseError(code);
  expect(asPostgrestError(error)).toBe(error);
});

it("leaves what does not come from the database", () => {
  const error = databaseError("ECONNREFUSED");
  expect(asPostgrestError(error)).toBe(error);
  expect(asPostgrestError("text")).toBe("text");
});
