import type { User } from "@rapport/shared/contracts/accounts.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet } from "react-router";
import { LogoutButton } from "@/components/layout/logout-button.tsx";
import { Page } from "@/components/layout/page.tsx";
import { hasStatus } from "@/lib/api-error.ts";
import { useLiveQueries } from "@/lib/realtime-queries.ts";
import { sessionIsOver } from "@/lib/supabase.ts";
import { therapistProfileQuery } from "@/lib/therapist-queries.ts";
import { sessionRequestsQuery } from "../api/get-session-requests.ts";
import { keyOfTable } from "../api/keys.ts";
import type { TherapistArea } from "../therapist-area.ts";
import { OpenRequestsAnnouncer } from "./open-requests-announcer.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { SlideOverMenu } from "./slide-over-menu.tsx";

/** Around every page of the therapist area: who is here, where one can go, and what keeps it fresh. */
export function TherapistFrame({ user }: { user: User }) {
  const liveness = useLiveQueries({
    topic: `therapist:${user.id}`,
    keyOf: (table) => keyOfTable(user.id, table),
  });
  const profile = useQuery(therapistProfileQuery(user.id));
  const requests = useQuery(sessionRequestsQuery(user.id));
  const openRequests = requests.data?.filter(({ status }) => status === "pending").length;

  // The guard then sends to the log-in; here the user is only known to be refused.
  const refused = hasStatus(profile.error, 401) || hasStatus(requests.error, 401);
  useEffect(() => {
    if (refused) sessionIsOver();
  }, [refused]);

  const { firstName, lastName } = profile.data ?? user;
  const navigation = { firstName, openRequests: openRequests ?? 0 };
  const area: TherapistArea = { user, liveness };
  return (
    <Page
      crisisLine
      nav={
        <>
          <span className="min-w-0 px-3 text-sm font-semibold text-ink wrap-anywhere sm:text-base">
            Dr. {firstName} {lastName}
          </span>
          <LogoutButton />
        </>
      }
    >
      <OpenRequestsAnnouncer count={openRequests} />
      <div className="grid items-start gap-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-8">
        <div className="lg:hidden">
          <SlideOverMenu {...navigation} />
        </div>
        <nav aria-label="Therapist area" className="sticky top-16 hidden lg:block">
          <SideNavigation {...navigation} />
        </nav>
        <Outlet context={area} />
      </div>
    </Page>
  );
}
