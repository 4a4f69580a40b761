import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { DictatedField, type DictatedFieldHandle } from "@/components/dictation/dictated-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field, FieldError, Select, TextArea } from "@/components/ui/field.tsx";
import { groupOf } from "../components/question-groups.ts";
import type { Editing } from "./editor-state.ts";

interface ItemFormProps {
  editing: Editing;
  /** It was to be taken over without any words in it. */
  empty: boolean;
  busy: boolean;
  onType: (editing: Editing) => void;
  onApply: () => void;
  onCancel: () => void;
}

/** The words of a question or an insight, to be typed or spoken. */
export function ItemForm({ editing, empty, busy, onType, onApply, onCancel }: ItemFormProps) {
  const field = useRef<DictatedFieldHandle>(null);
  const faultId = useId();
  const isQuestion = editing.kind === "question";
  const noun = isQuestion ? "question" : "insight";

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (empty) field.current?.focus();
  }, [empty]);

  function apply(event: FormEvent) {
    event.preventDefault();
    field.current?.close();
    onApply();
  }

  function cancelByKey(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onCancel();
  }

  return (
    <form noValidate onSubmit={apply} onKeyDown={cancelByKey} className="flex flex-col gap-5">
      <DictatedField
        ref={field}
        label={isQuestion ? "Question" : "Insight"}
        voiceTitle={`Dictate the ${noun}`}
        rows={3}
        className="max-h-[40vh]! min-h-24!"
        disabled={busy}
        text={isQuestion ? editing.value.question : editing.value.insight}
        onText={(text) =>
          onType(
            isQuestion
              ? { ...editing, value: { ...editing.value, question: text } }
              : { ...editing, value: { ...editing.value, insight: text } },
          )
        }
        faultId={empty ? faultId : undefined}
      >
        {empty && (
          <div className="-mt-4">
            <FieldError id={faultId} message={`Please enter the ${noun}`} />
          </div>
        )}
      </DictatedField>
      <Rest editing={editing} busy={busy} onType={onType} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          Apply
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What goes with it: the reasoning and the audience of a question, the application of an insight. */
function Rest({ editing, busy, onType }: Pick<ItemFormProps, "editing" | "busy" | "onType">) {
  const look = "max-h-[40vh]! min-h-24!";
  if (editing.kind === "insight") {
    return (
      <Field label="Application" optional>
        <TextArea
          rows={3}
          className={look}
          readOnly={busy}
          value={editing.value.application}
          onChange={({ target }) =>
            onType({ ...editing, value: { ...editing.value, application: target.value } })
          }
        />
      </Field>
    );
  }
  const { value } = editing;
  return (
    <>
      <Field label="Why we're asking" optional>
        <TextArea
          rows={3}
          className={look}
          readOnly={busy}
          value={value.reasoning}
          onChange={({ target }) =>
            onType({ ...editing, value: { ...value, reasoning: target.value } })
          }
        />
      </Field>
      <Field label="Audience">
        <Select
          disabled={busy}
          className="sm:max-w-60"
          value={value.audience}
          onChange={({ target }) =>
            onType({ ...editing, value: { ...value, audience: target.value } })
          }
        >
          <option value="client">Client</option>
          <option value="therapist">Therapist</option>
          {groupOf(value.audience) === "other" && <option value={value.audience}>Other</option>}
        </Select>
      </Field>
    </>
  );
}
