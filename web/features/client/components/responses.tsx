import type { ClientResponse } from "@rapport/shared/contracts/client-profile.ts";
import { needsPause, type Safety } from "@rapport/shared/contracts/safety.ts";
import { useEffect, useState } from "react";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { errorMessage } from "@/lib/api-error.ts";
import { useRemoveResponse } from "../api/correct-response.ts";
import { CorrectForm } from "./correct-form.tsx";
import { NoResponses } from "./no-responses.tsx";
import { questionId, ResponseItem } from "./response-item.tsx";

interface ResponsesProps {
  userId: string;
  responses: readonly ClientResponse[];
}

interface Outcome {
  of: "correction" | "removal";
  done: boolean;
  message: string;
}

/** The answers, one of which can be corrected or removed at a time. */
export function Responses({ userId, responses }: ResponsesProps) {
  const removal = useRemoveResponse(userId);
  const [correcting, setCorrecting] = useState<ClientResponse | null>(null);
  const [removing, setRemoving] = useState<ClientResponse | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [safety, setSafety] = useState<Safety | null>(null);

  // The button that was pressed is gone, and the dialog lets go of the focus only when it closes.
  const removed = outcome?.of === "removal" && removing === null;
  useEffect(() => {
    if (removed) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [removed]);

  // What is being typed stays, also when the answer is removed elsewhere meanwhile.
  const gone = correcting !== null && !responses.some(({ id }) => id === correcting.id);
  const shown = gone ? [...responses, correcting] : responses;

  function close(response: ClientResponse) {
    setCorrecting(null);
    const question = gone ? null : document.getElementById(questionId(response));
    (question?.closest("summary") ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }

  function corrected(response: ClientResponse, said: Safety | null) {
    setSafety(said);
    setOutcome({ of: "correction", done: true, message: "Your answer was corrected." });
    close(response);
  }

  async function remove({ id }: ClientResponse) {
    try {
      await removal.mutateAsync(id);
      setOutcome({ of: "removal", done: true, message: "Your answer was removed." });
    } catch (error) {
      const fallback = "Your answer could not be removed. Please try again.";
      setOutcome({ of: "removal", done: false, message: errorMessage(error, fallback) });
    }
  }

  return (
    <>
      {outcome && (
        <Alert tone={outcome.done ? "success" : "danger"} onDismiss={() => setOutcome(null)}>
          {outcome.message}
        </Alert>
      )}
      {needsPause(safety) && <SafetyNotice safety={safety} takeFocus />}
      {shown.length === 0 ? (
        <NoResponses />
      ) : (
        <>
          <p className="text-ink-soft">
            Your personality profile is written from these answers. Correct what was understood
            wrong, or remove what you do not want to be kept.
          </p>
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
            {shown.map((response) => (
              <li key={response.id}>
                <ResponseItem
                  response={response}
                  busy={correcting !== null}
                  onCorrect={() => {
                    setOutcome(null);
                    setSafety(null);
                    setCorrecting(response);
                  }}
                  onRemove={() => {
                    setOutcome(null);
                    setRemoving(response);
                  }}
                >
                  {correcting?.id === response.id && (
                    <CorrectForm
                      userId={userId}
                      begun={correcting}
                      stored={gone ? null : response}
                      onCorrected={corrected}
                      onCancel={() => close(correcting)}
                    />
                  )}
                </ResponseItem>
              </li>
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title="Are you sure you want to remove this answer?"
        description={removing?.question}
        confirmLabel="Remove"
        danger
        onConfirm={async () => {
          if (removing) await remove(removing);
        }}
      />
    </>
  );
}
