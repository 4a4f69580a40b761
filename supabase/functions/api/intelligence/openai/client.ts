import OpenAI, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  OpenAIError,
} from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import { ZodError, type z } from "zod";
import type { OpenAiSettings } from "../../settings.ts";
import { ModelError } from "./model-error.ts";
import { repeats } from "./soundness.ts";

/** A pause after a fault that passes by itself. */
const RETRY_PAUSE_MS = 250;
/** A provider that asks us to wait longer than this is not waited for: a person is. */
const LONGEST_RETRY_PAUSE_MS = 2_000;

/** One thing that is asked of the model. `check` throws a `ModelError` for an answer that is well-formed but wrong. */
export interface Question<Answer, Result> {
  name: string;
  schema: z.ZodType<Answer>;
  instructions: string;
  /** What people wrote, as JSON: data for the model, never instruction. */
  input: unknown;
  /** Bounds what an answer may cost, reasoning included. */
  maxOutputTokens: number;
  /** The longest that both attempts together may take: somebody waits for them. */
  timeoutMs: number;
  /** Whether a second attempt may be made. */
  retry: boolean;
  check: (answer: Answer) => Result;
  /** Has the answer streamed, and is called with its text as it grows. */
  onText?: (soFar: string) => void;
  /** Ends the call when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

export interface ModelClient {
  /** Rejects with a `ModelError`, after a second attempt where one makes sense. */
  ask<Answer, Result>(question: Question<Answer, Result>): Promise<Result>;
}

export function createOpenAi(settings: OpenAiSettings): OpenAI {
  return new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    // The retry below knows more: it also covers answers that arrive and are no good.
    maxRetries: 0,
    // The client's own log would repeat what people wrote.
    logLevel: "off",
  });
}

/**
 * The model as one person meets it. `safetyIdentifier` tells the provider one person from another
 * without saying who: a hash of at most 64 characters.
 */
export function createModelClient(
  openai: OpenAI,
  model: string,
  safetyIdentifier: string,
): ModelClient {
  async function attempt<Answer, Result>(
    question: Question<Answer, Result>,
    deadline: AbortSignal,
  ): Promise<Result> {
    try {
      const request = {
        model,
        instructions: question.instructions,
        input: JSON.stringify(question.input),
        text: { format: zodTextFormat(question.schema, question.name) },
        max_output_tokens: question.maxOutputTokens,
        safety_identifier: safetyIdentifier,
        store: false,
      };
      // The deadline covers the body, too; the client's own time-out ends with the headers.
      const options = { signal: deadline, timeout: question.timeoutMs };
      const { onText } = question;
      const response = onText
        ? await openai.responses
            .stream(request, options)
            .on("response.output_text.delta", ({ snapshot }) => onText(snapshot))
            .finalResponse()
        : await openai.responses.parse(request, options);
      const answer = parsedAnswer<Answer>(response);
      // Whoever had the model give away what it was told has had it do other work than ours.
      if (repeats(JSON.stringify(answer), question.instructions)) {
        throw new ModelError("unfounded", 0);
      }
      return question.check(answer);
    } catch (error) {
      throw deadline.aborted ? new ModelError("timed-out", 0, error) : asModelError(error);
    }
  }

  return {
    async ask(question) {
      const late = AbortSignal.timeout(question.timeoutMs);
      const deadline = question.signal ? AbortSignal.any([late, question.signal]) : late;
      try {
        return await attempt(question, deadline);
      } catch (error) {
        const pause = error instanceof ModelError ? error.retryAfterMs : null;
        if (pause === null || !question.retry || deadline.aborted) throw error;
        await new Promise((resume) => setTimeout(resume, pause));
        return await attempt(question, deadline);
      }
    },
  };
}

/** What of the SDK's parsed response is looked at. */
interface ParsedAnswer {
  status?: string;
  incomplete_details: { reason?: string } | null;
  output: { type: string; content?: unknown }[];
  output_parsed: unknown;
}

/** `T` is what the question's schema yields: the SDK has parsed the answer with it. */
function parsedAnswer<T>(response: ParsedAnswer): T {
  const filtered = response.incomplete_details?.reason === "content_filter";
  const refused = response.output.some(
    ({ content }) =>
      Array.isArray(content) && content.some((part: { type?: string }) => part.type === "refusal"),
  );
  if (refused || filtered) throw new ModelError("refused", null);
  if (response.status === "failed") throw new ModelError("server-error", RETRY_PAUSE_MS);
  if (response.status !== "completed") throw new ModelError("incomplete", 0);
  if (response.output_parsed === null) throw new ModelError("off-schema", 0);
  return response.output_parsed as T;
}

function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  // A stream hands on what went wrong in it inside of an error of its own.
  const isWrapped = error instanceof OpenAIError && !(error instanceof APIError);
  if (isWrapped && error.cause instanceof Error) return asModelError(error.cause);
  if (error instanceof ZodError || error instanceof SyntaxError) {
    return new ModelError("off-schema", 0, error);
  }
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return new ModelError("timed-out", 0, error);
  }
  if (error instanceof APIConnectionError) {
    return new ModelError("unreachable", RETRY_PAUSE_MS, error);
  }
  if (error instanceof APIError) return ofStatus(error);
  // The connection broke in the middle of the body.
  return new ModelError("unreachable", RETRY_PAUSE_MS, error);
}

function ofStatus(error: APIError): ModelError {
  if (error.status === 429) {
    return new ModelError("rate-limited", retryAfterMs(error.headers), error);
  }
  const passes = error.status === 408 || error.status === 409 || (error.status ?? 0) >= 500;
  return passes
    ? new ModelError("server-error", RETRY_PAUSE_MS, error)
    : new ModelError("request-refused", null, error);
}

/** `Retry-After` in milliseconds when it is short enough to wait for; a usual pause when there is none. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const header = headers?.get("retry-after");
  if (!header) return RETRY_PAUSE_MS;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return ms <= LONGEST_RETRY_PAUSE_MS ? Math.max(0, ms) : null;
}
