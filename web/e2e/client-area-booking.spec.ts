import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { SessionRequestsAnswer } from "@rapport/shared/contracts/session-requests.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { PANIC } from "./assessment-answers.ts";
import { AssessmentPage } from "./assessment-page.ts";
import { clientWithProfile, openClientArea, personIn, profileOf } from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { asOperator } from "./operator.ts";
import { keepScreenshot } from "./screenshots.ts";
import { type ApiPerson, askForSession, inDays, therapistWithEntry } from "./therapist-accounts.ts";

/** So that a moment reads the same wherever the tests run. */
test.use({ timezoneId: "America/New_York" });

const requestsOf = async (person: ApiPerson): Promise<SessionRequest[]> =>
  SessionRequestsAnswer.parse(await person.get("/api/session-requests")).requests;

const dialog = (page: Page) => page.getByRole("dialog");
const requests = (page: Page) => page.getByRole("region", { name: "Your Session Requests" });
const requestTo = (page: Page, name: string) =>
  requests(page).getByRole("listitem").filter({ hasText: name });
/** What stands in the button's place once a session was asked for. */
const asked = (page: Page, name: string) =>
  page.locator("p", { hasText: `You asked ${name} for a first session.` });
const book = (page: Page) => page.getByRole("button", { name: /^Book First Session/ });

/**
 * A client to whom a therapist of the tests was recommended: one who stands last in the directory, as
 * other tests count on its first page.
 */
async function recommended(request: APIRequestContext) {
  const therapist = await therapistWithEntry(request, { firstName: "Zoe", lastName: "Vasquez" });
  const client = await clientWithProfile(request);
  await asOperator(
    (sql) => sql`update public.recommendations
      set therapist_id = ${therapist.entry.id}, recommendation = recommendation
        || ${sql.json({ id: therapist.entry.id, name: "Zoe Vasquez" })}
        -- Her namesakes of other tests may have been found, too.
        || jsonb_build_object('alternatives', (
          select coalesce(jsonb_agg(alternative), '[]')
          from jsonb_array_elements(recommendation -> 'alternatives') as alternative
          where alternative ->> 'name' <> 'Zoe Vasquez'
        ))
      where user_id = ${client.id}`,
  );
  return { therapist, client };
}

const bookZoe = (page: Page) =>
  page.getByRole("button", { name: "Book First Session with Zoe Vasquez" });

test("a session is asked for with times, format, note and contact, and the therapist sees it", {
  tag: "@narrow",
}, async ({ page, request }) => {
  const { therapist, client } = await recommended(request);
  await openClientArea(page, client);
  await expect(bookZoe(page)).toBeVisible();
  const offered = await book(page).count();
  await bookZoe(page).click();
  await expect(dialog(page).getByRole("heading")).toHaveText(
    "Book a first session with Zoe Vasquez",
  );
  await expect(dialog(page).getByLabel("How can the therapist reach you?")).toHaveValue(
    client.account.email,
  );
  await dialog(page).getByLabel("Time 1", { exact: true }).fill("2020-01-01T10:00");
  const add = dialog(page).getByRole("button", { name: "Add another time" });
  await add.click();
  await expect(dialog(page).getByLabel("Time 2", { exact: true })).toBeFocused();
  for (let time = 3; time <= 5; time += 1) await add.click();
  await expect(add).toBeDisabled();
  for (let time = 5; time >= 3; time -= 1) {
    await dialog(page)
      .getByRole("button", { name: `Remove time ${time}` })
      .click();
  }
  await dialog(page).getByLabel("Time 2", { exact: true }).fill("2035-07-04T10:00");
  await dialog(page).getByRole("radio", { name: "Video" }).check();
  await dialog(page).getByLabel("Note to Zoe Vasquez").fill("Evenings are best.");
  await dialog(page).getByRole("button", { name: "Send Request" }).click();
  await expect(dialog(page).getByLabel("Time 1", { exact: true })).toBeFocused();
  await expect(dialog(page).getByLabel("Time 1", { exact: true })).toHaveAccessibleDescription(
    "Please choose a time in the future",
  );
  await expectAccessible(page, '[role="dialog"]');
  await keepScreenshot(page, "booking-form");
  await dialog(page).getByLabel("Time 1", { exact: true }).fill("2035-01-15T09:30");
  await dialog(page).getByRole("button", { name: "Send Request" }).click();

  await expect(dialog(page)).toBeHidden();
  await expect(asked(page, "Zoe Vasquez")).toBeFocused();
  await expect(book(page)).toHaveCount(offered - 1);
  const own = requestTo(page, "Zoe Vasquez");
  await expect(own).toContainText("Open");
  await expect(own).toContainText("Wednesday, July 4, 2035 at 10:00 AM EDT");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "booking-asked");
  expect(await requestsOf(therapist)).toMatchObject([
    {
      clientName: "Noor Haddad",
      preferredTimes: ["2035-01-15T14:30:00+00:00", "2035-07-04T14:00:00+00:00"],
      format: "video",
      note: "Evenings are best.",
      contact: client.account.email,
      status: "pending",
    },
  ]);
});

