import type { ClientResponse } from "@rapport/shared/contracts/client-profile.ts";
import { useQuery } from "@tanstack/react-query";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { clientProfileQuery } from "@/lib/client-queries.ts";
import { useClientArea } from "../client-area.ts";
import { ProfileUnloaded } from "./profile-unloaded.tsx";
import { Responses } from "./responses.tsx";

const NONE: ClientResponse[] = [];

/** All that the client answered, written, spoken or concluded, to look at and to put right. */
export function ResponsesTab() {
  const { user } = useClientArea();
  const profile = useQuery(clientProfileQuery(user.id));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PageHeading>Session Responses</PageHeading>
      {profile.data === undefined ? (
        <ProfileUnloaded query={profile} />
      ) : (
        <Responses userId={user.id} responses={profile.data?.responses ?? NONE} />
      )}
    </div>
  );
}
