/** Hears an utterance beside the recogniser, for the tone that its words alone do not show. */
export interface ToneListener {
  /** @param pcm 24 kHz, one channel; overwritten by what comes next */
  hear(pcm: Int16Array): void;
  /** The tone of the whole utterance: a hint for the conversation, never a finding. */
  toneOf(text: string): string;
}
