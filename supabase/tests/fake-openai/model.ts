import {
  createModelClient,
  createOpenAi,
  type ModelClient,
} from "../../functions/api/intelligence/openai/client.ts";
import type { FakeOpenAi } from "./server.ts";

/** The product's own client of a language model, speaking to a fake server. */
export function modelAt({ apiKey, baseUrl }: FakeOpenAi): ModelClient {
  const model = "gpt-6-luna";
  // The limits are those of each question; these are the settings of a whole engine.
  const limits = { timeoutMs: 5_000, riskTimeoutMs: 1_000, turnTimeoutMs: 2_000 };
  return createModelClient(createOpenAi({ apiKey, baseUrl, model, ...limits }), model, "person");
}
