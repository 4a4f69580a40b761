import { describe, expect, it } from "vitest";
import { assessRisk } from "./assess-risk.ts";

const levelOf = (text: string) => assessRisk([{ text }])?.level ?? null;

describe("a decision, a plan, means at hand or a farewell is high", () => {
  it.each([
    "I am going to end my life this weekend.",
    "I will kill myself tomorrow when my husband leaves for work.",
    "I'm gonna unalive myself tonight, bye",
    "IM GOING TO KILL MYSELF",
    "i've been planning to kill myself since june and i know how",
    "I plan to overdose on Friday.",
    "I've decided to end it all.",
    "I have a loaded gun on the table and nothing left to lose.",
    "There's a noose in the garage.",
    "I want to die and I have my dad's gun in my closet.",
    "I've been saving up my pills for months.",
    "stockpiled enough oxy to do it",
    "I put the gun to my head last night and could not pull it.",
    "This is my last night on earth.",
    "By the time you read this I will be gone.",
    "I wrote a suicide note and hid it under the mattress.",
    "Goodbye everyone. Tell my kids I loved them.",
    "I have said my goodbyes and I finally feel at peace.",
    "I gave away my guitar and my records and wrote letters to everyone.",
    "I want to kill myself right now.",
    "I'm standing on the bridge and I want to jump off the bridge",
    "I don't want to be here anymore and I have a rope.",
    "I tried to kill myself last week and nobody knows.",
    "I attempted suicide two days ago.",
    "They stopped me, but I will finish it: I am about to jump.",
    "Affairs in order, passwords written down, letters sealed.",
    "I'm ready to die tonight.",
    "tryna kill myself tonite ngl",
    "I picked the date to kill myself.",
    "The pills are lined up next to me and I feel like dying.",
    "if she takes the kids I will kill myself",
    "I'm going to hang myself. I am done.",
    "Going to drive my car off a cliff tonight.",
  ])("%s", (text) => {
    expect(levelOf(text)).toBe("high");
  });
});

describe("thoughts of death without a plan are moderate", () => {
  it.each([
    "I want to die.",
    "some days i just want to dissapear forever",
    "I don't want to be here anymore.",
    "My kids would be better off without me.",
    "There's no point going on.",
    "I wish I was never born.",
    "I wish I could fall asleep and never wake up.",
    "I keep thinking about killing myself.",
    "I think about suicide most days but I'd never do it.",
    "Sometimes on the highway I think about driving into a tree.",
    "I wouldn't mind if a bus hit me.",
    "Not suicidal, I just don't want to exist.",
    "I don't want to die I just want it to stop",
    "I don't want to die. I just want the pain to end.",
    "life isn't worth living",
    "Nothing left to live for since she died.",
    "I can't keep living. I am so tired of being alive.",
    "no one would notice if i was gone",
    "I'm not going to kill myself, but I think about it a lot.",
    "I've been having suicidal thoughts again.",
    "I thought about ending my life yesterday.",
    "kms honestly, i cant do this",
    "i wanna d1e",
    "I want to k*ll myself",
    "thinking about sewerslide again",
    "I wαnt to diе",
    "I want to\u200b di\u200be",
    "k i l l myself, that is all I think about",
    "Why don't I just kill myself?",
    "I can't stop thinking about killing myself.",
    "Not a day goes by without me wanting to die.",
    "I've never told anyone that I want to die.",
    "No one knows I'm suicidal.",
    "I don't think I would kill myself.",
    "I'm not sure I want to live.",
    "I don't know why I should live.",
    "What is the point of living?",
    "I hope I don't wake up tomorrow, that's all.",
    "I pray that God takes me in my sleep... I want to be dead",
    "I lost my job two years ago and I want to die.",
    "I was fine when I was a kid. Now I want to kill myself most evenings.",
    "I tried to kill myself in 2012 and I still think about it every week.",
    "I've had thoughts of suicide since I was twelve.",
    "I want to kill myself lol",
    "I can't go on anymore",
    "Jumping in front of a train crosses my mind: I picture jumping in front of the train.",
    "When my wife left I wanted to die.",
    "being dead would be easier, I think about being dead",
    "I just hate that I woke up this morning",
    "I want to kill my self.",
    "Me and my boyfriend fight, and then I want to die",
    "Dying would be a relief.",
    "I no longer want to live.",
    "There is no reason for me to go on living.",
    "Every night I beg God to let me die.",
    "I hope I get cancer, hope I die quietly.",
  ])("%s", (text) => {
    expect(levelOf(text)).toBe("moderate");
  });
});

