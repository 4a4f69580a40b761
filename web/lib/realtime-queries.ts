import { focusManager, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { listenToChannel } from "@/lib/realtime.ts";

/** How often the server is asked while nothing tells the page of changes. */
const POLL = 5_000;

/** `asking`: the channel could not be joined or was lost, and the server is asked every few seconds. */
export type Liveness = "joining" | "live" | "asking";

interface LiveQueries {
  /** The private channel, such as `therapist:{userId}`. */
  topic: string;
  /** The queries that show rows of a table; with null those that show any table of the channel. */
  keyOf: (table: string | null) => QueryKey;
}

/**
 * Keeps queries fresh: a message on the channel has the queries of its table fetched again, and so
 * does each joining, as what changed before it went unheard. A message that is lost costs freshness
 * and nothing else.
 */
export function useLiveQueries(
  { topic, keyOf }: LiveQueries,
  listen: typeof listenToChannel = listenToChannel,
): Liveness {
  const queryClient = useQueryClient();
  const [liveness, setLiveness] = useState<Liveness>("joining");
  const keys = useRef(keyOf);
  keys.current = keyOf;

  useEffect(() => {
    setLiveness("joining");
    const refetch = (table: string | null) =>
      void queryClient.invalidateQueries({ queryKey: keys.current(table) });
    return listen(topic, {
      onChange: ({ table }) => refetch(table),
      onLive: (live) => {
        setLiveness(live ? "live" : "asking");
        if (live) refetch(null);
      },
    });
  }, [queryClient, topic, listen]);

  useEffect(() => {
    if (liveness !== "asking") return;
    const timer = setInterval(() => {
      if (focusManager.isFocused()) {
        void queryClient.invalidateQueries({ queryKey: keys.current(null) });
      }
    }, POLL);
    return () => clearInterval(timer);
  }, [queryClient, liveness]);

  return liveness;
}
