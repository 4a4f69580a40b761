import { describe, expect, it } from "vitest";
import type { SafetyKind } from "../../../../../../shared/src/contracts/safety.ts";
import { readText } from "../text/tokens.ts";
import { assessRisk } from "./assess-risk.ts";
import { CONCEPTS, readConcepts } from "./concept-reading.ts";
import { RULES } from "./concepts/rules.ts";
import { findSignals } from "./signals.ts";

const read = (text: string) => assessRisk([{ text }]);

describe("ideas near each other", () => {
  it.each<[string, "moderate" | "high", SafetyKind]>([
    ["I'd be content to be a name on a bench.", "moderate", "suicide"],
    ["If a bus came I don't think I'd step back.", "moderate", "suicide"],
    ["cant see a version of next year with me in it", "moderate", "suicide"],
    ["Sometimes I take my hands off the wheel for a second.", "moderate", "suicide"],
    ["the belt is already on the closet rod", "high", "suicide"],
    ["Tonight's the night. Deleted my accounts, cleaned out the fridge.", "high", "suicide"],
    ["gona do it 2nite. parents at the lake", "high", "suicide"],
    ["i bite my arm til theres a mark", "moderate", "self-harm"],
    ["took abt 40 of my moms sleepers like 20 min ago", "high", "medical-emergency"],
    ["My dad's got a temper. Last night it was the extension cord.", "moderate", "abuse"],
    ["typing this from the closet. hes downstairs and he has the bat", "high", "abuse"],
    ["I sit outside her house with the tire iron on my lap.", "high", "harm-to-others"],
    ["the whispers r back. they comment", "moderate", "psychosis"],
    ["My neighbors put thoughts into my head through the vents.", "moderate", "psychosis"],
  ])("are heard: %s → %s", (text, level, kind) => {
    expect(read(text)?.level).toBe(level);
    expect(read(text)?.kinds).toContain(kind);
  });

  it.each([
    "I'd rather die than give another presentation.",
    "I don't hear voices or anything like that, I just talk to myself when I'm cooking.",
    "nobody hits anybody in our house, we just yell",
    "I take pills for blood pressure, pills for sugar, pills for the pills.",
    "My father died in the spring, and I keep dreaming of the day we buried him.",
    "I hunt deer with my brothers in November, shotguns, the whole thing.",
    "I've been on the bridge committee for my town and it stresses me.",
    "We paid off the car early and cleaned out the garage.",
  ])("stay silent when denied, a figure of speech or everyday: %s", (text) => {
    expect(read(text)).toBeNull();
  });

  it("do not count in words that a figure of speech covers", () => {
    const text = readText("I wish I could disappear.");
    const effort = { steps: 0 };
    expect(readConcepts(text, [], effort)).not.toEqual([]);
    const covered = text.tokens.map(() => true);
    expect(readConcepts(text, covered, effort)).toEqual([]);
  });

  it("count only while they are near", () => {
    const between = "We have a cat. We have a garden. We have a car. ";
    expect(read(`The belt is in a drawer. ${between}`)).toEqual(
      read(`The belt is in a drawer. ${between.repeat(3)}`),
    );
    const apart = `I picked a date. ${between.repeat(3)}I cleaned out the fridge.`;
    expect(read(apart)).toBeNull();
    expect(read("I picked a date. I cleaned out the fridge.")?.level).toBe("high");
  });

  it("cost work in proportion to the length, also where every word is an idea", () => {
    const steps = (text: string) => {
      const effort = { steps: 0 };
      findSignals({ text }, effort);
      return effort.steps;
    };
    for (const piece of ["gone dead pills in my lap tonight ", "he hits me down again "]) {
      expect(steps(piece.repeat(600))).toBeLessThan(12 * steps(piece.repeat(60)) + 1_000);
    }
  });

  it("are all known where a rule names them", () => {
    const known = CONCEPTS.map(({ name }) => name);
    for (const { ideas } of RULES) expect(known).toEqual(expect.arrayContaining(ideas.flat()));
  });
});
