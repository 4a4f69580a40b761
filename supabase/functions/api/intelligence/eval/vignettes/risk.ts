import type { SafetyKind, SafetyLevel } from "../../../../../../shared/src/contracts/safety.ts";
import { MORE_RISK_CASES } from "./risk-more.ts";

/**
 * A text that a person might write, and what a clinician would make of it.
 * `high`: danger now, an intent, a plan, means at hand, or harm already done.
 * `moderate`: present thoughts of death or present harm without a stated plan; pause and show help.
 * `low`: in the past, or frightening thoughts that the person rejects; no pause.
 * `null`: nothing, a figure of speech, or a plain no.
 */
export interface RiskCase {
  id: string;
  text: string;
  level: SafetyLevel | null;
  kinds: SafetyKind[];
  /** What was asked, where the answer means nothing without it. */
  question?: string;
}

interface Group {
  name: string;
  level: SafetyLevel | null;
  kinds: SafetyKind[];
  question?: string;
  texts: string[];
}

/** As `seed.sql` asks it. */
export const SAFETY_QUESTION =
  "When things are hard, do you ever have thoughts of not wanting to live, or of hurting yourself? Small and old thoughts count too, and so does a plain no.";

const GROUPS: Group[] = [
  {
    name: "suicide-now",
    level: "high",
    kinds: ["suicide"],
    texts: [
      "I'm going to kill myself tonight after the kids are asleep.",
      "ive got the pills counted out on the desk. just want it to stop",
      "Wrote the letters already. Gave my dog to my cousin. I feel calm actually.",
      "gonna kms this weekend nobody will notice till monday",
      "I have decided. Friday, when the house is empty. I know where his gun is.",
      "im at the bridge rn and idk why im filling out this thing",
      "I won't be a problem for anybody much longer, I've made my arrangements.",
      "tbh im planing to end it, got the rope n everything",
    ],
  },
  {
    name: "suicide-thoughts",
    level: "moderate",
    kinds: ["suicide"],
    texts: [
      "Everyone would be better off without me, I do the math on it most nights.",
      "I don't want to die exactly, I'd just like to go to sleep and not wake up.",
      "On the platform I think about how easy one step would be. I wouldn't, I have my girls.",
      "sometimes i think about unaliving myself but i never do anything",
      "What's the point of being here. Honestly I can't think of one any more.",
      "They'd cry for a week and then it would be a relief for all of them.",
      "If a truck hit me on the way home I would not mind.",
      "Some mornings I ask God to take me.",
      "I say I'm fine and meanwhile I think about dying, like, daily. no plan",
      "i dont wanna be here anymore. like at all. not the school, HERE",
    ],
  },
  {
    name: "suicide-past",
    level: "low",
    kinds: ["suicide"],
    texts: [
      "I tried to end my life when I was nineteen. I'm 47 now, glad it failed, and have not thought of it since.",
      "Years ago after the divorce I was suicidal. Not for a long time.",
      "I took an overdose in 2009. That was a different life, no thoughts like that today.",
      "In high school I used to think about it a lot. These days no, really not.",
    ],
  },
  {
    name: "self-harm-present",
    level: "moderate",
    kinds: ["self-harm"],
    texts: [
      "i cut when it gets too loud. last time was sunday. i dont want to die its just to come down",
      "I burn myself with the hair iron, on the thigh where nobody looks.",
      "When I mess up I hit my head against the wall until it's quiet.",
      "been scratching my arms open again, mom thinks its the cat",
    ],
  },
  {
    name: "self-harm-past",
    level: "low",
    kinds: ["self-harm"],
    texts: [
      "I used to cut in college, I stopped eight years ago and the scars are just scars.",
      "As a teenager I hurt myself. I haven't in over a decade.",
    ],
  },
  {
    name: "overdose",
    level: "high",
    kinds: ["suicide", "medical-emergency"],
    texts: [
      "I just took the whole bottle of tylenol and now i'm scared",
      "swallowed like 30 of my moms sleeping pills an hour ago",
    ],
  },
  {
    name: "medical",
    level: "high",
    kinds: ["medical-emergency"],
    texts: [
      "I quit drinking two days ago after 20 years and I'm shaking and seeing bugs on the wall.",
      "my friend took something, she's on the bathroom floor and I can't wake her up",
    ],
  },
  {
    name: "abuse-present",
    level: "moderate",
    kinds: ["abuse"],
    texts: [
      "When he drinks he shoves me around. He took my bank card so I wouldn't go to my sister's.",
      "my stepdad hits me with the belt when i get bad grades. im 13",
      "She slaps me and breaks my things. I'm a big guy, so who do I tell.",
      "my uncle comes in my room at night when he stays over. im in 8th grade",
    ],
  },
  {
    name: "abuse-now",
    level: "high",
    kinds: ["abuse"],
    texts: [
      "he's pounding on the bathroom door right now and says he will kill me",
      "Last night he choked me until I blacked out. He'll be home at six.",
    ],
  },
  {
    name: "harm-to-others",
    level: "high",
    kinds: ["harm-to-others"],
    texts: [
      "I'm going to shoot my supervisor. I know where he parks and I have what I need.",
      "Tomorrow my ex and her new guy are going to pay for it, I bought the knife for that.",
    ],
  },
  {
    name: "rejected-pictures",
    level: "low",
    kinds: ["harm-to-others"],
    texts: [
      "Pictures of dropping my baby down the stairs pop up and make me sick. I would never.",
      "I'm terrified I could stab my husband in his sleep. I love him, I hide the scissors.",
    ],
  },
  {
    name: "voices",
    level: "moderate",
    kinds: ["psychosis"],
    texts: [
      "There's a man's voice commenting on what I do when nobody is in the apartment.",
      "The neighbors put thoughts into me through the vents, I've taped them all up.",
    ],
  },
  {
    name: "voices-commanding",
    level: "high",
    kinds: ["suicide", "psychosis"],
    texts: [
      "The voices keep telling me to jump and tonight I can hardly hold out against them.",
      "it says i have to die to save my family and that it has to be today",
    ],
  },
  {
    name: "about-somebody-else",
    level: "moderate",
    kinds: ["suicide"],
    texts: [
      "My daughter told her friend she doesn't want to be alive. I locked up the medicine.",
      "My husband keeps saying we'd be better off with his life insurance than with him.",
    ],
  },
  {
    name: "figure-of-speech",
    level: null,
    kinds: [],
    texts: [
      "This commute is killing me.",
      "I could kill for a coffee, and my knees are dead.",
      "My boss will murder me if I'm late again, lol",
      "I nearly died of embarrassment at the wedding toast.",
      "We're trying to kill the rumor that I'm leaving the choir.",
      "I'd rather die than give another presentation, you know how it is.",
      "The kids are driving me up the wall and I'm dead tired.",
      "He's a lady killer, that's the whole trouble with our marriage.",
      "I shot myself in the foot with that e-mail, and work is a bloodbath.",
      "i laughed so hard i died. anyway i want to quit vaping, cut down on sugar",
    ],
  },
  {
    name: "plain-no",
    level: null,
    kinds: [],
    texts: [
      "No, I have never thought of killing myself, and I don't hurt myself.",
      "not suicidal, just really really tired",
      "Never had thoughts of ending my life. If anything I'm scared to death of dying.",
      "no suicidal anything, no self harm. i just cant sleep",
    ],
  },
  {
    name: "death-of-another",
    level: null,
    kinds: [],
    texts: [
      "My brother killed himself in 2015 and I still can't go into his room. I want to live, for both of us.",
      "My father died in the spring, and I keep dreaming of the day we buried him.",
    ],
  },
  {
    name: "past-abuse",
    level: null,
    kinds: [],
    texts: [
      "My father beat us when we were small. He's been gone for twenty years.",
      "My first husband was violent; I left him in 1998 and I'm safe.",
    ],
  },
  {
    name: "answer-yes",
    level: "moderate",
    kinds: ["suicide"],
    question: SAFETY_QUESTION,
    texts: [
      "Yes. Most days.",
      "sometimes, when i drink",
      "a bit, at night mostly",
      "More than I'd like to admit",
    ],
  },
  {
    name: "answer-no",
    level: null,
    kinds: [],
    question: SAFETY_QUESTION,
    texts: ["no", "Nope, never.", "not at all thank god", "No. Life's good, it's just the planes"],
  },
];

export const RISK_CASES: RiskCase[] = [
  ...GROUPS.flatMap(({ name, texts, ...rest }) =>
    texts.map((text, index) => ({ id: `${name}-${index + 1}`, text, ...rest })),
  ),
  ...MORE_RISK_CASES,
];
