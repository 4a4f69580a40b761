import { describe, expect, it } from "vitest";
import { answering } from "./example-answers.ts";
import type { ClientNeeds, Wish } from "./needs.ts";
import { readClient } from "./read-client.ts";

type Said = Parameters<typeof answering>[0];

/** The wishes about manner as "dimension+" or "dimension-". */
function styleOf(said: Said): string[] {
  return readClient(answering(said)).style.map(
    ({ dimension, pole }) => `${dimension}${pole === 1 ? "+" : "-"}`,
  );
}

const wish = (list: Wish[], id: string) => list.find((one) => one.id === id);
const needs = (said: Said): ClientNeeds => readClient(answering(said));

describe("the manner a person asks for", () => {
  it.each<[Said, string]>([
    [{ stuck: "Tell me what to do" }, "lead+"],
    [{ stuck: "quiet, mostly" }, "lead-"],
    [{ truth: "straight" }, "challenge+"],
    [{ truth: "gently please" }, "challenge-"],
    [{ roots: "where it comes from" }, "past+"],
    [{ roots: "change, next week" }, "past-"],
    [{ tried: "My last therapist just nodded." }, "lead+"],
    [{ tried: "A counselor who kept asking about my childhood. Useless." }, "past-"],
    [{ stuck: "please no homework" }, "homework-"],
  ])("is heard in %j", (said, manner) => {
    expect(styleOf(said)).toContain(manner);
  });

  it.each<[Said, string]>([
    [{ tried: "she just listened, it was wonderful" }, "lead-"],
    [{ tried: "she just listened, it was useless" }, "lead+"],
    [{ tried: "he challenged me and it helped a lot" }, "challenge+"],
    [{ tried: "a therapist who challenged me, it was awful" }, "challenge-"],
    [{ tried: "he gave me advice and I hated it" }, "lead-"],
    [{ tried: "she was so gentle it drove me mad" }, "challenge+"],
    [{ stuck: "anything but silence" }, "lead+"],
    [{ stuck: "everything except advice" }, "lead-"],
    [{ truth: "never soft" }, "challenge+"],
    [{ stuck: "someone who talks back, gives me stuff to do" }, "lead+"],
  ])("has the side that the person gave it: %j", (said, manner) => {
    expect(styleOf(said)).toEqual([manner]);
  });

  it.each<Said>([
    { leave: "pity" },
    { leave: "silence" },
    { leave: "crystals" },
    { leave: "asking about surgery" },
    { leave: "someone gentle" },
    { truth: "my dad was always straight, it broke me" },
    { now: "she told me to get help or get out" },
    { now: "my boss is so calm it scares me" },
    { understand: "We named her. Use her name." },
    { roots: "Tell me what we're doing and when" },
    { tried: "a coach who yelled at me" },
    { tried: "My mother tells me to get over it" },
    { stuck: "my husband gives me advice and I hate it" },
    { now: "We were structured people until the baby" },
  ])("is not made up from %j", (said) => {
    expect(styleOf(said)).toEqual([]);
  });

  it.each<[string, string]>([
    ["Being lectured", "challenge-"],
    ["long silences", "lead+"],
    ["if they never challenge me", "challenge+"],
    ["homework", "homework-"],
  ])("keeps clear of what would make them leave: %s", (leave, manner) => {
    const avoided = needs({ leave }).avoids.map(
      ({ dimension, pole }) => `${dimension}${pole === 1 ? "+" : "-"}`,
    );
    expect(avoided).toContain(manner);
  });

  it("is stronger for what was learned from a therapy that failed, and nothing for a shrug", () => {
    const failed = needs({ tried: "My last therapist just nodded. Never again, please." }).style[0];
    expect(failed?.fromExperience).toBe(true);
    expect(failed?.strength).toBeGreaterThan(0.6);
    expect(styleOf({ stuck: "whatever, I don't mind" })).toEqual([]);
  });
});

describe("who the therapist should be", () => {
  it("is a condition when it is stated as one, else a wish", () => {
    const must = wish(needs({ understand: "She must be a woman." }).identity, "woman");
    expect(must).toMatchObject({ wanted: true, must: true });
    const fullStop = wish(
      needs({ understand: "I want a Black woman. Full stop." }).identity,
      "black",
    );
    expect(fullStop?.must).toBe(true);
    const soft = wish(needs({ understand: "A woman would be nice, maybe." }).identity, "woman");
    expect(soft).toMatchObject({ wanted: true, must: false });
  });

  it("can be who it must not be", () => {
    const { identity } = needs({
      understand: "I can't be in a room with a male therapist, sorry.",
    });
    expect(wish(identity, "man")).toMatchObject({ wanted: false, must: true });
  });

  it("is ruled out where it would make them leave, and not where it is only told along", () => {
    for (const leave of ["a man", "if it's a man", "men", "being with a male therapist"]) {
      expect(wish(needs({ leave }).identity, "man"), leave).toMatchObject({
        wanted: false,
        must: true,
      });
    }
    for (const leave of ["a man who interrupts me", "if they take the side of men"]) {
      expect(wish(needs({ leave }).identity, "man"), leave).toBeUndefined();
    }
    const again = wish(needs({ tried: "a male therapist, never again" }).identity, "man");
    expect(again).toMatchObject({ wanted: false, must: false });
  });

  it("is never concluded from who the person is", () => {
    expect(needs({ now: "I am a gay man from Mexico and I cannot sleep" }).identity).toEqual([]);
    expect(needs({ now: "My name is Ahmed and my heart races" }).identity).toEqual([]);
  });

  it("speaks the language the person asks for", () => {
    expect(wish(needs({ practical: "only Spanish" }).languages, "Spanish")?.must).toBe(true);
    expect(wish(needs({ practical: "Spanish if possible" }).languages, "Spanish")?.must).toBe(
      false,
    );
    const written = needs({
      now: "No puedo dormir porque pienso en mi hermano y en todo lo que pasó.",
    });
    expect(wish(written.languages, "Spanish")).toMatchObject({ wanted: true, must: false });
  });
});

describe("the practical side", () => {
  it("knows states by name, code and city", () => {
    expect(needs({ practical: "Oregon. Video or phone" }).states).toEqual(["OR"]);
    expect(needs({ practical: "Portland OR" }).states).toEqual(["OR"]);
    expect(needs({ practical: "Portsmouth, N.H." }).states).toEqual(["NH"]);
    expect(needs({ practical: "I'm OK with video OR phone" }).states).toEqual([]);
    expect(needs({ practical: "boston ish, online" }).states).toEqual(["MA"]);
  });

  it("knows what a session may cost, and takes no age or hour for money", () => {
    expect(needs({ practical: "up to 180, evenings after 6" }).fee).toMatchObject({
      most: 180,
      must: true,
    });
    expect(needs({ practical: "Only can pay 40 or 50" }).fee).toMatchObject({
      most: 50,
      must: true,
    });
    expect(needs({ practical: "around $120" }).fee).toMatchObject({ most: 120, must: false });
    expect(needs({ practical: "I am 76 and free at 10" }).fee).toBeNull();
  });

  it("knows the format, also the one that is refused", () => {
    const { formats } = needs({ practical: "I don't do the computer. Telephone please." });
    expect(wish(formats, "phone")?.wanted).toBe(true);
    expect(wish(formats, "video")?.wanted).toBe(false);
  });
});
