import { Outlet, ScrollRestoration, useNavigation } from "react-router";
import { OfflineNotice } from "./offline-notice.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";

/** Around every page: what tells where one is, and whether the page can be reached at all. */
export function Root() {
  const underWay = useNavigation().state !== "idle";
  return (
    <>
      {underWay && <NavigationBar />}
      <Outlet />
      <OfflineNotice />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}

/** A line on top while the next page is fetched; it waits a moment, so that quick loads do not flicker. */
function NavigationBar() {
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-page-load bg-pine"
    />
  );
}
