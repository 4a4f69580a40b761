import { describe, expect, it } from "vitest";
import { demoDirectory } from "../../eval/demo-directory.ts";
import { runCase } from "../../eval/measure-matching.ts";
import { TUNING } from "../../eval/vignettes/tuning.ts";
import type { Candidate } from "../../intelligence.ts";
import { therapist } from "../../matching/example-therapists.ts";
import { readTherapist } from "../../matching/therapist-reading.ts";
import { describedFrom } from "./example-answers.ts";
import { SUBJECTS } from "./vocabulary/lexicon.ts";
import { MANNERS } from "./vocabulary/manners.ts";

/** The therapist as the directory knows one whose profile was made from these answers. */
function generated(of: Parameters<typeof describedFrom>[0]): Candidate {
  const made = describedFrom(of, { experience: 10 });
  const { specialty, style, tags, description, modalities, populations } = made;
  return therapist({ specialty, style, tags, description, modalities, populations, formats: [] });
}

const DANA = generated({
  whom: "People with OCD above all: checking, washing, and the thoughts nobody dares to say. I know by how late they come home in the evening, it goes from hours to minutes.",
  limits: "I don't treat eating disorders or addiction, those go to colleagues whom I call myself.",
  methods: "Exposure and response prevention, with about 300 people, and ACT. I don't do EMDR.",
  "first-session": "I explain what keeps the loop alive and you leave with one thing to practice.",
  "hard-truth": "I say it straight, then I ask what it was like to hear.",
});

describe("a therapist whose profile was made from answers", () => {
  it("is matched on what they wrote, ahead of therapists of other fields", () => {
    const others = demoDirectory().filter(({ name }) => !name.startsWith("Elena"));
    const vignette = TUNING.find(({ id }) => id === "t01");
    if (vignette === undefined) throw new Error("The case of the checked front door is gone.");
    const { ranked } = runCase(vignette, [DANA, ...others]);
    expect(ranked[0]?.therapist.id).toBe(DANA.id);
  });

  it("is read by matching as they meant it", () => {
    const { problems, refused, style } = readTherapist(DANA);
    expect(problems.get("ocd")?.value).toBeGreaterThan(0.9);
    expect([...refused.keys()]).toEqual(expect.arrayContaining(["eating", "substance-use"]));
    expect(problems.has("eating")).toBe(false);
    expect(style.get("challenge")?.value).toBeGreaterThan(0);
    expect(style.get("homework")?.value).toBeGreaterThan(0);
    expect(DANA.modalities).toEqual(["ERP", "ACT"]);
  });
});

describe("the words of a profile", () => {
  it.each(SUBJECTS.map(({ tag, problem }) => [tag, problem] as const))(
    "are read by matching for what they are: %s",
    (tag, problem) => {
      expect([
        ...readTherapist(therapist({ specialty: "", tags: [tag] })).problems.keys(),
      ]).toContain(problem);
    },
  );

  const DIMENSIONS: Record<string, [string, number]> = {
    direct: ["challenge", 1],
    gentle: ["challenge", -1],
    warm: ["challenge", -1],
    calm: ["intensity", -1],
    following: ["lead", -1],
    active: ["lead", 1],
    practical: ["lead", 1],
    humor: ["lightness", 1],
    structured: ["structure", 1],
    open: ["structure", -1],
    homework: ["homework", 1],
    "no homework": ["homework", -1],
    unhurried: ["pace", -1],
    brisk: ["pace", 1],
    roots: ["past", 1],
    present: ["past", -1],
  };
  it.each(Object.entries(DIMENSIONS))("tell a manner to matching: %s", (id, [dimension, sign]) => {
    const manner = MANNERS.find((one) => one.id === id);
    const style = `Dana ${manner?.does ?? `is ${manner?.is}`}.`;
    const read = readTherapist(therapist({ specialty: "", style })).style;
    const found = [...read].find(([name]) => name === dimension)?.[1].value ?? 0;
    expect(Math.sign(found)).toBe(sign);
  });
});
