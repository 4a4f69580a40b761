import type { Context } from "hono";

/** What Deno hands over with a request. */
interface ConnectionInfo {
  remoteAddr?: { hostname?: string };
}

/**
 * The network address that a request comes from. Each proxy of ours appends what it saw to
 * `X-Forwarded-For`, so of that header only the last `trustedProxies` entries are true.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const connection = c.env as ConnectionInfo | undefined;
  return claimed || connection?.remoteAddr?.hostname || "unknown";
}
