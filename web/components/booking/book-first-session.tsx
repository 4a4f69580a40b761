import { needsPause, type Safety } from "@rapport/shared/contracts/safety.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarHeart } from "lucide-react";
import { useState } from "react";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { errorMessage } from "@/lib/api-error.ts";
import { clientRequestsQuery, useAskForSession } from "@/lib/client-queries.ts";
import { useSession } from "@/lib/session.ts";
import { AskedAlready } from "./asked-already.tsx";
import { standingRequest, wishRequest } from "./session-wish.ts";
import { SessionWishForm } from "./session-wish-form.tsx";
import { useSessionWish } from "./use-session-wish.ts";

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
  const [asking, setAsking] = useState(false);
  const [safety, setSafety] = useState<Safety | null>(null);
  const wish = useSessionWish(user?.email ?? "", (filled) =>
    ask.mutate(wishRequest(therapist.id, filled), {
      onSuccess: (answer) => {
        setAsking(false);
        setSafety(answer.safety);
        wish.form.reset();
      },
    }),
  );
  const standing = standingRequest(requests.data ?? [], therapist.id, new Date());
  // Only once the dialog is gone, which would take the focus back.
  const justAsked = ask.isSuccess && !asking;

  return (
    <div className="flex flex-col items-stretch gap-4 sm:items-start">
      {standing ? (
        <AskedAlready request={standing} takeFocus={justAsked && !needsPause(safety)} />
      ) : (
        <Button
          onClick={() => setAsking(true)}
          aria-label={`Book First Session with ${therapist.name}`}
        >
          <CalendarHeart aria-hidden="true" className="size-5" />
          Book First Session
        </Button>
      )}
      {needsPause(safety) && <SafetyNotice safety={safety} takeFocus />}
      <Dialog
        open={asking}
        onOpenChange={(open) => !ask.isPending && setAsking(open)}
        title={`Book a first session with ${therapist.name}`}
        description="The therapist sees your request at once, and accepts or declines it."
      >
        <SessionWishForm
          wish={wish}
          therapistName={therapist.name}
          busy={ask.isPending}
          failure={
            ask.isError
              ? errorMessage(ask.error, "Your request could not be sent. Please try again.")
              : null
          }
          onCancel={() => setAsking(false)}
        />
      </Dialog>
    </div>
  );
}
