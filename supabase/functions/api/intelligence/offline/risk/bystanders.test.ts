import { describe, expect, it } from "vitest";
import { assessRisk } from "./assess-risk.ts";
import { contextOf } from "./safety-for.ts";

function heard(text: string) {
  const safety = assessRisk([{ text }]);
  return safety && { level: safety.level, kinds: safety.kinds, about: contextOf(safety).about };
}

describe("children among children", () => {
  it.each([
    "My son is seven and he's been hitting kids at school and I don't know what to do",
    "He has been hitting other children at kindergarten, he is four",
    "my son hits kids at recess",
    "my six year old hits kids in his class",
  ])("hurt nobody who writes: %s", (text) => expect(heard(text)).toBeNull());

  it.each([
    "my husband hits our kids",
    "my husband has been hitting the kids",
    "he hits my kids",
    "my boyfriend is hitting the baby",
    "my son is seventeen and he hits me",
  ])("are not meant by %s", (text) => expect(heard(text)?.kinds).toEqual(["abuse"]));
});

describe("being held down", () => {
  it.each([
    "Hospital twice. They held me down.",
    "they held me down in the hospital and gave me a shot",
    "The nurses held me down and sedated me",
  ])("by those who work on a ward is no abuse at home: %s", (text) => {
    expect(heard(text)).toBeNull();
  });

  it.each([
    "he held me down",
    "my husband held me down on the bed",
    "they held me down and took turns",
  ])("is abuse: %s", (text) => expect(heard(text)?.kinds).toEqual(["abuse"]));
});

describe("another person who does not wake up", () => {
  it.each([
    "my mom fell and isn't waking up",
    "my dad collapsed and won't wake up",
    "my grandma is on the floor and isn't breathing",
    "my roommate is unconscious",
    "he isn't waking up",
  ])("is an emergency: %s", (text) => {
    expect(heard(text)).toMatchObject({ level: "high", about: "other" });
    expect(heard(text)?.kinds).toContain("medical-emergency");
    expect(assessRisk([{ text }])?.message).toMatch(/^Call 911 now/);
  });

  it.each([
    "my teenager won't wake up for school",
    "my mom isn't waking up before noon these days",
    "my husband won't wake up when the baby cries",
    "he never wakes up on time",
  ])("may only sleep: %s", (text) => expect(heard(text)).toBeNull());

  it("is not the writer who hopes not to", () => {
    expect(heard("I hope I don't wake up")).toMatchObject({ kinds: ["suicide"], about: "self" });
  });
});

describe("an overdose of another", () => {
  it.each([
    "My best friend overdosed in March",
    "my brother overdosed last year",
    "my sister overdosed two years ago",
  ])("is no emergency when it is long past: %s", (text) => {
    expect(heard(text)).toMatchObject({ level: "low", kinds: ["suicide"] });
  });

  it.each(["my friend overdosed", "my boyfriend just overdosed", "my brother overdosed tonight"])(
    "is one now: %s",
    (text) => expect(heard(text)).toMatchObject({ level: "high", about: "other" }),
  );
});

describe("whose wish it is", () => {
  it.each([
    "my kid said he'd be better off dead",
    "my daughter says she'd be better off dead",
    "my son told me he would be better off dead",
  ])("is another's: %s", (text) => {
    expect(heard(text)).toMatchObject({ level: "moderate", kinds: ["suicide"], about: "other" });
  });

  it.each(["I'd be better off dead", "my friend said I'd be better off dead"])(
    "is the writer's: %s",
    (text) => expect(heard(text)?.about).toBe("self"),
  );

  it.each(["I found my dad hanging", "I found my brother hanging in the garage"])(
    "is a loss that is met with care: %s",
    (text) => expect(heard(text)).toMatchObject({ level: "low", about: "other" }),
  );

  it("is nobody's where clothes are hanging", () => {
    expect(heard("I found my mom hanging clothes")).toBeNull();
  });
});

describe("a weapon that is kept for a use", () => {
  it.each([
    "I keep a pistol in the nightstand. For protection.",
    "I keep a gun in the house. It's for protection.",
    "There's a shotgun in the closet. We hunt.",
    "I lost my job. I keep a pistol in the nightstand. For protection.",
  ])("is no danger, though it is said in a sentence of its own: %s", (text) => {
    expect(heard(text)).toBeNull();
  });

  it.each([
    "I keep a pistol in the nightstand. For when I'm ready.",
    "I keep a pistol in the nightstand. For protection. I want to die.",
    "I keep a pistol in the nightstand. Lately I look at it.",
  ])("is danger: %s", (text) => expect(heard(text)?.level).toBe("high"));
});
