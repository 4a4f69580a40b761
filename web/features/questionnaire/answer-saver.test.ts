import { expect, test } from "vitest";
import { ApiError } from "@/lib/api-error.ts";
import { createAnswerSaver, delayBeforeNext } from "./answer-saver.ts";

const DOWN = new ApiError("down", { status: 503 });
const REFUSED = new ApiError("refused", { status: 403 });

/** A server that answers each save of a text with what its list says, and then takes it. */
function run(replies: Record<string, ApiError[]>) {
  const tried: string[] = [];
  const waits: number[] = [];
  const saver = createAnswerSaver<string>({
    async save(answer) {
      tried.push(answer);
      const reply = replies[answer]?.shift();
      if (reply !== undefined) throw reply;
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  return { saver, tried, waits, state: () => saver.store.getState() };
}

test("every answer is saved once, and counted while it is on its way", async () => {
  const { saver, tried, state } = run({});
  const saving = saver.save(["a", "b", "c"]);
  expect(state()).toEqual({ waiting: 3, failed: [] });
  await saving;
  expect(tried.sort()).toEqual(["a", "b", "c"]);
  expect(state()).toEqual({ waiting: 0, failed: [] });
});

test("a passing failure is tried again after a growing wait, and holds up no other answer", async () => {
  const { saver, waits, tried, state } = run({ a: [DOWN, DOWN] });
  await saver.save(["a", "b", "c"]);
  expect(waits).toEqual([1_000, 3_000]);
  expect(tried.filter((answer) => answer === "a")).toHaveLength(3);
  expect(state()).toEqual({ waiting: 0, failed: [] });
});

test("an answer is given up after four attempts, and saved when the person asks again", async () => {
  const { saver, tried, state } = run({ a: [DOWN, DOWN, DOWN, DOWN] });
  await saver.save(["a", "b"]);
  expect(tried.filter((answer) => answer === "a")).toHaveLength(4);
  expect(state()).toEqual({ waiting: 0, failed: ["a"] });
  await saver.retry();
  expect(tried.filter((answer) => answer === "b")).toHaveLength(1);
  expect(state()).toEqual({ waiting: 0, failed: [] });
});

test("a refusal that does not pass is not tried again by itself", async () => {
  const { saver, tried, state } = run({ a: [REFUSED] });
  await saver.save(["a"]);
  expect(tried).toEqual(["a"]);
  expect(state().failed).toEqual(["a"]);
});

test.each([
  ["no answer at all", new ApiError("x", { status: 0 }), 1_000],
  ["too many calls", new ApiError("x", { status: 429, retryAfter: 20 }), 20_000],
  ["too many calls for long", new ApiError("x", { status: 429, retryAfter: 600 }), null],
  ["an answer that is no answer", new Error("x"), null],
])("after %s the next attempt waits %s", (_, error, delay) => {
  expect(delayBeforeNext(error, 1)).toBe(delay);
});
