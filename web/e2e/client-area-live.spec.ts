import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { clientWithProfile, openClientArea, profileOf } from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { asOperator } from "./operator.ts";
import { watchSocket } from "./realtime-socket.ts";
import { keepScreenshot } from "./screenshots.ts";
import type { ApiPerson } from "./therapist-accounts.ts";

const INTERRUPTED = "Live updates are interrupted.";
const RESPONSES = "/client-profile/responses";

/** The same client in a browser of its own, with the channel joined. */
async function secondBrowser(browser: Browser, client: ApiPerson, path?: string) {
  const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL ?? "" });
  const page = await context.newPage();
  const socket = await watchSocket(page, "client:");
  await openClientArea(page, client, path);
  await socket.joined;
  return page;
}

/** Changes what the dashboard says of the client. */
const summarise = (client: ApiPerson, summary: string) =>
  asOperator(
    (sql) => sql`update public.client_profiles
      set analysis_results = analysis_results || ${sql.json({ summary })}
      where user_id = ${client.id}`,
  );

const tags = (page: Page) => page.getByRole("region", { name: "Your Personality Tags" });

test("what is corrected in one browser appears in the other", async ({
  page,
  browser,
  request,
}) => {
  const client = await clientWithProfile(request);
  await openClientArea(page, client, RESPONSES);
  const other = await secondBrowser(browser, client, RESPONSES);
  await other.locator("summary").first().press("Enter");
  await expect(other.locator("details[open]")).toHaveCount(1);

  await page.locator("summary").first().press("Enter");
  await page.getByRole("button", { name: "Correct" }).click();
  await page.getByRole("textbox", { name: "Your answer" }).fill("Put right in the first browser.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Put right in the first browser.")).toBeVisible();

  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(other.locator("details")).toHaveCount(3);
  await other.context().close();
});

test("a profile that is written anew in one browser is told in the other", async ({
  page,
  browser,
  request,
}) => {
  const client = await clientWithProfile(request);
  const before = await profileOf(client);
  await openClientArea(page, client, "/client-profile/personality");
  const other = await secondBrowser(browser, client, "/client-profile/personality");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(other.getByText("Your personality profile is ready.")).toBeAttached();
  expect((await profileOf(client)).generationStartedAt).not.toBe(before.generationStartedAt);
  await other.context().close();
});

test("while the connection is lost the server is asked, and live it is again afterwards", async ({
  page,
  request,
}) => {
  test.slow();
  const client = await clientWithProfile(request);
  const socket = await watchSocket(page, "client:");
  await openClientArea(page, client);
  await socket.joined;
  await expect(page.getByText(INTERRUPTED)).toBeHidden();

  socket.refused = true;
  await socket.open?.close();
  await expect(page.getByText(INTERRUPTED)).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "client-area-interrupted");
  await summarise(client, "Written while the line was down.");
  await expect(tags(page)).toContainText("Written while the line was down.");

  socket.refused = false;
  await expect(page.getByText(INTERRUPTED)).toBeHidden({ timeout: 30_000 });
  await summarise(client, "Written after it was back.");
  await expect(tags(page)).toContainText("Written after it was back.");
});

test("messages that are lost cost nothing but time", async ({ page, request }) => {
  test.slow();
  const client = await clientWithProfile(request);
  await asOperator(
    (sql) => sql`update public.client_profiles
      set status = 'generating', generation_started_at = now() where user_id = ${client.id}`,
  );
  const socket = await watchSocket(page, "client:");
  await openClientArea(page, client, "/client-profile/personality");
  await socket.joined;
  await expect(page.getByText("Your personality profile is being generated...")).toBeVisible();
  socket.deaf = true;
  await asOperator(
    (sql) => sql`update public.client_profiles set status = 'ready' where user_id = ${client.id}`,
  );
  await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible({ timeout: 30_000 });
});

/** How many changes the time from the database to the page is taken of. */
const CHANGES = 100;

test("a hundred changes in the database are on the page soon after", async ({ page, request }) => {
  test.slow();
  const client = await clientWithProfile(request);
  const socket = await watchSocket(page, "client:");
  await openClientArea(page, client);
  await socket.joined;
  const seen = new Map<string, number>();
  await page.exposeFunction("tellSeen", (text: string, at: number) => seen.set(text, at));
  await page.evaluate(() => {
    const tell = Reflect.get(window, "tellSeen");
    new MutationObserver(() => {
      const found = /change \d+\b/.exec(document.querySelector("main")?.textContent ?? "");
      if (found) tell(found[0], Date.now());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

  const times: number[] = [];
  await asOperator(async (sql) => {
    for (let change = 1; change <= CHANGES; change += 1) {
      const summary = `change ${change}.`;
      const begun = Date.now();
      await sql`update public.client_profiles
        set analysis_results = analysis_results || ${sql.json({ summary })}
        where user_id = ${client.id}`;
      await expect
        .poll(() => seen.has(`change ${change}`), { intervals: [20], timeout: 10_000 })
        .toBe(true);
      times.push((seen.get(`change ${change}`) ?? Number.POSITIVE_INFINITY) - begun);
    }
  });
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[CHANGES / 2 - 1] ?? Number.POSITIVE_INFINITY;
  const p95 = sorted[CHANGES * 0.95 - 1] ?? Number.POSITIVE_INFINITY;
  console.log(`from the database to the page: median ${median} ms, 95th percentile ${p95} ms`);
  expect(median).toBeLessThan(1_000);
  expect(p95).toBeLessThan(3_000);
});
