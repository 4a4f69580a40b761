import { PROBLEM } from "@/lib/claims.ts";

const { abandon, quit } = PROBLEM;

/** What a visitor may answer to the greeting, and what the page says to it. */
export const REPLIES = [
  {
    id: "reply-tired",
    /** Literal, as the style sheet is made from what stands in the sources. */
    shown: "group-has-[#reply-tired:checked]/talk:block",
    text: "Tired of searching, honestly.",
    answer: `Then rest a moment. ${abandon.figure} ${abandon.text}; you are still here. Tell me once what you need, and the looking is my part.`,
  },
  {
    id: "reply-tried",
    shown: "group-has-[#reply-tried:checked]/talk:block",
    text: "I tried therapy. It didn’t click.",
    answer: `You are not difficult: ${quit.figure} ${quit.text}. So before anything else I ask how you like to be spoken to, and what would make you leave.`,
  },
  {
    id: "reply-begin",
    shown: "group-has-[#reply-begin:checked]/talk:block",
    text: "I don’t know where to begin.",
    answer:
      "Begin in the middle. Nobody needs the right words here, and nothing you say has to come in order. I ask one thing at a time.",
  },
  {
    id: "reply-look",
    shown: "group-has-[#reply-look:checked]/talk:block",
    text: "Fine. I’m only looking around.",
    answer: "Do. Below are the questions most visitors ask me, and what I answer to them.",
  },
] as const;
