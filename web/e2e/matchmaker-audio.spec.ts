import type { Page } from "@playwright/test";
import { wordDifferences, wordsOf } from "../../voice-worker/src/speech/openai/reading.ts";
import { expect, test } from "./matchmaker-audio.ts";

const SAID = "I have been feeling anxious about my job for a long time";
const GREETING = "Hi! How are you feeling today?";
const LONG =
  "I hear that you are tired, and that is hard. What would have to be different in three months?";

const wordErrorRate = (said: string, understood: string) =>
  wordDifferences(said, understood) / wordsOf(said).length;

/** How often something was told. */
const count = (page: Page, type: Parameters<typeof window.bench.of>[0]) =>
  page.evaluate((wanted) => window.bench.of(wanted).length, type);

async function until(page: Page, type: Parameters<typeof window.bench.of>[0], times = 1) {
  await expect.poll(() => count(page, type), { timeout: 20_000 }).toBeGreaterThanOrEqual(times);
}

/** Listens to one utterance as the matchmaker does. @returns what was understood */
async function utterance(page: Page): Promise<string> {
  await listenTo(page);
  return await transcript(page);
}

const listenTo = (page: Page) =>
  page.evaluate(() => {
    window.bench.listen();
    window.bench.beginUtterance("first");
  });

async function transcript(page: Page): Promise<string> {
  const final = () =>
    page.evaluate(
      () => window.bench.of("hearing.transcript").find((event) => event.final)?.text ?? "",
    );
  await expect.poll(final, { timeout: 20_000 }).not.toBe("");
  return await final();
}

