import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dictation, type DictationMode, RESTART_DELAY } from "./dictation.ts";
import { FakeRecogniser } from "./fake-recogniser.ts";
import type { PermissionWording } from "./messages.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function dictate({
  text = "",
  mode = "continuous" as DictationMode,
  permissionWording = "full" as PermissionWording,
  supported = true,
} = {}) {
  const fake = new FakeRecogniser();
  const field = { text, message: null as string | null, statuses: [] as string[] };
  const dictation = new Dictation({
    mode,
    permissionWording,
    createRecogniser: supported ? fake.create : null,
    readText: () => field.text,
    writeText: (next) => {
      field.text = next;
    },
    onStatus: (status) => field.statuses.push(status),
    onMessage: (message) => {
      field.message = message;
    },
  });
  return { fake, field, dictation };
}

test("recognition is asked for in US English, with guesses, phrase after phrase", () => {
  const { fake, dictation } = dictate();
  dictation.start();
  expect(fake.session.settings).toEqual({
    language: "en-US",
    continuous: true,
    interimResults: true,
  });
});

test("guesses and final phrases are appended to the text that was there", () => {
  const { fake, field, dictation } = dictate({ text: "Hello." });
  dictation.start();
  fake.session.begin();
  fake.session.hear("I can");
  expect(field.text).toBe("Hello. I can");
  fake.session.hear("I cannot sleep.", "since");
  expect(field.text).toBe("Hello. I cannot sleep. since");
  fake.session.hear("I cannot sleep.", "since May.");
  expect(field.text).toBe("Hello. I cannot sleep. since May.");
});

test("a browser that ends the session by itself is started again after 50 ms", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  fake.session.begin();
  fake.session.hear("First.");
  fake.session.end();
  vi.advanceTimersByTime(RESTART_DELAY - 1);
  expect(fake.sessions).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(fake.sessions).toHaveLength(2);
  fake.session.begin();
  fake.session.hear("Second.");
  expect(field.text).toBe("First. Second.");
  expect(field.statuses).toEqual(["starting", "listening"]);
});

test("words that never became final are kept when the session ends", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  fake.session.hear("half a phr");
  fake.session.end();
  vi.advanceTimersByTime(RESTART_DELAY);
  fake.session.hear("next");
  expect(field.text).toBe("half a phr next");
});

test("turned off, it takes the last words and does not start again", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  fake.session.begin();
  fake.session.hear("I am ti");
  dictation.stop();
  expect(field.statuses.at(-1)).toBe("off");
  expect(fake.session.calls).toEqual(["start", "stop"]);
  fake.session.hear("I am tired.");
  fake.session.end();
  vi.advanceTimersByTime(60_000);
  expect(field.text).toBe("I am tired.");
  expect(fake.sessions).toHaveLength(1);
});

test("turned on again before the last session ended, it waits for that end", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  dictation.stop();
  dictation.start();
  expect(fake.sessions).toHaveLength(1);
  fake.session.end();
  vi.advanceTimersByTime(RESTART_DELAY);
  expect(fake.sessions).toHaveLength(2);
  expect(field.message).toBeNull();
});

test("turned on again, it does not wait for ever for a session that never ends", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  const [stuck] = fake.sessions;
  dictation.stop();
  dictation.start();
  vi.advanceTimersByTime(1_000);
  expect(stuck?.calls).toEqual(["start", "stop", "abort"]);
  expect(fake.sessions).toHaveLength(2);
  stuck?.hear("ghost words.");
  fake.session.hear("real words.");
  expect(field.text).toBe("real words.");
});

test("closed, it is aborted and never writes again", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  fake.session.begin();
  dictation.close();
  expect(fake.session.calls).toEqual(["start", "abort"]);
  field.text = "the next question's answer";
  fake.session.hear("too late.");
  fake.session.end();
  vi.advanceTimersByTime(60_000);
  expect(field.text).toBe("the next question's answer");
  expect(fake.sessions).toHaveLength(1);
});

