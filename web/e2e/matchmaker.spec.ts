import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { layoutShiftOf, STEADY, watchLayout } from "./layout-shift.ts";
import { ANSWERS } from "./matchmaker-answers.ts";
import { MatchmakerPage } from "./matchmaker-page.ts";
import { keepScreenshot } from "./screenshots.ts";

test("a conversation in writing ends in a match, on screens that everybody can use @narrow", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const matchmaker = new MatchmakerPage(page);

  async function check(screen: string) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepScreenshot(page, `matchmaker-${screen}`);
  }

  await matchmaker.open();
  await expect(matchmaker.heading).toHaveText("Let's Find Your Perfect Therapist");
  const crisis = page.getByRole("complementary", { name: "Crisis support" });
  for (const name of ["Call 988", "text 988", "call 911"]) {
    await expect(crisis.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "My Profile" })).toHaveAttribute(
    "href",
    "/client-profile",
  );
  await check("idle");
  await matchmaker.start.click();
  await expect(matchmaker.heading).toHaveText("Before we start");
  await check("notice");
  await matchmaker.typeInstead.click();

  await expect(matchmaker.box).toBeFocused();
  await expect(matchmaker.log).toContainText("Hi! How are you feeling today?");
  await expect(page.getByText("0/7 insights")).toBeVisible();
  await expect(matchmaker.locked).toBeDisabled();
  await expect(matchmaker.locked).toHaveAccessibleDescription("Opens at 7 insights.");
  await expect(matchmaker.locked).toHaveCSS("opacity", "0.3");
  await check("begun");

  for (const answer of ANSWERS) await matchmaker.write(answer);
  await expect(matchmaker.find).toBeEnabled();
  await expect(matchmaker.find).toHaveCSS("opacity", "1");
  await expect(page.getByText(/^([7-9]|\d\d)\/7 insights$/)).toBeVisible();
  const progress = page.getByRole("progressbar", { name: "A clear picture of you" });
  await expect(progress).toHaveAttribute("aria-valuenow", "100");
  await check("ready");

  await matchmaker.find.click();
  await expect(matchmaker.match).toBeFocused();
  const why = page.getByRole("heading", { name: "Why You'll Work Well Together" });
  await expect(why.locator("..")).toContainText(/panic|husband|straight|tools|sleep/);
  await check("result");

  await page.getByRole("button", { name: "Book First Session" }).first().click();
  await expect(page.getByRole("dialog", { name: /Book a first session/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Try Another Match" }).click();
  await expect(matchmaker.start).toBeVisible();
  await expect(matchmaker.goOn).toBeHidden();
});

test("the whole way to the first answer can be gone with the keyboard alone", async ({ page }) => {
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  const press = async (target: typeof matchmaker.start) => {
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [10] });
    await page.keyboard.press("Enter");
  };
  await press(matchmaker.start);
  await expect(matchmaker.heading).toBeFocused();
  await press(matchmaker.typeInstead);
  await expect(matchmaker.box).toBeFocused();
  await page.keyboard.type("I lie awake every night.");
  await page.keyboard.press("Enter");
  await expect(matchmaker.log).toContainText("I lie awake every night.");
  await expect(matchmaker.box).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(matchmaker.locked).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(matchmaker.box).toBeVisible();
});

test("while both talk, nothing on the page moves but what is said", async ({ page }) => {
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  await matchmaker.begin("typing");
  await expect(matchmaker.log).toContainText("Hi! How are you feeling today?");
  const places = async () => [
    await matchmaker.box.boundingBox(),
    await matchmaker.locked.boundingBox(),
    await matchmaker.end.boundingBox(),
  ];
  const before = await places();
  await matchmaker.write(ANSWERS[0]);
  await matchmaker.write("It is hard to say. ".repeat(60));
  expect(await places()).toEqual(before);
  await expect(matchmaker.questions().last()).toBeInViewport();
});

test("a reload offers to go on, and nothing has to be said twice", async ({ page }) => {
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  await matchmaker.begin("typing");
  await matchmaker.write(ANSWERS[0]);
  const insights = page.getByText(/^\d+\/7 insights$/);
  await expect(insights).not.toHaveText("0/7 insights");
  const known = await insights.textContent();
  await page.reload();
  await expect(page.getByText(/with one answer/)).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, "matchmaker-kept");
  await matchmaker.goOn.click();
  await matchmaker.typeInstead.click();
  await expect(insights).toHaveText(known ?? "");
  await expect(matchmaker.log).toContainText(ANSWERS[0]);
  await matchmaker.write(ANSWERS[1]);
  await expect(insights).not.toHaveText(known ?? "");
});

