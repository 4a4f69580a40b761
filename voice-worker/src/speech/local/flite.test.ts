import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { describeRealSpeech } from "../../testing/local-speech.ts";
import { openFlite } from "./flite.ts";
import { sentencesOf } from "./flite-text.ts";

const never = new AbortController().signal;
const usual = { voice: "slt", processes: 2, maxWaiting: 10, sentenceMs: 20_000 };

describe("text for the synthesiser", () => {
  test("is cut into sentences, not at a title's or a number's dot", () => {
    expect(sentencesOf("Hello there. How are you? It is 3.5 miles.")).toEqual([
      "Hello there.",
      "How are you?",
      "It is 3.5 miles.",
    ]);
  });

  test("holds no control characters, markup or letters that it cannot read", () => {
    const read = sentencesOf(
      "Na\u00efve\u0000 caf\u00e9\u001b[31m \u2014 it\u2019s <b>fine</b> \u{1f642}",
    );
    expect(read).toEqual(["Naive cafe 31m , it's b fine /b"]);
  });

  test.each(["", "   ", "...", "\u{1f642}\u{1f642}", "\u4f60\u597d", "\u0000\u0001"])(
    "%j has nothing to say",
    (text) => expect(sentencesOf(text)).toEqual([]),
  );

  test("is never long: neither a sentence nor a word", () => {
    const parts = sentencesOf(`${"a".repeat(5_000)} ${"word, ".repeat(500)}`);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(240);
    expect(
      Math.max(...parts.flatMap((part) => part.split(" ")).map((word) => word.length)),
    ).toBeLessThanOrEqual(40);
  });
});

describe("the synthesiser's process", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "flite-test-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function program(script: string): Promise<string> {
    const file = join(folder, "program");
    await writeFile(file, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
    return file;
  }

  async function speak(engine: Awaited<ReturnType<typeof openFlite>>, signal = never) {
    for await (const _ of engine.speak({ text: "Hello.", tone: "calm", signal }));
  }

  test.each([
    ["fails", "exit 1", { code: "failed", retryable: true }],
    ["gives no sound", "exit 0", { code: "failed", retryable: true }],
    ["hangs", "exec sleep 60", { code: "timeout", retryable: true }],
  ])("that %s is an error that says so", async (_, script, error) => {
    const engine = await openFlite({ ...usual, command: await program(script), sentenceMs: 300 });
    await expect(speak(engine)).rejects.toMatchObject(error);
    await engine.close();
  });

  test("that is not there is unavailable", async () => {
    const engine = await openFlite({ ...usual, command: join(folder, "nothing") });
    await expect(speak(engine)).rejects.toMatchObject({ code: "unavailable", retryable: false });
    await engine.close();
  });

  test("is killed when the reply is cancelled", async () => {
    const command = await program(`echo $$ > ${folder}/pid\nexec sleep 60`);
    const engine = await openFlite({ ...usual, command });
    const stop = new AbortController();
    const speaking = speak(engine, stop.signal);
    speaking.catch(() => undefined);
    await expect.poll(() => readdir(folder)).toContain("pid");
    stop.abort();
    await expect(speaking).rejects.toMatchObject({ code: "failed", retryable: false });
    await engine.close();
  });

  test("gets the text as a file, never as an option or a name", async () => {
    const command = await program(
      `echo "$@" > ${folder}/arguments; cp "$6" ${folder}/text; exit 1`,
    );
    const engine = await openFlite({ ...usual, command });
    const speaking = engine.speak({ text: "-o /etc/passwd", tone: "calm", signal: never });
    await expect(speaking[Symbol.asyncIterator]().next()).rejects.toThrow();
    expect(await readFile(join(folder, "arguments"), "utf8")).not.toContain("passwd");
    expect(await readFile(join(folder, "text"), "utf8")).toBe("-o /etc/passwd\n");
    await engine.close();
  });

  test("no more of them run at once than allowed, and a full line is busy", async () => {
    const command = await program("exec sleep 60");
    const engine = await openFlite({ ...usual, processes: 1, maxWaiting: 1, command });
    const stop = new AbortController();
    const taken = [speak(engine, stop.signal), speak(engine, stop.signal)];
    for (const one of taken) one.catch(() => undefined);
    await expect(speak(engine)).rejects.toMatchObject({ code: "busy" });
    stop.abort();
    await Promise.allSettled(taken);
    await engine.close();
  });
});

describeRealSpeech("flite's voice", () => {
  async function seconds(text: string, tone = "neutral"): Promise<number[]> {
    const engine = await openFlite(usual);
    const lengths = [];
    for await (const { samples, sampleRate } of engine.speak({ text, tone, signal: never })) {
      lengths.push(samples.length / sampleRate);
    }
    await engine.close();
    return lengths;
  }

  test("speaks sentence by sentence", async () => {
    const lengths = await seconds("I hear you. That sounds hard. Tell me more about it.");
    expect(lengths).toHaveLength(3);
    expect(Math.min(...lengths)).toBeGreaterThan(0.5);
  }, 30_000);

  test("is slower when it is sad", async () => {
    const [plain = 0] = await seconds("That sounds hard.");
    const [sad = 0] = await seconds("That sounds hard.", "sad");
    expect(sad).toBeGreaterThan(plain * 1.03);
  }, 30_000);

  test("reads a text that looks like an option or like a file", async () => {
    for (const text of ["-lv", "/etc/passwd", "--help", "$(reboot)", "`id`; rm"]) {
      expect((await seconds(text)).length).toBeGreaterThan(0);
    }
  }, 60_000);
});
