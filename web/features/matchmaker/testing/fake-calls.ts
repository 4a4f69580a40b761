import type {
  FinalizeSessionAnswer,
  FinalizeSessionRequest,
  NextQuestionRequest,
  NextQuestionResult,
  SessionSummaryAnswer,
  SessionSummaryRequest,
} from "@rapport/shared/contracts/matchmaker.ts";
import type { NextQuestionEvent } from "@rapport/shared/protocol/next-question.ts";
import type { SimulatedClock } from "xstate";
import type { Calls } from "../ports.ts";
import { OUTCOME, questionAfter, SUMMARY } from "./samples.ts";

/** What one call ends with: itself, after a while. */
export type Answer<T> = T | Error | "hangs";

export interface AskedCall {
  request: NextQuestionRequest;
  signal: AbortSignal;
}

/** The API as a test wants it. Without any wish it asks one new question after another. */
export class FakeCalls implements Calls {
  /** What the next questions are. `spokenOnly`: the rest of the answer never comes. */
  next: Answer<NextQuestionResult | { spokenOnly: string }>[] = [];
  outcomes: Answer<FinalizeSessionAnswer>[] = [];
  summaries: Answer<SessionSummaryAnswer>[] = [];
  spokenMs = 50;
  completeMs = 100;
  finalizeMs = 500;
  readonly asked: AskedCall[] = [];
  readonly finalized: FinalizeSessionRequest[] = [];
  readonly summarised: SessionSummaryRequest[] = [];
  owners = 0;
  readonly #clock: SimulatedClock;

  constructor(clock: SimulatedClock) {
    this.#clock = clock;
  }

  ensureOwner(): void {
    this.owners += 1;
  }

  async *askNext(
    request: NextQuestionRequest,
    signal: AbortSignal,
  ): AsyncGenerator<NextQuestionEvent> {
    this.asked.push({ request, signal });
    const answer = this.next.shift() ?? questionAfter(request);
    if (answer === "hangs") await this.#never(signal);
    if (answer === "hangs" || answer instanceof Error) {
      await this.#wait(this.spokenMs, signal);
      throw answer;
    }
    await this.#wait(this.spokenMs, signal);
    if ("spokenOnly" in answer) {
      yield { type: "spokenText", text: answer.spokenOnly, tone: "calm" };
      await this.#wait(this.completeMs, signal);
      yield { type: "error", message: "The answer could not be completed." };
      return;
    }
    yield { type: "spokenText", text: answer.spokenText, tone: answer.tone };
    await this.#wait(this.completeMs - this.spokenMs, signal);
    yield { type: "complete", data: answer };
  }

  async finalize(
    request: FinalizeSessionRequest,
    signal: AbortSignal,
  ): Promise<FinalizeSessionAnswer> {
    this.finalized.push(request);
    return await this.#answer(this.outcomes.shift() ?? OUTCOME, this.finalizeMs, signal);
  }

  async summarise(
    request: SessionSummaryRequest,
    signal: AbortSignal,
  ): Promise<SessionSummaryAnswer> {
    this.summarised.push(request);
    return await this.#answer(this.summaries.shift() ?? SUMMARY, 100, signal);
  }

  async #answer<T>(answer: Answer<T>, ms: number, signal: AbortSignal): Promise<T> {
    if (answer === "hangs") return await this.#never(signal);
    await this.#wait(ms, signal);
    if (answer instanceof Error) throw answer;
    return answer;
  }

  #wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#clock.setTimeout(() => resolve(), ms);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  }

  #never(signal: AbortSignal): Promise<never> {
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  }
}
