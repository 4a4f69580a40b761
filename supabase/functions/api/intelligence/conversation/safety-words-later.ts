import type { SafetyKind } from "../../../../../shared/src/contracts/safety.ts";
import { SAFETY_WORDS, type SafetyWords } from "./safety-words.ts";

const anew = (kind: SafetyKind, moderate: string, high: string) => ({
  moderate: { says: moderate, asks: SAFETY_WORDS[kind].moderate.asks },
  high: { says: high, asks: SAFETY_WORDS[kind].high.asks },
});

/** When the same danger comes up once more in a talk: nobody is read the same text twice. */
export const SAFETY_WORDS_ANEW: Record<SafetyKind, Record<"moderate" | "high", SafetyWords>> = {
  suicide: anew(
    "suicide",
    "I hear how heavy this is, and I'm glad you tell me instead of carrying it alone. You can call or text 988 this minute, and somebody there will listen. I'd rather ask once too often.",
    "You've told me how close this is, and I take it just as seriously as before. Please call or text 988 now, or 911 if you might act on it, and go to where somebody is.",
  ),
  "self-harm": anew(
    "self-harm",
    "It sounds like it's still in you to hurt yourself, and you still deserve care for that. You can call or text 988, before or after. I'd like to ask you once more.",
    "If you're hurt right now, let 911 come first, please. Then call or text 988, and let somebody near you see it.",
  ),
  "harm-to-others": anew(
    "harm-to-others",
    "Thank you for not keeping that to yourself. If somebody could get hurt, walk away and call 911; you can call or text 988 and say just what you said here. I have to ask again.",
    "Please stop once more, and put distance between you and whoever could get hurt. Call 911 if you might act on it, or call or text 988 right now.",
  ),
  abuse: anew(
    "abuse",
    "I'm sorry that you live with this, and it's still not your fault. Call 911 if you're in danger, or call or text 988 from a phone that person doesn't check.",
    "Your safety comes first again, and nothing of this is your fault. If you're in danger, call 911 as soon as you safely can, and get to other people. You can also call or text 988.",
  ),
  psychosis: anew(
    "psychosis",
    "It sounds as if that's still frightening for you. You can call or text 988 about it at any hour, and 911 if it becomes dangerous. So I ask once more.",
    "Please let somebody be with you while this goes on. Call or text 988 now, or 911 if you might act on what you hear. You don't have to do what it says.",
  ),
  "medical-emergency": anew(
    "medical-emergency",
    "Your body may still need a doctor today. If it's getting worse, or you can't breathe well, call 911 now. You can call or text 988 as well.",
    "This still can't wait: please call 911 now and tell them what you took or what's happening. You can call or text 988 too, and I'll be here.",
  ),
};

/** Before the question of a check that was cut short. */
export const SAFETY_FINISHING =
  "Let me finish what I was asking, because it matters. You can call or text 988 at any hour, and 911 when it can't wait.";

/** Before the same question, to somebody who asks for help or is afraid. */
export const SAFETY_CARE: readonly [string, ...string[]] = [
  "I hear you, and I'm staying right here. Please let a person be with you too: call or text 988 and say just that, or 911 if it can't wait.",
  "That's so much to hold by yourself. 988 answers calls and texts at any hour, and somebody there can help you now; call 911 if it can't wait.",
];

/** The same to somebody who was asked whether the questions shall go on. */
export const SAFETY_WORDS_CARING: readonly [SafetyWords, ...SafetyWords[]] = [
  {
    says: "Then the questions can wait, and I'm here. Please let a person help you now: call or text 988 and say just what you told me, or 911 if it can't wait.",
    asks: "Would you like to go on now?",
  },
  {
    says: "I'm not going anywhere, and nothing has to be decided. Somebody at 988 can be with you this minute, so please call or text 988, or call 911 if you're in danger.",
    asks: "Shall we go on, whenever you're ready?",
  },
];

/** Before the same question, where what could hurt was put out of reach. */
export const SAFETY_PUT_AWAY =
  "It's good that there's distance now. 988 is there by call or text at any hour, and 911 when it can't wait. I'd still like to hear it from you.";

/** After a clear no of somebody whose words never said it plainly. */
export const SAFETY_MISHEARD =
  "Thank you for saying it so clearly; I may have heard more in that than you meant. If it's ever different, you can call or text 988 at any hour.";
