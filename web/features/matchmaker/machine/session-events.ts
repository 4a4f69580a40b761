import type {
  FinalizeSessionAnswer,
  NextQuestionResult,
} from "@rapport/shared/contracts/matchmaker.ts";
import type { MatchmakerPorts, MicrophoneEvent, PageEvent, Reply } from "../ports.ts";
import type { MeterBoard } from "./meter-board.ts";
import type { SessionRecord } from "./session-record.ts";
import type { Caption } from "./view.ts";
import type { VoiceLineEvent, Voices } from "./voice-line.ts";

/** What the page lets a person do. */
export type PersonEvent =
  | { type: "person.starts" }
  | { type: "person.goes-on-with-kept" }
  | { type: "person.accepts"; withMicrophone: boolean }
  | { type: "person.declines" }
  | { type: "person.writes"; text: string }
  /** What stands in the text field, not sent yet. */
  | { type: "person.types"; text: string }
  | { type: "person.mutes"; muted: boolean }
  | { type: "person.chooses-microphone"; deviceId: string }
  | { type: "person.retries-microphone" }
  /** `read`: all that is being said stands before the person's eyes. */
  | { type: "person.interrupts"; read: boolean }
  | { type: "person.finds" }
  | { type: "person.goes-on-from-safety" }
  | { type: "person.ends" };

/** The answer to an utterance. `ask`: which of the questions to the server it belongs to. */
export type NextQuestionSignal =
  | { type: "next.spoken"; ask: string; text: string; tone: string }
  | { type: "next.complete"; ask: string; result: NextQuestionResult }
  | { type: "next.failed"; ask: string };

export type SessionEvent =
  | PersonEvent
  | MicrophoneEvent
  | VoiceLineEvent
  | NextQuestionSignal
  | PageEvent
  | { type: "devices.changed" }
  /** Another tab has logged out: what was kept is gone. */
  | { type: "kept.gone" }
  /** Another tab goes on with this very conversation. */
  | { type: "kept.taken" }
  /** What could not be sent may be tried again. */
  | { type: "answers.resend" }
  /** Listening has failed as often as it may. */
  | { type: "listening.given-up" }
  /** The microphone is let go, and opened again, while the match is being found. */
  | { type: "microphone.rest" }
  | { type: "microphone.wake" };

/** What was asked of the server about an utterance and is not fully answered yet. */
export interface Ask {
  id: string;
  /** All that the person said to the question, or a message that could not be sent before. */
  answer: string;
  /** Which of the messages that wait for an answer it is about. */
  index: number;
  /** How many of the record's words are in it. */
  words: number;
  /** Something said later waits for its own answer: what is asked after this one is not said. */
  silent: boolean;
  /** Asked during a pause, on the chance that the person is done. */
  speculative: boolean;
  attempt: number;
  /** What is to be said, as soon as that is known. */
  reply: Reply | null;
  result: NextQuestionResult | null;
}

/** What the assistant says, or said last. */
export interface Speech {
  /** The id of the reply as it was first said; what is said anew after a break has another. */
  of: string;
  reply: Reply;
  /** What is said beside the questions; null for a question of the talk. */
  announcement: Announcement | null;
  /** It broke off and was taken up again, after this much of it. */
  takenUp: boolean;
  before: string;
  /** What was heard of it, once it has been stopped. */
  heard: string | null;
  /** The person pressed it away: its caption stays. */
  skipped: boolean;
  /** They could read all of it when they did. */
  read: boolean;
  /** Nothing of it can be heard any more. */
  over: boolean;
}

/** Something to say beside the questions, as soon as nobody speaks. */
export interface Announcement {
  text: string;
  tone: string;
  /** Waits while a safety notice stands. */
  isReadiness: boolean;
  /** How often the person spoke over it. */
  interruptions: number;
}

export interface Utterance {
  id: string;
  /** A voice was heard in it. */
  voiced: boolean;
}

export type MicrophoneTrouble = "denied" | "absent" | "trouble" | "lost" | "suspended";

export interface SessionContext {
  readonly ports: MatchmakerPorts;
  readonly meters: MeterBoard;
  /** What a reload found. */
  kept: SessionRecord | null;
  record: SessionRecord;
  /** The last number that went into an id. */
  lastId: number;
  captions: readonly Caption[];
  /** What went wrong last, until something goes right. */
  alert: string | null;
  /** The session ended before a match: listening failed for good, or the person wanted it. */
  ended: boolean;
  /** Why it ended, where nobody here did anything for that. */
  endedBecause: string | null;

  voices: Voices | null;
  connected: boolean;
  /** The greeting, fetched before anybody presses anything. */
  greeting: Reply;
  nextReply: Reply | null;
  announcements: readonly Announcement[];
  speech: Speech | null;

  withMicrophone: boolean;
  microphoneOn: boolean;
  microphoneTrouble: MicrophoneTrouble | null;
  /** How often the microphone failed in a row. */
  microphoneFailures: number;
  permissionAsked: boolean;
  deviceId: string | null;
  deviceLabel: string;
  muted: boolean;
  /** A voice can be heard right now. */
  voiceOn: boolean;
  /** How long it had been silent when its end was told. */
  silentMs: number;

  utterance: Utterance | null;
  /** Utterances whose transcripts are still to come. */
  awaited: readonly string[];
  /** What was understood of the utterance so far. */
  partial: string;
  tone: string | null;
  hearingError: { text: string; voiced: boolean } | null;
  listeningFailures: number;
  /** Words that were lost while the talk went on. `told`: a turn has passed in which that could be read. */
  missed: { text: string; told: boolean } | null;

  ask: Ask | null;
  speculations: number;
  /** How often what could not be sent was tried again in vain. */
  resends: number;
  /** 'Find My Therapist' was pressed. */
  finding: boolean;
  findAttempts: number;
  result: FinalizeSessionAnswer | null;
  hidden: boolean;
  /** The page was hidden, and the person has not said anything since they see it again. */
  wasHidden: boolean;
}

export interface SessionInput {
  ports: MatchmakerPorts;
  meters: MeterBoard;
  kept: SessionRecord | null;
}
