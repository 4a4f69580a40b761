import type { User } from "@rapport/shared/contracts/accounts.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { clientProfileQuery, clientRequestsQuery } from "@/lib/client-queries.ts";
import { type Seen, whatHappened } from "../announcements.ts";

/** Says it when something arrives by itself. What was there when the page opened stands on the page. */
export function ChangesAnnouncer({ user }: { user: User }) {
  const profile = useQuery(clientProfileQuery(user.id)).data;
  const requests = useQuery(clientRequestsQuery(user.id)).data;
  const before = useRef<Seen>({});
  const [text, setText] = useState("");

  useEffect(() => {
    const now: Seen = { profile, requests };
    const news = whatHappened(before.current, now);
    before.current = now;
    if (news !== null) setText(news);
  }, [profile, requests]);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
