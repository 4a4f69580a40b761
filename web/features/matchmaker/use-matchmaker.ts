import { useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { browserPorts } from "./browser-ports.ts";
import { createSession } from "./create-session.ts";
import { deedsOf } from "./deeds.ts";
import { questionTextOf } from "./machine/session-record.ts";
import type { Matchmaker } from "./machine/view.ts";
import { viewOf } from "./machine/view-of.ts";
import { useMicrophones } from "./use-microphones.ts";

/** A voice session, from the mounting of the page to its end: then everything it opened is closed. */
export function useMatchmaker(): Matchmaker {
  const queryClient = useQueryClient();
  const create = useCallback(
    () =>
      // What other pages know about the person (their profile, their matches) is old after a match.
      createSession((draft) =>
        browserPorts(draft, () => void queryClient.invalidateQueries({ refetchType: "none" })),
      ),
    [queryClient],
  );
  const [session, setSession] = useState(create);

  useEffect(() => {
    // React may mount a page twice; what was closed in between is not opened again.
    if (session.isClosed()) {
      setSession(create());
      return;
    }
    session.start();
    return () => session.close();
  }, [session, create]);

  const snapshot = useSelector(session.actor, (now) => now);
  const view = useMemo(() => viewOf(snapshot), [snapshot]);
  const deeds = useMemo(() => deedsOf(session), [session]);
  const devices = useMicrophones(session, view.microphone.state);
  const { record } = snapshot.context;
  const questionText = useCallback(
    (questionId: string) => questionTextOf(record, questionId),
    [record],
  );
  return { view, deeds, meters: session.meters, devices, questionText };
}
