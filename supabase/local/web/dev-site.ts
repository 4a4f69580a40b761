import type { IncomingMessage, Server } from "node:http";
import { join } from "node:path";
import type { Handler } from "../gateway/function-proxy.ts";
import { paths } from "../paths.ts";

export interface DevSite {
  handle: Handler;
  /** Whether a request to upgrade is hot reload's, which Vite answers by itself. */
  isUpgrade(request: IncomingMessage): boolean;
  close(): Promise<void>;
}

/** Serves the page from its sources, with hot reload over the gateway's own port. */
export async function createDevSite(server: Server): Promise<DevSite> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: join(paths.web, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server } },
    appType: "spa",
    clearScreen: false,
    logLevel: "warn",
  });
  return {
    handle: (request, response) => vite.middlewares(request, response),
    isUpgrade: (request) =>
      String(request.headers["sec-websocket-protocol"] ?? "").startsWith("vite-"),
    close: () => vite.close(),
  };
}
