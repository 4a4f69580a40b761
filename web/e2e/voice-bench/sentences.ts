/**
 * What the person of the benchmark says. Each ends in a voiced sound, so that its last audible sample is
 * its last voiced one; together they are a talk about one and the same matter.
 */
export const SENTENCES = [
  "I worry about everything now.",
  "My heart is racing all day.",
  "My husband left me in May.",
  "I want to be happy today.",
  "I cry all night and day.",
  "Therapy felt wrong for me.",
  "I argue with my mother now.",
  "I want clear steps to follow.",
  "I feel lonely every day.",
  "Work is too much for me now.",
] as const;
