import type { FinalizeSessionAnswer } from "@rapport/shared/contracts/matchmaker.ts";
import type { Safety } from "@rapport/shared/contracts/safety.ts";
import type { MicrophoneDevice, VoiceMeter } from "../ports.ts";

/**
 * `ended`: 'Session ended.', with the idle screen's button. `notice`: what the person should know before
 * the microphone is opened.
 */
export type Screen = "idle" | "notice" | "active" | "result" | "error" | "ended";

export type Phase = "ai-speaking" | "listening" | "analyzing";

/** One line of what was said. The id stays while the text grows. */
export interface Caption {
  id: string;
  who: "assistant" | "person";
  text: string;
  /** False while the person still speaks. */
  final: boolean;
}

/**
 * `unused`: the person types only. `denied`, `absent`, `trouble`, `lost`, `suspended`: `alert` says it,
 * and `canRetry` whether a press may help. `no-recogniser`: neither worker nor browser understands speech.
 */
export type MicrophoneState =
  | "unused"
  | "opening"
  | "on"
  | "muted"
  | "denied"
  | "absent"
  | "trouble"
  | "lost"
  | "suspended"
  | "no-recogniser";

export interface MatchmakerView {
  screen: Screen;
  /** Null outside of the active screen. */
  phase: Phase | null;
  /** What is going on, in a few words; also for screen readers. */
  status: string;
  /** What the person may do now. */
  hint: string;
  /** Something that went wrong, in the words of the product's error catalogue, or why it ended. */
  alert: string | null;
  /** How many distinct questions are answered, and "n/7 insights". */
  insights: number;
  insightsLabel: string;
  /** 0 to 100, full at 5 insights; the label switches there. */
  progress: number;
  progressLabel: string;
  /** 'Keep Talking...', 'Find My Therapist' or 'Processing...'. */
  find: { label: string; opacity: number; disabled: boolean; busy: boolean };
  captions: readonly Caption[];
  /** What the person's words call for; stays until they choose to go on, and matching waits for that. */
  safety: Safety | null;
  microphone: {
    state: MicrophoneState;
    /** The name of the one in use, or empty. */
    label: string;
    deviceId: string | null;
    /** Whether muting makes sense now. */
    canMute: boolean;
    /** Whether "try again" (a click) makes sense now. */
    canRetry: boolean;
  };
  /** The voice worker is being looked for again. */
  reconnecting: boolean;
  /** The browser's own speech serves in place of the worker's. */
  ownSpeech: boolean;
  /** Whether the text field takes a message now. */
  canWrite: boolean;
  /** On `idle` and `ended`: a session that can be gone on with, and how many answers it has. */
  kept: { answers: number } | null;
  /** What an earlier page left in the text field. */
  typed: string;
  /** Not every word of so long a talk goes into the match. */
  overlong: boolean;
  /** On `result`. Nobody may fit: then its recommendation is null and its message says so. */
  result: FinalizeSessionAnswer | null;
}

/** The deeds of the page. None of them throws; each is ignored where it makes no sense. */
export interface MatchmakerDeeds {
  /** 'Start Conversation': on to the notice. */
  start(): void;
  /** Goes on with the kept session: on to the notice. */
  goOnWithKept(): void;
  /** From the notice into the session, in the click itself. False: by typing only. */
  accept(withMicrophone: boolean): void;
  /** From the notice back. */
  decline(): void;
  write(text: string): void;
  /** Keeps what stands in the text field through a reload. */
  keepTyped(text: string): void;
  setMuted(muted: boolean): void;
  chooseMicrophone(deviceId: string): void;
  /** Opens the microphone again, or wakes the page's sound. */
  retryMicrophone(): void;
  /** Stops the assistant's voice. `read`: all that is being said can be read at this moment. */
  interrupt(read: boolean): void;
  /** 'Find My Therapist'. */
  findTherapist(): void;
  /** From the safety notice on: what waited may come. */
  goOnFromSafety(): void;
  /** Ends the conversation by the person's own choice: 'Session ended.'; it stays kept. */
  endSession(): void;
}

/** The two voices of the moment; null while one cannot be heard. */
export interface Meters {
  person: VoiceMeter | null;
  assistant: VoiceMeter | null;
}

/** What the page is given by the hook. */
export interface Matchmaker {
  view: MatchmakerView;
  deeds: MatchmakerDeeds;
  /** Asked for once a frame. */
  meters(): Meters;
  /** The microphones to choose from. */
  devices: readonly MicrophoneDevice[];
  /** The question that an answer was given to, for the reasons of a match. */
  questionText(questionId: string): string | undefined;
}
