import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { CalendarCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { longDateTime } from "@/lib/moments.ts";

interface AskedAlreadyProps {
  request: SessionRequest;
  /** Just sent: the button that had the focus is gone. */
  takeFocus: boolean;
}

/** In place of the button while a request to the same therapist waits or a session lies ahead. */
export function AskedAlready({ request, takeFocus }: AskedAlreadyProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const { therapistName, startsAt } = request;

  useEffect(() => {
    if (takeFocus) text.current?.focus();
  }, [takeFocus]);

  return (
    <p ref={text} tabIndex={-1} className="flex items-start gap-2.5 outline-none">
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pine" />
      <span>
        {startsAt
          ? `Your first session with ${therapistName} is on ${longDateTime(startsAt)}. `
          : `You asked ${therapistName} for a first session. The answer is still open. `}
        <Link to="/client-profile#session-requests" className="text-link">
          See your requests
        </Link>
      </span>
    </p>
  );
}
