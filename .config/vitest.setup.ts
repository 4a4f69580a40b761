import { afterEach, beforeEach, vi } from "vitest";

/** A console error in the code under test is a defect that a user would meet: it fails the test. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(" ")}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});
