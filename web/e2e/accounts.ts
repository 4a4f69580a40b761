import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { RegistrationRole } from "@rapport/shared/contracts/accounts.ts";

export interface Account {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  role: RegistrationRole;
}

/** Somebody nobody has registered yet. */
export function newAccount(role: RegistrationRole = "client"): Account {
  return {
    firstName: "Noor",
    lastName: "Haddad",
    email: `noor.${randomUUID()}@example.com`,
    password: "a good password",
    role,
  };
}

/** Registers an account beside the browser, for tests that are about something else. */
export async function createAccount(
  request: APIRequestContext,
  role: RegistrationRole = "client",
): Promise<Account> {
  const account = newAccount(role);
  const response = await request.post("/api/auth/register", { data: account });
  expect(response.status(), await response.text()).toBe(201);
  return account;
}

/** Fills in the registration form, which must be on the page, and sends it. */
export async function register(page: Page, account: Account): Promise<void> {
  await page.getByLabel("First Name").fill(account.firstName);
  await page.getByLabel("Last Name").fill(account.lastName);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Confirm Password").fill(account.password);
  const role = account.role === "client" ? "Client seeking therapy" : "Therapist";
  await page.getByRole("radio", { name: role }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** Fills in the log-in form, which must be on the page, and sends it. */
export async function logIn(page: Page, { email, password }: Pick<Account, "email" | "password">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
}
