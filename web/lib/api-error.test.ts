import { expect, test } from "vitest";
import { ApiError, errorMessage } from "./api-error.ts";

const OFTEN = "That was too often.";

test.each([
  [{ status: 429, retryAfter: 835 }, `${OFTEN} It should work again in about 14 minutes.`],
  [{ status: 429, retryAfter: 20 }, `${OFTEN} It should work again in about 20 seconds.`],
  [{ status: 429, retryAfter: null }, OFTEN],
  [{ status: 400, retryAfter: 835 }, OFTEN],
])("an error of %j is told as %j", (options, told) => {
  expect(errorMessage(new ApiError(OFTEN, options), "Something failed")).toBe(told);
});

test("what is no answer of the server is told in the page's own words", () => {
  expect(errorMessage(new Error("x is undefined"), "Something failed")).toBe("Something failed");
});
