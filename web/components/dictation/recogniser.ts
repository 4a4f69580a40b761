/** One stretch of speech as the browser reports it. `confidence`: 0 to 1, 0 also where it is unknown. */
export interface HeardResult {
  transcript: string;
  isFinal: boolean;
  confidence: number;
}

export interface RecogniserSettings {
  /** A BCP 47 tag, such as "en-US". */
  language: string;
  continuous: boolean;
  interimResults: boolean;
}

/** What a recogniser tells. After `onEnd` it says nothing more until it is started again. */
export interface RecogniserEvents {
  onStart(): void;
  /** All results of the session so far, the oldest first: not only what is new. */
  onResults(results: readonly HeardResult[]): void;
  /** `code` as the Web Speech API names it: "not-allowed", "no-speech", "network"… */
  onError(code: string): void;
  onEnd(): void;
}

/** One listener for speech: the small part of the Web Speech API that dictation needs. */
export interface SpeechRecogniser {
  /** Throws when the browser refuses to start. */
  start(): void;
  /** Ends after what was said has been worked out. */
  stop(): void;
  /** Ends at once; what was not worked out is dropped. */
  abort(): void;
}

export type CreateRecogniser = (
  settings: RecogniserSettings,
  events: RecogniserEvents,
) => SpeechRecogniser;
