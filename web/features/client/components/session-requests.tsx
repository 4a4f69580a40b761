import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Unloaded } from "@/components/layout/unloaded.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { errorMessage } from "@/lib/api-error.ts";
import { clientRequestsQuery } from "@/lib/client-queries.ts";
import { useWithdrawRequest } from "../api/withdraw-request.ts";
import { useScrollToHash } from "../use-scroll-to-hash.ts";
import { RequestCard } from "./request-card.tsx";

interface Outcome {
  done: boolean;
  message: string;
}

/** The sessions that the client asked for, and what became of each. Nothing at all before the first. */
export function SessionRequests({ userId }: { userId: string }) {
  const requests = useQuery(clientRequestsQuery(userId));
  const withdrawal = useWithdrawRequest(userId);
  const [withdrawing, setWithdrawing] = useState<SessionRequest | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();

  // The button that was pressed is gone, and the dialog lets go of the focus only when it closes.
  useEffect(() => {
    if (outcome && withdrawing === null) heading.current?.focus();
  }, [outcome, withdrawing]);

  const shown = requests.data === undefined ? requests.isError : requests.data.length > 0;
  useScrollToHash(heading, shown && hash === "#session-requests");
  if (!shown) return null;

  function ask(request: SessionRequest) {
    setOutcome(null);
    setWithdrawing(request);
  }

  async function withdraw({ id, therapistName }: SessionRequest) {
    try {
      await withdrawal.mutateAsync(id);
      setOutcome({ done: true, message: `You withdrew your request to ${therapistName}.` });
    } catch (error) {
      const fallback = "Your request could not be withdrawn. Please try again.";
      setOutcome({ done: false, message: errorMessage(error, fallback) });
    }
  }

  return (
    <section aria-labelledby="session-requests" className="flex flex-col gap-4">
      <h2 id="session-requests" ref={heading} tabIndex={-1} className="text-2xl">
        Your Session Requests
      </h2>
      {outcome && (
        <Alert tone={outcome.done ? "success" : "warning"} onDismiss={() => setOutcome(null)}>
          {outcome.message}
        </Alert>
      )}
      {requests.data === undefined ? (
        <Unloaded
          query={requests}
          loading="Loading your session requests..."
          failed="Failed to load your session requests. Please try again later."
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {requests.data.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} onWithdraw={() => ask(request)} />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={withdrawing !== null}
        onOpenChange={(open) => !open && setWithdrawing(null)}
        title={`Withdraw your request to ${withdrawing?.therapistName ?? ""}?`}
        description="The therapist no longer sees it. You can ask again later."
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        onConfirm={async () => {
          if (withdrawing) await withdraw(withdrawing);
        }}
      />
    </section>
  );
}
