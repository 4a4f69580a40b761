import type { IncomingMessage, ServerResponse } from "node:http";
import { ServerResponse as NodeServerResponse } from "node:http";
import { createProxyServer } from "httpxy";
import { errorFacts, type Log } from "../log.ts";
import { sendError } from "./answers.ts";
import { markForwarded, type Upstream } from "./upstream.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Milliseconds that the function may be silent; hosted Supabase gives it 150 s in all. */
const PATIENCE = 150_000;

/** Passes requests on to the function `api`, and its answers back as they come, event by event. */
export function createFunctionProxy(upstream: Upstream, log: Log): Handler {
  const proxy = createProxyServer({ target: upstream.url, proxyTimeout: PATIENCE });
  const startedAt = new WeakMap<IncomingMessage, number>();

  proxy.on("error", (error, request, response) => {
    if (!request || !(response instanceof NodeServerResponse) || response.destroyed) return;
    // Once part of the answer is out, the only honest end is to break it off.
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const waited = Date.now() - (startedAt.get(request) ?? 0);
    log.warn(errorFacts(error), "the function did not answer");
    if (waited >= PATIENCE) sendError(response, 504, "The server took too long to answer.");
    else sendError(response, 502, "The server could not be reached. Please try again.");
  });
  // Somebody who hung up waits for no answer.
  proxy.on("econnreset", () => undefined);

  return (request, response) => {
    if (!upstream.ready) {
      const message = "The server is starting. Please try again in a moment.";
      return sendError(response, 503, message, { "retry-after": "1" });
    }
    markForwarded(request);
    request.url = request.url?.replace(/^\/functions\/v1(?=\/)/, "") ?? "/";
    startedAt.set(request, Date.now());
    proxy.web(request, response).catch((error: unknown) => {
      log.warn(errorFacts(error), "a request could not be passed on");
      if (!response.headersSent) sendError(response, 502, "The server could not be reached.");
    });
  };
}
