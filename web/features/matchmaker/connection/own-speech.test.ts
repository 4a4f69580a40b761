import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeRecogniser } from "@/components/dictation/fake-recogniser.ts";
import type { HearingEvent, PlaybackEvent } from "../ports.ts";
import { OwnHearing } from "./own-hearing.ts";
import { OwnVoice } from "./own-voice.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the browser's recogniser", () => {
  async function hearing() {
    const recogniser = new FakeRecogniser();
    const events: HearingEvent[] = [];
    const it = new OwnHearing(recogniser.create, "u", (event) => events.push(event));
    await Promise.resolve();
    return { it, events, session: recogniser.session };
  }

  test("hears one utterance until it is told to stop", async () => {
    const { it, events, session } = await hearing();
    expect(session.settings).toMatchObject({ language: "en-US", continuous: true });
    session.begin();
    session.hear("I cannot");
    it.stop();
    session.hear("I cannot sleep.", "since May.");
    session.end();
    session.hear("too late.");
    const tone = "neutral";
    expect(events).toEqual([
      { type: "hearing.ready", utterance: "u" },
      { type: "hearing.transcript", utterance: "u", text: "I cannot", final: false, tone },
      {
        type: "hearing.transcript",
        utterance: "u",
        text: "I cannot sleep. since May.",
        final: false,
        tone,
      },
      {
        type: "hearing.transcript",
        utterance: "u",
        text: "I cannot sleep. since May.",
        final: true,
        tone,
      },
    ]);
  });

  test("that does not tell its end is not waited for", async () => {
    const { it, events, session } = await hearing();
    session.hear("I cannot sleep.");
    it.stop();
    vi.advanceTimersByTime(2_000);
    expect(events.at(-1)).toMatchObject({ text: "I cannot sleep.", final: true });
    expect(session.calls).toEqual(["start", "stop", "abort"]);
  });

  test("that heard nothing says so, in words that mean it", async () => {
    const { events, session } = await hearing();
    session.fail("no-speech");
    session.end();
    expect(events).toEqual([
      { type: "hearing.failed", utterance: "u", error: "No audio detected.", code: "no-audio" },
    ]);
  });

  test("that fails tells why, once", async () => {
    const { events, session } = await hearing();
    session.fail("network");
    session.end();
    expect(events).toEqual([
      {
        type: "hearing.failed",
        utterance: "u",
        error: "Speech recognition error: network",
        code: "speech-to-text-failed",
      },
    ]);
  });

  test("that is dropped tells nothing more", async () => {
    const { it, events, session } = await hearing();
    it.drop();
    session.hear("I cannot sleep.");
    session.end();
    expect(events).toEqual([]);
    expect(session.calls).toEqual(["start", "abort"]);
  });

  test("where there is none, the utterance fails", async () => {
    const events: HearingEvent[] = [];
    new OwnHearing(null, "u", (event) => events.push(event));
    await Promise.resolve();
    expect(events).toMatchObject([{ type: "hearing.failed", code: "speech-to-text-absent" }]);
  });
});

describe("the browser's voice", () => {
  class Utterance extends EventTarget {
    lang = "";
    rate = 1;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
    tell(type: string, charIndex = 0): void {
      this.dispatchEvent(Object.assign(new Event(type), { charIndex }));
    }
  }

  async function voice() {
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
    const said: Utterance[] = [];
    const synthesis = { speak: (each: Utterance) => said.push(each), cancel: vi.fn() };
    const events: PlaybackEvent[] = [];
    const it = new OwnVoice(
      synthesis as unknown as SpeechSynthesis,
      { id: "a", text: "Hi! How are you?", tone: "warm" },
      (event) => events.push(event),
    );
    await Promise.resolve();
    const [utterance] = said;
    if (utterance === undefined) throw new Error("nothing was said");
    return { it, synthesis, utterance, types: () => events.map(({ type }) => type) };
  }

  test("says the reply, and tells when its last words are being said", async () => {
    const { it, utterance, types } = await voice();
    expect(utterance).toMatchObject({ text: "Hi! How are you?", lang: "en-US" });
    utterance.tell("start");
    utterance.tell("boundary", 8);
    expect(it.level()).toBeGreaterThan(0.5);
    expect(types()).toEqual(["playback.started"]);
    utterance.tell("boundary", 15);
    utterance.tell("end");
    expect(types()).toEqual(["playback.started", "playback.nearly-done", "playback.ended"]);
    expect(it.level()).toBe(0);
  });

  test("is stopped at once and knows how long it spoke", async () => {
    const { it, utterance, synthesis, types } = await voice();
    utterance.tell("start");
    vi.advanceTimersByTime(700);
    synthesis.cancel.mockClear();
    expect(it.stop()).toBe(700);
    expect(synthesis.cancel).toHaveBeenCalledOnce();
    utterance.tell("error");
    expect(types()).toEqual(["playback.started"]);
  });

  test("that cannot speak fails", async () => {
    const { utterance, types } = await voice();
    utterance.tell("error");
    expect(types()).toEqual(["playback.failed"]);
  });
});
