import { describe, expect, it } from "vitest";
import type { ConversationState, SpokenTurn } from "../intelligence.ts";
import { assessRisk } from "../offline/risk/assess-risk.ts";
import { conversation, GREETING } from "./example-conversation.ts";
import { heardBefore } from "./safety-check.ts";
import { safetyTurn, withCare } from "./safety-turn.ts";

const NEXT: SpokenTurn = {
  questionId: "q",
  question: "Who knows?",
  spokenText: "I see. Who knows?",
  tone: "calm",
};

const riskOf = ({ transcript, turns }: ConversationState) =>
  assessRisk([{ text: transcript, question: heardBefore(turns) ?? "", asksAgain: true }]);
const reply = (state: ConversationState) => safetyTurn(state, riskOf(state));

function answered(before: ConversationState, answer: string): ConversationState {
  const check = reply(before);
  if (check === null) throw new Error(`no check before ${answer}`);
  const turn = { questionId: check.questionId, question: check.spokenText, answer };
  return { ...before, transcript: answer, turns: [...before.turns, turn] };
}

/** The talk after somebody opened it so, and answered the checks that followed. */
const after = (opening: string, ...answers: string[]): ConversationState =>
  answers.reduce(answered, conversation([GREETING, opening]));
const settles = (opening: string, ...answers: string[]) =>
  reply(after(opening, ...answers)) === null;

const DYING = "I want to die";
const HARMING = "I want to hurt my boss";
const VOICES = "I hear voices";
const TONIGHT = "I want to kill myself tonight";

describe("a plain no", () => {
  const noes = [
    "no",
    "not at all",
    "nothing like that",
    "never",
    "of course not",
    "no omg",
    "lol no",
    "haha no",
    "nah man",
    "no thank god",
    "no, don't worry",
    "no. I'm just so tired",
    "no I just need help",
    "God no, I'm fine",
  ];
  it.each([DYING, HARMING, VOICES])("settles what is asked of %j", (opening) => {
    expect(noes.filter((no) => !settles(opening, no))).toEqual([]);
  });
});

describe("whether somebody thinks of killing themselves", () => {
  it.each([
    "I'm not suicidal",
    "I'm not going to kill myself",
    "I won't kill myself",
    "I don't want to die",
    "no I want to live",
    "no I'm a Christian",
    "no, is against my religion",
    "no. I have kids",
    "no, I have two kids who need me",
    "No. I wouldn't do that to my girls",
    "no I couldn't do that to my mom",
    "no, it's just an expression",
    "No. Never. I have a baby girl, she's my world",
    "No! Why would you ask that?",
    "no of course I'm not",
    "no, I would never",
    "never in my life",
    "no I just hate my job",
    "n",
  ])("is settled by %j", (answer) => expect(settles(DYING, answer)).toBe(true));

  it.each([
    "I don't want to hurt anybody",
    "I would never hurt anyone",
    "no, I don't want to hurt anyone",
    "nobody could get hurt",
    "nobody is in danger",
    "nothing is telling me that",
    "nothing is telling me to",
    "I'm fine",
    "I'm not okay",
    "I'm safe",
    "I won't do it",
    "I'd never do it",
    "no one",
    "nobody would notice",
    "no shit",
    "no doubt",
    "never not",
    "no wait yes",
    "no... yes",
    "no. I mean yes",
    "no I do",
    "I would never",
    "not today",
    "uh huh",
    "all day",
    "y",
    "who wouldn't",
    "it would be easier",
    "never, until today",
    "I don't want to answer that",
    "no, not yet",
    "no, well",
    "no, actually",
    "never seriously",
    "never really",
    "my job is boring",
  ])("is left where it was by %j", (answer) => {
    const state = after(DYING, answer);
    expect(reply(state)?.questionId).toBe("safety_check");
    expect(riskOf(state)?.level).toMatch(/moderate|high/);
    expect(reply(state)?.spokenText).not.toMatch(/more in that than you meant/);
  });

  it.each([
    "I have a plan",
    "I have a date",
    "yes, I've got a plan",
    "soon",
    "tonight",
    "yes, today",
    "I already decided",
    "I made up my mind",
    "I'm past thinking",
    "not thinking, planning",
    "I know how",
    "I have the means",
    "I tried last week",
    "no, not anymore, now I'm at peace",
    "goodbye",
  ])("is worse than a yes with %j", (answer) => {
    const state = after(DYING, answer);
    expect(riskOf(state)).toMatchObject({ level: "high", kinds: ["suicide"] });
    expect(reply(state)?.question).toMatch(/safe/);
    expect(reply(state)?.spokenText).toMatch(/911 if you might act on it/);
  });

  it.each([
    "no, I don't have a plan for my life",
    "I decided not to",
    "I decided to get help",
    "I have a bad day",
    "I know how it sounds",
    "I'm past that",
    "I'm done talking",
  ])("is neither settled nor worse with %j", (answer) =>
    expect(riskOf(after(DYING, answer))?.level).toBe("moderate"),
  );

  it("is about dying where it was asked beside hurting oneself", () => {
    expect(riskOf(after("I cut myself", "yes"))?.kinds).toContain("suicide");
    expect(settles("I cut myself", "no")).toBe(true);
  });
});

