import { describe, expect, it } from "vitest";
import { describeTherapist } from "./describe-therapist.ts";

const describedBy = (answer: string) =>
  describeTherapist({
    name: "Ana Ruiz",
    experience: 0,
    answers: [{ questionId: "1", question: "Whom do you help most?", answer }],
    insights: [],
  });

/** An answer; what it makes the specialty; the methods; further tags that it must give. */
const ANSWERS: readonly [string, string, string[], string[]][] = [
  ["I help couples who fight. I use emotionally focused therapy.", "Couples", ["EFT"], ["couples"]],
  ["CBT, anxiety. 10 words.", "Anxiety", ["CBT"], ["anxiety"]],
  ["anxiety", "Anxiety", [], ["anxiety"]],
  ["couples", "Couples", [], ["couples"]],
  ["emdr", "EMDR", ["EMDR"], []],
  ["trauma, ptsd, grief", "Trauma, PTSD and grief", [], ["trauma", "PTSD", "grief"]],
  ["EMDR and trauma", "Trauma", ["EMDR"], ["trauma"]],
  ["I TREAT OCD WITH ERP.", "OCD", ["ERP"], ["OCD"]],
  [
    "I WORK WITH TEENAGERS WHO ARE DEPRESSED AND ANXIOUS",
    "Depression and anxiety, with teens",
    [],
    ["teens"],
  ],
  ["Cognitive behavioural", "CBT", ["CBT"], []],
  ["cognative behavioral therapy for panick atacks", "Panic attacks", ["CBT"], ["panic attacks"]],
  ["- depression\n- burnout\n- CBT", "Depression and burnout", ["CBT"], ["burnout"]],
  ["grief & loss, warm, slow pace", "Grief and loss", [], ["warm", "unhurried"]],
  [
    "Working mothers. Postpartum. IFS.",
    "Perinatal mental health, with parents",
    ["IFS"],
    ["parents"],
  ],
  ["dialectical behavior therpy, borderline", "Borderline personality", ["DBT"], []],
  ["acceptance and comitment therapy for chronic pain", "Chronic pain", ["ACT"], []],
  ["I don't do EMDR. I do DBT with teens.", "Teens", ["DBT"], ["teens"]],
];

describe("a short answer", () => {
  it.each(ANSWERS)("is described by what it names: %s", (answer, specialty, methods, tags) => {
    const described = describedBy(answer);
    expect(described.specialty).toBe(specialty);
    expect(described.modalities).toEqual(methods);
    expect(described.tags).toEqual(expect.arrayContaining([...tags, ...methods]));
    expect(described.description).toContain("Ana Ruiz");
    expect(described.description).not.toMatch(/years|licen[sc]e|certified|only a little/);
    expect(described.userFriendlyDescription).toContain("Ana Ruiz");
  });

  it("that is only a list is told in words, and not quoted as well", () => {
    const { description, userFriendlyDescription } = describedBy("CBT, anxiety. 10 words.");
    expect(description).toBe("Ana Ruiz works mainly with anxiety.\n\nThe method Ana names is CBT.");
    expect(userFriendlyDescription).not.toContain("“");
  });

  it("that only names a method says which, and claims nothing that it treats", () => {
    const { description, userFriendlyDescription, populations } = describedBy("emdr");
    expect(description).toBe("The method Ana Ruiz names is EMDR.");
    expect(userFriendlyDescription).not.toMatch(/works with|looking for help/);
    expect(populations).toEqual([]);
  });

  it.each(["ok", "n/a", "-", "see above"])("that says nothing is not described: %s", (answer) => {
    const described = describedBy(answer);
    expect(described.tags).toEqual([]);
    expect(described.description).toContain("written only a little so far");
  });

  it.each([
    "I don't do EMDR.",
    "No EMDR, no hypnosis.",
    "I refer people with trauma to somebody who does EMDR.",
    "My colleague uses EMDR.",
    "I would like to learn EMDR.",
    "EMDR? No.",
  ])("never claims the method of others: %s", (answer) => {
    const described = describedBy(answer);
    expect(described.modalities).toEqual([]);
    expect(described.tags).not.toContain("EMDR");
    expect(described.specialty).not.toContain("EMDR");
  });
});
