import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { PASSWORD_MIN_LENGTH } from "../../shared/src/constants.ts";
import { createLiteApp, type LiteApp } from "./auth/lite-app.ts";
import type { Closers } from "./closers.ts";
import { openDataFolder } from "./data-folder.ts";
import { createFunctionRunner } from "./functions/function-runner.ts";
import { createFunctionProxy } from "./gateway/function-proxy.ts";
import { askFunctions, checkHealth } from "./gateway/health.ts";
import { createRoutes } from "./gateway/routes.ts";
import { openGateway } from "./gateway/server.ts";
import { startingRoutes } from "./gateway/starting-routes.ts";
import { createVoiceProxy } from "./gateway/voice-proxy.ts";
import { openDatabase } from "./postgres/database.ts";
import { lockDataFolder } from "./process/data-lock.ts";
import { endOrphans } from "./process/orphans.ts";
import { createRealtimeEndpoint } from "./realtime/endpoint.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import type { StartContext } from "./start-context.ts";
import type { StartedStack } from "./started-stack.ts";
import { askVoice, createVoiceRunner } from "./voice/voice-runner.ts";
import { openSite } from "./web/site.ts";

/**
 * Starts everything on this machine: database, Auth, REST, Realtime, the function and the page,
 * behind one port.
 *
 * @throws PlainError for what the person who starts it can mend
 */
export async function startLocalStack(
  settings: Settings,
  context: StartContext,
): Promise<StartedStack> {
  const { closers, log } = context;
  const dataDir = await openDataFolder(settings.dataDir);
  const lock = await lockDataFolder(dataDir);
  await closers.add("lock", () => lock.release());
  const gateway = await openGateway({
    port: settings.port,
    host: settings.host,
    policy: { connect: [], dev: settings.dev },
    starting: startingRoutes,
    log,
  });
  await closers.add("gateway", () => gateway.close());
  const address = `http://localhost:${gateway.port}`;

  const secrets = await loadSecrets(dataDir);
  const pidFolder = join(dataDir, "run");
  log.info({ ended: await endOrphans(pidFolder) }, "left behind by an earlier run");

  const [backend, site] = await settle([
    startBackend({ settings, secrets, address, dataDir, pidFolder }, context),
    openSite({ dev: settings.dev, dataDir, server: gateway.server }, context),
  ]);
  const { database, lite, functions, realtime, voice } = backend;
  // Ended first of all, while everything that requests under way still need is there.
  await closers.add("gateway", () => gateway.close());
  await closers.add("Realtime", () => realtime.close());
  gateway.serve(
    createRoutes({
      health: () =>
        checkHealth({
          database: () => database.sql`select 1`,
          functions: (abort) => askFunctions(functions, abort),
          voice: (abort) => askVoice(voice, abort),
        }),
      functions: createFunctionProxy(functions, log),
      supabase: (request, response) => {
        lite.handle(request, response).catch(() => response.destroy());
      },
      realtime,
      voice: createVoiceProxy(voice, log),
      site: site.handle,
      ...(site.isUpgrade ? { siteUpgrade: site.isUpgrade } : {}),
    }),
  );
  return {
    address,
    database: database.description,
    functions: functions.description,
    dataElsewhere: database.elsewhere,
    intelligence: (await askFunctions(functions, AbortSignal.timeout(5_000))).engine,
    voice: await askVoice(voice, AbortSignal.timeout(5_000)),
  };
}

interface BackendOptions {
  settings: Settings;
  secrets: Secrets;
  address: string;
  dataDir: string;
  pidFolder: string;
}

async function startBackend(options: BackendOptions, { closers, log }: StartContext) {
  const { settings, secrets, address, dataDir, pidFolder } = options;
  const internal = await openInternalApi(closers);
  const functions = await createFunctionRunner({
    dataDir,
    pidFolder,
    watch: settings.dev,
    log,
    variables: {
      SUPABASE_URL: address,
      SUPABASE_INTERNAL_URL: internal.url,
      SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
      SUPABASE_SECRET_KEY: secrets.secretKey,
      JWT_SECRET: secrets.jwtSecret,
      // The gateway is the one proxy in front, and writes the header anew.
      TRUST_FORWARDED_FOR: "1",
      AUTO_APPROVE_THERAPISTS: settings.autoApproveTherapists ? "1" : "0",
    },
  });
  const voice = await createVoiceRunner({
    pidFolder,
    log,
    variables: {
      SUPABASE_URL: address,
      SUPABASE_INTERNAL_URL: internal.url,
      JWT_SECRET: secrets.jwtSecret,
    },
  });
  const [database] = await settle([
    openDatabase({ ...settings, dataDir, pidFolder, log }).then(async (opened) => {
      await closers.add("database", opened.close);
      return opened;
    }),
    closers.add("functions", () => functions.stop()).then(() => functions.start()),
    closers.add("voice", () => voice.stop()).then(() => voice.start()),
  ]);
  const lite = await createLiteApp({
    connectionString: database.connectionString,
    secrets,
    address,
    minimumPasswordLength: PASSWORD_MIN_LENGTH,
    log,
  });
  await closers.add("Auth and REST", () => lite.close());
  internal.serve(lite);
  const realtime = await createRealtimeEndpoint(database.sql, secrets, log);
  return { database, lite, functions, realtime, voice };
}

/** Auth and REST once more on a port of this machine, for the function: no way round by the gateway. */
async function openInternalApi(closers: Closers) {
  let lite: LiteApp | null = null;
  const server = createServer({ keepAliveTimeout: 65_000, noDelay: true }, (request, response) => {
    if (lite) lite.handle(request, response).catch(() => response.destroy());
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: 0, host: "127.0.0.1" }, resolve);
  });
  await closers.add("internal API", async () => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (app: LiteApp) => {
      lite = app;
    },
  };
}

/** Waits for all of them, also when one fails, so that nothing starts behind the back of a stop. */
async function settle<T extends unknown[]>(
  promises: {
    [K in keyof T]: Promise<T[K]>;
  },
): Promise<T> {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as T;
}
