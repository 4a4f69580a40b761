import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { errorKind, type Log } from "../log.ts";
import { openFlite } from "./local/flite.ts";
import { modelIsThere } from "./local/pocketsphinx.ts";
import { openPocketsphinx } from "./local/pocketsphinx-speech-to-text.ts";
import { httpSpeechToText, httpTextToSpeech } from "./openai/http-engines.ts";
import { realtimeSpeechToText } from "./openai/realtime-speech-to-text.ts";
import { realtimeTextToSpeech } from "./openai/realtime-text-to-speech.ts";
import type { Engines, SpeechToText, TextToSpeech } from "./ports.ts";
import { parseSpeechSettings, type SpeechSettings } from "./speech-settings.ts";

const OPENAI = "https://api.openai.com/v1";
/** The service ends a session after 60 minutes. */
const LIFETIME_MS = 50 * 60_000;
const HEALTH_EVERY_MS = 30_000;
const OPEN_MS = 8_000;
const SILENCE_MS = 8_000;
/** A recogniser that decodes a second of sound gives a sign of life each time. */
const HANG_MS = 8_000;
const SENTENCE_MS = 8_000;

/**
 * The engines this worker has: OpenAI's, or a compatible server's, with a key or an address; the
 * local ones where their programs are; else null. Throws `SettingsError`.
 */
export async function selectEngines(
  variables: Record<string, string | undefined>,
  log: Log,
): Promise<Engines> {
  const settings = parseSpeechSettings(variables);
  const kind = settings.VOICE_ENGINE;
  const hasOpenAi = Boolean(settings.OPENAI_API_KEY ?? settings.OPENAI_BASE_URL);
  if (kind === "openai" || (kind === "auto" && hasOpenAi)) return openAiEngines(settings, log);
  if (kind === "none") return { speechToText: null, textToSpeech: null };
  const [speechToText, textToSpeech] = await Promise.all([
    localSpeechToText(settings, log),
    localTextToSpeech(settings, log),
  ]);
  return { speechToText, textToSpeech };
}

function openAiEngines(settings: SpeechSettings, log: Log): Engines {
  const baseUrl = (settings.OPENAI_BASE_URL ?? OPENAI).replace(/\/+$/, "");
  // Compatible servers seldom have the Realtime API; OpenAI itself is leaving the other one.
  const api = settings.VOICE_OPENAI_API ?? (settings.OPENAI_BASE_URL ? "http" : "realtime");
  const apiKey = settings.OPENAI_API_KEY ?? "none";
  const timeoutMs = settings.VOICE_TRANSCRIPT_TIMEOUT_MS;
  const voice = settings.VOICE_OPENAI_VOICE;
  if (api === "http") {
    const transcription = settings.VOICE_TRANSCRIPTION_MODEL ?? "gpt-transcribe";
    const speech = settings.VOICE_SPEECH_MODEL ?? "gpt-4o-mini-tts";
    const shared = { baseUrl, apiKey, timeoutMs };
    const maxUtteranceSeconds = settings.VOICE_UTTERANCE_SECONDS + 1;
    return {
      speechToText: httpSpeechToText({ ...shared, model: transcription, maxUtteranceSeconds }),
      textToSpeech: httpTextToSpeech({ ...shared, model: speech, voice }),
    };
  }
  const shared = {
    baseUrl: baseUrl.replace(/^http/, "ws"),
    apiKey,
    openMs: OPEN_MS,
    warm: settings.VOICE_OPENAI_WARM,
    max: settings.VOICE_OPENAI_CONNECTIONS,
    lifetimeMs: LIFETIME_MS,
    healthEveryMs: HEALTH_EVERY_MS,
  };
  return {
    speechToText: realtimeSpeechToText({
      ...shared,
      model: settings.VOICE_TRANSCRIPTION_MODEL ?? "gpt-live-transcribe",
      finishMs: timeoutMs,
    }),
    textToSpeech: realtimeTextToSpeech({
      ...shared,
      model: settings.VOICE_SPEECH_MODEL ?? "gpt-realtime-2.1-mini",
      voice,
      silenceMs: SILENCE_MS,
      onRead: (differences, words) => {
        if (differences > 0) log.info({ differences, words }, "a reply was not read word for word");
      },
    }),
  };
}

async function localSpeechToText(settings: SpeechSettings, log: Log): Promise<SpeechToText | null> {
  if (!modelIsThere()) return null;
  try {
    return await openPocketsphinx({
      recognisers: settings.VOICE_RECOGNISERS,
      maxWaiting: settings.VOICE_RECOGNISERS_WAITING,
      maxBufferedSeconds: settings.VOICE_WAITING_AUDIO_SECONDS,
      maxUtteranceSeconds: settings.VOICE_UTTERANCE_SECONDS + 1,
      // Before the session gives up: only the pool knows whether nobody was free or one was slow.
      finishMs: Math.ceil(settings.VOICE_TRANSCRIPT_TIMEOUT_MS * 0.95),
      hangMs: HANG_MS,
    });
  } catch (error) {
    log.warn(errorKind(error), "the local recogniser does not start");
    return null;
  }
}

async function localTextToSpeech(settings: SpeechSettings, log: Log): Promise<TextToSpeech | null> {
  try {
    await promisify(execFile)("flite", ["--version"], { timeout: SENTENCE_MS });
  } catch (error) {
    // flite's own way of saying that it only told its version is an exit code of one.
    if ((error as { code?: unknown }).code === "ENOENT") return null;
  }
  try {
    return await openFlite({
      voice: settings.VOICE_FLITE_VOICE,
      processes: settings.VOICE_FLITE_PROCESSES,
      maxWaiting: settings.VOICE_FLITE_WAITING,
      sentenceMs: SENTENCE_MS,
    });
  } catch (error) {
    log.warn(errorKind(error), "the local voice does not start");
    return null;
  }
}
