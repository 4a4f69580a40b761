import { describe, expect, it } from "vitest";
import { unheard } from "../../text/phrase-samples.ts";
import { COMBINATIONS } from "../combinations.ts";
import { CONCEPTS } from "../concept-reading.ts";
import { EVERYDAY_LIFE } from "../everyday-life.ts";
import { FIGURES_OF_SPEECH } from "../figures-of-speech.ts";
import { inPlainWords } from "../plain-words.ts";
import { RISK_WORDS } from "../words.ts";
import { phrases } from "./expression.ts";
import { EXPRESSIONS } from "./expressions.ts";

const figures = [...FIGURES_OF_SPEECH, ...EVERYDAY_LIFE];
const everyPhrase = [...EXPRESSIONS.flatMap(({ phrases }) => phrases), ...figures];

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

  it.each([
    ["expressions", EXPRESSIONS.flatMap(({ phrases }) => phrases)],
    ["figures of speech", figures],
    ["ideas", CONCEPTS.flatMap(({ phrases }) => phrases)],
  ])("are each found by their own words, with every alternative: %s", (_, list) => {
    expect(unheard([...new Set(list)], RISK_WORDS, inPlainWords)).toEqual([]);
  });

  it("may hold choices of several words in brackets, and each is heard", () => {
    const list = phrases`if i was (gone|dead|not here) ~ (no one|nobody) would? notice`;
    expect(list).toEqual([
      "if i was gone|dead ~ nobody would? notice",
      "if i was gone|dead ~ no one would? notice",
      "if i was not here ~ nobody would? notice",
      "if i was not here ~ no one would? notice",
    ]);
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
