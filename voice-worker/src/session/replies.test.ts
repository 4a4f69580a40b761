import { describe, expect, it, vi } from "vitest";
import { fakeTextToSpeech } from "../speech/fakes/fake-text-to-speech.ts";
import type { ServiceChanges } from "../testing/services.ts";
import { testSession } from "../testing/test-session.ts";

const withVoice = (
  options: Parameters<typeof fakeTextToSpeech>[0] = {},
  limits: ServiceChanges["limits"] = {},
) => {
  const textToSpeech = fakeTextToSpeech(options);
  const session = testSession({ engines: { speechToText: null, textToSpeech }, limits });
  return { ...session, textToSpeech };
};

describe("a reply", () => {
  it("is a start, audio and an end", async () => {
    const { say, sent, types, until, textToSpeech } = withVoice();
    say({ type: "tts", text: "Hello", voice: "alloy" });
    await until("tts-audio-complete");
    expect(types()).toEqual([
      "tts-audio-start",
      "tts-audio-chunk",
      "tts-audio-chunk",
      "tts-audio-complete",
    ]);
    expect(sent.at(-1)).toEqual({ type: "tts-audio-complete" });
    expect(textToSpeech.asked).toEqual([{ text: "Hello", tone: "calm" }]);
  });

  it("carries its id, its tone and its length for a client that knows of them", async () => {
    const { say, sent, audio, until, textToSpeech } = withVoice();
    say({ type: "hello", version: 1, binary: true });
    say({ type: "tts", text: "Hello", id: "r1", tone: "warm" });
    await until("tts-audio-complete");
    expect(sent.slice(1)).toEqual([
      { type: "tts-audio-start", id: "r1" },
      { type: "tts-audio-complete", id: "r1", durationMs: 300 },
    ]);
    expect(audio.reduce((bytes, piece) => bytes + piece.length, 0)).toBe(0.3 * 24_000 * 2);
    expect(textToSpeech.asked[0]?.tone).toBe("warm");
  });

  it("begins with its first sound, whatever silence the voice begins with", async () => {
    const voice = fakeTextToSpeech();
    const textToSpeech: typeof voice = {
      ...voice,
      async *speak(options) {
        yield { samples: new Int16Array(0.21 * 24_000), sampleRate: 24_000 };
        yield* voice.speak(options);
      },
    };
    const { say, sent, until } = testSession({ engines: { speechToText: null, textToSpeech } });
    say({ type: "hello", version: 1, binary: true });
    say({ type: "tts", text: "Hello", id: "r1" });
    await until("tts-audio-complete");
    expect(sent.at(-1)).toEqual({ type: "tts-audio-complete", id: "r1", durationMs: 300 });
  });

  it("waits for the one before it", async () => {
    const { say, sent, until } = withVoice({ pieceDelayMs: 1 });
    for (const id of ["a", "b", "c"]) say({ type: "tts", text: "Hello", id });
    await until("tts-audio-complete", 3);
    const ids = sent.flatMap((message) => (message.type === "tts-audio-start" ? message.id : []));
    expect(ids).toEqual(["a", "b", "c"]);
  });

  it("stops when it is cancelled, with those that wait", async () => {
    const { say, sent, until, textToSpeech } = withVoice({
      pieceDelayMs: 5,
      msPerCharacter: 5_000,
    });
    say({ type: "tts", text: "Hello", id: "a" });
    say({ type: "tts", text: "Hello", id: "b" });
    await until("tts-audio-start");
    say({ type: "cancel" });
    await until("tts-audio-complete", 2);
    expect(sent.slice(-2)).toEqual([
      { type: "tts-audio-complete", id: "a", cancelled: true },
      { type: "tts-audio-complete", id: "b", cancelled: true },
    ]);
    expect(textToSpeech.speaking).toBe(0);
  });

  it("stops alone when it is cancelled by its id", async () => {
    const { say, sent, until } = withVoice({ pieceDelayMs: 5, msPerCharacter: 100 });
    say({ type: "tts", text: "Hello", id: "a" });
    say({ type: "tts", text: "Hello", id: "b" });
    say({ type: "cancel", id: "a" });
    await until("tts-audio-complete", 2);
    expect(sent.filter(({ type }) => type === "tts-audio-complete")).toEqual([
      { type: "tts-audio-complete", id: "a", cancelled: true },
      { type: "tts-audio-complete", id: "b" },
    ]);
  });

  it("that is over is cancelled without a word", async () => {
    const { say, types, until } = withVoice();
    say({ type: "tts", text: "Hi" });
    await until("tts-audio-complete");
    const before = types().length;
    say({ type: "cancel" });
    expect(types()).toHaveLength(before);
  });

  it("is not made for who has left", async () => {
    const { say, session, until, textToSpeech } = withVoice({
      pieceDelayMs: 5,
      msPerCharacter: 5_000,
    });
    say({ type: "tts", text: "Hello" });
    await until("tts-audio-start");
    session.close();
    await vi.waitFor(() => expect(textToSpeech.speaking).toBe(0));
  });
});

