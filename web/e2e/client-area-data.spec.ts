import { readFile } from "node:fs/promises";
import { ClientData } from "@rapport/shared/contracts/client-data.ts";
import { expectAccessible } from "./accessibility.ts";
import { logIn } from "./accounts.ts";
import { ANSWER_COUNT, clientWithProfile, NO_CLIENT_PROFILE, openClientArea } from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";

test("a person downloads everything that is stored about them as one file", async ({
  page,
  request,
}) => {
  const client = await clientWithProfile(request);
  await openClientArea(page, client);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^rapport-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), "utf8");
  const data = ClientData.parse(JSON.parse(text));
  expect(data.responses).toHaveLength(ANSWER_COUNT);
  expect(data.recommendations).toHaveLength(1);
  expect(text).toContain(client.account.email);
  expect(text).toContain("My heart starts racing in the supermarket");
  await expect(page.getByText("Your data has been downloaded.")).toBeVisible();
});

test("a download that fails says so, and a second try helps", async ({ page, request }) => {
  await openClientArea(page, await clientWithProfile(request));
  const call = "**/api/client-data/*";
  await page.route(call, (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Download my data" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The server cannot be reached. Check your connection and try again.",
  );
  await page.unroute(call);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  await saved;
  await expect(page.getByRole("alert")).toBeHidden();
});

test("an account is deleted once that is typed, and nobody can log in to it any more", {
  tag: "@narrow",
}, async ({ page, request, problems }) => {
  problems.expect(/^401 POST \/api\/auth\/login/);
  const client = await clientWithProfile(request);
  await openClientArea(page, client);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog", {
    name: "Delete your account and everything in it?",
  });
  await expect(dialog.getByRole("button", { name: "Keep my account" })).toBeFocused();
  const confirm = dialog.getByRole("button", { name: "Delete my account" });
  const word = dialog.getByLabel("Type DELETE to confirm");
  await word.fill("delete");
  await confirm.click();
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleDescription("Please type DELETE in capital letters");
  await expectAccessible(page, '[role="alertdialog"]');
  await keepScreenshot(page, "delete-account");
  await word.fill("DELETE");
  await confirm.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account and everything in it has been deleted.")).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "account-deleted");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.goto("/login");
  await logIn(page, client.account);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("a deletion that cannot be sent leaves the account and says so", async ({ page, request }) => {
  await openClientArea(page, await clientWithProfile(request));
  await page.route("**/api/account", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "The server cannot be reached. Check your connection and try again.",
  );
  await dialog.getByRole("button", { name: "Keep my account" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("region", { name: "About you" })).toBeVisible();
});

test("a guest's account is deleted as well, with what is in the browser", async ({
  page,
  problems,
}) => {
  problems.expect(NO_CLIENT_PROFILE);
  await page.goto("/client-profile");
  const before = await page.evaluate(async () => localStorage.getItem("user"));
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto("/client-profile");
  await expect(page.getByRole("heading", { name: "There is no profile yet" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user"))).not.toBe(before);
});

test("an account that was deleted in another browser is over here", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^401 /);
  problems.expect(/^4\d\d POST \/auth\/v1\/token/);
  const client = await clientWithProfile(request);
  await openClientArea(page, client);
  await client.delete("/api/account", { confirm: "DELETE" });
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText(
    "Authentication required. Please log in to view this page.",
  );
});
