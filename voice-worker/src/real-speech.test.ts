import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createMp3Encoder } from "./speech/mp3-encoder.ts";
import { wordDifferences, wordsOf } from "./speech/openai/reading.ts";
import type { SpeechToText, TextToSpeech } from "./speech/ports.ts";
import {
  describeRealSpeech,
  isInstalled,
  openTestRecognisers,
  openTestVoice,
} from "./testing/local-speech.ts";
import { spoken } from "./testing/spoken.ts";
import { useTestWorkers } from "./testing/test-worker.ts";

/** Milliseconds; a busy machine recognises slowly. */
const LONG = 240_000;

const CHUNK_BYTES = 48_000;

type Message = Record<string, unknown> & { type: string };

/** A client that knows the first version's messages and nothing of this repository's code. */
class PlainClient {
  readonly messages: Message[] = [];
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data, isBinary) => {
      expect(isBinary).toBe(false);
      this.messages.push(JSON.parse(String(data)));
    });
  }

  static async open(url: string): Promise<PlainClient> {
    const socket = new WebSocket(url);
    const client = new PlainClient(socket);
    await once(socket, "open");
    return client;
  }

  /** Says so much and waits for what is understood. */
  async utter(pcm: Int16Array): Promise<string> {
    this.#send({ type: "start-listening" });
    await this.#until("listening-ready");
    const bytes = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
      const audio = bytes.subarray(from, from + CHUNK_BYTES).toString("base64");
      this.#send({ type: "audio-chunk", audio });
    }
    this.#send({ type: "stop-listening" });
    const { transcript } = await this.#until("transcript");
    return (transcript as { text: string }).text;
  }

  /** Has something spoken. @returns the MP3 */
  async hear(text: string): Promise<Buffer> {
    this.#send({ type: "tts", text, voice: "alloy" });
    await this.#until("tts-audio-complete");
    const chunks = this.messages.filter(({ type }) => type === "tts-audio-chunk");
    return Buffer.concat(chunks.map(({ audio }) => Buffer.from(String(audio), "base64")));
  }

  close(): void {
    this.#socket.close();
  }

  #send(message: Message): void {
    this.#socket.send(JSON.stringify(message));
  }

  async #until(type: string): Promise<Message> {
    for (;;) {
      const found = this.messages.find((message) => message.type === type);
      if (found) return found;
      const failed = this.messages.find((message) => message.type === "error");
      if (failed) throw new Error(`${String(failed.error)} came in place of ${type}`);
      await once(this.#socket, "message");
    }
  }
}

/** What the messages hold, apart from the texts and sounds themselves. */
const shapes = (messages: Message[]) => [
  ...new Set(
    messages.map((message) =>
      JSON.stringify(message, (key, value) =>
        ["text", "audio", "tone"].includes(key) ? typeof value : value,
      ),
    ),
  ),
];

/** Like sentences, so that words that went to a neighbour would be seen. */
const TWENTY = ["mother", "father", "sister", "brother", "husband"].flatMap((person) => [
  `I miss my ${person} very much`,
  `my ${person} has been sick for years`,
  `I had a dream about my ${person}`,
  `my ${person} and I argue about money`,
]);

describeRealSpeech("real speech through a real socket", () => {
  const startWorker = useTestWorkers();
  let speechToText: SpeechToText;
  let textToSpeech: TextToSpeech;

  beforeAll(async () => {
    [speechToText, textToSpeech] = await Promise.all([openTestRecognisers(2), openTestVoice()]);
  }, LONG);
  afterAll(() => Promise.all([speechToText?.close(), textToSpeech?.close()]));

  const start = () =>
    startWorker(
      { engines: { speechToText, textToSpeech }, createEncoder: createMp3Encoder },
      { VOICE_TRANSCRIPT_TIMEOUT_MS: "120000" },
    );

  it.each(["slt", "rms", "kal16"])(
    "of the voice %s becomes its words",
    async (voice) => {
      const said = "I have been feeling anxious about my job for a long time";
      const client = await PlainClient.open((await start()).ws);
      const understood = await client.utter(await spoken(said, voice));
      expect(wordDifferences(said, understood) / wordsOf(said).length).toBeLessThanOrEqual(0.15);
      expect(shapes(client.messages)).toEqual([
        '{"type":"listening-ready"}',
        '{"type":"transcript","transcript":{"text":"string","final":true},"emotion":{"tone":"string"}}',
      ]);
      client.close();
    },
    LONG,
  );

  it(
    "is answered with one MP3 that players take",
    async () => {
      const client = await PlainClient.open((await start()).ws);
      const mp3 = await client.hear("Hi! How are you feeling today? Tell me more.");
      expect(shapes(client.messages)).toEqual([
        '{"type":"tts-audio-start"}',
        '{"type":"tts-audio-chunk","audio":"string"}',
        '{"type":"tts-audio-complete"}',
      ]);
      // Eleven bits that are set begin every frame.
      expect(mp3.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
      if (isInstalled("ffprobe")) expect(probe(mp3)).toEqual(["mp3,24000,1,128000", ""]);
      client.close();
    },
    LONG,
  );

  it(
    "of twenty at once becomes the words of each",
    async () => {
      const { ws } = await start();
      const speech = await Promise.all(TWENTY.map((text) => spoken(text)));
      const clients = await Promise.all(TWENTY.map(() => PlainClient.open(ws)));
      const understood = await Promise.all(
        clients.map((client, index) => client.utter(speech[index] ?? new Int16Array(0))),
      );
      expect(understood.map((text) => nearest(text))).toEqual(TWENTY);
      const wrong = TWENTY.map((text, index) => wordDifferences(text, understood[index] ?? ""));
      const words = TWENTY.flatMap(wordsOf).length;
      expect(wrong.reduce((sum, each) => sum + each, 0) / words).toBeLessThanOrEqual(0.15);
      for (const client of clients) client.close();
    },
    LONG,
  );
});

/** Which of the twenty sentences a text is most like. */
const nearest = (text: string) =>
  TWENTY.toSorted((a, b) => wordDifferences(a, text) - wordDifferences(b, text))[0];

/** What ffprobe finds, and what it complains of. */
function probe(mp3: Buffer): string[] {
  const entries = "stream=codec_name,sample_rate,channels,bit_rate";
  const args = ["-v", "warning", "-show_entries", entries, "-of", "csv=p=0", "-"];
  const { stdout, stderr } = spawnSync("ffprobe", args, { input: mp3, encoding: "utf8" });
  return [stdout.trim(), stderr.trim()];
}
