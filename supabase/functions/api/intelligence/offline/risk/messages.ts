import type { SafetyKind, SafetyLevel } from "../../../../../../shared/src/contracts/safety.ts";

/** Whose danger the words speak of: the writer's own, or that of somebody they know. */
export type About = "self" | "other";

type Wording = Record<SafetyLevel, string>;

const MISREAD = "We may have misread you: a computer read this, not a person.";

/** To somebody who speaks of their own danger. Where the danger is now, what to do comes first. */
const FOR_SELF: Record<SafetyKind, Wording> = {
  suicide: {
    high: "Please call or text 988 now, or call 911 if you might act on this or already have. Move away from anything you could use, and tell someone near you. You do not have to hold this alone. Are you safe right now? A computer read your words and can be wrong; if it is right, please reach a person now.",
    moderate: `It sounds as if part of you may not want to be here, and we are glad that you said so. Are you thinking about killing yourself? You can say it plainly to someone trained to listen: call or text 988, any hour, free. If it gets stronger, or you might act on it, call 988 or 911 right away. ${MISREAD}`,
    low: "Thank you for trusting us with something that heavy. If those thoughts come back, you can call or text 988 at any hour, also just to talk.",
  },
  "self-harm": {
    high: "If you are badly hurt or bleeding, call 911 now. Then call or text 988, or let someone near you know. You deserve care for this, not blame.",
    moderate: `It sounds as if you are hurting yourself, and we are glad that you said so. Are you safe right now, and are you also thinking about dying? You can call or text 988 at any hour, before or after it happens. If you are badly hurt, call 911. ${MISREAD}`,
    low: "Thank you for telling us what you have come through. If the urge to hurt yourself returns, you can call or text 988 at any hour.",
  },
  "harm-to-others": {
    high: "Please stop here, and move away from the person and from anything you could hurt them with. Call 911 if you might act on this, or call or text 988 now and say what you told us; they will talk it through with you. A computer read your words and can be wrong; if it is right, please reach a person now.",
    moderate: `It sounds as if someone could get hurt through you, or has been, and it takes courage to say so. Could anybody get hurt right now? You can call or text 988 at any hour and say just that. If somebody could get hurt, step away and call 911. ${MISREAD}`,
    low: "Frightening thoughts can come to people who would never act on them, and you can say them aloud to a therapist. If one ever starts to feel like something you may do, call or text 988.",
  },
  abuse: {
    high: "If you are in danger now, call 911 as soon as it is safe to. If you can, get to other people, or to a room with a way out and no weapons. You can also call or text 988 from a phone that the other person does not check. What is happening is not your fault.",
    moderate: `It sounds as if someone is hurting you or frightening you. That is not your fault. Are you safe right now? If you are in danger, call 911. You can call or text 988 at any hour and talk to someone about this too; use a phone that the other person does not check. ${MISREAD}`,
    low: "Thank you for telling us. If someone frightens or hurts you, call 911 in danger, or call or text 988 to talk.",
  },
  psychosis: {
    high: "Please do not stay alone with this. Call or text 988 now, or call 911 if you might act on what you hear. Go to someone you trust and tell them what is happening. You do not have to do what a voice says.",
    moderate: `What you describe sounds frightening and tiring. Is anything telling you to hurt yourself or someone else? If so, call or text 988 now, or 911 in danger. If not, you still deserve to talk to a doctor soon, with someone you trust beside you. ${MISREAD}`,
    low: "Thank you for telling us. If it comes back or frightens you, call or text 988, or speak to a doctor.",
  },
  "medical-emergency": {
    high: "Call 911 now, even if you feel all right: waiting can make it worse. Say what you took or what is happening, how much, and when. If somebody is near, tell them. Stay on the line; we will be here later.",
    moderate: `This may need a doctor today. If you feel faint, confused, cannot breathe well or are getting worse, call 911 now. You can also call or text 988 at any hour. ${MISREAD}`,
    low: "If your body is not all right, call a doctor, and 911 in an emergency.",
  },
};

const ASK_THEM =
  "You can ask them directly: are you thinking about killing yourself? Asking does not put the idea there.";

