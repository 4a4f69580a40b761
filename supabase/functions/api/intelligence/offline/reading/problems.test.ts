import { describe, expect, it } from "vitest";
import type { ProblemId } from "../taxonomy/problems.ts";
import { answering } from "./example-answers.ts";
import { readClient } from "./read-client.ts";

/** What a person who says this brings first. */
function brings(now: string): ProblemId | undefined {
  return readClient(answering({ now })).problems.find(({ sure, past }) => sure && !past)?.id;
}

const strengthOf = (now: string, id: ProblemId) =>
  readClient(answering({ now })).problems.find((problem) => problem.id === id)?.strength ?? 0;

describe("what a person brings", () => {
  it.each<[string, ProblemId]>([
    ["my heart goes nuts on the bus", "panic"],
    ["can't shut my brain off, it is always the worst case", "anxiety"],
    ["I keep checking the stove", "ocd"],
    ["nothing tastes of anything since mum died", "grief"],
    ["we fight about money all the time", "relationships"],
    ["he goes through my phone", "relationships"],
    ["I haven't been on a plane for ten years, I am terrified of flying", "phobias"],
    ["I go red when people look at me in meetings", "social-anxiety"],
    ["I can't get out of bed and I don't enjoy anything", "depression"],
    ["I don't need sleep for two weeks and then I crash for months", "bipolar"],
    ["I hear voices that comment on me", "psychosis"],
    ["since the crash I have flashbacks", "trauma"],
    ["my stepdad touched me as a kid and I lose time", "complex-trauma"],
    ["I work every weekend and I am running on empty", "burnout"],
    ["wide awake at 3am, staring at the ceiling", "sleep"],
    ["constant pain, the doctors find nothing", "chronic-illness"],
    ["forty tabs open, I never finish anything", "adhd"],
    ["I mask all day and fall apart from the noise", "autism"],
    ["I binge at night and then make myself throw up", "eating"],
    ["a bottle of wine every night", "substance-use"],
    ["I lost our rent betting on sports online", "behavioural-addiction"],
    ["zero to a hundred, then everyone leaves me", "bpd"],
    ["I put my fist through the wall and I yell at everyone", "anger"],
    ["I feel like a fraud and never good enough", "self-esteem"],
    ["my wife cheated on me with a coworker", "infidelity-divorce"],
    ["I have not spoken to my sister in years", "family-conflict"],
    ["my toddler has tantrums and I yell at my kids", "parenting"],
    ["I am 15 and I refuse to go to school", "teens"],
    ["our fourth IVF cycle failed", "perinatal"],
    ["I was laid off and don't know what to do with my life", "transitions"],
    ["since we came to this country I am homesick", "immigration"],
    ["I think I am gay and I am not out to my parents", "sexuality"],
    ["everyone uses my dead name", "gender-lgbtq"],
    ["I am the only black person in the office", "culture-faith"],
    ["tengo mucha ansiedad y no puedo dormir", "anxiety"],
  ])("is heard in “%s”", (said, problem) => {
    expect(brings(said)).toBe(problem);
  });

  it("is not what they say they do not have", () => {
    const needs = readClient(answering({ now: "I do not drink, it is the panic." }));
    expect(needs.problems[0]?.id).toBe("panic");
    expect(needs.ruledOut).toContain("substance-use");
    expect(brings("never been anxious, no trauma or anything, just no friends")).toBe(
      "social-anxiety",
    );
    expect(brings("it's not the job, it's my marriage, we fight all the time")).toBe(
      "relationships",
    );
  });

  it("is not denied by a negation that belongs to something else", () => {
    expect(brings("I can't handle the panic attacks")).toBe("panic");
    expect(brings("I'm not sure if it is depression")).toBe("depression");
    expect(brings("I want to talk to people without going red")).toBe("social-anxiety");
  });

  it("is not somebody else's condition", () => {
    const needs = readClient(answering({ now: "My husband drinks every night." }));
    expect(needs.problems[0]?.id).toBe("relationships");
    expect(strengthOf("My husband drinks every night.", "substance-use")).toBeLessThan(0.4);
    expect(brings("My wife says I drink too much every night")).toBe("substance-use");
  });

  it("keeps what is over in the background", () => {
    const past = readClient(
      answering({
        now: "I used to drink but have been sober ten years. Now it is the panic attacks.",
      }),
    );
    expect(past.problems[0]?.id).toBe("panic");
    expect(past.problems.find(({ id }) => id === "substance-use")?.past).toBe(true);
  });

  it("does not fade what happened long ago", () => {
    expect(brings("I was raped twenty years ago")).toBe("trauma");
    expect(brings("my daughter died nine years ago")).toBe("grief");
  });

  it("puts first what they would mend first", () => {
    const needs = readClient(
      answering({
        now: "I sleep badly and I am stressed at work all the time.",
        first: "If I am honest it is the wine.",
      }),
    );
    expect(needs.problems[0]?.id).toBe("substance-use");
  });
});