describe("what is long over is low", () => {
  it.each([
    "I tried to kill myself ten years ago, I'm past it.",
    "When I was a teenager I was suicidal, and therapy got me out.",
    "I attempted suicide in 2009. I have three kids now and I love my life.",
    "I used to think about killing myself in college.",
    "I overdosed when I was 16. That was a different life.",
    "I took a whole bottle of pills when I was seventeen. They pumped my stomach.",
    "I wanted to die back in high school.",
    "I tried to hang myself at 19. That was twenty years ago.",
    "Long ago I wanted to end my life, I have not felt that way since.",
  ])("%s", (text) => {
    expect(levelOf(text)).toBe("low");
  });
});

describe("somebody else's danger counts, and so reads the message", () => {
  it.each([
    "My son says he wants to die.",
    "My best friend keeps talking about killing herself.",
    "My husband tried to kill himself last month and won't talk about it.",
    "My brother is suicidal and I don't know what to do.",
    "I'm scared my daughter will kill herself.",
    "She told me she doesn't want to live anymore.",
    "My student wrote that he wanted to end his life.",
  ])("%s", (text) => {
    const safety = assessRisk([{ text }]);
    expect(["moderate", "high"]).toContain(safety?.level);
    expect(safety?.kinds).toEqual(["suicide"]);
    expect(safety?.message).toMatch(/they|them|someone/i);
  });

  it.each([
    "My father killed himself when I was nine.",
    "I lost my cousin to suicide last spring.",
    "My best friend hanged himself in March and I cannot stop crying.",
    "My mom died by suicide.",
    "My uncle shot himself, years ago.",
    "My partner's suicide broke me.",
  ])("grief is not danger: %s", (text) => {
    expect(levelOf(text)).toBeNull();
  });
});

describe("a plain denial is nothing", () => {
  it.each([
    "No, never thought about it.",
    "I'm not suicidal.",
    "I have no thoughts of suicide.",
    "I have never wanted to die.",
    "I don't want to die.",
    "No plans to kill myself or anything like that.",
    "I would never kill myself.",
    "No history of self-harm or suicide attempts.",
    "Suicidal thoughts: none.",
    "Suicidal? No.",
    "I don't have any thoughts of killing myself.",
    "I am not thinking about ending my life.",
    "I'm depressed but not suicidal",
    "I've never been suicidal and I've never self-harmed.",
    "My doctor asked if I was suicidal.",
    "I don't want to kill myself, I want to sleep.",
  ])("%s", (text) => {
    expect(levelOf(text)).toBeNull();
  });
});

describe("thoughts of not wanting to live that are denied", () => {
  it.each([
    "No, I never have thoughts of not wanting to live.",
    "I have never thought about not wanting to live",
    "I don't have thoughts of not wanting to live",
    "No thoughts of not wanting to live, no.",
    "I never think about hurting myself or not wanting to live",
  ])("'%s' is no danger", (text) => expect(levelOf(text)).toBeNull());

  it.each([
    "I never had thoughts of not wanting to live until this year",
    "I can't say I never have thoughts of not wanting to live",
    "I never thought about not wanting to live so much",
    "I never told anyone I have thoughts of not wanting to live",
    "No, I have thoughts of not wanting to live",
  ])("'%s' is moderate", (text) => expect(levelOf(text)).toBe("moderate"));
});
