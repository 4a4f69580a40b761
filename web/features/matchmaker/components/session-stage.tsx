import { cx } from "@/lib/cx.ts";
import type { Matchmaker, MatchmakerView } from "../machine/view.ts";
import type { Mood } from "../visualiser/draw.ts";
import { SessionControls } from "./session-controls.tsx";
import { isHeldUp } from "./session-notices.tsx";
import { Stage } from "./stage.tsx";

/** The words beside the figure: where the window is wide and low, and for who types on a phone, too. */
const ASIDE = {
  stage: "sm:max-lg:flex-row sm:max-lg:flex-wrap",
  stageAlways: "max-sm:flex-row max-sm:flex-wrap",
  words:
    "sm:max-lg:w-auto sm:max-lg:grow sm:max-lg:basis-40 sm:max-lg:items-start sm:max-lg:text-left",
  wordsAlways: "max-sm:w-auto max-sm:grow max-sm:basis-40 max-sm:items-start max-sm:text-left",
} as const;

/** The two voices, whose turn it is, and what can be done about it. */
export function SessionStage({
  view,
  deeds,
  meters,
  devices,
  onSkip,
}: Omit<Matchmaker, "questionText"> & { onSkip: () => void }) {
  const typing = view.microphone.state === "unused";
  const passing = isHeldUp(view) || view.alert === view.status ? null : view.alert;
  return (
    <Stage
      mood={moodOf(view)}
      muted={!["on", "opening", "unused"].includes(view.microphone.state)}
      meters={meters}
      size={typing ? "growing" : "large"}
      className={cx(
        "relative gap-3 px-4 py-4 sm:px-6 lg:py-8",
        ASIDE.stage,
        typing && ASIDE.stageAlways,
      )}
    >
      {view.reconnecting && (
        <p className="absolute top-3 rounded-full bg-white px-3.5 py-1 text-sm font-semibold text-night">
          Reconnecting…
        </p>
      )}
      {/* Two lines of each have their place from the start, so that nothing below them moves. */}
      <div
        className={cx(
          "flex w-full min-w-0 max-w-sm flex-col items-center gap-1 text-center",
          ASIDE.words,
          typing && ASIDE.wordsAlways,
        )}
      >
        <p
          role="status"
          className="flex min-h-[2lh] items-end text-lg font-semibold text-balance lg:text-xl"
        >
          {view.status}
        </p>
        <p
          // What passes in a moment stands in the hint's place: a box of its own would move the page.
          role={passing === null ? undefined : "alert"}
          className={cx(
            "min-h-[2lh] text-sm text-balance",
            passing === null ? "text-pine-soft" : "font-semibold text-clay-bright",
          )}
        >
          {passing ?? view.hint}
        </p>
      </div>
      <SessionControls view={view} deeds={deeds} devices={devices} onSkip={onSkip} />
    </Stage>
  );
}

function moodOf({ phase }: MatchmakerView): Mood {
  if (phase === "ai-speaking") return "speaking";
  if (phase === "analyzing") return "thinking";
  return phase === "listening" ? "listening" : "resting";
}
