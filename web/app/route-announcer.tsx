import { useEffect, useRef, useState } from "react";
import { usePageTitle } from "@/lib/page-title.ts";

/** Says the name of each view that comes in place of another; the first one the browser reads itself. */
export function RouteAnnouncer() {
  const title = usePageTitle((state) => state.title);
  const [announced, setAnnounced] = useState("");
  const first = useRef(true);

  useEffect(() => {
    if (title === "") return;
    if (!first.current) setAnnounced(title);
    first.current = false;
  }, [title]);

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
