// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { isNewestInSight } from "./in-sight.ts";

afterEach(() => vi.unstubAllGlobals());

/** A box from 100 to 400 pixels below the window's top, with a newest line at that place. */
function boxWithLine(top: number, height: number) {
  const box = document.createElement("section");
  box.append(document.createElement("li"), document.createElement("li"));
  box.getBoundingClientRect = () => new DOMRect(0, 100, 300, 300);
  const newest = box.lastElementChild;
  if (newest) newest.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
  return box;
}

test.each([
  ["whole", 300, 100, true],
  ["whole, but for a rounded pixel", 300.6, 100, true],
  ["cut off at the end", 350, 100, false],
  ["scrolled away above", 50, 100, false],
  ["taller than the box", 100, 400, false],
])("a line that is %s", (_, top, height, inSight) => {
  expect(isNewestInSight(boxWithLine(top, height))).toBe(inSight);
});

test("a line below the window's end is not in sight, nor one that is not there", () => {
  vi.stubGlobal("visualViewport", { height: 350 });
  expect(isNewestInSight(boxWithLine(300, 100))).toBe(false);
  expect(isNewestInSight(document.createElement("section"))).toBe(false);
  expect(isNewestInSight(null)).toBe(false);
});
