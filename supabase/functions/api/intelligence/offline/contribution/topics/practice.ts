import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** The therapist's craft, and the practical side of finding one. */
export const PRACTICE: readonly Topic[] = [
  {
    id: "referral",
    name: "limits and referring on",
    said: phrases`refer*; limits; send ~ on|elsewhere; not take on; do not take; out of ~ depth; whom ~ help; caseload; scope`,
    client: [
      "Has a therapist ever sent you on to somebody else, and how was that for you?",
      "What help have you been refused, and why?",
    ],
    therapist: [
      "Whom do you send on to a colleague, and how do you go about it?",
      "Whom do you help most, and how do you know?",
    ],
  },
  {
    id: "first-session",
    name: "the first session",
    said: phrases`first session|hour|meeting|appointment; first ~ minutes; intake`,
    client: [
      "What should happen in a first session for you to come back?",
      "What are you most nervous about before a first meeting?",
    ],
    therapist: [
      "Can you walk us through a first session with you, from the door on?",
      "What do you make sure to do before a first session ends?",
    ],
  },
  {
    id: "training",
    name: "methods and training",
    said: phrases`training; trained; method|methods; modalit*; technique|techniques; certif*; qualif*; approach; approaches; evidence based; degree|degrees`,
    client: [
      "Is there a method that you want, or one you do not want again?",
      "What do you need to know about how a therapist works before you begin?",
    ],
    therapist: [
      "Which methods do you use, what training do you have in each, and how many people have you treated that way?",
      "Which method did you give up, and why?",
    ],
  },
  {
    id: "supervision",
    name: "supervision and self-care",
    said: phrases`supervision; supervisor|supervisors; consult*; self care; own therapy; countertransference; blind spot|spots; how they rest`,
    client: [
      "What would you want your therapist to do when they do not know what to do?",
      "How do you feel about your therapist discussing your case with a colleague?",
    ],
    therapist: [
      "What do you take to supervision, and when did it last change what you did?",
      "What do you do so that a client does not get you on your worst day?",
    ],
  },
  {
    id: "confidentiality",
    name: "secrets and privacy",
    said: phrases`confidential*; privacy; secret|secrets; notes; who ~ told; disclos*; boundar*`,
    client: [
      "What are you worried might get out?",
      "Is there something you have never told anyone that a therapist should make room for?",
    ],
    therapist: [
      "How do you explain confidentiality and its limits?",
      "What do clients learn about you, and what not?",
    ],
  },
  {
    id: "money",
    name: "money",
    said: phrases`money; fee|fees; cost|costs; afford; pay; insurance; sliding scale; price; debt`,
    client: [
      "What can you pay for a session without worrying about it?",
      "What is money like in your life right now?",
    ],
    therapist: [
      "What are your fees, and what do you do when a client can no longer pay?",
      "How do you talk about money with clients?",
    ],
  },
  {
    id: "times-format",
    name: "times, format and place",
    said: phrases`video; online; in person; telehealth; phone session|sessions; format|formats; schedule|schedules|scheduling; available; availability; opening|openings; office; licens*; waiting list|lists; waitlist*; evening|evenings; travel`,
    client: [
      "When are you free, and would you rather meet in person, by video or by phone?",
      "Where could you talk without being overheard?",
    ],
    therapist: [
      "Which openings do you have now, in which formats, and in which states are you licensed?",
      "Whom do you not see by video?",
    ],
  },
  {
    id: "language",
    name: "language",
    said: phrases`language|languages; bilingual; spanish; mother tongue; interpreter; translate*`,
    client: [
      "In which language do you feel, and in which do you think?",
      "Would you want a therapist who can follow when you change languages?",
    ],
    therapist: [
      "In which languages can you work at full depth?",
      "How do you work when a client searches for a word?",
    ],
  },
  {
    id: "therapist-person",
    name: "who the therapist is",
    said: phrases`gender of ~ therapist; male|female therapist|therapists; man or a woman; age of ~ therapist; older therapist; young therapist; shares ~ background; looks like them`,
    client: [
      "Does it matter to you whether your therapist is a man or a woman, older or younger?",
      "What should your therapist have lived through, or need not have?",
    ],
    therapist: [
      "What of your own life do you bring into the room, and what do you leave outside?",
      "For which clients does it matter who you are?",
    ],
  },
  {
    id: "risk",
    name: "danger and crisis",
    said: phrases`crisis|crises; risk; danger*; emergency; safety plan; violence; abusive partner`,
    client: [
      "Is anyone in danger where you live, you included?",
      "What should happen when things become too much between sessions?",
    ],
    therapist: [
      "What do you do in a crisis between sessions?",
      "With which risks do you have experience, and which do you refer on?",
    ],
  },
];
