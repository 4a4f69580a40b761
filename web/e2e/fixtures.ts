import { type BrowserContext, test as base, expect } from "@playwright/test";

/**
 * What went wrong in the browser while a test ran: console errors (a refusal by the content security
 * policy is one), exceptions, unhandled rejections, and answers of 400 and above.
 */
export interface Problems {
  /**
   * Says that a problem is what the test is about. It must then occur. Written as "console: …",
   * "exception: …" or "404 GET /api/…".
   */
  expect(pattern: RegExp): void;
  /** Looks at the pages of a context that a test opened itself, too. */
  watch(context: BrowserContext): void;
}

class ProblemList implements Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on("weberror", (error) => this.#found.push(`exception: ${error.error().message}`));
    context.on("console", (message) => {
      // Chromium's own line about a failed request names no method; the answer below does.
      const repeats = message.text().startsWith("Failed to load resource");
      if (message.type() === "error" && !repeats) this.#found.push(`console: ${message.text()}`);
    });
    context.on("response", (response) => {
      if (response.status() < 400) return;
      const path = new URL(response.url()).pathname;
      this.#found.push(`${response.status()} ${response.request().method()} ${path}`);
    });
  }

  check(): void {
    const unexpected = this.#found.filter(
      (found) => !this.#expected.some((one) => one.test(found)),
    );
    expect(unexpected, "problems in the browser").toEqual([]);
    const missing = this.#expected.filter((one) => !this.#found.some((found) => one.test(found)));
    expect(missing.map(String), "problems that were expected and did not occur").toEqual([]);
  }
}

interface Fixtures {
  problems: Problems;
}

/** Playwright's `test`, failing on everything that `Problems` names. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
  baseURL: async ({}, use) => {
    await use(process.env.E2E_BASE_URL);
  },
  problems: [
    async ({ context }, use) => {
      const problems = new ProblemList();
      problems.watch(context);
      await use(problems);
      problems.check();
    },
    { auto: true },
  ],
});

export { expect };
