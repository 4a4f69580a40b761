import { needsPause, type Safety } from "@rapport/shared/contracts/safety.ts";
import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Unloaded } from "@/components/layout/unloaded.tsx";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { sessionRequestsQuery } from "../api/get-session-requests.ts";
import { useTherapistArea } from "../therapist-area.ts";
import { DecisionDialog, type DecisionKind, type DecisionOutcome } from "./decision-dialog.tsx";
import { requestHeadingId, SessionRequestCard } from "./session-request-card.tsx";

/** What clients ask for, as it comes in, and the answers that were given. */
export function SessionRequestsTab() {
  const { user, liveness } = useTherapistArea();
  const requests = useQuery(sessionRequestsQuery(user.id));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PageHeading>Session Requests</PageHeading>
      <p role="status" className={liveness === "asking" ? "text-sm text-ink-soft" : "sr-only"}>
        {liveness === "asking" &&
          "Live updates are interrupted. New requests are looked for every few seconds."}
      </p>
      {requests.data === undefined ? (
        <Unloaded
          query={requests}
          loading="Loading your session requests..."
          failed="Failed to load your session requests. Please try again later."
        />
      ) : (
        <Requests userId={user.id} requests={requests.data} />
      )}
    </div>
  );
}

interface Deciding {
  request: SessionRequest;
  kind: DecisionKind;
}

function Requests({ userId, requests }: { userId: string; requests: SessionRequest[] }) {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [outcome, setOutcome] = useState<DecisionOutcome | null>(null);
  const [safety, setSafety] = useState<Safety | null>(null);

  // The button that was pressed is gone: the focus goes to what became of the request.
  useEffect(() => {
    if (!outcome) return;
    const decided = outcome.done && document.getElementById(requestHeadingId(outcome.requestId));
    (decided || document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [outcome]);

  const open = requests.filter(({ status }) => status === "pending");
  const decided = requests.filter(({ status }) => status !== "pending");

  function decide(request: SessionRequest, kind: DecisionKind) {
    setOutcome(null);
    setDeciding({ request, kind });
  }

  return (
    <>
      {outcome && (
        <Alert tone={outcome.done ? "success" : "warning"} onDismiss={() => setOutcome(null)}>
          {outcome.message}
        </Alert>
      )}
      {needsPause(safety) && <SafetyNotice safety={safety} />}
      {requests.length === 0 && (
        <EmptyState level="h2" title="No session requests yet">
          <p>When a client asks for a first session with you, it appears here at once.</p>
        </EmptyState>
      )}
      {requests.length > 0 && (
        <section aria-labelledby="open-requests" className="flex flex-col gap-4">
          <h2 id="open-requests" className="text-xl">
            Open
          </h2>
          {open.length === 0 && <p className="text-ink-soft">Nothing waits for your answer.</p>}
          {open.map((request) => (
            <SessionRequestCard
              key={request.id}
              request={request}
              onAccept={() => decide(request, "accept")}
              onDecline={() => decide(request, "decline")}
            />
          ))}
        </section>
      )}
      {decided.length > 0 && (
        <section aria-labelledby="decided-requests" className="flex flex-col gap-4">
          <h2 id="decided-requests" className="text-xl">
            Answered
          </h2>
          {decided.map((request) => (
            <SessionRequestCard key={request.id} request={request} />
          ))}
        </section>
      )}
      {deciding && (
        <DecisionDialog
          {...deciding}
          userId={userId}
          onClose={() => setDeciding(null)}
          onDecided={(result, said) => {
            setDeciding(null);
            setOutcome(result);
            setSafety(said);
          }}
        />
      )}
    </>
  );
}
