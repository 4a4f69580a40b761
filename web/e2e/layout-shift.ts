import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** How far what stood still has moved by itself, as browsers measure it. */
    layoutShift: number;
  }
}

/** How far a page that browsers call steady may move by itself. */
export const STEADY = 0.1;

/** Measures it, `input` also right after a key or a click. Self-contained: it runs in the browser. */
export function countLayoutShift(input: boolean) {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (input || !hadRecentInput) window.layoutShift += value;
    }
  }).observe({ type: "layout-shift", buffered: !input });
}

/** Measures from now on all that moves, also what a key or a click moved. */
export const watchLayout = (page: Page) => page.evaluate(countLayoutShift, true);

export const layoutShiftOf = (page: Page) => page.evaluate(() => window.layoutShift);
