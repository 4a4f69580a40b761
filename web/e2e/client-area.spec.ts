import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import {
  ANSWER_COUNT,
  clientWithProfile,
  NO_CLIENT_PROFILE,
  newClient,
  openClientArea,
} from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { asOperator } from "./operator.ts";
import { keepScreenshot } from "./screenshots.ts";

const heading = { level: 1 } as const;
const PROFILE_CALL = "**/api/client-profile/*";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a new client finds the way to the first session on every page", {
  tag: "@narrow",
}, async ({ page, request, problems }) => {
  problems.expect(NO_CLIENT_PROFILE);
  await openClientArea(page, await newClient(request));
  await expect(page.getByRole("heading", heading)).toHaveText("Welcome, Noor");
  const journey = region(page, "Your Matchmaker Journey");
  await expect(journey).toContainText("0 completed sessions");
  await expect(journey.getByRole("link", { name: "Start Your First Session" })).toHaveAttribute(
    "href",
    "/natural-matchmaker",
  );
  await expect(page.getByRole("heading", { name: "There is no profile yet" })).toBeVisible();
  await expect(region(page, "About you")).toContainText(/Created.*\d{4}.*Last updated.*\d{4}/s);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "client-area-none");

  const area = page.getByRole("navigation", { name: "Your profile" });
  for (const [name, says] of [
    ["Session Responses", "No Responses Found"],
    ["Personality Profile", "There is no personality profile yet"],
  ] as const) {
    await area.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", heading)).toHaveText(name);
    await expect(page.getByRole("heading", heading)).toBeFocused();
    await expect(page.getByRole("heading", { name: says })).toBeVisible();
    await expect(page.getByRole("link", { name: "Take the assessment" })).toHaveAttribute(
      "href",
      "/client-assessment",
    );
    await expect(
      region(page, "Find Your Perfect Therapist").getByRole("link", { name: "Start a Session" }),
    ).toHaveAttribute("href", "/natural-matchmaker");
    await expect(page.getByRole("complementary", { name: "Crisis support" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepScreenshot(page, `client-area-none-${name.split(" ")[0]?.toLowerCase()}`);
  }
});

test("a client who has finished finds account, journey, tags and recommendation", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const client = await clientWithProfile(request);
  await openClientArea(page, client);
  const about = region(page, "About you");
  await expect(about).toContainText("Noor Haddad");
  await expect(about).toContainText(client.account.email);
  await expect(about).toContainText(/Created.*\d{4}.*Last updated.*\d{4}/s);
  const journey = region(page, "Your Matchmaker Journey");
  await expect(journey).toContainText("1 completed session");
  await expect(journey).toContainText(`${ANSWER_COUNT} answers`);
  await expect(journey.getByRole("link", { name: "Start Another Session" })).toBeVisible();
  const tags = region(page, "Your Personality Tags");
  await expect(tags.getByRole("list", { name: "Personality tags" })).toBeVisible();
  await expect(tags.getByRole("link", { name: "View your session responses" })).toBeVisible();
  await expect(page.getByText("Recommended for you")).toBeVisible();
  await expect(page.getByText(/^Written assessment, /)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "client-area");
  await tags.getByRole("link", { name: "View your personality profile" }).click();
  await expect(page).toHaveURL("/client-profile/personality");
});

test("a client finds the own words among the reasons", { tag: "@narrow" }, async ({
  page,
  request,
}) => {
  await openClientArea(page, await clientWithProfile(request));
  const words = /racing in the supermarket|out of nowhere|panic/i;
  const quote = page.locator("blockquote", { hasText: words }).first();
  await expect(quote).toBeHidden();
  for (const factor of await page.locator("summary").all()) await factor.press("Enter");
  await expect(quote).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "client-area-reasons");
});

test("earlier recommendations stay within reach, each with its reasons", async ({
  page,
  request,
}) => {
  const client = await clientWithProfile(request);
  await asOperator(
    (sql) => sql`insert into public.recommendations
        (user_id, therapist_id, source, match_score, reasoning, recommendation, engine, created_at)
      select user_id, therapist_id, 'voice', match_score, reasoning,
        jsonb_set(recommendation, '{name}', '"Somebody Earlier"'), engine, now() - interval '9 days'
      from public.recommendations where user_id = ${client.id}`,
  );
  await openClientArea(page, client);
  const earlier = page.locator("summary", { hasText: "Somebody Earlier" });
  await expect(earlier).toContainText("Voice session");
  const card = page.locator("details", { hasText: "Somebody Earlier" });
  await expect(card.getByRole("heading", { name: "Somebody Earlier" })).toBeHidden();
  await earlier.press("Enter");
  await expect(card.getByRole("heading", { name: "Somebody Earlier" })).toBeVisible();
  await expect(card.getByRole("heading", { name: /work well together/i })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("somebody whom nobody fitted reads so", async ({ page, request }) => {
  const client = await clientWithProfile(request);
  await asOperator((sql) => sql`delete from public.recommendations where user_id = ${client.id}`);
  await openClientArea(page, client);
  await expect(region(page, "Your Recommendations")).toContainText(
    "Nobody in the directory fitted",
  );
  await expect(region(page, "Your Matchmaker Journey")).toContainText("1 completed session");
});

test("the page waits in sight while the profile comes slowly", async ({ page, request }) => {
  await openClientArea(page, await clientWithProfile(request));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PROFILE_CALL, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText("Loading your profile...")).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "client-area-loading");
  release();
  await expect(region(page, "About you")).toBeVisible();
});

for (const path of ["", "/responses", "/personality"]) {
  test(`a profile that cannot be loaded can be asked for again at /client-profile${path}`, {
    tag: path === "" ? "@narrow" : [],
  }, async ({ page, request }) => {
    await openClientArea(page, await clientWithProfile(request), `/client-profile${path}`);
    await page.route(PROFILE_CALL, (route) => route.abort("connectionrefused"));
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText(
      "Failed to load your profile. Please try again later.",
    );
    await expectAccessible(page);
    await keepScreenshot(page, `client-area-failed${path.replace("/", "-")}`);
    await page.unroute(PROFILE_CALL);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
  });
}

test("an access token that is no longer taken is renewed without notice", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^401 GET \/api\//);
  await openClientArea(page, await clientWithProfile(request));
  await page.evaluate(() => localStorage.setItem("authToken", "no.longer.valid"));
  await page.reload();
  await expect(region(page, "About you")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).not.toBe("no.longer.valid");
});

test("whoever's session was ended elsewhere is asked to log in", async ({
  page,
  request,
  problems,
}) => {
  // Which of the two is refused first is chance, and the second may then not be asked for.
  problems.expect(/^401 GET \/api\/|^4\d\d POST \/auth\/v1\/token/);
  await openClientArea(page, await clientWithProfile(request));
  const session = await page.evaluate(() => localStorage.getItem("rapport-session") ?? "{}");
  const apikey = "sb_publishable_rapport_local";
  await request.post("/auth/v1/logout?scope=global", {
    headers: { apikey, authorization: `Bearer ${JSON.parse(session).access_token}` },
  });
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("rapport-session") ?? "{}");
    localStorage.setItem("authToken", "no.longer.valid");
    localStorage.setItem("rapport-session", JSON.stringify({ ...kept, expires_at: 1 }));
  });
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText(
    "Authentication required. Please log in to view this page.",
  );
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
});
