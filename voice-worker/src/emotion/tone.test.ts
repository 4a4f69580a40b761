import { describe, expect, test } from "vitest";
import { listenForTone } from "./listen-for-tone.ts";
import { type Prosody, ProsodyMeter } from "./prosody.ts";
import { toneOf } from "./tone.ts";

const lively: Prosody = { variation: 0.9, pitchRange: 0.3, pauses: 0.1, voicedSeconds: 4 };
const flat: Prosody = { variation: 0.5, pitchRange: 0.08, pauses: 0.4, voicedSeconds: 4 };

describe("the tone of words", () => {
  test.each([
    ["i am so anxious about my job i can't breathe", "anxious"],
    ["i had a panic attack on the train", "anxious"],
    ["since my mother died i feel so sad and lonely", "sad"],
    ["i have been depressed for a year and nothing helps", "sad"],
    ["i am furious with him how dare he", "angry"],
    ["i hate my boss and i am sick of it", "angry"],
    ["i am looking forward to a new start", "hopeful"],
    ["i have been feeling a bit better since march", "hopeful"],
    ["i feel calm and relaxed today", "calm"],
    ["I\u2019m terrified", "anxious"],
  ])("%j is %s", (text, tone) => expect(toneOf(text, null)).toBe(tone));

  test.each([
    "",
    "i work in a bank and live with my two children",
    "my sister is a nurse",
    "tuesdays in the evening would be best",
    "i would like to talk about my marriage",
    "he is a nervous driver",
    "i am not sad and not angry",
    "i don't feel anxious any more",
    "we hurt the grass",
    "the constructor calmed hasOwnProperty",
  ])("%j is neutral", (text) => expect(toneOf(text, null)).toBe("neutral"));

  test("two tones that are as strong as each other stay neutral until the voice decides", () => {
    expect(toneOf("i am sad and angry", null)).toBe("neutral");
    expect(toneOf("i am sad and angry", flat)).toBe("sad");
    expect(toneOf("i am sad and angry", lively)).toBe("angry");
  });
});

describe("the tone of a voice", () => {
  test("makes a quiet hint in the words count", () => {
    expect(toneOf("i was crying in the car", null)).toBe("neutral");
    expect(toneOf("i was crying in the car", flat)).toBe("sad");
    expect(toneOf("it is so unfair", lively)).toBe("angry");
    expect(toneOf("it is so unfair", flat)).toBe("neutral");
  });

  test("alone makes no tone", () => {
    expect(toneOf("i live in boston", lively)).toBe("neutral");
    expect(toneOf("i live in boston", flat)).toBe("neutral");
  });
});

/** A voice that hums at a pitch and a level that change with time. */
function voice(
  seconds: number,
  pitch: (t: number) => number,
  level: (t: number) => number,
): Int16Array {
  let phase = 0;
  return Int16Array.from({ length: seconds * 24_000 }, (_, i) => {
    const t = i / 24_000;
    phase += (2 * Math.PI * pitch(t)) / 24_000;
    return level(t) * (Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.25 * Math.sin(3 * phase));
  });
}

function measure(pcm: Int16Array, step = 5_000): Prosody | null {
  const meter = new ProsodyMeter();
  for (let from = 0; from < pcm.length; from += step) meter.hear(pcm.subarray(from, from + step));
  return meter.result();
}

describe("prosody", () => {
  test("tells an even pitch from one that moves", () => {
    const even = measure(
      voice(
        3,
        () => 120,
        () => 6_000,
      ),
    );
    const moving = measure(
      voice(
        3,
        (t) => 160 + 70 * Math.sin(4 * t),
        () => 6_000,
      ),
    );
    expect(even?.pitchRange).toBeLessThan(0.05);
    expect(moving?.pitchRange).toBeGreaterThan(0.2);
  });

  test("tells an even loudness from one that swells, whatever the microphone's distance", () => {
    const swell = (t: number) => 1 + 0.95 * Math.sin(5 * t);
    const near = measure(
      voice(
        3,
        () => 150,
        (t) => 6_000 * swell(t),
      ),
    );
    const far = measure(
      voice(
        3,
        () => 150,
        (t) => 2_000 * swell(t),
      ),
    );
    expect(near?.variation).toBeGreaterThan(0.5);
    expect(Math.abs((far?.variation ?? 0) - (near?.variation ?? 0))).toBeLessThan(0.15);
  });

  test("counts pauses between the first sound and the last, not the silence around", () => {
    const level = (t: number) => ((t > 1 && t < 2) || (t > 3 && t < 4) ? 6_000 : 0);
    expect(measure(voice(6, () => 150, level))?.pauses).toBeCloseTo(1 / 3, 1);
  });

  test("does not depend on how the sound is cut", () => {
    const pcm = voice(
      2,
      (t) => 150 + 40 * t,
      () => 5_000,
    );
    expect(measure(pcm, 333)).toEqual(measure(pcm, 48_000));
  });

  test("says nothing of silence, of noise without a pitch, or of a single word", () => {
    expect(measure(new Int16Array(72_000))).toBeNull();
    expect(
      measure(
        voice(
          0.4,
          () => 150,
          () => 6_000,
        ),
      ),
    ).toBeNull();
    let seed = 1;
    const noise = Int16Array.from({ length: 72_000 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return (seed / 2_147_483_648 - 0.5) * 12_000;
    });
    expect(measure(noise)).toBeNull();
  });

  test("costs little enough for a thousand who speak in turns", () => {
    const pcm = voice(
      20,
      (t) => 150 + 40 * Math.sin(t),
      () => 5_000,
    );
    measure(pcm);
    const start = process.cpuUsage();
    measure(pcm);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000 / 20).toBeLessThan(10);
  });
});

test("a listener joins words and voice", () => {
  const listener = listenForTone();
  listener.hear(
    voice(
      3,
      () => 110,
      (t) => (t % 1 < 0.5 ? 5_000 : 0),
    ),
  );
  expect(listener.toneOf("i was crying in the car")).toBe("sad");
});
