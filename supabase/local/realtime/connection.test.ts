import { beforeEach, describe, expect, it } from "vitest";
import { TokenError } from "../auth/tokens.ts";
import type { Authorization, Listener } from "./authorization.ts";
import { Connection } from "./connection.ts";
import { Hub } from "./hub.ts";
import type { ChannelMessage } from "./messages.ts";

const EXPIRES_AT = 1_000;

/** Tokens are the names of people; each may join the topic that carries their name. */
const authorization: Authorization = {
  async identify(token): Promise<Listener> {
    if (token === "expired") throw new TokenError(true);
    if (token === "forged") throw new TokenError(false);
    return { role: "authenticated", claims: { sub: token }, expiresAt: EXPIRES_AT };
  },
  async mayJoin({ claims }, topic) {
    return topic === `client:${claims.sub}`;
  },
};

const TOPIC = "realtime:client:ann";

let hub: Hub;
let sent: ChannelMessage[];
let connection: Connection;

beforeEach(() => {
  hub = new Hub();
  sent = [];
  connection = new Connection({
    hub,
    authorization,
    apiKey: "sb_publishable",
    outlet: { send: (message) => sent.push(message) },
  });
});

const message = (
  event: string,
  payload: Record<string, unknown> = {},
  topic = TOPIC,
  ref = "1",
): ChannelMessage => ({ joinRef: "1", ref, topic, event, payload });

const join = (access_token: string, topic = TOPIC, ref = "1") =>
  connection.handle(message("phx_join", { access_token, config: { private: true } }, topic, ref));

const replies = () =>
  sent.filter(({ event }) => event === "phx_reply").map(({ payload }) => payload);

const broadcasts = () => sent.filter(({ event }) => event === "broadcast");

describe("a connection", () => {
  it("receives what is sent to a topic that it joined", async () => {
    await join("ann");
    hub.publish("client:ann", "changed", { table: "client_responses" }, "m1");
    expect(replies()).toEqual([{ status: "ok", response: { postgres_changes: [] } }]);
    expect(broadcasts()).toEqual([
      {
        joinRef: null,
        ref: null,
        topic: TOPIC,
        event: "broadcast",
        payload: {
          type: "broadcast",
          event: "changed",
          payload: { table: "client_responses" },
          meta: { id: "m1" },
        },
      },
    ]);
  });

  it.each([
    ["somebody else", "bob", "Unauthorized"],
    ["an expired token", "expired", "InvalidJWTToken: Token has expired"],
    ["a forged token", "forged", "InvalidJWTToken: Token is not valid"],
  ])("refuses %s and sends nothing", async (_, token, reason) => {
    await join(token);
    hub.publish("client:ann", "changed", {}, "m1");
    expect(replies()).toEqual([
      { status: "error", response: { reason: expect.stringContaining(reason) } },
    ]);
    expect(broadcasts()).toEqual([]);
  });

  it("joins with the key of its socket when it has no token", async () => {
    const config = { private: true };
    await connection.handle(message("phx_join", { config }, "realtime:client:sb_publishable"));
    expect(replies()).toEqual([{ status: "ok", response: { postgres_changes: [] } }]);
  });

  it("refuses public channels", async () => {
    await connection.handle(message("phx_join", { access_token: "ann", config: {} }));
    expect(replies()).toEqual([
      { status: "error", response: { reason: expect.stringContaining("PrivateOnly") } },
    ]);
  });

  it("receives once after it joined the same topic twice", async () => {
    await join("ann");
    await join("ann");
    hub.publish("client:ann", "changed", {}, "m1");
    expect(broadcasts()).toHaveLength(1);
  });

  it("receives nothing after it left, or closed", async () => {
    await join("ann");
    await connection.handle(message("phx_leave"));
    hub.publish("client:ann", "changed", {}, "m1");
    await join("ann");
    connection.close();
    hub.publish("client:ann", "changed", {}, "m2");
    expect(broadcasts()).toEqual([]);
    expect(hub.isEmpty).toBe(true);
  });

  it("answers heartbeats", async () => {
    await connection.handle(message("heartbeat", {}, "phoenix", "7"));
    expect(sent).toEqual([
      expect.objectContaining({ ref: "7", payload: { status: "ok", response: {} } }),
    ]);
  });

  it("keeps a channel with a new token that may join it", async () => {
    await join("ann");
    await connection.handle(message("access_token", { access_token: "ann" }));
    hub.publish("client:ann", "changed", {}, "m1");
    expect(broadcasts()).toHaveLength(1);
  });

  it("closes a channel when the new token may not join it, and says why", async () => {
    await join("ann");
    await connection.handle(message("access_token", { access_token: "bob" }));
    hub.publish("client:ann", "changed", {}, "m1");
    expect(sent.slice(-2).map(({ event }) => event)).toEqual(["system", "phx_close"]);
    expect(broadcasts()).toEqual([]);
  });

  it("closes a channel when its token has ended", async () => {
    await join("ann");
    connection.endExpired(EXPIRES_AT - 1);
    expect(connection.hasJoined).toBe(true);
    connection.endExpired(EXPIRES_AT);
    expect(connection.hasJoined).toBe(false);
    expect(sent.at(-1)?.event).toBe("phx_close");
  });

  it("lets nobody send", async () => {
    await join("ann");
    await connection.handle(message("broadcast", { event: "changed", payload: {} }));
    expect(replies().at(-1)).toEqual({ status: "error", response: { reason: "Unauthorized" } });
    expect(broadcasts()).toEqual([]);
  });

  it("is told to join again when messages may have been lost", async () => {
    await join("ann");
    hub.dropAll();
    expect(sent.at(-1)).toMatchObject({ topic: TOPIC, joinRef: "1", event: "phx_error" });
    expect(hub.isEmpty).toBe(true);
  });

  it("joins no more than twenty topics", async () => {
    for (let n = 1; n <= 21; n++) await join(`u${n}`, `realtime:client:u${n}`);
    expect(replies().filter(({ status }) => status === "ok")).toHaveLength(20);
    expect(replies().at(-1)).toMatchObject({ status: "error" });
  });
});
