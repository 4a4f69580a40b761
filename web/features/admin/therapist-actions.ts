import type { TherapistStatus } from "@rapport/shared/contracts/therapist-profile.ts";

/** A change of a therapist's standing, in the words of the page. */
export interface TherapistAction {
  label: string;
  status: TherapistStatus;
  /** What is asked before it is done, after the name; without it nothing is asked. */
  warning?: string;
  /** What was done, before the name. */
  done: string;
}

const APPROVE: TherapistAction = { label: "Approve", status: "approved", done: "Approved" };
const REJECT: TherapistAction = {
  label: "Reject",
  status: "rejected",
  warning: "The entry is not shown to clients. You can still approve it later.",
  done: "Rejected",
};
const SUSPEND: TherapistAction = {
  label: "Suspend",
  status: "suspended",
  warning: "The entry is taken out of the directory at once. You can approve it again later.",
  done: "Suspended",
};

/** What can be done with an entry of this standing. */
export const ACTIONS: Record<TherapistStatus, readonly TherapistAction[]> = {
  pending: [APPROVE, REJECT],
  approved: [SUSPEND],
  rejected: [APPROVE],
  suspended: [APPROVE],
};

export const STATUS_NAMES: Record<TherapistStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
  suspended: "Suspended",
};
