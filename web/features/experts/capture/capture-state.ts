import type { ProcessedInput } from "@rapport/shared/contracts/contributions.ts";
import type { Safety } from "@rapport/shared/contracts/safety.ts";

/** What was made of an expert's thoughts, waiting to be reviewed. */
export interface CaptureResult {
  /** The thoughts as they were sent. */
  original: string;
  processed: ProcessedInput;
  /** What of the last refinement could not be done. */
  notes: string[];
  safety: Safety | null;
}

/** What the page says in reply to a deed; `about` tells where it stands. */
export interface CaptureAlert {
  about: "thoughts" | "refinement" | "saving";
  text: string;
  /** Whether the person has to put something right, in place of something that did not work. */
  isFault: boolean;
}

export interface CaptureState {
  thoughts: string;
  refinement: string;
  /** Null while the expert writes. */
  result: CaptureResult | null;
  work: "none" | "processing" | "refining" | "saving";
  alert: CaptureAlert | null;
  /** What was saved a moment ago; its id is null when the server gave none. */
  saved: { contributionId: string | null } | null;
}

export const FRESH: CaptureState = {
  thoughts: "",
  refinement: "",
  result: null,
  work: "none",
  alert: null,
  saved: null,
};

const NO_SUMMARY = "No summary provided";

/** The result as it is saved: a question for neither clients nor therapists becomes one for clients. */
export function savable({ original, processed }: CaptureResult): ProcessedInput {
  return {
    ...processed,
    summary: processed.summary.trim() || NO_SUMMARY,
    questions: processed.questions.map((question) => ({
      ...question,
      audience: question.audience === "therapist" ? "therapist" : "client",
    })),
    rawInput: original,
  };
}
