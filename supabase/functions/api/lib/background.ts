import { ApiError } from "./api-error.ts";
import { kindOf, log } from "./log.ts";

/** Hosted Supabase keeps a function alive for the promises that it is handed here. */
interface EdgeRuntime {
  waitUntil(promise: Promise<unknown>): void;
}

/** The account that the work was for was deleted meanwhile: there is nothing left to do, and nothing amiss. */
const isForNobody = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Work that goes on after the answer. It may fail, which is logged; it never takes the process down. */
export function inBackground(name: string, work: () => Promise<unknown>): void {
  const done = Promise.resolve()
    .then(work)
    .catch((error: unknown) =>
      isForNobody(error)
        ? log("info", "background_dropped", { name })
        : log("error", "background_failed", { name, kind: kindOf(error) }),
    );
  const runtime = (globalThis as { EdgeRuntime?: EdgeRuntime }).EdgeRuntime;
  runtime?.waitUntil(done);
}
