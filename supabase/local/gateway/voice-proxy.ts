import { createProxyServer } from "httpxy";
import { errorFacts, type Log } from "../log.ts";
import type { Routes } from "./routes.ts";
import { markForwarded, type Upstream } from "./upstream.ts";

/** Milliseconds that the worker has to take a session over. */
const PATIENCE = 10_000;

/** Passes WebSockets of `/ws` on to the voice worker. */
export function createVoiceProxy(upstream: Upstream, log: Log): Routes["upgrade"] {
  const proxy = createProxyServer({ target: upstream.url, upgradeTimeout: PATIENCE });
  // The client learns of it by its socket, which ends with the worker's.
  proxy.on("error", (error) => log.warn(errorFacts(error), "the voice worker did not answer"));
  proxy.on("econnreset", () => undefined);

  return (request, socket, head, refuse) => {
    if (!upstream.ready) {
      refuse(503, "The voice service is starting. Please try again in a moment.");
      return;
    }
    markForwarded(request);
    request.url = "/ws";
    proxy.ws(request, socket as never, {}, head).catch((error: unknown) => {
      log.warn(errorFacts(error), "a session could not be passed on");
      socket.destroy();
    });
  };
}
