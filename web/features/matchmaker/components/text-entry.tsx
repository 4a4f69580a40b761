import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { CharactersLeft, isCounting } from "@/components/dictation/characters-left.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field, TextArea } from "@/components/ui/field.tsx";

interface TextEntryProps {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  /** What an earlier page left in it. */
  left?: string;
  limit: number;
  /** Nothing can be sent at the moment; what is written stays. */
  held?: boolean;
  onSend: (text: string) => void;
  /** Whatever stands there, at every change. */
  onType?: (text: string) => void;
}

/** Writes in place of speaking, at any time. Enter sends, with Shift it begins a new line. */
export function TextEntry({
  ref,
  label,
  left = "",
  limit,
  held = false,
  onSend,
  onType,
}: TextEntryProps) {
  const [text, setText] = useState(left);
  const countId = useId();
  const tooLong = text.trim().length > limit;

  function send() {
    const written = text.trim();
    if (held || tooLong || written === "") return;
    setText("");
    onSend(written);
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Enter also ends the composition of a character in some scripts.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={label} className="min-w-0 grow">
        <TextArea
          ref={ref}
          rows={1}
          value={text}
          enterKeyHint="send"
          autoComplete="off"
          className="max-h-40! min-h-12! resize-none!"
          placeholder="Type your answer…"
          aria-invalid={tooLong || undefined}
          aria-describedby={isCounting(text, limit) ? countId : undefined}
          onChange={(event) => {
            setText(event.target.value);
            onType?.(event.target.value);
          }}
          onKeyDown={sendOnEnter}
        />
        <CharactersLeft id={countId} text={text} limit={limit} />
      </Field>
      <Button
        type="submit"
        aria-label="Send"
        className="min-h-12 px-3.5!"
        aria-disabled={held || tooLong || undefined}
      >
        <SendHorizontal aria-hidden="true" className="size-5" />
      </Button>
    </form>
  );
}
