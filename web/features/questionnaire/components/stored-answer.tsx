import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { LongText } from "@/components/ui/long-text.tsx";

interface StoredAnswerProps {
  answer: string;
  /** Why one may want to look at it. */
  children: ReactNode;
}

/** Says that the box holds something else than what is stored, and shows what is. */
export function StoredAnswer({ answer, children }: StoredAnswerProps) {
  return (
    <Alert tone="warning" announce="status">
      <p>{children}</p>
      <details>
        <summary className="text-link min-h-8 py-1">Show the stored answer</summary>
        <LongText text={answer} what="the stored answer" />
      </details>
    </Alert>
  );
}