test.describe("the microphone", () => {
  for (const voice of ["slt", "rms"]) {
    test(`what the voice ${voice} says reaches the recogniser as it was said`, async ({
      openBench,
    }) => {
      const { page } = await openBench({ microphone: { says: [SAID], voice } });
      await page.evaluate(() => window.bench.connect());
      await until(page, "connection.ready");
      const understood = await utterance(page);
      expect(wordErrorRate(SAID, understood), understood).toBeLessThanOrEqual(0.15);

      const { pieces, silentMs, partials } = await page.evaluate(() => ({
        pieces: window.bench.of("microphone.chunk").map(({ pcm }) => pcm.length),
        silentMs: window.bench.of("voice.stopped").map((event) => event.silentMs),
        partials: window.bench.of("hearing.transcript").filter(({ final }) => !final).length,
      }));
      expect(pieces.length).toBeGreaterThan(2);
      expect(new Set(pieces.slice(0, -2))).toEqual(new Set([48_000]));
      expect(partials).toBeGreaterThan(0);
      expect(silentMs[0]).toBeGreaterThan(200);
      expect(silentMs[0]).toBeLessThan(600);
    });
  }

  test("a microphone that fits only a context of its own rate is understood as well", async ({
    openBench,
  }) => {
    const { page } = await openBench({
      microphone: { says: [SAID] },
      before: () => {
        const create = AudioContext.prototype.createMediaStreamSource;
        AudioContext.prototype.createMediaStreamSource = function (stream) {
          if (this.sampleRate === 24_000) throw new DOMException("rates", "NotSupportedError");
          return create.call(this, stream);
        };
      },
    });
    await page.evaluate(() => window.bench.connect());
    const understood = await utterance(page);
    expect(wordErrorRate(SAID, understood), understood).toBeLessThanOrEqual(0.15);
    expect(await page.evaluate(() => window.contexts.at(-1)?.sampleRate)).not.toBe(24_000);
  });

  test("a socket that breaks in the middle of a sentence costs no word", async ({ openBench }) => {
    const { page } = await openBench({ microphone: { says: [SAID] } });
    await page.evaluate(() => window.bench.connect());
    await until(page, "connection.ready");
    await listenTo(page);
    await until(page, "microphone.chunk");
    const broken = await page.evaluate(() => {
      window.sockets.at(-1)?.close();
      return performance.now();
    });
    await until(page, "connection.ready", 2);
    const back = await page.evaluate(() => window.bench.of("connection.ready")[1]?.at ?? 0);
    expect(back - broken).toBeLessThan(2_000);
    const understood = await transcript(page);
    expect(wordErrorRate(SAID, understood), understood).toBeLessThanOrEqual(0.15);
    expect(await count(page, "connection.lost")).toBe(1);
  });

  test("muted it hears nothing, and shows nothing", async ({ openBench }) => {
    const { page } = await openBench({ microphone: { says: [SAID] } });
    await page.evaluate(() => window.bench.listen());
    await until(page, "voice.started");
    const loud = () =>
      page.evaluate(() => {
        const bands = new Float32Array(32);
        window.bench.microphone?.bands(bands);
        return { level: window.bench.microphone?.level() ?? 0, highest: Math.max(...bands) };
      });
    await expect.poll(async () => (await loud()).level).toBeGreaterThan(0.3);
    expect((await loud()).highest).toBeGreaterThan(0.3);
    await page.evaluate(() => window.bench.microphone?.setMuted(true));
    await until(page, "voice.stopped");
    expect(await loud()).toEqual({ level: 0, highest: 0 });
  });

  test("refused, it says so", async ({ openBench }) => {
    const { page } = await openBench({ microphone: "humming", allowed: false });
    await page.evaluate(() => window.bench.listen());
    await until(page, "microphone.failed");
    expect(await page.evaluate(() => window.bench.of("microphone.failed")[0]?.reason)).toBe(
      "not-allowed",
    );
  });

  test("where there is none, it says so", async ({ openBench }) => {
    const { page } = await openBench({ microphone: "none" });
    await page.evaluate(() => window.bench.listen());
    await until(page, "microphone.failed");
    expect(await page.evaluate(() => window.bench.of("microphone.failed")[0]?.reason)).toBe(
      "not-found",
    );
    expect(await page.evaluate(() => window.bench.devices.devices())).toEqual([]);
  });

  test("taken away, it is lost, and says nothing more", async ({ openBench }) => {
    const { page, context } = await openBench({ microphone: "humming" });
    await page.evaluate(() => window.bench.listen());
    await until(page, "microphone.opened");
    await context.clearPermissions();
    await until(page, "microphone.lost");
    expect(await page.evaluate(() => window.contexts.at(-1)?.state)).toBe("closed");
  });

  test("stopped by the browser, it says so, and goes on where it is told to", async ({
    openBench,
  }) => {
    const { page } = await openBench({ microphone: "humming" });
    await page.evaluate(() => window.bench.listen());
    await until(page, "microphone.opened");
    await page.evaluate(() => window.contexts.at(-1)?.suspend());
    await until(page, "microphone.suspended");
    await page.evaluate(() => window.bench.microphone?.resume());
    await until(page, "microphone.resumed");
    expect(await count(page, "microphone.failed")).toBe(0);
  });

  test("one that is no longer there gives way to another; each has a name", async ({
    openBench,
  }) => {
    const { page } = await openBench({ microphone: "humming" });
    await page.evaluate(() => window.bench.listen("gone"));
    await until(page, "microphone.opened");
    const { opened, devices } = await page.evaluate(async () => ({
      opened: window.bench.of("microphone.opened")[0],
      devices: await window.bench.devices.devices(),
    }));
    expect(devices).toContainEqual({ id: opened?.deviceId, label: opened?.label });
    expect(opened?.label).not.toBe("");
  });
});

