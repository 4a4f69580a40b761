import { REQUEST_LIMIT_BYTES } from "@rapport/shared/constants.ts";
import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import type { Safety } from "@rapport/shared/contracts/safety.ts";
import { createStore } from "zustand/vanilla";
import { answerFault, bytesOf } from "@/lib/answer-rules.ts";
import {
  type AssessmentEvent,
  type AssessmentState,
  type Outcome,
  reduce,
} from "./assessment-state.ts";
import { tooLongTogether } from "./texts.ts";

/** What the assessment needs from outside. */
export interface AssessmentPorts {
  /** Sends one answer; tells what it says about the person's safety. */
  send(question: AssessmentQuestion, answer: string): Promise<Safety | null>;
  /** Matches the person by all answers, question id to text. */
  analyse(answers: Record<string, string>): Promise<Outcome>;
  /** What to tell the person when one of the two above fails. */
  alertFor(error: unknown): string;
  /** Keeps the state, so that a reload finds it. Called after every change. */
  keep(state: AssessmentState): void;
}

/** Left free in the body of the analysis for all that is not an answer, in bytes. */
const ENVELOPE_BYTES = 512;

/** What is wrong with the answers together: the analysis takes them in one request. */
function faultOfAll(answers: Record<string, string>): string | null {
  const excess = bytesOf(answers) - (REQUEST_LIMIT_BYTES - ENVELOPE_BYTES);
  return excess > 0 ? tooLongTogether(excess) : null;
}

/** One run through the questions, apart from React: the state, and the deeds that change it. */
export function createAssessment(
  questions: readonly AssessmentQuestion[],
  initial: AssessmentState,
  ports: AssessmentPorts,
) {
  const store = createStore<AssessmentState>()(() => initial);
  store.subscribe(ports.keep);

  const state = () => store.getState();
  const tell = (event: AssessmentEvent) => store.setState(reduce(state(), event, questions), true);
  const answerTo = (question: AssessmentQuestion) => (state().answers[question.id] ?? "").trim();

  const allAnswers = () =>
    Object.fromEntries(questions.map((question) => [question.id, answerTo(question)]));

  /** What keeps the answer in view from being sent; before the analysis, what keeps any of them. */
  function faultBeforeSending(index: number): { alert: string; index: number } | null {
    const isLast = index === questions.length - 1;
    for (const [place, question] of questions.entries()) {
      const alert = isLast || place === index ? answerFault(answerTo(question)) : null;
      if (alert !== null) return { alert, index: place };
    }
    const alert = isLast ? faultOfAll(allAnswers()) : null;
    return alert === null ? null : { alert, index };
  }

  async function analyse() {
    try {
      tell({ type: "analysed", outcome: await ports.analyse(allAnswers()) });
    } catch (error) {
      tell({ type: "failed", alert: ports.alertFor(error) });
    }
  }

  async function goOnAfter(event: AssessmentEvent) {
    tell(event);
    if (state().step.name === "analysing") await analyse();
  }

  return {
    store,
    questions,
    type: (questionId: string, text: string) => tell({ type: "typed", questionId, text }),
    goBack: () => tell({ type: "went back" }),
    /** Goes back to a question; false for a later one: there the way leads by sending the answer. */
    goBackTo(questionId: string): boolean {
      const index = questions.findIndex(({ id }) => id === questionId);
      if (index < 0 || index > state().index) return false;
      tell({ type: "went back to", index });
      return true;
    },
    dismissAlert: () => tell({ type: "dismissed the alert" }),
    /** From a safety pause back to the answer that led to it. */
    stay: () => tell({ type: "stayed" }),
    /** From a safety pause to what waited behind it. */
    goOn: () => goOnAfter({ type: "went on" }),
    startOver: () => tell({ type: "started over" }),

    /** Sends the answer in view and goes on: to the next question, or to the analysis. */
    async submit() {
      const { index, step } = state();
      const question = questions[index];
      if (question === undefined || step.name !== "answering") return;
      const fault = faultBeforeSending(index);
      if (fault !== null) {
        tell({ type: "refused", ...fault });
        return;
      }
      tell({ type: "submitted" });
      try {
        const safety = await ports.send(question, answerTo(question));
        await goOnAfter({ type: "sent", safety });
      } catch (error) {
        tell({ type: "failed", alert: ports.alertFor(error) });
      }
    },
  };
}

export type Assessment = ReturnType<typeof createAssessment>;
