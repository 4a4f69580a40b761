import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand";
import { expertKeys } from "../api/keys.ts";
import { processInput, refineInput, saveInput } from "../api/process-input.ts";
import { type Capture, createCapture } from "./capture.ts";
import { keepCaptureDraft, readCaptureDraft } from "./capture-draft.ts";
import type { CaptureState } from "./capture-state.ts";

/** What one expert is writing, found again after a reload. Give the component the slug as key. */
export function useCapture(slug: string): [CaptureState, Capture] {
  const queryClient = useQueryClient();
  const [capture] = useState(() =>
    createCapture(readCaptureDraft(slug), {
      therapistName: slug,
      process: (thoughts) => processInput(slug, thoughts),
      refine: (thoughts, instructions, original) =>
        refineInput(slug, thoughts, instructions, original),
      async save(processed) {
        const id = await saveInput(slug, processed);
        void queryClient.invalidateQueries({ queryKey: expertKeys.previous(slug) });
        return id;
      },
      keep: (state) => keepCaptureDraft(slug, state),
    }),
  );
  return [useStore(capture.store), capture];
}
