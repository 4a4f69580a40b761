import { describe, expect, it } from "vitest";
import { responseTags } from "./response-tags.ts";

const WHOM = "Whom do you help most, and how do you know?";

describe("the tags of an answer", () => {
  it("are the subjects it speaks of, narrowly, subjects first", () => {
    expect(
      responseTags(WHOM, "Teenagers and their families: school refusal, panic. I use CBT."),
    ).toEqual(["school refusal", "panic attacks", "CBT", "teens", "families"]);
  });

  it("leave out what is denied or left to others", () => {
    expect(
      responseTags(
        WHOM,
        "Grief. Not couples, no addiction. I don't do EMDR. Psychosis I refer on.",
      ),
    ).toEqual(["grief"]);
  });

  it("name what is sent on when the question asks just that", () => {
    expect(
      responseTags("Whom do you send on to a colleague?", "I refer eating disorders to a clinic."),
    ).toEqual(["eating disorders"]);
  });

  it("are at most six, each once, and none for an answer that says nothing", () => {
    const much =
      "OCD, OCD, panic, grief, trauma, insomnia, anger, gambling, autism and ADHD, with CBT.";
    expect(responseTags(WHOM, much)).toEqual([
      "OCD",
      "panic attacks",
      "grief",
      "trauma",
      "insomnia",
      "anger",
    ]);
    for (const nothing of ["ok", "", "🙂", "<b></b>", "...", "a".repeat(20_000)]) {
      expect(responseTags(WHOM, nothing)).toEqual([]);
    }
  });
});
