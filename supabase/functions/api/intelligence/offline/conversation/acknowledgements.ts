import type { ProblemId } from "../taxonomy/problems.ts";

/** Different ways to say the same; at least one. */
export type Ways = readonly [string, ...string[]];

/**
 * What a warm person would say first to somebody who tells of this. None names a condition that the
 * person did not name, none advises, and none says more than was heard: not whose fault it is, not when it
 * was, and nothing that would hurt if the words were misread.
 */
export const TO_A_PROBLEM: Readonly<Partial<Record<ProblemId, Ways>>> = {
  anxiety: [
    "That sounds like a mind that hardly gets a rest.",
    "It's tiring to be on alert like that.",
  ],
  panic: ["That sounds really frightening.", "No wonder that stays with you."],
  "social-anxiety": [
    "That sounds like so much effort just to be around people.",
    "That can be a lonely kind of effort.",
  ],
  phobias: ["A fear like that can make the world smaller.", "That sounds truly frightening."],
  ocd: ["That sounds exhausting, when it won't let go.", "That takes a lot of strength every day."],
  depression: ["That sounds heavy to carry around.", "I'm sorry it's been so hard."],
  bipolar: [
    "That's a lot of movement for one person to live through.",
    "Thank you for telling me that so openly.",
  ],
  psychosis: ["Thank you for trusting me with that."],
  trauma: [
    "Thank you for trusting me with that. You decide how much you say.",
    "Thank you for telling me. You don't have to go into it here.",
  ],
  "complex-trauma": [
    "Thank you for trusting me with that. You decide how much you say.",
    "Thank you for telling me. You don't have to go into it here.",
  ],
  grief: ["I'm so sorry.", "I'm sorry. That leaves a big gap."],
  burnout: ["It sounds like you've been running on empty.", "That sounds draining."],
  sleep: ["Nights like that wear anyone down.", "Everything gets harder without sleep."],
  "chronic-illness": [
    "Living with that takes a lot, every single day.",
    "That's a lot for a body to ask of you.",
  ],
  adhd: [
    "That sounds frustrating, when you're trying as hard as you are.",
    "That can wear a person out.",
  ],
  autism: ["Thank you for explaining that.", "That helps me picture it."],
  eating: ["Thank you for telling me. That isn't easy to say out loud.", "I'm glad you said that."],
  "body-image": [
    "That's a hard way to feel in your own skin.",
    "Thank you for saying that out loud.",
  ],
  "substance-use": [
    "Thank you for being so straight about that. No judgment here.",
    "It takes some courage to say that.",
  ],
  "behavioural-addiction": [
    "Thank you for being honest about that. No judgment here.",
    "It takes some courage to say that.",
  ],
  bpd: ["It sounds like things hit you with full force.", "That sounds like a lot to feel."],
  anger: ["Thank you for putting it so plainly.", "It takes honesty to say that."],
  "self-esteem": [
    "That sounds like a harsh way to have to see yourself.",
    "That's a hard voice to live with.",
  ],
  relationships: [
    "That's a painful place to be with someone close.",
    "Things between two people can hurt like little else.",
  ],
  "infidelity-divorce": [
    "That's a painful thing to go through.",
    "That can turn a whole life upside down.",
  ],
  "family-conflict": [
    "Family can get under the skin like nobody else.",
    "That sounds complicated, among people who matter.",
  ],
  parenting: [
    "Being a parent through that is a lot.",
    "That's a lot to hold for a child and for yourself.",
  ],
  teens: ["That's a lot to go through at once.", "That sounds hard."],
  perinatal: [
    "Thank you for telling me that.",
    "I'm glad you're saying that. Many people keep it to themselves.",
  ],
  transitions: ["That's a lot of change at once.", "No wonder you feel it."],
  immigration: ["Living between two places asks a lot of a person.", "I'll keep that in mind."],
  sexuality: ["Thank you for trusting me with that.", "I'm glad you said it."],
  "gender-lgbtq": [
    "Thank you for telling me. That matters for finding the right person.",
    "I'm glad you said that here.",
  ],
  "culture-faith": [
    "Thank you for telling me. That matters for finding the right person.",
    "I'll keep that in mind.",
  ],
};

/** Where the trouble is somebody else's: a child's, a partner's, a parent's. */
export const TO_WORRY_ABOUT_ANOTHER: Ways = [
  "It's hard when it's someone so close.",
  "That sounds hard to have so close to you.",
];

/** And where it need not be somebody dear, or only a "she" is known. */
export const TO_WORRY_ABOUT_SOMEONE: Ways = ["That can't be easy.", "That sounds hard."];

/** Who somebody close is, whom they love or where they come from, is no trouble to be sorry for. */
export const TO_WHO_ANOTHER_IS: Ways = [
  "Thank you for telling me. There's room here for whatever that brings up in you.",
  "I'm glad you can say that here. Whatever you feel about it is all right.",
];

/** Added for somebody who tells that they are not grown up yet. */
export const TO_A_YOUNG_AGE =
  "It's good that you told me how old you are. Some therapists work with young people, and an adult you trust can help you with the first step.";

