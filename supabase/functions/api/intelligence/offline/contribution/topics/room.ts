import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** Manner: what happens between the two in the room. */
export const ROOM: readonly Topic[] = [
  {
    id: "stuck",
    name: "being stuck",
    said: phrases`stuck; advice; silence; silent; quiet; good questions; stalled; not improving`,
    client: [
      "When you are stuck, what do you want from the other person: advice, good questions, or quiet?",
      "What does silence in a conversation do to you?",
    ],
    therapist: [
      "A client has been stuck with you for six weeks. What do you do?",
      "How do you use silence, and how do you notice when it hurts?",
    ],
  },
  {
    id: "hard-truth",
    name: "hard truths",
    said: phrases`hard truth|truths; honest; honesty; blunt; bluntness; direct; directness; feedback; confront*; challenge|challenged|challenging; uncomfortable`,
    client: [
      "How do you like to hear a hard truth: straight out, wrapped in something soft, or only when you ask?",
      "When did someone tell you something hard that helped you?",
    ],
    therapist: [
      "How do you tell a client something they do not want to hear? Please give us the actual sentence.",
      "How do you know that a client is ready to be challenged?",
    ],
  },
  {
    id: "rupture",
    name: "ruptures and repair",
    said: phrases`rupture|ruptures; repair; hurt by you; apolog* to ~ client; made a mistake; mistakes; when you were wrong; felt hurt; misunderst*; missed sessions; no show|shows; disappoint*`,
    client: [
      "When somebody who wanted to help you got it wrong, what did you need from them?",
      "What do you do when you are annoyed with somebody who helps you: say it, swallow it, or stay away?",
    ],
    therapist: [
      "How did you handle your last rupture with a client?",
      "When did a client feel hurt by you, and what did you do in the next session?",
    ],
  },
  {
    id: "dealbreaker",
    name: "what drives people away",
    said: phrases`walk away; deal breaker|breakers; dealbreaker*; make ~ leave; drive* ~ away; red flag|flags; put* ~ off`,
    client: [
      "What would make you walk away from a therapist?",
      "What has somebody done in the name of help that you would not accept again?",
    ],
    therapist: ["Why do clients leave you, when they do?", "With whom do you not work well?"],
  },
  {
    id: "roots",
    name: "roots or change now",
    said: phrases`roots; insight oriented; understand why; where it comes from; digging; the past; here and now; symptom relief; insight alone`,
    client: [
      "Would you rather understand where this comes from, change what happens next week, or one after the other?",
      "What do you hope to understand about yourself?",
    ],
    therapist: [
      "How do you decide between looking back and changing something now?",
      "What does a client take from your work besides feeling better?",
    ],
  },
  {
    id: "structure",
    name: "structure and homework",
    said: phrases`structure*; homework; worksheets; exercises; agenda; plan; tasks between; practice between`,
    client: [
      "How much structure do you want in the hour, and do you want something to do between sessions?",
      "What happened with tasks that somebody gave you before?",
    ],
    therapist: [
      "What do clients do between sessions with you?",
      "How planned is an hour with you?",
    ],
  },
  {
    id: "pace",
    name: "pace",
    said: phrases`pace; too fast; too slow; slow down; slowly; rush*; in a hurry; take ~ time; patient|patience with`,
    client: [
      "How quickly do you warm up to somebody, and what should they not do meanwhile?",
      "What would be too fast for you, and what too slow?",
    ],
    therapist: [
      "How do you notice that you are going too fast for a client?",
      "How long do clients stay with you, and who decides?",
    ],
  },
  {
    id: "trust",
    name: "trust and warmth",
    said: phrases`trust; trusting; safe; safety in ~ room; warm|warmth; rapport; alliance; feel heard; heard; chemistry; believed; listen*`,
    client: ["How do you notice that you can trust somebody?", "What makes you feel heard?"],
    therapist: [
      "How do you earn the trust of somebody who has reason not to give it?",
      "How do you find out whether a client feels understood by you?",
    ],
  },
  {
    id: "humor",
    name: "humor",
    said: phrases`humor; humour; laugh*; joke|jokes; funny`,
    client: [
      "Do you use humor when things are hard, and should a therapist laugh along or look behind it?",
      "Would you like somebody serious or somebody you can laugh with?",
    ],
    therapist: [
      "How do you use humor with clients?",
      "When did a joke go wrong, and what did you do?",
    ],
  },
  {
    id: "endings",
    name: "endings",
    said: phrases`=ending|=endings; goodbye; termination; how they end; discharge; when to stop; finish therapy`,
    client: [
      "How will you know that you no longer need therapy?",
      "How do you usually say goodbye to people?",
    ],
    therapist: [
      "How do you tell whether therapy is working, and how do you bring it to an end?",
      "What do you do when a client stops coming without a word?",
    ],
  },
  {
    id: "progress",
    name: "telling whether it works",
    said: phrases`progress; is working; working or not; measure*; outcome measure*; track*; getting worse; check in|ins`,
    client: [
      "What would tell you after a month that this is the right person?",
      "How would you tell a therapist that it is not working?",
    ],
    therapist: [
      "How do you tell that therapy is working, and what do you do when it is not?",
      "What do you ask at the end of a session?",
    ],
  },
];
