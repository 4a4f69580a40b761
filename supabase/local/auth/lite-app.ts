import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { errorFacts, type Log } from "../log.ts";
import { secondsUntilNextTry } from "../postgres/reconnecting.ts";
import type { Secrets } from "../secrets.ts";
import { authExtension } from "./extension.ts";
import { isoTimestamp } from "./iso-timestamp.ts";
import { asPostgrestError } from "./postgrest-errors.ts";
import { TOKEN_LIFETIME } from "./tokens.ts";

export interface LiteOptions {
  connectionString: string;
  secrets: Secrets;
  /** The address that people open, without a slash at the end. */
  address: string;
  minimumPasswordLength: number;
  log: Log;
}

export interface LiteApp {
  /** Answers requests to `/auth/v1` and `/rest/v1`; every other path is its own business. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/** Type numbers of Postgres. */
const TIMESTAMPTZ = 1184;
const JSONB = 3802;

/**
 * Embeds Supabase's own Auth and REST on a database that the bootstrap and the migrations made.
 */
export async function createLiteApp(options: LiteOptions): Promise<LiteApp> {
  const { secrets, address, log } = options;
  const connection = createPostgresConnection({
    url: options.connectionString,
    postgresOptions: {
      max: 12,
      backoff: secondsUntilNextTry,
      onnotice: () => undefined,
      types: {
        timestamptz: {
          to: TIMESTAMPTZ,
          from: [TIMESTAMPTZ],
          serialize: (value: string) => value,
          parse: isoTimestamp,
        },
        // It hands JSON over as text already; the driver would encode that text once more, and a
        // function would be given one long string in place of an object.
        jsonb: {
          to: JSONB,
          from: [JSONB],
          serialize: (value: unknown) =>
            typeof value === "string" ? value : JSON.stringify(value),
          parse: JSON.parse,
        },
      },
    },
  });
  // Left to itself, the first request grants everything on every table to the API's roles, because
  // some table has row-level security. The migrations say who may do what, nobody else.
  Object.assign(connection, { rlsState: "active", normalizeDbError: asPostgrestError });

  const app = new App({
    connection,
    api: { enabled: true, schemas: ["public"] },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: TOKEN_LIFETIME,
      enable_refresh_token_rotation: true,
      site_url: address,
      minimum_password_length: options.minimumPasswordLength,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      email: { enable_confirmations: false },
    },
    options: {
      server: {
        disableStudio: true,
        middlewares: [authExtension({ secrets, issuer: `${address}/auth/v1`, log })],
      },
      drivers: {
        // The default prints every message, address and one-time code, to the console.
        email: { send: async () => undefined },
        sms: { send: async () => undefined },
      },
    },
  });
  await connection.clearSchemaCache();
  await connection.introspect({ useCache: true });

  const listener = getRequestListener(
    (request, env) =>
      app.fetch(request, { peerAddress: peerAddressOf(env as { incoming: IncomingMessage }) }),
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        log.error(errorFacts(error), "Auth or REST failed");
        const message = "Something went wrong on our side.";
        return Response.json({ error: message, message }, { status: 500 });
      },
    },
  );
  return { handle: listener, close: () => connection.driver.end({ timeout: 1 }) };
}

const peerAddressOf = ({ incoming }: { incoming: IncomingMessage }): string | null =>
  incoming.socket.remoteAddress ?? null;
