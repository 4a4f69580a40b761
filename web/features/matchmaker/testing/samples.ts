import type {
  FinalizeSessionAnswer,
  NextQuestionRequest,
  NextQuestionResult,
  SessionSummaryAnswer,
} from "@rapport/shared/contracts/matchmaker.ts";
import type { Safety } from "@rapport/shared/contracts/safety.ts";

export const SERIOUS: Safety = {
  level: "high",
  kinds: ["suicide"],
  message: "You told me about thoughts of not wanting to live.",
  resources: [],
};

export const OUTCOME: FinalizeSessionAnswer = {
  success: true,
  recommendation: null,
  message: "Nobody in the directory fits yet.",
  engine: "offline",
  safety: null,
};

export const SUMMARY: SessionSummaryAnswer = {
  success: true,
  summary: "You told me that work keeps you awake.",
  engine: "offline",
  safety: null,
};

/** A next question that answers so many new ones, the ids counted on from what is known. */
export function question(
  number: number,
  inferred: readonly string[] = [],
  safety: Safety | null = null,
): NextQuestionResult {
  const spokenText = `Thank you. What about number ${number}?`;
  return {
    success: true,
    questionId: safety === null ? `q${number}` : "safety_check",
    question: `What about number ${number}?`,
    spokenText,
    tone: "calm",
    inferredAnswers: [...inferred],
    inferenceMapping: Object.fromEntries(inferred.map((id) => [id, "They said so."])),
    inferredQAs: Object.fromEntries(
      inferred.map((id) => [
        id,
        {
          question: `What about ${id}?`,
          answer: "[Inferred] words",
          fullTranscript: "words",
          reasoning: "They said so.",
        },
      ]),
    ),
    safety,
    engine: "offline",
  };
}

/** One question after another, each answering the one before. */
export function questionAfter({ previousQA }: NextQuestionRequest): NextQuestionResult {
  const asked = previousQA.at(-1)?.questionId ?? "";
  return question(previousQA.length, asked.startsWith("q") ? [asked] : []);
}

/** Ids of so many answered questions. */
export const ids = (count: number) => Array.from({ length: count }, (_, index) => `i${index}`);
