import type {
  CreateRecogniser,
  HeardResult,
  RecogniserEvents,
  RecogniserSettings,
} from "./recogniser.ts";

/** One session of the fake, with what was done to it. */
export class FakeSession {
  readonly settings: RecogniserSettings;
  readonly #events: RecogniserEvents;
  calls: ("start" | "stop" | "abort")[] = [];

  constructor(settings: RecogniserSettings, events: RecogniserEvents) {
    this.settings = settings;
    this.#events = events;
  }

  begin(): void {
    this.#events.onStart();
  }

  /** Reports the session's results: a plain text is a guess, one that ends in "." is final. */
  hear(...results: (string | HeardResult)[]): void {
    this.#events.onResults(
      results.map((result) =>
        typeof result === "string"
          ? { transcript: result, isFinal: result.endsWith("."), confidence: 0.9 }
          : result,
      ),
    );
  }

  fail(code: string): void {
    this.#events.onError(code);
  }

  end(): void {
    this.#events.onEnd();
  }
}

/**
 * A recogniser without a microphone: a test says what is heard and what goes wrong. `refusals` are
 * errors that the next starts throw, in order.
 */
export class FakeRecogniser {
  readonly sessions: FakeSession[] = [];
  refusals: Error[] = [];

  readonly create: CreateRecogniser = (settings, events) => {
    const session = new FakeSession(settings, events);
    this.sessions.push(session);
    return {
      start: () => {
        const refusal = this.refusals.shift();
        if (refusal !== undefined) throw refusal;
        session.calls.push("start");
      },
      stop: () => session.calls.push("stop"),
      abort: () => session.calls.push("abort"),
    };
  };

  /** The newest session; an error when dictation was never turned on. */
  get session(): FakeSession {
    const session = this.sessions.at(-1);
    if (session === undefined) throw new Error("No session was begun.");
    return session;
  }
}
