import { expect, test } from "vitest";
import { createMp3Encoder } from "./mp3-encoder.ts";

const tone = (hertz: number, rate: number, seconds: number) =>
  Int16Array.from({ length: rate * seconds }, (_, i) =>
    Math.round(9_000 * Math.sin((2 * Math.PI * hertz * i) / rate)),
  );

/** Reads MPEG-2 layer III frames from the first to the last byte; any other byte is a failure. */
function frames(mp3: Uint8Array): { rate: number; bitrate: number; mono: boolean }[] {
  const found = [];
  const bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
  const rates = [22_050, 24_000, 16_000];
  for (let at = 0; at < mp3.length; ) {
    const [a = 0, b = 0, c = 0, d = 0] = mp3.subarray(at, at + 4);
    expect([a, b & 0xfe]).toEqual([0xff, 0xf2]);
    const bitrate = bitrates[c >> 4] ?? 0;
    const rate = rates[(c >> 2) & 3] ?? 0;
    found.push({ rate, bitrate, mono: d >> 6 === 3 });
    at += Math.floor((72_000 * bitrate) / rate) + ((c >> 1) & 1);
  }
  return found;
}

async function encode(samples: Int16Array, rate: number, step = 1_000): Promise<Uint8Array> {
  const encoder = await createMp3Encoder(rate);
  const parts: Uint8Array[] = [];
  for (let from = 0; from < samples.length; from += step) {
    parts.push(encoder.encode(samples.subarray(from, from + step)));
  }
  return Buffer.concat([...parts, encoder.finish()]);
}

test("a reply is whole frames, mono, 24 kHz, 128 kbit/s, and as long as the speech", async () => {
  const found = frames(await encode(tone(440, 16_000, 3), 16_000));
  expect(new Set(found.map((frame) => JSON.stringify(frame)))).toEqual(
    new Set([JSON.stringify({ rate: 24_000, bitrate: 128, mono: true })]),
  );
  const seconds = (found.length * 576) / 24_000;
  expect(seconds).toBeGreaterThanOrEqual(3);
  expect(seconds).toBeLessThan(3.2);
});

test("the first frames come from the first fifth of a second, not at the end", async () => {
  const encoder = await createMp3Encoder(24_000);
  expect(encoder.encode(tone(440, 24_000, 0.2)).length).toBeGreaterThan(0);
  encoder.close();
});

test("a reply after another, or after one that was dropped, holds nothing of it", async () => {
  const alone = await encode(tone(300, 24_000, 1), 24_000);
  const dropped = await createMp3Encoder(24_000);
  dropped.encode(tone(2_000, 24_000, 1));
  dropped.close();
  expect(Buffer.from(await encode(tone(300, 24_000, 1), 24_000)).equals(alone)).toBe(true);
  expect(Buffer.from(await encode(tone(300, 24_000, 1), 24_000)).equals(alone)).toBe(true);
});

test("replies encoded at the same time do not mix", async () => {
  const low = tone(300, 24_000, 1);
  const high = tone(900, 24_000, 1);
  const alone = [await encode(low, 24_000), await encode(high, 24_000)];
  const encoders = await Promise.all([createMp3Encoder(24_000), createMp3Encoder(24_000)]);
  const parts: Uint8Array[][] = [[], []];
  for (let from = 0; from < low.length; from += 1_000) {
    for (const [i, samples] of [low, high].entries()) {
      parts[i]?.push(encoders[i]?.encode(samples.subarray(from, from + 1_000)) ?? new Uint8Array());
    }
  }
  const mixed = parts.map((one, i) =>
    Buffer.concat([...one, encoders[i]?.finish() ?? new Uint8Array()]),
  );
  expect(mixed.map((one, i) => one.equals(alone[i] ?? new Uint8Array()))).toEqual([true, true]);
});

test("an encoder that is over refuses more", async () => {
  const encoder = await createMp3Encoder(24_000);
  encoder.finish();
  encoder.close();
  expect(() => encoder.encode(new Int16Array(10))).toThrow("over");
});
