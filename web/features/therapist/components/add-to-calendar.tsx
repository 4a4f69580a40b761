import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { saveCalendarFile } from "@/lib/calendar-file.ts";
import { sessionEvent } from "../session-calendar.ts";
import { requestHeadingId } from "./session-request-card.tsx";

/** Saves an accepted session as a file that every calendar opens. */
export function AddToCalendar({ request }: { request: SessionRequest & { startsAt: string } }) {
  const [failed, setFailed] = useState(false);

  async function save() {
    setFailed(false);
    const { event, fileName } = sessionEvent(request);
    await saveCalendarFile(event, fileName).catch(() => setFailed(true));
  }

  return (
    <>
      <Button variant="secondary" onClick={save} aria-describedby={requestHeadingId(request.id)}>
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
