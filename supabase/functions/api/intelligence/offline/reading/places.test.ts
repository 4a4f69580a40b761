import { describe, expect, it } from "vitest";
import { answering } from "./example-answers.ts";
import { readClient } from "./read-client.ts";

const statesIn = (said: Parameters<typeof answering>[0]) => readClient(answering(said)).states;

describe("where the client lives", () => {
  it.each([
    "My sister, she lives in Alaska, said you sound awful",
    "My mom lives in Anchorage",
    "She lives in Montana",
    "well my sister, she lives in Reno, she said you sound awful",
    "My brother who is based in Texas calls me every night",
    "My son is thirty and living in Denver",
    "My ex and his new wife live in Ohio now",
    "My best friend is located in Utah and I have nobody here",
    "My parents are divorced, my father lives in Maine",
    "My daughter moved out, she is living in Boston",
  ])("is not where a relative does: %s", (now) => {
    expect(statesIn({ now })).toEqual([]);
  });

  it.each([
    ["I live in Oregon", "OR"],
    ["We live in Ohio with my wife's parents", "OH"],
    ["my wife and I live in Ohio", "OH"],
    ["my kids and I live in Vermont", "VT"],
    ["He left. I'm living in Georgia now", "GA"],
  ])("is told of themselves: %s", (now, state) => {
    expect(statesIn({ now })).toEqual([state]);
  });

  it.each([
    ["Oregon, evenings. My sister is in Reno", "OR"],
    ["My sister in Reno could watch the kids, I'm in Ohio", "OH"],
    ["I live in Utah and my ex lives in Nevada", "UT"],
    ["My sister is in Reno, NV. I'm in Ohio", "OH"],
    ["I moved from Texas to Ohio", "OH"],
    ["near my mother in Tulsa", "OK"],
    ["my husband works from home so video, Oregon", "OR"],
    ["With my daughter's school we can do Thursdays, Dallas TX", "TX"],
  ])("is told apart from others' homes where it is asked for: %s", (practical, state) => {
    expect(statesIn({ practical })).toEqual([state]);
  });

  it.each(["My mom lives in Anchorage", "My daughter lives in Austin, TX"])(
    "stays open where only somebody else's home is named: %s",
    (practical) => {
      expect(statesIn({ practical })).toEqual([]);
    },
  );
});

describe("the practical side, unasked", () => {
  it("is heard where somebody opens with it", () => {
    const needs = readClient(
      answering({
        now: "I need a therapist who takes Aetna, evenings, online, in Oregon, under 150",
      }),
    );
    expect(needs.states).toEqual(["OR"]);
    expect(needs.fee).toMatchObject({ most: 150, must: true });
    expect(needs.insurance?.quote).toContain("Aetna");
    expect(needs.style).toEqual([]);
  });

  it("takes small sums for money only where they say so", () => {
    expect(readClient(answering({ practical: "I can pay $10 a session" })).fee?.most).toBe(10);
    expect(readClient(answering({ practical: "fifteen, no, 15 dollars" })).fee?.most).toBe(15);
    expect(readClient(answering({ practical: "after 6 or at 10, up to 2 times" })).fee).toBeNull();
  });

  it("hears which insurance, and that there is none", () => {
    const insured = (practical: string) => readClient(answering({ practical })).insurance?.quote;
    expect(insured("We have Blue Cross, Chicago")).toContain("Blue Cross");
    expect(insured("medicaid, evenings")).toContain("medicaid");
    expect(insured("I have no insurance, 60 dollars")).toBeUndefined();
  });
});
