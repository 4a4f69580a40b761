import { createClient } from "@supabase/supabase-js";
import { WebSocket } from "ws";
import { operatorSql } from "../testing/operator-sql.ts";
import type { TestStack } from "../testing/start-stack.ts";
import type { ApiCall } from "./api-calls.ts";

/** The calls that time how long a change takes from the database to a page that listens. */
export interface RealtimeCalls {
  calls: ApiCall[];
  close(): Promise<void>;
}

/** A guest who listens to the own channel with supabase-js, and a change to the guest's profile. */
export async function prepareRealtimeCalls({
  baseUrl,
  dataDir,
  secrets,
}: TestStack): Promise<RealtimeCalls> {
  const sql = await operatorSql(dataDir);
  const client = createClient(baseUrl, secrets.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // The browser has one that fits; ws differs in the types of its events alone.
    realtime: { transport: WebSocket as never },
  });
  const { data, error } = await client.auth.signInAnonymously();
  if (error || !data.user) throw error ?? new Error("no guest");
  const { id } = data.user;
  await sql`insert into public.client_profiles (user_id) values (${id})`;
  await client.realtime.setAuth();

  let told: () => void = () => undefined;
  const channel = client
    .channel(`client:${id}`, { config: { private: true } })
    .on("broadcast", { event: "changed" }, () => told());
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((state, reason) => {
      if (state === "SUBSCRIBED") resolve();
      else if (state !== "CLOSED") reject(reason ?? new Error(state));
    });
  });

  return {
    calls: [
      {
        name: "a change in the database → supabase-js is told",
        run: async () => {
          const heard = new Promise<void>((resolve) => {
            told = resolve;
          });
          await sql`
            update public.client_profiles set personality_profile = ${String(performance.now())}
            where user_id = ${id}`;
          await heard;
        },
        alone: 100,
      },
    ],
    async close() {
      await client.removeAllChannels();
      client.realtime.disconnect();
      await sql.end();
    },
  };
}
