import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { REQUEST_LIMIT_BYTES } from "../../../../shared/src/constants.ts";
import { ApiError, tooMany } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { clientAddress } from "../lib/client-address.ts";
import { sha256 } from "../lib/hash.ts";
import type { Services } from "../lib/services.ts";
import type { Allowances } from "../settings.ts";

/** Refuses a body over the limit, also one that comes in chunks and does not say its length. */
export const requestSize = (): MiddlewareHandler<ApiEnv> =>
  bodyLimit({
    maxSize: REQUEST_LIMIT_BYTES,
    onError: () => {
      throw new ApiError(
        413,
        `The request is too large; at most ${REQUEST_LIMIT_BYTES} bytes are read.`,
      );
    },
  });

/**
 * Counts one use of what `name` allows `identity`, which stands for so many `people`; throws 429.
 * Returns the key, to clear it.
 */
export async function take(
  { service, settings }: Services,
  name: keyof Allowances,
  identity: string,
  people = 1,
): Promise<string> {
  const key = await sha256(`${name}:${identity}`);
  const { limit, windowSeconds } = settings.allowances[name];
  const { allowed, retry_after } = await service.takeRateLimit(key, {
    limit: limit * people,
    windowSeconds,
  });
  if (!allowed) {
    throw tooMany(
      retry_after,
      "That was too often in a short time. Please wait a little and try again.",
    );
  }
  return key;
}

/** Many people may share one network address: a household, a campus, a carrier's gateway. */
const PEOPLE_AN_ADDRESS = 10;

/**
 * Counts a request of this caller: against the account, or for a visitor against the network address,
 * which may do as much as `PEOPLE_AN_ADDRESS` accounts.
 */
export async function takeTurn(
  services: Services,
  name: keyof Allowances,
  c: Context<ApiEnv>,
): Promise<void> {
  const caller = c.get("caller");
  if (caller.kind === "user") {
    await take(services, name, caller.id);
    return;
  }
  const address = clientAddress(c, services.settings.trustedProxies);
  await take(services, name, address, PEOPLE_AN_ADDRESS);
}
