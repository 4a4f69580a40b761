import { DICTATION_LANGUAGE } from "@rapport/shared/constants.ts";
import { beginWith, type DictatedText, edit, hear, settle, textOf } from "./dictated-text.ts";
import {
  PERMISSION_DENIED,
  type PermissionWording,
  recognitionError,
  startFailure,
  UNSUPPORTED,
} from "./messages.ts";
import type { CreateRecogniser, HeardResult, SpeechRecogniser } from "./recogniser.ts";
import { readTranscript } from "./transcript.ts";

/**
 * `continuous`: one session takes phrase after phrase. `single-utterance`: one phrase a session,
 * appended when the session ends. Both go on until turned off: a browser ends its sessions itself.
 */
export type DictationMode = "continuous" | "single-utterance";
export type DictationStatus = "off" | "starting" | "listening";

/** Between the end of one session and the start of the next, in milliseconds. */
export const RESTART_DELAY = 50;
/** A session that ends sooner than this without a word was refused rather than silent. */
const FRUITLESS_SESSION = 1_000;
/** So many refused sessions in a row turn dictation off. */
const FRUITLESS_LIMIT = 3;
/** How long a stopped session may take for its last words when it is wanted again, in milliseconds. */
const LAST_WORDS = 1_000;

const PERMISSION_CODES = new Set(["not-allowed", "service-not-allowed"]);

export interface DictationOptions {
  mode: DictationMode;
  permissionWording: PermissionWording;
  /** Null where the browser cannot recognise speech. */
  createRecogniser: CreateRecogniser | null;
  readText(): string;
  writeText(text: string): void;
  onStatus(status: DictationStatus): void;
  /** What to tell the person; null when there is nothing to tell any more. */
  onMessage(message: string | null): void;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Dictation into one text, apart from React. It is on from `start` until `stop`, `close`, a denied
 * microphone or a session that cannot be started; in between it restarts the browser's sessions.
 */
export class Dictation {
  readonly #options: DictationOptions;
  #status: DictationStatus = "off";
  #session: Session | null = null;
  #restart: ReturnType<typeof setTimeout> | undefined;
  #fruitless = 0;

  constructor(options: DictationOptions) {
    this.#options = options;
  }

  get isOn(): boolean {
    return this.#status !== "off";
  }

  start(): void {
    if (this.isOn) return;
    this.#options.onMessage(null);
    if (this.#options.createRecogniser === null) {
      this.#options.onMessage(UNSUPPORTED);
      return;
    }
    this.#fruitless = 0;
    this.#setStatus("starting");
    if (this.#session === null) this.#beginSession();
    // A session that is still working out its last words comes first; not all browsers tell its end.
    else this.#restart = setTimeout(() => this.#replace(), LAST_WORDS);
  }

  /** Turns off; what was said so far is still worked out and added. */
  stop(): void {
    this.#turnOff();
    this.#session?.recogniser.stop();
  }

  /** Turns off and lets go of the text: nothing is written after this. */
  close(): void {
    const session = this.#session;
    this.#session = null;
    this.#turnOff();
    session?.recogniser.abort();
  }

  #turnOff(): void {
    clearTimeout(this.#restart);
    this.#setStatus("off");
  }

  #replace(): void {
    const stuck = this.#session;
    this.#session = null;
    stuck?.recogniser.abort();
    this.#beginSession();
  }

  #setStatus(status: DictationStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#options.onStatus(status);
  }

  #beginSession(): void {
    const { createRecogniser, mode, readText } = this.#options;
    if (createRecogniser === null) return;
    try {
      const recogniser = createRecogniser(
        { language: DICTATION_LANGUAGE, continuous: mode === "continuous", interimResults: true },
        {
          onStart: () => this.#ifCurrent(recogniser, () => this.#started()),
          onResults: (results) =>
            this.#ifCurrent(recogniser, (session) => this.#heard(session, results)),
          onError: (code) => this.#ifCurrent(recogniser, (session) => this.#failed(session, code)),
          onEnd: () => this.#ifCurrent(recogniser, (session) => this.#ended(session)),
        },
      );
      this.#session = {
        recogniser,
        text: beginWith(readText()),
        settledCount: 0,
        begun: Date.now(),
        fruitful: false,
        told: false,
      };
      recogniser.start();
    } catch (error) {
      this.#session = null;
      this.#turnOff();
      this.#options.onMessage(startFailure(messageOf(error)));
    }
  }

  /** Events of a session that was let go of must not touch the text that is there now. */
  #ifCurrent(recogniser: SpeechRecogniser, act: (session: Session) => void): void {
    if (this.#session?.recogniser === recogniser) act(this.#session);
  }

  #started(): void {
    if (this.isOn) this.#setStatus("listening");
  }

  #heard(session: Session, results: readonly HeardResult[]): void {
    session.fruitful = true;
    if (this.isOn) this.#options.onMessage(null);
    // A list that grew shorter is a new one.
    if (results.length < session.settledCount) session.settledCount = 0;
    const heard = readTranscript(results, session.settledCount);
    const text = edit(session.text, this.#options.readText());
    if (this.#options.mode === "continuous") {
      session.settledCount = heard.settledCount;
      session.text = hear(text, heard.settled, heard.pending);
    } else {
      session.text = hear(text, "", `${heard.settled} ${heard.pending}`.trim());
    }
    this.#options.writeText(textOf(session.text));
  }

  #failed(session: Session, code: string): void {
    if (!this.isOn) return;
    if (PERMISSION_CODES.has(code)) {
      this.#turnOff();
      this.#options.onMessage(PERMISSION_DENIED[this.#options.permissionWording]);
      return;
    }
    // Silence is no fault of the browser: it is told, and dictation goes on.
    if (code === "no-speech") session.fruitful = true;
    session.told = true;
    this.#options.onMessage(recognitionError(code));
  }

  #ended(session: Session): void {
    const text = edit(session.text, this.#options.readText());
    session.text = settle(text);
    this.#session = null;
    if (!this.isOn) return;
    const refused = !session.fruitful && Date.now() - session.begun < FRUITLESS_SESSION;
    this.#fruitless = refused ? this.#fruitless + 1 : 0;
    if (this.#fruitless >= FRUITLESS_LIMIT) {
      this.#turnOff();
      if (!session.told) this.#options.onMessage(startFailure("the browser ended it at once"));
      return;
    }
    clearTimeout(this.#restart);
    this.#restart = setTimeout(() => this.#beginSession(), RESTART_DELAY);
  }
}

interface Session {
  recogniser: SpeechRecogniser;
  text: DictatedText;
  /** How many of the session's results are in the text for good. */
  settledCount: number;
  /** When it began, in milliseconds since 1970. */
  begun: number;
  fruitful: boolean;
  /** Whether the person has been told of an error of this session. */
  told: boolean;
}
