import { ProcessedInput } from "@rapport/shared/contracts/contributions.ts";
import { Safety } from "@rapport/shared/contracts/safety.ts";
import * as z from "zod/mini";
import { dropKept, keep, readKept } from "@/lib/browser-storage.ts";
import { type CaptureState, FRESH } from "./capture-state.ts";

/** What an expert was writing, as the browser keeps it through a reload. */
const Draft = z.object({
  version: z.literal(1),
  thoughts: z.string(),
  refinement: z.string(),
  result: z.nullable(
    z.object({
      original: z.string(),
      processed: ProcessedInput,
      notes: z.array(z.string()),
      safety: z.nullable(Safety),
    }),
  ),
});

const keyOf = (slug: string) => `expert-thoughts:${slug}`;

/** The state of before; a fresh one when there was none, or none that makes sense. */
export function readCaptureDraft(slug: string): CaptureState {
  const text = readKept(keyOf(slug));
  if (text === null) return FRESH;
  try {
    const { version: _, ...kept } = Draft.parse(JSON.parse(text));
    return { ...FRESH, ...kept };
  } catch {
    return FRESH;
  }
}

/** Keeps what would be missed; nothing is left behind once it is saved or cleared. */
export function keepCaptureDraft(slug: string, state: CaptureState): void {
  const { thoughts, refinement, result } = state;
  if (thoughts === "" && result === null) {
    dropKept(keyOf(slug));
    return;
  }
  keep(keyOf(slug), JSON.stringify({ version: 1, thoughts, refinement, result }));
}
