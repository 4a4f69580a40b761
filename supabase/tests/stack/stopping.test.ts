import { stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRunning } from "../../local/process/identity.ts";
import { startStack, type TestStack } from "../../local/testing/start-stack.ts";
import { service, signUp, visitor } from "./clients.ts";
import { health, useOwnStacks } from "./own-stacks.ts";

const stacks = useOwnStacks();

const programs = async (stack: TestStack) =>
  (await stack.children())
    .map(({ command }) => command.split(" ")[0]?.split("/").at(-1))
    .toSorted();

describe("a stop", () => {
  it("ends every process within 5 s, also while somebody listens, and the next start finds all", async () => {
    const first = await stacks.start();
    const { client, id, email, password } = await signUp(first);
    await client.realtime.setAuth();
    await new Promise((resolve) => {
      client.channel(`client:${id}`, { config: { private: true } }).subscribe(resolve);
    });
    expect(await programs(first)).toEqual(["deno", "node", "postgres"]);
    const children = await first.children();
    const began = performance.now();
    expect(await first.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await Promise.all(children.map(isRunning))).toEqual([false, false, false]);
    client.realtime.disconnect();
    const { mode } = await stat(join(stacks.dataDir, "secrets.json"));
    expect(mode & 0o777).toBe(0o600);

    const second = await stacks.start();
    expect(second.secrets).toEqual(first.secrets);
    const { error } = await visitor(second).auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
  });
});

/** Writes without end until the stack is gone. @returns the ids of what was acknowledged */
function writeUntilGone(stack: TestStack, onAcknowledged: (count: number) => void): string[] {
  const acknowledged: string[] = [];
  const client = service(stack);
  const write = async (): Promise<void> => {
    const { data, error } = await client
      .from("contributions")
      .insert({ expert: "someone", summary: "s", raw_input: "r", engine: "curated" })
      .select("id")
      .single();
    if (error || !data) return;
    acknowledged.push(data.id);
    onAcknowledged(acknowledged.length);
    await write();
  };
  for (let writer = 0; writer < 8; writer++) write().catch(() => undefined);
  return acknowledged;
}

describe("kill -9", () => {
  it("of everything in the middle of writes loses none that was acknowledged", async () => {
    const first = await stacks.start();
    const acknowledged = await new Promise<string[]>((resolve) => {
      const ids = writeUntilGone(first, (count) => {
        if (count === 200) resolve(ids);
      });
    });
    await first.kill();

    const second = await stacks.start();
    const { data } = await service(second).from("contributions").select("id");
    const stored = new Set(data?.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });

  it("of the stack alone leaves nothing that the next start does not end", async () => {
    const first = await stacks.start();
    const { email, password } = await signUp(first);
    const left = await first.children();
    process.kill(first.pid, "SIGKILL");

    const second = await stacks.start();
    expect(await Promise.all(left.map(isRunning))).toEqual([false, false, false]);
    const { error } = await visitor(second).auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
  });
});

describe("kill -9 of one process", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startStack({ env: { SEED: "none" } });
  });
  afterAll(() => stack?.stop());

  async function killed(program: string): Promise<void> {
    const victim = (await stack.children()).find(({ command }) => command.includes(`/${program} `));
    if (!victim) throw new Error(`${program} does not run`);
    process.kill(victim.pid, "SIGKILL");
    await expect.poll(() => health(stack), { timeout: 10_000 }).toBe(503);
    await expect.poll(() => health(stack), { timeout: 20_000 }).toBe(200);
  }

  it.each(["deno", "node"])("of %s is healed without a new start", async (program) => {
    const { email, password } = await signUp(stack);
    await killed(program);
    const { error } = await visitor(stack).auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
  });

  it("of postgres is healed, too, also in the middle of requests", async () => {
    const { email, password } = await signUp(stack);
    let asking = true;
    const ask = async (): Promise<void> => {
      const { error } = await visitor(stack)
        .rpc("directory", { p_limit: 1, p_offset: 0 })
        // What was under way when the database fell may never be answered.
        .abortSignal(AbortSignal.timeout(3_000));
      if (error === null) answered += 1;
      if (asking) await ask();
    };
    let answered = 0;
    const askers = Array.from({ length: 8 }, ask);
    await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(50);
    await killed("postgres");
    const before = answered;
    // More than every connection of the pool once.
    await expect.poll(() => answered - before, { timeout: 20_000 }).toBeGreaterThan(50);
    asking = false;
    await Promise.all(askers);
    const { error } = await visitor(stack).auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
  });
});
