import { expect, test } from "vitest";
import { mayRead } from "@/lib/draft-owner.ts";

const GUEST = { id: "guest", isGuest: true };
const ACCOUNT = { id: "account", isGuest: false };

test.each([
  ["a visitor's draft", null, "the guest they become", GUEST, true],
  ["a visitor's draft", null, "the account they log in to", ACCOUNT, true],
  ["a guest's draft", GUEST, "the account they register", ACCOUNT, true],
  ["an account's draft", ACCOUNT, "the same account", ACCOUNT, true],
  ["an account's draft", ACCOUNT, "a visitor", null, false],
  ["an account's draft", ACCOUNT, "a guest", GUEST, false],
  ["an account's draft", ACCOUNT, "another account", { id: "other", isGuest: false }, false],
])("%s (%j) and %s (%j): read is %s", (_draft, owner, _who, now, allowed) => {
  expect(mayRead(owner, now)).toBe(allowed);
});
