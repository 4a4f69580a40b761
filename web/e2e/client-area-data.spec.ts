import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { ClientData } from "@rapport/shared/contracts/client-data.ts";
import { expectAccessible } from "./accessibility.ts";
import { logIn } from "./accounts.ts";
import { AssessmentPage } from "./assessment-page.ts";
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

test("an account is deleted once that is typed, and nobody can log in to it any more", async ({
  page,
  request,
  problems,
}) => {
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
  await expect(word).toHaveAccessibleDescription("In capital letters");
  await expect(confirm).toBeDisabled();
  await word.fill("delete");
  await word.press("Enter");
  await expect(confirm).toBeDisabled();
  await expectAccessible(page, '[role="alertdialog"]');
  await keepScreenshot(page, "delete-account");
  await word.fill("DELETE");
  await word.press("Enter");
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

/** The server deletes, and its answer gets lost on the way. */
async function deleteWithLostAnswer(page: Page) {
  await page.route("**/api/account", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  return dialog;
}

/** A client with words in the assessment of this browser. */
async function clientWithDraft(page: Page, request: APIRequestContext) {
  await openClientArea(page, await clientWithProfile(request));
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.box.fill("Half a thought");
  await page.getByRole("link", { name: "My Profile" }).click();
  await expect(page.getByRole("region", { name: "About you" })).toBeVisible();
}

const expectDeleted = async (page: Page) => {
  await expect(page.getByText("Your account and everything in it has been deleted.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
};

test("a deletion whose answer is lost is found out, and nothing is left in the browser", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^401 /);
  problems.expect(/^4\d\d POST \/auth\/v1\/token/);
  await clientWithDraft(page, request);
  await deleteWithLostAnswer(page);
  await expectDeleted(page);
});

test("a second try after a deletion whose answer was lost ends like the deletion", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^401 DELETE \/api\/account/);
  problems.expect(/^4\d\d POST \/auth\/v1\/token/);
  await clientWithDraft(page, request);
  await page.route(/\/api\/(auth\/me|client-profile|session-requests)/, (route) =>
    route.abort("connectionrefused"),
  );
  const dialog = await deleteWithLostAnswer(page);
  await expect(dialog.getByRole("alert")).toHaveText(
    "The server cannot be reached. Check your connection and try again.",
  );
  await page.unroute("**/api/account");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expectDeleted(page);
});

test("a deletion in one tab is one in all tabs of the browser", async ({
  page,
  context,
  request,
}) => {
  await clientWithDraft(page, request);
  const other = await context.newPage();
  const assessment = new AssessmentPage(other);
  await other.goto("/client-assessment");
  await expect(assessment.box).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expectDeleted(page);
  await expectDeleted(other);
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
