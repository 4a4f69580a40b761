import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { clientWithProfile, openClientArea, profileOf } from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { asOperator } from "./operator.ts";
import { keepScreenshot } from "./screenshots.ts";
import type { ApiPerson } from "./therapist-accounts.ts";

const PERSONALITY = "/client-profile/personality";
const GENERATING = "Your personality profile is being generated...";
const FAILED = "Failed to generate your personality profile. Please try again later.";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** As after a generation that ended like this, or began so many seconds ago. */
async function set(client: ApiPerson, status: "none" | "failed" | "generating", secondsAgo = 0) {
  await asOperator(
    (sql) => sql`update public.client_profiles
      set status = ${status}, personality_profile = null, analysis_results = null,
        generation_started_at = now() - make_interval(secs => ${secondsAgo})
      where user_id = ${client.id}`,
  );
}

test("a client reads the profile with its tags, summary and match quality", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const client = await clientWithProfile(request);
  const { personalityProfile, analysisResults } = await profileOf(client);
  await openClientArea(page, client, PERSONALITY);
  const paragraphs = personalityProfile?.split("\n\n") ?? [];
  expect(paragraphs.length).toBeGreaterThan(1);
  const profile = page.getByRole("region", { name: "Personality Profile" });
  for (const paragraph of paragraphs) {
    await expect(profile.locator("p", { hasText: paragraph }).first()).toBeVisible();
  }
  await expect(page.getByRole("list", { name: "Personality tags" })).toBeVisible();
  await expect(profile.getByText(analysisResults?.summary ?? "?", { exact: true })).toBeVisible();
  const score = Math.round(analysisResults?.matchScore ?? 0);
  expect(score).toBeGreaterThan(0);
  const bar = page.getByRole("progressbar", { name: "Match quality" });
  await expect(bar).toHaveAttribute("aria-valuenow", String(score));
  await expect(profile).toContainText(`${score}%`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "client-personality");
});

test("a profile that is missing is generated at a press", async ({ page, request }) => {
  const client = await clientWithProfile(request);
  await set(client, "none");
  await openClientArea(page, client, PERSONALITY);
  await expect(button(page, "Refresh")).toBeHidden();
  await expectAccessible(page);
  await keepScreenshot(page, "client-personality-missing");
  await button(page, "Generate Personality Profile").click();
  await expect(button(page, "Refresh")).toBeVisible();
  await expect(page.getByRole("list", { name: "Personality tags" })).toBeVisible();
});

test("a refresh has the profile written anew", async ({ page, request }) => {
  const client = await clientWithProfile(request);
  const before = await profileOf(client);
  await openClientArea(page, client, PERSONALITY);
  const answered = page.waitForResponse("**/api/generate-client-profile/*");
  await button(page, "Refresh").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await answered).status()).toBe(200);
  await expect(button(page, "Refresh")).toBeVisible();
  expect((await profileOf(client)).generationStartedAt).not.toBe(before.generationStartedAt);
});

test("a profile that is being written is said to be, also after a reload, and arrives by itself", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const client = await clientWithProfile(request);
  await set(client, "generating");
  await openClientArea(page, client, PERSONALITY);
  await expect(page.getByText(GENERATING)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "client-personality-generating");
  await page.reload();
  await expect(page.getByText(GENERATING)).toBeVisible();
  await expect(button(page, "Start again")).toBeHidden();
  await asOperator(
    (sql) => sql`update public.client_profiles
      set status = 'ready', personality_profile = ${"One paragraph.\n\nAnd another."}
      where user_id = ${client.id}`,
  );
  await expect(page.getByText("And another.", { exact: true })).toBeVisible();
  await expect(page.getByText(GENERATING)).toBeHidden();
  await expect(page.getByText("Your personality profile is ready.")).toBeAttached();
});

test("a generation that died is offered again, and then succeeds", async ({ page, request }) => {
  const client = await clientWithProfile(request);
  await set(client, "generating", 121);
  await openClientArea(page, client, PERSONALITY);
  await expect(page.getByText("This takes longer than it should.")).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "client-personality-stale");
  await button(page, "Start again").click();
  await expect(button(page, "Refresh")).toBeVisible();
});

test("a generation that failed in the background is said and can be tried again", async ({
  page,
  request,
}) => {
  const client = await clientWithProfile(request);
  await set(client, "failed");
  await openClientArea(page, client, PERSONALITY);
  await expect(page.getByRole("alert")).toHaveText(FAILED);
  await expectAccessible(page);
  await keepScreenshot(page, "client-personality-failed");
  await button(page, "Try Again").click();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(button(page, "Refresh")).toBeVisible();
});

test("a refusal by the server is said, keeps the earlier profile, and a second try helps", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^502 GET \/api\/generate-client-profile/);
  const client = await clientWithProfile(request);
  await openClientArea(page, client, PERSONALITY);
  await page.route(
    "**/api/generate-client-profile/*",
    (route) => route.fulfill({ status: 502, json: { error: "x", message: "x" } }),
    { times: 1 },
  );
  await button(page, "Refresh").click();
  await expect(page.getByRole("alert")).toHaveText(FAILED);
  await expect(page.getByRole("list", { name: "Personality tags" })).toBeVisible();
  await button(page, "Try Again").click();
  await expect(button(page, "Refresh")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});
