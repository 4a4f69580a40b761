import type { Page } from "@playwright/test";
import { expertTitle } from "@rapport/shared/expert-name.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { asOperator } from "./operator.ts";
import { watchSocket } from "./realtime-socket.ts";
import { keepScreenshot } from "./screenshots.ts";
import {
  ApiPerson,
  askForSession,
  changeProfile,
  openDashboard,
  therapistWithEntry,
} from "./therapist-accounts.ts";

const INTERRUPTED = "Live updates are interrupted.";

const style = (page: Page) => page.getByRole("region", { name: "Your Therapeutic Style" });
const personal = (page: Page) => page.getByRole("region", { name: "Personal Information" });

test("what is changed elsewhere appears without a reload", async ({ page, request }) => {
  const therapist = await therapistWithEntry(request);
  const socket = await watchSocket(page, "therapist:");
  await openDashboard(page, therapist);
  await socket.joined;
  await changeProfile(therapist, { phone: "555 0199", firstName: "Nora" });
  await expect(personal(page)).toContainText("555 0199");
  await expect(page.getByText("Dr. Nora Haddad")).toBeVisible();
});

test("applied insights and a finished description arrive by themselves", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const therapist = await therapistWithEntry(request);
  await asOperator(
    (sql) => sql`update public.therapists
      set generation = 'generating', generation_started_at = now(), description = ''
      where id = ${therapist.entry.id}`,
  );
  const socket = await watchSocket(page, "therapist:");
  await openDashboard(page, therapist);
  await expect(style(page).getByText("Your description is being generated...")).toBeVisible();
  const insightsCard = page.getByRole("region", { name: "Expert Insights Applied" });
  await expect(insightsCard).toContainText("They are chosen from your answers");
  await expectAccessible(page);
  await keepScreenshot(page, "therapist-generating");
  await socket.joined;
  const insights = [
    {
      insightText: "Panic is a fear of fear.",
      relevance: "You draw a map of it.",
      source: "miriam",
    },
    { insightText: "Repair comes first.", relevance: "You name what you see.", source: "unknown" },
  ];
  await asOperator(
    (sql) => sql`update public.therapists
      set generation = 'ready', description = ${"One paragraph.\n\nAnd another."},
        insights_applied = ${sql.json(insights)}
      where id = ${therapist.entry.id}`,
  );
  await expect(style(page).getByText("And another.")).toBeVisible();
  const applied = insightsCard.getByRole("listitem");
  await expect(applied).toHaveCount(2);
  await expect(applied.first()).toContainText("Panic is a fear of fear.");
  await expect(applied.first()).toContainText("You draw a map of it.");
  await expect(applied.first()).toContainText(`Dr. ${expertTitle("miriam")}`);
  await expect(applied.last()).toContainText("Unknown source");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "therapist-insights");
});

test("a description that failed is said and can be tried again", async ({ page, request }) => {
  const therapist = await therapistWithEntry(request);
  await asOperator(
    (sql) => sql`update public.therapists
      set generation = 'failed', generation_error = 'engine', description = ''
      where id = ${therapist.entry.id}`,
  );
  await openDashboard(page, therapist);
  await expect(style(page).getByRole("alert")).toHaveText(
    "Failed to generate your description. Please try again later.",
  );
  await expectAccessible(page);
  await keepScreenshot(page, "therapist-generation-failed");
  await style(page).getByRole("button", { name: "Try Again" }).click();
  await expect(
    style(page)
      .getByText(/12 years of experience/)
      .first(),
  ).toBeVisible();
  await expect(style(page).getByRole("alert")).toBeHidden();
});

test("a description can be written anew", async ({ page, request }) => {
  await openDashboard(page, await therapistWithEntry(request));
  const written = page.waitForResponse("**/api/generate-therapist-description/*");
  await style(page).getByRole("button", { name: "Refresh" }).click();
  expect((await written).status()).toBe(200);
  await expect(style(page).getByRole("button", { name: "Refresh" })).toBeVisible();
});

test("while the connection is lost the server is asked, and live it is again afterwards", async ({
  page,
  request,
}) => {
  test.slow();
  const therapist = await therapistWithEntry(request);
  const client = await ApiPerson.register(request, "client");
  const socket = await watchSocket(page, "therapist:");
  await openDashboard(page, therapist, "/therapist-dashboard/requests");
  await socket.joined;
  await expect(page.getByText(INTERRUPTED)).toBeHidden();

  socket.refused = true;
  await socket.open?.close();
  await expect(page.getByText(INTERRUPTED)).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "session-requests-interrupted");
  await askForSession(client, therapist.entry.id, { note: "Written while the line was down." });
  await expect(page.getByText("Written while the line was down.")).toBeVisible();

  socket.refused = false;
  await expect(page.getByText(INTERRUPTED)).toBeHidden({ timeout: 30_000 });
  const other = await ApiPerson.register(request, "client");
  await askForSession(other, therapist.entry.id, { note: "Written after it was back." });
  await expect(page.getByText("Written after it was back.")).toBeVisible();
});

test("a channel that cannot be joined leaves a page that is fresh all the same", async ({
  page,
  request,
}) => {
  const therapist = await therapistWithEntry(request);
  const socket = await watchSocket(page, "therapist:");
  socket.refused = true;
  await openDashboard(page, therapist);
  await changeProfile(therapist, { phone: "555 0177" });
  await expect(personal(page)).toContainText("555 0177");
});
