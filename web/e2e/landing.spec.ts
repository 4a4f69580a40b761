import { ALTERNATE_BRAND, BRAND } from "@rapport/shared/brand.ts";
import { CLAIMS_NOTE, GOALS, PARTNERS_NOTE, PROBLEM } from "@/lib/claims.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { createAccount, logIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";
import { expectNewDashboard, NO_THERAPIST_PROFILE } from "./therapist-accounts.ts";

const STILLWATER = `/${ALTERNATE_BRAND.slug}`;

const PAGES = [
  { path: "/", name: "landing", links: ["/pitch", "/login", "/register", "/client-assessment"] },
  { path: STILLWATER, name: "stillwater", links: ["/login", "/register"] },
];

for (const { path, name, links } of PAGES) {
  test(`${path} makes the claims, says what they are worth, and leads on`, {
    tag: "@narrow",
  }, async ({ page }) => {
    await page.goto(path);
    const text = (await page.getByRole("main").textContent()) ?? "";
    for (const claim of [...Object.values(PROBLEM), GOALS.raise, GOALS.therapists, GOALS.clients]) {
      expect(text).toContain(claim.figure.split(" ").at(-1));
      expect(text).toContain(claim.text);
    }
    await expect(page.getByText(CLAIMS_NOTE).first()).toBeVisible();
    await expect(page.getByText(PARTNERS_NOTE)).toBeVisible();
    for (const role of ["The listener", "The emotion analyser", "The matcher"]) {
      await expect(page.getByRole("heading", { name: role })).toBeVisible();
    }
    for (const link of links) {
      await expect(page.locator(`a[href="${link}"]`).first()).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "text 988" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepScreenshot(page, name);
  });
}

test("the calm page has Login to the log-in and Get Started to the registration", async ({
  page,
}) => {
  await page.goto(STILLWATER);
  await expect(page).toHaveTitle(`A quiet way to a therapist who fits · ${ALTERNATE_BRAND.name}`);
  const header = page.getByRole("navigation", { name: "Main" });
  await expect(header.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await header.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/register");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Your Account");
});

test("the start page greets, and answers what is chosen, by the keyboard too", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Hi! How are you feeling today?",
  );
  await page.getByLabel("Tired of searching").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Then rest a moment.")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("You are not difficult")).toBeVisible();
  await expect(page.getByText("Then rest a moment.")).toBeHidden();
});

test("the landing pages work without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByText("I don’t know where to begin.").click();
  await expect(page.getByText("Begin in the middle.")).toBeVisible();
  await page.goto(STILLWATER);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Slow down.");
  await context.close();
});

test("who is logged in finds the own pages from the start page", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(NO_THERAPIST_PROFILE);
  const account = await createAccount(request, "therapist");
  await page.goto("/login");
  await logIn(page, account);
  await expectNewDashboard(page);
  await page.goto("/");
  const header = page.getByRole("navigation", { name: "Main" });
  await expect(header.getByRole("link", { name: "Log In" })).toBeHidden();
  await expect(header.getByRole("link", { name: "My Profile" })).toHaveAttribute(
    "href",
    "/therapist-dashboard",
  );
});

test("nothing moves for who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { path } of PAGES) {
    await page.goto(path);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(moving).toBe(0);
  }
});

test("nothing shifts while the landing pages load", { tag: "@narrow" }, async ({ page }) => {
  for (const { path } of PAGES) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as { value?: number }).value ?? 0;
          });
          observer.observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThan(0.01);
  }
});

test("every page has its own head before any script runs", async ({ request }) => {
  const titles: Record<string, string> = {
    "/": BRAND.tagline,
    [STILLWATER]: ALTERNATE_BRAND.name,
    "/pitch": "Pitch",
    "/login": "Log In",
    "/register": "Create Your Account",
  };
  for (const [path, title] of Object.entries(titles)) {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    expect(html.match(/<title>(.*?)<\/title>/)?.[1]).toContain(title);
    expect(html).toMatch(/<meta name="description" content=".{40,}"/);
    const image = html.match(/<meta property="og:image" content="(.*?)"/)?.[1] ?? "";
    expect((await request.get(image)).headers()["content-type"]).toBe("image/png");
  }
  expect((await request.get("/manifest.webmanifest")).status()).toBe(200);
  expect((await request.get("/robots.txt")).status()).toBe(200);
});