/** To somebody who is afraid for another person. */
const FOR_OTHER: Partial<Record<SafetyKind, Wording>> = {
  suicide: {
    high: `If they are in danger now, call 911, and stay with them if that is safe for you. Call or text 988 together, or on your own to ask what to do. Move pills and weapons out of reach. ${ASK_THEM}`,
    moderate: `It sounds as if you are worried about someone, and you are right to take it seriously. ${ASK_THEM} Call or text 988 together, or on your own to learn what to do; in danger call 911. ${MISREAD} If this is about you, 988 is there for you too.`,
    low: "Living through that with someone is heavy. If you worry about them again, or about yourself, you can call or text 988.",
  },
  "self-harm": {
    high: "If they are badly hurt, call 911 now and stay with them. You can call or text 988 to ask what to do next.",
    moderate: `It sounds as if someone you care about is hurting themselves. You can ask them calmly and without blame, and ask whether they think about dying. Call or text 988 together, or on your own to learn what to do; call 911 if they are badly hurt. ${MISREAD}`,
    low: "Living through that with someone is heavy. If you worry about them again, you can call or text 988.",
  },
  "harm-to-others": {
    high: "If someone could get hurt now, call 911 and get yourself and others away. Tell whoever is responsible there, such as the school or the workplace. You can call or text 988 to ask what else to do.",
    moderate: `It sounds as if someone you know may hurt others, and you are right to take it seriously. If it could happen soon, or they have a weapon, call 911. Tell whoever is responsible there, such as the school or the workplace, and you can call or text 988 to learn what to do. ${MISREAD}`,
    low: "Living through that with someone is heavy. If you worry that someone could get hurt, call 911 in danger, or call or text 988.",
  },
  psychosis: {
    high: "If they might act on what they hear, call 911 now, and stay with them if that is safe for you. You can call or text 988 to ask what to do.",
    moderate: `It sounds as if someone you care about hears or believes things that others do not. You do not have to argue about it; you can stay calm and near, and ask whether anything tells them to hurt themselves or others. Call or text 988 to learn what to do; in danger call 911. ${MISREAD}`,
    low: "Living through that with someone is heavy. If you worry about them again, you can call or text 988.",
  },
  "medical-emergency": {
    high: "Call 911 now. Say what they took or what is happening, how much, and when. Stay with them until help comes, even if they seem all right.",
    moderate: `They may need a doctor today. If they are faint, confused, cannot breathe well or are getting worse, call 911 now. ${MISREAD}`,
    low: "If they are not all right, call a doctor, and 911 in an emergency.",
  },
};

const IN_SPANISH =
  " En español: llame o envíe un texto al 988 (oprima 2); en peligro, llame al 911.";

/** Which kind the words speak to where several are there: what cannot wait comes first. */
export const MOST_URGENT_FIRST: readonly SafetyKind[] = [
  "medical-emergency",
  "suicide",
  "harm-to-others",
  "abuse",
  "psychosis",
  "self-harm",
];

/** What the writer may need to hear besides, where a second kind is there. */
const BESIDES: Partial<Record<SafetyKind, string>> = {
  suicide: "If you wanted to die, or are not sure that you want to live, tell them that too.",
  "harm-to-others": "If someone else could get hurt, step away from them and call 911.",
  abuse: "If someone is hurting you, tell them that too. It is not your fault.",
  psychosis: "You do not have to do what a voice says.",
};

/**
 * The words for a level and its kinds: caring, short, and what to do now. They neither treat nor
 * diagnose. Without any kind they are those for suicide.
 */
export function messageFor(
  level: SafetyLevel,
  kinds: readonly SafetyKind[],
  about: About = "self",
  spanish = false,
): string {
  const ordered = MOST_URGENT_FIRST.filter((kind) => kinds.includes(kind));
  const first = ordered[0] ?? "suicide";
  const wording = (about === "other" ? FOR_OTHER[first] : undefined) ?? FOR_SELF[first];
  const besides =
    about === "self" && level !== "low"
      ? ordered.slice(1).flatMap((kind) => BESIDES[kind] ?? [])
      : [];
  return [wording[level], ...besides].join(" ") + (spanish ? IN_SPANISH : "");
}
