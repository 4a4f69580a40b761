import { expect, test } from "vitest";
import { faultsOf, firstFaultOf } from "./therapist-info.ts";

const RIGHT = { name: "Ana Duarte", age: "41", experience: "12" };

test.each([
  RIGHT,
  { ...RIGHT, age: "" },
  { ...RIGHT, age: " 18 " },
  { ...RIGHT, age: "100", experience: "0" },
  { ...RIGHT, experience: "70" },
  { ...RIGHT, name: "é".repeat(100) },
])("%j is all right", (info) => {
  expect(faultsOf(info)).toEqual({});
});

test.each([
  ["name", "", "Please enter your name"],
  ["name", " \t", "Please enter your name"],
  ["name", "x".repeat(101), "Please use at most 100 characters"],
  ["age", "17", "Age must be from 18 to 100"],
  ["age", "101", "Age must be from 18 to 100"],
  ["age", "-30", "Age must be from 18 to 100"],
  ["age", "forty", "Please enter your age in whole years, or leave it empty"],
  ["age", "30.5", "Please enter your age in whole years, or leave it empty"],
  ["age", "3e1", "Please enter your age in whole years, or leave it empty"],
  ["experience", "", "Please enter your years of experience"],
  ["experience", "  ", "Please enter your years of experience"],
  ["experience", "-1", "Experience must be from 0 to 70 years"],
  ["experience", "71", "Experience must be from 0 to 70 years"],
  ["experience", "9".repeat(400), "Experience must be from 0 to 70 years"],
  ["experience", "3.5", "Please enter your experience in whole years, for example 12"],
  ["experience", "12 years", "Please enter your experience in whole years, for example 12"],
  ["experience", "ten", "Please enter your experience in whole years, for example 12"],
] as const)("%s %j: %s", (field, text, message) => {
  expect(faultsOf({ ...RIGHT, [field]: text })).toEqual({ [field]: message });
});

test("several faults are told together, the name first", () => {
  const info = { name: "", age: "17", experience: "" };
  expect(Object.keys(faultsOf(info))).toEqual(["name", "age", "experience"]);
  expect(firstFaultOf(info)).toBe("Please enter your name");
});
