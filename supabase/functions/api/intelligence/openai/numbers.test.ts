import { describe, expect, it } from "vitest";
import { numbersIn } from "./numbers.ts";

describe("the numbers of a text", () => {
  it.each<[string, [number, boolean][]]>([
    ["12 years of practice", [[12, true]]],
    ["twelve years", [[12, true]]],
    ["Twenty-five full years", [[25, true]]],
    [
      "10+ yrs, since 2009",
      [
        [10, true],
        [2009, false],
      ],
    ],
    ["a 12-year practice", [[12, true]]],
    [
      "boys of 12 years old, a 9-year-old",
      [
        [12, false],
        [9, false],
      ],
    ],
    [
      "about 1,200 hours and 2.5 days",
      [
        [1200, false],
        [2.5, false],
      ],
    ],
    [
      "a hundred people, ninety of them",
      [
        [100, false],
        [90, false],
      ],
    ],
    ["someone often attends", []],
  ])("are told by value, and whether they count years: %s", (text, expected) => {
    expect(numbersIn(text).map(({ value, years }) => [value, years])).toEqual(expected);
  });
});
