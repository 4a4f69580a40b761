import { describe, expect, it } from "vitest";
import { fakeSpeechToText } from "../speech/fakes/fake-speech-to-text.ts";
import { testSession } from "../testing/test-session.ts";

const withRecogniser = (
  options: Parameters<typeof fakeSpeechToText>[0],
  limits: {
    retryAudioSeconds?: number;
    utteranceSeconds?: number;
    transcriptTimeoutMs?: number;
  } = {},
) => {
  const speechToText = fakeSpeechToText(options);
  const session = testSession({ engines: { speechToText, textToSpeech: null }, limits });
  return { ...session, speechToText };
};

describe("an utterance", () => {
  it("becomes a transcript with its tone", async () => {
    const { say, speak, sent, until, speechToText } = withRecogniser({ texts: ["hello there"] });
    say({ type: "start-listening" });
    await until("listening-ready");
    speak(1);
    speak(0.5);
    say({ type: "stop-listening" });
    await until("transcript");
    expect(sent).toEqual([
      { type: "listening-ready" },
      {
        type: "transcript",
        transcript: { text: "hello there", final: true },
        emotion: { tone: "neutral" },
      },
    ]);
    expect(speechToText.heard).toEqual([36_000]);
    expect(speechToText.open).toBe(0);
  });

  it("loses nothing that was said before the recogniser was there", async () => {
    const { say, speak, until, speechToText } = withRecogniser({ listenDelayMs: 30 });
    say({ type: "start-listening" });
    speak(1);
    speak(1);
    say({ type: "stop-listening" });
    await until("transcript");
    expect(speechToText.heard).toEqual([48_000]);
  });

  it("is not asked about when nothing was sent", async () => {
    const { say, errors, until } = withRecogniser({});
    say({ type: "start-listening" });
    say({ type: "stop-listening" });
    await until("error");
    expect(errors()).toEqual(["No audio detected."]);
  });

  it("is not asked about when it is silent", async () => {
    const { say, errors, until } = withRecogniser({});
    say({ type: "start-listening" });
    const silence = Buffer.alloc(48_000).toString("base64");
    say({ type: "audio-chunk", audio: silence });
    say({ type: "stop-listening" });
    await until("error");
    expect(errors()).toEqual(["No audio detected."]);
  });

  it("without words is called empty", async () => {
    const { say, speak, errors, until } = withRecogniser({ texts: [" "] });
    say({ type: "start-listening" });
    speak(1);
    say({ type: "stop-listening" });
    await until("error");
    expect(errors()).toEqual(["The transcript is empty: no words were recognised."]);
  });

  it("ends in a timeout when the engine hangs, and the next one is heard", async () => {
    const { say, speak, errors, until, speechToText } = withRecogniser(
      { finishFaults: [{ kind: "hang" }] },
      { transcriptTimeoutMs: 40 },
    );
    say({ type: "start-listening" });
    speak(1);
    say({ type: "stop-listening" });
    await until("error");
    expect(errors()[0]).toContain("timeout");
    expect(speechToText.open).toBe(0);
    say({ type: "start-listening" });
    speak(1);
    say({ type: "stop-listening" });
    expect((await until("transcript")).transcript.text).toBe("I feel fine today");
  });

  it("ends by itself at its longest, with what was said until then", async () => {
    const { say, speak, types, until, speechToText } = withRecogniser(
      {},
      { utteranceSeconds: 2.5 },
    );
    say({ type: "start-listening" });
    for (let second = 0; second < 5; second++) speak(1);
    await until("transcript");
    say({ type: "stop-listening" });
    expect(speechToText.heard).toEqual([60_000]);
    expect(types()).toEqual(["listening-ready", "transcript"]);
  });

  it("tells what was understood so far only to who asked for it", async () => {
    const said = { texts: ["one two three"], samplesPerWord: 24_000 };
    const plain = withRecogniser(said);
    plain.say({ type: "start-listening" });
    plain.speak(1);
    plain.speak(1);
    plain.say({ type: "stop-listening" });
    await plain.until("transcript");
    expect(plain.types()).toEqual(["listening-ready", "transcript"]);

    const asking = withRecogniser(said);
    asking.say({ type: "hello", version: 1, partials: true });
    asking.say({ type: "start-listening" });
    await asking.until("listening-ready");
    asking.speak(1);
    asking.speak(1);
    asking.say({ type: "stop-listening" });
    await asking.until("transcript", 3);
    const transcripts = asking.sent.flatMap((m) => (m.type === "transcript" ? [m.transcript] : []));
    expect(transcripts).toEqual([
      { text: "one", final: false },
      { text: "one two", final: false },
      { text: "one two three", final: true },
    ]);
  });
});

