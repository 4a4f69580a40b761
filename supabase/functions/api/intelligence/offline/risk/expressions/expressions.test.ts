import { describe, expect, it } from "vitest";
import { COMBINATIONS } from "../combinations.ts";
import { FIGURES_OF_SPEECH } from "../figures-of-speech.ts";
import { EXPRESSIONS } from "./expressions.ts";

const everyPhrase = [...EXPRESSIONS.flatMap(({ phrases }) => phrases), ...FIGURES_OF_SPEECH];

describe("the expressions", () => {
  it("have no gap beside a gap, nor at an end, which the search would not follow", () => {
    const wrong = everyPhrase.filter((phrase) => {
      const whole = phrase.split(" ");
      const shortest = whole.filter((element) => !element.endsWith("?"));
      return [whole, shortest].some(
        (elements) =>
          elements.join(" ").match(/~ ~/) !== null ||
          elements[0]?.startsWith("~") ||
          elements.at(-1)?.startsWith("~"),
      );
    });
    expect(wrong).toEqual([]);
  });

  it("leave no bracket of a choice unread and no alternative empty", () => {
    expect(everyPhrase.filter((phrase) => /[()]|\|\||\|\s|\s\||\|$|^\|/.test(phrase))).toEqual([]);
  });

  it("have names of their own", () => {
    const names = EXPRESSIONS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("are all known that combinations name", () => {
    const names = new Set([...EXPRESSIONS.map(({ name }) => name), "denied-thought"]);
    const named = COMBINATIONS.flatMap(({ each, explains = [] }) => [...each.flat(), ...explains]);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });
});
