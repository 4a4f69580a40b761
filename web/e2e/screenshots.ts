import { join } from "node:path";
import { type Page, test } from "@playwright/test";

/** Keeps a picture of the whole page when `SCREENSHOTS_DIR` names a folder; otherwise does nothing. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS_DIR;
  if (!folder) return;
  await page.screenshot({
    path: join(folder, `${name}-${test.info().project.name}.png`),
    fullPage: true,
  });
}