/** What else somebody may say, and what to say to it. */
export const TO = {
  violated: [
    "I'm so sorry that happened to you. I believe you, and how much of it you tell is up to you.",
    "I'm so sorry. I believe you, and you don't have to go into any of it here.",
  ],
  anotherViolated: [
    "I'm so sorry. You don't have to go into any of it here.",
    "I'm so sorry. That is a lot to carry with someone.",
  ],
  saidAtAll: [
    "Thank you for saying that. It can't be easy to say out loud.",
    "I'm glad you could say that here.",
  ],
  together: ["Someone for the two of you. Got it.", "Someone who is there for you both, then."],
  manner: [
    "That helps me see who could suit you.",
    "Thank you, I'll keep that in mind.",
    "Good to know.",
  ],
  dealbreaker: ["That's good to know, and I'll keep it in mind.", "Understood, thank you."],
  helpFailed: [
    "I'm sorry that didn't help. It's good to know what not to repeat.",
    "That sounds disappointing. We'll look for something different.",
  ],
  helpHelped: [
    "Good to know that something has helped before.",
    "I'm glad there was something that worked.",
  ],
  help: ["Thank you, that gives me a better picture.", "That's useful to know."],
  noHelpYet: [
    "So this would be a first. That's a real step.",
    "Then we'll look for someone who makes a first time easy.",
  ],
  goals: ["Thank you, that gives me something to look for.", "I'll keep that in mind."],
  alone: [
    "That's a lot to carry alone. I'm glad you're saying it here.",
    "That sounds lonely. Thank you for telling me.",
  ],
  support: ["That's good to know.", "Thank you, that gives me a better picture."],
  badDays: [
    "Thank you for being open about that.",
    "Thanks for the honest version, it helps most.",
  ],
  feelings: ["Thank you, I can picture that.", "Thank you for putting that into words."],
  understand: [
    "Thank you, I'll keep that in mind.",
    "Thank you. I'd like you not to have to explain that from the start.",
  ],
  practical: ["Thanks, that narrows it down.", "Good, I've noted that."],
  plainNo: ["Okay, thank you for answering that.", "Thank you for telling me plainly."],
  well: ["I'm glad to hear that.", "Good to hear."],
  soSo: [
    "Thanks for being honest about that.",
    "That's all right, it doesn't have to be a great day.",
  ],
  despair: [
    "That sounds like a lot. I'm glad you're saying it here.",
    "I'm sorry it's this heavy right now. Thank you for saying so.",
  ],
  hard: ["That sounds hard.", "I'm sorry it's like that right now.", "I can hear that it's a lot."],
  anything: [
    "Thank you for telling me that.",
    "Okay, I hear you.",
    "I see, thank you.",
    "I'm listening, and I'm keeping that in mind.",
    "All right, thank you.",
    "I'm with you.",
    "Thanks for letting me know.",
  ],
  unsure: [
    "That's okay, it's hard to put into words.",
    "No problem, not everything has an answer yet.",
    "That's all right, we can come at it another way.",
  ],
  skip: [
    "Of course, we can leave that one. Here's another, and you can skip that, too.",
    "That's fine, we'll skip it. You can do that with any question.",
    "No need to answer that. Let me try something else.",
  ],
  advice: [
    "I'm an AI, so I can't give advice or a diagnosis. It's a good thing to take to a therapist, though.",
    "I don't want to guess at that. It's a question for a therapist, and I'll help you find one.",
  ],
  wonder: [
    "That's a fair question, and many people ask it. I'm an AI and can't judge it from here, but it's just the kind of thing to bring to a therapist.",
    "It's good that you ask. I can't answer that for you as an AI, and a therapist can look at it with you.",
  ],
  upset: [
    "I'm sorry. I can hear that this isn't helping right now.",
    "I'm sorry, that's fair to say. I'm a computer program, and I get things wrong.",
    "I hear that you've had enough of this, and I'm sorry.",
  ],
  refuse: [
    "Of course. You don't have to answer anything here.",
    "That's fine, I won't press you.",
    "All right, I'll leave it there.",
  ],
  already: [
    "You're right, I'm sorry. I'll move on.",
    "Sorry for asking twice. Let me go on.",
    "Fair enough, I won't ask that again.",
  ],
  aside: [
    "I'm afraid that's not something I can do. I'm only here to help you find a therapist.",
    "I'll leave that to others, I'm here to find someone for you to talk to.",
  ],
  order: [
    "I can't follow that. I'm only here to help you find a therapist.",
    "That's not something I'll do, and I'm glad to go on with your search.",
  ],
  human: [
    "I'm an AI, so there's no person on this line. A therapist is one, and that's who I'm looking for. If you need somebody right now, you can call or text 988.",
    "There's only me here, a computer program. The next one you talk to will be a person, and 988 is there for you at any hour, by call or text.",
  ],
  goOn: ["All right, here's another.", "Okay, then something else."],
  leaveIt: ["Let's leave that one.", "We can come at it another way."],
  comeBack: [
    "Let me come back to something.",
    "There's something I'd like to ask once more.",
    "One thing I haven't understood yet.",
  ],
  therapistLeft: [
    "I'm sorry. It's hard to lose someone you had begun to trust.",
    "I'm sorry that ended. It's good to know when we look for someone new.",
  ],
  who: [
    "I'm an AI, not a person and not a therapist. I ask a few questions so that I can find someone who suits you.",
    "I'm a computer program that helps you find a therapist. A person will be the next one you talk to.",
  ],
  kept: [
    "What you say is used to find a therapist for you. If you have a client area, you can read it there, correct it and delete it.",
  ],
  wait: ["Take all the time you need. I'm here.", "No hurry at all."],
  stop: [
    "Of course. We can stop this conversation here, and you can pick it up again whenever you like.",
    "That's fine. This conversation can wait, and you can come back to it any time.",
  ],
  weary: [
    "We can stop this conversation here, and you can come back to it any time. If it's more than the conversation that you've had enough of, please tell me.",
  ],
  "takes-back": ["That's all right.", "No need to be sorry."],
  passing: ["That's all right, I'm glad you're here.", "That's all right, and I'm listening."],
  here: ["Yes, I'm here.", "I'm here, and what you say reaches me."],
  yours: [
    "I'd rather hear it from you. There's no wrong answer, and a few words are enough.",
    "I can't know that for you. Whatever comes to mind first is fine.",
  ],
  "small-talk": ["I'd rather stay with you for now.", "Let's stay with you for a moment."],
  almost: [
    "Almost. A few more answers and I can choose well.",
    "We're getting there. A little more helps me choose well.",
  ],
  enough: [
    "Then whenever you're ready, press Find My Therapist. If there's more you'd like to say, I'm listening.",
    "I have what I need, so press Find My Therapist whenever you like. I'm still listening, too.",
    "There's nothing more I have to ask. Press Find My Therapist when you like, or go on talking.",
    "Whatever you add still counts for the match. When you feel it's all said, press Find My Therapist.",
    "I'm out of questions, and happy to listen. The match is one press away, at Find My Therapist.",
  ],
  tellMore: [
    "Those were all my questions, and I don't know enough yet to choose well. In your own words, what weighs on you most?",
    "I have no more questions of my own. What would a good therapist have to know about you?",
    "I'd like to choose well, and I need a little more for that. What sort of person could you talk to?",
    "There's no hurry. What's hard at the moment, or what do you hope for? Anything you say helps me choose.",
  ],
  unclear: [
    "Sorry, I didn't quite catch that. Could you try once more?",
    "I'm not sure I got that. Could you put it in other words?",
  ],
  repeat: ["Of course.", "Sure."],
  explain: ["Let me put it another way.", "Let me try that differently."],
  why: ["I'm happy to say why.", "Good question."],
} as const satisfies Record<string, Ways>;