describe("a voice that fails", () => {
  const failure = { kind: "error", code: "failed" } as const;

  it("is asked once more, and the client hears nothing of it", async () => {
    const { say, errors, until, textToSpeech } = withVoice({ faults: [{ kind: "crash" }] });
    say({ type: "tts", text: "Hello" });
    await until("tts-audio-complete");
    expect(errors()).toEqual([]);
    expect(textToSpeech.asked).toHaveLength(2);
  });

  it("twice is told of, and the next reply is spoken", async () => {
    const { say, types, errors, until } = withVoice({ faults: [failure, failure] });
    say({ type: "tts", text: "Hello" });
    await until("error");
    expect(errors()).toEqual(["The answer could not be spoken."]);
    expect(types()).toEqual(["error"]);
    say({ type: "tts", text: "Hello" });
    await until("tts-audio-complete");
  });

  it("in the middle is told of at once: what was heard cannot be said again", async () => {
    const { say, errors, until, textToSpeech } = withVoice({
      faults: [failure],
      piecesBeforeFault: 1,
      msPerCharacter: 200,
    });
    say({ type: "tts", text: "Hello" });
    await until("error");
    expect(errors()).toEqual(["The answer could not be spoken."]);
    expect(textToSpeech.asked).toHaveLength(1);
  });

  it("that falls silent is not waited for for ever", async () => {
    const hang = { kind: "hang" } as const;
    const { say, errors, until, textToSpeech } = withVoice(
      { faults: [hang, hang] },
      { speechTimeoutMs: 30 },
    );
    say({ type: "tts", text: "Hello" });
    await until("error");
    expect(errors()).toEqual(["The answer could not be spoken."]);
    expect(textToSpeech.speaking).toBe(0);
  });
});

describe("a text that cannot be spoken", () => {
  it.each(["", "   ", "\u0000\u0007\n", "…", "\ud800"])("is refused: %j", (text) => {
    const { say, errors, textToSpeech } = withVoice();
    say({ type: "tts", text });
    expect(errors()).toEqual(["There are no words to speak."]);
    expect(textToSpeech.asked).toEqual([]);
  });

  it("is refused when it is too long", () => {
    const { say, errors } = withVoice();
    say({ type: "tts", text: "word ".repeat(20_000) });
    expect(errors()).toEqual(["The text has more than 4000 characters."]);
  });

  it("loses its control characters, and nothing else", async () => {
    const { say, until, textToSpeech } = withVoice();
    say({ type: "tts", text: "Hel\u0000lo,\r\n\u001b[31m Zoë 👋" });
    await until("tts-audio-complete");
    expect(textToSpeech.asked[0]?.text).toBe("Hel lo, [31m Zoë 👋");
  });

  it("is one too many for the queue", async () => {
    const { say, errors, until } = withVoice({ pieceDelayMs: 2 });
    for (let n = 0; n < 6; n++) say({ type: "tts", text: "Hello" });
    await until("tts-audio-complete", 4);
    expect(errors()).toEqual([
      "Too many requests. Please wait a moment.",
      "Too many requests. Please wait a moment.",
    ]);
  });
});

it("a worker without a voice says so at once", () => {
  const { say, errors } = testSession({ engines: { speechToText: null, textToSpeech: null } });
  say({ type: "tts", text: "Hello" });
  expect(errors()).toEqual(["This server cannot speak."]);
});