test.describe("the voice", () => {
  const speak = async (page: Page, text = GREETING) => {
    await page.evaluate(() => window.bench.connect());
    await until(page, "connection.ready");
    await page.evaluate((words) => window.bench.say("greeting", words), text);
  };

  const loudest = (page: Page) =>
    page.evaluate(() => Math.max(0, ...window.bench.heard.map(({ energy }) => energy)));

  const LENGTHS = [
    ["short", GREETING, 0.8],
    ["long", LONG, 0.9],
  ] as const;
  for (const [length, text, share] of LENGTHS) {
    test(`a ${length} reply is heard and drawn, and nearly done at ${share} of it`, async ({
      openBench,
    }) => {
      const { page } = await openBench({ microphone: "none" });
      await speak(page, text);
      await until(page, "playback.started");
      await expect
        .poll(() => page.evaluate(() => window.bench.playback?.level() ?? 0))
        .toBeGreaterThan(0.3);
      await until(page, "playback.ended");
      expect(await loudest(page)).toBeGreaterThan(0.05);

      const { durationMs, early, whole } = await page.evaluate(() => {
        const at = (type: "playback.started" | "playback.nearly-done" | "playback.ended") =>
          window.bench.of(type)[0]?.at ?? 0;
        return {
          durationMs: window.bench.of("reply.complete")[0]?.durationMs ?? 0,
          early: at("playback.nearly-done") - at("playback.started"),
          whole: at("playback.ended") - at("playback.started"),
        };
      });
      expect(durationMs < 3_000).toBe(length === "short");
      expect(whole).toBeGreaterThan(durationMs - 200);
      expect(early).toBeGreaterThan(share * durationMs - 100);
      expect(early).toBeLessThan(share * durationMs + 200);
    });
  }

  test("stopped, it is silent within milliseconds and knows how much was heard", async ({
    openBench,
  }) => {
    const { page } = await openBench({ microphone: "none" });
    await speak(page, "This is a long sentence that nobody is going to hear until its very end.");
    await until(page, "playback.started");
    await expect.poll(() => loudest(page)).toBeGreaterThan(0.05);
    const { heardMs, stopped, started } = await page.evaluate(() => {
      const heard = window.bench.playback?.stop() ?? 0;
      const [start] = window.bench.of("playback.started");
      return { heardMs: heard, stopped: performance.now(), started: start?.at ?? 0 };
    });
    expect(heardMs).toBeGreaterThan(0);
    expect(Math.abs(heardMs - (stopped - started))).toBeLessThan(300);
    const looks = await page.evaluate(() => window.bench.heard.length);
    await expect
      .poll(() => page.evaluate(() => window.bench.heard.length))
      .toBeGreaterThan(looks + 40);
    expect(await page.evaluate((moment) => window.bench.soundAfter(moment), stopped)).toBeLessThan(
      100,
    );
    expect(await count(page, "playback.ended")).toBe(0);
  });

  test("where nothing can be streamed, all of it is played at once", async ({ openBench }) => {
    const { page } = await openBench({
      microphone: "none",
      before: () => Object.assign(window, { MediaSource: undefined }),
    });
    await speak(page);
    await until(page, "playback.ended");
    expect(await loudest(page)).toBeGreaterThan(0.05);
    expect(await count(page, "playback.failed")).toBe(0);
  });

  test("a stream that breaks is played on from where it came to", async ({ openBench }) => {
    const { page } = await openBench({
      microphone: "none",
      before: () => {
        const append = SourceBuffer.prototype.appendBuffer;
        let appended = 0;
        SourceBuffer.prototype.appendBuffer = function (data) {
          appended += 1;
          if (appended > 1) throw new DOMException("full", "QuotaExceededError");
          append.call(this, data);
        };
      },
    });
    await speak(page);
    await until(page, "playback.ended");
    expect(await loudest(page)).toBeGreaterThan(0.05);
    expect(await count(page, "playback.failed")).toBe(0);
    expect(await count(page, "playback.started")).toBe(1);
  });

  test("what is no sound fails, and says so", async ({ openBench }) => {
    const { page } = await openBench({ microphone: "none" });
    await page.evaluate(() => {
      window.bench.say("nothing", "");
      window.bench.playback?.append(new Uint8Array(2_000).fill(7));
      window.bench.playback?.complete(null);
    });
    await until(page, "playback.failed");
    expect(await count(page, "playback.started")).toBe(0);
  });

  test("a page that the browser lets make no sound does not pretend to speak", async ({
    openBench,
  }) => {
    const { page } = await openBench({ microphone: "none" });
    await page.evaluate(async () => {
      const [context] = window.contexts;
      await context?.suspend();
      Object.assign(context ?? {}, { resume: () => new Promise(() => undefined) });
    });
    await speak(page);
    await until(page, "playback.failed");
    expect(await loudest(page)).toBe(0);
  });
});
