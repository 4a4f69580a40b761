import { describe, expect, it } from "vitest";
import { therapist } from "./example-therapists.ts";
import { readTherapist } from "./therapist-reading.ts";

describe("a therapist's profile", () => {
  it("says what the therapist works with, the specialty above what is told on the way", () => {
    const { problems } = readTherapist(
      therapist({
        specialty: "OCD and phobias",
        description: "Some clients also have panic attacks.",
      }),
    );
    expect(problems.get("ocd")?.value).toBe(1);
    expect(problems.get("ocd")?.evidence).toEqual({ quote: "OCD and phobias", field: "specialty" });
    expect(problems.get("panic")?.value).toBeLessThan(0.7);
  });

  it.each([
    "I do not treat eating disorders.",
    "Eating disorders I refer on.",
    "For an eating disorder I will help you find a colleague.",
    "I do not have the training for eating disorders.",
    "Eating disorders I leave to colleagues.",
  ])("counts against what the therapist leaves to others: %s", (description) => {
    const { problems, refused } = readTherapist(therapist({ specialty: "Anxiety", description }));
    expect(refused.has("eating")).toBe(true);
    expect(problems.has("eating")).toBe(false);
  });

  it("is read again when its words change, and once while they stay", () => {
    const before = therapist({ specialty: "Grief" });
    const reading = readTherapist(before);
    expect(readTherapist({ ...before })).toBe(reading);
    const after = readTherapist({ ...before, specialty: "Panic attacks" });
    expect(after.problems.has("panic")).toBe(true);
    expect(after.problems.has("grief")).toBe(false);
    for (let other = 0; other < 600; other++) readTherapist(therapist({ specialty: "Sleep" }));
    expect(readTherapist({ ...before })).not.toBe(reading);
    expect(readTherapist({ ...before })).toEqual(reading);
  });

  it("gains nothing by saying a thing ten times", () => {
    const once = readTherapist(therapist({ tags: ["anxiety"], description: "I treat anxiety." }));
    const often = readTherapist(
      therapist({
        tags: ["anxiety", "anxiety", "anxiety"],
        description: "I treat anxiety. Anxiety, anxiety, anxiety, anxiety! ".repeat(10),
      }),
    );
    expect(often.problems.get("anxiety")?.value).toBe(once.problems.get("anxiety")?.value);
  });

  it("loses by claiming everything", () => {
    const everything =
      "anxiety; panic; OCD; depression; bipolar; PTSD; grief; burnout; ADHD; autism; eating disorders; addiction; insomnia; anger; infertility";
    const one = readTherapist(therapist({ tags: ["anxiety"] })).problems.get("anxiety")?.value ?? 0;
    const all = readTherapist(therapist({ tags: everything.split("; ") }));
    expect(all.problems.get("anxiety")?.value).toBeLessThan(one * 0.7);
  });

  it("tells manner, also by what the therapist does not do", () => {
    const quiet = readTherapist(
      therapist({ style: "Quiet; I follow more than I lead, and I give no homework." }),
    );
    expect(quiet.style.get("lead")?.value).toBeLessThan(0);
    expect(quiet.style.get("homework")?.value).toBeLessThan(0);
    const direct = readTherapist(
      therapist({ style: "Blunt and practical. You leave with a tool to use." }),
    );
    expect(direct.style.get("lead")?.value).toBeGreaterThan(0);
    expect(direct.style.get("challenge")?.value).toBeGreaterThan(0);
  });

  it("tells what the therapist says of themselves from whom the therapist serves", () => {
    const own = readTherapist(therapist({ description: "I am a Black woman from Georgia." }));
    expect(own.identity.get("black")?.value).toBe(1);
    expect(own.identity.get("woman")?.value).toBe(1);
    const serves = readTherapist(therapist({ description: "Many of my clients are Black women." }));
    expect(serves.identity.get("black")?.value).toBeLessThan(1);
    expect(readTherapist(therapist({ name: "Aisha Rahman" })).identity.size).toBe(0);
  });

  it.each([
    ["birth trauma", "trauma"],
    ["postpartum depression", "depression"],
    ["racial stress", "burnout"],
    ["family support", "family-conflict"],
  ] as const)("knows by “%s” less than all of %s", (tag, problem) => {
    const value = (of: string) =>
      readTherapist(therapist({ tags: [of] })).problems.get(problem)?.value ?? 0;
    expect(value(tag)).toBeLessThan(0.6);
  });

  it("is no specialist in trauma for seeing first responders", () => {
    const { problems } = readTherapist(
      therapist({ tags: ["first responders"], populations: ["first responders"] }),
    );
    expect(problems.get("trauma")?.value).toBeLessThan(0.6);
  });

  it("takes how clients are for no manner of the therapist", () => {
    const { style } = readTherapist(
      therapist({
        description: "Couples come to me when they have become polite and gentle roommates.",
      }),
    );
    expect(style.has("challenge")).toBe(false);
  });

  it("quotes for a manner only words that speak for it", () => {
    const { style } = readTherapist(
      therapist({ style: "Gentle and kind. Warm, tender, and now and then blunt." }),
    );
    expect(style.get("challenge")?.value).toBeLessThan(0);
    expect(style.get("challenge")?.evidence.quote).not.toMatch(/^blunt/);
  });
});
