import { expect, test } from "vitest";
import { LoginForm, RegisterForm } from "./forms.ts";

const registration: RegisterForm = {
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@example.com",
  password: "a good password",
  confirmPassword: "a good password",
  role: "client",
};

/** The first message of each field that is wrong. */
function messages(changes: Partial<Record<keyof RegisterForm, string>>) {
  const parsed = RegisterForm.safeParse({ ...registration, ...changes });
  const first: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) first[String(issue.path[0])] ??= issue.message;
  return first;
}

test("a complete registration is right", () => {
  expect(messages({})).toEqual({});
});

test("every empty field is named at once", () => {
  expect(
    messages({ firstName: " ", lastName: "", email: "", password: "", confirmPassword: "" }),
  ).toEqual({
    firstName: "Please enter your first name",
    lastName: "Please enter your last name",
    email: "Please enter your email",
    password: "Password must be at least 8 characters long",
    confirmPassword: "Please confirm your password",
  });
});

test("a password of seven characters is too short, one of eight is not", () => {
  const seven = { password: "1234567", confirmPassword: "1234567" };
  expect(messages(seven)).toEqual({ password: "Password must be at least 8 characters long" });
  expect(messages({ password: "12345678", confirmPassword: "12345678" })).toEqual({});
});

test("a password longer than what is hashed is refused", () => {
  const long = "é".repeat(37);
  expect(messages({ password: long, confirmPassword: long })).toEqual({
    password: "Password is too long",
  });
});

test("a confirmation that differs is said beside other mistakes", () => {
  expect(messages({ confirmPassword: "another", email: "noor@" })).toEqual({
    email: "Please enter a valid email address",
    confirmPassword: "Passwords do not match",
  });
});

test("nobody registers as an admin", () => {
  expect(messages({ role: "admin" })).toEqual({ role: "must be either client or therapist" });
});

test("logging in asks for a valid address and some password", () => {
  const issues = LoginForm.safeParse({ email: "noor", password: "" }).error?.issues ?? [];
  expect(issues.map((issue) => issue.message)).toEqual([
    "Please enter a valid email address",
    "Please enter your password",
  ]);
});
