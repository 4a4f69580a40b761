import type { User } from "@rapport/shared/contracts/accounts.ts";
import { describe, expect, test } from "vitest";
import { afterLogin, afterRegister, originPath } from "./destination.ts";

function user(role: User["role"]): User {
  return {
    id: "7c9b2f0e-5f57-4b1e-9a3e-0f7f6f1f2a11",
    firstName: "Noor",
    lastName: "Haddad",
    email: "noor@example.com",
    role,
    isGuest: false,
  };
}

describe("after logging in", () => {
  test.each([
    ["client", null, "/client-profile"],
    ["client", "/client-assessment?step=3#answer", "/client-assessment?step=3#answer"],
    ["admin", "/client-profile", "/admin-dashboard"],
    ["therapist", null, "/therapist-dashboard"],
    ["therapist", "/client-profile", "/therapist-dashboard"],
    ["therapist", "/therapist-questionnaire?edit=7", "/therapist-questionnaire?edit=7"],
    ["therapist", "/therapist-dashboard/questions", "/therapist-dashboard/questions"],
    ["therapist", "/therapist-dashboards", "/therapist-dashboard"],
  ] as const)("a %s who came from %s goes to %s", (role, origin, destination) => {
    expect(afterLogin(user(role), origin)).toBe(destination);
  });
});

describe("after registering", () => {
  test.each([
    ["client", "/clientProfile"],
    ["therapist", "/therapist-questionnaire"],
    ["admin", "/admin-dashboard"],
  ] as const)("a %s goes to %s", (role, destination) => {
    expect(afterRegister(user(role))).toBe(destination);
  });
});

describe("the remembered path", () => {
  test("is taken from the state of the navigation", () => {
    expect(originPath({ from: "/client-profile?tab=1" })).toBe("/client-profile?tab=1");
  });

  test.each([
    null,
    "text",
    {},
    { from: 7 },
    { from: "//evil.example" },
    { from: "https://evil.example" },
  ])("is none when the state is %j", (state) => {
    expect(originPath(state)).toBeNull();
  });
});
