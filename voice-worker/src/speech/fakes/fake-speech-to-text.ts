import { cancelled, type SpeechToText, type Utterance } from "../ports.ts";
import { delay, type Fault, suffer } from "./faults.ts";

export interface FakeSpeechToTextOptions {
  /** What each utterance says, in the order they start; the last one again and again. */
  texts?: readonly string[];
  /** Milliseconds until a recogniser is there, and from finish() to the text. */
  listenDelayMs?: number;
  finishDelayMs?: number;
  /** A partial text grows by a word with each so many samples. 0: no partials. */
  samplesPerWord?: number;
  /** One entry a call of listen(); null is a call that goes well. */
  listenFaults?: readonly (Fault | null)[];
  /** One entry an utterance that is finished; null is one that goes well. */
  finishFaults?: readonly (Fault | null)[];
}

/** What a test may look at. */
export interface FakeSpeechToText extends SpeechToText {
  /** Samples that each utterance was given, in the order they started. */
  readonly heard: readonly number[];
  /** Utterances under way: started, neither finished nor cancelled. */
  readonly open: number;
  readonly closed: boolean;
}

/** A recogniser of any delay and fault, that says what it is told to; nothing in it is random. */
export function fakeSpeechToText(options: FakeSpeechToTextOptions = {}): FakeSpeechToText {
  const { texts = ["I feel fine today"], samplesPerWord = 0 } = options;
  const listenFaults = [...(options.listenFaults ?? [])];
  const finishFaults = [...(options.finishFaults ?? [])];
  const heard: number[] = [];
  const open = new Set<Utterance>();
  let closed = false;
  let started = 0;
  let waiting = 0;

  function utterance(
    text: string,
    onPartial: ((text: string) => void) | undefined,
    outer: AbortSignal,
  ): Utterance {
    const index = heard.push(0) - 1;
    const words = text.split(" ").filter(Boolean);
    const stop = new AbortController();
    const signal = AbortSignal.any([outer, stop.signal]);
    let samples = 0;
    let said = 0;
    const self: Utterance = {
      write(pcm) {
        if (signal.aborted) return;
        samples += pcm.length;
        heard[index] = samples;
        if (samplesPerWord === 0 || !onPartial) return;
        const known = Math.min(words.length, Math.floor(samples / samplesPerWord));
        if (known > said) onPartial(words.slice(0, known).join(" "));
        said = Math.max(said, known);
      },
      async finish() {
        try {
          if (signal.aborted) throw cancelled();
          const fault = finishFaults.shift();
          if (fault) return await suffer(fault, signal);
          await delay(options.finishDelayMs ?? 0, signal);
          return text;
        } finally {
          open.delete(self);
        }
      },
      cancel() {
        open.delete(self);
        stop.abort();
      },
    };
    open.add(self);
    outer.addEventListener("abort", () => open.delete(self), { once: true });
    return self;
  }

  return {
    name: "fake",
    retryAudioSeconds: 0,
    heard,
    get waiting() {
      return waiting;
    },
    get open() {
      return open.size;
    },
    get closed() {
      return closed;
    },
    async listen({ onPartial, signal }) {
      const fault = listenFaults.shift();
      if (fault) return suffer(fault, signal);
      const text = texts[Math.min(started, texts.length - 1)] ?? "";
      started += 1;
      waiting += 1;
      await delay(options.listenDelayMs ?? 0, signal).finally(() => {
        waiting -= 1;
      });
      return utterance(text, onPartial, signal);
    },
    async close() {
      closed = true;
      for (const one of [...open]) one.cancel();
    },
  };
}
