import { Worker } from "node:worker_threads";
import { SpeechError } from "../ports.ts";
import type { FromRecogniser, ToRecogniser } from "./recogniser-messages.ts";

/** What becomes of one utterance on a recogniser. Exactly one of `onText` and `onFailure` comes. */
export interface UtteranceEvents {
  onPartial(text: string): void;
  onText(text: string): void;
  onFailure(error: SpeechError): void;
}

/** One recogniser; takes one utterance at a time. */
export interface Recogniser {
  start(events: UtteranceEvents): void;
  /** 24 kHz PCM16; the array is given away. */
  audio(pcm: Int16Array): void;
  finish(): void;
  /** The utterance is nobody's any more; no event of it comes after this. */
  cancel(): void;
  close(): Promise<void>;
}

export interface RecogniserOptions {
  /** Without a sign of life while there is work, it counts as hung. */
  hangMs: number;
  /** Called once when the thread died or hung; it takes no more utterances. */
  onDeath: () => void;
  /** Another program for the thread: tests use one that misbehaves. */
  thread?: URL;
}

const LOADER = new URL("./typescript-thread.mjs", import.meta.url);
const THREAD = new URL("./recogniser-thread.ts", import.meta.url);
const START_MS = 30_000;

/** Starts a thread with its own decoder; resolves once the model is loaded and warm. */
export async function startRecogniser(options: RecogniserOptions): Promise<Recogniser> {
  // Seen by the thread at once, where a message waits behind the audio that nobody wants any more.
  const cancelled = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(LOADER, {
    workerData: { program: (options.thread ?? THREAD).href, cancelled },
    execArgv: [],
    name: "recogniser",
  });
  thread.unref();
  let utterance = 0;
  let events: UtteranceEvents | null = null;
  /** Messages that the thread has yet to answer. */
  let owed = 0;
  let dead = false;
  let closing = false;
  let isStarted = false;
  let watch: NodeJS.Timeout | undefined;

  function die(reason: string, cause?: unknown): void {
    if (dead) return;
    dead = true;
    clearTimeout(watch);
    // Not awaited: a thread stuck in the library ends only when the library comes back.
    void thread.terminate();
    const failing = events;
    events = null;
    failing?.onFailure(new SpeechError("failed", reason, true, { cause }));
    if (!closing && isStarted) options.onDeath();
  }

  /** The clock runs only while the thread owes an answer, and anew from each answer. */
  function rewatch(): void {
    clearTimeout(watch);
    if (owed === 0 || dead) return;
    watch = setTimeout(() => die("The recogniser does not answer."), options.hangMs);
    watch.unref();
  }

  function send(message: ToRecogniser, answered: boolean): void {
    if (dead) return;
    if (answered) {
      owed += 1;
      if (owed === 1) rewatch();
    }
    thread.postMessage(
      message,
      message.type === "audio" ? [message.pcm.buffer as ArrayBuffer] : [],
    );
  }

  function receive(message: FromRecogniser): void {
    if (message.type === "decoded" || message.type === "final") {
      owed = Math.max(0, owed - 1);
      rewatch();
    }
    if (message.type === "ready" || message.utterance !== utterance || !events) return;
    if (message.type === "partial") events.onPartial(message.text);
    if (message.type !== "final") return;
    const done = events;
    events = null;
    done.onText(message.text);
  }

  let onStart: ((error?: unknown) => void) | null = null;
  const started = new Promise<void>((ready, failed) => {
    onStart = (error) => (error === undefined ? ready() : failed(error));
    setTimeout(() => onStart?.(new Error("too slow")), START_MS).unref();
  });
  thread.on("message", (message: FromRecogniser) => {
    if (message.type === "ready") onStart?.();
    else receive(message);
  });
  thread.on("error", (cause) => {
    onStart?.(cause);
    die("The recogniser crashed.", cause);
  });
  thread.on("exit", () => {
    onStart?.(new Error("it ended"));
    die("The recogniser ended.");
  });
  try {
    await started;
    isStarted = true;
  } catch (cause) {
    closing = true;
    die("The recogniser did not start.");
    throw new SpeechError("unavailable", "The recogniser did not start.", false, { cause });
  }

  return {
    start(next) {
      utterance += 1;
      events = next;
      send({ type: "start", utterance }, false);
      if (dead) {
        events = null;
        next.onFailure(new SpeechError("failed", "The recogniser ended.", true));
      }
    },
    audio: (pcm) => send({ type: "audio", utterance, pcm }, true),
    finish: () => send({ type: "finish", utterance }, true),
    cancel() {
      events = null;
      Atomics.store(cancelled, 0, utterance);
      send({ type: "cancel", utterance }, false);
    },
    async close() {
      closing = true;
      die("The recogniser is closed.");
      await thread.terminate();
    },
  };
}
