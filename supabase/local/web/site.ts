import type { IncomingMessage, Server } from "node:http";
import type { Handler } from "../gateway/function-proxy.ts";
import { createStaticSite } from "../gateway/static-site.ts";
import type { StartContext } from "../start-context.ts";
import { createDevSite } from "./dev-site.ts";
import { ensureSite } from "./site-build.ts";

export interface Site {
  handle: Handler;
  isUpgrade?: (request: IncomingMessage) => boolean;
}

export interface SiteOptions {
  dev: boolean;
  dataDir: string;
  /** Whose WebSockets hot reload uses. */
  server: Server;
}

/** The page: built when its sources changed, or straight from its sources with hot reload. */
export async function openSite(
  { dev, dataDir, server }: SiteOptions,
  { closers, signal, say }: StartContext,
): Promise<Site> {
  if (!dev) {
    const onBuild = () => say("Building the page, as its sources are new or have changed…");
    return { handle: await createStaticSite(await ensureSite({ dataDir, signal, onBuild })) };
  }
  const site = await createDevSite(server);
  await closers.add("hot reload", () => site.close());
  return { handle: site.handle, isUpgrade: site.isUpgrade };
}
