import { expect, it } from "vitest";
import { apiKeyKind } from "./api-keys.ts";

const keys = { publishableKey: "sb_publishable_a", secretKey: "sb_secret_b" };

it.each([
  ["sb_publishable_a", "publishable"],
  ["sb_secret_b", "secret"],
  ["sb_secret_c", null],
  ["", null],
  [null, null],
  [undefined, null],
])("takes %o for %o", (key, kind) => {
  expect(apiKeyKind(key, keys)).toBe(kind);
});
