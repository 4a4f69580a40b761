import { randomUUID } from "node:crypto";
import type { RealtimeChannel } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startStack, type TestStack } from "../../local/testing/start-stack.ts";
import { type Person, service, signInAsGuest, signUp, visitor } from "./clients.ts";

let stack: TestStack;
const channels: RealtimeChannel[] = [];

beforeAll(async () => {
  stack = await startStack({ env: { SEED: "none" } });
});

afterEach(async () => {
  await Promise.all(channels.splice(0).map((channel) => channel.unsubscribe()));
});

afterAll(() => stack?.stop());

interface Joined {
  status: string;
  reason: string;
  /** The next message that the channel receives. */
  next(): Promise<unknown>;
}

/** Joins a private channel and waits for the first thing that is said of it. */
async function join({ client }: Pick<Person, "client">, topic: string): Promise<Joined> {
  await client.realtime.setAuth();
  const waiting: ((payload: unknown) => void)[] = [];
  const received: unknown[] = [];
  const channel = client
    .channel(topic, { config: { private: true } })
    .on("broadcast", { event: "changed" }, ({ payload }) => {
      const taker = waiting.shift();
      if (taker) taker(payload);
      else received.push(payload);
    });
  channels.push(channel);
  const [status, reason] = await new Promise<[string, string]>((resolve) => {
    channel.subscribe((state, error) => resolve([state, error?.message ?? ""]));
  });
  return {
    status,
    reason,
    next: () =>
      received.length > 0
        ? Promise.resolve(received.shift())
        : new Promise((resolve) => waiting.push(resolve)),
  };
}

/** A write that the database announces to its owner. */
async function writeFor(id: string): Promise<void> {
  const { error } = await service(stack)
    .from("client_profiles")
    .upsert({ user_id: id, personality_profile: `written at ${performance.now()}` });
  if (error) throw error;
}

/** Writes a row as the service. @returns its id, where it has one */
async function written(table: string, row: object): Promise<string | undefined> {
  const { data, error } = await service(stack).from(table).insert(row).select("*").single();
  if (error) throw error;
  return data.id;
}

/** All that is told: which row of which table is to be read again. */
const changeFor = (id: string) => ({ table: "client_profiles", id });

