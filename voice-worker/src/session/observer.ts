import type { VoiceErrorCode } from "../../../shared/src/protocol/voice.ts";

/** The waits of a conversation that are measured. */
export type Stage =
  /** From `start-listening` to `listening-ready`. */
  | "listening-ready"
  /** From the end of an utterance to its transcript. */
  | "transcript"
  /** From `tts` to the first MP3. */
  | "first-audio"
  /** From the first audio of the engine to the first MP3. */
  | "first-mp3";

/** Who counts what sessions do. Only kinds and times, never words. */
export interface SessionObserver {
  took(stage: Stage, milliseconds: number): void;
  failed(code: VoiceErrorCode): void;
  retried(engine: "speech-to-text" | "text-to-speech"): void;
}
