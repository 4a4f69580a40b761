import type { Page, WebSocketRoute } from "@playwright/test";
import type { ClientMessage, ServerMessage } from "@rapport/shared/protocol/voice.ts";

/** What a stand-in for the voice worker lets a test do. */
export interface StandInWorker {
  /** How many connections there were. */
  readonly connections: number;
  /** How often it was asked to listen. */
  readonly listened: number;
  /** Ends the connection as a worker does that stops. */
  hangUp(): void;
}

/** Puts a worker that listens and understands nothing in the place of the real one. Before the page opens. */
export async function standInForWorker(page: Page): Promise<StandInWorker> {
  let socket: WebSocketRoute | undefined;
  let connections = 0;
  let listened = 0;
  const say = (message: ServerMessage) => socket?.send(JSON.stringify(message));

  function answer(message: ClientMessage) {
    if (message.type === "hello") {
      say({
        type: "ready",
        version: 1,
        session: `stand-in-${connections}`,
        engines: { speechToText: "stand-in", textToSpeech: null },
        limits: {
          utteranceSeconds: 60,
          sessionSeconds: 7_200,
          textLength: 4_000,
          messageBytes: 262_144,
        },
      });
    }
    if (message.type === "start-listening") {
      listened += 1;
      say({ type: "listening-ready" });
    }
  }

  await page.routeWebSocket(/\/ws$/, (route) => {
    socket = route;
    connections += 1;
    route.onMessage((data) => {
      if (typeof data === "string") answer(JSON.parse(data) as ClientMessage);
    });
  });
  return {
    get connections() {
      return connections;
    },
    get listened() {
      return listened;
    },
    hangUp: () => void socket?.close({ code: 4503, reason: "stopping" }),
  };
}
