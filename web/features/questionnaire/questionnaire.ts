import type {
  SubmitTherapistResponsesRequest,
  TherapistQuestion,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { createStore } from "zustand/vanilla";
import {
  faultAt,
  firstOpenPlace,
  type Known,
  nameOf,
  type Place,
  placesOf,
  type QuestionnaireEvent,
  type QuestionnaireState,
  reduce,
  type Submission,
  type Typed,
} from "./questionnaire-state.ts";
import { excessOf, requestOf } from "./request.ts";
import { SUBMIT_FAILED, tooLongTogether } from "./texts.ts";
import type { TherapistInfo } from "./therapist-info.ts";

/** What the questionnaire needs from outside. */
export interface QuestionnairePorts {
  submit(request: SubmitTherapistResponsesRequest): Promise<Submission>;
  /** Told of a submit that failed; the alert is the questionnaire's own. */
  onFailure(error: unknown): void;
  /** Keeps the state, so that a reload finds it. Called after every change made here. */
  keep(state: QuestionnaireState): void;
}

/** One therapist's way through the questions, apart from React: the state, and the deeds that change it. */
export function createQuestionnaire(initial: QuestionnaireState, ports: QuestionnairePorts) {
  const store = createStore<QuestionnaireState>()(() => initial);
  const state = () => store.getState();

  /** What came from outside is not kept again: the tab that wrote it has done so. */
  const takeIn = (event: QuestionnaireEvent) => store.setState(reduce(state(), event), true);

  function tell(event: QuestionnaireEvent) {
    takeIn(event);
    ports.keep(state());
  }

  /** What keeps all of it from being sent, and where it is put right. */
  function faultOfAll(request: SubmitTherapistResponsesRequest) {
    const open = firstOpenPlace(state());
    const fault = open && faultAt(state(), open);
    if (open && fault) return { place: open, alert: fault };
    const excess = excessOf(request);
    if (excess === 0) return null;
    return { place: { at: "review" } as const, alert: tooLongTogether(excess) };
  }

  return {
    store,
    enter: (field: keyof TherapistInfo, text: string) => tell({ type: "entered", field, text }),
    type: (questionId: string, text: string) => tell({ type: "typed", questionId, text }),
    goOn: () => tell({ type: "went on", to: "next" }),
    goBackToReview: () => tell({ type: "went on", to: "review" }),
    goBack: () => tell({ type: "went back" }),
    goTo: (place: Place) => tell({ type: "went to", place }),
    /** Goes to the place of this name; false when there is none any more. */
    goToNamed(name: string): boolean {
      const place = placesOf(state().questions).find((one) => nameOf(one) === name);
      if (place) tell({ type: "went to", place });
      return place !== undefined;
    },
    dismissAlert: () => takeIn({ type: "dismissed the alert" }),
    dismissChange: () => takeIn({ type: "dismissed the change" }),
    comeToKnow: (known: Known) => takeIn({ type: "came to know", known }),
    takeQuestions: (questions: readonly TherapistQuestion[]) =>
      takeIn({ type: "questions arrived", questions }),
    /** Another tab of the same person has written: both show the same words. */
    takeTyped: (typed: Typed) => takeIn({ type: "typed elsewhere", typed }),

    /** Sends everything, or goes to what keeps it from being sent. */
    async submit() {
      if (state().status.name !== "answering") return;
      const request = requestOf(state());
      const fault = faultOfAll(request);
      if (fault !== null) {
        tell({ type: "refused", ...fault });
        return;
      }
      tell({ type: "submitting" });
      try {
        tell({ type: "submitted", submission: await ports.submit(request) });
      } catch (error) {
        tell({ type: "failed", alert: SUBMIT_FAILED });
        ports.onFailure(error);
      }
    },
  };
}

export type Questionnaire = ReturnType<typeof createQuestionnaire>;
