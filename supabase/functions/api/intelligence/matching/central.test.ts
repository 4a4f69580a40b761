import { describe, expect, it } from "vitest";
import { demoDirectory } from "../eval/demo-directory.ts";
import { answering } from "../offline/reading/example-answers.ts";
import { readClient } from "../offline/reading/read-client.ts";
import { shownTo } from "./diversify.ts";
import { therapist } from "./example-therapists.ts";
import { weigh } from "./match.ts";

type Said = Parameters<typeof answering>[0];

const directory = demoDirectory();

/** The first names of whom somebody is shown, best first. */
function shown(said: Said, among = directory): string[] {
  const needs = readClient(answering(said));
  const chosen = shownTo(needs, weigh(needs, among).candidates);
  return chosen.map(({ therapist: { name } }) => name.split(" ")[0] ?? name);
}

describe("what is gravest decides first", () => {
  it.each<[string, string, Said]>([
    [
      "a child's death, not the crash",
      "Margaret",
      {
        now: "My daughter Anna died in a car accident in May, she was nine",
        stuck: "stay with me",
      },
    ],
    [
      "a friend's overdose",
      "Margaret",
      { now: "My best friend overdosed in March. I found him. I keep calling his phone" },
    ],
    [
      "purging",
      "Rebecca",
      {
        now: "I can't stop throwing up after I eat",
        tried: "no one knows",
        stuck: "someone gentle",
      },
    ],
    [
      "psychosis, whatever the manner",
      "Samuel",
      {
        now: "The signals are coming through the outlet, they use my name on the radio since I went off the Zyprexa",
        stuck: "somebody quiet who doesn't argue with me",
        truth: "slow",
      },
    ],
    [
      "mania, not the nights",
      "Samuel",
      {
        now: "I haven't slept in five days and I've never felt better. I stopped my lithium in June",
        truth: "straight",
      },
    ],
    [
      "feelings that go from love to hate, with DBT by name",
      "Laura",
      {
        now: "I go from loving people to hating them in an hour. I smashed my phone and begged him back. I feel empty",
        tried: "DBT group half way",
      },
    ],
    [
      "a partner's hands around the neck",
      "Linh",
      { now: "He put his hands around my neck in front of the kids", first: "I want to get out" },
    ],
    [
      "caring for a mother with Alzheimer's",
      "Margaret",
      { now: "My mom has Alzheimer's and lives with us. I quit my job", tried: "a support group" },
    ],
    [
      "a nurse who has nothing left",
      "Beatriz",
      { now: "I'm a nurse and I have nothing left, I dread every shift" },
    ],
    [
      "panic, and not the one deaf ear",
      "Elena",
      {
        now: "The panic attacks at the grocery store, I abandon full carts",
        understand: "Deaf in one ear, so sit on my good side",
        stuck: "Someone who laughs at my jokes but doesn't let me get away with it",
      },
    ],
    [
      "a son who cuts himself",
      "Laura",
      { now: "My son is 15 and cutting himself. The school called" },
    ],
    [
      "what a child saw, with who works with children",
      "Maya",
      { now: "My daughter saw the shooting at her school. She's ten and wets the bed" },
    ],
    [
      "a brother's psychosis, with who sees families",
      "Samuel",
      { now: "My brother has schizophrenia and stopped his meds. He thinks I'm poisoning him" },
    ],
    [
      "a son's suicide",
      "Margaret",
      { now: "My son shot himself in April. I can't sleep in the house" },
    ],
    [
      "a partner who controls and shoves",
      "Linh",
      {
        now: "My boyfriend checks my phone, won't let me see my friends and on Sunday he shoved me",
      },
    ],
    [
      "what a policeman saw, not the drink to sleep",
      "David",
      { now: "I'm a cop and I shot a kid in May. I see his face", tried: "I drink to sleep" },
    ],
    [
      "an ex who follows her, not the locks",
      "Linh",
      { now: "My ex follows me to work. I check the locks" },
    ],
    [
      "low mood in somebody Deaf",
      "Jordan",
      { now: "I'm Deaf and I've been depressed since the layoff" },
    ],
    ["drink told first", "Marcus", { now: "I drink a fifth a day and my wife says she is done" }],
  ])("%s: %s", (_, name, said) => {
    expect(shown(said)[0]).toBe(name);
  });

  it("leaves the order to manner where several cover it", () => {
    const gentle = therapist({ name: "Gen", specialty: "Grief and loss", style: "Gentle, warm." });
    const blunt = therapist({ name: "Blu", specialty: "Grief and loss", style: "Blunt, direct." });
    const other = therapist({ name: "Oth", specialty: "Depression", style: "Blunt, direct." });
    const said = { now: "My wife died in March", truth: "straight, I hate soft talk" };
    expect(shown(said, [other, gentle, blunt])[0]).toBe("Blu");
  });

  it("does not bind where nobody covers it", () => {
    const near = therapist({ name: "Nea", specialty: "Grief and depression" });
    expect(shown({ now: "I panic on the bus and since my dad died I cry" }, [near])).toEqual([
      "Nea",
    ]);
  });
});

describe("a language that was asked for", () => {
  it("comes before everything else where it is spoken", () => {
    const said = {
      now: "I want somebody who speaks Vietnamese, my English is not good. My father die in March, I cry every night",
      practical: "online, Texas",
    };
    expect(shown(said)[0]).toBe("Linh");
    expect(shown({ now: "I panic on the bus", practical: "in Mandarin please" })[0]).toBe("Grace");
  });

  it("is a condition for who has little English, and a welcome extra where it is one", () => {
    const languages = (now: string) => readClient(answering({ now })).languages;
    expect(languages("I need someone who speaks Arabic, I speak little English")[0]?.must).toBe(
      true,
    );
    const extra = { now: "I have OCD, I wash for hours", practical: "maybe Spanish if possible" };
    expect(shown(extra)[0]).toBe("Elena");
  });
});

describe("who is shown beside the first", () => {
  it.each<[Said, string[]]>([
    [{ now: "My husband had an affair and I can't sleep" }, ["Jules", "Jordan", "David"]],
    [{ now: "I served in Iraq and the nightmares are back" }, ["Daniel", "Jules", "Jordan"]],
    [{ now: "My wife of 51 years passed in February" }, ["Daniel", "Jules", "Jordan", "Kyle"]],
    [{ now: "I have panic attacks on the bus" }, ["Jordan", "David", "Kyle"]],
  ])("is nobody who is there for others: %j", (said, never) => {
    expect(shown(said).filter((name) => never.includes(name))).toEqual([]);
  });
});
