import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { errorFacts, type Log } from "../log.ts";
import { PlainError } from "../plain-error.ts";
import { refuseUpgrade, sendError } from "./answers.ts";
import { answerWithoutUpgrade } from "./foreign-upgrade.ts";
import type { Routes } from "./routes.ts";
import { type PagePolicy, securityHeaders, setSecurityHeaders } from "./security-headers.ts";

export interface Gateway {
  port: number;
  server: Server;
  /** From now on these answer. */
  serve(routes: Routes): void;
  /** Takes no more connections, lets requests end for a moment, then cuts what is left. */
  close(): Promise<void>;
}

export interface GatewayOptions {
  port: number;
  host: string | undefined;
  policy: PagePolicy;
  /** Who answers until `serve` is called. */
  starting: Routes;
  log: Log;
}

/** Milliseconds that requests under way have to end when the gateway closes. */
const DRAIN = 1_500;

/**
 * Listens on the one port that the world sees. Every answer carries the security headers, also those
 * that Node gives by itself.
 *
 * @throws PlainError when the port is taken or may not be used
 */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const { policy, log } = options;
  let routes = options.starting;
  let closing: Promise<void> | null = null;
  const server = createServer({
    // Longer than any proxy in front keeps a connection, so that none is reused as it closes.
    keepAliveTimeout: 65_000,
    headersTimeout: 20_000,
    requestTimeout: 60_000,
    noDelay: true,
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  server.on("request", (request, response) => {
    setSecurityHeaders(request, response, policy);
    response.on("error", () => response.destroy());
    try {
      routes.handle(request, response);
    } catch (error) {
      log.error(errorFacts(error), "a request could not be answered");
      if (response.headersSent) response.destroy();
      else sendError(response, 500, "Something went wrong on our side.");
    }
  });

  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const refuse = (status: number, message: string) =>
      refuseUpgrade(socket, status, message, securityHeaders(request, policy));
    if (request.headers.upgrade?.toLowerCase() !== "websocket") {
      if (answerWithoutUpgrade(server, request, socket as Socket)) return;
      return refuse(400, "The request must not ask for an upgrade.");
    }
    try {
      routes.upgrade(request, socket, head, refuse);
    } catch (error) {
      log.error(errorFacts(error), "an upgrade could not be answered");
      socket.destroy();
    }
  });

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    const status =
      error.code === "HPE_HEADER_OVERFLOW"
        ? 431
        : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
          ? 408
          : 400;
    const headers = securityHeaders({ headers: {}, socket: socket as never }, policy);
    refuseUpgrade(socket, status, "The request is not valid.", headers);
  });

  await listen(server, options);
  return {
    port: (server.address() as AddressInfo).port,
    server,
    serve: (next) => {
      routes = next;
    },
    close: () => {
      closing ??= close(server, sockets);
      return closing;
    },
  };
}

function listen(server: Server, { port, host }: GatewayOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new PlainError(
      `Port ${port} is taken by another program: stop it, or set PORT to another number.`,
      { cause: error },
    );
  }
  if (error.code === "EACCES") {
    return new PlainError(`Port ${port} may not be used by this user: set PORT to 1024 or higher.`);
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new PlainError("HOST is not an address of this machine.", { cause: error });
  }
  return error;
}

function close(server: Server, sockets: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    // Node itself keeps no list of the sockets that became WebSockets.
    const cut = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, DRAIN);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