describe("a private channel", () => {
  it("lets its owner in and tells what changed, without a word of it", async () => {
    const owner = await signUp(stack);
    const channel = await join(owner, `client:${owner.id}`);
    expect(channel.status).toBe("SUBSCRIBED");
    await writeFor(owner.id);
    expect(await channel.next()).toEqual(changeFor(owner.id));
  });

  it("lets a guest into its own", async () => {
    const guest = await signInAsGuest(stack);
    const channel = await join(guest, `client:${guest.id}`);
    await writeFor(guest.id);
    expect(await channel.next()).toEqual(changeFor(guest.id));
  });

  it("tells every page of the same person of all that the client's area shows", async () => {
    const owner = await signUp(stack);
    const elsewhere = visitor(stack);
    const { email, password } = owner;
    await elsewhere.auth.signInWithPassword({ email, password });
    const therapist = randomUUID();
    await written("therapists", { id: therapist, name: "Tom", status: "approved" });
    const pages = [
      await join(owner, `client:${owner.id}`),
      await join({ client: elsewhere }, `client:${owner.id}`),
    ];
    expect(pages.map(({ status }) => status)).toEqual(["SUBSCRIBED", "SUBSCRIBED"]);

    const match = { therapist_id: therapist, match_score: 80, reasoning: "r", recommendation: {} };
    const rows: [string, object][] = [
      ["client_profiles", { status: "ready" }],
      ["client_responses", { question_id: "mood", question: "How?", answer: "Well" }],
      ["recommendations", { ...match, engine: "offline" }],
      ["session_requests", { therapist_id: therapist, note: "Please" }],
    ];
    for (const [table, row] of rows) {
      const whose = table === "session_requests" ? "client_id" : "user_id";
      const source = /responses|recommendations/.test(table) ? { source: "voice" } : {};
      const id = await written(table, { [whose]: owner.id, ...source, ...row });
      const told = { table, id: id ?? owner.id };
      expect(await Promise.all(pages.map((page) => page.next()))).toEqual([told, told]);
    }
    // A message for each and no more: whatever else was said would have come before this one.
    await writeFor(owner.id);
    for (const page of pages) expect(await page.next()).toEqual(changeFor(owner.id));
  });

  it("refuses another user, and somebody who is not signed in", async () => {
    const owner = await signUp(stack);
    const others = [
      await signUp(stack),
      await signUp(stack, "therapist"),
      await signInAsGuest(stack),
    ];
    for (const person of [...others, { client: visitor(stack) }]) {
      const channel = await join(person, `client:${owner.id}`);
      expect(channel.status).toBe("CHANNEL_ERROR");
      expect(channel.reason).toContain("Unauthorized");
    }
  });

  it("keeps telling after the session was refreshed", async () => {
    const owner = await signUp(stack);
    const channel = await join(owner, `client:${owner.id}`);
    await owner.client.auth.refreshSession();
    await owner.client.realtime.setAuth();
    await writeFor(owner.id);
    expect(await channel.next()).toEqual(changeFor(owner.id));
  });

  it("goes on after the database fell and came back", async () => {
    const owner = await signUp(stack);
    const channel = await join(owner, `client:${owner.id}`);
    const database = (await stack.children()).find(({ command }) => command.includes("postgres"));
    process.kill(database?.pid ?? 0, "SIGKILL");
    const health = async () => (await fetch(`${stack.baseUrl}/healthz`)).status;
    await expect.poll(health, { timeout: 10_000 }).toBe(503);
    await expect.poll(health, { timeout: 20_000 }).toBe(200);
    // The client joins again by itself; until then nothing reaches it, so it is told until it hears.
    const heard = channel.next();
    const writing = setInterval(() => void writeFor(owner.id).catch(() => undefined), 200);
    expect(await heard).toEqual(changeFor(owner.id));
    clearInterval(writing);
  });

  it("is told to many at once, each only its own", async () => {
    const owners = await Promise.all(Array.from({ length: 5 }, () => signUp(stack)));
    const joined = await Promise.all(owners.map((owner) => join(owner, `client:${owner.id}`)));
    const statuses = joined.map(({ status, reason }) => `${status} ${reason}`.trim());
    expect(statuses).toEqual(owners.map(() => "SUBSCRIBED"));
    await Promise.all(owners.map(({ id }) => writeFor(id)));
    const told = await Promise.all(joined.map((channel) => channel.next()));
    expect(told).toEqual(owners.map(({ id }) => changeFor(id)));
  });
});

describe("the endpoint", () => {
  const open = (query: string) =>
    new WebSocket(`${stack.baseUrl.replace("http", "ws")}/realtime/v1/websocket?${query}`);

  const refusal = (query: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const socket = open(query);
      socket.once("unexpected-response", (_, { statusCode }) => resolve(statusCode));
      socket.once("open", () => reject(new Error("it was let in")));
      socket.once("error", () => undefined);
    });

  it("refuses sockets without a key of the project, or of another protocol", async () => {
    expect(await refusal("vsn=2.0.0")).toBe(401);
    expect(await refusal("apikey=wrong&vsn=2.0.0")).toBe(401);
    expect(await refusal(`apikey=${stack.secrets.publishableKey}&vsn=9`)).toBe(400);
  });

  it("hangs up on a message that is far too long, and goes on serving others", async () => {
    const socket = open(`apikey=${stack.secrets.publishableKey}&vsn=2.0.0`);
    await new Promise((resolve) => socket.once("open", resolve));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.send("x".repeat(100_000));
    expect(await closed).toBe(1009);
    const owner = await signUp(stack);
    expect((await join(owner, `client:${owner.id}`)).status).toBe("SUBSCRIBED");
  });

  it("speaks protocol 1.0.0 as well, and takes no notice of nonsense", async () => {
    const socket = open(`apikey=${stack.secrets.publishableKey}&vsn=1.0.0`);
    await new Promise((resolve) => socket.once("open", resolve));
    const reply = new Promise((resolve) => socket.once("message", (data) => resolve(String(data))));
    for (const text of ["nonsense", "[]", "null"]) socket.send(text);
    socket.send(Buffer.from([3, 0, 0, 0]));
    const heartbeat = { topic: "phoenix", event: "heartbeat", payload: {}, ref: "5" };
    socket.send(JSON.stringify(heartbeat));
    expect(JSON.parse(String(await reply))).toMatchObject({
      topic: "phoenix",
      event: "phx_reply",
      ref: "5",
      payload: { status: "ok" },
    });
    socket.close();
  });
});
