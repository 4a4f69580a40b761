import type { Page } from "@playwright/test";
import { CapturePage, EditorPage, type Expert } from "./expert-pages.ts";
import { saveContribution, someExpert } from "./expert-samples.ts";
import { askForExpertStack, type ExpertStack } from "./expert-stack.ts";
import { test as base, expect } from "./fixtures.ts";

const TOKEN_KEY = "therapist_input_auth";

interface TestFixtures {
  /** What opens the expert pages of the stack. */
  token: string;
  /** An expert whom no other test knows. */
  expert: Expert;
  /** The expert's page: unlocked, and still to be opened. */
  capture: CapturePage;
  /** The page of the expert's contributions: unlocked, and still to be opened. */
  editor: EditorPage;
  /** The id of a contribution of the expert. */
  contributionId: string;
}

/** Playwright's `test` on the stack of the experts. */
export const test = base.extend<TestFixtures, { expertStack: ExpertStack }>({
  expertStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => use(await askForExpertStack()),
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ expertStack }, use) => use(expertStack.baseUrl),
  token: async ({ expertStack }, use) => use(expertStack.token),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
  expert: async ({}, use) => use(someExpert()),
  capture: async ({ page, token, expert }, use) => {
    await unlock(page, token);
    await use(new CapturePage(page, expert));
  },
  editor: async ({ page, token, expert }, use) => {
    await unlock(page, token);
    await use(new EditorPage(page, expert));
  },
  contributionId: async ({ request, token, expert }, use) => {
    await use(await saveContribution(request, token, expert.slug));
  },
});

export { expect };

/** Gives the browser the token before the page asks for it. */
export async function unlock(page: Page, token: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? "", value ?? ""),
    [TOKEN_KEY, token],
  );
}

/** The token that the page has now. */
export const keptToken = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);

/** Puts a token into the page's storage as it is now; a reload finds it, and no other. */
export const putToken = (page: Page, token: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key ?? "", value ?? ""), [TOKEN_KEY, token]);
