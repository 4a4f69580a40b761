import type { User } from "@rapport/shared/contracts/accounts.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { LogoutButton } from "@/components/layout/logout-button.tsx";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { hasStatus } from "@/lib/api-error.ts";
import { clientProfileQuery } from "@/lib/client-queries.ts";
import { useLiveQueries } from "@/lib/realtime-queries.ts";
import { sessionIsOver } from "@/lib/supabase.ts";
import { keyOfTable } from "../api/keys.ts";
import type { ClientArea } from "../client-area.ts";
import { AreaNavigation } from "./area-navigation.tsx";
import { ChangesAnnouncer } from "./changes-announcer.tsx";
import { FindTherapistCard } from "./find-therapist-card.tsx";

/** Around every page of the client area: where one can go, and what keeps it fresh. */
export function ClientFrame({ user }: { user: User }) {
  const { pathname } = useLocation();
  const liveness = useLiveQueries({
    topic: `client:${user.id}`,
    keyOf: (table) => keyOfTable(user.id, table),
  });
  const profile = useQuery(clientProfileQuery(user.id));

  // The guard then asks to log in; here the user is only known to be refused.
  const refused = hasStatus(profile.error, 401);
  useEffect(() => {
    if (refused) sessionIsOver();
  }, [refused]);

  const area: ClientArea = { user };
  return (
    <Page
      crisisLine
      nav={
        <>
          <HeaderLink to="/">Home</HeaderLink>
          {user.isGuest && (
            <>
              <HeaderLink to="/login" state={{ from: pathname }}>
                Log In
              </HeaderLink>
              <HeaderLink to="/register">Register</HeaderLink>
            </>
          )}
          <LogoutButton />
        </>
      }
    >
      <ChangesAnnouncer user={user} />
      <div className="grid items-start gap-6 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-8">
        <div className="flex flex-col gap-5 lg:sticky lg:top-16">
          <nav aria-label="Your profile">
            <AreaNavigation />
          </nav>
          <FindTherapistCard />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <p role="status" className={liveness === "asking" ? "text-sm text-ink-soft" : "sr-only"}>
            {liveness === "asking" &&
              "Live updates are interrupted. Changes are looked for every few seconds."}
          </p>
          <Outlet context={area} />
        </div>
      </div>
    </Page>
  );
}
