import type { Page } from "@playwright/test";
import { BRAND } from "@rapport/shared/brand.ts";
import { CLAIMS_NOTE } from "@/lib/claims.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { keepScreenshot } from "./screenshots.ts";

const SLIDES = 13;

/** Expects the slide of this number, and no other, to be in sight. */
async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`${number} / ${SLIDES}`, { exact: true })).toBeVisible();
  await expect(page.locator("section[data-slide]:visible")).toHaveAttribute(
    "data-slide",
    String(number),
  );
}

/**
 * In the browser: pairs of texts of the slide in sight that lie upon each other. Where a text has ink
 * is asked of the font: a large letter may be taller than its line.
 */
function overlaps(): string[] {
  const paint = document.createElement("canvas").getContext("2d");
  const slide = [...document.querySelectorAll("[data-slide]")].find((one) => one.checkVisibility());
  if (!paint || !slide) return ["nothing to look at"];
  const walker = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
  const inks: (Record<"left" | "right" | "top" | "bottom", number> & {
    text: string;
    parent: Element;
  })[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest(".sr-only")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { font } = getComputedStyle(parent);
    paint.font = font;
    const ink = paint.measureText(text);
    for (const { left, right, top } of range.getClientRects()) {
      const baseline = top + ink.fontBoundingBoxAscent;
      inks.push({
        text,
        parent,
        left,
        right,
        top: baseline - ink.actualBoundingBoxAscent,
        bottom: baseline + ink.actualBoundingBoxDescent,
      });
    }
  }
  // A hand's breadth for the eye, in pixels.
  const gap = 6;
  return inks.flatMap((one, index) =>
    inks
      .slice(index + 1)
      .filter(
        (other) =>
          other.parent !== one.parent &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom + gap &&
          other.top < one.bottom + gap &&
          // What stands in one line is side by side.
          Math.abs(one.bottom - other.bottom) > gap,
      )
      .map((other) => `“${one.text}” and “${other.text}”`),
  );
}

const dot = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Slide ${number}:`) });

/** A finger that travels sideways over the slide, by so many pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  await page.getByRole("main").evaluate((main, distance) => {
    const touch = (x: number) =>
      new Touch({ identifier: 1, target: main, clientX: x, clientY: 300 });
    const send = (type: string, init: TouchEventInit) =>
      main.dispatchEvent(new TouchEvent(type, { bubbles: true, ...init }));
    send("touchstart", { touches: [touch(200)], changedTouches: [touch(200)] });
    send("touchend", { touches: [], changedTouches: [touch(200 + distance)] });
  }, by);
}

test("arrows and space turn the slides, and stop at both ends", async ({ page }) => {
  await page.goto("/pitch");
  await expectSlide(page, 1);
  await page.keyboard.press("ArrowLeft");
  await expectSlide(page, 1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expectSlide(page, 3);
  await page.keyboard.press("ArrowLeft");
  await expectSlide(page, 2);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, SLIDES);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("buttons and dots turn the slides; space on a button presses that alone", async ({ page }) => {
  await page.goto("/pitch");
  await page.getByRole("button", { name: "Next" }).click();
  await expectSlide(page, 2);
  await dot(page, 12).click();
  await expectSlide(page, 12);
  await expect(dot(page, 12)).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Previous" }).focus();
  await page.keyboard.press("Space");
  await expectSlide(page, 11);
});

test("the way past the header leads to the slide that is in sight", async ({ page }) => {
  await page.goto("/pitch#3");
  await expectSlide(page, 3);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expectSlide(page, 3);
  await expect(page).toHaveURL("/pitch#3");
});

test("the address names the slide, and leads to it", async ({ page }) => {
  await page.goto("/pitch#4");
  await expectSlide(page, 4);
  await expect(page.getByText(CLAIMS_NOTE).and(page.locator(":visible"))).toHaveCount(1);
  await expect(page.getByRole("img", { name: /seven have turned away/ })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/pitch#5");
  await expect(page.getByText(`Slide 5 of ${SLIDES}: Introduction`)).toBeAttached();
  await page.goto("/pitch#99");
  await expectSlide(page, 1);
});

test("a swipe turns the slide, in either direction", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/pitch#2");
  await expectSlide(page, 2);
  await swipe(page, -120);
  await expectSlide(page, 3);
  await swipe(page, 120);
  await expectSlide(page, 2);
  await swipe(page, -20);
  await expectSlide(page, 2);
});

test("every slide is accessible and fits the window", { tag: "@narrow" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/pitch");
  await expectSlide(page, 1);
  await expectAccessible(page);
  for (let number = 1; number <= SLIDES; number++) {
    await dot(page, number).click();
    await expectSlide(page, number);
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(overlaps), `texts of slide ${number} too close`).toEqual([]);
    await expect(page.getByRole("button", { name: "Next" })).toBeInViewport({ ratio: 1 });
    await keepScreenshot(page, `pitch-${number}`);
  }
  // On paper all of them show at once.
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("section[data-slide]:visible")).toHaveCount(SLIDES);
  await expectAccessible(page, "main");
});

test("on a large screen the deck is larger, and nothing else is", async ({ page }) => {
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await page.goto("/pitch");
  await expect.poll(size).toBe(16);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(size).toBeGreaterThan(20);
  await page.getByRole("link", { name: BRAND.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("How are you feeling");
  await expect.poll(size).toBe(16);
});

test("the whole screen can be taken, and given back", async ({ page }) => {
  await page.goto("/pitch");
  await page.getByRole("button", { name: "Full screen" }).click();
  await page.getByRole("button", { name: "Leave full screen" }).click();
  await expect(page.getByRole("button", { name: "Full screen", exact: true })).toBeVisible();
});

test("on paper every slide is a page", async ({ page }) => {
  await page.goto("/pitch#6");
  await expectSlide(page, 6);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(SLIDES);
  expect(new Set(pdf.match(/\/MediaBox\s*\[[^\]]*\]/g))).toEqual(
    new Set(["/MediaBox [0 0 960 540]"]),
  );
});
