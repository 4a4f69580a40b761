import { pino } from "pino";
import { createMetrics, type Metrics } from "../metrics.ts";
import type { SessionLimits } from "../session/limits.ts";
import type { SessionServices } from "../session/session.ts";
import { parseSettings, type Settings } from "../settings.ts";
import { fakeSpeechToText } from "../speech/fakes/fake-speech-to-text.ts";
import { fakeTextToSpeech } from "../speech/fakes/fake-text-to-speech.ts";
import type { Mp3Encoder } from "../speech/mp3-encoder.ts";

/** What a test changes of the worker's services; the limits one by one. */
export type ServiceChanges = Partial<Omit<SessionServices, "limits">> & {
  limits?: Partial<SessionLimits>;
};

export interface TestServices {
  settings: Settings;
  services: SessionServices;
  metrics: Metrics;
}

/** The worker's services with engines that are fakes, and settings as nobody changed them. */
export function testServices(
  { limits, ...changes }: ServiceChanges = {},
  variables: Record<string, string> = {},
): TestServices {
  const settings = parseSettings(variables);
  const engines = { speechToText: fakeSpeechToText(), textToSpeech: fakeTextToSpeech() };
  const { speechToText } = changes.engines ?? engines;
  const metrics = createMetrics({ ofProcess: false, waiting: () => speechToText?.waiting ?? 0 });
  const services: SessionServices = {
    engines,
    createEncoder: async () => plainEncoder(),
    listenForTone: () => ({ hear: () => undefined, toneOf: () => "neutral" }),
    limits: { ...settings.session, ...limits },
    messageBytes: settings.connections.messageBytes,
    sessionSeconds: settings.connections.sessionMs / 1_000,
    verifyToken: null,
    requireToken: settings.auth?.required ?? false,
    observer: metrics.observer,
    log: pino({ level: "silent" }),
    ...changes,
  };
  return { settings, services, metrics };
}

/** Hands the samples on as they are, so that a test can count them. */
function plainEncoder(): Mp3Encoder {
  return {
    encode: (samples) => new Uint8Array(samples.slice().buffer),
    finish: () => new Uint8Array(0),
    close: () => undefined,
  };
}

/** A hum of so many seconds, as a page would record it: louder than silence. */
export function hum(seconds: number): Int16Array {
  const step = (2 * Math.PI * 220) / 24_000;
  return Int16Array.from({ length: Math.round(seconds * 24_000) }, (_, i) =>
    Math.round(6_000 * Math.sin(step * i)),
  );
}

export const base64 = (pcm: Int16Array): string =>
  Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString("base64");