describe("a recogniser that fails", () => {
  const failure = { kind: "error", code: "failed" } as const;

  it("is asked once more before anything is heard", async () => {
    const { say, speak, errors, until } = withRecogniser({ listenFaults: [failure] });
    say({ type: "start-listening" });
    speak(1);
    say({ type: "stop-listening" });
    await until("transcript");
    expect(errors()).toEqual([]);
  });

  it("is given everything again at the second attempt, where it is kept", async () => {
    const { say, speak, types, until, speechToText } = withRecogniser(
      { finishFaults: [{ kind: "crash" }] },
      { retryAudioSeconds: 10 },
    );
    say({ type: "start-listening" });
    await until("listening-ready");
    speak(1);
    speak(1);
    say({ type: "stop-listening" });
    await until("transcript");
    expect(speechToText.heard).toEqual([48_000, 48_000]);
    expect(types()).toEqual(["listening-ready", "transcript"]);
  });

  it("twice is told of, and the session goes on", async () => {
    const { say, speak, errors, until } = withRecogniser({ listenFaults: [failure, failure] });
    say({ type: "start-listening" });
    await until("error");
    speak(1);
    say({ type: "stop-listening" });
    expect(errors()).toEqual(["The speech recognition failed. Please try again."]);
    say({ type: "start-listening" });
    speak(1);
    say({ type: "stop-listening" });
    await until("transcript");
  });

  it("for good is not asked again", async () => {
    const { say, until, speechToText } = withRecogniser({
      listenFaults: [{ kind: "error", code: "failed", retryable: false }],
    });
    say({ type: "start-listening" });
    await until("error");
    expect(speechToText.heard).toEqual([]);
  });

  it("that is busy says so", async () => {
    const { say, errors, until } = withRecogniser({
      listenFaults: [{ kind: "error", code: "busy" }],
    });
    say({ type: "start-listening" });
    await until("error");
    expect(errors()[0]).toContain("busy");
  });
});

describe("a client that keeps to no order", () => {
  it("starts twice: the first utterance is dropped, the next start is heard", async () => {
    const { say, speak, errors, until, speechToText } = withRecogniser({});
    say({ type: "start-listening" });
    await until("listening-ready");
    say({ type: "start-listening" });
    expect(errors()).toHaveLength(1);
    expect(speechToText.open).toBe(0);
    say({ type: "start-listening" });
    speak(1);
    say({ type: "stop-listening" });
    await until("transcript");
  });

  it("stops what it never started", () => {
    const { say, errors } = withRecogniser({});
    say({ type: "stop-listening" });
    expect(errors()).toEqual(["No audio detected: listening had not been started."]);
  });

  it("sends audio that nobody asked for: told once, not with every chunk", () => {
    const { speak, errors } = withRecogniser({});
    for (let chunk = 0; chunk < 5; chunk++) speak(0.1);
    expect(errors()).toEqual(["Listening has not been started."]);
  });

  it.each([
    ["base64 of an odd length", "AAA"],
    ["something else than base64", "!!!!"],
    ["padding in the middle", "AA==AAAA"],
    ["an odd number of bytes", Buffer.alloc(3).toString("base64")],
    ["JSON in disguise", '\\"}{\\"x'],
  ])("sends %s: told once, and the session goes on", async (_, audio) => {
    const { sendRaw, say, speak, errors, until } = withRecogniser({});
    say({ type: "start-listening" });
    sendRaw(`{"type":"audio-chunk","audio":"${audio}"}`);
    speak(1);
    say({ type: "stop-listening" });
    expect(errors()).toHaveLength(1);
    expect(errors()[0]).toMatch(/audio is not valid/);
    say({ type: "start-listening" });
    speak(1);
    say({ type: "stop-listening" });
    await until("transcript");
  });

  it("leaves in the middle: the recogniser is free at once", async () => {
    const { say, speak, until, session, sent, speechToText } = withRecogniser({});
    say({ type: "start-listening" });
    await until("listening-ready");
    speak(1);
    session.close();
    expect(speechToText.open).toBe(0);
    expect(sent).toHaveLength(1);
  });
});

it("a worker without recognition says so at once", () => {
  const { say, errors } = testSession({ engines: { speechToText: null, textToSpeech: null } });
  say({ type: "start-listening" });
  expect(errors()).toEqual(["This server cannot recognise speech."]);
});
