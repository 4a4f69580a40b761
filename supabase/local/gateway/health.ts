import * as z from "zod/mini";
import type { Health } from "../../../shared/src/contracts/health.ts";
import type { Upstream } from "./function-proxy.ts";

export interface HealthChecks {
  /** Resolves when the database answers. */
  database: (signal: AbortSignal) => Promise<unknown>;
  /** What the function says of itself; rejects when it does not answer. */
  functions: (signal: AbortSignal) => Promise<{ engine: "openai" | "offline" }>;
}

/** Milliseconds that a part has to answer. */
const PATIENCE = 2_000;

/** Asks every part whether it answers. No worker for the voice exists, so none is missed. */
export async function checkHealth(checks: HealthChecks): Promise<Health> {
  const signal = AbortSignal.timeout(PATIENCE);
  const [database, functions] = await Promise.allSettled([
    untilAborted(checks.database(signal), signal),
    untilAborted(checks.functions(signal), signal),
  ]);
  const up = database.status === "fulfilled" && functions.status === "fulfilled";
  return {
    status: up ? "ok" : "down",
    components: {
      database: database.status === "fulfilled" ? "ok" : "down",
      functions: functions.status === "fulfilled" ? "ok" : "down",
      voice: "absent",
      intelligence: functions.status === "fulfilled" ? functions.value.engine : "down",
    },
  };
}

/** What `/healthz` says before the parts are there to be asked. */
export const STARTING: Health = {
  status: "starting",
  components: { database: "down", functions: "down", voice: "absent", intelligence: "down" },
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
