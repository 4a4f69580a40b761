import type { Safety } from "@rapport/shared/contracts/safety.ts";
import type {
  SessionDecision,
  SessionRequest,
} from "@rapport/shared/contracts/session-requests.ts";
import { Dialog } from "@/components/ui/dialog.tsx";
import { errorMessage, hasStatus } from "@/lib/api-error.ts";
import { longDateTime } from "@/lib/moments.ts";
import { useDecideSessionRequest } from "../api/decide-session-request.ts";
import { AcceptForm } from "./accept-form.tsx";
import { DeclineForm } from "./decline-form.tsx";

export type DecisionKind = "accept" | "decline";

/** What became of it. `done` is false when somebody else was quicker: another tab, or the client. */
export interface DecisionOutcome {
  requestId: string;
  done: boolean;
  message: string;
}

interface DecisionDialogProps {
  userId: string;
  request: SessionRequest;
  kind: DecisionKind;
  onClose: () => void;
  onDecided: (outcome: DecisionOutcome, safety: Safety | null) => void;
}

/** What the forms inside need to send a decision. */
export interface DecisionSending {
  busy: boolean;
  /** The sentence of a failure that another try may mend; nothing that was filled in is lost. */
  failure: string | null;
  send: (decision: SessionDecision) => void;
  onCancel: () => void;
}

/** Accepts or declines one request, once. */
export function DecisionDialog({ userId, request, kind, onClose, onDecided }: DecisionDialogProps) {
  const decide = useDecideSessionRequest(userId);
  const { clientName } = request;

  function send(decision: SessionDecision) {
    decide.mutate(
      { id: request.id, decision },
      {
        onSuccess: (answer) => {
          const { startsAt } = answer.request;
          const message = startsAt
            ? `You accepted the session with ${clientName} on ${longDateTime(startsAt)}.`
            : `You declined the request of ${clientName}.`;
          onDecided({ requestId: request.id, done: true, message }, answer.safety);
        },
        onError: (error) => {
          if (!hasStatus(error, 409) && !hasStatus(error, 404)) return;
          const message = errorMessage(error, "This request was decided or withdrawn meanwhile.");
          onDecided({ requestId: request.id, done: false, message }, null);
        },
      },
    );
  }

  const sending: DecisionSending = {
    busy: decide.isPending,
    failure: decide.isError
      ? errorMessage(decide.error, "Your answer could not be sent. Please try again.")
      : null,
    send,
    onCancel: onClose,
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !decide.isPending && onClose()}
      title={`${kind === "accept" ? "Accept" : "Decline"} the request of ${clientName}`}
    >
      {kind === "accept" ? (
        <AcceptForm request={request} sending={sending} />
      ) : (
        <DeclineForm clientName={clientName} sending={sending} />
      )}
    </Dialog>
  );
}
