import { expect, test } from "vitest";
import { matchingOptions } from "./matching-options.ts";

const OPTIONS = [
  { value: "NE", label: "Nebraska" },
  { value: "NM", label: "New Mexico" },
  { value: "NY", label: "New York" },
  { value: "MP", label: "Northern Mariana Islands" },
];

const labels = (search: string, chosen: string[] = [], allowOther = false) =>
  matchingOptions(OPTIONS, chosen, search, allowOther).map(({ label }) => label);

test("a name is found by its beginning and by that of a later word", () => {
  expect(labels("new")).toEqual(["New Mexico", "New York"]);
  expect(labels(" YORK ")).toEqual(["New York"]);
  expect(labels("braska")).toEqual([]);
});

test("a value that is written in full comes first", () => {
  expect(labels("ne")).toEqual(["Nebraska", "New Mexico", "New York"]);
  expect(labels("mp")).toEqual(["Northern Mariana Islands"]);
});

test("what begins with the search stands before what has it later", () => {
  expect(labels("m")).toEqual(["New Mexico", "Northern Mariana Islands"]);
  expect(labels("n")[0]).toBe("Nebraska");
});

test("what is chosen is not offered again", () => {
  expect(labels("new", ["NY"])).toEqual(["New Mexico"]);
});

test("something else can be added where that is allowed, and only once", () => {
  expect(labels("newer", [], true)).toEqual(["newer"]);
  expect(labels("new york", [], true)).toEqual(["New York"]);
  expect(labels("Xhosa", ["Xhosa"], true)).toEqual([]);
  expect(labels("newer")).toEqual([]);
});
