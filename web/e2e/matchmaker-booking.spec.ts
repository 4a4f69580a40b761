import { readFile } from "node:fs/promises";
import { FinalizeSessionAnswer } from "@rapport/shared/contracts/matchmaker.ts";
import { personIn } from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { ANSWERS } from "./matchmaker-answers.ts";
import { MatchmakerPage } from "./matchmaker-page.ts";
import { keepScreenshot } from "./screenshots.ts";
import { inDays, openDashboard, therapistWithEntry } from "./therapist-accounts.ts";

/** So that a moment reads the same wherever the tests run. */
test.use({ timezoneId: "America/New_York" });

test("a visitor talks, books a first session with the match, and has it in the calendar once the therapist accepts", async ({
  page,
  browser,
  request,
  baseURL,
  problems,
}) => {
  test.slow();
  const therapist = await therapistWithEntry(request, { firstName: "Zia", lastName: "Booker" });
  const matchmaker = new MatchmakerPage(page);
  // Whom the directory holds besides is other tests' affair: all but the name of the match is as it comes.
  await page.route("**/api/natural-matchmaker/finalize", async (route) => {
    const response = await route.fetch();
    const answer = FinalizeSessionAnswer.parse(await response.json());
    const { id } = therapist.entry;
    const recommendation = {
      ...answer.recommendation,
      id,
      name: "Zia Booker",
      alternatives: answer.recommendation?.alternatives.filter((other) => other.id !== id),
    };
    await route.fulfill({ response, json: { ...answer, recommendation } });
  });
  await matchmaker.open();
  await matchmaker.begin("typing");
  await matchmaker.write(ANSWERS.join(" "));
  await matchmaker.find.click();
  await expect(matchmaker.match).toBeVisible();

  await page.getByRole("button", { name: "Book First Session with Zia Booker" }).click();
  const dialog = page.getByRole("dialog", { name: "Book a first session with Zia Booker" });
  await dialog.getByLabel("Time 1", { exact: true }).fill(`${inDays(3).slice(0, 10)}T10:00`);
  await dialog.getByLabel("Note to Zia Booker").fill("Mornings are best.");
  await dialog.getByLabel("How can the therapist reach you?").fill("me@example.com");
  await dialog.getByRole("button", { name: "Send Request" }).click();
  const asked = page.locator("p", { hasText: "You asked Zia Booker for a first session." });
  await expect(asked).toBeFocused();
  await keepScreenshot(page, "matchmaker-booked");

  const client = await personIn(page, request);
  const desk = await browser.newContext({
    timezoneId: "America/New_York",
    baseURL: baseURL ?? "",
  });
  problems.watch(desk);
  const desktop = await desk.newPage();
  await openDashboard(desktop, therapist, "/therapist-dashboard/requests");
  await expect(desktop.getByText("Mornings are best.")).toBeVisible();
  await desktop.getByRole("button", { name: "Accept" }).click();
  await desktop.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
  await expect(desktop.getByRole("alert")).toContainText("You accepted the session with");
  await desk.close();

  await asked.getByRole("link", { name: "See your requests" }).click();
  const requests = page.getByRole("region", { name: "Your Session Requests" });
  await expect(requests.getByText("Zia Booker")).toBeVisible();
  const saved = page.waitForEvent("download");
  await requests.getByRole("button", { name: "Add to calendar" }).click();
  const lines = (await readFile(await (await saved).path(), "utf8")).split("\r\n");
  expect(lines).toContain("SUMMARY:First session with Zia Booker");
  expect(await client.get("/api/session-requests")).toMatchObject({
    requests: [{ status: "accepted", startsAt: expect.stringMatching(/T1[45]:00:00/) }],
  });
});
