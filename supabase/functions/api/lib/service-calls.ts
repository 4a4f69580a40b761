import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { ClientData } from "../../../../shared/src/contracts/client-data.ts";
import {
  ClientResponse,
  GenerationStatus,
} from "../../../../shared/src/contracts/client-profile.ts";
import type { Engine } from "../../../../shared/src/contracts/primitives.ts";
import type { Recommendation } from "../../../../shared/src/contracts/recommendation.ts";
import type { RecordedAnswer } from "../intelligence/conversation/session-record.ts";
import type { Made, PersonalityProfile } from "../intelligence/intelligence.ts";
import type { MatchOutcome } from "../intelligence/recommend.ts";
import type { Allowance, Settings } from "../settings.ts";
import { broken, sessionOver, unavailable } from "./api-error.ts";
import { dataOf } from "./database-errors.ts";
import { expertServiceCalls } from "./expert-service-calls.ts";
import { serviceClient } from "./supabase.ts";
import { therapistServiceCalls } from "./therapist-service-calls.ts";

const RateLimit = z.object({ allowed: z.boolean(), retry_after: z.number() });

/** What a run that makes a profile works with; `digest` and `claim` are handed back with the result. */
const ProfileWork = z.object({
  answers: z.array(
    z.object({
      questionId: z.string(),
      question: z.string(),
      answer: z.string(),
      inferred: z._default(z.boolean(), false),
    }),
  ),
  digest: z.optional(z.string()),
  claim: z.optional(z.nullable(z.string())),
});
export type ProfileWork = z.infer<typeof ProfileWork>;

const StartedGeneration = z.extend(ProfileWork, {
  claimed: z.boolean(),
  status: GenerationStatus,
});
const FinishedGeneration = z.extend(ProfileWork, { kept: z.boolean() });

const ClaimedGuest = z.object({ moved: z.number(), refresh: z.boolean() });

/** A finished conversation as it is kept. */
interface VoiceSessionRecord {
  sessionId: string;
  record: RecordedAnswer[];
  /** How often the person spoke, and how many questions were answered without being asked. */
  turns: number;
  insights: number;
  match: Pick<MatchOutcome, "recommendation" | "engine">;
}

/** Which run it is, for the functions of the database that look at it. */
const claimOf = ({ claim }: ProfileWork) => (claim ? { p_claim: claim } : {});

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

    /** Keeps a finished conversation; the same session, sent again, replaces itself. */
    async recordVoiceSession(
      userId: string,
      { sessionId, record, turns, insights, match }: VoiceSessionRecord,
    ) {
      dataOf(
        await client.rpc("record_voice_session", {
          p_user_id: userId,
          p_session_id: sessionId,
          p_answers: record.map((answer) => ({ ...answer })),
          p_turns: turns,
          p_insights: insights,
          p_recommendation: match.recommendation,
          p_engine: match.engine,
        }),
      );
    },

    /** Takes on the making of a profile; `claimed` is false while another call makes it. `anew`: only where there was one. */
    async startProfileGeneration(userId: string, anew: boolean) {
      const started = dataOf(
        await client.rpc("start_profile_generation", { p_user_id: userId, p_anew: anew }),
      );
      return StartedGeneration.parse(started);
    },

    /** Not `kept` when the answers are others by now: those come back, or none when nothing is left to do. */
    async finishProfileGeneration(
      userId: string,
      { result, engine }: Made<PersonalityProfile>,
      work: ProfileWork,
    ) {
      const finished = dataOf(
        await client.rpc("finish_profile_generation", {
          p_user_id: userId,
          p_profile: result.personalityProfile,
          p_tags: result.tags,
          p_summary: result.summary,
          p_engine: engine,
          ...(work.digest === undefined ? {} : { p_digest: work.digest }),
          ...claimOf(work),
        }),
      );
      return FinishedGeneration.parse(finished);
    },

    /** `reason` is a kind of failure, never a person's words. */
    async failProfileGeneration(userId: string, reason: string, work: ProfileWork) {
      dataOf(
        await client.rpc("fail_profile_generation", {
          p_user_id: userId,
          p_error: reason,
          ...claimOf(work),
        }),
      );
    },

    /** Moves all that a guest answered to an account and removes the guest. `refresh`: the profile is to be made anew. */
    async claimGuest(guestId: string, accountId: string) {
      const claimed = dataOf(
        await client.rpc("claim_guest", { p_guest_id: guestId, p_account_id: accountId }),
      );
      return ClaimedGuest.parse(claimed);
    },

    /** Puts a client's own answer right. 404 for any other answer. */
    async correctClientResponse(userId: string, responseId: string, answer: string) {
      const corrected = dataOf(
        await client.rpc("correct_client_response", {
          p_user_id: userId,
          p_response_id: responseId,
          p_answer: answer,
        }),
      );
      return ClientResponse.parse(corrected);
    },

    /** Everything that is stored about a person; null when the account is gone. */
    async clientData(userId: string): Promise<ClientData | null> {
      const stored = dataOf(await client.rpc("get_client_data", { p_user_id: userId }));
      return stored === null ? null : ClientData.parse({ success: true, ...(stored as object) });
    },

    /** Deletes an account for good; everything personal goes with it in one transaction. 401 when it is gone. */
    async deleteAccount(userId: string) {
      const { error } = await client.auth.admin.deleteUser(userId);
      if (!error) return;
      if (error.status === 404) throw sessionOver(error);
      if (isAuthRetryableFetchError(error) || !error.status) throw unavailable(error);
      throw broken(error);
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
