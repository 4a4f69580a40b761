import { needsPause, type Safety } from "@rapport/shared/contracts/safety.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarHeart } from "lucide-react";
import { useState } from "react";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { errorMessage } from "@/lib/api-error.ts";
import { clientRequestsQuery, useAskForSession } from "@/lib/client-queries.ts";
import { latePart, useLatePart } from "@/lib/late-part.ts";
import { useSession } from "@/lib/session.ts";
import { AskedAlready } from "./asked-already.tsx";
import { type SessionWish, standingRequest, wishRequest } from "./session-wish.ts";

/** The form weighs more than many a page that has its button. */
const bookingDialog = latePart(() => import("./booking-dialog.tsx"));

interface BookFirstSessionProps {
  therapist: { id: string; name: string };
}

/**
 * Asks a recommended therapist for a first session, or says what became of having asked. Therapists
 * and admins ask nobody.
 */
export function BookFirstSession({ therapist }: BookFirstSessionProps) {
  const user = useSession((session) => session.user);
  if (user && user.role !== "client") return null;
  return <Booking therapist={therapist} />;
}

function Booking({ therapist }: BookFirstSessionProps) {
  const user = useSession((session) => session.user);
  const requests = useQuery({
    ...clientRequestsQuery(user?.id ?? ""),
    enabled: user !== null,
  });
  const ask = useAskForSession();
  const dialog = useLatePart(bookingDialog);
  const [asking, setAsking] = useState(false);
  const [safety, setSafety] = useState<Safety | null>(null);

  function open() {
    setAsking(true);
    if (!dialog.part) void dialog.fetch();
  }

  function send(wish: SessionWish, forget: () => void) {
    ask.mutate(wishRequest(therapist.id, wish), {
      onSuccess: (answer) => {
        setAsking(false);
        setSafety(answer.safety);
        forget();
      },
    });
  }

  const standing = standingRequest(requests.data ?? [], therapist.id, new Date());
  // Only once the dialog is gone, which would take the focus back.
  const justAsked = ask.isSuccess && !asking;

  return (
    <div className="flex flex-col items-stretch gap-4 sm:items-start">
      {standing ? (
        <AskedAlready request={standing} takeFocus={justAsked && !needsPause(safety)} />
      ) : (
        <Button
          onClick={open}
          // Whoever points at it is about to press it.
          onPointerEnter={prefetchDialog}
          busy={asking && dialog.fetching}
          aria-label={`Book First Session with ${therapist.name}`}
        >
          <CalendarHeart aria-hidden="true" className="size-5" />
          Book First Session
        </Button>
      )}
      {dialog.failed && !dialog.fetching && (
        <Alert tone="danger">
          The form could not be loaded. Check your connection and press the button again.
        </Alert>
      )}
      {needsPause(safety) && <SafetyNotice safety={safety} takeFocus />}
      {dialog.part && (
        <dialog.part.BookingDialog
          open={asking}
          onOpenChange={setAsking}
          therapistName={therapist.name}
          contact={user?.email ?? ""}
          busy={ask.isPending}
          failure={
            ask.isError
              ? errorMessage(ask.error, "Your request could not be sent. Please try again.")
              : null
          }
          onSend={send}
        />
      )}
    </div>
  );
}

function prefetchDialog() {
  bookingDialog.fetch().catch(() => undefined);
}
