import { defineConfig } from "@playwright/test";
import { CHROMIUM, findProgram } from "../../supabase/local/system-packages.mjs";

/** Debian's Chromium unless told otherwise: the browser that Playwright would download is not needed. */
const executablePath =
  process.env.CHROMIUM_PATH ?? findProgram(CHROMIUM.programs) ?? "/usr/bin/chromium";

/** A sandbox needs rights that root in a container does not have; small shared memory makes tabs crash. */
const args = ["--no-sandbox", "--disable-dev-shm-usage"];

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [["list"]],
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // A machine with too much to do drops samples of what a microphone plays. Whatever needs its second try is
  // listed as flaky, and is to be mended.
  retries: 1,
  use: {
    locale: "en-US",
    launchOptions: { executablePath, args },
    // What a failed test saw is in its error-context.md. A trace costs every test a fifth of its time:
    // ask for one with `--trace on`.
    trace: "off",
  },
  projects: [
    // The narrowest window is looked at on the desktop, too (`expectNoSidewaysScroll`): `@narrow` is what
    // differs on a phone, `@phone` what is long to walk through and need not be seen twice.
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 860 } } },
    {
      name: "mobile",
      grep: /@narrow|@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
