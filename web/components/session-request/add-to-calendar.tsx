import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { saveCalendarFile } from "@/lib/calendar-file.ts";
import { type AcceptedRequest, type OtherSide, sessionEvent } from "@/lib/session-event.ts";

interface AddToCalendarProps {
  request: AcceptedRequest;
  other: OtherSide;
  /** Id of what names the request. */
  describedBy: string;
}

/** Saves an accepted session as a file that every calendar opens. */
export function AddToCalendar({ request, other, describedBy }: AddToCalendarProps) {
  const [failed, setFailed] = useState(false);

  async function save() {
    setFailed(false);
    const { event, fileName } = sessionEvent(request, other);
    await saveCalendarFile(event, fileName).catch(() => setFailed(true));
  }

  return (
    <>
      <Button variant="secondary" onClick={save} aria-describedby={describedBy}>
        <CalendarPlus aria-hidden="true" className="size-5" />
        Add to calendar
      </Button>
      {failed && (
        <Alert tone="danger" className="w-full">
          The calendar file could not be made. Please try again.
        </Alert>
      )}
    </>
  );
}
