import type { ClientResponse } from "@rapport/shared/contracts/client-profile.ts";
import { ChevronDown, MessageSquareText, Mic, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { LongText } from "@/components/ui/long-text.tsx";
import { longDate } from "@/lib/moments.ts";
import { answerText } from "../answer-text.ts";
import { SOURCE_NAMES } from "../sources.ts";

export const questionId = ({ id }: ClientResponse) => `question-${id}`;

interface ResponseItemProps {
  response: ClientResponse;
  /** Some answer is being corrected, this one or another. */
  busy: boolean;
  onCorrect: () => void;
  onRemove: () => void;
  /** Takes the place of the answer while that is being corrected. */
  children: ReactNode;
}

/** A question that opens to its answer, with where that comes from and what can be done about it. */
export function ResponseItem({ response, busy, onCorrect, onRemove, children }: ResponseItemProps) {
  const { source, inferred } = response;
  const SourceIcon = source === "voice" ? Mic : MessageSquareText;
  const headingId = questionId(response);
  return (
    <details className="group">
      <summary className="flex list-none items-start gap-3 px-4 py-4 -outline-offset-3 hover:bg-sunk/60 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 grow flex-col gap-1.5">
          <span id={headingId} className="font-semibold wrap-anywhere">
            {response.question}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <span className="inline-flex items-center gap-1.5">
              <SourceIcon aria-hidden="true" className="size-4" />
              {SOURCE_NAMES[source]}
            </span>
            <time dateTime={response.updatedAt}>{longDate(response.updatedAt)}</time>
            {inferred && (
              <Badge tone="warning" className="py-0">
                Inferred
              </Badge>
            )}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-6 sm:px-6">
        {children || <Answer response={response} />}
        {!busy && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={onCorrect} aria-describedby={headingId}>
              <Pencil aria-hidden="true" className="size-5" />
              Correct
            </Button>
            <Button variant="ghost" onClick={onRemove} aria-describedby={headingId}>
              <Trash2 aria-hidden="true" className="size-5" />
              Remove
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

function Answer({ response }: { response: ClientResponse }) {
  const { inferred, reasoning } = response;
  return (
    <>
      <LongText text={answerText(response)} what="your answer" />
      {inferred && (
        <div className="rounded-md bg-warning-soft px-4 py-3">
          <p className="font-semibold">You were not asked this; it was concluded.</p>
          {reasoning && <p className="wrap-anywhere">{reasoning}</p>}
        </div>
      )}
    </>
  );
}