describe("whether anybody could get hurt", () => {
  it.each([
    "nobody",
    "no one",
    "no, nobody",
    "I would never hurt anyone",
    "no, I don't want to hurt anyone",
    "no, she went to her mother's",
    "no, I walked away",
    "No, it's only in my head",
    "I'm not going to hurt him",
    "no dude he's just annoying",
    "no I quit",
  ])("is settled by %j", (answer) => expect(settles(HARMING, answer)).toBe(true));

  it.each([
    "I'm not suicidal",
    "I don't want to die",
    "I'd never hurt myself",
    "I want to live",
    "I'm fine",
    "I am safe",
    "no voice",
    "he deserves it",
    "my boss",
    "not today",
    "no, not if he stays away",
  ])("is not settled by %j", (answer) => {
    const state = after(HARMING, answer);
    expect(reply(state)?.questionId).toBe("safety_check");
    expect(riskOf(state)?.level).toMatch(/moderate|high/);
  });

  it.each(["yes", "yeah, him", "definitely", "I do"])("is heard as danger in %j", (answer) => {
    expect(riskOf(after(HARMING, answer))?.level).toMatch(/moderate|high/);
  });

  it.each(["me", "just me", "no, only me", "myself", "maybe me"])(
    "is about themselves with %j",
    (answer) => {
      expect(riskOf(after(HARMING, answer))).toMatchObject({ level: "high" });
      expect(riskOf(after(HARMING, answer))?.kinds).toContain("suicide");
    },
  );
});

describe("whether anything gives orders", () => {
  it.each([
    "nothing",
    "nobody",
    "nothing is telling me that",
    "No. They only comment.",
    "no they are friendly",
    "no, they just whisper",
    "they don't tell me to do anything",
  ])("is settled by %j", (answer) => expect(settles(VOICES, answer)).toBe(true));

  it.each([
    "I want to live",
    "I'm fine",
    "nobody could get hurt",
    "I am safe",
    "not me",
    "never mind",
    "God tells me things",
    "they say I'm worthless",
    "no, they say I should jump",
  ])("is not settled by %j", (answer) => {
    const state = after(VOICES, answer);
    expect(reply(state)?.questionId).toBe("safety_check");
    expect(riskOf(state)?.level).toMatch(/moderate|high/);
  });
});

describe("whether somebody is safe from another person", () => {
  it.each([
    ["my dad hits me", "yes, my dad is here with me"],
    ["my dad hits me", "yes, I am at home"],
    ["my dad hits me", "yes he's asleep"],
    ["my mother beats me", "yes. my mom is on her way"],
    ["my mother beats me", "yes my mother is right here"],
    ["my brother molests me", "yes, with my brother"],
    ["my brother molests me", "yes my family is here"],
    ["my brother molests me", "yes I'm not alone"],
    ["my roommate choked me", "yes, I'm with my roommate"],
    ["My sister beats me", "yes, with my mom"],
    ["my mother beats me", "yes, I'm at my mom's house"],
  ])("is not settled after %j by %j", (opening, answer) => {
    expect(settles(opening, answer)).toBe(false);
  });

  it.each([
    ["My husband choked me last night", "yes I am safe now, I'm at my sister's"],
    ["my dad hits me", "yes"],
    ["my dad hits me", "I'm safe now. I'm at a friend's house."],
    ["my husband hits me", "yes, I left him, I'm at a shelter"],
    ["my husband hits me", "yes, he's in jail"],
    ["my husband hits me", "I'm safe, the police are here"],
  ])("is settled after %j by %j", (opening, answer) => {
    expect(settles(opening, answer)).toBe(true);
  });

  it("is not settled by whoever was named when the danger was told, whatever the danger", () => {
    const opening = "My mom makes me want to kill myself tonight";
    expect(settles(opening, "yes, my mom is here")).toBe(false);
    expect(settles(opening, "yes, my sister is here")).toBe(true);
    const both = "My dad beats me and I want to kill myself tonight";
    expect(settles(both, "yes, my brother is here")).toBe(false);
  });
});

