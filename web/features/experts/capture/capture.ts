import { REFINEMENT_LIMIT, TEXT_LIMIT } from "@rapport/shared/constants.ts";
import type {
  ProcessedInput,
  ProcessedInputAnswer,
} from "@rapport/shared/contracts/contributions.ts";
import { createStore } from "zustand/vanilla";
import { errorMessage } from "@/lib/api-error.ts";
import {
  NO_REFINEMENT,
  NO_THERAPIST_NAME,
  NO_THOUGHTS,
  processingFailed,
  refiningFailed,
  savingInputFailed,
  tooLong,
} from "../texts.ts";
import { type CaptureAlert, type CaptureState, FRESH, savable } from "./capture-state.ts";

type Answer = Pick<ProcessedInputAnswer, "processedInput" | "notes" | "safety">;

/** What the capture of thoughts needs from outside. */
export interface CapturePorts {
  /** Whose thoughts they are; without a name nothing can be done with them. */
  therapistName: string;
  process(thoughts: string): Promise<Answer>;
  refine(thoughts: string, instructions: string, original: ProcessedInput): Promise<Answer>;
  /** @returns the id of the contribution, if the server gives one */
  save(processed: ProcessedInput): Promise<string | null>;
  /** Keeps the state, so that a reload finds it. Called after every change. */
  keep(state: CaptureState): void;
}

const UNKNOWN_FAILURE = "Something went wrong. Please try again.";

/** An expert's way from thoughts to a saved contribution, apart from React. */
export function createCapture(initial: CaptureState, ports: CapturePorts) {
  const store = createStore<CaptureState>()(() => initial);
  store.subscribe(ports.keep);
  const state = () => store.getState();
  const set = (changes: Partial<CaptureState>) => store.setState(changes);
  const refuse = (about: CaptureAlert["about"], text: string) =>
    set({ alert: { about, text, isFault: true } });

  /** Does something that takes a while; what goes wrong becomes an alert. */
  async function work(
    name: Exclude<CaptureState["work"], "none">,
    about: CaptureAlert["about"],
    wording: (message: string) => string,
    deed: () => Promise<Partial<CaptureState>>,
  ): Promise<void> {
    set({ work: name, alert: null, saved: null });
    try {
      set({ ...(await deed()), work: "none" });
    } catch (error) {
      const text = wording(errorMessage(error, UNKNOWN_FAILURE));
      set({ work: "none", alert: { about, text, isFault: false } });
    }
  }

  return {
    store,
    typeThoughts: (thoughts: string) => set({ thoughts, saved: null }),
    typeRefinement: (refinement: string) => set({ refinement }),
    dismissAlert: () => set({ alert: null, saved: null }),
    clear: () => set(FRESH),

    async process() {
      if (state().work !== "none") return;
      const thoughts = state().thoughts.trim();
      if (thoughts === "") return refuse("thoughts", NO_THOUGHTS);
      if (thoughts.length > TEXT_LIMIT) {
        return refuse("thoughts", tooLong("Your thoughts", thoughts.length));
      }
      if (ports.therapistName.trim() === "") return refuse("thoughts", NO_THERAPIST_NAME);
      await work("processing", "thoughts", processingFailed, async () => {
        const { processedInput: processed, notes, safety } = await ports.process(thoughts);
        return { result: { original: thoughts, processed, notes, safety } };
      });
    },

    /** Replaces the result by one that follows the instructions. */
    async refine() {
      const { work: underWay, result } = state();
      if (underWay !== "none" || result === null) return;
      const instructions = state().refinement.trim();
      if (instructions === "") return refuse("refinement", NO_REFINEMENT);
      if (instructions.length > REFINEMENT_LIMIT) {
        const text = tooLong("The instructions", instructions.length, REFINEMENT_LIMIT);
        return refuse("refinement", text);
      }
      await work("refining", "refinement", refiningFailed, async () => {
        const { original } = result;
        const answer = await ports.refine(original, instructions, result.processed);
        const { processedInput: processed, notes, safety } = answer;
        return {
          result: { original, processed, notes, safety: safety ?? result.safety },
          refinement: "",
        };
      });
    },

    async save() {
      const { work: underWay, result } = state();
      if (underWay !== "none" || result === null) return;
      await work("saving", "saving", savingInputFailed, async () => {
        const contributionId = await ports.save(savable(result));
        return { ...FRESH, saved: { contributionId } };
      });
    },
  };
}

export type Capture = ReturnType<typeof createCapture>;
