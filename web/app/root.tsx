import { useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from "react-router";
import { setUnsavedChanges } from "@/components/unsaved/unsaved-changes.ts";
import { useSession } from "@/lib/session.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";

/** What the server says of a deletion whose answer reaches the page. */
const ACCOUNT_DELETED = "Your account and everything in it has been deleted.";

/** Around every page: what tells where one is, and whether the page can be reached at all. */
export function Root() {
  const underWay = useNavigation().state !== "idle";
  useLeaveWhenDeleted();
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

/** Leads away from a page whose account turns out to be deleted, and says so. */
function useLeaveWhenDeleted() {
  const navigate = useNavigate();
  const isDeleted = useSession(({ status }) => status === "deleted");
  useEffect(() => {
    if (!isDeleted) return;
    setUnsavedChanges(false);
    void navigate("/", { state: { notice: ACCOUNT_DELETED } });
  }, [isDeleted, navigate]);
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
