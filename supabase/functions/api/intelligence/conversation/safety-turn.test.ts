import { describe, expect, it } from "vitest";
import { SafetyKind } from "../../../../../shared/src/contracts/safety.ts";
import type { ConversationState, SpokenTurn } from "../intelligence.ts";
import { assessRisk } from "../offline/risk/assess-risk.ts";
import { safetyFor } from "../offline/risk/safety-for.ts";
import { BUILT_IN_QUESTIONS } from "./built-in-questions.ts";
import { conversation, GREETING } from "./example-conversation.ts";
import { heardBefore } from "./safety-check.ts";
import { safetyTurn, withCare } from "./safety-turn.ts";
import {
  SAFETY_WORDS,
  SAFETY_WORDS_AGAIN,
  SAFETY_WORDS_EMERGENCY_AGAIN,
  SAFETY_WORDS_EMERGENCY_OF_ANOTHER,
  SAFETY_WORDS_FOR_OTHERS,
  SAFETY_WORDS_FOR_OTHERS_AGAIN,
  type SafetyWords,
} from "./safety-words.ts";

const ALL: [string, SafetyWords][] = [
  ...SafetyKind.options.flatMap((kind): [string, SafetyWords][] => [
    [`${kind}, moderate`, SAFETY_WORDS[kind].moderate],
    [`${kind}, high`, SAFETY_WORDS[kind].high],
  ]),
  ...SAFETY_WORDS_AGAIN.map((words, at): [string, SafetyWords] => [`again ${at}`, words]),
  ["of another person", SAFETY_WORDS_FOR_OTHERS],
  ...SAFETY_WORDS_FOR_OTHERS_AGAIN.map((words, at): [string, SafetyWords] => [
    `others ${at}`,
    words,
  ]),
  ...SAFETY_WORDS_EMERGENCY_AGAIN.map((words, at): [string, SafetyWords] => [
    `an emergency ${at}`,
    words,
  ]),
  ["an emergency of another", SAFETY_WORDS_EMERGENCY_OF_ANOTHER],
];

const NEXT: SpokenTurn = {
  questionId: "q",
  question: "Who knows?",
  spokenText: "I see. Who knows?",
  tone: "calm",
};

/** The conversation after a safety turn that was answered so. */
function answered(before: ConversationState, answer: string): ConversationState {
  const check = reply(before);
  if (check === null) throw new Error("no check");
  const turn = { questionId: check.questionId, question: check.spokenText, answer };
  return { ...before, transcript: answer, turns: [...before.turns, turn] };
}

const riskOf = ({ transcript, turns }: ConversationState) =>
  assessRisk([{ text: transcript, question: heardBefore(turns) ?? "", asksAgain: true }]);

/** What is said to this answer; null when the talk goes on. */
const reply = (state: ConversationState) => safetyTurn(state, riskOf(state));

