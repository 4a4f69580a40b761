import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { PreferredTimes } from "@/components/session-request/preferred-times.tsx";
import { RequestHeader } from "@/components/session-request/request-header.tsx";
import { SessionTime } from "@/components/session-request/session-time.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Fact } from "@/components/ui/fact.tsx";
import { LongText } from "@/components/ui/long-text.tsx";
import { FORMAT_NAMES } from "@/lib/session-formats.ts";

interface RequestCardProps {
  request: SessionRequest;
  onWithdraw: () => void;
}

/** One request for a first session as its client sees it, with the therapist's answer. */
export function RequestCard({ request, onWithdraw }: RequestCardProps) {
  const { therapistName, format, preferredTimes, contact, note, startsAt, therapistNote } = request;
  const headingId = `request-${request.id}`;
  return (
    <Card className="flex flex-col gap-4">
      <RequestHeader request={request} name={therapistName} headingId={headingId} />
      {startsAt && (
        <SessionTime
          request={{ ...request, startsAt }}
          other={{ name: therapistName }}
          describedBy={headingId}
        />
      )}
      {therapistNote && (
        <div className="rounded-md bg-clay-soft px-4 py-3">
          <p className="text-sm text-ink-soft">{therapistName} writes</p>
          <LongText text={therapistNote} what={`the note of ${therapistName}`} />
        </div>
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <PreferredTimes moments={preferredTimes} />
        <Fact term="Format" missing="No preference">
          {format && FORMAT_NAMES[format]}
        </Fact>
        <Fact term="Your contact">{contact}</Fact>
        {note && (
          <Fact term="Your note" wide>
            <LongText text={note} what={`your note to ${therapistName}`} />
          </Fact>
        )}
      </dl>
      {request.status === "pending" && (
        <div className="border-t border-line pt-4">
          <Button variant="secondary" onClick={onWithdraw} aria-describedby={headingId}>
            Withdraw
          </Button>
        </div>
      )}
    </Card>
  );
}
