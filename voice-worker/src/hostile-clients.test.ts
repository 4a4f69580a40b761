import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { fakeSpeechToText } from "./speech/fakes/fake-speech-to-text.ts";
import { fakeTextToSpeech } from "./speech/fakes/fake-text-to-speech.ts";
import { base64, hum } from "./testing/services.ts";
import { useTestWorkers } from "./testing/test-worker.ts";
import type { VoiceClient } from "./testing/voice-client.ts";

const startWorker = useTestWorkers();

/** Milliseconds; every case opens a socket of its own. */
const LONG = 60_000;

/** For what is over at once, on a machine however busy. */
const PATIENCE = { timeout: 15_000 };

const speech = base64(hum(0.5));

/** What a client that means harm, or is broken, may send: messages of every kind, in any order. */
const hostileMessage = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('{"type":"start-listening"}', '{"type":"stop-listening"}'),
  },
  { weight: 2, arbitrary: fc.constant(`{"type":"audio-chunk","audio":"${speech}"}`) },
  fc.base64String().map((audio) => JSON.stringify({ type: "audio-chunk", audio })),
  fc.string().map((audio) => `{"type":"audio-chunk","audio":"${audio}"}`),
  fc.anything().map((audio) => JSON.stringify({ type: "audio-chunk", audio }) ?? ""),
  fc.string({ unit: "binary" }).map((text) => JSON.stringify({ type: "tts", text })),
  fc
    .record({ type: fc.constant("tts"), text: fc.string(), id: fc.anything() })
    .map((m) => JSON.stringify(m) ?? ""),
  fc.constantFrom(
    '{"type":"hello","version":1,"partials":true,"binary":true}',
    '{"type":"hello","version":1,"token":"x"}',
    '{"type":"cancel"}',
    '{"type":"__proto__"}',
    '{"__proto__":{"type":"tts"}}',
    `{"type":"tts","text":"${"word ".repeat(20_000)}"}`,
    `${"[".repeat(50_000)}`,
  ),
  fc.json(),
  fc.string(),
  fc.uint8Array({ maxLength: 5_000 }),
);

const send = (client: VoiceClient, message: string | Uint8Array) => {
  if (client.socket.readyState === client.socket.OPEN) client.socket.send(message);
};

describe("whatever a client sends, and whenever it leaves", () => {
  it(
    "no other session notices, and nothing of it stays behind",
    async () => {
      const speechToText = fakeSpeechToText({ finishDelayMs: 1, samplesPerWord: 4_000 });
      const textToSpeech = fakeTextToSpeech({ pieceDelayMs: 1 });
      const worker = await startWorker({ engines: { speechToText, textToSpeech } });
      const bystander = await worker.connect();
      const script = fc.array(hostileMessage, { minLength: 1, maxLength: 30 });
      const leaving = fc.constantFrom("closes", "vanishes", "stays for the answers");

      await fc.assert(
        fc.asyncProperty(script, leaving, async (messages, end) => {
          const client = await worker.connect();
          for (const message of messages) send(client, message);
          if (end === "stays for the answers") {
            const pong = new Promise((resolve) => client.socket.once("pong", resolve));
            client.socket.ping();
            await Promise.race([pong, client.closed]);
          }
          if (end === "vanishes") client.socket.terminate();
          else client.socket.close();
          await client.closed;
          expect(await bystander.utter(0.1)).toBe("I feel fine today");
        }),
        { numRuns: 60 },
      );

      await vi.waitFor(async () => {
        expect(worker.server.sessions).toBe(1);
        expect(speechToText.open).toBe(0);
        expect(textToSpeech.speaking).toBe(0);
        expect(await worker.metric("voice_recogniser_queue")).toBe(0);
      }, PATIENCE);
      expect(bystander.errors()).toEqual([]);
    },
    LONG,
  );
});

describe("a client that breaks off", () => {
  const conversation: ((client: VoiceClient) => unknown)[] = [
    (client) => client.say({ type: "start-listening" }),
    (client) => client.next("listening-ready"),
    (client) => client.speak(1),
    (client) => client.say({ type: "stop-listening" }),
    (client) => client.next("transcript"),
    (client) => client.say({ type: "tts", text: "Tell me more", voice: "alloy" }),
    (client) => client.next("tts-audio-start"),
    (client) => client.next("tts-audio-chunk"),
  ];

  it.each([...conversation.keys()])(
    "after step %i of a conversation frees everything",
    async (last) => {
      const speechToText = fakeSpeechToText({ listenDelayMs: 2, finishDelayMs: 2 });
      const textToSpeech = fakeTextToSpeech({ pieceDelayMs: 5, msPerCharacter: 500 });
      const worker = await startWorker({ engines: { speechToText, textToSpeech } });
      const client = await worker.connect();
      for (const step of conversation.slice(0, last + 1)) await step(client);
      client.socket.terminate();
      await vi.waitFor(() => {
        expect(worker.server.sessions).toBe(0);
        expect(speechToText.open).toBe(0);
        expect(textToSpeech.speaking).toBe(0);
      }, PATIENCE);
      expect(await (await worker.connect()).utter()).toBe("I feel fine today");
    },
  );
});

it(
  "fifteen minutes of audio are heard for a minute, and kept nowhere",
  async () => {
    const speechToText = fakeSpeechToText();
    const worker = await startWorker({ engines: { speechToText, textToSpeech: null } });
    const client = await worker.connect();
    client.say({ type: "start-listening" });
    await client.next("listening-ready");
    const chunk = JSON.stringify({ type: "audio-chunk", audio: base64(hum(1)) });
    for (let second = 0; second < 900; second++) client.socket.send(chunk);
    await client.next("transcript");
    client.say({ type: "stop-listening" });
    expect(await client.utter()).toBe("I feel fine today");
    expect(speechToText.heard).toEqual([60 * 24_000, 24_000]);
    expect(client.errors()).toEqual([]);
  },
  LONG,
);
