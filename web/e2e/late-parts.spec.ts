import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { PANIC } from "./assessment-answers.ts";
import { AssessmentPage, answering, MATTERS } from "./assessment-page.ts";
import { clientWithProfile, openClientArea } from "./clients.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";

const BOOKING_SCRIPT = "**/assets/booking-dialog-*.js";
const COMPLETION_SCRIPT = "**/assets/completion-*.js";

test("a booking form that cannot be fetched is said, and comes at the next press", {
  tag: "@narrow",
}, async ({ page, request }) => {
  await page.route(BOOKING_SCRIPT, (route) => route.abort("connectionfailed"));
  await openClientArea(page, await clientWithProfile(request));
  const book = page.getByRole("button", { name: /^Book First Session/ }).first();
  await book.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "The form could not be loaded. Check your connection and press the button again.",
  );
  await expect(book).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "booking-unloaded");

  await page.unroute(BOOKING_SCRIPT);
  await book.press("Enter");
  await expect(page.getByRole("dialog").getByRole("heading")).toContainText("Book a first session");
  await expect(page.getByText("The form could not be loaded.")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(book).toBeFocused();
});

test("the form of a booking is not fetched before somebody asks for it", async ({
  page,
  request,
}) => {
  const fetched: string[] = [];
  page.on("request", (one) => fetched.push(one.url()));
  await openClientArea(page, await clientWithProfile(request));
  const book = page.getByRole("button", { name: /^Book First Session/ }).first();
  await expect(book).toBeVisible();
  const form = () => fetched.filter((url) => url.includes("/assets/booking-dialog-"));
  expect(form()).toEqual([]);
  await book.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(form()).toHaveLength(1);
});

test("a result that cannot be fetched says that the answers are safe, and comes at the next try", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.route(COMPLETION_SCRIPT, (route) => route.abort("connectionfailed"));
  const assessment = new AssessmentPage(page);
  await assessment.shorten(MATTERS);
  await assessment.open();
  await assessment.answerAllButSubmit(PANIC.answers);
  await assessment.submit.click();
  await expect(assessment.alert).toContainText("Your answers are saved");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "assessment-result-unloaded");

  const tryAgain = page.getByRole("button", { name: "Try Again" });
  await tryAgain.press("Enter");
  await expect(tryAgain).toBeFocused();
  await expect(tryAgain).not.toHaveAttribute("aria-busy");
  await page.unroute(COMPLETION_SCRIPT);
  await tryAgain.press("Enter");
  await expect(assessment.complete).toBeFocused();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test("help for somebody at risk does not wait for the script of the result", async ({ page }) => {
  await page.route(COMPLETION_SCRIPT, (route) => route.abort("connectionfailed"));
  const assessment = new AssessmentPage(page);
  await assessment.shorten(MATTERS);
  await assessment.open();
  await assessment.box.fill("I want to kill myself.");
  await assessment.next.click();
  const goOn = page.getByRole("button", { name: "I want to go on" });
  await goOn.click();
  await assessment.answerAllButSubmit(answering([]), 2);
  await assessment.submit.click();
  const unloaded = page.getByText("Your answers are saved");
  await expect(goOn.or(unloaded)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(unloaded).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /988/ }).first()).toBeVisible();
});
