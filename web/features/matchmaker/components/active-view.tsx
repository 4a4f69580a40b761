import { TEXT_LIMIT } from "@rapport/shared/constants.ts";
import { useEffect, useRef } from "react";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Card } from "@/components/ui/card.tsx";
import { INSIGHTS_NEEDED } from "../constants.ts";
import type { Matchmaker, MatchmakerView } from "../machine/view.ts";
import { Captions } from "./captions.tsx";
import { FindButton } from "./find-button.tsx";
import { isNewestInSight } from "./in-sight.ts";
import { InsightProgress } from "./insight-progress.tsx";
import { MatchmakerFrame } from "./matchmaker-frame.tsx";
import { SafetyWait } from "./safety-wait.tsx";
import { SessionNotices } from "./session-notices.tsx";
import { SessionStage } from "./session-stage.tsx";
import { TextEntry } from "./text-entry.tsx";
import { useKeyboardRoom } from "./use-keyboard-room.ts";

/** The conversation: the two voices, how much is understood, and every word of it. */
export function ActiveView({ view, deeds, meters, devices }: Omit<Matchmaker, "questionText">) {
  const box = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const card = useKeyboardRoom(box);
  const typing = view.microphone.state === "unused";
  const begunTyping = useRef(typing).current;

  useEffect(() => {
    if (begunTyping) box.current?.focus({ preventScroll: true });
  }, [begunTyping]);

  // The notice leaves with the button that was pressed: the talk is where one goes on.
  const isStopped = view.safety !== null;
  const wasStopped = useRef(isStopped);
  useEffect(() => {
    if (wasStopped.current && !isStopped) (typing ? box : log).current?.focus();
    wasStopped.current = isStopped;
  }, [isStopped, typing]);

  return (
    <MatchmakerFrame>
      <PageHeading className="sr-only" keepFocus={begunTyping}>
        Your conversation
      </PageHeading>
      <div className="-mt-3 flex flex-col gap-5 sm:-mt-5">
        <div className="grid gap-5 lg:grid-cols-2 lg:items-stretch">
          <SessionStage
            view={view}
            deeds={deeds}
            meters={meters}
            devices={devices}
            onSkip={() => deeds.interrupt(isNewestInSight(log.current))}
          />
          <div className="flex min-w-0 flex-col gap-4">
            <InsightProgress
              count={view.insightsLabel}
              progress={view.progress / 100}
              label={view.progressLabel}
            />
            <SessionNotices view={view} onRetry={deeds.retryMicrophone} />
            {view.overlong && (
              <Alert tone="info">
                We have talked about a lot. How it began, anything about your safety and what you
                say now always count for your match; some of what was said in between may be left
                out or shortened.
              </Alert>
            )}
            <Card
              ref={card}
              className="flex h-[min(24rem,calc(var(--visible-height,100dvh)-8rem))] min-h-56 grow flex-col gap-4 p-4! lg:h-auto lg:min-h-80 lg:basis-80"
            >
              <Captions ref={log} captions={view.captions} />
              <TextEntry
                ref={box}
                left={view.typed}
                label={typing ? "Your answer" : "Or type your answer"}
                limit={TEXT_LIMIT}
                held={!view.canWrite}
                onSend={deeds.write}
                onType={deeds.keepTyped}
              />
            </Card>
            <FindButton find={view.find} reason={reasonFor(view)} onFind={deeds.findTherapist} />
          </div>
        </div>
        {view.safety && (
          // Shown anew when there is more to it.
          <SafetyWait
            key={view.safety.message}
            safety={view.safety}
            onGoOn={deeds.goOnFromSafety}
          />
        )}
      </div>
    </MatchmakerFrame>
  );
}

/** Beside the button: why it waits, or what it does. */
function reasonFor({ find, safety }: MatchmakerView): string {
  if (find.busy) return "Your answers are being matched. This takes a moment.";
  if (safety) return "Matching waits until you choose to go on.";
  if (find.disabled) return `Opens at ${INSIGHTS_NEEDED} insights.`;
  return "Ready when you are. You can also keep talking.";
}
