import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Health } from "../../../shared/src/contracts/health.ts";
import { isUnder, pathOf, sendError, sendJson } from "./answers.ts";
import type { Handler } from "./function-proxy.ts";

/** Bytes; the function has a stricter limit of its own. */
const LARGEST_BODY = 1024 * 1024;

export interface Routes {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    refuse: (status: number, message: string) => void,
  ): void;
}

export interface RouteTargets {
  health: () => Promise<Health>;
  functions: Handler;
  /** `/auth/v1` and `/rest/v1`; absent when a project elsewhere answers them. */
  supabase?: Handler;
  realtime?: { upgrade: Routes["upgrade"] };
  voice: Routes["upgrade"];
  site: Handler;
  /** Hot reload's own WebSocket. @returns whether the request was meant for it */
  siteUpgrade?: (request: IncomingMessage) => boolean;
}

/** Who answers what, on the one origin that the browser knows. */
export function createRoutes(targets: RouteTargets): Routes {
  const notFound = (response: ServerResponse) =>
    sendError(response, 404, "There is nothing at this address.");

  return {
    handle(request, response) {
      const path = pathOf(request);
      if (path === null) return sendError(response, 400, "The address is not valid.");
      if (Number(request.headers["content-length"] ?? 0) > LARGEST_BODY) {
        return sendError(response, 413, "The request is too large.", { connection: "close" });
      }
      if (path === "/healthz") return sendHealth(request, response, targets.health);
      if (isUnder(path, "/api") || isUnder(path, "/functions/v1/api")) {
        return targets.functions(request, response);
      }
      if (isUnder(path, "/functions/v1")) return notFound(response);
      if (isUnder(path, "/auth/v1") || isUnder(path, "/rest/v1")) {
        if (!targets.supabase) return notFound(response);
        if (request.headers["transfer-encoding"] !== undefined) {
          return sendError(response, 411, "The request must say how long it is.");
        }
        return targets.supabase(request, response);
      }
      if (isUnder(path, "/realtime/v1") || path === "/ws") {
        const headers = { upgrade: "websocket", connection: "upgrade" };
        return sendError(response, 426, "Only WebSockets are served here.", headers);
      }
      targets.site(request, response);
    },

    upgrade(request, socket, head, refuse) {
      const path = pathOf(request);
      if (path === "/realtime/v1/websocket" && targets.realtime) {
        return targets.realtime.upgrade(request, socket, head, refuse);
      }
      if (path === "/ws") return targets.voice(request, socket, head, refuse);
      if (targets.siteUpgrade?.(request)) return;
      refuse(404, "There is nothing at this address.");
    },
  };
}

function sendHealth(
  request: IncomingMessage,
  response: ServerResponse,
  check: () => Promise<Health>,
): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    sendError(response, 405, "This address can only be read.", { allow: "GET, HEAD" });
    return;
  }
  check().then(
    (health) => sendJson(response, health.status === "ok" ? 200 : 503, health),
    () => sendError(response, 503, "The health of the parts could not be told."),
  );
}
