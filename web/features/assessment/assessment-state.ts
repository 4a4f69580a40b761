import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import type { Engine } from "@rapport/shared/contracts/primitives.ts";
import type { Recommendation } from "@rapport/shared/contracts/recommendation.ts";
import { needsPause, type Safety } from "@rapport/shared/contracts/safety.ts";
import { acknowledge, isAcknowledged } from "@/lib/acknowledged-safety.ts";
import { reconcileOutcome, reconcileWords, type Stored } from "./reconcile.ts";

/** What the analysis ended with; nobody may fit, and then `message` says so. */
export interface Outcome {
  recommendation: Recommendation | null;
  message: string;
  engine: Engine;
  safety: Safety | null;
}

/**
 * Where a person stands. `paused`: their words call for more than a match; the next question, the
 * analysis or the finished `outcome` waits until they choose to go on.
 */
export type Step =
  | { name: "answering" }
  | { name: "sending" }
  | { name: "analysing" }
  | { name: "paused"; safety: Safety; outcome: Outcome | null }
  | { name: "complete"; outcome: Outcome };

/** `aboutAnswer`: something to put right in the answer, in place of something that did not work. */
export interface AssessmentAlert {
  text: string;
  aboutAnswer: boolean;
}

/** An answer as it was last sent, and for whom. */
export interface SentAnswer {
  text: string;
  userId: string;
}

export interface AssessmentState {
  index: number;
  /** Question id to what stands in its box, sent or not. */
  answers: Readonly<Record<string, string>>;
  /** Question id to what is stored for somebody, who may correct and remove it elsewhere. */
  sent: Readonly<Record<string, SentAnswer>>;
  step: Step;
  alert: AssessmentAlert | null;
  /** What the person has been shown and chose to go on from: not stopped for a second time. */
  acknowledged: Safety | null;
}

export type AssessmentEvent =
  | { type: "typed"; questionId: string; text: string }
  | { type: "went back" }
  | { type: "went back to"; index: number }
  | { type: "refused"; index: number; alert: string }
  | { type: "submitted" }
  | { type: "sent"; safety: Safety | null; stored: AssessmentState["sent"] }
  | { type: "analysed"; outcome: Outcome; stored: AssessmentState["sent"] }
  | { type: "read"; stored: Stored; since: AssessmentState["sent"] }
  | { type: "opened" }
  | { type: "asked for a new match" }
  | { type: "failed"; alert: string }
  | { type: "went on" }
  | { type: "stayed" }
  | { type: "dismissed the alert" }
  | { type: "started over" };

export const FRESH: AssessmentState = {
  index: 0,
  answers: {},
  sent: {},
  step: { name: "answering" },
  alert: null,
  acknowledged: null,
};

/** The first question without an answer; -1 when there is none. */
export function firstOpen(
  answers: AssessmentState["answers"],
  questions: readonly AssessmentQuestion[],
): number {
  return questions.findIndex(({ id }) => (answers[id] ?? "").trim() === "");
}

/** With what the server has now, in the words and in the match that waits or is shown. */
function reconcile(
  state: AssessmentState,
  stored: Stored,
  since: AssessmentState["sent"],
): AssessmentState {
  const { step } = state;
  const words = reconcileWords(state, stored, since);
  if ((step.name !== "complete" && step.name !== "paused") || step.outcome === null) {
    return { ...state, ...words };
  }
  const outcome = reconcileOutcome(step.outcome, stored, state.sent);
  return { ...state, ...words, step: { ...step, outcome } };
}

/** After an answer has arrived: the next question, or the analysis after the last. */
function advance(state: AssessmentState, questions: readonly AssessmentQuestion[]) {
  return state.index < questions.length - 1
    ? { ...state, index: state.index + 1, step: { name: "answering" } as const }
    : { ...state, step: { name: "analysing" } as const };
}

/** Answers a person's deed or a server's word with the next state; pure. */
export function reduce(
  state: AssessmentState,
  event: AssessmentEvent,
  questions: readonly AssessmentQuestion[],
): AssessmentState {
  switch (event.type) {
    case "typed":
      return {
        ...state,
        answers: { ...state.answers, [event.questionId]: event.text },
        alert: null,
      };
    case "went back":
      return { ...state, index: Math.max(0, state.index - 1), alert: null };
    case "went back to":
      return { ...state, index: event.index, alert: null };
    case "refused":
      return {
        ...state,
        index: event.index,
        step: { name: "answering" },
        alert: { text: event.alert, aboutAnswer: true },
      };
    case "submitted":
      return { ...state, step: { name: "sending" }, alert: null };
    case "sent": {
      const now = { ...state, sent: { ...state.sent, ...event.stored } };
      return needsPause(event.safety)
        ? { ...now, step: { name: "paused", safety: event.safety, outcome: null } }
        : advance(now, questions);
    }
    case "read":
      return reconcile(state, event.stored, event.since);
    case "opened": {
      const open = firstOpen(state.answers, questions);
      const isBehind = open !== -1 && open < state.index && state.step.name === "answering";
      return isBehind ? { ...state, index: open } : state;
    }
    case "asked for a new match": {
      const open = firstOpen(state.answers, questions);
      const index = open === -1 ? questions.length - 1 : open;
      return { ...state, index, step: { name: open === -1 ? "analysing" : "answering" } };
    }
    case "analysed": {
      const { outcome } = event;
      const sent = { ...state.sent, ...event.stored };
      const pause =
        needsPause(outcome.safety) && !isAcknowledged(state.acknowledged, outcome.safety);
      return pause && outcome.safety !== null
        ? { ...state, sent, step: { name: "paused", safety: outcome.safety, outcome } }
        : { ...state, sent, step: { name: "complete", outcome } };
    }
    case "failed":
      return {
        ...state,
        step: { name: "answering" },
        alert: { text: event.alert, aboutAnswer: false },
      };
    case "went on": {
      if (state.step.name !== "paused") return state;
      const { safety, outcome } = state.step;
      const gone = { ...state, acknowledged: acknowledge(state.acknowledged, safety) };
      return outcome === null
        ? advance(gone, questions)
        : { ...gone, step: { name: "complete", outcome } };
    }
    case "stayed":
      return { ...state, step: { name: "answering" } };
    case "dismissed the alert":
      return { ...state, alert: null };
    case "started over":
      return FRESH;
  }
}
