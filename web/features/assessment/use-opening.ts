import { useEffect, useState } from "react";
import { withPatience } from "@/lib/patience.ts";
import type { Assessment } from "./assessment.ts";

/** `unread`: the server could not say, or not soon enough, what is stored of what was sent. */
export type Opening = "reading" | "unread" | "done";

const needsReading = ({ store }: Assessment) => Object.keys(store.getState().sent).length > 0;

/** Has what was sent before compared with what is stored, before a person goes on from there. */
export function useOpening(assessment: Assessment) {
  const [opening, setOpening] = useState<Opening>(() =>
    needsReading(assessment) ? "reading" : "done",
  );

  useEffect(() => {
    if (opening !== "reading") return;
    let isLeft = false;
    const reading = assessment.reconcile().then(() => true);
    withPatience(reading.catch(() => null)).then((isRead) => {
      if (isLeft) return;
      if (isRead) assessment.open();
      setOpening(isRead ? "done" : "unread");
    });
    return () => {
      isLeft = true;
    };
  }, [assessment, opening]);

  return { opening, readAgain: () => setOpening("reading") };
}
