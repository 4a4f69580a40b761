import type { Safety } from "@rapport/shared/contracts/safety.ts";
import type { TherapistResponse } from "@rapport/shared/contracts/therapist-profile.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { type AnswerAlert, AnswerForm } from "@/components/question/answer-form.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { answerFault } from "@/lib/answer-rules.ts";
import { errorMessage } from "@/lib/api-error.ts";
import { useSaveTherapistResponse } from "../api/save-therapist-response.ts";
import { EDIT_TITLE, QUESTIONS_PATH, SAVE_FAILED } from "../texts.ts";
import { useEditedAnswer } from "../use-edited-answer.ts";
import { StoredAnswer } from "./stored-answer.tsx";

interface EditFormProps {
  userId: string;
  response: TherapistResponse;
  onSaved: (safety: Safety | null) => void;
}

/** A stored answer in its box, to be saved or left as it was. */
export function EditForm({ userId, response, onSaved }: EditFormProps) {
  const { questionId, question } = response;
  const navigate = useNavigate();
  const edited = useEditedAnswer(userId, response);
  const saving = useSaveTherapistResponse(userId);
  const [alert, setAlert] = useState<AnswerAlert | null>(null);
  const [asking, setAsking] = useState(false);

  function save() {
    const fault = answerFault(edited.text);
    if (fault !== null) {
      setAlert({ text: fault, aboutAnswer: true });
      return;
    }
    setAlert(null);
    saving.mutate(
      { userId, questionId, question, answer: edited.text.trim() },
      {
        onSuccess: ({ safety }) => {
          edited.forget();
          onSaved(safety);
        },
        onError: (error) =>
          setAlert({ text: errorMessage(error, SAVE_FAILED), aboutAnswer: false }),
      },
    );
  }

  function leave() {
    edited.forget();
    void navigate(QUESTIONS_PATH);
  }

  return (
    <>
      <AnswerForm
        heading={
          <PageHeading title={EDIT_TITLE}>
            <span className="mb-2 block text-sm font-medium tracking-normal text-ink-soft">
              {EDIT_TITLE}
            </span>
            <span className="block text-2xl">{question}</span>
          </PageHeading>
        }
        answer={edited.text}
        onType={(text) => {
          setAlert(null);
          edited.type(text);
        }}
        placeholder="In your own words, as you would tell a colleague…"
        alert={alert}
        onDismissAlert={() => setAlert(null)}
        back={
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            disabled={saving.isPending}
            onClick={() => (edited.isChanged ? setAsking(true) : leave())}
          >
            Cancel
          </Button>
        }
        submitLabel={saving.isPending ? "Saving..." : "Save"}
        submitDeed="saves your answer"
        busy={saving.isPending}
        onSubmit={save}
      >
        {edited.isFromEarlier && (
          <StoredAnswer answer={response.answer}>
            These are changes that you began earlier and have not saved.
          </StoredAnswer>
        )}
        {edited.isOvertaken && (
          <StoredAnswer answer={response.answer}>
            Your stored answer was changed in another tab or on another device since you began.
            Saving puts what stands here in its place.
          </StoredAnswer>
        )}
      </AnswerForm>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Are you sure you want to discard your changes?"
        description="Your stored answer stays as it was."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        danger
        onConfirm={leave}
      />
    </>
  );
}
