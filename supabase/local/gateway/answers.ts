import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** An answer in JSON that no cache may keep. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    ...headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : text);
}

/** @param message one plain sentence for whoever called */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  sendJson(response, status, { error: message, message }, headers);
}

/** Answers a request to upgrade that is not granted, and hangs up. */
export function refuseUpgrade(
  socket: Duplex,
  status: number,
  message: string,
  headers: Record<string, string>,
): void {
  const text = JSON.stringify({ error: message, message });
  const lines = Object.entries({
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(text)),
    "cache-control": "no-store",
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n"));
}

/** The path of a request without its query; null when it is not a path. */
export function pathOf(request: IncomingMessage): string | null {
  const [path = ""] = (request.url ?? "").split(/[?#]/, 1);
  return path.startsWith("/") ? path : null;
}

/** Whether a path is `prefix` itself or lies below it. */
export function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
