import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";

/** An ordinary window enlarged twice, and the narrowest that a page must fit. */
const ENLARGED = [
  { width: 640, height: 430 },
  { width: 320, height: 568 },
] as const;

/** More presses of Tab than any page has places to stop at. */
const MOST_STOPS = 150;

/**
 * Expects what is on the page now to be there for everybody: no rule of accessibility broken by day
 * or by night, nothing lost when it is enlarged, and everything within reach of the Tab key.
 *
 * @param within selector of an open dialog, as the page below it is out of reach
 */
export async function expectForEverybody(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page, within);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
  await expectReachable(page, within);
  await expectNothingLostWhenEnlarged(page);
}

async function expectNothingLostWhenEnlarged(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  for (const window of ENLARGED) {
    await page.setViewportSize(window);
    await expectNoSidewaysScroll(page);
    expect.soft(await page.evaluate(cutTexts), `texts cut at ${window.width} px`).toEqual([]);
  }
  await page.setViewportSize(size);
}

/** In the browser: what is written beyond the edge of a box that hides it, or of the window. */
function cutTexts(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
    if (element.closest("svg, textarea, [aria-hidden=true], [inert]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      // Written for screen readers alone.
      if (clipPath === "inset(50%)") break;
      const hides = /hidden|clip/.test(overflowX);
      const edge = box.getBoundingClientRect();
      const right = box === document.documentElement ? window.innerWidth : edge.right;
      const beyond = text.right > right + 1 || text.left < edge.left - 1;
      if (beyond && (hides || box === document.documentElement)) {
        cut.push(`“${node.textContent.trim()}” in ${box.tagName.toLowerCase()}`);
        break;
      }
    }
  }
  return cut;
}

/** Goes through the page with Tab: all that can be used is stopped at, in sight and visibly marked. */
async function expectReachable(page: Page, within?: string): Promise<void> {
  const inside = within ?? "body";
  const wanted = await page.evaluate(tabStops, inside);
  if (!within) {
    expect.soft(wanted[0], "the first stop is the way past the header").toMatch(/Skip to content$/);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      // Tab goes on from where the focus was, even after it is given up.
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute("tabindex");
    });
  }
  const reached = new Set<string>();
  const lost: string[] = [];
  for (let press = 0; press < MOST_STOPS && reached.size < wanted.length; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(focusNow);
    if (stop === null) {
      // Past the last stop the focus is the browser's own, and comes back to the first.
      if (press > wanted.length) break;
      continue;
    }
    reached.add(stop.name);
    if (!stop.inSight || !stop.marked) lost.push(JSON.stringify(stop));
  }
  expect
    .soft(lost, "stops that are out of sight, or not marked when they have the focus")
    .toEqual([]);
  expect
    .soft(
      wanted.filter((name) => !reached.has(name)),
      "what the Tab key does not reach",
    )
    .toEqual([]);
}

/** In the browser: all that Tab must stop at, each by a name that it is given here. */
function tabStops(inside: string): string[] {
  const usable = "a[href], button, input, select, textarea, summary, [tabindex]";
  const groups = new Set<string>();
  const names: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(`${inside} :is(${usable})`)) {
    const isOff = element.matches(":disabled, [tabindex='-1'], [inert] *, [type=hidden]");
    if (isOff || !element.checkVisibility({ visibilityProperty: true })) continue;
    // Of radio buttons that belong together Tab stops at one; arrows lead to the others.
    if (element instanceof HTMLInputElement && element.type === "radio") {
      element.dataset.stop = `the choice ${element.name}`;
      if (groups.has(element.name)) continue;
      groups.add(element.name);
    } else {
      const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const name = text.trim() || element.id || element.tagName.toLowerCase();
      element.dataset.stop = `${names.length}: ${name}`;
    }
    names.push(element.dataset.stop);
  }
  return names;
}

/** In the browser: what has the focus, and whether somebody who looks can tell. */
function focusNow(): { name: string; inSight: boolean; marked: boolean } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  // A choice drawn by its label is marked there.
  const marks = [element, element.closest("label")].filter((one) => one !== null);
  const drawn = marks.at(-1) ?? element;
  const { top, bottom, left, right, width, height } = drawn.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 0), window.innerWidth - 1);
  const y = Math.min(Math.max((top + bottom) / 2, 0), window.innerHeight - 1);
  const onTop = document.elementFromPoint(x, y);
  const covered = onTop !== null && !drawn.contains(onTop) && !onTop.contains(drawn);
  return {
    name: element.dataset.stop ?? element.outerHTML.slice(0, 120),
    inSight:
      width > 0 && height > 0 && top < window.innerHeight && bottom > 0 && right > 0 && !covered,
    marked: marks.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    }),
  };
}
