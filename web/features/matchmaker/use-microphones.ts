import { useEffect, useState } from "react";
import type { PageSession } from "./create-session.ts";
import type { MicrophoneState } from "./machine/view.ts";
import type { MicrophoneDevice } from "./ports.ts";

/** The microphones there are. Their names are known once one has been allowed. */
export function useMicrophones(
  session: PageSession,
  state: MicrophoneState,
): readonly MicrophoneDevice[] {
  const [devices, setDevices] = useState<readonly MicrophoneDevice[]>([]);
  const isAllowed = state === "on" || state === "muted";

  useEffect(() => {
    if (!isAllowed) return;
    const { microphone } = session.ports;
    let isCurrent = true;
    const read = () =>
      void microphone.devices().then(
        (found) => isCurrent && setDevices(found),
        () => undefined,
      );
    read();
    const stop = microphone.watchDevices(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [session, isAllowed]);

  return devices;
}