describe("whether somebody is safe from themselves", () => {
  it.each([
    "yes, my husband is here",
    "yes. My sister is with me.",
    "yes, I flushed them",
    "yes, she took the pills away",
    "yes, I called 988",
    "yes, my husband locked up the gun",
    "I'm safe now, my mom is driving me to the hospital",
  ])("is settled by %j", (answer) => expect(settles(TONIGHT, answer)).toBe(true));

  it("hears no overdose where somebody carried the pills off", () => {
    const state = after(TONIGHT, "she took the pills away");
    expect(riskOf(state)?.kinds ?? []).not.toContain("medical-emergency");
    expect(reply(state)?.spokenText).toMatch(/distance.*988.*safe/);
  });

  it.each(["it's too late", "thank you for everything", "yes, safe at last", "I'll be safe soon"])(
    "hears the danger in %j",
    (answer) => expect(riskOf(after(TONIGHT, answer))?.level).toBe("high"),
  );
});

describe("whoever asks for help or is afraid", () => {
  const pleas = ["I need help", "help me", "I'm scared", "I'm crying", "I don't know"];

  it.each(pleas)("is met with care and the lines, not with the next question: %j", (answer) => {
    const asked = reply(after(DYING, answer));
    expect(asked).toMatchObject({ question: "Are you thinking about killing yourself?" });
    expect(asked?.spokenText).toMatch(/988/);
    expect(asked?.spokenText).not.toMatch(/understand you/);
  });

  it.each([...pleas, "I guess", "whatever", "my sister is moving in", "no", "hm", "yes?"])(
    "stays where %j is all that is said to going on",
    (answer) => {
      const state = after(TONIGHT, "hmm", "hmm", "hmm", answer);
      expect(reply(state)?.questionId).toBe("safety_check");
      expect(reply(state)?.spokenText).toMatch(/call or text 988/);
    },
  );

  it.each([
    "yes",
    "okay",
    "sure",
    "Yes, please.",
    "let's go on",
    "ok go ahead",
    "I'd like to go on",
  ])("goes on with %j", (answer) =>
    expect(settles(TONIGHT, "hmm", "hmm", "hmm", answer)).toBe(true),
  );
});

describe("a check that was cut short", () => {
  const cut = (opening: string, letters: number, answer: string): ConversationState => {
    const before = conversation([GREETING, opening]);
    const question = (reply(before)?.spokenText ?? "").slice(0, letters);
    const turn = { questionId: "safety_check", question, answer };
    return { ...before, transcript: answer, turns: [...before.turns, turn] };
  };

  it.each(["no", "wait, I want to die", "hmm", "my job"])(
    "asks its own question to the end after %j",
    (answer) => {
      for (const letters of [0, 20, 120]) {
        const asked = reply(cut(DYING, letters, answer));
        expect(asked?.question).toBe("Are you thinking about killing yourself?");
        expect(asked?.spokenText).toMatch(/988/);
      }
    },
  );

  it("is settled by a no to the end of its question", () => {
    expect(reply(answered(cut(DYING, 120, "no"), "no"))).toBeNull();
  });
});

describe("a danger that is told again later in the talk", () => {
  it("is met in other words, with the same question", () => {
    const first = after(DYING, "no");
    const check = reply(conversation([GREETING, DYING]));
    const later = {
      ...first,
      transcript: "I want to die",
      turns: [...first.turns, { questionId: "q", question: "Who knows?", answer: "I want to die" }],
    };
    expect(reply(later)?.question).toBe(check?.question);
    expect(reply(later)?.spokenText).not.toBe(check?.spokenText);
    expect(reply(answered(later, "no"))).toBeNull();
  });
});

describe("what is said after a clear no", () => {
  it("owns a mishearing only where nothing was said plainly", () => {
    const said = (opening: string, ...answers: string[]) =>
      withCare(after(opening, ...answers), null, NEXT).spokenText;
    expect(said("I'm tired of life", "no")).toMatch(/more in that than you meant.*988/);
    expect(said("I'm tired of life", "I never said that", "no, I meant my job")).toMatch(
      /more in that than you meant/,
    );
    expect(said(DYING, "no")).toMatch(/Thank you for telling me.*988/);
  });
});
