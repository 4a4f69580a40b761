/**
 * Answers of somebody with panic, each to more than one question, so that a conversation about them ends
 * in a match soon. A recogniser understands them, too.
 */
export const ANSWERS = [
  "My husband left me three months ago. I can not sleep. My heart starts racing and I panic.",
  "I want to feel like myself again. I tried therapy and it did not help. Nobody knows.",
  "Tell me straight. I want advice and clear steps. My sister calms me down.",
  "I just want tools that I can use right away. I could pay a hundred dollars.",
] as const;
