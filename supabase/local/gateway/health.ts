import * as z from "zod/mini";
import type { Health, VoiceEngines } from "../../../shared/src/contracts/health.ts";
import type { Upstream } from "./upstream.ts";

export interface HealthChecks {
  /** Resolves when the database answers. */
  database: (signal: AbortSignal) => Promise<unknown>;
  /** What the function says of itself; rejects when it does not answer. */
  functions: (signal: AbortSignal) => Promise<{ engine: "openai" | "offline" }>;
  /** Which engines the voice worker has; rejects when it does not answer. */
  voice: (signal: AbortSignal) => Promise<VoiceEngines>;
}

/** Milliseconds that a part has to answer. */
const PATIENCE = 2_000;

/** Asks every part whether it answers. A voice worker without engines is well, and no voice. */
export async function checkHealth(checks: HealthChecks): Promise<Health> {
  const signal = AbortSignal.timeout(PATIENCE);
  const [database, functions, voice] = await Promise.allSettled([
    untilAborted(checks.database(signal), signal),
    untilAborted(checks.functions(signal), signal),
    untilAborted(checks.voice(signal), signal),
  ]);
  const up = [database, functions, voice].every(({ status }) => status === "fulfilled");
  const engines = voice.status === "fulfilled" ? voice.value : NO_ENGINES;
  return {
    status: up ? "ok" : "down",
    components: {
      database: database.status === "fulfilled" ? "ok" : "down",
      functions: functions.status === "fulfilled" ? "ok" : "down",
      voice: voice.status === "fulfilled" ? voiceStatus(engines) : "down",
      intelligence: functions.status === "fulfilled" ? functions.value.engine : "down",
    },
    voice: engines,
  };
}

const NO_ENGINES: VoiceEngines = { speechToText: null, textToSpeech: null };

function voiceStatus({ speechToText, textToSpeech }: VoiceEngines): "ok" | "partial" | "absent" {
  if (speechToText !== null && textToSpeech !== null) return "ok";
  return speechToText === null && textToSpeech === null ? "absent" : "partial";
}

/** What `/healthz` says before the parts are there to be asked. */
export const STARTING: Health = {
  status: "starting",
  components: { database: "down", functions: "down", voice: "down", intelligence: "down" },
  voice: NO_ENGINES,
};

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

const FunctionHealth = z.object({ engine: z.enum(["openai", "offline"]) });

/** What the function says of itself. Rejects when it does not answer, or not as agreed. */
export async function askFunctions(
  { url, ready }: Upstream,
  signal: AbortSignal,
): Promise<z.infer<typeof FunctionHealth>> {
  if (!ready) throw new Error("the function is not running");
  const answer = await fetch(`${url}/api/health`, { signal });
  if (!answer.ok) throw new Error(`the function answers ${answer.status}`);
  return FunctionHealth.parse(await answer.json());
}
