import type { VoiceErrorCode } from "../../../shared/src/protocol/voice.ts";

/**
 * What a page is told. Pages look for "No audio detected", "empty" and "timeout" in these texts and
 * listen again at once, so that no other text may hold these words.
 */
const TEXTS: Record<VoiceErrorCode, string> = {
  "bad-message": "The message is not valid.",
  "bad-audio": "The audio is not valid: it must be base64 of whole 16-bit samples.",
  "already-listening":
    "Listening was under way already. What was heard is dropped; please start again.",
  "not-listening": "Listening has not been started.",
  "no-audio": "No audio detected.",
  empty: "The transcript is empty: no words were recognised.",
  timeout: "The speech recognition ran into a timeout.",
  busy: "The speech recognition is busy. Please try again in a moment.",
  "speech-to-text-failed": "The speech recognition failed. Please try again.",
  "speech-to-text-absent": "This server cannot recognise speech.",
  "bad-text": "There are no words to speak.",
  "too-many": "Too many requests. Please wait a moment.",
  "text-to-speech-failed": "The answer could not be spoken.",
  "text-to-speech-absent": "This server cannot speak.",
};

/** Something that went wrong in a session and that the client is told of. The session goes on. */
export class Trouble extends Error {
  override readonly name = "Trouble";
  readonly code: VoiceErrorCode;

  constructor(code: VoiceErrorCode, message = TEXTS[code], options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
