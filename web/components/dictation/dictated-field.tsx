import { TEXT_LIMIT } from "@rapport/shared/constants.ts";
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { Field, TextArea } from "@/components/ui/field.tsx";
import { CharactersLeft, isCounting } from "./characters-left.tsx";
import type { DictationMode } from "./dictation.ts";
import { DictationButton } from "./dictation-button.tsx";
import { DictationNotes } from "./dictation-notes.tsx";
import type { PermissionWording } from "./messages.ts";
import type { CreateRecogniser } from "./recogniser.ts";
import { useDictation } from "./use-dictation.ts";

/** What a page does with the field from outside. */
export interface DictatedFieldHandle {
  focus(): void;
  /** Turns dictation off; the last words are still added. */
  stop(): void;
  /** Turns dictation off at once: nothing is written any more. Before the text is sent or cleared. */
  close(): void;
}

interface DictatedFieldProps {
  ref?: Ref<DictatedFieldHandle>;
  label: ReactNode;
  /** Hides the label from sight, for a field whose meaning the page already shows. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** The text, held by the caller. */
  text: string;
  onText: (text: string) => void;
  mode?: DictationMode;
  permissionWording?: PermissionWording;
  /** What the microphone button is called while dictation is off. */
  voiceTitle?: string;
  /** Something is under way with the text: it can be read, but neither typed nor dictated. */
  disabled?: boolean;
  /** How many characters it may have, counted down near the end. A longer text is never cut off. */
  limit?: number;
  /** Id of the alert that says what is wrong with the text, if anything is. */
  faultId?: string | undefined;
  placeholder?: string;
  rows?: number;
  className?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Buttons in a row with the microphone's. */
  actions?: ReactNode;
  /** What stands between the row of buttons and the note on where the voice goes. */
  footnotes?: ReactNode;
  /** What stands between the box and the row of buttons: alerts. */
  children?: ReactNode;
  recogniser?: () => CreateRecogniser | null;
}

/** A box to write in or speak into, with its microphone button and all that goes with dictation. */
export function DictatedField({
  ref,
  label,
  hideLabel = false,
  hint,
  text,
  onText,
  mode,
  permissionWording,
  voiceTitle,
  disabled = false,
  limit = TEXT_LIMIT,
  faultId,
  placeholder,
  rows = 6,
  className,
  onKeyDown,
  actions,
  footnotes,
  children,
  recogniser,
}: DictatedFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const dictation = useDictation({
    text,
    onText,
    field,
    ...(mode && { mode }),
    ...(permissionWording && { permissionWording }),
    ...(recogniser && { recogniser }),
  });
  const { stop, close } = dictation;
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus(), stop, close }), [
    stop,
    close,
  ]);
  const id = useId();
  const countId = `${id}-count`;
  const hintId = `${id}-hint`;
  const voiceNoteId = `${id}-voice`;
  const describedBy = [hint && hintId, faultId, isCounting(text, limit) && countId];

  return (
    <div className="flex flex-col gap-6">
      <Field label={label} hideLabel={hideLabel}>
        {hint && (
          <p id={hintId} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
        <TextArea
          ref={field}
          value={text}
          readOnly={disabled}
          rows={rows}
          className={className ?? "max-h-[45vh]! read-only:bg-sunk"}
          placeholder={placeholder}
          aria-invalid={faultId === undefined ? undefined : true}
          aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <CharactersLeft id={countId} text={text} limit={limit} />
      </Field>
      {children}
      <div className="flex flex-wrap gap-3">
        <DictationButton
          dictation={dictation}
          disabled={disabled}
          describedBy={voiceNoteId}
          {...(voiceTitle && { title: voiceTitle })}
        />
        {actions}
      </div>
      <div className="flex flex-col gap-2">
        {footnotes}
        <DictationNotes dictation={dictation} id={voiceNoteId} />
      </div>
    </div>
  );
}
