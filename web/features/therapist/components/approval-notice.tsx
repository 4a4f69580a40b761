import type { TherapistProfile } from "@rapport/shared/contracts/therapist-profile.ts";
import { Link } from "react-router";
import { Alert } from "@/components/ui/alert.tsx";

/** Whether clients meet this therapist, and if not, why. */
export function ApprovalNotice({ profile }: { profile: TherapistProfile }) {
  switch (profile.status) {
    case "pending":
      return (
        <Alert tone="warning" announce="off" title="Waiting for approval">
          <p>
            We look at every new entry before clients see it. Until then yours is not shown to
            clients and nobody is matched with you. You can complete everything here meanwhile.
          </p>
        </Alert>
      );
    case "rejected":
      return (
        <Alert tone="danger" announce="off" title="Not approved">
          <p>
            Your entry was looked at and not approved. It is not shown to clients and nobody is
            matched with you.
          </p>
        </Alert>
      );
    case "suspended":
      return (
        <Alert tone="danger" announce="off" title="Suspended">
          <p>
            Your entry was taken out of the directory for now. It is not shown to clients and nobody
            new is matched with you.
          </p>
        </Alert>
      );
    case "approved":
      return profile.availability.acceptingClients ? (
        <Alert tone="success" announce="off" title="Your entry is live">
          <p>It is approved. Clients see it, and whoever fits is matched with you.</p>
        </Alert>
      ) : (
        <Alert announce="off" title="Approved, and not shown at the moment">
          <p>
            You do not accept new clients, so your entry is not shown to them and nobody new is
            matched with you. Change that under{" "}
            <Link to="/therapist-dashboard/availability" className="text-link">
              Availability
            </Link>
            .
          </p>
        </Alert>
      );
  }
}
