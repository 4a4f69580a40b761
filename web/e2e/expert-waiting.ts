import type { Page } from "@playwright/test";

/**
 * Holds what the page wants to do after exactly so many milliseconds, until they `pass`. Call it before
 * the page opens.
 */
export async function holdTimers(page: Page, milliseconds: number) {
  await page.addInitScript((held) => {
    const setTimer = window.setTimeout.bind(window);
    const waiting: (() => void)[] = [];
    const hold = (act: () => void, delay: number) => {
      if (delay !== held) return setTimer(act, delay);
      waiting.push(act);
      // No timer has this number: to clear it clears nothing else.
      return -1;
    };
    Object.assign(window, { setTimeout: hold, waiting });
  }, milliseconds);
  return {
    pass: () =>
      page.evaluate(() => {
        const { waiting } = window as unknown as { waiting: (() => void)[] };
        for (const act of waiting) act();
      }),
  };
}

/** Lets the calls of a path wait, as on a slow network. @returns the way to let them go */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api/${path}`, async (route) => {
    await held;
    await route.fallback();
  });
  return () => letGo();
}
