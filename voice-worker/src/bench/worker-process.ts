import { pino } from "pino";
import { listenForTone } from "../emotion/listen-for-tone.ts";
import { createMetrics } from "../metrics.ts";
import { startVoiceServer } from "../server.ts";
import { parseSettings } from "../settings.ts";
import { fakeSpeechToText } from "../speech/fakes/fake-speech-to-text.ts";
import { fakeTextToSpeech } from "../speech/fakes/fake-text-to-speech.ts";
import { createMp3Encoder, warmMp3Encoder } from "../speech/mp3-encoder.ts";
import type { FakeEngines } from "./processes.ts";
import { reportUsage } from "./usage.ts";

const SIXTY_WORDS = Array.from({ length: 60 }, (_, n) => `word${n}`).join(" ");

/** The worker as it is, with engines that answer after given delays and cost nothing themselves. */
const {
  transcriptMs,
  firstAudioMs,
  texts = [SIXTY_WORDS],
  // A partial with each second of audio.
  samplesPerWord = 24_000,
  msPerCharacter = 60,
} = JSON.parse(process.argv[2] ?? "{}") as FakeEngines;

const { connections, session } = parseSettings({
  VOICE_MAX_SESSIONS: "100000",
  VOICE_MAX_SESSIONS_PER_ADDRESS: "100000",
  VOICE_RATE_LISTEN: "1000000/1",
  VOICE_RATE_SPEAK: "1000000/1",
  ALLOWED_ORIGINS: "*",
});
const metrics = createMetrics({ ofProcess: false, waiting: () => 0 });
await warmMp3Encoder();
const server = await startVoiceServer({
  port: 0,
  host: "127.0.0.1",
  limits: connections,
  metrics,
  services: {
    engines: {
      speechToText: fakeSpeechToText({ texts, samplesPerWord, finishDelayMs: transcriptMs }),
      textToSpeech: fakeTextToSpeech({
        firstDelayMs: firstAudioMs,
        msPerCharacter,
        sampleRate: 16_000,
      }),
    },
    createEncoder: createMp3Encoder,
    listenForTone,
    limits: session,
    messageBytes: connections.messageBytes,
    sessionSeconds: connections.sessionMs / 1_000,
    verifyToken: null,
    requireToken: false,
    observer: metrics.observer,
    log: pino({ level: "silent" }),
  },
});
reportUsage(server.port);
