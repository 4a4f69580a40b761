import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import * as z from "zod/mini";

/** What an entry of the browser's history knows of the step that it stands for. */
const Entry = z.object({
  step: z.string(),
  /** The step of the entry before it; null where the page was entered. */
  before: z.nullable(z.string()),
  /** How many entries of this page stand before it. */
  depth: z.int(),
});
type Entry = z.infer<typeof Entry>;

const State = z.looseObject({ entry: Entry });

const entryIn = (state: unknown): Entry | null => State.safeParse(state).data?.entry ?? null;

interface StepHistory {
  /** The step in view, told from all others. */
  step: string;
  /** Shows the step that somebody went back or forward to; false when it cannot be shown any more. */
  onReturn: (step: string) => boolean;
  /** Done in place of going anywhere, while something holds the step in view. */
  held?: (() => void) | null;
  /** The last step is done: going back leads out of the page. */
  over: boolean;
}

/**
 * Makes the steps of one page places of their own for the browser's Back and Forward. Returns how a
 * button goes back: by the history where that leads to the step `previous`, else by `otherwise`.
 */
export function useStepHistory({ step, onReturn, held = null, over }: StepHistory) {
  const { key, pathname, search, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const here = useRef<Entry | null>(null);
  const lastKey = useRef<string | null>(null);
  const goingBack = useRef(false);

  useEffect(() => {
    const entry = entryIn(state);
    const isReturn = type === "POP" && lastKey.current !== null && lastKey.current !== key;
    lastKey.current = key;

    function write(now: Entry, replace: boolean) {
      here.current = now;
      const kept = typeof state === "object" ? state : null;
      void navigate(pathname + search, {
        state: { ...kept, entry: now },
        replace,
        preventScrollReset: true,
      });
    }

    if (here.current === null || entry === null) {
      // After a reload the page itself knows best where one stands.
      const now = { before: null, depth: 0, ...(entry ?? here.current), step };
      if (entry?.step === step) here.current = now;
      else write(now, true);
    } else if (isReturn) {
      goingBack.current = false;
      const wayBack = here.current.depth - entry.depth;
      if (over) void navigate(-entry.depth - 1);
      else if (entry.step === step) here.current = entry;
      else if (held !== null) {
        void navigate(wayBack);
        held();
      } else if (onReturn(entry.step)) here.current = entry;
      else void navigate(wayBack < 0 ? wayBack : -entry.depth - 1);
    } else if (here.current.step !== step) {
      const { step: before, depth } = here.current;
      write({ step, before, depth: depth + 1 }, false);
    }
  }, [key, type, pathname, search, state, navigate, step, onReturn, held, over]);

  return function goBack(previous: string | undefined, otherwise: () => void) {
    if (previous === undefined || here.current?.before !== previous) otherwise();
    else if (!goingBack.current) {
      goingBack.current = true;
      void navigate(-1);
    }
  };
}
