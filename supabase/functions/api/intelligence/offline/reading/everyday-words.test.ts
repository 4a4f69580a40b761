import { describe, expect, it } from "vitest";
import type { ProblemId } from "../taxonomy/problems.ts";
import { answering } from "./example-answers.ts";
import { readClient } from "./read-client.ts";

/** What somebody who says this surely brings, first concern first. */
const brought = (now: string): ProblemId[] =>
  readClient(answering({ now }))
    .problems.filter(({ sure, past }) => sure && !past)
    .map(({ id }) => id);

describe("an everyday word", () => {
  it.each<[string, ProblemId]>([
    ["I'm about to fail two classes and my mom found out", "gender-lgbtq"],
    ["we have two kids and my husband is away all week", "gender-lgbtq"],
    ["somebody who asks good questions", "sexuality"],
    ["I had an affair and she doesn't believe me anymore", "complex-trauma"],
    ["since she found the texts the kids are walking on eggshells", "complex-trauma"],
    ["I fly down every month to see my mom", "depression"],
    ["on my days off I just lie there", "sleep"],
    ["on the call the little one called me auntie", "culture-faith"],
    ["I had to pull over on the highway because I was shaking", "culture-faith"],
    ["yesterday I yelled at my husband for dropping a spoon", "parenting"],
    ["I want to talk to my mother without turning into a teenager", "teens"],
    ["our son is nine weeks old", "teens"],
    ["I plan a day at the pool like a bank robbery", "trauma"],
    ["he went back to work as if it was like a funeral", "grief"],
    ["Sunday night I drop my boys off and sit in my truck", "burnout"],
    ["I punched the wall when she said it", "self-harm"],
    ["my brother says he is done with both of us", "relationships"],
    ["I was late because I was standing outside her door", "ocd"],
    ["I get these panic attacks on the train", "trauma"],
  ])("is no more than that in “%s”: not %s", (said, problem) => {
    expect(brought(said)).not.toContain(problem);
  });

  it.each<[string, ProblemId]>([
    ["I have two moms and the kids at school talk", "gender-lgbtq"],
    ["I'm questioning my sexuality", "sexuality"],
    ["I told my mother what he did and my mother did not believe me", "complex-trauma"],
    ["walking on eggshells as a child in my father's house", "complex-trauma"],
    ["I've been so down for weeks", "depression"],
    ["I lie awake until four", "sleep"],
    ["the aunties at the mosque talk about me", "culture-faith"],
    ["I yell at my kids every morning", "parenting"],
    ["my teenager won't come out of her room", "teens"],
    ["my son is nine and he bites", "teens"],
    ["since the robbery I can't stand behind the counter", "trauma"],
    ["Sunday night I feel sick about work on Monday", "burnout"],
    ["we lost the baby at eleven weeks", "perinatal"],
    ["ten bucks on the Bears, and now it's forty thousand on three cards", "behavioural-addiction"],
    ["the plant let three hundred of us go in June", "transitions"],
    ["I came here from Ghana and my kids are still with my mother", "immigration"],
    ["I married a man with two girls and they hate me", "family-conflict"],
    ["I haven't opened my mouth in seminar all year", "social-anxiety"],
    ["I redo my team's slides so nobody sees a typo", "self-esteem"],
    ["twenty two years and he just left", "infidelity-divorce"],
  ])("is heard where it says what is wrong in “%s”: %s", (said, problem) => {
    expect(brought(said)).toContain(problem);
  });
});

describe("what comes in the wake of something", () => {
  it.each<[string, ProblemId, ProblemId]>([
    ["My husband left me in March and since then I can't sleep", "infidelity-divorce", "sleep"],
    ["She found out I had an affair. I can't concentrate at work.", "infidelity-divorce", "adhd"],
    ["I did two tours in Kandahar. I check the doors four times a night.", "trauma", "ocd"],
    ["After the assault I can't sleep and I check the locks ten times", "trauma", "ocd"],
    ["My mother died in May and I am so angry at everyone", "grief", "anger"],
    ["I'm eight weeks postpartum and I can't sleep when she sleeps", "perinatal", "sleep"],
    ["My wife passed away and I can't concentrate on anything", "grief", "adhd"],
    ["He cheated on me and I feel like an idiot", "infidelity-divorce", "self-esteem"],
    ["Since the car crash I can't sleep", "trauma", "sleep"],
    ["My stepdad beat me and I check the locks ten times a night", "complex-trauma", "ocd"],
  ])("weighs less than that: %s", (said, cause, reaction) => {
    const { problems } = readClient(answering({ now: said }));
    const strength = (id: ProblemId) => problems.find((one) => one.id === id)?.strength ?? 0;
    expect(strength(cause)).toBeGreaterThan(strength(reaction));
    expect(problems[0]?.id).toBe(cause);
  });

  it.each<[string, ProblemId]>([
    ["I can't sleep, I lie awake every night", "sleep"],
    ["I check the stove ten times before I leave", "ocd"],
    ["I can't concentrate, I never finish anything", "adhd"],
    ["I was robbed years ago. I have OCD, I wash my hands until they bleed.", "ocd"],
    ["I am so angry at everyone, I explode over nothing", "anger"],
  ])("is the first concern where it stands for itself: %s", (said, problem) => {
    expect(readClient(answering({ now: said })).problems[0]?.id).toBe(problem);
  });
});
