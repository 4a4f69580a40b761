import { describe, expect, it, vi } from "vitest";
import { testSession } from "../testing/test-session.ts";

describe("a greeting", () => {
  it("is answered with engines and limits", async () => {
    const { say, sent } = testSession();
    say({ type: "hello", version: 1 });
    expect(sent).toEqual([
      {
        type: "ready",
        version: 1,
        session: "test",
        engines: { speechToText: "fake", textToSpeech: "fake" },
        limits: {
          utteranceSeconds: 60,
          sessionSeconds: 7_200,
          textLength: 4_000,
          messageBytes: 262_144,
        },
      },
    ]);
  });

  it("is taken once", () => {
    const { say, errors } = testSession();
    say({ type: "hello", version: 1 });
    say({ type: "hello", version: 1 });
    expect(errors()).toEqual(["The session has been greeted already."]);
  });

  it("adds codes to errors; who does not greet is told sentences alone", () => {
    const { say, sent } = testSession();
    say({ type: "stop-listening" });
    say({ type: "hello", version: 1 });
    say({ type: "stop-listening" });
    const error = "No audio detected: listening had not been started.";
    expect(sent[0]).toEqual({ type: "error", error });
    expect(sent[2]).toEqual({ type: "error", error, code: "not-listening" });
  });
});

describe("a token", () => {
  const verifyToken = (token: string) =>
    token === "good" ? Promise.resolve() : Promise.reject(new Error("no"));

  it.each([undefined, "", "undefined", "null"])("that is %j is a visitor's", (token) => {
    const { say, sent } = testSession({ verifyToken });
    say({ type: "hello", version: 1, ...(token === undefined ? {} : { token }) });
    expect(sent[0]?.type).toBe("ready");
  });

  it("that is good opens the session", async () => {
    const { say, until } = testSession({ verifyToken, requireToken: true });
    say({ type: "hello", version: 1, token: "good" });
    await until("ready");
  });

  it("that is wrong ends it, also where none is needed", async () => {
    const session = testSession({ verifyToken });
    session.say({ type: "hello", version: 1, token: "expired" });
    await vi.waitFor(() => expect(session.closed?.code).toBe(4401));
    expect(session.sent).toEqual([]);
  });

  it.each([
    ["start-listening", (s: ReturnType<typeof testSession>) => s.say({ type: "start-listening" })],
    ["tts", (s: ReturnType<typeof testSession>) => s.say({ type: "tts", text: "Hello" })],
    ["audio", (s: ReturnType<typeof testSession>) => s.speak(1)],
    ["binary audio", (s: ReturnType<typeof testSession>) => s.sendBytes(new Uint8Array(4))],
    [
      "a visitor's hello",
      (s: ReturnType<typeof testSession>) => s.say({ type: "hello", version: 1 }),
    ],
  ])("where it is needed comes before %s", (_, send) => {
    const session = testSession({ verifyToken, requireToken: true });
    send(session);
    expect(session.closed?.code).toBe(4401);
    expect(session.sent).toEqual([]);
  });
});

describe("messages", () => {
  it("that are none are answered, and end the session when they do not end", () => {
    const session = testSession();
    for (let n = 0; n < 60; n++) session.sendRaw("{");
    expect(session.errors()).toHaveLength(50);
    expect(session.closed?.code).toBe(4400);
  });

  it("that are too many end the session", () => {
    const session = testSession({ limits: { messages: { times: 10, seconds: 10 } } });
    for (let n = 0; n < 12; n++) session.say({ type: "cancel" });
    expect(session.closed?.code).toBe(4429);
  });

  it("in bytes must be asked for", () => {
    const { sendBytes, errors } = testSession();
    sendBytes(new Uint8Array(4));
    expect(errors()).toEqual(["Binary messages must be asked for with hello."]);
  });

  it("in bytes are heard like those in base64", async () => {
    const { say, sendBytes, until } = testSession();
    say({ type: "hello", version: 1, binary: true });
    say({ type: "start-listening" });
    sendBytes(new Uint8Array(new Int16Array(24_000).fill(9_000).buffer));
    say({ type: "stop-listening" });
    expect((await until("transcript")).transcript.text).toBe("I feel fine today");
  });
});
