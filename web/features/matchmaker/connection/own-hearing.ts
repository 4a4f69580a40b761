import { DICTATION_LANGUAGE } from "@rapport/shared/constants.ts";
import { DEFAULT_HEARD_TONE, type VoiceErrorCode } from "@rapport/shared/protocol/voice.ts";
import type {
  CreateRecogniser,
  HeardResult,
  SpeechRecogniser,
} from "@/components/dictation/recogniser.ts";
import type { HearingEvent } from "../ports.ts";

/** Milliseconds that the browser may take for the last words; not all of them tell their end. */
const LAST_WORDS = 1_500;

const NOTHING_HEARD = { error: "No audio detected.", code: "no-audio" } as const;

/** One utterance, heard by the browser's recogniser. */
export class OwnHearing {
  readonly #utterance: string;
  readonly #emit: (event: HearingEvent) => void;
  #recogniser: SpeechRecogniser | null = null;
  #text = "";
  #over = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    create: CreateRecogniser | null,
    utterance: string,
    emit: (event: HearingEvent) => void,
  ) {
    this.#utterance = utterance;
    this.#emit = emit;
    // Never within the call that began it: whoever calls has nothing to drop yet.
    queueMicrotask(() => this.#start(create));
  }

  stop(): void {
    if (this.#over) return;
    this.#recogniser?.stop();
    this.#timer = setTimeout(() => this.#end(), LAST_WORDS);
  }

  drop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#recogniser?.abort();
  }

  #start(create: CreateRecogniser | null): void {
    if (this.#over) return;
    if (create === null) {
      this.#fail("This browser cannot recognise speech.", "speech-to-text-absent");
      return;
    }
    try {
      this.#recogniser = create(
        // Continuous: a browser ends the other kind at the first breath.
        { language: DICTATION_LANGUAGE, continuous: true, interimResults: true },
        {
          onStart: () => this.#tell({ type: "hearing.ready", utterance: this.#utterance }),
          onResults: (results) => this.#hear(results),
          onError: (code) => this.#trouble(code),
          onEnd: () => this.#end(),
        },
      );
      this.#recogniser.start();
    } catch {
      this.#fail("The browser did not start to listen.", "speech-to-text-failed");
    }
  }

  #hear(results: readonly HeardResult[]): void {
    this.#text = results
      .map(({ transcript }) => transcript.trim())
      .filter(Boolean)
      .join(" ");
    this.#transcript(false);
  }

  #trouble(code: string): void {
    // Silence, and its own ending, come with an end that tells what was heard until then.
    if (code === "no-speech" || code === "aborted") return;
    this.#fail(`Speech recognition error: ${code}`, "speech-to-text-failed");
  }

  #end(): void {
    if (this.#over) return;
    if (this.#text === "") this.#fail(NOTHING_HEARD.error, NOTHING_HEARD.code);
    else {
      this.#transcript(true);
      this.drop();
    }
  }

  #fail(error: string, code: VoiceErrorCode): void {
    this.#tell({ type: "hearing.failed", utterance: this.#utterance, error, code });
    this.drop();
  }

  #transcript(final: boolean): void {
    this.#tell({
      type: "hearing.transcript",
      utterance: this.#utterance,
      text: this.#text,
      final,
      tone: DEFAULT_HEARD_TONE,
    });
  }

  #tell(event: HearingEvent): void {
    if (!this.#over) this.#emit(event);
  }
}
