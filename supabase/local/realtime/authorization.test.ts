import type { Sql } from "postgres";
import { describe, expect, it } from "vitest";
import { createAuthorization, type Listener } from "./authorization.ts";

const LISTENER: Listener = { role: "authenticated", claims: {}, expiresAt: 0 };
const SECRETS = { publishableKey: "p", secretKey: "s", jwtSecret: "a secret of some length" };

/** A pool of which the first connections are dead; on the others the policies let everybody in. */
function poolWith({ dead }: { dead: number }): Sql {
  const rows = Object.assign(async () => [{}], { unsafe: async () => [] });
  let used = 0;
  const begin = async (work: (tx: typeof rows) => Promise<unknown>) => {
    used += 1;
    if (used <= dead) throw Object.assign(new Error("lost"), { code: "CONNECTION_CLOSED" });
    return work(rows);
  };
  return { begin } as unknown as Sql;
}

describe("who may join", () => {
  it("is still found out when connections of the pool are dead", async () => {
    const { mayJoin } = createAuthorization(poolWith({ dead: 2 }), SECRETS);
    expect(await mayJoin(LISTENER, "client:one")).toBe(true);
  });

  it("stays unknown, and lets nobody in, when none is alive", async () => {
    const { mayJoin } = createAuthorization(poolWith({ dead: 100 }), SECRETS);
    await expect(mayJoin(LISTENER, "client:one")).rejects.toThrow("lost");
  });
});
