import { describe, expect, it } from "vitest";
import { describedFrom } from "./example-answers.ts";
import { tellsOfOwnDanger } from "./own-danger.ts";
import { responseTags } from "./response-tags.ts";

const OWN = [
  "I want to kill myself.",
  "I want to kill myself, you know.",
  "I want you to know that I want to die.",
  "Lately I think about ending my life.",
  "I've been cutting myself again.",
  "My husband hits me.",
  "I tried to kill myself when I was nineteen.",
  "I am a burden to everyone.",
  "Suicide is what I think about every night.",
  "Don't want to live anymore.",
  "I hear voices that tell me to jump.",
  "I work with suicidal teens, and I want to kill myself too.",
];
const OF_THE_WORK = [
  "I ask straight: are you thinking of killing yourself, how, when.",
  "I ask directly and without alarm whether they think of dying, and how near it is.",
  'I ask "do you want to die" just like that.',
  "I work with teens who self-harm, mostly with DBT.",
  "I treat suicidal thoughts and self-harm.",
  "Self-harm if it is deep I send to the clinic.",
  "My clients often tell me they want to die, and I stay in the room with that.",
  "If someone wishes to be dead I ask it aloud, gently.",
  "Nobody is touched in my room unless they have asked for it.",
];

describe("a therapist's own danger", () => {
  it.each(OWN)("is known from the work with it: %s", (words) => {
    expect(tellsOfOwnDanger(words)).toBe(true);
  });

  it.each(OF_THE_WORK)("is not what is told of clients: %s", (words) => {
    expect(tellsOfOwnDanger(words)).toBe(false);
  });

  it.each(OWN)("stands in no part of a description, wherever it was written: %s", (words) => {
    const described = describedFrom({
      whom: `I help people with depression after a divorce. ${words}`,
      "first-session": `I make tea and I ask what brings you here. ${words}`,
      methods: `${words} I use CBT and have done so for years.`,
      stuck: words,
      risk: `${words} I ask directly, and we write a safety plan together.`,
      open: words,
    });
    const bare = words.replace(/\.$/, "");
    expect(JSON.stringify(described)).not.toContain(bare);
    expect(described.specialty).toBe("Depression and divorce");
    expect(described.modalities).toEqual(["CBT"]);
    expect(described.tags.join()).not.toMatch(/self-harm|suicid|voices|violence|teens/);
  });

  it("gives an answer no tags, and leaves those of its other sentences", () => {
    const question = "Whom do you help most, and how do you know?";
    expect(responseTags(question, "I cut myself when I feel depressed.")).toEqual([]);
    expect(responseTags(question, "I cut myself at night. I treat panic with CBT.")).toEqual([
      "panic attacks",
      "CBT",
    ]);
  });
});
