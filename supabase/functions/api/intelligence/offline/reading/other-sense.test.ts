import { describe, expect, it } from "vitest";
import type { ProblemId } from "../taxonomy/problems.ts";
import { answering } from "./example-answers.ts";
import { readClient } from "./read-client.ts";

const sureOf = (now: string) =>
  readClient(answering({ now }))
    .problems.filter(({ sure, past }) => sure && !past)
    .map(({ id }) => id);

describe("words that tell of something else", () => {
  it.each<[string, ProblemId]>([
    ["I was high school valedictorian", "bipolar"],
    ["I was high school valedictorian", "teens"],
    ["I had a counselor in high school", "teens"],
    ["I feel empty", "substance-use"],
    ["my heart is go fast every night", "eating"],
    ["Buying milk without a hostage negotiation", "trauma"],
    ["I teach autistic kids", "autism"],
    ["I work with veterans all week", "trauma"],
    ["I coach teenagers", "teens"],
    ["I can't throw things away", "anger"],
    ["I can't talk in meetings, my face goes red", "anger"],
    ["They started using my name at work", "substance-use"],
    ["I left the Jehovah's Witnesses and lost my whole family", "grief"],
    ["My wife left for work before I got up", "infidelity-divorce"],
    ["My son has wet the bed since his dad deployed", "trauma"],
    ["somebody wanted to sell me crystals", "substance-use"],
  ])("%s: no %s", (said, problem) => {
    expect(sureOf(said)).not.toContain(problem);
  });

  it.each<[string, ProblemId]>([
    ["two weeks of highs and then I crash for months", "bipolar"],
    ["my son is in high school and skips every class", "teens"],
    ["I hide the empties behind the dryer", "substance-use"],
    ["I was held hostage in the bank", "trauma"],
    ["my son is autistic and I am lost", "autism"],
    ["I served with the Marines in Fallujah", "trauma"],
    ["I throw things when he shouts back", "anger"],
    ["I started using again", "substance-use"],
    ["I lost my brother in May", "grief"],
    ["my wife left", "infidelity-divorce"],
    ["my girlfriend left me in June", "infidelity-divorce"],
    ["crystal meth, every weekend", "substance-use"],
    ["my best friend overdosed in March and I found him", "grief"],
    ["I found my dad hanging", "grief"],
    ["he put his hands around my neck in front of the kids", "complex-trauma"],
    ["I hit my wife last night", "anger"],
    ["I can't stop throwing up after I eat", "eating"],
  ])("%s: %s", (said, problem) => {
    expect(sureOf(said)).toContain(problem);
  });

  it("does not take a stopped medicine for an illness that is over", () => {
    expect(sureOf("I stopped my lithium in June")).toContain("bipolar");
    expect(sureOf("They say my name on the radio since I went off the Zyprexa")).toContain(
      "psychosis",
    );
  });

  it("puts what a loss or an illness brings with it behind it", () => {
    expect(sureOf("I can't focus because my wife left")[0]).toBe("infidelity-divorce");
    const said = "I haven't slept in five days and I've never felt better, I'm going to buy a jet";
    expect(sureOf(said)[0]).toBe("bipolar");
  });

  it("does not take back a death because another sentence begins with no", () => {
    const needs = readClient(
      answering({ now: "My daughter Anna died in May", first: "no, I mean I miss her so much" }),
    );
    expect(needs.problems[0]).toMatchObject({ id: "grief", sure: true });
  });
});
