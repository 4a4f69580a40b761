/** The client whose way the deck tells. */
export const PERSONA = {
  name: "Nora",
  age: 34,
  says: "I’m fine. I just don’t sleep.",
  life: "Since her father died she works late and answers nobody. She has meant to talk to somebody for a year. She has not told anyone that.",
  note: "Nora is made up, and so is what happens to her.",
} as const;
