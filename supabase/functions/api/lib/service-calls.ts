import * as z from "zod/mini";
import { GenerationStatus } from "../../../../shared/src/contracts/client-profile.ts";
import type { Engine } from "../../../../shared/src/contracts/primitives.ts";
import type { Recommendation } from "../../../../shared/src/contracts/recommendation.ts";
import type { Made, PersonalityProfile } from "../intelligence/intelligence.ts";
import type { Allowance, Settings } from "../settings.ts";
import { dataOf } from "./database-errors.ts";
import { expertServiceCalls } from "./expert-service-calls.ts";
import { serviceClient } from "./supabase.ts";
import { therapistServiceCalls } from "./therapist-service-calls.ts";

const RateLimit = z.object({ allowed: z.boolean(), retry_after: z.number() });

const StartedGeneration = z.object({
  claimed: z.boolean(),
  status: GenerationStatus,
  answers: z.array(z.object({ questionId: z.string(), question: z.string(), answer: z.string() })),
});

/**
 * Everything that the function does past row-level security, by name. The client with the secret
 * key never leaves this file and the two that it hands it to; each call is one round trip and one transaction.
 */
export function createServiceCalls(settings: Settings) {
  const client = serviceClient(settings);

  return {
    ...expertServiceCalls(client),
    ...therapistServiceCalls(client),

    /** Keeps a visitor's answer apart from every account. 404 for an unknown question. */
    async saveVisitorResponse(visitorKey: string, questionId: string, answer: string) {
      dataOf(
        await client.rpc("save_visitor_response", {
          p_visitor_key: visitorKey,
          p_question_id: questionId,
          p_answer: answer,
        }),
      );
    },

    /** Question id to text, removed questions included; unknown ids are missing. */
    async questionsForAnswers(questionIds: string[]): Promise<Map<string, string>> {
      const rows = dataOf(
        await client.rpc("questions_for_answers", { p_question_ids: questionIds }),
      );
      return new Map((rows ?? []).map((row) => [row.question_id, row.question]));
    },

    /** Keeps a person's answers, and the match that came of them, if one did. */
    async recordRecommendation(
      userId: string,
      answers: Record<string, string>,
      recommendation: Recommendation | null,
      engine: Engine,
    ) {
      dataOf(
        await client.rpc("record_recommendation", {
          p_user_id: userId,
          p_answers: answers,
          p_recommendation: recommendation,
          p_engine: engine,
          p_source: "assessment",
        }),
      );
    },

    /** Takes on the making of a profile; `claimed` is false while another call makes it. */
    async startProfileGeneration(userId: string) {
      const started = dataOf(await client.rpc("start_profile_generation", { p_user_id: userId }));
      return StartedGeneration.parse(started);
    },

    async finishProfileGeneration(userId: string, { result, engine }: Made<PersonalityProfile>) {
      dataOf(
        await client.rpc("finish_profile_generation", {
          p_user_id: userId,
          p_profile: result.personalityProfile,
          p_tags: result.tags,
          p_summary: result.summary,
          p_engine: engine,
        }),
      );
    },

    /** `reason` is a kind of failure, never a person's words. */
    async failProfileGeneration(userId: string, reason: string) {
      dataOf(await client.rpc("fail_profile_generation", { p_user_id: userId, p_error: reason }));
    },

    /** Moves all that a guest answered to an account and removes the guest. */
    async claimGuest(guestId: string, accountId: string) {
      dataOf(await client.rpc("claim_guest", { p_guest_id: guestId, p_account_id: accountId }));
    },

    /** Counts one use of a hashed key. `retry_after` in seconds. */
    async takeRateLimit(hashedKey: string, { limit, windowSeconds }: Allowance) {
      const taken = dataOf(
        await client.rpc("take_rate_limit", {
          p_key: hashedKey,
          p_limit: limit,
          p_window_seconds: windowSeconds,
        }),
      );
      return RateLimit.parse(taken);
    },

    async clearRateLimit(hashedKey: string) {
      dataOf(await client.rpc("clear_rate_limit", { p_key: hashedKey }));
    },
  };
}

export type ServiceCalls = ReturnType<typeof createServiceCalls>;