/** What a wish about manner is answered with: the one end of a dimension, and the other. */
export const TO_A_WISH: Readonly<Record<string, Ways>> = {
  "lead 1": ["Someone who gives you something to work with. Got it."],
  "lead -1": ["Someone who leaves the lead to you. Got it."],
  "challenge 1": ["Straight talk, then. Got it."],
  "challenge -1": ["Gently, then. Of course."],
  "past 1": ["So you'd like to know where it comes from."],
  "past -1": ["So, something that changes things soon."],
  "structure 1": ["A clear plan. That helps me."],
  "structure -1": ["No fixed program, then. That helps me."],
  "homework 1": ["Something to practice in between. Good to know."],
  "homework -1": ["No homework. Fair enough."],
  "pace 1": ["A brisk pace. Got it."],
  "pace -1": ["No rushing. Of course."],
  "lightness 1": ["Somebody you can also laugh with. Good."],
};

/** What leads over to a question of another kind. */
export const BEFORE = {
  manner: [
    "Let me ask about the kind of person who'd suit you.",
    "Now something about how a therapist should be with you.",
  ],
  practical: ["Now the practical side.", "Something practical now."],
  safety: ["There's one thing I ask everyone, because it matters."],
} as const satisfies Record<string, Ways>;

/** Where nothing is left to ask. */
export const OPEN_QUESTION = "Is there anything else you'd want the right therapist to know?";
export const ALL_ASKED = "Those were all my questions.";

/** To somebody who has had enough of being asked: with a match to go to, and without. */
export const CHOICE = {
  match:
    "Would you like another question, or is this enough? Then press Find My Therapist, it's ready for you.",
  stop: "Would you like another question, or would you rather stop here?",
} as const;

/** Said where a question may be left out and there is enough for a match. */
export const MATCH_IS_OPEN = "Or go straight to your match: press Find My Therapist.";

/** The practical side in its parts: as it was told, after "You've told me", and as it is asked for. */
export const PRACTICAL_PARTS = {
  fee: { told: "something about the money", asked: "what can you pay for a session" },
  times: { told: "when you're free", asked: "when are you free" },
  format: { told: "how you'd like to meet", asked: "how would you like to meet" },
  place: { told: "where you live", asked: "which state do you live in" },
  language: { told: "which language you prefer", asked: "which language would you like to speak" },
} as const;
