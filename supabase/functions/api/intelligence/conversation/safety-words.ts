import type { SafetyKind } from "../../../../../shared/src/contracts/safety.ts";

/**
 * What is said aloud when somebody's words speak of danger. Written for the ear, each as one would say it:
 * what was heard, where help is right now, and at the end one question that can be answered with yes or no.
 * `asks` is that question. The words neither treat nor diagnose, and the talk stays open.
 */
export interface SafetyWords {
  says: string;
  asks: string;
}

/** The levels that interrupt a conversation. */
type ByLevel = Record<"moderate" | "high", SafetyWords>;

const SAFE = "Are you safe right now?";

/** To somebody who speaks of their own danger. */
export const SAFETY_WORDS: Record<SafetyKind, ByLevel> = {
  suicide: {
    moderate: {
      says: "Thank you for telling me. It sounds like part of you may not want to be here, and that matters more than anything else I could ask. You can call or text 988 at any hour and talk with someone. I'd like to ask you plainly.",
      asks: "Are you thinking about killing yourself?",
    },
    high: {
      says: "I'm really glad you said that out loud, and your safety comes first now. Please call or text 988, or call 911 if you might act on it. Move away from anything you could use, and let someone be with you.",
      asks: SAFE,
    },
  },
  "self-harm": {
    moderate: {
      says: "Thank you for telling me. It sounds like you're in so much pain that you hurt yourself, and you deserve care for that, not blame. You can call or text 988 at any hour, before or after. Let me ask you plainly.",
      asks: "Are you also thinking about killing yourself?",
    },
    high: {
      says: "Thank you for telling me. If you're badly hurt or bleeding, please call 911 now. You can call or text 988 too, and let someone near you know.",
      asks: SAFE,
    },
  },
  "harm-to-others": {
    moderate: {
      says: "That's heavy to carry, and it's good that you said it. If anybody could get hurt, step away and call 911. You can call or text 988 at any hour and tell them just that. I'd like to ask you plainly.",
      asks: "Could anybody get hurt right now?",
    },
    high: {
      says: "Please pause here with me. Move away from anybody who could get hurt, and from anything you could use. Call 911 if you might act on it, or call or text 988 right now and say what you told me.",
      asks: SAFE,
    },
  },
  abuse: {
    moderate: {
      says: "I'm sorry. It sounds like someone is hurting you or frightening you, and that is not your fault. If you're in danger, call 911. You can call or text 988 at any hour, from a phone that person doesn't check.",
      asks: SAFE,
    },
    high: {
      says: "I'm so sorry, and none of this is your fault. If you're in danger, call 911 as soon as you can do it safely, and get to other people if you can. You can also call or text 988 from a phone that person doesn't check.",
      asks: SAFE,
    },
  },
  psychosis: {
    moderate: {
      says: "That sounds frightening, and tiring to live with. You can call or text 988 at any hour and tell them just that, or 911 if it becomes dangerous. Let me ask you plainly.",
      asks: "Is anything telling you to hurt yourself or someone else?",
    },
    high: {
      says: "Thank you for telling me. Please don't stay alone with this. Call or text 988 now, or 911 if you might act on what you hear. You don't have to do what a voice says.",
      asks: SAFE,
    },
  },
  "medical-emergency": {
    moderate: {
      says: "That may need a doctor today. If you feel faint or confused, if you can't breathe well or it's getting worse, call 911 now. You can also call or text 988 at any hour.",
      asks: SAFE,
    },
    high: {
      says: "Please call 911 now, even if you feel all right, and tell them what you took or what's happening. If someone is near you, let them know. You can call or text 988 too; we can go on talking later.",
      asks: "Is help on the way?",
    },
  },
};

/** To somebody who is afraid for another person. */
export const SAFETY_WORDS_FOR_OTHERS: SafetyWords = {
  says: "You're right to take that seriously, and it's a lot to carry. If they're in danger now, call 911, and stay with them if that's safe for you. You can call or text 988, together or on your own, and ask what to do. It's all right to ask them directly whether they're thinking about dying; asking doesn't put the idea there.",
  asks: "Are they safe right now?",
};

/** The same when it is still not clear that the other person is safe. */
export const SAFETY_WORDS_FOR_OTHERS_AGAIN: readonly [SafetyWords, ...SafetyWords[]] = [
  {
    says: "Then please don't wait on your own with it. Call or text 988 and tell them what you told me; they'll think it through with you. If it could happen this minute, or nobody can reach them, call 911.",
    asks: "Do you know that they're safe?",
  },
  {
    says: "It's hard not to know. You can call or text 988 about somebody else too, at any hour, and 911 can go and check on them.",
    asks: "Are they safe where they are?",
  },
];

/** When the danger is still there, or the answer was not clear. None follows itself. */
export const SAFETY_WORDS_AGAIN: readonly [SafetyWords, ...SafetyWords[]] = [
  {
    says: "I'm still here with you. Please reach out to a person now: call or text 988, or 911 if something could happen this minute. If there's somebody you trust, let them sit with you.",
    asks: SAFE,
  },
  {
    says: "I hear you, and I'm not going to rush past this. I'm an AI, and you deserve a person right now. You can call or text 988 and simply say, I need to talk. In immediate danger, call 911.",
    asks: "Are you safe where you are?",
  },
  {
    says: "You don't have to explain it well, and you don't have to go through it alone. 988 answers calls and texts at any hour, and 911 comes when it can't wait. We can stay right here for as long as you like.",
    asks: "Are you safe at this moment?",
  },
];

