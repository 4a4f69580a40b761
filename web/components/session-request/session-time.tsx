import { AddToCalendar } from "@/components/session-request/add-to-calendar.tsx";
import { longDateTime } from "@/lib/moments.ts";
import type { AcceptedRequest, OtherSide } from "@/lib/session-event.ts";

interface SessionTimeProps {
  request: AcceptedRequest;
  other: OtherSide;
  /** Id of what names the request. */
  describedBy: string;
}

/** When an accepted session begins, and the way into a calendar. */
export function SessionTime(props: SessionTimeProps) {
  const { startsAt } = props.request;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-pine-soft px-4 py-3">
      <p className="font-semibold text-pine-deep">
        <time dateTime={startsAt}>{longDateTime(startsAt)}</time>
      </p>
      <AddToCalendar {...props} />
    </div>
  );
}
