import * as z from "zod/mini";
import { openDataFolder } from "./data-folder.ts";
import { createFunctionRunner } from "./functions/function-runner.ts";
import { createFunctionProxy } from "./gateway/function-proxy.ts";
import { askFunctions, checkHealth } from "./gateway/health.ts";
import { createRoutes } from "./gateway/routes.ts";
import { openGateway } from "./gateway/server.ts";
import { startingRoutes } from "./gateway/starting-routes.ts";
import { createVoiceProxy } from "./gateway/voice-proxy.ts";
import { PlainError } from "./plain-error.ts";
import type { Settings } from "./settings.ts";
import type { StartContext } from "./start-context.ts";
import type { StartedStack } from "./started-stack.ts";
import { askVoice, createVoiceRunner } from "./voice/voice-runner.ts";
import { openSite } from "./web/site.ts";

const text = z.string().check(z.minLength(1));

const Project = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
});

/**
 * Serves the page and the function from here and leaves database, Auth, REST and Realtime to a
 * Supabase project: a hosted one, or that of `supabase start`.
 *
 * @throws PlainError when the project is not named, or does not answer
 */
export async function startHostedStack(
  settings: Settings,
  context: StartContext,
): Promise<StartedStack> {
  const { closers, log } = context;
  const project = readProject();
  const dataDir = await openDataFolder(settings.dataDir);
  const url = project.SUPABASE_URL.replace(/\/+$/, "");
  // Vite builds these into the page; the browser talks to the project by itself.
  process.env.VITE_SUPABASE_URL = url;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = project.SUPABASE_PUBLISHABLE_KEY;

  const gateway = await openGateway({
    port: settings.port,
    host: settings.host,
    policy: { connect: [url, url.replace(/^http/, "ws")], dev: settings.dev },
    starting: startingRoutes,
    log,
  });
  await closers.add("gateway", () => gateway.close());
  const address = `http://localhost:${gateway.port}`;
  const functions = await createFunctionRunner({
    dataDir,
    pidFolder: `${dataDir}/run-${gateway.port}`,
    watch: settings.dev,
    log,
    variables: { ...project, SUPABASE_URL: url, TRUST_FORWARDED_FOR: "1" },
  });
  await closers.add("functions", () => functions.stop());
  const voice = await createVoiceRunner({
    pidFolder: `${dataDir}/run-${gateway.port}`,
    log,
    variables: { SUPABASE_URL: url },
  });
  await closers.add("voice", () => voice.stop());
  const askProject = async (abort: AbortSignal) => {
    const headers = { apikey: project.SUPABASE_PUBLISHABLE_KEY };
    const answer = await fetch(`${url}/auth/v1/health`, { headers, signal: abort });
    if (!answer.ok) throw new Error(`the project answers ${answer.status}`);
  };
  await askProject(AbortSignal.timeout(10_000)).catch((cause: unknown) => {
    throw new PlainError(`The Supabase project at ${url} does not answer.`, { cause });
  });
  const [site] = await Promise.all([
    openSite({ dev: settings.dev, dataDir, server: gateway.server }, context),
    functions.start(),
    voice.start(),
  ]);
  gateway.serve(
    createRoutes({
      health: () =>
        checkHealth({
          database: askProject,
          functions: (abort) => askFunctions(functions, abort),
          voice: (abort) => askVoice(voice, abort),
        }),
      functions: createFunctionProxy(functions, log),
      voice: createVoiceProxy(voice, log),
      site: site.handle,
      ...(site.isUpgrade ? { siteUpgrade: site.isUpgrade } : {}),
    }),
  );
  await closers.add("gateway", () => gateway.close());
  return {
    address,
    database: `Supabase at ${url}`,
    functions: functions.description,
    dataElsewhere: null,
    intelligence: (await askFunctions(functions, AbortSignal.timeout(5_000))).engine,
    voice: await askVoice(voice, AbortSignal.timeout(5_000)),
  };
}

function readProject(): z.infer<typeof Project> {
  const { env } = process;
  const result = Project.safeParse({
    SUPABASE_URL: env.SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: env.SUPABASE_PUBLISHABLE_KEY ?? env.SUPABASE_ANON_KEY,
    SUPABASE_SECRET_KEY: env.SUPABASE_SECRET_KEY ?? env.SUPABASE_SERVICE_ROLE_KEY,
  });
  if (result.success) return result.data;
  const name = String(result.error.issues[0]?.path[0]);
  throw new PlainError(
    `${name} is missing or not valid: set SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY to those of your project.`,
  );
}