/** When an emergency may still go on. */
export const SAFETY_WORDS_EMERGENCY_AGAIN: readonly [SafetyWords, ...SafetyWords[]] = [
  {
    says: "If you haven't yet, please call 911 now. Tell them what happened, how much and when, and open the door for them. You can call or text 988 while you wait, so that you're not alone with it.",
    asks: "Is help on the way?",
  },
  {
    says: "Minutes can count, so please let 911 come before anything else, or ask whoever is near to call. You can call or text 988 as well.",
    asks: "Is help on the way to you?",
  },
];

/** Before the same question, where the answer neither settled it nor spoke of danger. */
export const SAFETY_UNCLEAR: readonly [string, ...string[]] = [
  "I'd like to be sure that I understand you. Whatever your answer is, you can call or text 988 at any hour, and 911 when it can't wait. A yes or a no is enough.",
  "It's all right if that's hard to say out loud. 988 answers calls and texts at any hour, and 911 comes when it can't wait. So I ask you once more.",
];

/** After two answers that were not clear: nobody is asked for ever, and nobody is sent away. */
export const SAFETY_WORDS_LAST: SafetyWords = {
  says: "I won't keep asking, and you don't have to be sure. You decide what happens now. The numbers stay here on your screen: call or text 988 at any hour, and 911 if it can't wait.",
  asks: "Shall we go on with the questions?",
};

/** To whoever would not go on then. */
export const SAFETY_WORDS_STAYING: readonly [SafetyWords, ...SafetyWords[]] = [
  {
    says: "Then we'll stay right here. There's no hurry, and nothing you have to say. You can call or text 988 while I wait, or 911 if anything changes.",
    asks: "Would you like to go on now?",
  },
  {
    says: "I'm here, and it's all right to be quiet. You can call or text 988 at any hour, also just to hear a person, and 911 when it can't wait.",
    asks: "Shall we go on, whenever you're ready?",
  },
];

/** Only a doctor can tell; said first, whoever it happens to. */
export const SAFETY_WORDS_EMERGENCY_OF_ANOTHER: SafetyWords = {
  says: "Please call 911 now and tell them what's happening. Stay with them if you can, and do what the dispatcher says. You can call or text 988 afterwards; we can go on talking later.",
  asks: "Is help on the way?",
};

/** Before the question of a check is said once more, to whoever did not catch it or wants a moment. */
export const SAFETY_LEADS = {
  repeat: "Of course.",
  explain: "I'll say it plainly, and yes or no is enough.",
  why: "I ask because your safety comes before every other question.",
  wait: "Take your time, I'm here.",
} as const;

export const SAFETY_OF_A_VOICE = "You don't have to do what a voice says.";
export const SAFETY_DISTANCE_OF_ANOTHER =
  "If you can do it safely, move pills and weapons out of their reach.";

/** What is told beside that, where somebody names what they could use or where they stand. */
export const SAFETY_DISTANCE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:pills?|tablets|meds|medications?|tylenol|xanax|insulin|oxy\w*|pastillas)\b/i,
    "Please put distance between you and the pills: give them to someone, or ask someone to lock them away.",
  ],
  [
    /\b(?:guns?|pistol\w*|rifle|shotgun|firearm|revolver|glock|handgun)\b/i,
    "Please put distance between you and the gun: ask someone you trust to take it, or leave the room it's in.",
  ],
  [
    /\b(?:knife|knives|razors?|razor ?blades?|blades?|scissors)\b/i,
    "Please put it down, and leave the room it's in.",
  ],
  [/\b(?:rope|noose|belt|cord)\b/i, "Please leave it where it is, and go to where somebody is."],
  [
    /\b(?:bridge|roof|rooftop|ledge|balcony|overpass|cliff|platform|tracks|railing)\b/i,
    "Please step back from the edge, and go to where other people are.",
  ],
  [
    /\b(?:the wheel|my car|my truck|garage)\b/i,
    "Please stop and get out of the car, and give somebody the keys.",
  ],
];

/** Once the person has said that they are safe; the talk goes on after it. */
export const SAFETY_EASED: readonly [string, ...string[]] = [
  "Thank you for telling me. If that changes, you can call or text 988 at any hour.",
  "I'm glad you told me. And 988 stays there for you, by call or text, whenever you need it.",
];

/** Once help is on its way to them. */
export const SAFETY_HELP_COMES: readonly [string, ...string[]] = [
  "Good. Let them see to you first, and tell them everything; 988 is there by call or text while you wait. I'm here, too, and we can go on when you like.",
];

/** Where they went on without having said so. */
export const SAFETY_LEFT_OPEN: readonly [string, ...string[]] = [
  "All right, we'll go on, and you can come back to it any time. 988 is there by call or text, and 911 when it can't wait.",
  "All right. 988 stays there for you, by call or text, and 911 when it can't wait.",
];

/** To somebody who would rather not say. */
export const SAFETY_UNTOLD: readonly [string, ...string[]] = [
  "That's all right, you don't have to answer that. If it's ever something, you can call or text 988 at any hour.",
  "You don't have to say. 988 is there by call or text, at any hour, if you ever want it.",
];

/** The question that everybody is asked, once more, where the answer was about something else. */
export const SAFETY_ASKED_AGAIN =
  "Let me come back to my question just once, because it matters. You can say yes, no, or that you'd rather not say.";

/** To words about what is over, or only hinted at. */
export const SAFETY_TOUCHED: readonly [string, ...string[]] = [
  "Thank you for trusting me with that. If it ever comes closer, you can call or text 988 at any hour.",
  "Thank you for saying it. 988 is there by call or text, at any hour, if it gets heavier.",
];

export const SAFETY_IN_SPANISH =
  "En español: llame o envíe un texto al 988 y oprima 2; en peligro, llame al 911.";
