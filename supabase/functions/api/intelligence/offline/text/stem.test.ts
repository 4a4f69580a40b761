import { describe, expect, it } from "vitest";
import { stem } from "./stem.ts";

describe("stems", () => {
  it.each([
    ["worry", "worries", "worried", "worrying"],
    ["drink", "drinks", "drinking", "drank"],
    ["die", "died", "dies", "dying"],
    ["leave", "leaves", "leaving"],
    ["control", "controlled", "controlling"],
    ["use", "used", "using"],
    ["fight", "fights", "fought", "fighting"],
  ])("of %s and its inflections are one", (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it.each([
    ["scared", "scars"],
    ["us", "using"],
    ["care", "car"],
    ["i", "ied"],
    ["tell", "tile"],
  ])("of %s and %s stay apart", (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});
