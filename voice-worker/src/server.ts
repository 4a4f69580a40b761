import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type ServerOptions, WebSocketServer } from "ws";
import { Admission, clientAddress } from "./connection/admission.ts";
import { Connection } from "./connection/connection.ts";
import { createHttpRoutes } from "./connection/http-routes.ts";
import type { Metrics } from "./metrics.ts";
import type { SessionServices } from "./session/session.ts";
import type { ConnectionLimits } from "./settings.ts";

/** A message somewhat too large is answered with a reason; from this many times the limit on it is not even read. */
const UNREADABLE = 4;

/** Sockets beyond the places, which are only told why there is none; more are not answered at all. */
const REFUSED_AT_ONCE = 500;

/** Milliseconds that a client has to answer a close before the line is cut: it may be slow, dead or hostile. */
const CLOSE_GRACE = 1_000;

export interface VoiceServer {
  port: number;
  readonly sessions: number;
  /** No new sessions; ends when what is under way is done, at the latest after `drainMs`. */
  drain(): Promise<void>;
}

export interface VoiceServerOptions {
  port: number;
  host?: string | undefined;
  limits: ConnectionLimits;
  services: SessionServices;
  metrics: Metrics;
}

/**
 * Listens on one port: `/ws` for sessions, `/healthz`, `/readyz` and `/metrics` for operators.
 *
 * @throws what `listen` throws when the port is taken
 */
export async function startVoiceServer(options: VoiceServerOptions): Promise<VoiceServer> {
  const { limits, services, metrics } = options;
  const admission = new Admission(limits);
  const connections = new Set<Connection>();
  let refused = 0;
  let drained: Promise<void> | null = null;
  let onEmpty: () => void = () => undefined;

  const http = createServer({ noDelay: true, keepAliveTimeout: 65_000, headersTimeout: 10_000 });
  // Its types do not know of closeTimeout yet.
  const socketOptions: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: limits.messageBytes * UNREADABLE,
    perMessageDeflate: false,
    clientTracking: false,
    closeTimeout: CLOSE_GRACE,
  };
  const sockets = new WebSocketServer(socketOptions);
  http.on(
    "request",
    createHttpRoutes(
      {
        engines: services.engines,
        get sessions() {
          return admission.open;
        },
        get draining() {
          return admission.closed;
        },
      },
      metrics,
    ),
  );

  http.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    if (request.url?.split("?", 1)[0] !== "/ws") return answer(socket, "404 Not Found");
    const address = clientAddress(request, limits.trustedProxies);
    const refusal = admission.enter(address, request);
    if (refusal) return refuse(request, socket, head, refusal);
    let entered = true;
    const leave = () => {
      if (entered) admission.leave(address);
      entered = false;
    };
    // A handshake that is none never reaches the callback.
    socket.once("close", leave);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const id = randomUUID();
      metrics.opened();
      services.log.info({ session: id }, "a session begins");
      const connection = new Connection({
        id,
        socket: webSocket,
        limits,
        services,
        onGone: (code) => {
          leave();
          metrics.closed(code);
          services.log.info({ session: id, code }, "a session is over");
          connections.delete(connection);
          if (connections.size === 0) onEmpty();
        },
      });
      connections.add(connection);
      if (admission.closed) connection.stop();
    });
  });

  /** Browsers tell a page nothing of a refused upgrade: it is granted, and closed with the reason. */
  function refuse(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    { code, reason }: { code: number; reason: string },
  ): void {
    metrics.refused(code);
    if (refused >= REFUSED_AT_ONCE) {
      answer(socket, "503 Service Unavailable");
      return;
    }
    refused += 1;
    socket.once("close", () => {
      refused -= 1;
    });
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on("error", () => webSocket.terminate());
      webSocket.close(code, reason);
    });
  }

  const checking = setInterval(() => {
    for (const connection of connections) connection.check();
  }, limits.pingEveryMs);

  async function drain(): Promise<void> {
    admission.closed = true;
    metrics.draining();
    services.log.info({ sessions: connections.size }, "no more sessions are taken");
    const empty = new Promise<void>((resolve) => {
      onEmpty = resolve;
      if (connections.size === 0) resolve();
    });
    for (const connection of connections) connection.drain();
    await Promise.race([empty, after(limits.drainMs)]);
    for (const connection of connections) connection.stop();
    await Promise.race([empty, after(500)]);
    for (const connection of connections) connection.terminate();
    clearInterval(checking);
    await new Promise<void>((resolve) => {
      http.close(() => resolve());
      http.closeAllConnections();
    });
  }

  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    const { port, host } = options;
    http.listen({ port, backlog: 4_096, ...(host === undefined ? {} : { host }) }, resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    get sessions() {
      return connections.size;
    },
    drain: () => {
      drained ??= drain();
      return drained;
    },
  };
}

function answer(socket: Duplex, status: string): void {
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 2\r\n\r\n`,
  );
}

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
