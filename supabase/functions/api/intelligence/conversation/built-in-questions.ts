import type { ConversationQuestion } from "../intelligence.ts";

/** A built-in question. `again`: in other words, for whoever did not understand it. */
export interface BuiltInQuestion extends ConversationQuestion {
  again: string;
}

/**
 * What a senior clinician would ask before recommending a colleague. A conversation falls back on these
 * where the experts have contributed too few questions; the most telling come first.
 */
export const BUILT_IN_QUESTIONS: readonly BuiltInQuestion[] = [
  {
    id: "builtin:why-now",
    question: "What made now the time to look for someone to talk to?",
    reasoning: "What happened lately often says more than the whole story.",
    again: "What happened lately that made you want to talk to someone?",
  },
  {
    id: "builtin:first",
    question: "If only one thing could get easier first, which one would you choose?",
    reasoning: "People rarely bring just one thing, and the first one should find the right hands.",
    again: "Out of everything you're carrying, what's the first thing you'd want to get easier?",
  },
  {
    id: "builtin:days",
    question: "Where does this get in the way on an ordinary day?",
    reasoning: "An ordinary day shows what kind of help would be felt first.",
    again: "When you think of a normal day, what gets harder because of this?",
  },
  {
    id: "builtin:stuck",
    question:
      "When you are stuck, what do you want from the other person: advice, good questions, or someone quiet who stays with you?",
    reasoning: "Therapists differ a lot in how much they lead.",
    again: "Think of someone who is good to have around when you're stuck. What do they do?",
  },
  {
    id: "builtin:tried",
    question: "What have you already tried, and what helped or made it worse?",
    reasoning: "What helped before is a good guide, and what hurt need not happen twice.",
    again: "Have you tried anything for this before, therapy or something else? How was it?",
  },
  {
    id: "builtin:three-months",
    question: "If this goes well, what will be different three months from now?",
    reasoning: "It shows whether you need someone with a plan or someone with time.",
    again: "Picture yourself three months from now, and it went well. What's different?",
  },
  {
    id: "builtin:leave",
    question: "What would make you leave a therapist?",
    reasoning: "What has put you off once should not meet you again.",
    again: "What could a therapist do that would make you quit?",
  },
  {
    id: "builtin:hard-truth",
    question: "How do you like to hear a hard truth: straight out, or wrapped in something soft?",
    reasoning: "A good therapist says something uncomfortable one day, and there are many ways to.",
    again: "When a therapist has to tell you a hard truth, how should they say it?",
  },
  {
    id: "builtin:feelings",
    question: "When a strong feeling comes, what does it do with you?",
    reasoning: "Some people need steadying first, others help to feel anything at all.",
    again: "Do strong feelings flood you, or do you go quiet inside, or something else?",
  },
  {
    id: "builtin:understand",
    question:
      "What should a therapist already understand about you, so that you need not explain it?",
    reasoning: "Nobody should have to spend paid hours teaching their own world.",
    again:
      "Is there something about your background or your life that a therapist should just get?",
  },
  {
    id: "builtin:roots",
    question:
      "Would you rather understand where this comes from, or change what happens next week?",
    reasoning: "Some therapists dig, some build, and some do one and then the other.",
    again:
      "What sounds better to you right now: getting to the roots of it, or something that changes next week?",
  },
  {
    id: "builtin:who-knows",
    question: "Who knows how things are for you?",
    reasoning: "It helps a therapist to know who else is there.",
    again: "Who knows about this? Is there anybody you talk to?",
  },
  {
    id: "builtin:bad-day",
    question: "What gets you through a bad day? The unflattering things count too.",
    reasoning: "It tells what already holds you up, and what therapy may have to replace.",
    again: "On the bad days, what do you do to get through?",
  },
  {
    id: "builtin:not-wanting-to-live",
    question: "Do you ever have thoughts of not wanting to live? A plain no is fine too.",
    reasoning: "It is asked of everybody, because it is easier to say when somebody asks.",
    again:
      "Are there moments when you have thoughts of not wanting to live? You can just say yes or no.",
  },
  {
    id: "builtin:times-and-format",
    question: "Would you rather meet in person, by video or by phone, and when are you free?",
    reasoning: "The best match is none if you cannot get there.",
    again:
      "How would you like to meet, in person, by video or by phone? And which times work for you?",
  },
  {
    id: "builtin:cost-and-place",
    question: "What can you pay for a session, and which state do you live in?",
    reasoning: "Therapists are licensed by state, and a price that you cannot pay is no match.",
    again:
      "So I only look where it's possible: which state are you in, and what could you pay for a session?",
  },
];
