import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";
import {
  ApiPerson,
  askForSession,
  inDays,
  openDashboard,
  openNewDashboard,
  therapistWithEntry,
} from "./therapist-accounts.ts";

const REQUESTS = "/therapist-dashboard/requests";

/** So that a moment reads the same wherever the tests run. */
test.use({ timezoneId: "America/New_York" });

const client = (request: APIRequestContext, firstName = "Ada") =>
  ApiPerson.register(request, "client", { firstName, lastName: "Lindqvist" });

const card = (page: Page, name = "Ada Lindqvist") => page.getByRole("region", { name });
const inNewYork = (moment: string) =>
  new Intl.DateTimeFormat("en-US", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "America/New_York",
  }).format(new Date(moment));

/** A therapist's page with one open request on it. */
async function withRequest(page: Page, request: APIRequestContext, wish: object = {}) {
  const therapist = await therapistWithEntry(request);
  const ada = await client(request);
  const asked = await askForSession(ada, therapist.entry.id, {
    preferredTimes: [inDays(4), inDays(2)],
    format: "video",
    contact: "ada@example.com",
    note: "I have been carrying this for a year.\nEvenings are best.",
    ...wish,
  });
  await openDashboard(page, therapist, REQUESTS);
  await expect(card(page)).toBeVisible();
  return { therapist, ada, asked };
}

test("somebody whom nobody has asked yet reads what will come", { tag: "@narrow" }, async ({
  page,
  request,
  problems,
}) => {
  await openNewDashboard(page, request, problems, REQUESTS);
  await expect(page.getByRole("heading", { name: "No session requests yet" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "session-requests-none");
});

test("a request arrives by itself, is counted in the sidebar and is announced", async ({
  page,
  request,
}) => {
  const therapist = await therapistWithEntry(request);
  await openDashboard(page, therapist);
  await expect(page.getByText("Your entry is live")).toBeVisible();
  await askForSession(await client(request), therapist.entry.id);
  const link = page.getByRole("link", { name: "Session Requests" });
  await expect(link).toHaveAccessibleName("Session Requests 1 open");
  await expect(page.getByText("New session request. 1 open.")).toBeAttached();
  await askForSession(await client(request, "Bo"), therapist.entry.id);
  await expect(link).toHaveAccessibleName("Session Requests 2 open");
});

test("a request shows who asks, when, how and why, in the therapist's own time zone", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const { asked } = await withRequest(page, request);
  for (const moment of asked.preferredTimes) {
    await expect(card(page).locator(`time[datetime="${moment}"]`)).toContainText(inNewYork(moment));
  }
  await expect(card(page)).toContainText(/E[SD]T/);
  await expect(card(page)).toContainText("Video");
  await expect(card(page)).toContainText("Evenings are best.");
  await expect(card(page).getByRole("link", { name: "ada@example.com" })).toHaveAttribute(
    "href",
    "mailto:ada@example.com",
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "session-requests");
});

test("a proposed time is accepted with a note, and the session goes into the calendar", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const { ada } = await withRequest(page, request);
  const soonest = inDays(2);
  await card(page).getByRole("button", { name: "Accept" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Accept the request of Ada Lindqvist" });
  await expect(dialog.getByRole("radio").first()).toBeChecked();
  await expect(dialog.getByRole("radio").first()).toHaveAccessibleName(
    new RegExp(inNewYork(soonest)),
  );
  await dialog.getByLabel("Note to Ada Lindqvist").fill("I look forward to meeting you.");
  await expectAccessible(page, '[role="dialog"]');
  await keepScreenshot(page, "session-requests-accept");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("alert")).toContainText(
    "You accepted the session with Ada Lindqvist",
  );
  await expect(page.getByRole("heading", { name: "Ada Lindqvist" })).toBeFocused();
  await expect(card(page)).toContainText("Accepted");
  await expect(card(page)).toContainText("I look forward to meeting you.");
  await expect(card(page).getByRole("button", { name: "Decline" })).toBeHidden();
  await expect(page.getByText("Nothing waits for your answer.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "session-requests-accepted");

  const saved = page.waitForEvent("download");
  await card(page).getByRole("button", { name: "Add to calendar" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("session-with-ada-lindqvist.ics");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines).toContain("SUMMARY:First session with Ada Lindqvist");
  expect(lines).toContain(`DTSTART:${soonest.replaceAll(/[-:]|\.\d+/g, "")}`);
  expect(lines).toContain("DURATION:PT50M");
  expect(lines.join("\n")).not.toContain("carrying this");

  const seen = await ada.get("/api/session-requests");
  expect(seen).toMatchObject({
    requests: [{ status: "accepted", therapistNote: "I look forward to meeting you." }],
  });
});

test("another time can be set, and it must lie ahead", async ({ page, request }) => {
  await withRequest(page, request);
  await card(page).getByRole("button", { name: "Accept" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Another time" }).check();
  const time = dialog.getByLabel("Date and time");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(time).toBeFocused();
  await expect(time).toHaveAccessibleDescription(
    "In your time zone, America/New_York. Please choose a date and time",
  );
  await time.fill("2020-01-01T10:00");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(time).toHaveAccessibleDescription(/Please choose a time in the future$/);
  await expectAccessible(page, '[role="dialog"]');
  await keepScreenshot(page, "session-requests-other-time");
  await time.fill("2035-07-04T10:00");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(card(page)).toContainText("Wednesday, July 4, 2035 at 10:00 AM EDT");
});

test("a client who proposed no time is given one", async ({ page, request }) => {
  await withRequest(page, request, { preferredTimes: [] });
  await card(page).getByRole("button", { name: "Accept" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("When does the session begin?").fill("2035-01-15T09:30");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(card(page)).toContainText("Monday, January 15, 2035 at 9:30 AM EST");
});

test("a request is declined with a note", async ({ page, request }) => {
  await withRequest(page, request);
  await card(page).getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("dialog", { name: "Decline the request of Ada Lindqvist" });
  const note = dialog.getByLabel("Note to Ada Lindqvist");
  await note.fill("x".repeat(2_001));
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(note).toHaveAccessibleDescription("Please use at most 2,000 characters");
  await note.fill("I have no evening left; Dr. Example may.");
  await expectAccessible(page, '[role="dialog"]');
  await keepScreenshot(page, "session-requests-decline");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("alert")).toHaveText("You declined the request of Ada Lindqvist.");
  await expect(card(page)).toContainText("Declined");
  await expect(card(page)).toContainText("I have no evening left; Dr. Example may.");
  await expect(card(page).getByRole("button", { name: "Add to calendar" })).toBeHidden();
});

test("a dialog that is closed changes nothing and gives the focus back", async ({
  page,
  request,
}) => {
  await withRequest(page, request);
  const accept = card(page).getByRole("button", { name: "Accept" });
  await accept.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(accept).toBeFocused();
  await expect(card(page)).toContainText("Open");
});

test("a request that was decided in another tab meanwhile is not decided twice", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^409 POST \/api\/session-requests/);
  const { therapist, asked } = await withRequest(page, request);
  await card(page).getByRole("button", { name: "Accept" }).click();
  await therapist.post(`/api/session-requests/${asked.id}/decision`, {
    decision: "declined",
    note: "Declined on my phone.",
  });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("alert")).toContainText(/answered or withdrawn/);
  await expect(card(page)).toContainText("Declined on my phone.");
  await expectAccessible(page);
  await keepScreenshot(page, "session-requests-decided-elsewhere");
});

test("a request that is withdrawn goes by itself, and cannot be accepted any more", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^4\d\d POST \/api\/session-requests/);
  const { ada, asked } = await withRequest(page, request);
  await card(page).getByRole("button", { name: "Accept" }).click();
  await ada.post(`/api/session-requests/${asked.id}/withdraw`, {});
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "No session requests yet" })).toBeVisible();
});

