import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Sql } from "postgres";
import { type WebSocket, WebSocketServer } from "ws";
import { apiKeyKind } from "../auth/api-keys.ts";
import { errorFacts, type Log } from "../log.ts";
import type { Secrets } from "../secrets.ts";
import { createAuthorization } from "./authorization.ts";
import { Connection } from "./connection.ts";
import { passOnDatabaseMessages } from "./database-messages.ts";
import { Hub } from "./hub.ts";
import { formatMessage, parseMessage, protocolVersion } from "./messages.ts";

/** All in milliseconds, bytes and counts of sockets. */
const LIMITS = {
  message: 64 * 1024,
  sockets: 1_000,
  /** A socket that joins nothing is of no use to anybody. */
  untilFirstJoin: 30_000,
  /** supabase-js sends a heartbeat every 25 s. */
  silence: 75_000,
  /** Messages from one client that wait for an answer. */
  waiting: 50,
  /** Bytes that a client leaves unread before it is taken for dead. */
  unread: 1024 * 1024,
  checkEvery: 5_000,
};

export interface RealtimeEndpoint {
  /** Takes over a request to upgrade on `/realtime/v1/websocket`. `refuse` answers it instead. */
  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    refuse: (status: number, message: string) => void,
  ): void;
  close(): Promise<void>;
}

/**
 * Private broadcast channels for unmodified supabase-js: the database sends, row-level security
 * decides who receives.
 */
export async function createRealtimeEndpoint(
  sql: Sql,
  secrets: Secrets,
  log: Log,
): Promise<RealtimeEndpoint> {
  const hub = new Hub();
  const authorization = createAuthorization(sql, secrets);
  const messages = await passOnDatabaseMessages(sql, hub, log);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
  });
  const checks = new Set<() => void>();
  const checking = setInterval(() => {
    for (const check of checks) check();
  }, LIMITS.checkEvery);

  function serve(socket: WebSocket, apiKey: string, version: "1.0.0" | "2.0.0"): void {
    const openedAt = Date.now();
    let heardAt = openedAt;
    let waiting = 0;
    let queue = Promise.resolve();
    const connection = new Connection({
      hub,
      authorization,
      apiKey,
      outlet: {
        send: (message) => {
          if (socket.bufferedAmount > LIMITS.unread) socket.terminate();
          else if (socket.readyState === socket.OPEN) socket.send(formatMessage(message, version));
        },
      },
    });

    const check = () => {
      const now = Date.now();
      connection.endExpired(now);
      const idle = !connection.hasJoined && now - openedAt > LIMITS.untilFirstJoin;
      if (idle) socket.close(4408, "nothing joined");
      if (now - heardAt > LIMITS.silence) socket.terminate();
      else if (now - heardAt > LIMITS.silence / 2) socket.ping();
    };
    checks.add(check);

    socket.on("pong", () => {
      heardAt = Date.now();
    });
    socket.on("message", (data, isBinary) => {
      heardAt = Date.now();
      // Binary frames are broadcasts of clients, which no policy allows.
      const message = isBinary ? null : parseMessage(String(data), version);
      if (!message) return;
      if (++waiting > LIMITS.waiting) return socket.close(4429, "too many messages");
      queue = queue
        .then(() => connection.handle(message))
        .catch((error) => {
          log.warn(errorFacts(error), "a realtime message could not be answered");
          socket.close(1011, "internal error");
        })
        .finally(() => {
          waiting -= 1;
        });
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      checks.delete(check);
      connection.close();
    });
  }

  return {
    upgrade(request, socket, head, refuse) {
      const { searchParams } = new URL(request.url ?? "/", "http://localhost");
      const apiKey = searchParams.get("apikey") ?? headerOf(request, "apikey");
      const version = protocolVersion(searchParams.get("vsn"));
      if (!apiKey || !apiKeyKind(apiKey, secrets)) return refuse(401, "Invalid API key");
      if (!version) return refuse(400, "Only protocol versions 1.0.0 and 2.0.0 are spoken here");
      if (server.clients.size >= LIMITS.sockets) return refuse(503, "Too many connections");
      server.handleUpgrade(request, socket, head, (ws) => serve(ws, apiKey, version));
    },

    async close() {
      clearInterval(checking);
      for (const client of server.clients) client.close(1001, "the server stops");
      await messages.stop();
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}
