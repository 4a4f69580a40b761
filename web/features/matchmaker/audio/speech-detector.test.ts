import { VOICE_SAMPLE_RATE } from "@rapport/shared/protocol/voice.ts";
import { describe, expect, test } from "vitest";
import { FRAME_SAMPLES } from "./frame-measures.ts";
import { SpeechDetector } from "./speech-detector.ts";
import { framesOf, type Heard, heardIn } from "./testing/frames.ts";
import {
  atEnergy,
  clicks,
  energyOf,
  hum,
  joined,
  mixed,
  pinkNoise,
  silence,
  speech,
  tone,
  VOICES,
  whiteNoise,
} from "./testing/sounds.ts";

const ROOM = 0.001;
const PRE_ROLL = 0.3;
const HANGOVER = 0.25;

/** The same words twice, with a silence before, between and after them. */
function twoSentences(voice: (typeof VOICES)[number], energy: number): Float32Array {
  const words = atEnergy(speech(voice), energy);
  return joined(silence(3), words, silence(1), words, silence(2));
}

/** The share of the frames with a voice in them that a page would send. */
function kept(clean: Float32Array, heard: Heard[]): number {
  const loud = energyOf(clean);
  const voiced = [...framesOf(clean)]
    .map((frame, i) => ({ energy: energyOf(frame), at: ((i + 0.5) * FRAME_SAMPLES) / 24_000 }))
    .filter(({ energy }) => energy > loud / 10);
  const sent = voiced.filter(({ at }) =>
    heard.some(({ from, to }) => at >= from - PRE_ROLL && at < to + HANGOVER),
  );
  return sent.length / voiced.length;
}

const signalToNoise = (energy: number, decibels: number) => energy / 10 ** (decibels / 20);

describe.each(VOICES)("the voice %s", (voice) => {
  test.each([0.03, 0.1, 0.2])("is heard whole in a quiet room at an energy of %d", (energy) => {
    const clean = twoSentences(voice, energy);
    const heard = heardIn(mixed(clean, atEnergy(pinkNoise(12), ROOM)));
    expect(heard).toHaveLength(2);
    expect(kept(clean, heard)).toBeGreaterThan(0.9);
  });

  test.each([
    ["pink", 20, pinkNoise],
    ["pink", 10, pinkNoise],
    ["pink", 5, pinkNoise],
    ["white", 20, whiteNoise],
    ["white", 10, whiteNoise],
    ["white", 5, whiteNoise],
  ])("is heard in %s noise at %d dB, and ends with its words", (_, decibels, noise) => {
    const clean = twoSentences(voice, 0.1);
    const sound = mixed(clean, atEnergy(noise(12), signalToNoise(0.1, decibels)));
    const heard = heardIn(sound);
    expect(heard).toHaveLength(2);
    expect(kept(clean, heard)).toBeGreaterThan(0.95);
    const end = (clean.length - 2 * VOICE_SAMPLE_RATE) / VOICE_SAMPLE_RATE;
    expect(heard[1]?.to).toBeLessThan(end + 0.1);
  });
});

test("the pauses between words do not end a voice", () => {
  const words = atEnergy(speech("slt"), 0.1);
  const sound = joined(silence(1), words, silence(0.12), words, silence(1));
  expect(heardIn(mixed(sound, atEnergy(whiteNoise(6), ROOM)))).toHaveLength(1);
});

test("a breath within the first words does not keep a voice from being noticed at once", () => {
  const words = atEnergy(speech("slt"), 0.1);
  const room = atEnergy(whiteNoise(6), ROOM);
  const begin = words.findIndex((sample) => Math.abs(sample) > 0.02);
  // As in "my heart": a tenth of a second of voice, a breath, and the rest.
  const first = words.subarray(begin, begin + 0.1 * VOICE_SAMPLE_RATE);
  const rest = words.subarray(begin + 0.1 * VOICE_SAMPLE_RATE);
  const sound = mixed(joined(silence(1), first, silence(0.04), rest), room);
  const detector = new SpeechDetector();
  const frames = [...framesOf(sound)];
  const started = frames.findIndex((frame) => detector.hear(frame) === "started") + 1;
  expect((started * FRAME_SAMPLES) / VOICE_SAMPLE_RATE).toBeLessThan(1.22);
});

const STEADY: [string, (seconds: number) => Float32Array][] = [
  ["white noise", (seconds) => whiteNoise(seconds)],
  ["pink noise", (seconds) => pinkNoise(seconds)],
  ["hum", hum],
  ["clicks", (seconds) => clicks(seconds)],
  ["somebody who types", (seconds) => clicks(seconds, 8)],
  ["a tone of 200 Hz", (seconds) => tone(200, seconds)],
  ["a tone of 440 Hz", (seconds) => tone(440, seconds)],
  ["a tone of 1000 Hz", (seconds) => tone(1_000, seconds)],
];

describe.each([0.01, 0.05, 0.25])("at an energy of %d", (energy) => {
  test.each(STEADY)("%s alone is never speech", (_, noise) => {
    expect(heardIn(atEnergy(noise(10), energy))).toEqual([]);
  });

  test.each(STEADY.filter(([name]) => name !== "pink noise"))(
    "%s that begins in a quiet room is no speech either",
    (_, noise) => {
      const sound = joined(atEnergy(whiteNoise(3), ROOM), atEnergy(noise(6), energy));
      expect(heardIn(sound)).toEqual([]);
    },
  );

  test("pink noise that begins in a quiet room is let go of once it is the room", () => {
    const sound = joined(atEnergy(whiteNoise(3), ROOM), atEnergy(pinkNoise(8), energy));
    for (const { to } of heardIn(sound)) expect(to).toBeLessThan(6);
  });
});

test("the room after the zeros of a microphone that warms up is no speech", () => {
  expect(heardIn(joined(silence(2), atEnergy(pinkNoise(5), 0.03)))).toEqual([]);
});

test("a voice that is stopped from outside can begin again", () => {
  const detector = new SpeechDetector();
  const words = joined(atEnergy(whiteNoise(1), ROOM), speech("slt"));
  const changes = () => [...framesOf(words)].map((frame) => detector.hear(frame)).filter(Boolean);
  expect(changes()).toEqual(["started"]);
  expect(detector.stop()).toBe("stopped");
  expect(detector.stop()).toBeNull();
  expect(changes()).toEqual(["started"]);
});
