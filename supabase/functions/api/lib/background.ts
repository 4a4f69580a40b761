import { kindOf, log } from "./log.ts";

/** Hosted Supabase keeps a function alive for the promises that it is handed here. */
interface EdgeRuntime {
  waitUntil(promise: Promise<unknown>): void;
}

/** Work that goes on after the answer. It may fail, which is logged; it never takes the process down. */
export function inBackground(name: string, work: () => Promise<unknown>): void {
  const done = Promise.resolve()
    .then(work)
    .catch((error: unknown) => log("error", "background_failed", { name, kind: kindOf(error) }));
  const runtime = (globalThis as { EdgeRuntime?: EdgeRuntime }).EdgeRuntime;
  runtime?.waitUntil(done);
}
