import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Fact } from "@/components/ui/fact.tsx";
import { LongText } from "@/components/ui/long-text.tsx";
import { longDateTime } from "@/lib/moments.ts";
import { FORMAT_NAMES } from "../session-formats.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { ContactLink } from "./contact-link.tsx";

export const requestHeadingId = (requestId: string) => `request-${requestId}`;

const STATUS = {
  pending: { tone: "warning", label: "Open" },
  accepted: { tone: "pine", label: "Accepted" },
  declined: { tone: "neutral", label: "Declined" },
  withdrawn: { tone: "neutral", label: "Withdrawn" },
} as const;

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
  const status = STATUS[request.status];
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id={headingId} tabIndex={-1} className="text-lg wrap-anywhere">
            {clientName}
          </h3>
          <p className="text-sm text-ink-soft">
            Asked on <time dateTime={request.createdAt}>{longDateTime(request.createdAt)}</time>
          </p>
        </div>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      {startsAt && request.status === "accepted" && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-pine-soft px-4 py-3">
          <p className="font-semibold text-pine-deep">
            <time dateTime={startsAt}>{longDateTime(startsAt)}</time>
          </p>
          <AddToCalendar request={{ ...request, startsAt }} />
        </div>
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact term="Preferred times" tall>
          {preferredTimes.length > 0 && (
            <ul className="flex flex-col gap-1">
              {preferredTimes.map((moment) => (
                <li key={moment}>
                  <time dateTime={moment}>{longDateTime(moment)}</time>
                </li>
              ))}
            </ul>
          )}
        </Fact>
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
