import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import {
  Contribution,
  ContributionSummary,
  type ProcessedInput,
  type UpdateContributionRequest,
} from "../../../../shared/src/contracts/contributions.ts";
import type { Engine } from "../../../../shared/src/contracts/primitives.ts";
import type { Database } from "../../../../shared/src/database.types.ts";
import { dataOf } from "./database-errors.ts";
import type { StoredPassword } from "./expert-passwords.ts";

/** Who is at the expert pages: nobody with an account, but the holder of one of the passwords. */
export interface ExpertSession {
  id: string;
  passwordId: string;
}

const EndsAt = z.nullable(z.string());

/** What the expert pages need past row-level security. Tokens come here hashed. */
export function expertServiceCalls(client: SupabaseClient<Database>) {
  return {
    /** Whether fewer than three passwords are set. */
    async expertRegistrationOpen(): Promise<boolean> {
      return dataOf(await client.rpc("expert_registration_open")) === true;
    },

    async expertPasswords(): Promise<StoredPassword[]> {
      return dataOf(await client.rpc("expert_password_hashes")) ?? [];
    },

    /** Sets a password and starts its first session; returns when that ends. 403 when three are set. */
    async registerExpertPassword(hash: string, tokenHash: string): Promise<string> {
      const endsAt = dataOf(
        await client.rpc("register_expert_password", { p_hash: hash, p_token_hash: tokenHash }),
      );
      return z.string().parse(endsAt);
    },

    /** Returns when the session ends; null, after the same work, when there is no such password. */
    async startExpertSession(passwordId: string | null, tokenHash: string): Promise<string | null> {
      const endsAt = dataOf(
        await client.rpc("start_expert_session", {
          p_token_hash: tokenHash,
          ...(passwordId === null ? {} : { p_password_id: passwordId }),
        }),
      );
      return EndsAt.parse(endsAt);
    },

    /** Null for a token that is unknown, expired or revoked. */
    async expertSession(tokenHash: string): Promise<ExpertSession | null> {
      const [session] =
        dataOf(await client.rpc("expert_session", { p_token_hash: tokenHash })) ?? [];
      return session ? { id: session.id, passwordId: session.password_id } : null;
    },

    async endExpertSession(tokenHash: string) {
      dataOf(await client.rpc("end_expert_session", { p_token_hash: tokenHash }));
    },

    /** Returns the contribution's id. */
    async saveContribution(
      expert: string,
      processed: ProcessedInput,
      engine: Engine,
    ): Promise<string> {
      const id = dataOf(
        await client.rpc("save_contribution", {
          p_expert: expert,
          p_processed: processed,
          p_engine: engine,
        }),
      );
      return z.string().parse(id);
    },

    /** 404 for one that is not this expert's, 409 when `edited.version` is not the stored one any more. */
    async updateContribution(
      expert: string,
      id: string,
      edited: UpdateContributionRequest["contribution"],
      editor: string,
    ): Promise<Contribution> {
      const updated = dataOf(
        await client.rpc("update_contribution", {
          p_expert: expert,
          p_id: id,
          p_edited: edited,
          p_editor: editor,
        }),
      );
      return Contribution.parse(updated);
    },

    /** Null for an id that is none, and for one that is not this expert's. */
    async contribution(expert: string, id: string): Promise<Contribution | null> {
      const found = dataOf(await client.rpc("get_contribution", { p_expert: expert, p_id: id }));
      return z.nullable(Contribution).parse(found);
    },

    async contributionExists(id: string): Promise<boolean> {
      return dataOf(await client.rpc("contribution_exists", { p_id: id })) === true;
    },

    /** Newest first. */
    async previousContributions(expert: string): Promise<ContributionSummary[]> {
      const rows = dataOf(await client.rpc("previous_contributions", { p_expert: expert }));
      return z.array(ContributionSummary).parse(rows);
    },
  };
}