test("a decision that cannot be sent loses nothing, and a second try helps", async ({
  page,
  request,
}) => {
  await withRequest(page, request);
  const call = "**/api/session-requests/*/decision";
  await page.route(call, (route) => route.abort("connectionrefused"));
  await card(page).getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Note to Ada Lindqvist").fill("I am sorry.");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "The server cannot be reached. Check your connection and try again.",
  );
  await expect(dialog.getByLabel("Note to Ada Lindqvist")).toHaveValue("I am sorry.");
  await page.unroute(call);
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(card(page)).toContainText("I am sorry.");
});

test("a very long note is folded, and its words stay on the page", { tag: "@narrow" }, async ({
  page,
  request,
}) => {
  const note = `${"My days are grey. ".repeat(90)}${"o".repeat(300)} the end`;
  await withRequest(page, request, { note, contact: "+1 (555) 010-7788" });
  await expect(card(page).getByText(/the end/)).toBeHidden();
  await card(page).getByRole("button", { name: "Show all of the note of Ada Lindqvist" }).click();
  await expect(card(page).getByText(/the end/)).toBeVisible();
  await expect(card(page).getByRole("link", { name: "+1 (555) 010-7788" })).toHaveAttribute(
    "href",
    "tel:+15550107788",
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a note that tells of danger is answered with help", async ({ page, request }) => {
  await withRequest(page, request);
  await card(page).getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel("Note to Ada Lindqvist")
    .fill("I cannot go on. I want to kill myself tonight.");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(
    page.getByRole("heading", { name: "You do not have to carry this alone" }),
  ).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "session-requests-safety");
});

test("requests that cannot be loaded can be asked for again", async ({ page, request }) => {
  await page.route("**/api/session-requests", (route) => route.abort("connectionrefused"));
  await openDashboard(page, await therapistWithEntry(request), REQUESTS);
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to load your session requests. Please try again later.",
  );
  await page.unroute("**/api/session-requests");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "No session requests yet" })).toBeVisible();
});
