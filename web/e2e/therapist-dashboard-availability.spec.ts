import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";
import { openDashboard, openNewDashboard, therapistWithEntry } from "./therapist-accounts.ts";

const AVAILABILITY = "/therapist-dashboard/availability";
const AVAILABILITY_CALL = "**/api/therapist-availability/*";
const SAVED = "Availability saved successfully!";

const states = (page: Page) => page.getByRole("combobox", { name: "States of license" });
const languages = (page: Page) => page.getByRole("combobox", { name: "Languages" });
const chosen = (page: Page, label: string) => page.getByRole("list", { name: `Chosen: ${label}` });
const accepting = (page: Page) => page.getByRole("checkbox", { name: "I accept new clients" });
const save = (page: Page) => page.getByRole("button", { name: "Save Availability" });

test("somebody without an entry is told what comes first", { tag: "@narrow" }, async ({
  page,
  request,
  problems,
}) => {
  await openNewDashboard(page, request, problems, AVAILABILITY);
  await expect(page.getByRole("heading", { name: "Your profile comes first" })).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "therapist-availability-none");
});

test("everything can be said, is saved, and is there after a reload", { tag: "@narrow" }, async ({
  page,
  request,
}) => {
  await openDashboard(page, await therapistWithEntry(request), AVAILABILITY);
  await expect(accepting(page)).toBeChecked();
  await page.getByLabel("Open places").fill("3");
  await states(page).fill("ny");
  await page.getByRole("option", { name: "New York" }).click();
  await states(page).fill("jers");
  await page.getByRole("option", { name: "New Jersey" }).click();
  await languages(page).fill("span");
  await page.getByRole("option", { name: "Spanish" }).click();
  await languages(page).fill("Xhosa");
  await page.getByRole("option", { name: "Add “Xhosa”" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Video" }).check();
  await page.getByRole("checkbox", { name: "In person" }).check();
  await page.getByLabel("Lowest fee").fill("90");
  await page.getByLabel("Highest fee").fill("180");
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "therapist-availability");
  await page.reload();
  await expect(page.getByLabel("Open places")).toHaveValue("3");
  await expect(chosen(page, "States of license")).toHaveText("New YorkNew Jersey");
  await expect(chosen(page, "Languages")).toHaveText("EnglishSpanishXhosa");
  await expect(page.getByRole("checkbox", { name: "Video" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Phone" })).not.toBeChecked();
  await expect(page.getByLabel("Lowest fee")).toHaveValue("90");
  await expect(page.getByLabel("Highest fee")).toHaveValue("180");
});

test("states are chosen and taken back with the keyboard alone", async ({ page, request }) => {
  await openDashboard(page, await therapistWithEntry(request), AVAILABILITY);
  await states(page).focus();
  await page.keyboard.type("new");
  await expect(page.getByRole("option")).toHaveText([
    "New Hampshire",
    "New Jersey",
    "New Mexico",
    "New York",
  ]);
  await expectAccessible(page);
  await keepScreenshot(page, "therapist-availability-states");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(chosen(page, "States of license")).toHaveText("New Jersey");
  await expect(states(page)).toBeFocused();
  await page.keyboard.type("tex");
  await page.keyboard.press("Enter");
  await expect(chosen(page, "States of license")).toHaveText("New JerseyTexas");
  await page.keyboard.press("Backspace");
  await expect(chosen(page, "States of license")).toHaveText("New Jersey");
  await page.keyboard.type("zzz");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove New Jersey" }).press("Enter");
  await expect(chosen(page, "States of license")).toBeHidden();
  await expect(states(page)).toBeFocused();
});

test("what cannot be is said at its field, and the first one has the focus", {
  tag: "@narrow",
}, async ({ page, request }) => {
  await openDashboard(page, await therapistWithEntry(request), AVAILABILITY);
  await page.getByLabel("Open places").fill("many");
  await page.getByRole("button", { name: "Remove English" }).click();
  await page.getByLabel("Lowest fee").fill("200");
  await page.getByLabel("Highest fee").fill("100");
  await save(page).click();
  await expect(page.getByLabel("Open places")).toBeFocused();
  await expect(page.getByLabel("Open places")).toHaveAccessibleDescription(
    /Please enter a whole number from 0 to 1,000$/,
  );
  await expect(languages(page)).toHaveAccessibleDescription(/Please choose at least one language$/);
  await page.getByLabel("Open places").fill("");
  await languages(page).fill("eng");
  await page.keyboard.press("Enter");
  await save(page).click();
  await expect(page.getByLabel("Highest fee")).toHaveAccessibleDescription(
    /The highest fee must not be less than the lowest$/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "therapist-availability-mistakes");
});

test("what the server refuses is said at its field, and nothing is lost", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^400 PUT \/api\/therapist-availability/);
  await openDashboard(page, await therapistWithEntry(request), AVAILABILITY);
  await page.route(
    AVAILABILITY_CALL,
    (route) => {
      const error = "capacity must be from 0 to 5.";
      return route.fulfill({ status: 400, json: { error, message: error } });
    },
    { times: 1 },
  );
  await page.getByLabel("Open places").fill("7");
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText("Error saving availability. Please try again.");
  await expect(page.getByLabel("Open places")).toHaveAccessibleDescription(
    /This must be from 0 to 5$/,
  );
  await expect(page.getByLabel("Open places")).toHaveValue("7");
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
});

test("without open places nobody new is taken, and the profile says so", async ({
  page,
  request,
}) => {
  await openDashboard(page, await therapistWithEntry(request), AVAILABILITY);
  await page.getByLabel("Open places").fill("0");
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
  await expect(accepting(page)).not.toBeChecked();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByText("Approved, and not shown at the moment")).toBeVisible();
});

test("a change from elsewhere is shown at once, unless something here is not saved yet", async ({
  page,
  request,
}) => {
  const therapist = await therapistWithEntry(request);
  const { availability } = therapist.entry;
  const path = `/api/therapist-availability/${therapist.id}`;
  await openDashboard(page, therapist, AVAILABILITY);
  await expect(accepting(page)).toBeChecked();
  await therapist.put(path, { ...availability, capacity: 8 });
  await expect(page.getByLabel("Open places")).toHaveValue("8");

  await page.getByLabel("Lowest fee").fill("70");
  await therapist.put(path, { ...availability, capacity: 9 });
  await expect(page.getByText("Your availability was changed elsewhere meanwhile")).toBeVisible();
  await expect(page.getByLabel("Lowest fee")).toHaveValue("70");
  await expectAccessible(page);
  await keepScreenshot(page, "therapist-availability-overtaken");
  await page.getByRole("button", { name: "Show what is stored now" }).click();
  await expect(page.getByLabel("Open places")).toHaveValue("9");
  await expect(page.getByLabel("Lowest fee")).toHaveValue("");
});

test("changes that are not saved are asked about before the page is left", async ({
  page,
  request,
}) => {
  await openDashboard(page, await therapistWithEntry(request), AVAILABILITY);
  await page.getByLabel("Lowest fee").fill("70");
  await page.getByRole("link", { name: "Your Questions" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Lowest fee")).toHaveValue("70");
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(SAVED);
  await page.getByRole("link", { name: "Your Questions" }).click();
  await expect(page).toHaveURL("/therapist-dashboard/questions");
});
