import type { ClientAnswer } from "../../intelligence.ts";
import { describeTherapist } from "./describe-therapist.ts";
import type { TherapistRole } from "./therapist-question.ts";

/** A question of each kind, for tests. */
const QUESTIONS: Partial<Record<TherapistRole, string>> = {
  whom: "Whom do you help most, and how do you know?",
  limits: "Whom do you send on to a colleague, and how do you go about it?",
  "first-session": "Walk us through a first session with you, from the door on.",
  methods: "Which methods do you use, what training do you have in each?",
  stuck: "A client has been stuck with you for six weeks. What do you do?",
  progress: "How do you tell whether therapy is working?",
  "hard-truth": "How do you tell a client something they do not want to hear?",
  repair: "Tell us about a time a client felt hurt by you. What did you do in the next session?",
  culture: "What do you change when a person comes from a world that is not your own?",
  risk: "A client tells you about thoughts of suicide. What do you ask?",
  practical: "Your current openings, fees, formats, languages?",
  open: "What should we know?",
};

/** Answers for a test, by the kind of question. */
export function answersTo(of: Partial<Record<TherapistRole, string>>): ClientAnswer[] {
  return Object.entries(of).map(([role, answer]) => ({
    questionId: role,
    question: QUESTIONS[role as TherapistRole] ?? role,
    answer,
  }));
}

/** The description that a therapist called Dana Whitfield gets for such answers. */
export function describedFrom(
  of: Partial<Record<TherapistRole, string>>,
  { experience = 9, name = "Dana Whitfield" } = {},
) {
  return describeTherapist({ name, experience, answers: answersTo(of), insights: [] });
}