describe.each(ALL)("what is said of danger: %s", (_, { says, asks }) => {
  it("names 988 by call and text, asks one plain question at the end, and goes on", () => {
    expect(says).toMatch(/\b988\b/);
    expect(says).toMatch(/call or text 988|988 answers calls and texts/i);
    expect(asks).toMatch(/^[^?]+\?$/);
    expect(`${says} ${asks}`.split(/\s+/).length).toBeLessThan(90);
    expect(`${says} ${asks}`).not.toMatch(/you should|calm down|don't worry|disorder|diagnos/i);
  });

  it("can be answered with yes or no, and both are understood", () => {
    const question = `${says} ${asks}`;
    const isAboutSafety = /\bsafe\b|on the way/.test(asks);
    const level = (text: string) =>
      assessRisk([{ text, question, asksAgain: true }])?.level ?? null;
    expect(level(isAboutSafety ? "No." : "Yes.")).toMatch(/moderate|high/);
    expect(level(isAboutSafety ? "Yes." : "No.")).toBeNull();
  });
});

describe("a check", () => {
  const start = conversation([GREETING, "I don't want to live anymore"]);

  it("stands in place of a question, in a gentle tone", () => {
    expect(reply(start)).toMatchObject({
      questionId: "safety_check",
      question: "Are you thinking about killing yourself?",
      tone: "gentle",
    });
  });

  it("is followed by other words while the danger is there, never the same ones twice in a row", () => {
    let state = start;
    const heard: string[] = [];
    for (const answer of ["yes", "no", "I don't know", "no, not really"]) {
      heard.push(reply(state)?.spokenText ?? "");
      state = answered(state, answer);
    }
    expect(heard.every(Boolean)).toBe(true);
    expect(heard.filter((text, at) => text === heard[at - 1])).toEqual([]);
  });

  it("is over with a clear answer, which is met with thanks and 988 before the next question", () => {
    const state = answered(start, "No, I'm not, I'm just so tired.");
    expect(reply(state)).toBeNull();
    const next = {
      questionId: "q",
      question: "Who knows?",
      spokenText: "I see. Who knows?",
      tone: "calm",
    };
    const { spokenText } = withCare(state, null, next);
    expect(spokenText).toMatch(/^Thank you for telling me\. .*988.* Who knows\?$/);
  });

  it.each(["maybe", "I guess", "hmm", "what?"])("is not over with %j", (answer) => {
    expect(reply(answered(start, answer))?.questionId).toBe("safety_check");
  });

  it("does not hold somebody who wants to go on and says nothing of danger", () => {
    expect(reply(answered(start, "No. Can we go on, please?"))).toBeNull();
  });

  it("counts as open where its question was interrupted", () => {
    const heard = (question: string) => ({
      ...start,
      transcript: "no",
      turns: [...start.turns, { questionId: "safety_check", question, answer: "no" }],
    });
    const spoken = reply(start)?.spokenText ?? "";
    expect(reply(heard(spoken.slice(0, 120)))?.questionId).toBe("safety_check");
    expect(reply(heard(spoken))).toBeNull();
  });

  it("asks the same in other words after an answer that says nothing, and claims nothing", () => {
    const first = answered(start, "I never said that");
    expect(reply(first)).toMatchObject({ question: "Are you thinking about killing yourself?" });
    expect(reply(first)?.spokenText).not.toMatch(/telling me|sounds like/);
    expect(riskOf(first)?.level).toBe("moderate");
  });

  it("says its question again for whoever asks for it, and not all of the words", () => {
    const { spokenText } = reply(answered(start, "what do you mean?")) ?? {};
    expect(spokenText).toMatch(/plainly.*yourself\?$/);
    expect(spokenText).not.toContain("part of you");
  });

  it.each(["I am not sure", "hmm", "no", "whatever", "..."])(
    "leaves the choice to the person after %j three times, and goes on with the next answer",
    (answer) => {
      let state = conversation([GREETING, "I want to kill myself tonight"]);
      for (let times = 0; times < 3; times++) state = answered(state, answer);
      expect(reply(state)?.spokenText).toMatch(/You decide.*screen.*988.*911.*Shall we go on/);
      const after = answered(state, "okay");
      expect(reply(after)).toBeNull();
      expect(withCare(after, null, NEXT).spokenText).not.toMatch(/If that changes/);
    },
  );

  it("stays with whoever would not go on, as long as they like", () => {
    let state = conversation([GREETING, "I want to kill myself tonight"]);
    for (const answer of ["hmm", "hmm", "hmm"]) state = answered(state, answer);
    const heard: (string | undefined)[] = [];
    for (const answer of ["no", "no", "no"]) {
      state = answered(state, answer);
      heard.push(reply(state)?.spokenText);
    }
    expect(heard.every((text) => text?.includes("988"))).toBe(true);
    expect(heard.filter((text, at) => text === heard[at - 1])).toEqual([]);
  });

  it("is met with the danger itself whenever it is told, however often was asked", () => {
    let state = conversation([GREETING, "I want to kill myself tonight"]);
    for (const answer of ["hmm", "hmm", "hmm"]) state = answered(state, answer);
    const told = answered(state, "I'm going to kill myself");
    expect(reply(told)?.question).toMatch(/safe/);
  });

  it.each([
    ["I have my mom's pills saved up", /distance between you and the pills/],
    ["I have a gun in my lap and I want to die", /distance between you and the gun/],
    ["I want to die, I'm standing on the bridge", /step back from the edge/],
    ["I want to hurt myself, I have the razor blade here", /put it down/],
  ])("asks for distance from what is named: %j", (said, distance) => {
    expect(reply(conversation([GREETING, said]))?.spokenText).toMatch(distance);
    expect(reply(answered(start, said))?.spokenText).toMatch(distance);
  });

  it("does not ask for distance from what is not there", () => {
    const said = "I want to die but I don't have a gun";
    expect(reply(conversation([GREETING, said]))?.spokenText).not.toMatch(/distance between/);
  });

  it("sends for help first where something was taken", () => {
    const taken = reply(answered(start, "no, I already took them"));
    expect(taken?.spokenText).toMatch(/^Please call 911 now/);
  });

  it("speaks to somebody who hears orders to hurt their child, not to one who fears for the child", () => {
    const { spokenText } =
      reply(conversation([GREETING, "I hear voices telling me to hurt my son"])) ?? {};
    expect(spokenText).toMatch(
      /Move away from anybody.*You don't have to do what a voice says.*Are you safe/,
    );
  });

  it("keeps the kind of danger in its answers", () => {
    const kindsAfter = (said: string, ...answers: string[]) => {
      let state = conversation([GREETING, said]);
      for (const answer of answers) state = answered(state, answer);
      return riskOf(state)?.kinds;
    };
    expect(kindsAfter("I want to kill myself tonight", "no")).toEqual(["suicide"]);
    expect(kindsAfter("I want to kill myself tonight", "hmm", "I don't know")).toEqual(["suicide"]);
    expect(kindsAfter("My husband hits me", "no")).toEqual(["abuse"]);
    expect(kindsAfter("I want to kill myself tonight", "he is outside")).toBeUndefined();
  });

  it("speaks to who is afraid for another person", () => {
    const text = "My brother says he wants to kill himself";
    const state = conversation([GREETING, text]);
    expect(reply(state)).toMatchObject({ question: "Are they safe right now?" });
  });

  it("adds how to reach 988 in Spanish for who wrote in Spanish", () => {
    const safety = safetyFor("moderate", ["suicide"], { spanish: true });
    expect(safetyTurn(start, safety)?.spokenText).toMatch(/oprima 2.*yourself\?$/);
  });
});

const CHECK_OF_THOUGHTS = "I don't want to live anymore";
const CHECK_OF_SAFETY = "I want to kill myself tonight";

describe("an answer to a check", () => {
  it.each([
    "no",
    "God no",
    "of course not",
    "absolutely not",
    "hell no",
    "um no",
    "well no",
    "What? No!",
    "no, no, nothing like that",
    "No, I'm fine",
    "No, I would never do that.",
    "not at all, thanks for asking",
    "No. I'm just exhausted.",
    "No, honestly, it was just an expression.",
    "I don't want to die",
    "nope, never have",
  ])("'%s' settles whether somebody thinks of killing themselves", (answer) => {
    expect(reply(answered(conversation([GREETING, CHECK_OF_THOUGHTS]), answer))).toBeNull();
  });

  it.each([
    "no, I already took them",
    "no one would care",
    "no point lying",
    "never mind",
    "not anymore, I decided",
    "not right now",
    "not yet",
    "not exactly",
    "no?",
    "no, it's more that I want to disappear",
    "no, because I can't even do that right",
    "No, but I wouldn't mind if a car hit me.",
    "no I guess",
    "I don't have a plan",
    "I don't know",
    "why not",
    "fine",
    "I can't go on",
  ])("'%s' does not settle it", (answer) => {
    const said = reply(answered(conversation([GREETING, CHECK_OF_THOUGHTS]), answer));
    expect(said?.questionId).toBe("safety_check");
  });

  it.each([
    "yes",
    "I am",
    "I'm safe, thank you",
    "yes I'm safe",
    "Yes I am, I promise",
    "of course",
    "Yes. My sister is here with me.",
    "no no, I'm safe",
    "We are safe",
    "yes, and I called 988",
    "sí, gracias",
  ])("'%s' settles whether somebody is safe", (answer) => {
    expect(reply(answered(conversation([GREETING, CHECK_OF_SAFETY]), answer))).toBeNull();
  });

  it.each([
    "I'm holding the knife",
    "I'm on the roof",
    "I feel like jumping",
    "I'm going to do it",
    "yes he is outside",
    "yes. but not tomorrow",
    "sí pero tengo la pistola",
    "yes, because it'll be over soon",
    "sure, I'll be dead by morning",
    "sure, whatever",
    "for now",
    "I think so",
    "yes for the next five minutes",
    "I'm in the car with him",
    "I'm at home with my mom",
    "I'm loading it now",
    "I am bleeding",
    "I am never safe",
    "no. keep going",
    "go on",
    "safe?",
  ])("'%s' does not settle it", (answer) => {
    const said = reply(answered(conversation([GREETING, CHECK_OF_SAFETY]), answer));
    expect(said?.questionId).toBe("safety_check");
  });

  it("lets somebody go on who wishes to a second time", () => {
    const once = answered(conversation([GREETING, CHECK_OF_SAFETY]), "can we go on please");
    expect(reply(once)?.questionId).toBe("safety_check");
    const twice = answered(once, "can we go on please");
    expect(reply(twice)).toBeNull();
    expect(withCare(twice, null, NEXT).spokenText).not.toMatch(/If that changes/);
  });
});

describe("the question about safety that everybody is asked", () => {
  const asked: ConversationState = {
    ...conversation([GREETING, "I can't sleep."]),
    questions: [...BUILT_IN_QUESTIONS],
  };
  const screening = BUILT_IN_QUESTIONS.find(({ id }) => id === "builtin:not-wanting-to-live");
  const id = screening?.id ?? "";
  const question = screening?.question ?? "";
  const answering = (before: ConversationState, answer: string): ConversationState => ({
    ...before,
    transcript: answer,
    turns: [
      ...before.turns,
      { questionId: id, question: safetyTurn(before, null)?.spokenText ?? question, answer },
    ],
  });

  it("is still answered after words that only asked to say it again", () => {
    const hm = answering(asked, "hm");
    const again = { questionId: id, question: "Could you say it again?", answer: "sometimes" };
    const state = { ...hm, transcript: "sometimes", turns: [...hm.turns, again] };
    expect(riskOf(state)).toMatchObject({ level: "moderate", kinds: ["suicide"] });
  });

  it.each(["I like hiking", "pizza", "42", "my sister did", "I don't know", "I have a cat"])(
    "is asked once more after %j, claims nothing, and is left then",
    (answer) => {
      const once = answering(asked, answer);
      expect(riskOf(once)).toBeNull();
      expect(reply(once)).toMatchObject({ questionId: id, question, tone: "gentle" });
      const twice = answering(once, answer);
      expect(reply(twice)).toBeNull();
      expect(withCare(twice, null, NEXT).spokenText).toMatch(/don't have to.*988.*Who knows\?$/);
    },
  );

  it.each(["no", "nope, never", "not really", "I'm religious, so no", "I love my life"])(
    "is answered by %j",
    (answer) => expect(reply(answering(asked, answer))).toBeNull(),
  );

  it.each(["that's private", "I'd rather not say", "can we skip that"])(
    "is not pressed on who says %j",
    (answer) => {
      const state = answering(asked, answer);
      expect(reply(state)).toBeNull();
      expect(withCare(state, riskOf(state), NEXT).spokenText).toMatch(/don't have to.*988/);
    },
  );

  it.each(["sometimes", "mhm", "when I'm drunk", "a lot lately"])(
    "is met with the plain question after %j",
    (answer) => expect(reply(answering(asked, answer))?.questionId).toBe("safety_check"),
  );
});

describe("words that only touch on danger", () => {
  it("are met with care and 988 instead of an echo", () => {
    const state = conversation([GREETING, "Years ago I tried to kill myself"]);
    const next = {
      questionId: "q",
      question: "Who knows?",
      spokenText: "Sure. Who knows?",
      tone: "calm",
    };
    const low = safetyFor("low", ["suicide"]);
    expect(withCare(state, low, next).spokenText).toMatch(/^Thank you .*988.* Who knows\?$/);
    expect(withCare(state, null, next)).toEqual(next);
  });
});
