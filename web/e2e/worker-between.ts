import type { Page } from "@playwright/test";
import { type ClientMessage, parseServerMessage } from "@rapport/shared/protocol/voice.ts";

/** An error sentence in place of what the worker has to say, or null: it says it itself. */
type Fault = string | null;

export interface WorkerFaults {
  /** At each time it is asked to listen. Then it hears nothing of it. */
  onListen?: (before: number) => Fault;
  /** In place of each transcript that is final. */
  onTranscript?: (before: number) => Fault;
}

/** The real worker, and what the page said to it. */
export interface WatchedWorker {
  /** What it was asked to say, in its order. */
  readonly texts: readonly string[];
  /** When it was asked to listen, in milliseconds. */
  readonly listened: readonly number[];
}

/** Stands between the page and the real worker, and lets it fail as the test says. Before the page opens. */
export async function standBeforeWorker(
  page: Page,
  { onListen = () => null, onTranscript = () => null }: WorkerFaults = {},
): Promise<WatchedWorker> {
  const texts: string[] = [];
  const listened: number[] = [];
  let transcripts = 0;

  /** @returns the error that answers a message which the worker does not get to see */
  function refuse(data: string): Fault {
    const message = JSON.parse(data) as ClientMessage;
    if (message.type === "tts") texts.push(message.text);
    if (message.type !== "start-listening") return null;
    listened.push(Date.now());
    return onListen(listened.length - 1);
  }

  function spoil(data: string): Fault {
    const parsed = parseServerMessage(data);
    if (!parsed.ok || parsed.message.type !== "transcript" || !parsed.message.transcript.final) {
      return null;
    }
    transcripts += 1;
    return onTranscript(transcripts - 1);
  }

  await page.routeWebSocket(/\/ws$/, (route) => {
    const worker = route.connectToServer();
    const fail = (error: string) => route.send(JSON.stringify({ type: "error", error }));
    route.onMessage((data) => {
      const fault = typeof data === "string" ? refuse(data) : null;
      if (fault === null) worker.send(data);
      else fail(fault);
    });
    worker.onMessage((data) => {
      const fault = typeof data === "string" ? spoil(data) : null;
      if (fault === null) route.send(data);
      else fail(fault);
    });
  });
  return { texts, listened };
}
