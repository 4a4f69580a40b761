import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects the page as it is now to break no rule of WCAG 2.2 AA that a machine can check.
 *
 * @param within selector of the part to look at: of an open dialog, as the page below is out of reach
 */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  await waitForTransitions(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .include(within)
    .withTags(RULES)
    // No page has frames: what looks through them would open another page each time.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
  }));
  expect(found, "rules of accessibility that the page breaks").toEqual([]);
}

/**
 * What is still fading in is not yet as legible as it will be. A spinner never ends, and neither does
 * what moves where nobody sees it, as in a closed disclosure.
 */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility() &&
            effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
}

/** The narrowest window that a page must fit, in pixels: also an ordinary one, enlarged four times. */
const NARROWEST = 320;

/** Expects that nothing sticks out to the right, in this window and in the narrowest one. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expectNothingBeyondWindow(page);
  const size = page.viewportSize();
  if (!size) return;
  await page.setViewportSize({ ...size, width: NARROWEST });
  await expectNothingBeyondWindow(page);
  await page.setViewportSize(size);
}

async function expectNothingBeyondWindow(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, "pixels by which the page is wider than the window").toBeLessThanOrEqual(0);
}
