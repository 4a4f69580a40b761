import type { IncomingMessage, ServerResponse } from "node:http";

export interface PagePolicy {
  /** Other origins that the page talks to, e.g. those of a hosted project. */
  connect: string[];
  /** Vite's client needs inline scripts and styles; a built page never does. */
  dev: boolean;
}

const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

const PERMISSIONS = [
  "microphone=(self)",
  ...[
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "midi",
    "payment",
    "serial",
    "usb",
  ].map((feature) => `${feature}=()`),
].join(", ");

/** The headers that every answer carries, whoever makes it. */
export function securityHeaders(
  request: Pick<IncomingMessage, "headers" | "socket">,
  policy: PagePolicy,
): Record<string, string> {
  const headers: Record<string, string> = {
    "content-security-policy": contentSecurityPolicy(request.headers.host, policy),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": PERMISSIONS,
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
  if (isEncrypted(request)) {
    headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  }
  return headers;
}

export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  policy: PagePolicy,
): void {
  for (const [name, value] of Object.entries(securityHeaders(request, policy))) {
    response.setHeader(name, value);
  }
}

function contentSecurityPolicy(host: string | undefined, { connect, dev }: PagePolicy): string {
  // Not every browser counts a WebSocket to the page's own host as 'self'.
  const sockets = host && HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const inline = dev ? " 'unsafe-inline'" : "";
  return [
    "default-src 'self'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    `connect-src ${["'self'", ...sockets, ...connect].join(" ")}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Behind a proxy that ends TLS, its header says so; a lie there changes the liar's answer alone. */
function isEncrypted({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  return "encrypted" in socket || headers["x-forwarded-proto"] === "https";
}