test("what is typed while dictating stays", () => {
  const { fake, field, dictation } = dictate({ text: "Hello." });
  dictation.start();
  fake.session.hear("I wor");
  field.text = "Hello there. I wor";
  fake.session.hear("I worry.");
  expect(field.text).toBe("Hello there. I worry.");
  field.text += " (daily)";
  fake.session.hear("I worry.", "at night");
  expect(field.text).toBe("Hello there. I worry. (daily) at night");
});

test("results that a browser repeats are not written twice", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  fake.session.hear("One.");
  fake.session.hear("One.");
  fake.session.hear("One.", "two.");
  expect(field.text).toBe("One. two.");
});

test("single utterances are one session each, appended as they end", () => {
  const { fake, field, dictation } = dictate({ text: "Notes:", mode: "single-utterance" });
  dictation.start();
  expect(fake.session.settings.continuous).toBe(false);
  fake.session.hear("grief");
  expect(field.text).toBe("Notes: grief");
  fake.session.hear("grief needs time.");
  fake.session.end();
  expect(field.text).toBe("Notes: grief needs time.");
  vi.advanceTimersByTime(RESTART_DELAY);
  fake.session.hear("So does anger.");
  fake.session.end();
  expect(field.text).toBe("Notes: grief needs time. So does anger.");
});

test("a browser without speech recognition is told about", () => {
  const { field, dictation } = dictate({ supported: false });
  dictation.start();
  expect(field.message).toBe(
    "Your browser doesn't support speech recognition. Please try a different browser.",
  );
  expect(dictation.isOn).toBe(false);
});

test.each([
  [
    "full",
    "Microphone permission was denied. Please allow microphone access in your browser settings.",
  ],
  ["short", "Microphone permission was denied."],
] as const)("a denied microphone turns it off and says so (%s)", (permissionWording, message) => {
  const { fake, field, dictation } = dictate({ permissionWording });
  dictation.start();
  fake.session.fail("not-allowed");
  fake.session.end();
  vi.advanceTimersByTime(60_000);
  expect(field.message).toBe(message);
  expect(dictation.isOn).toBe(false);
  expect(fake.sessions).toHaveLength(1);
});

test("another error is told by its code until something is heard", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  fake.session.fail("no-speech");
  expect(field.message).toBe("Speech recognition error: no-speech");
  fake.session.end();
  vi.advanceTimersByTime(RESTART_DELAY);
  expect(field.message).toBe("Speech recognition error: no-speech");
  fake.session.hear("There");
  expect(field.message).toBeNull();
  expect(dictation.isOn).toBe(true);
});

test("a start that throws is told and leaves it off", () => {
  const { fake, field, dictation } = dictate();
  fake.refusals = [new Error("already started")];
  dictation.start();
  expect(field.message).toBe("Failed to start speech recognition: already started");
  expect(dictation.isOn).toBe(false);
});

test("a restart that throws turns it off and keeps the text", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  fake.session.hear("Kept.");
  fake.refusals = [new Error("device lost")];
  fake.session.end();
  vi.advanceTimersByTime(RESTART_DELAY);
  expect(field).toMatchObject({
    text: "Kept.",
    message: "Failed to start speech recognition: device lost",
  });
  expect(dictation.isOn).toBe(false);
});

test("a service that refuses session after session turns it off instead of trying for ever", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  for (let attempt = 0; attempt < 10 && dictation.isOn; attempt += 1) {
    fake.session.fail("network");
    fake.session.end();
    vi.advanceTimersByTime(RESTART_DELAY);
  }
  expect(fake.sessions).toHaveLength(3);
  expect(field.message).toBe("Speech recognition error: network");
  expect(field.statuses.at(-1)).toBe("off");
});

test("an interruption that we caused by turning off is not an error", () => {
  const { fake, field, dictation } = dictate();
  dictation.start();
  dictation.stop();
  fake.session.fail("aborted");
  fake.session.end();
  expect(field.message).toBeNull();
});
