import { expect, test } from "vitest";
import { SpeechError } from "../ports.ts";
import type { Recogniser, UtteranceEvents } from "./recogniser.ts";
import { RecogniserPool } from "./recogniser-pool.ts";

const never = new AbortController().signal;
const sound = (value: number) => new Int16Array(1_000).fill(value);

/** A recogniser whose text is the values it heard; it answers only when the test says so. */
class HandRecogniser implements Recogniser {
  events: UtteranceEvents | null = null;
  heard: number[] = [];
  isFinished = false;
  constructor(readonly onDeath: () => void) {}
  start(events: UtteranceEvents) {
    this.events = events;
    this.heard = [];
    this.isFinished = false;
  }
  audio(pcm: Int16Array) {
    this.heard.push(pcm[0] ?? 0);
  }
  finish() {
    this.isFinished = true;
  }
  cancel() {
    this.events = null;
  }
  async close() {}
  answer() {
    const { events } = this;
    this.events = null;
    events?.onText(this.heard.join(" "));
  }
  die() {
    const { events } = this;
    this.events = null;
    events?.onFailure(new SpeechError("failed", "It died.", true));
    this.onDeath();
  }
}

async function poolOf(size: number, changes = {}) {
  const made: HandRecogniser[] = [];
  const pool = await RecogniserPool.open({
    size,
    maxWaiting: 3,
    maxBufferedSamples: 100_000,
    maxSamplesAnUtterance: 50_000,
    finishMs: 5_000,
    start: async (onDeath) => {
      const one = new HandRecogniser(onDeath);
      made.push(one);
      return one;
    },
    ...changes,
  });
  return { pool, made };
}

test("an utterance is decoded as it is spoken while a recogniser is free", async () => {
  const { pool, made } = await poolOf(1);
  const one = pool.listen(never);
  one.write(sound(1));
  expect(made[0]?.heard).toEqual([1]);
  one.write(sound(2));
  const text = one.finish();
  made[0]?.answer();
  expect(await text).toBe("1 2");
});

test("whoever is done speaking comes first, and takes the recogniser lent to one who still speaks", async () => {
  const { pool, made } = await poolOf(1);
  const [only] = made;
  const long = pool.listen(never);
  long.write(sound(1));
  const short = pool.listen(never);
  short.write(sound(7));
  long.write(sound(2));
  const shortText = short.finish();
  expect(only?.heard).toEqual([7]);
  only?.answer();
  expect(await shortText).toBe("7");
  // The long one has its recogniser again, from its first word.
  expect(only?.heard).toEqual([1, 2]);
  long.write(sound(3));
  const longText = long.finish();
  only?.answer();
  expect(await longText).toBe("1 2 3");
});

test("those who are done are served in the order in which they were done", async () => {
  const { pool, made } = await poolOf(1);
  const first = pool.listen(never);
  first.write(sound(1));
  const firstText = first.finish();
  const [b, c] = [pool.listen(never), pool.listen(never)];
  b.write(sound(2));
  c.write(sound(3));
  const cText = c.finish();
  const bText = b.finish();
  const order: string[] = [];
  for (const text of [firstText, bText, cText]) text.then((said) => order.push(said));
  for (let i = 0; i < 3; i += 1) {
    made[0]?.answer();
    await Promise.resolve();
  }
  await Promise.all([firstText, bText, cText]);
  expect(order).toEqual(["1", "3", "2"]);
});

test("a recogniser that works on a finished utterance is not taken from it", async () => {
  const { pool, made } = await poolOf(1);
  const first = pool.listen(never);
  first.write(sound(1));
  const text = first.finish();
  const other = pool.listen(never);
  other.write(sound(2));
  const otherText = other.finish();
  expect(made[0]?.heard).toEqual([1]);
  made[0]?.answer();
  made[0]?.answer();
  expect([await text, await otherText]).toEqual(["1", "2"]);
});

test("beyond the queue one is told that it is busy", async () => {
  const { pool } = await poolOf(1);
  for (let i = 0; i < 4; i += 1) pool.listen(never);
  expect(() => pool.listen(never)).toThrow(expect.objectContaining({ code: "busy" }));
});

test("what waits is bounded: the one that finds no room fails as busy, the others go on", async () => {
  const { pool, made } = await poolOf(1, { maxBufferedSamples: 2_500 });
  const first = pool.listen(never);
  first.write(sound(1));
  const firstText = first.finish();
  const [a, b] = [pool.listen(never), pool.listen(never)];
  a.write(sound(2));
  a.write(sound(3));
  b.write(sound(4));
  await expect(b.finish()).rejects.toMatchObject({ code: "busy" });
  const aText = a.finish();
  made[0]?.answer();
  made[0]?.answer();
  expect([await firstText, await aText]).toEqual(["1", "2 3"]);
});

test("one who waits too long after speaking is told that it is busy", async () => {
  const { pool } = await poolOf(1, { finishMs: 20 });
  const first = pool.listen(never);
  const timedOut = first.finish();
  timedOut.catch(() => undefined);
  const waiting = pool.listen(never);
  await expect(waiting.finish()).rejects.toBeInstanceOf(SpeechError);
  await expect(timedOut).rejects.toMatchObject({ code: "timeout", retryable: true });
});

test("a recogniser that dies fails its own utterance alone, and is replaced", async () => {
  const { pool, made } = await poolOf(1);
  const one = pool.listen(never);
  const waiting = pool.listen(never);
  waiting.write(sound(5));
  made[0]?.die();
  await expect(one.finish()).rejects.toMatchObject({ code: "failed", retryable: true });
  const text = waiting.finish();
  await expect.poll(() => made[1]?.heard).toEqual([5]);
  made[1]?.answer();
  expect(await text).toBe("5");
});

test("an utterance that is cancelled, waiting or not, gives its place and its room back", async () => {
  const { pool, made } = await poolOf(1, { maxBufferedSamples: 2_000 });
  const stop = new AbortController();
  const one = pool.listen(stop.signal);
  const two = pool.listen(stop.signal);
  one.write(sound(1));
  two.write(sound(2));
  stop.abort();
  await expect(one.finish()).rejects.toMatchObject({ code: "failed" });
  await expect(two.finish()).rejects.toMatchObject({ code: "failed" });
  expect(pool.waiting).toBe(0);
  const next = pool.listen(never);
  next.write(sound(3));
  next.write(sound(4));
  const text = next.finish();
  made[0]?.answer();
  expect(await text).toBe("3 4");
});

test("closing ends who speaks and who waits, and takes nobody new", async () => {
  const { pool } = await poolOf(1);
  const all = [pool.listen(never), pool.listen(never)];
  await pool.close();
  for (const one of all) await expect(one.finish()).rejects.toBeInstanceOf(SpeechError);
  expect(() => pool.listen(never)).toThrow(expect.objectContaining({ code: "unavailable" }));
});
