import type { Page } from "@playwright/test";
import type { Therapist, TherapistsAnswer } from "@rapport/shared/contracts/therapists.ts";
import { PANIC } from "./assessment-answers.ts";
import { AssessmentPage } from "./assessment-page.ts";
import { expect, test } from "./fixtures.ts";

/** A page of the list, and the recommended therapist where they are not in it. */
const SOME_SHOWN = /^1[23] of \d+ therapists shown$/;

/** The name at the head of the recommendation. */
async function recommendedName(page: Page): Promise<string> {
  return (await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
}

test("the list shows everybody, the recommended therapist first with a star, and leads back", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  const recommended = page
    .waitForResponse("**/api/analyze-responses")
    .then(async (response) => (await response.json()).recommendation as Therapist);
  const first = page
    .waitForResponse("**/api/therapists?*offset=0")
    .then(async (response) => (await response.json()) as TherapistsAnswer);
  await assessment.take(PANIC.answers);
  const name = await recommendedName(page);

  await page.getByRole("button", { name: "See All Therapists" }).click();
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") });
  await expect(page.getByText(SOME_SHOWN)).toBeVisible();
  await expect(cards.first()).toContainText("Recommended Match for You");
  await expect(cards.first()).toContainText(name);
  await expect(page.getByText("Recommended Match for You")).toHaveCount(1);

  // Therapists of other tests are in the directory as well: what came is what must be shown.
  const shown = await cards.count();
  const second = page.waitForResponse("**/api/therapists?*offset=12*");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(cards.nth(shown)).toBeFocused();
  const came = [...(await first).therapists, ...(await (await second).json()).therapists];
  const others = new Map(came.map((one: Therapist) => [one.id, one.name]));
  others.delete((await recommended).id);
  await expect(cards.locator("h2")).toHaveText([name, ...others.values()]);

  await page.getByRole("button", { name: "Back to Recommendation" }).click();
  await expect(assessment.complete).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(name);
});

test("somebody who joins while the list is read makes nobody stand in it twice", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await page.route("**/api/therapists?*offset=12*", async (route) => {
    const url = route.request().url().replace("offset=12", "offset=11");
    const response = await route.fetch({ url });
    const answer = (await response.json()) as TherapistsAnswer;
    await route.fulfill({ response, json: { ...answer, total: 24 } });
  });
  await assessment.take(PANIC.answers);
  await page.getByRole("button", { name: "See All Therapists" }).click();
  const names = page.getByRole("main").locator("li h2");
  await expect(page.getByText(SOME_SHOWN)).toBeVisible();
  const twelfth = await names.last().textContent();
  const shown = await names.count();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(names).toHaveCount(shown + 11);
  expect((await names.allTextContents()).filter((name) => name === twelfth)).toEqual([twelfth]);
  await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
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
  await expect(page.getByText(SOME_SHOWN)).toBeVisible();
});
