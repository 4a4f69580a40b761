import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import type { Recommendation } from "@rapport/shared/contracts/recommendation.ts";
import type { Safety } from "@rapport/shared/contracts/safety.ts";
import type { Outcome } from "../assessment-state.ts";

export const QUESTIONS: AssessmentQuestion[] = [
  { id: "q1", text: "What brings you here?", reasoning: "It is where we start." },
  { id: "q2", text: "What helped before?", reasoning: "", source: { therapist: "miriam" } },
  { id: "q3", text: "What should a therapist know?", reasoning: "", originalId: "old-3" },
];

export const RECOMMENDATION: Recommendation = {
  id: "6f1a7a52-30a8-4a68-9a0f-51c1b2b5c0de",
  name: "Ana Duarte",
  specialty: "Anxiety and panic",
  experience: 12,
  style: "Warm and practical",
  tags: ["anxiety"],
  description: "Works with worry that has taken over the night.",
  matchReasoning: "You wrote “I lie awake”.",
  matchScore: 81,
  factors: [],
  caveat: "Ask about evening appointments.",
  alternatives: [],
};

export const SERIOUS: Safety = {
  level: "moderate",
  kinds: ["self-harm"],
  message: "You deserve support right now.",
  resources: [],
};

export const OUTCOME: Outcome = {
  recommendation: RECOMMENDATION,
  message: "",
  engine: "offline",
  safety: null,
};
