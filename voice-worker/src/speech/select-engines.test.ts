import { pino } from "pino";
import { expect, test } from "vitest";
import { SettingsError } from "../settings.ts";
import type { Engines } from "./ports.ts";
import { selectEngines } from "./select-engines.ts";

const log = pino({ level: "silent" });

async function names(variables: Record<string, string>): Promise<(string | null)[]> {
  const { speechToText, textToSpeech }: Engines = await selectEngines(variables, log);
  const found = [speechToText?.name ?? null, textToSpeech?.name ?? null];
  await Promise.all([speechToText?.close(), textToSpeech?.close()]);
  return found;
}

test("a key chooses OpenAI's Realtime models", async () => {
  expect(await names({ OPENAI_API_KEY: "sk-x", VOICE_OPENAI_WARM: "0" })).toEqual([
    "openai:gpt-live-transcribe",
    "openai:gpt-realtime-2.1-mini",
  ]);
});

test("another address chooses the plain endpoints, with models of its own", async () => {
  const variables = { OPENAI_BASE_URL: "http://127.0.0.1:9/v1", VOICE_SPEECH_MODEL: "piper" };
  expect(await names(variables)).toEqual(["openai:gpt-transcribe", "openai:piper"]);
});

test("the Realtime models can be had at another address too", async () => {
  expect(
    await names({
      OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
      VOICE_OPENAI_API: "realtime",
      VOICE_OPENAI_WARM: "0",
    }),
  ).toEqual(["openai:gpt-live-transcribe", "openai:gpt-realtime-2.1-mini"]);
});

test("speech can be turned off", async () => {
  expect(await names({ VOICE_ENGINE: "none", OPENAI_API_KEY: "sk-x" })).toEqual([null, null]);
});

test.each([
  ["VOICE_ENGINE", "loud"],
  ["VOICE_RECOGNISERS", "none"],
  ["OPENAI_BASE_URL", "ftp://x"],
  ["VOICE_FLITE_VOICE", "-o /etc/passwd"],
])("a wrong %s is one sentence that names it and never shows it", async (name, value) => {
  const wrong = selectEngines({ [name]: value }, log);
  await expect(wrong).rejects.toBeInstanceOf(SettingsError);
  await expect(wrong).rejects.toThrow(name);
  await expect(wrong).rejects.not.toThrow(value);
});
