import { REQUEST_LIMIT_BYTES } from "@rapport/shared/constants.ts";
import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import type { Safety } from "@rapport/shared/contracts/safety.ts";
import { createStore } from "zustand/vanilla";
import { answerFault, bytesOf } from "@/lib/answer-rules.ts";
import {
  type AssessmentEvent,
  type AssessmentState,
  firstOpen,
  type Outcome,
  reduce,
} from "./assessment-state.ts";
import type { Stored } from "./reconcile.ts";
import { ANSWER_CHANGED, ANSWER_REMOVED, tooLongTogether } from "./texts.ts";

/** What a call gave, and for whom its answers were stored: null for a visitor, who never sees them again. */
interface ForSomebody<Given> {
  given: Given;
  userId: string | null;
}

/** What the assessment needs from outside. */
export interface AssessmentPorts {
  /** Sends one answer; tells what it says about the person's safety. */
  send(question: AssessmentQuestion, answer: string): Promise<ForSomebody<Safety | null>>;
  /** Matches the person by all answers, question id to text. */
  analyse(answers: Record<string, string>): Promise<ForSomebody<Outcome>>;
  /** What the server has of the person; null of somebody for whom nothing is stored. */
  readStored(): Promise<Stored | null>;
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

function sentBy(userId: string | null, answers: Record<string, string>): AssessmentState["sent"] {
  if (userId === null) return {};
  return Object.fromEntries(
    Object.entries(answers).map(([questionId, text]) => [questionId, { text, userId }]),
  );
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

  /** Hears from the server what was corrected or removed elsewhere since it was sent from here. */
  async function reconcile() {
    const since = state().sent;
    if (Object.keys(since).length === 0) return;
    const stored = await ports.readStored();
    if (stored !== null) tell({ type: "read", stored, since });
  }

  /**
   * Whether an answer that was sent before and is as it was has been put right elsewhere. When the
   * server cannot say, it is not: the words in view are the person's own, and they send them.
   */
  async function faultOfResending(question: AssessmentQuestion): Promise<string | null> {
    const words = answerTo(question);
    if (state().sent[question.id]?.text !== words) return null;
    await reconcile().catch(() => undefined);
    const now = answerTo(question);
    if (now === words) return null;
    return now === "" ? ANSWER_REMOVED : ANSWER_CHANGED;
  }

  /** All answers as they stand now; without knowing that, nobody is matched by what they took back. */
  async function analyse() {
    try {
      await reconcile();
      const fault = faultBeforeSending(questions.length - 1);
      if (fault !== null) {
        const removed = firstOpen(state().answers, questions) === fault.index;
        tell({ type: "refused", ...fault, ...(removed && { alert: ANSWER_REMOVED }) });
        return;
      }
      const answers = allAnswers();
      const { given, userId } = await ports.analyse(answers);
      tell({ type: "analysed", outcome: given, stored: sentBy(userId, answers) });
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
    /** Matches anew by the answers of now, or asks first for those that are missing. */
    matchAnew: () => goOnAfter({ type: "asked for a new match" }),
    reconcile,
    /** After that, at the opening: goes back to a question whose answer is gone. */
    open: () => tell({ type: "opened" }),

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
        const alert = await faultOfResending(question);
        if (alert !== null) {
          tell({ type: "refused", index, alert });
          return;
        }
        const answer = answerTo(question);
        const { given, userId } = await ports.send(question, answer);
        const stored = sentBy(userId, { [question.id]: answer });
        await goOnAfter({ type: "sent", safety: given, stored });
      } catch (error) {
        tell({ type: "failed", alert: ports.alertFor(error) });
      }
    },
  };
}

export type Assessment = ReturnType<typeof createAssessment>;
