import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { createAccount, logIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { asOperator } from "./operator.ts";
import { keepScreenshot } from "./screenshots.ts";
import { ApiPerson, NO_THERAPIST_PROFILE, therapistWithEntry } from "./therapist-accounts.ts";

const OVERVIEW_CALL = "**/api/admin/overview";

/** Logs in as an admin, whom only an operator can make. */
async function openAsAdmin(page: Page, request: APIRequestContext): Promise<void> {
  const admin = await ApiPerson.register(request, "client");
  await asOperator((sql) => sql`update public.profiles set role = 'admin' where id = ${admin.id}`);
  await page.goto("/login");
  await logIn(page, admin.account);
  await expect(page).toHaveURL("/admin-dashboard");
}

/** An entry that waits for approval. Its name is its own, so that it is found among all others. */
async function pendingTherapist(request: APIRequestContext) {
  const lastName = `Pending${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;
  const therapist = await therapistWithEntry(request, { lastName });
  await asOperator(
    (sql) => sql`update public.therapists set status = 'pending' where id = ${therapist.entry.id}`,
  );
  return { therapist, name: therapist.entry.name };
}

const list = (page: Page, title: string) => page.getByRole("region", { name: title });
const waiting = (page: Page) => list(page, "Waiting for approval");
const row = (page: Page, title: string, name: string) =>
  list(page, title).getByRole("listitem").filter({ hasText: name });

async function statusOf(therapist: ApiPerson): Promise<unknown> {
  const answer = await therapist.get(`/api/therapist-profile/${therapist.id}`);
  return (answer as { profile: { status: string } }).profile.status;
}

test("an admin lands on counts, the newest rows and what waits for a decision", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const { name } = await pendingTherapist(request);
  await openAsAdmin(page, request);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  const counts = page.getByRole("region", { name: "At a glance" });
  for (const term of [
    "Clients",
    "Guests",
    "Therapists pending",
    "Contributions",
    "Session requests",
  ]) {
    await expect(counts.getByText(term, { exact: true })).toBeVisible();
  }
  await expect(row(page, "Waiting for approval", name)).toContainText("12 years of experience");
  await expect(list(page, "Newest accounts")).toContainText("Noor");
  await expect(list(page, "Newest contributions")).toContainText("Dr. ");
  await expect(page.getByRole("link", { name: /Supabase dashboard/ })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "admin");
});

test("a therapist who is approved leaves the list and is live", { tag: "@narrow" }, async ({
  page,
  request,
}) => {
  const { therapist, name } = await pendingTherapist(request);
  await openAsAdmin(page, request);
  await row(page, "Waiting for approval", name)
    .getByRole("button", { name: "Approve" })
    .press("Enter");
  await expect(page.getByRole("alert")).toHaveText(`Approved: ${name}.`);
  await expect(row(page, "Waiting for approval", name)).toBeHidden();
  await expect(waiting(page).getByRole("heading", { level: 2 })).toBeFocused();
  expect(await statusOf(therapist)).toBe("approved");
  await expectAccessible(page);
  await keepScreenshot(page, "admin-approved");
});

test("a rejection is asked about first", { tag: "@narrow" }, async ({ page, request }) => {
  const { therapist, name } = await pendingTherapist(request);
  await openAsAdmin(page, request);
  const reject = row(page, "Waiting for approval", name).getByRole("button", { name: "Reject" });
  await reject.click();
  const question = page.getByRole("alertdialog", { name: `Reject ${name}?` });
  await expectAccessible(page, '[role="alertdialog"]');
  await keepScreenshot(page, "admin-reject");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(reject).toBeFocused();
  expect(await statusOf(therapist)).toBe("pending");
  await reject.click();
  await question.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByRole("alert")).toHaveText(`Rejected: ${name}.`);
  await expect(waiting(page).getByRole("heading", { level: 2 })).toBeFocused();
  expect(await statusOf(therapist)).toBe("rejected");
});

test("one of the newest therapists is suspended and approved again", async ({ page, request }) => {
  const { therapist, name } = await pendingTherapist(request);
  await asOperator(
    (sql) => sql`update public.therapists set status = 'approved' where id = ${therapist.entry.id}`,
  );
  await openAsAdmin(page, request);
  const entry = row(page, "Newest therapists", name);
  await entry.getByRole("button", { name: "Suspend" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await expect(entry).toContainText("Suspended");
  expect(await statusOf(therapist)).toBe("suspended");
  await entry.getByRole("button", { name: "Approve" }).click();
  await expect(entry).toContainText("Approved");
  expect(await statusOf(therapist)).toBe("approved");
});

test("a change that fails is said, and the entry stays as it was", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^503 POST \/api\/admin\/therapists/);
  const { name } = await pendingTherapist(request);
  await openAsAdmin(page, request);
  await page.route("**/api/admin/therapists/*/status", (route) =>
    route.fulfill({ status: 503, json: { error: "Not available now.", message: "x" } }),
  );
  await row(page, "Waiting for approval", name).getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("alert")).toHaveText("Not available now.");
  await expect(row(page, "Waiting for approval", name)).toBeVisible();
});

test("a link leads to the Supabase dashboard where there is one, and empty lists say so", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const dashboardUrl = "https://supabase.com/dashboard/project/abc";
  await page.route(OVERVIEW_CALL, async (route) => {
    const overview = await (await route.fetch()).json();
    const nothing = {
      pending: [],
      newestTherapists: [],
      newestAccounts: [],
      newestContributions: [],
    };
    await route.fulfill({ json: { ...overview, ...nothing, dashboardUrl } });
  });
  await openAsAdmin(page, request);
  const link = page.getByRole("link", { name: /Open the Supabase dashboard/ });
  await expect(link).toHaveAttribute("href", dashboardUrl);
  await expect(waiting(page)).toContainText("Nobody is waiting.");
  await expectAccessible(page);
  await keepScreenshot(page, "admin-empty");
});

test("an overview that cannot be loaded can be asked for again", async ({ page, request }) => {
  await page.route(OVERVIEW_CALL, (route) => route.abort("connectionrefused"));
  await openAsAdmin(page, request);
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to load the overview. Please try again later.",
  );
  await expectAccessible(page);
  await page.unroute(OVERVIEW_CALL);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("region", { name: "At a glance" })).toBeVisible();
});

test("nobody else gets in", async ({ page, request, problems }) => {
  problems.expect(NO_THERAPIST_PROFILE);
  const account = await createAccount(request, "therapist");
  await page.goto("/admin-dashboard");
  await logIn(page, account);
  await expect(page.getByText("There is no profile yet")).toBeVisible();
  await page.goto("/admin-dashboard");
  await expect(page).toHaveURL("/");
});