test("an accepted session appears by itself and goes into the calendar", async ({
  page,
  request,
}) => {
  const { therapist, client } = await recommended(request);
  const made = await askForSession(client, therapist.entry.id, { note: "My own words." });
  await openClientArea(page, client);
  const own = requestTo(page, "Zoe Vasquez");
  await expect(own).toContainText("Open");
  const startsAt = inDays(3);
  await therapist.post(`/api/session-requests/${made.id}/decision`, {
    decision: "accepted",
    startsAt,
    note: "I look forward to meeting you.",
  });
  await expect(own).toContainText("Accepted");
  await expect(own).toContainText("I look forward to meeting you.");
  await expect(page.getByText("Zoe Vasquez accepted your session request.")).toBeAttached();
  await expect(page.getByText("Your first session with Zoe Vasquez is on")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "booking-accepted");
  const saved = page.waitForEvent("download");
  await own.getByRole("button", { name: "Add to calendar" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("session-with-zoe-vasquez.ics");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines).toContain("SUMMARY:First session with Zoe Vasquez");
  expect(lines).toContain(`DTSTART:${startsAt.replaceAll(/[-:]|\.\d+/g, "")}`);
  expect(lines.join("\n")).not.toContain("My own words");
});

test("a declined request can be followed by another one", async ({ page, request }) => {
  const { therapist, client } = await recommended(request);
  const made = await askForSession(client, therapist.entry.id);
  await openClientArea(page, client);
  await expect(bookZoe(page)).toBeHidden();
  await therapist.post(`/api/session-requests/${made.id}/decision`, {
    decision: "declined",
    note: "I have no evening left.",
  });
  const own = requestTo(page, "Zoe Vasquez");
  await expect(own).toContainText("Declined");
  await expect(own).toContainText("I have no evening left.");
  await bookZoe(page).click();
  await dialog(page).getByRole("button", { name: "Send Request" }).click();
  await expect(own).toHaveCount(2);
});

test("an open request is withdrawn once that is confirmed", async ({ page, request }) => {
  const { therapist, client } = await recommended(request);
  await askForSession(client, therapist.entry.id);
  await openClientArea(page, client);
  const own = requestTo(page, "Zoe Vasquez");
  await own.getByRole("button", { name: "Withdraw" }).click();
  const question = page.getByRole("alertdialog", {
    name: "Withdraw your request to Zoe Vasquez?",
  });
  await expectAccessible(page, '[role="alertdialog"]');
  await keepScreenshot(page, "booking-withdraw");
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("alert")).toHaveText("You withdrew your request to Zoe Vasquez.");
  await expect(page.getByRole("heading", { name: "Your Session Requests" })).toBeFocused();
  await expect(own).toContainText("Withdrawn");
  await expect(bookZoe(page)).toBeVisible();
  expect(await requestsOf(therapist)).toEqual([]);
});

test("a request that was answered meanwhile is not withdrawn any more", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^409 POST \/api\/session-requests/);
  const { therapist, client } = await recommended(request);
  const made = await askForSession(client, therapist.entry.id);
  await openClientArea(page, client);
  const own = requestTo(page, "Zoe Vasquez");
  await own.getByRole("button", { name: "Withdraw" }).click();
  await therapist.post(`/api/session-requests/${made.id}/decision`, {
    decision: "accepted",
    startsAt: inDays(3),
  });
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("alert")).toContainText("answered or withdrawn before");
  await expect(own).toContainText("Accepted");
});

test("asking twice and a therapist who takes nobody new are said, and nothing typed is lost", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^409 POST \/api\/session-requests/);
  const { therapist, client } = await recommended(request);
  await openClientArea(page, client);
  await bookZoe(page).click();
  await dialog(page).getByLabel("Note to Zoe Vasquez").fill("A careful note.");
  await therapist.put(`/api/therapist-availability/${therapist.id}`, {
    ...therapist.entry.availability,
    acceptingClients: false,
  });
  await dialog(page).getByRole("button", { name: "Send Request" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "This therapist takes no new clients at the moment.",
  );
  await expectAccessible(page, '[role="dialog"]');
  await keepScreenshot(page, "booking-refused");
  await page.keyboard.press("Escape");
  await expect(bookZoe(page)).toBeFocused();
  await therapist.put(`/api/therapist-availability/${therapist.id}`, {
    ...therapist.entry.availability,
    acceptingClients: true,
  });
  await bookZoe(page).click();
  await expect(dialog(page).getByLabel("Note to Zoe Vasquez")).toHaveValue("A careful note.");
  await askForSession(client, therapist.entry.id);
  await dialog(page).getByRole("button", { name: "Send Request" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "You already asked this therapist for a session; the answer is still open.",
  );
});

test("a note that tells of danger is answered with help", { tag: "@narrow" }, async ({
  page,
  request,
}) => {
  const { client } = await recommended(request);
  await openClientArea(page, client);
  await bookZoe(page).click();
  await dialog(page)
    .getByLabel("Note to Zoe Vasquez")
    .fill("I cannot go on. I want to kill myself tonight.");
  await dialog(page).getByRole("button", { name: "Send Request" }).click();
  await expect(
    page.getByRole("heading", { name: "You do not have to carry this alone" }),
  ).toBeFocused();
  await expectAccessible(page);
  await keepScreenshot(page, "booking-safety");
});

test("a session can be asked for as soon as the assessment recommends somebody, and stays asked for", async ({
  page,
  request,
}) => {
  await new AssessmentPage(page).take(PANIC.answers);
  await expect(book(page).first()).toBeVisible();
  const name = (await book(page).first().getAttribute("aria-label"))?.replace(/.* with /, "") ?? "";
  await book(page).first().click();
  await dialog(page).getByLabel("How can the therapist reach you?").fill("+1 555 0101");
  await dialog(page).getByRole("button", { name: "Send Request" }).click();
  await expect(asked(page, name)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "See your requests" }).click();
  await expect(page).toHaveURL("/client-profile#session-requests");
  await expect(requests(page)).toBeInViewport();
  await expect(requestTo(page, name)).toContainText("+1 555 0101");
  const guest = await personIn(page, request);
  expect((await profileOf(guest)).recommendation?.name).toBe(name);
});
