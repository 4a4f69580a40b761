import type { Page } from "@playwright/test";
import { PANIC } from "./assessment-answers.ts";
import { AssessmentPage } from "./assessment-page.ts";
import { expect, test } from "./fixtures.ts";

/** The name at the head of the recommendation. */
async function recommendedName(page: Page): Promise<string> {
  return (await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
}

test("the list shows everybody, the recommended therapist first with a star, and leads back", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await assessment.take(PANIC.answers);
  const name = await recommendedName(page);

  await page.getByRole("button", { name: "See All Therapists" }).click();
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") });
  await expect(
    page.getByRole("status").filter({ hasText: /^12 of 24 therapists shown$/ }),
  ).toBeVisible();
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toContainText("Recommended Match for You");
  await expect(cards.first()).toContainText(name);
  await expect(page.getByText("Recommended Match for You")).toHaveCount(1);

  const more = page.getByRole("button", { name: "Show more" });
  await more.click();
  await expect(cards).toHaveCount(24);
  await expect(cards.nth(12)).toBeFocused();
  await expect(more).toBeHidden();
  const names = await cards.locator("h2").allInnerTexts();
  expect(new Set(names).size).toBe(24);

  await page.getByRole("button", { name: "Back to Recommendation" }).click();
  await expect(assessment.complete).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(name);
});

test("a reload after completion shows the same recommendation", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.take(PANIC.answers);
  const name = await recommendedName(page);
  await page.reload();
  await expect(assessment.complete).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(name);
});

test("taking it again begins with empty boxes, also after a reload", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.take(PANIC.answers);
  await page.getByRole("button", { name: "Take Assessment Again" }).click();
  await assessment.isAt(1);
  await expect(assessment.box).toHaveValue("");
  await page.reload();
  await assessment.isAt(1);
  await expect(assessment.box).toHaveValue("");
});

test("when nobody fits the page says so and still leads to everybody", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await page.route("**/api/analyze-responses", (route) =>
    route.fulfill({
      json: {
        success: true,
        recommendation: null,
        message: "Nobody fits what you need right now.",
        engine: "offline",
        safety: null,
      },
    }),
  );
  await assessment.take(PANIC.answers);
  await expect(page.getByText("Nobody fits what you need right now.")).toBeVisible();
  await page.getByRole("button", { name: "See All Therapists" }).click();
  await expect(page.getByText("Recommended Match for You")).toBeHidden();
  await expect(page.getByText("12 of 24 therapists shown")).toBeVisible();
});
