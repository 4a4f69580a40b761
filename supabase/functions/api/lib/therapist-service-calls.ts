import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { GenerationStatus } from "../../../../shared/src/contracts/client-profile.ts";
import {
  type CreateSessionRequest,
  type SessionDecision,
  SessionRequest,
} from "../../../../shared/src/contracts/session-requests.ts";
import {
  type Availability,
  TherapistProfile,
  type TherapistProfileRequest,
  TherapistResponse,
} from "../../../../shared/src/contracts/therapist-profile.ts";
import type { Database } from "../../../../shared/src/database.types.ts";
import type { Made, TherapistDescription } from "../intelligence/intelligence.ts";
import { dataOf } from "./database-errors.ts";

/** An answer of the questionnaire as it is kept. */
export interface KeptAnswer {
  questionId: string;
  answer: string;
  tags: string[];
}

/** What a therapist hands in at the end of the questionnaire. */
export interface Questionnaire {
  name: string;
  age: number | null;
  experience: number;
  answers: KeptAnswer[];
}

/** Null for an argument of a function of the database that takes null, which its generated type does not say. */
const orNull = <T>(value: T | null | undefined) => (value ?? null) as T;

const SavedResponse = z.extend(TherapistResponse, { changed: z.boolean() });

const StartedDescription = z.object({
  claimed: z.boolean(),
  status: GenerationStatus,
  name: z.string(),
  experience: z.number(),
  answers: z.array(z.object({ questionId: z.string(), question: z.string(), answer: z.string() })),
  digest: z.nullable(z.string()),
  insights: z.array(z.object({ insight: z.string(), application: z.string(), source: z.string() })),
});

/** What the function writes for therapists, and for clients who want a session, each in one transaction. */
export function therapistServiceCalls(client: SupabaseClient<Database>) {
  return {
    /** Keeps the whole questionnaire or nothing. 404 for an unknown question. */
    async submitTherapistResponses(userId: string, given: Questionnaire, approve: boolean) {
      dataOf(
        await client.rpc("submit_therapist_responses", {
          p_user_id: userId,
          p_name: given.name,
          p_age: orNull(given.age),
          p_experience: given.experience,
          p_answers: given.answers.map((answer) => ({ ...answer })),
          p_approve: approve,
        }),
      );
    },

    /** Keeps one answer, over the one that was there; `changed` when that had other words. 404 for an unknown question. */
    async saveTherapistResponse(userId: string, { questionId, answer, tags }: KeptAnswer) {
      const saved = dataOf(
        await client.rpc("save_therapist_response", {
          p_user_id: userId,
          p_question_id: questionId,
          p_answer: answer,
          p_tags: tags,
        }),
      );
      return SavedResponse.parse(saved);
    },

    /** 409 when there is one already. */
    async createTherapistProfile(
      userId: string,
      { version: _, ...fields }: TherapistProfileRequest,
      approve: boolean,
    ) {
      const profile = dataOf(
        await client.rpc("create_therapist_profile", {
          p_user_id: userId,
          p_fields: fields,
          p_approve: approve,
        }),
      );
      return TherapistProfile.parse(profile);
    },

    /** Fields that are left out stay. 404 when there is none, 409 when `version` is not the stored one. */
    async updateTherapistProfile(userId: string, { version, ...fields }: TherapistProfileRequest) {
      const profile = dataOf(
        await client.rpc("update_therapist_profile", {
          p_user_id: userId,
          p_fields: fields,
          p_version: orNull(version),
        }),
      );
      return TherapistProfile.parse(profile);
    },

    async setTherapistAvailability(userId: string, availability: Availability) {
      const profile = dataOf(
        await client.rpc("set_therapist_availability", {
          p_user_id: userId,
          p_availability: availability,
        }),
      );
      return TherapistProfile.parse(profile);
    },

    /**
     * Takes on the describing; `claimed` is false while another call does it, unless the caller has
     * `submitted` the answers itself. `digest` stands for what the description is made of.
     */
    async startTherapistDescription(userId: string, submitted: boolean) {
      const started = dataOf(
        await client.rpc("start_therapist_description", {
          p_user_id: userId,
          p_submitted: submitted,
        }),
      );
      return StartedDescription.parse(started);
    },

    /** Returns false when what it is made of has changed since `digest` was handed out. */
    async finishTherapistDescription(
      userId: string,
      { result, engine }: Made<TherapistDescription>,
      digest: string | null,
    ) {
      const upToDate = dataOf(
        await client.rpc("finish_therapist_description", {
          p_user_id: userId,
          p_description: { ...result },
          p_engine: engine,
          p_digest: orNull(digest),
        }),
      );
      return z.boolean().parse(upToDate);
    },

    /** `reason` is a kind of failure, never a person's words. */
    async failTherapistDescription(userId: string, reason: string) {
      dataOf(
        await client.rpc("fail_therapist_description", { p_user_id: userId, p_error: reason }),
      );
    },

    /** 404 for an unknown therapist, 409 for one who takes nobody new or was asked before. */
    async createSessionRequest(clientId: string, wish: CreateSessionRequest) {
      const request = dataOf(
        await client.rpc("create_session_request", {
          p_client_id: clientId,
          p_therapist_id: wish.therapistId,
          p_preferred_times: wish.preferredTimes,
          p_format: orNull(wish.format),
          p_note: wish.note,
          p_contact: wish.contact,
        }),
      );
      return SessionRequest.parse(request);
    },

    /** A therapist's received ones, anybody else's own; newest first. */
    async sessionRequestsOf(userId: string) {
      const requests = dataOf(await client.rpc("get_session_requests", { p_user_id: userId }));
      return z.array(SessionRequest).parse(requests);
    },

    /** 404 for any but its therapist, 409 when it is not open any more. */
    async decideSessionRequest(userId: string, requestId: string, decision: SessionDecision) {
      const request = dataOf(
        await client.rpc("decide_session_request", {
          p_user_id: userId,
          p_request_id: requestId,
          p_decision: decision.decision,
          p_starts_at: orNull(decision.decision === "accepted" ? decision.startsAt : null),
          p_note: decision.note,
        }),
      );
      return SessionRequest.parse(request);
    },

    /** 404 for any but its client, 409 when it is not open any more. */
    async withdrawSessionRequest(userId: string, requestId: string) {
      const request = dataOf(
        await client.rpc("withdraw_session_request", {
          p_user_id: userId,
          p_request_id: requestId,
        }),
      );
      return SessionRequest.parse(request);
    },
  };
}
