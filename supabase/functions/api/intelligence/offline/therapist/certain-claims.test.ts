import { describe, expect, it } from "vitest";
import { describedFrom } from "./example-answers.ts";

const everything = (of: ReturnType<typeof describedFrom>) => JSON.stringify(of);

describe("what a therapist is said not to work with", () => {
  it.each([
    ["idk mostly anxiety I guess", "anxiety"],
    ["I'm not sure, mostly anxiety.", "anxiety"],
    ["I don't only work with trauma, I also see couples.", "trauma"],
    ["I do not work only with trauma, I also see couples.", "trauma"],
    ["I see couples, and not just trauma.", "trauma"],
    ["I never send anyone on for substance use; I treat it myself.", "substance use"],
    ["I never turn anyone with psychosis away.", "psychosis"],
    ["I rarely refer anyone with grief to a colleague.", "grief"],
    ["I don't think of anxiety as an illness.", "anxiety"],
    ["I do not believe that depression is forever.", "depression"],
    ["There is no reason to be ashamed of panic attacks.", "panic"],
    ["I can't imagine not working with trauma.", "trauma"],
    ["I don't see depression without grief.", "depression"],
    ["I won't pretend that OCD is easy; it's most of my caseload.", "OCD"],
    ["I don't take it lightly when couples part.", "couples"],
  ])("is nothing that was not surely left to others: %s", (whom, subject) => {
    const told = everything(describedFrom({ whom }));
    expect(told).not.toMatch(new RegExp(`does not work with[^.]*${subject}`));
  });

  it("is nothing that is kept where the question is whom they send on", () => {
    const told = describedFrom({
      whom: "Adults with depression.",
      limits: "I never send anyone on for substance use; I treat it myself.",
    });
    expect(everything(told)).not.toContain("does not work with");
    expect(told.description).not.toContain("On what goes to somebody else");
  });

  it("is nothing that is done together with somebody", () => {
    const limits = "I don't send anyone away. Eating disorders I do together with a dietitian.";
    const told = describedFrom({ whom: "Adults with grief.", limits });
    expect(everything(told)).not.toContain("does not work with");
  });

  it.each([
    ["I see grief and loss. I don't work with psychosis.", "psychosis"],
    ["I see grief and loss. I never treat active addiction.", "active addiction"],
    ["I see grief and loss, no couples.", "couples"],
    ["I see grief and loss. No psychosis or eating disorders.", "psychosis or eating disorders"],
    ["I see grief and loss. I do not see people with eating disorders.", "eating disorders"],
    ["I see grief and loss. I don't really do trauma.", "trauma"],
  ])("is what was surely left to others: %s", (whom, subject) => {
    expect(describedFrom({ whom }).description).toContain(`does not work with ${subject}`);
  });

  it("is read as claimed where an 'I don't know' only opens the answer", () => {
    expect(describedFrom({ whom: "idk mostly anxiety I guess" }).specialty).toBe("Anxiety");
    expect(describedFrom({ whom: "I don't only treat trauma, also grief." }).tags).toEqual([
      "trauma",
      "grief",
    ]);
    expect(describedFrom({ whom: "I see grief. I don't know much about OCD." }).tags).toEqual([
      "grief",
    ]);
  });
});

describe("a method", () => {
  it.each([
    "I have no training in EMDR. I am certified in ACT.",
    "I am certified in ACT. My colleague is an EMDR consultant.",
    "I use ACT. The other therapist in my office is EMDR trained.",
    "I use ACT. My supervisor taught EMDR for years.",
    "I use ACT. I have read a lot about EMDR.",
    "I use ACT. I know EMDR from books.",
    "I stopped using EMDR. Now I use ACT.",
    "I use ACT. I no longer use EMDR.",
    "I use ACT. I want to learn EMDR.",
    "I use ACT. I'd love to get trained in EMDR one day.",
    "I use ACT. I am curious about EMDR.",
    "I use ACT. I moved away from EMDR.",
    "I use ACT. I have organized trainings for others in EMDR.",
    "I use ACT. I train others in EMDR.",
  ])("is the therapist's own or it is not named: %s", (methods) => {
    expect(describedFrom({ whom: "Adults with grief.", methods }).modalities).toEqual(["ACT"]);
  });

  it.each([
    "I trained with Dr. Hayes in ACT.",
    "With most of my clients I use ACT.",
    "People with worry get ACT from me.",
    "My colleagues know me for ACT, which I use every day.",
  ])("is named where it is theirs: %s", (methods) => {
    expect(describedFrom({ whom: "Adults with grief.", methods }).modalities).toEqual(["ACT"]);
  });
});

describe("a language", () => {
  it.each([
    "English, some Spanish",
    "English and a little Spanish",
    "English, basic Spanish",
    "English, Spanish (a little)",
    "English. Conversational Spanish.",
    "English, I'm not fluent in Spanish",
  ])("to get by in is none to work in: %s", (practical) => {
    const told = describedFrom({ whom: "Adults with grief.", practical });
    expect(told.userFriendlyDescription).not.toContain("Spanish");
    expect(told.tags).not.toContain("Spanish");
  });

  it.each([
    "English, Spanish",
    "Fluent Spanish, some French",
    "Spanish and a little French",
    "I see some clients in Spanish",
  ])("to work in is told: %s", (practical) => {
    const told = describedFrom({ whom: "Adults with grief.", practical });
    expect(told.userFriendlyDescription).toContain("You can also speak Spanish with Dana.");
  });
});

describe("the limits of what a therapist offers in danger", () => {
  const RISK =
    "I do not offer contact between sessions. I would refer anyone who attempted in the last year.";

  it("are told to colleagues and to people who look for help", () => {
    const told = describedFrom({ whom: "Adults with depression and worry.", risk: RISK });
    expect(told.description).toContain("I do not offer contact between sessions");
    expect(told.description).toContain("I would refer anyone who attempted in the last year");
    expect(told.userFriendlyDescription).toContain("I do not offer contact between sessions");
  });

  it("are not what is done for somebody who cannot wait", () => {
    const told = describedFrom({
      whom: "Adults with grief.",
      risk: "If somebody can't tell me they will be alive on Thursday I go with them to the emergency room.",
    });
    expect(told.userFriendlyDescription).not.toContain("does not offer");
  });

  it("stand beside what is asked", () => {
    const told = describedFrom({
      whom: "Adults with depression and worry.",
      risk: `I ask directly whether they think of dying. ${RISK}`,
    });
    expect(told.description).toContain("I ask directly whether they think of dying");
    expect(told.description).toContain("I do not offer contact between sessions");
  });
});

describe("the hour after a client felt hurt", () => {
  it("is told by what the therapist did then, and not by what the client lived through", () => {
    const { description } = describedFrom({
      whom: "Adults with grief.",
      repair:
        "She said I looked at the clock while she spoke of her mother. I called her and said I was sorry, and the next session was about nothing else.",
      stuck: "I ask what we both avoid.",
    });
    expect(description).toContain("After a client felt hurt: “I called her and said I was sorry");
    expect(description).not.toContain("her mother");
  });
});

describe("a measure", () => {
  it.each([
    "CBT, and the PHQ-9 because the clinic makes me",
    "CBT. I have to use the PHQ-9 for the insurers.",
    "CBT. Scores are required where I work.",
  ])("that others demand is no manner of the therapist: %s", (methods) => {
    const told = describedFrom({ whom: "Adults with grief.", methods });
    expect(told.userFriendlyDescription).not.toContain("regular checks");
    expect(told.tags).not.toContain("measured progress");
  });
});
