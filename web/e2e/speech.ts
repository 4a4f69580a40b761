import type { Page } from "@playwright/test";

/** What the stand-in for the browser's recogniser lets a test do, as `window.speech`. */
interface Speech {
  begun: number;
  stopped: number;
  aborted: number;
  settings: { lang: string; continuous: boolean; interimResults: boolean };
  refuse: string | null;
  hear(...results: [transcript: string, isFinal: boolean][]): void;
  fail(code: string): void;
  end(): void;
}

declare global {
  interface Window {
    speech: Speech;
  }
}

function standIn() {
  let current: Recognition;
  class Recognition {
    lang = "";
    continuous = false;
    interimResults = false;
    onstart: (() => void) | null = null;
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      if (window.speech.refuse !== null) throw new Error(window.speech.refuse);
      current = this;
      window.speech.begun += 1;
      const { lang, continuous, interimResults } = this;
      window.speech.settings = { lang, continuous, interimResults };
      this.onstart?.();
    }
    stop() {
      window.speech.stopped += 1;
      this.onend?.();
    }
    abort() {
      window.speech.aborted += 1;
    }
  }
  window.speech = {
    begun: 0,
    stopped: 0,
    aborted: 0,
    settings: { lang: "", continuous: false, interimResults: false },
    refuse: null,
    hear: (...results) =>
      current.onresult?.({
        resultIndex: results.length - 1,
        results: results.map(([transcript, isFinal]) =>
          Object.assign([{ transcript, confidence: 0.9 }], { isFinal }),
        ),
      }),
    fail: (code) => current.onerror?.({ error: code }),
    end: () => current.onend?.(),
  };
  Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: Recognition });
}

/** Puts a recogniser in the place of the browser's that hears what the test says. Before the page opens. */
export async function standInForSpeech(page: Page): Promise<void> {
  await page.addInitScript(standIn);
}
