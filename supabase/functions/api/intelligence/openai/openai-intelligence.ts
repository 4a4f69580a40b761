import type OpenAI from "openai";
import type { OpenAiSettings } from "../../settings.ts";
import type { Intelligence, Made } from "../intelligence.ts";
import { assessRisk } from "./assess-risk.ts";
import { createModelClient } from "./client.ts";
import { describeTherapist } from "./describe-therapist.ts";
import { nextQuestion } from "./next-question.ts";
import { processContribution } from "./process-contribution.ts";
import { profileClient } from "./profile-client.ts";
import { questionToInsight } from "./question-to-insight.ts";
import { rank } from "./rank.ts";
import { refineContribution } from "./refine-contribution.ts";
import { summarise } from "./summarise.ts";

const made = <T>(result: T): Made<T> => ({ result, engine: "openai" });

/**
 * The engine that asks a language model, for one person. Its calls reject when the model gives
 * nothing usable; `withFallback` decides what then.
 */
export function createOpenAiIntelligence(
  openai: OpenAI,
  { model, timeoutMs, riskTimeoutMs, turnTimeoutMs }: OpenAiSettings,
  safetyIdentifier: string,
): Intelligence {
  const client = createModelClient(openai, model, safetyIdentifier);
  return {
    engine: "openai",
    rank: async (input) => made(await rank(client, timeoutMs, input)),
    profileClient: async (answers) => made(await profileClient(client, timeoutMs, answers)),
    processContribution: async (thoughts) =>
      made(await processContribution(client, timeoutMs, thoughts)),
    refineContribution: async (input) => made(await refineContribution(client, timeoutMs, input)),
    questionToInsight: async (question) =>
      made(await questionToInsight(client, timeoutMs, question)),
    describeTherapist: async (input) => made(await describeTherapist(client, timeoutMs, input)),
    nextQuestion: async (state, say, signal) =>
      made(await nextQuestion(client, turnTimeoutMs, state, say, signal)),
    summarise: async (turns) => made(await summarise(client, turnTimeoutMs, turns)),
    assessRisk: (texts) => assessRisk(client, riskTimeoutMs, texts),
  };
}
