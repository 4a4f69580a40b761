import { describe, expect, it } from "vitest";
import { assessRisk } from "./assess-risk.ts";
import { contextOf } from "./safety-for.ts";

function heard(text: string) {
  const safety = assessRisk([{ text }]);
  if (safety === null || safety.level === "low") return null;
  return { level: safety.level, kinds: safety.kinds, about: contextOf(safety).about };
}

describe("danger that is told by what somebody does, has or takes", () => {
  it.each([
    "I said goodbye to my kids",
    "I said goodbye to my children today",
    "I've been standing on the bridge looking down every night",
    "I go to the bridge after work and stare down at the water",
    "I bought a rope",
    "I ordered a rope online",
    "I bought a gun last week",
    "I have a plan and a date",
    "I have a date and a plan",
    "I have a plan, a place and a date",
    "I gave my dog away so he will be ok after",
    "they'd be better off with the insurance money",
    "my family would be better off with the life insurance",
    "I'm thinking of taking everyone with me",
    "I took some pills to sleep, maybe ten",
    "I took nine of my mom's pills",
    "the devil wants me to do it",
    "Satan tells me to do it",
    "je veux mourir",
    "je ne veux plus vivre",
    "ich will sterben",
  ])("tells of the writer's own death: %s", (text) => {
    expect(heard(text)).toMatchObject({ about: "self" });
    expect(heard(text)?.kinds).toContain("suicide");
  });

  it.each([
    "I'll make them pay, all of them at school",
    "I'm going to make everyone at work pay",
    "sometimes I want to throw the baby out of the window",
    "I feel like throwing my baby against the wall",
    "I look at child porn",
    "I can't stop looking at child pornography",
  ])("tells that somebody could be hurt by the writer: %s", (text) => {
    expect(heard(text)).toMatchObject({ kinds: ["harm-to-others"], about: "self" });
  });

  it.each([
    "I sleep with a knife under my pillow because of him",
    "I keep a bat by the door because I'm scared of my ex",
    "I'm 13 and my teacher kissed me",
    "my coach kissed me and I'm 14",
  ])("tells that somebody hurts the writer: %s", (text) => {
    expect(heard(text)).toMatchObject({ kinds: ["abuse"], about: "self" });
  });

  it.each([
    "I can't feel my face and my speech is funny",
    "my speech is slurred and my arm is weak",
    "I haven't eaten in six days",
    "I have eaten nothing for a week",
  ])("tells of a body in danger: %s", (text) => {
    expect(heard(text)).toMatchObject({ kinds: ["medical-emergency"], about: "self" });
  });

  it.each([
    ["my husband hasn't come home and he took the gun", "suicide"],
    ["my brother didn't come home and his gun is missing", "suicide"],
    ["my student wrote about shooting up the school", "harm-to-others"],
    ["a kid in my class says he'll shoot up the school", "harm-to-others"],
    ["my son drew pictures of shooting his classmates", "harm-to-others"],
    ["my brother says he wants to kill his boss", "harm-to-others"],
  ])("tells of another's: %s", (text, kind) => {
    expect(heard(text)).toMatchObject({ kinds: [kind], about: "other" });
  });

  it("says to whom to turn where another person threatens others", () => {
    const { message } =
      assessRisk([{ text: "a kid in my class says he'll shoot up the school" }]) ?? {};
    expect(message).toMatch(/call 911.*the school.*988/);
  });
});

describe("the same words in an ordinary life", () => {
  it.each([
    "I said goodbye to my kids at the airport",
    "I said goodbye to the kids and went to work",
    "we said goodbye to our dog",
    "I stand on the bridge and watch the boats",
    "I stood at the window and looked down at the street",
    "I bought a rope for climbing",
    "I bought a gun safe",
    "I bought a gun for hunting",
    "I have a plan for the summer",
    "I have a date on Friday",
    "I have a plan and a budget",
    "we have a plan and a date for the wedding",
    "I gave my dog away because of the move",
    "the insurance money covers my sessions",
    "we are better off with Aetna insurance",
    "I'm taking everyone with me to the lake",
    "I'm thinking of taking the kids with me to my mom's",
    "I'll make them pay for the damage",
    "my ex should pay for school",
    "I teach in a school where there was a shooting",
    "I took some pills to sleep, my doctor prescribed them",
    "I took nine months off",
    "my boss wants me to do it",
    "the devil is in the details",
    "I keep a knife in the kitchen",
    "I keep a bat by the door for baseball",
    "I'm 16 and my girlfriend kissed me",
    "my teacher praised me when I was 13",
    "I want to throw my phone out of the window",
    "I want to throw the baby a party",
    "we dropped our son off at school",
    "my speech is due tomorrow",
    "my face is numb with grief",
    "I haven't eaten meat in six days",
    "I haven't eaten out in six days",
    "I'm a detective and I look at child porn for work",
    "je veux vivre à Paris",
  ])("tells of no danger: %s", (text) => expect(heard(text)).toBeNull());
});

describe("strong feelings in the body", () => {
  const QUESTION = "When a strong feeling comes, what does it do with you?";
  const level = (text: string, question?: string) =>
    assessRisk([{ text, ...(question ? { question } : {}) }])?.level ?? null;

  it.each([
    "My body is hot and I can not breath",
    "I can't breathe",
    "in the throat, it closes",
    "it sits on my chest and I can't get air",
  ])("are no emergency where they were asked for: %s", (text) => {
    expect(level(text, QUESTION)).toBeNull();
  });

  it.each(["I can't breathe right now", "my chest hurts and my left arm is numb"])(
    "are one where the body itself fails: %s",
    (text) => expect(level(text, QUESTION)).toBe("high"),
  );

  it("are taken at their word where nobody asked for feelings", () => {
    expect(level("I can't breathe")).toBe("high");
    expect(level("I can't breathe", "What brings you here?")).toBe("high");
  });
});
