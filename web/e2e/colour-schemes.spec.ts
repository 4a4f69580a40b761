import type { Page } from "@playwright/test";
import { ALTERNATE_BRAND } from "@rapport/shared/brand.ts";
import { expectAccessible } from "./accessibility.ts";
import { clientWithProfile, openClientArea } from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";
import { openDashboard, therapistWithEntry } from "./therapist-accounts.ts";

/** Of the page as it is painted, from 0 (black) to 255. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const paint = document.createElement("canvas").getContext("2d");
    if (!paint) return Number.NaN;
    paint.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });

test.use({ colorScheme: "dark" });

test("by night the open pages are dark and legible", { tag: "@narrow" }, async ({ page }) => {
  for (const path of ["/login", "/register", "/client-assessment"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("textbox").first()).toBeVisible();
    expect(await brightness(page)).toBeLessThan(64);
    await expectAccessible(page);
    await keepScreenshot(page, `night${path.replace("/", "-")}`);
  }
});

test("by night a client's pages and dialogs are legible", async ({ page, request }) => {
  await openClientArea(page, await clientWithProfile(request));
  await expect(page.getByRole("heading", { name: "Why You'll Work Well Together" })).toBeVisible();
  await page.locator("details summary").first().click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, "[role=alertdialog]");
});

test("by night a therapist's pages are legible", async ({ page, request }) => {
  await openDashboard(page, await therapistWithEntry(request));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expectAccessible(page);
});

test("the landing pages and the deck keep their colours in either scheme", async ({ page }) => {
  await page.goto(`/${ALTERNATE_BRAND.slug}`);
  expect(await brightness(page)).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: "light" });
  for (const path of ["/", "/pitch"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    expect(await brightness(page)).toBeLessThan(64);
  }
});
