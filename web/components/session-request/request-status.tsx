import type { SessionRequestStatus } from "@rapport/shared/contracts/session-requests.ts";
import { Badge } from "@/components/ui/badge.tsx";

const STATUS = {
  pending: { tone: "warning", label: "Open" },
  accepted: { tone: "pine", label: "Accepted" },
  declined: { tone: "neutral", label: "Declined" },
  withdrawn: { tone: "neutral", label: "Withdrawn" },
} as const;

/** What became of a session request so far, in a word. */
export function RequestStatus({ status }: { status: SessionRequestStatus }) {
  const { tone, label } = STATUS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
