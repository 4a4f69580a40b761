import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { RequestStatus } from "@/components/session-request/request-status.tsx";
import { longDateTime } from "@/lib/moments.ts";

interface RequestHeaderProps {
  request: SessionRequest;
  /** The other side: who asked, or who was asked. */
  name: string;
  headingId: string;
}

/** Whom a session request is about, when it was made, and what became of it. The heading takes the focus. */
export function RequestHeader({ request, name, headingId }: RequestHeaderProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h3 id={headingId} tabIndex={-1} className="text-lg wrap-anywhere">
          {name}
        </h3>
        <p className="text-sm text-ink-soft">
          Asked on <time dateTime={request.createdAt}>{longDateTime(request.createdAt)}</time>
        </p>
      </div>
      <RequestStatus status={request.status} />
    </div>
  );
}
