import { afterEach, expect, test, vi } from "vitest";
import { browserRecogniser } from "./browser-recogniser.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

class Recognition {
  static last: Recognition;
  lang = "";
  continuous = false;
  interimResults = false;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  start = vi.fn();
  constructor() {
    Recognition.last = this;
  }
}

test("a browser with neither name of the API has no recogniser", () => {
  expect(browserRecogniser()).toBeNull();
});

test.each(["SpeechRecognition", "webkitSpeechRecognition"])("%s is used", (name) => {
  vi.stubGlobal(name, Recognition);
  const heard: unknown[] = [];
  const create = browserRecogniser();
  create?.(
    { language: "en-US", continuous: true, interimResults: true },
    {
      onStart: () => heard.push("start"),
      onResults: (results) => heard.push(results),
      onError: (code) => heard.push(code),
      onEnd: () => heard.push("end"),
    },
  ).start();

  const recognition = Recognition.last;
  expect(recognition).toMatchObject({ lang: "en-US", continuous: true, interimResults: true });
  expect(recognition.start).toHaveBeenCalledTimes(1);

  const result = Object.assign([{ transcript: "hello", confidence: 0.8 }], { isFinal: true });
  recognition.onresult?.({ results: [result] });
  recognition.onerror?.({ error: "network" });
  recognition.onend?.();
  expect(heard).toEqual([
    [{ transcript: "hello", isFinal: true, confidence: 0.8 }],
    "network",
    "end",
  ]);
});