test("what was written and not sent survives a reload", async ({ page }) => {
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  await matchmaker.begin("typing");
  await matchmaker.box.fill("I have never told anybody that");
  await page.reload();
  await expect(page.getByText(/with what you had begun to write/)).toBeVisible();
  await matchmaker.goOn.click();
  await matchmaker.typeInstead.click();
  await expect(matchmaker.box).toHaveValue("I have never told anybody that");
});

test("on a phone each screen is seen from its top, and the keyboard leaves question and field in sight @narrow", async ({
  page,
}) => {
  const matchmaker = new MatchmakerPage(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await matchmaker.open();
  const fromTop = () => page.evaluate(() => window.scrollY);
  await matchmaker.start.click();
  await expect(matchmaker.heading).toHaveText("Before we start");
  expect(await fromTop()).toBe(0);
  await matchmaker.typeInstead.click();
  await expect(matchmaker.log).toBeVisible();
  expect(await fromTop()).toBe(0);
  await matchmaker.write(ANSWERS[0]);
  // As the browsers do that shrink the page for the keyboard.
  await page.setViewportSize({ width: 320, height: 360 });
  await expect(matchmaker.box).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Send" })).toBeInViewport({ ratio: 1 });
  await expect(matchmaker.questions().last()).toBeInViewport();
});

test("two tabs have a conversation each, and find each their own again", async ({
  page,
  context,
}) => {
  const one = new MatchmakerPage(page);
  const other = new MatchmakerPage(await context.newPage());
  for (const [tab, answer] of [
    [one, ANSWERS[0]],
    [other, ANSWERS[2]],
    [one, ANSWERS[1]],
  ] as const) {
    if (!(await tab.box.isVisible())) {
      await tab.open();
      await tab.begin("typing");
    }
    await tab.write(answer);
  }
  for (const tab of [one, other]) await tab.page.reload();
  await expect(one.page.getByText(/with 2 answers/)).toBeVisible();
  await expect(other.page.getByText(/with one answer/)).toBeVisible();

  await other.page.close();
  const third = new MatchmakerPage(await context.newPage());
  for (const tab of [one, third]) {
    await tab.page.goto("/natural-matchmaker");
    await tab.goOn.click();
    await tab.typeInstead.click();
    await expect(tab.box).toBeVisible();
  }
  await expect(one.page.getByText("This conversation goes on in another tab.")).toBeVisible();
});

test("who ends the session is back at the start, and may go on later", async ({ page }) => {
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  await matchmaker.begin("typing");
  await matchmaker.write(ANSWERS[0]);
  await matchmaker.end.click();
  await expect(page.getByText("Session ended.")).toBeVisible();
  await expect(matchmaker.goOn).toBeVisible();
  await keepScreenshot(page, "matchmaker-ended");
});

test("words of danger bring help at once, and matching waits until the person chooses", async ({
  page,
}) => {
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  await matchmaker.begin("typing");
  for (const answer of ANSWERS) await matchmaker.write(answer);
  await expect(matchmaker.find).toBeEnabled();
  await watchLayout(page);
  await matchmaker.write("Sometimes I want to kill myself.");
  const help = page.getByRole("region", { name: "You do not have to carry this alone" });
  await expect(help.getByRole("heading")).toBeFocused();
  for (const name of ["Call 988", "Text 988"]) {
    await expect(help.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
  expect(await layoutShiftOf(page)).toBeLessThan(STEADY);
  await expect(matchmaker.questions().last()).toContainText("988");
  await expect(matchmaker.find).toBeDisabled();
  await expect(matchmaker.find).toHaveAccessibleDescription(
    "Matching waits until you choose to go on.",
  );
  await expectAccessible(page);
  await keepScreenshot(page, "matchmaker-safety");
  await help.getByRole("button", { name: "I want to go on" }).click();
  await expect(help).toBeHidden();
  await expect(matchmaker.box).toBeFocused();
  await expect(matchmaker.find).toBeEnabled();
});

test("the figure moves, and stands still for whoever wants less motion", async ({ page }) => {
  const matchmaker = new MatchmakerPage(page);
  await matchmaker.open();
  const picture = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const read = () => resolve(document.querySelector("canvas")?.toDataURL() ?? "");
          requestAnimationFrame(() => requestAnimationFrame(read));
        }),
    );
  const first = await picture();
  expect(first.length).toBeGreaterThan(5_000);
  await expect.poll(picture).not.toBe(first);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const still = await picture();
  for (const _ of [1, 2, 3]) expect(await picture()).toBe(still);
});
