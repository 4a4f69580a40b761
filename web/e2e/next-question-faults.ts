import { createServer } from "node:http";
import type { Route } from "@playwright/test";
import { findFreePort } from "../../supabase/local/process/free-port.ts";

/** What a call is answered with instead of what it should be. */
export type Fault = (route: Route) => Promise<void>;

/** Begins to be said, and is taken back when nothing follows. */
export const HALF_AN_ANSWER = "And what else is there?";

const eventsOf = (...events: object[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
const HALF = eventsOf({ type: "spokenText", text: HALF_AN_ANSWER, tone: "calm" });

const stream =
  (body: string): Fault =>
  (route) =>
    route.fulfill({ contentType: "text/event-stream", body });

/** A server that breaks off in the middle of an answer, as no stand-in for one can. */
export async function offerCutStream() {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(HALF, () => response.socket?.destroy());
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A test that fails before its end does not stop it.
  server.unref();
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}

/** The ways in which the next question can fail to come, by what becomes of the answer. */
export const nextQuestionFaults = (cutAt: string): Readonly<Record<string, Fault>> => ({
  "an error of the server": (route) =>
    route.fulfill({ status: 500, json: { error: "out of order", message: "out of order" } }),
  "a page where an answer should be": (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Welcome to the proxy</h1>" }),
  "an error after its first words": stream(
    HALF + eventsOf({ type: "error", message: "out of order" }),
  ),
  "an answer without success": stream(eventsOf({ type: "complete", data: { success: false } })),
  "a stream that is cut": (route) => route.continue({ url: cutAt }),
  "no connection": (route) => route.abort("connectionreset"),
});
