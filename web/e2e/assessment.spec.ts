import { PANIC, PEOPLE } from "./assessment-answers.ts";
import { AssessmentPage } from "./assessment-page.ts";
import { expect, test } from "./fixtures.ts";

const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .replace(/ +/g, " ")
    .trim();

/** The texts in “quotation marks”. */
const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote ?? "");

test("a new visitor finds the assessment, answers in everyday words and meets a therapist with reasons", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await page.goto("/");
  await page.locator('a[href="/client-assessment"]').first().click();

  await assessment.isAt(1);
  await expect(page.getByText(/^Contributed by Dr\. [A-Z][a-z]+$/)).toBeVisible();
  await expect(page.getByText(/^Why we're asking: ./)).toBeVisible();
  await expect(assessment.previous).toBeDisabled();
  await expect(page.getByRole("progressbar", { name: "Progress of the assessment" })).toBeVisible();

  await assessment.answerAllButSubmit(PANIC.answers);
  await assessment.submit.click();
  await expect(assessment.complete).toBeVisible();
  await expect(
    page.getByText(
      "Your responses have been saved, and your personality profile is being generated.",
    ),
  ).toBeVisible();
  await expect(page.getByText("How can we help you today?")).toBeVisible();
  await expect(page.getByText("internal development prototype")).toBeVisible();

  await page.getByRole("link", { name: "Go to Your Dashboard" }).click();
  await expect(page).toHaveURL(/\/client-profile$/);
});

for (const person of PEOPLE) {
  test(`somebody with ${person.trouble} meets a therapist for it, for reasons in their own words`, async ({
    page,
  }) => {
    const assessment = new AssessmentPage(page);
    await assessment.take(person.answers);

    const card = page.getByRole("region").filter({ hasText: "Recommended for you" });
    await expect(card.locator("> div").first()).toContainText(person.fits);

    const why = card.getByRole("heading", { name: /work well together/i }).locator("..");
    const reasons = (await why.textContent()) ?? "";
    const said = simplify(person.words);
    const own = quotesIn(reasons).filter((quote) => said.includes(simplify(quote)));
    expect(own, `of the quotes in: ${reasons}`).not.toEqual([]);
  });
}
