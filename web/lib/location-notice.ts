import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** What the page that led here wants to be said, from the state of the navigation; null when nothing. */
export function noticeIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("notice" in state)) return null;
  return typeof state.notice === "string" ? state.notice : null;
}

/** The same, said once: a reload, or coming back to this page later, does not say it again. */
export function useLocationNotice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [notice, setNotice] = useState(() => noticeIn(state));

  useEffect(() => {
    if (noticeIn(state) === null) return;
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [state, pathname, search, navigate]);

  return { notice, dismiss: () => setNotice(null) };
}
