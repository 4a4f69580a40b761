import { useEffect, useRef } from "react";

/** Scrolls to the top whenever `view` changes, but not for the first: there the browser knows best. */
export function useViewTop(view: unknown): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    window.scrollTo(0, 0);
  }, [view]);
}
