import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseClientMessage, parseServerMessage } from "./voice.ts";

const read = (value: unknown) => parseClientMessage(JSON.stringify(value));

describe("a message of a client", () => {
  it.each([
    { type: "start-listening" },
    { type: "audio-chunk", audio: "AAAA" },
    { type: "stop-listening" },
    { type: "tts", text: "Hi! How are you feeling today?", voice: "alloy" },
    { type: "tts", text: "Hello", voice: "alloy", id: "reply-1", tone: "warm" },
    { type: "cancel" },
    { type: "hello", version: 1, partials: true, binary: true },
  ])("is read as it was sent: %o", (message) => {
    expect(read(message)).toEqual({ ok: true, message });
  });

  it("may carry fields that are not known yet", () => {
    expect(read({ type: "start-listening", language: "en-US" })).toEqual({
      ok: true,
      message: { type: "start-listening" },
    });
  });

  it.each([
    [{ type: "audio-chunk", audio: 7 }, "The message is not valid: audio."],
    [{ type: "tts", text: "Hello", voice: "other" }, "The message is not valid: voice."],
    [{ type: "tts" }, "The message is not valid: text."],
    [{ type: "hello", version: 2 }, "The message is not valid: version."],
    [{ type: "shout" }, "The message is not valid: type."],
    [null, "The message is not valid."],
    [[], "The message is not valid."],
  ])("is refused with what is wrong: %o", (message, error) => {
    expect(read(message)).toEqual({ ok: false, error });
  });

  it("is refused when it is not JSON", () => {
    expect(parseClientMessage('{"type":')).toEqual({
      ok: false,
      error: "The message is not JSON.",
    });
  });

  it("never makes the reader throw, nor the error quote it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const result = parseClientMessage(text);
        if (!result.ok) expect(result.error).toMatch(/^The message is not (JSON|valid)[:\w .]*$/);
      }),
    );
  });
});

describe("a message of the worker", () => {
  it.each([
    { type: "listening-ready" },
    { type: "transcript", transcript: { text: "hello", final: true }, emotion: { tone: "calm" } },
    { type: "error", error: "No audio detected." },
    { type: "tts-audio-start" },
    { type: "tts-audio-chunk", audio: "SUQz" },
    { type: "tts-audio-complete" },
    { type: "tts-audio-complete", id: "a", cancelled: true },
  ])("is read as it was sent: %o", (message) => {
    expect(parseServerMessage(JSON.stringify(message))).toEqual({ ok: true, message });
  });

  it("is refused when it is none that a page knows", () => {
    expect(parseServerMessage('{"type":"transcript","transcript":"hello"}').ok).toBe(false);
  });
});
