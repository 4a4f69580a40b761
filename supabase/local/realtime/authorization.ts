import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { apiKeyKind } from "../auth/api-keys.ts";
import { keyOf, TokenError, verifyAccessToken } from "../auth/tokens.ts";
import type { Secrets } from "../secrets.ts";

/** Who asks to join, as row-level security sees them. */
export interface Listener {
  role: "anon" | "authenticated" | "service_role";
  claims: Record<string, unknown>;
  /** Milliseconds since 1970 when the token ends; keys never do. */
  expiresAt: number;
}

export interface Authorization {
  /** @throws TokenError when it is neither a good token nor one of the project's keys */
  identify(token: string): Promise<Listener>;
  /** Whether the policies on `realtime.messages` let somebody receive a topic. */
  mayJoin(listener: Listener, topic: string): Promise<boolean>;
}

class Undo extends Error {}

/** After a fall of the database any connection of the pool may be found dead by whoever uses it first. */
const ATTEMPTS = 3;

async function persistently<T>(work: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attempts === 1) throw error;
    return persistently(work, attempts - 1);
  }
}

/** @param sql connected as a superuser, which may take on the API's roles */
export function createAuthorization(sql: Sql, secrets: Secrets): Authorization {
  const key = keyOf(secrets.jwtSecret);

  return {
    async identify(token) {
      const kind = apiKeyKind(token, secrets);
      if (kind) {
        const role = kind === "secret" ? "service_role" : "anon";
        return { role, claims: { role }, expiresAt: Number.POSITIVE_INFINITY };
      }
      const claims = await verifyAccessToken(token, key);
      if (claims.role !== "authenticated") throw new TokenError(false);
      return { role: claims.role, claims, expiresAt: claims.exp * 1000 };
    },

    /**
     * Asks the policies themselves: a message of the topic is put there, looked for in the role of
     * the person who asks, and taken back.
     */
    mayJoin: ({ role, claims }, topic) =>
      persistently(async () => {
        const probe = randomUUID();
        let visible = false;
        try {
          await sql.begin(async (tx) => {
            const settings = tx`
            select set_config('realtime.topic', ${topic}, true),
                   set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
                   set_config('request.jwt.claim.sub', ${String(claims.sub ?? "")}, true),
                   set_config('request.jwt.claim.role', ${role}, true)`;
            const insert = tx`
            insert into realtime.messages (id, topic, extension, private)
            values (${probe}, ${topic}, 'broadcast', true)`;
            await Promise.all([settings, insert]);
            await tx.unsafe(`set local role ${role}`);
            const rows = await tx`select from realtime.messages where id = ${probe}`;
            visible = rows.length > 0;
            throw new Undo();
          });
        } catch (error) {
          if (!(error instanceof Undo)) throw error;
        }
        return visible;
      }),
  };
}
