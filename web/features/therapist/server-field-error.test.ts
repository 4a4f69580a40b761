import { expect, test } from "vitest";
import { ApiError } from "@/lib/api-error.ts";
import { serverFieldError } from "./server-field-error.ts";

const FIELDS = ["feeMin", "feeMax"] as const;
const found = (message: string, status = 400) =>
  serverFieldError(new ApiError(message, { status }), FIELDS);

test("a sentence about a field goes to that field", () => {
  expect(found("feeMax must not be less than feeMin.")).toEqual({
    field: "feeMax",
    message: "This must not be less than feeMin",
  });
});

test.each([
  ["something else", "The request body must be JSON.", 400],
  ["another field", "capacity must be a number.", 400],
  ["no reason", "feeMax", 400],
  ["another status", "feeMax must be a number.", 500],
])("an error about %s belongs to no field", (_, message, status) => {
  expect(found(message, status)).toBeNull();
});

test("an error that is none of the API's belongs to no field", () => {
  expect(serverFieldError(new Error("feeMax is wrong"), FIELDS)).toBeNull();
});
