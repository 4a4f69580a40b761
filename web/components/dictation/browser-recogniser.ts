import type { CreateRecogniser, HeardResult } from "./recogniser.ts";

/** The browser's own recogniser. TypeScript's DOM library has its events but not this object. */
interface WebSpeechRecognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type WebSpeechConstructor = new () => WebSpeechRecognition;

function constructorOf(scope: object): WebSpeechConstructor | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as {
    SpeechRecognition?: WebSpeechConstructor;
    webkitSpeechRecognition?: WebSpeechConstructor;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

function heardResults(list: SpeechRecognitionResultList): HeardResult[] {
  return Array.from(list, (result) => ({
    transcript: result[0]?.transcript ?? "",
    isFinal: result.isFinal,
    confidence: result[0]?.confidence ?? 1,
  }));
}

/** The Web Speech API behind the port; null where the browser has none. */
export function browserRecogniser(): CreateRecogniser | null {
  const Recognition = constructorOf(globalThis);
  if (Recognition === null) return null;

  return (settings, events) => {
    const recognition = new Recognition();
    recognition.lang = settings.language;
    recognition.continuous = settings.continuous;
    recognition.interimResults = settings.interimResults;
    recognition.onstart = () => events.onStart();
    recognition.onresult = (event) => events.onResults(heardResults(event.results));
    recognition.onerror = (event) => events.onError(event.error);
    recognition.onend = () => events.onEnd();
    return {
      start: () => recognition.start(),
      stop: () => recognition.stop(),
      abort: () => recognition.abort(),
    };
  };
}
