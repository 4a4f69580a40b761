/** To a recogniser's thread. One utterance is under way at a time. */
export type ToRecogniser =
  | { type: "start"; utterance: number }
  /** 24 kHz PCM16; the buffer is handed over. */
  | { type: "audio"; utterance: number; pcm: Int16Array }
  | { type: "finish"; utterance: number }
  | { type: "cancel"; utterance: number };

/** From a recogniser's thread. */
export type FromRecogniser =
  | { type: "ready" }
  | { type: "partial"; utterance: number; text: string }
  | { type: "final"; utterance: number; text: string }
  /** Sent for each audio message: what shows that the thread is alive. */
  | { type: "decoded"; utterance: number };
