import type { Candidate } from "../intelligence.ts";

let made = 0;

/** A therapist for a test: says nothing but what the test gives. */
export function therapist(of: Partial<Candidate>): Candidate {
  made++;
  return {
    id: `e0000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    name: `Alex Number${made}`,
    specialty: "General practice",
    experience: 10,
    style: "",
    tags: [],
    description: "",
    modalities: [],
    populations: ["individuals"],
    languages: ["English"],
    formats: ["in-person", "video"],
    states: [],
    feeMin: null,
    feeMax: null,
    ...of,
  };
}
