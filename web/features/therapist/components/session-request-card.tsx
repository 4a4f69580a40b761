import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { PreferredTimes } from "@/components/session-request/preferred-times.tsx";
import { RequestHeader } from "@/components/session-request/request-header.tsx";
import { SessionTime } from "@/components/session-request/session-time.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Fact } from "@/components/ui/fact.tsx";
import { LongText } from "@/components/ui/long-text.tsx";
import { FORMAT_NAMES } from "@/lib/session-formats.ts";
import { ContactLink } from "./contact-link.tsx";

export const requestHeadingId = (requestId: string) => `request-${requestId}`;

interface SessionRequestCardProps {
  request: SessionRequest;
  /** Without the two the request can only be read. */
  onAccept?: () => void;
  onDecline?: () => void;
}

/** One client's wish for a first session, and what was answered. */
export function SessionRequestCard({ request, onAccept, onDecline }: SessionRequestCardProps) {
  const { clientName, contact, format, preferredTimes, note, startsAt, therapistNote } = request;
  const headingId = requestHeadingId(request.id);
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-4">
      <RequestHeader request={request} name={clientName} headingId={headingId} />
      {startsAt && request.status === "accepted" && (
        <SessionTime
          request={{ ...request, startsAt }}
          other={{ name: clientName, contact }}
          describedBy={headingId}
        />
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <PreferredTimes moments={preferredTimes} />
        <Fact term="Format">{format && FORMAT_NAMES[format]}</Fact>
        <Fact term="Contact">{contact && <ContactLink contact={contact} />}</Fact>
        {note && (
          <Fact term="Note" wide>
            <LongText text={note} what={`the note of ${clientName}`} />
          </Fact>
        )}
        {therapistNote && (
          <Fact term="Your answer" wide>
            <LongText text={therapistNote} what={`your answer to ${clientName}`} />
          </Fact>
        )}
      </dl>
      {onAccept && onDecline && (
        <div className="flex flex-col gap-3 border-t border-line pt-4 sm:flex-row">
          <Button onClick={onAccept} aria-describedby={headingId}>
            Accept
          </Button>
          <Button variant="secondary" onClick={onDecline} aria-describedby={headingId}>
            Decline
          </Button>
        </div>
      )}
    </Card>
  );
}
