import { browserRecogniser } from "@/components/dictation/browser-recogniser.ts";
import type { OwnSpeech } from "../ports.ts";
import { OwnHearing } from "./own-hearing.ts";
import { OwnVoice } from "./own-voice.ts";

/** The recogniser and the voice that the browser brings, if it does. */
export function browserSpeech(): OwnSpeech {
  const createRecogniser = browserRecogniser();
  const synthesis = globalThis.speechSynthesis;
  return {
    canHear: () => createRecogniser !== null,
    canSpeak: () => synthesis !== undefined,
    hear: (utterance, emit) => new OwnHearing(createRecogniser, utterance, emit),
    speak: (reply, emit) => new OwnVoice(synthesis, reply, emit),
  };
}
