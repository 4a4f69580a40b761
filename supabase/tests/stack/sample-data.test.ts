import { expect, it } from "vitest";
import type { TestStack } from "../../local/testing/start-stack.ts";
import { service } from "./clients.ts";
import { useOwnStacks } from "./own-stacks.ts";

const stacks = useOwnStacks();

async function counts(stack: TestStack) {
  const count = async (table: string) =>
    (await service(stack).from(table).select("*", { count: "exact", head: true })).count;
  return { therapists: await count("therapists"), contributions: await count("contributions") };
}

it("is left out on request, there by default, once, and what was deleted stays deleted", async () => {
  const first = await stacks.start({ env: { SEED: "none" } });
  expect(await counts(first)).toEqual({ therapists: 0, contributions: 0 });
  await first.stop();

  const second = await stacks.start({ env: { SEED: undefined } });
  expect(await counts(second)).toEqual({ therapists: 24, contributions: 4 });
  const { data } = await service(second).from("therapists").select("id").limit(1);
  await service(second).from("therapists").delete().eq("id", data?.[0]?.id);
  await second.stop();

  const third = await stacks.start({ env: { SEED: "demo" } });
  expect(await counts(third)).toEqual({ therapists: 23, contributions: 4 });
});
