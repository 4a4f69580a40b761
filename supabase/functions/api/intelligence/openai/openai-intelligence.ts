import type OpenAI from "openai";
import type { OpenAiSettings } from "../../settings.ts";
import type { Intelligence } from "../intelligence.ts";
import { assessRisk } from "./assess-risk.ts";
import { createModelClient } from "./client.ts";
import { profileClient } from "./profile-client.ts";
import { rank } from "./rank.ts";

/**
 * The engine that asks a language model, for one person. Its calls reject when the model gives
 * nothing usable; `withFallback` decides what then.
 */
export function createOpenAiIntelligence(
  openai: OpenAI,
  { model, timeoutMs, riskTimeoutMs }: OpenAiSettings,
  safetyIdentifier: string,
): Intelligence {
  const client = createModelClient(openai, model, safetyIdentifier);
  return {
    engine: "openai",
    rank: async (input) => ({ result: await rank(client, timeoutMs, input), engine: "openai" }),
    profileClient: async (answers) => ({
      result: await profileClient(client, timeoutMs, answers),
      engine: "openai",
    }),
    assessRisk: (texts) => assessRisk(client, riskTimeoutMs, texts),
  };
}
