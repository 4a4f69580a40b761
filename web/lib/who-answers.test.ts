// @vitest-environment happy-dom
import type { User } from "@rapport/shared/contracts/accounts.ts";
import { afterEach, expect, test } from "vitest";
import { useSession } from "@/lib/session.ts";
import { mustLogIn, nextOwner } from "@/lib/who-answers.ts";

const GUEST = { id: "guest", isGuest: true };
const ACCOUNT = { id: "account", isGuest: false };

afterEach(() => useSession.setState({ user: null, status: "signed-out" }));

test("a draft goes along when its visitor becomes a guest", () => {
  useSession.setState({ user: GUEST as User, status: "signed-in" });
  expect(nextOwner(null)).toEqual({ owner: GUEST });
});

test("nothing is kept for who has logged out, or for somebody else", () => {
  expect(nextOwner(ACCOUNT)).toBeNull();
  useSession.setState({ user: { id: "other", isGuest: false } as User, status: "signed-in" });
  expect(nextOwner(ACCOUNT)).toBeNull();
});

test("a session that merely ended keeps the draft for its account, which must log in again", () => {
  useSession.setState({ user: null, status: "ended" });
  expect(nextOwner(ACCOUNT)).toEqual({ owner: ACCOUNT });
  expect([mustLogIn(ACCOUNT), mustLogIn(GUEST)]).toEqual([true, false]);
});
