import { Mic } from "lucide-react";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { MatchmakerView, MicrophoneState } from "../machine/view.ts";

/** Microphones that hear nothing, and what helps where the alert does not say it. */
const WAYS_ON: Partial<Record<MicrophoneState, string>> = {
  denied:
    "Your browser keeps the microphone closed. Allow it beside the page's address and try again, or go on by typing.",
  absent: "Connect one and try again, or go on by typing.",
  trouble: "Another program may be using the microphone. You can go on by typing meanwhile.",
  lost: "",
  suspended: "",
  "no-recogniser": "",
};

/** Whether something stands in the way for longer than a moment, with a way around it. */
export const isHeldUp = ({ microphone }: MatchmakerView) => WAYS_ON[microphone.state] !== undefined;

/** What stands in the way of the voices, and the ways around it. */
export function SessionNotices({ view, onRetry }: { view: MatchmakerView; onRetry: () => void }) {
  const { alert, microphone, status } = view;
  return (
    <>
      {isHeldUp(view) && (
        <Alert
          tone="warning"
          // What the status has already announced is not announced again.
          announce={alert === status ? "off" : "alert"}
          {...(alert !== null && { title: alert })}
        >
          {WAYS_ON[microphone.state] && <p>{WAYS_ON[microphone.state]}</p>}
          {microphone.canRetry && (
            <Button variant="secondary" className="mt-3" onClick={onRetry}>
              <Mic aria-hidden="true" className="size-5" />
              {microphone.state === "suspended" ? "Continue" : "Try again"}
            </Button>
          )}
        </Alert>
      )}
      {view.ownSpeech && !isHeldUp(view) && microphone.state !== "unused" && (
        <p className="text-sm text-ink-soft">
          Your browser’s own speech service is used here. It may process your voice on its own
          servers.
        </p>
      )}
    </>
  );
}
