import type { IncomingMessage, ServerResponse } from "node:http";
import type { Metrics } from "../metrics.ts";
import type { Engines } from "../speech/ports.ts";

export interface WorkerState {
  engines: Engines;
  readonly sessions: number;
  readonly draining: boolean;
}

/** What balancers and operators ask over HTTP. */
export function createHttpRoutes(state: WorkerState, metrics: Metrics) {
  const { speechToText, textToSpeech } = state.engines;
  const engines = {
    speechToText: speechToText?.name ?? null,
    textToSpeech: textToSpeech?.name ?? null,
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      sendJson(response, 405, { error: "This address can only be read." });
      return;
    }
    const path = request.url?.split("?", 1)[0];
    const { sessions, draining } = state;
    if (path === "/healthz") {
      sendJson(response, 200, { status: draining ? "draining" : "ok", engines, sessions });
    } else if (path === "/readyz") {
      sendJson(response, draining ? 503 : 200, { ready: !draining, engines, sessions });
    } else if (path === "/metrics") {
      metrics.read().then(
        ({ type, text }) => response.writeHead(200, { "content-type": type }).end(text),
        () => sendJson(response, 500, { error: "The metrics could not be read." }),
      );
    } else if (path === "/ws") {
      response.setHeader("upgrade", "websocket");
      sendJson(response, 426, { error: "Only WebSockets are served here." });
    } else {
      sendJson(response, 404, { error: "There is nothing at this address." });
    }
  };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(body));
}
