import type { Page } from "@playwright/test";

/**
 * Lets a page believe that it lies behind another tab, or no longer. A browser without a window hides no
 * tab: what a page is told then is told to it, and its frames wait.
 */
export async function setTabHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((wanted) => {
    const shared = window as Window & { showTab?: () => void };
    const tell = (visibilityState: DocumentVisibilityState) => {
      Object.defineProperty(document, "visibilityState", {
        configurable: true,
        value: visibilityState,
      });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    if (!wanted) return shared.showTab?.();
    const draw = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    shared.showTab = () => {
      window.requestAnimationFrame = draw;
      waiting.forEach(draw);
      tell("visible");
    };
    tell("hidden");
  }, hidden);
}
