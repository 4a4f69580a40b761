import type { IncomingMessage } from "node:http";

/** A process of ours that requests are passed on to. */
export interface Upstream {
  url: string;
  /** Whether it serves at this moment; false while it is started again after a fall. */
  readonly ready: boolean;
}

/** What the rest of the world could forge: the gateway alone says who called. */
const FORWARDING_HEADERS = ["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-port"];

/** Says in the headers of a request who called, whatever they said before. */
export function markForwarded(request: IncomingMessage): void {
  for (const name of FORWARDING_HEADERS) delete request.headers[name];
  request.headers["x-forwarded-for"] = peerAddress(request);
  request.headers["x-forwarded-proto"] = "encrypted" in request.socket ? "https" : "http";
}

/** The same for an IPv4 address whichever way it came. */
function peerAddress({ socket }: IncomingMessage): string {
  return socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
}
