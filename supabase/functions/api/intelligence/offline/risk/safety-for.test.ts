import { describe, expect, it } from "vitest";
import { SafetyKind, SafetyLevel } from "../../../../../../shared/src/contracts/safety.ts";
import { CRISIS_RESOURCES } from "../../../../../../shared/src/crisis.ts";
import { safetyFor } from "./safety-for.ts";

const everyCase = SafetyLevel.options.flatMap((level) =>
  SafetyKind.options.flatMap((kind) =>
    (["self", "other"] as const).map((about) => ({ level, kind, about })),
  ),
);

describe("safetyFor", () => {
  it.each(everyCase)("names 988 or 911 for $level $kind about $about", ({ level, kind, about }) => {
    const { message } = safetyFor(level, [kind], { about });
    expect(message).toMatch(/\b(?:988|911)\b/);
    expect(message.length).toBeLessThan(520);
  });

  it.each(SafetyKind.options)("says first what to do now where %s is high", (kind) => {
    const firstTwo = safetyFor("high", [kind])
      .message.split(/(?<=[.!?]) /)
      .slice(0, 2)
      .join(" ");
    expect(firstTwo).toMatch(/\b(?:call|Call|move away)\b/);
  });

  it.each(SafetyKind.options)(
    "asks directly and admits that it can be wrong where %s is moderate",
    (kind) => {
      const { message } = safetyFor("moderate", [kind]);
      expect(message).toContain("may have misread you");
      if (kind !== "medical-emergency") expect(message).toContain("?");
    },
  );

  it("asks about suicide in plain words", () => {
    expect(safetyFor("moderate", ["suicide"]).message).toContain(
      "Are you thinking about killing yourself?",
    );
  });

  it("sends a medical emergency to 911 before anything else", () => {
    const { message } = safetyFor("high", ["suicide", "medical-emergency"]);
    expect(message.startsWith("Call 911 now")).toBe(true);
    expect(message).toContain("wanted to die");
  });

  it("speaks differently to somebody worried about another person", () => {
    const own = safetyFor("moderate", ["suicide"]).message;
    const other = safetyFor("moderate", ["suicide"], { about: "other" }).message;
    expect(other).not.toBe(own);
    expect(other).toContain("worried about someone");
  });

  it("neither treats nor diagnoses", () => {
    for (const { level, kind, about } of everyCase) {
      expect(safetyFor(level, [kind], { about }).message).not.toMatch(
        /diagnos|disorder|symptom|psychosis|psychotic|you should take|medication/i,
      );
    }
  });

  it("keeps each kind once, in the order of the contract, and hands out all resources", () => {
    const safety = safetyFor("high", ["psychosis", "suicide", "psychosis"]);
    expect(safety.kinds).toEqual(["suicide", "psychosis"]);
    expect(safety.resources).toEqual(CRISIS_RESOURCES);
    expect(safetyFor("low", []).kinds).toEqual([]);
  });
});
