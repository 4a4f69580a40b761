// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { dropKept, keep, readKept } from "./browser-storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  dropKept("key");
  localStorage.clear();
});

test("what is kept is in local storage, until it is dropped", () => {
  keep("key", "value");
  expect(localStorage.getItem("key")).toBe("value");
  expect(readKept("key")).toBe("value");
  dropKept("key");
  expect(readKept("key")).toBeNull();
});

test("a browser that is full keeps the newest value for as long as the page", () => {
  keep("key", "old");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keep("key", "new");
  expect(readKept("key")).toBe("new");
  dropKept("key");
  expect(readKept("key")).toBeNull();
});

test("a browser that refuses local storage altogether is no reason to fail", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(readKept("key")).toBeNull();
  keep("key", "value");
  expect(readKept("key")).toBe("value");
  dropKept("key");
  expect(readKept("key")).toBeNull();
});
