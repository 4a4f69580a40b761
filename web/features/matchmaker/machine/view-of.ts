import type { SnapshotFrom } from "xstate";
import { canHear, hasUnsent, isHeldUpOnTheWay, isUnlocked, mayFind } from "./guards.ts";
import type { SessionContext } from "./session-events.ts";
import type { sessionMachine } from "./session-machine.ts";
import { insightsOf, isOverlong, pendingOf } from "./session-record.ts";
import {
  FIND_MY_THERAPIST,
  KEEP_TALKING,
  NO_RECOGNISER,
  PROCESSING,
  SESSION_ENDED,
  SOMETHING_WRONG,
  STILL_TRYING,
  WAITS_TO_BE_SENT,
  WAS_HIDDEN,
  WRONG_AND_KEPT,
} from "./texts.ts";
import type { MatchmakerView, MicrophoneState, Phase, Screen } from "./view.ts";
import {
  findOpacity,
  insightsLabel,
  MICROPHONE_ALERTS,
  progressLabel,
  progressOf,
} from "./view-texts.ts";

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

function screenOf(snapshot: SessionSnapshot): Screen {
  // A machine that broke shows nothing else any more.
  if (snapshot.status === "error" || snapshot.matches("error")) return "error";
  if (snapshot.matches("complete")) return "result";
  if (snapshot.matches("active")) return "active";
  if (snapshot.matches("notice")) return "notice";
  return snapshot.context.ended ? "ended" : "idle";
}

function phaseOf(snapshot: SessionSnapshot): Phase | null {
  if (!snapshot.matches("active")) return null;
  if (snapshot.matches({ active: { conversation: "ai-speaking" } })) return "ai-speaking";
  return snapshot.matches({ active: { conversation: "listening" } }) ? "listening" : "analyzing";
}

function microphoneOf({ context }: SessionSnapshot): MicrophoneState {
  const { withMicrophone, microphoneTrouble, microphoneOn, voices, muted } = context;
  if (!withMicrophone) return "unused";
  if (microphoneTrouble !== null) return microphoneTrouble;
  if (voices?.hears === null) return "no-recogniser";
  if (!microphoneOn) return "opening";
  return muted ? "muted" : "on";
}

function alertOf(
  context: SessionContext,
  phase: Phase | null,
  microphone: MicrophoneState,
): string | null {
  const isKept = phase === "listening" && isHeldUpOnTheWay({ context });
  if (context.alert === SOMETHING_WRONG && isKept) return WRONG_AND_KEPT;
  if (context.alert !== null) return context.alert;
  if (context.missed !== null) return context.missed.text;
  if (microphone === "no-recogniser") return NO_RECOGNISER;
  const { microphoneTrouble } = context;
  return microphoneTrouble === null ? null : MICROPHONE_ALERTS[microphoneTrouble];
}

function statusOf(snapshot: SessionSnapshot, phase: Phase | null): string {
  const { context } = snapshot;
  if (screenOf(snapshot) === "ended") return SESSION_ENDED;
  if (phase === null) return "";
  if (context.finding) return "Finding your therapist...";
  if (phase === "ai-speaking") return "Speaking...";
  if (phase === "analyzing") return "Thinking about what you said...";
  if (context.utterance?.voiced) return "I hear you...";
  if (context.muted) return "Your microphone is muted.";
  if (canHear(snapshot)) return "Listening...";
  return isHeldUpOnTheWay(snapshot) ? STILL_TRYING : "Waiting for your message...";
}

function hintOf(snapshot: SessionSnapshot, phase: Phase | null): string {
  const { context } = snapshot;
  if (phase === null) return "";
  if (context.finding) return "This takes a moment.";
  if (context.wasHidden && phase === "listening") return WAS_HIDDEN;
  if (phase === "listening" && hasUnsent(snapshot)) return WAITS_TO_BE_SENT;
  if (phase === "listening" && context.utterance?.voiced) return "I answer when you pause.";
  const mayTalk = canHear(snapshot);
  if (phase === "ai-speaking") {
    return mayTalk ? "You can speak or type at any time, also now." : "You can type at any time.";
  }
  if (phase === "analyzing") return "You can add something at any time.";
  if (context.record.safety !== null) return "Take all the time you need.";
  if (isUnlocked(snapshot)) return "Find your therapist whenever you like, or tell me more.";
  if (mayTalk) return "Speak when you are ready, or type.";
  return context.muted ? "Unmute to speak, or type." : "Type what is on your mind.";
}

/** What the page shows of a session; pure. */
export function viewOf(snapshot: SessionSnapshot): MatchmakerView {
  const { context } = snapshot;
  const screen = screenOf(snapshot);
  const phase = phaseOf(snapshot);
  const microphone = microphoneOf(snapshot);
  const insights = insightsOf(context.record);
  const busy = context.finding;
  return {
    screen,
    phase,
    status: statusOf(snapshot, phase),
    hint: hintOf(snapshot, phase),
    alert: screen === "active" ? alertOf(context, phase, microphone) : context.endedBecause,
    insights,
    insightsLabel: insightsLabel(insights),
    progress: progressOf(insights),
    progressLabel: progressLabel(insights),
    find: {
      label: busy ? PROCESSING : isUnlocked(snapshot) ? FIND_MY_THERAPIST : KEEP_TALKING,
      opacity: findOpacity(insights),
      disabled: !mayFind(snapshot),
      busy,
    },
    captions: context.captions,
    safety: context.record.safety,
    microphone: {
      state: microphone,
      label: context.deviceLabel,
      deviceId: context.deviceId,
      canMute: context.microphoneOn,
      canRetry: context.microphoneTrouble !== null || microphone === "unused",
    },
    reconnecting: screen === "active" && !context.connected,
    ownSpeech: context.voices?.hears === "browser" || context.voices?.speaks === "browser",
    canWrite: screen === "active" && !busy,
    kept:
      (screen === "idle" || screen === "ended") && context.kept !== null
        ? { answers: context.kept.turns.length + pendingOf(context.kept).length }
        : null,
    typed: context.record.typed,
    overlong: screen === "active" && isOverlong(context.record),
    result: screen === "result" ? context.result : null,
  };
}
