import { TEXT_LIMIT } from "@rapport/shared/constants.ts";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { Field, TextArea } from "@/components/ui/field.tsx";

/** From so many characters before the limit on, the box counts down. */
const COUNTDOWN_FROM = 1_000;

interface AnswerBoxProps {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  readOnly: boolean;
  /** Id of the alert that says what is wrong with the answer, if anything is. */
  faultId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Where the answer is written. A text that is too long is counted, never cut off. */
export function AnswerBox({ field, value, readOnly, faultId, onType, onKeyDown }: AnswerBoxProps) {
  const countId = useId();
  const left = TEXT_LIMIT - value.trim().length;
  const counting = left <= COUNTDOWN_FROM;
  return (
    <Field label="Your answer" hideLabel>
      <TextArea
        ref={field}
        value={value}
        readOnly={readOnly}
        rows={6}
        className="max-h-[45vh]! read-only:bg-sunk"
        placeholder="Write as you would tell a friend…"
        aria-invalid={faultId === undefined ? undefined : true}
        aria-describedby={[faultId, counting && countId].filter(Boolean).join(" ") || undefined}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {counting && (
        <p
          id={countId}
          className={`text-sm ${left < 0 ? "font-medium text-danger" : "text-ink-soft"}`}
        >
          {left < 0
            ? `${(-left).toLocaleString("en-US")} characters too many`
            : `${left.toLocaleString("en-US")} characters left`}
        </p>
      )}
    </Field>
  );
}
