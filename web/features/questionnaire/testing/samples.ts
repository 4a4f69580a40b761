import type {
  TherapistProfile,
  TherapistQuestion,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { type Known, NOTHING_TYPED, type QuestionnaireState } from "../questionnaire-state.ts";

export const QUESTIONS: TherapistQuestion[] = [
  { id: "q1", text: "Whom do you help most?", reasoning: "", source: { therapist: "miriam" } },
  { id: "q2", text: "How do you begin?", reasoning: "", source: { therapist: "jonas" } },
  { id: "q3", text: "What do you refer on?", reasoning: "", source: { therapist: "jonas" } },
];

export const KNOWN: Known = {
  info: { name: "Ana Duarte", age: "", experience: "" },
  answers: {},
};

export const FRESH: QuestionnaireState = {
  questions: QUESTIONS,
  known: KNOWN,
  typed: NOTHING_TYPED,
  place: { at: "info" },
  reviewed: false,
  infoRefused: false,
  status: { name: "answering" },
  alert: null,
  change: null,
};

/** Everything is filled in and read through. */
export const COMPLETE: QuestionnaireState = {
  ...FRESH,
  typed: {
    info: { experience: "12" },
    answers: { q1: "People who panic.", q2: "I ask.", q3: "Addiction." },
  },
  place: { at: "review" },
  reviewed: true,
};

export const PROFILE: TherapistProfile = {
  id: "6f1a7a52-30a8-4a68-9a0f-51c1b2b5c0de",
  userId: "0b8a3f9e-5a49-4d53-8a05-6df7c2f6a111",
  firstName: "Ana",
  lastName: "Duarte",
  email: "ana@example.com",
  phone: "",
  address: "",
  age: 41,
  name: "Ana Duarte",
  experience: 12,
  specialty: "Panic",
  bio: "",
  style: "Warm and direct",
  tags: ["panic"],
  description: "You begin by asking.\n\nYou refer addiction on.",
  userFriendlyDescription: "Ana asks first.",
  insightsApplied: [
    { insightText: "Ask before you advise.", relevance: "You wrote “I ask”.", source: "miriam" },
  ],
  analysisDetails: null,
  descriptionGenerated: true,
  generation: "ready",
  engine: "offline",
  status: "approved",
  availability: {
    acceptingClients: true,
    capacity: null,
    licensedStates: [],
    languages: ["English"],
    formats: [],
    feeMin: null,
    feeMax: null,
  },
  version: 1,
  createdAt: "2026-11-21T10:00:00Z",
  updatedAt: "2026-11-21T10:00:00Z",
};
