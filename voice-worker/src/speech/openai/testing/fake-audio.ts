import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** How the next request is treated. */
export type AudioBehaviour =
  | "good"
  | { status: number }
  | "cut"
  | "cut-midway"
  | "silent"
  | "silent-midway"
  | "malformed";

const KEY = "sk-for-tests";

/** A local server with OpenAI's audio endpoints, as strict as OpenAI is. */
export interface FakeAudio {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly faults: string[];
  /** Requests for a reading, oldest first. */
  readonly readings: Record<string, unknown>[];
  /** Seconds of the speech that was sent, oldest first. */
  readonly heardSeconds: number[];
  /** Connections that are open and busy. */
  readonly busy: number;
  behave(...behaviours: AudioBehaviour[]): void;
  stop(): Promise<void>;
}

export async function startFakeAudio(): Promise<FakeAudio> {
  const faults: string[] = [];
  const readings: Record<string, unknown>[] = [];
  const heardSeconds: number[] = [];
  const behaviours: AudioBehaviour[] = [];
  let busy = 0;

  const server = createServer(async (request, response) => {
    busy += 1;
    response.on("close", () => {
      busy -= 1;
    });
    const body = await bytesOf(request);
    const isSpeech = request.url === "/v1/audio/speech";
    const fault = isSpeech ? checkSpeech(body) : checkTranscription(request, body);
    const behaviour = behaviours.shift() ?? "good";
    const refuse = (status: number, message: string) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message, type: "invalid_request_error" } }));
    };
    if (request.headers.authorization !== `Bearer ${KEY}`) return refuse(401, "Incorrect API key.");
    if (fault) {
      faults.push(fault);
      return refuse(400, fault);
    }
    if (isSpeech) readings.push(JSON.parse(body.toString()));
    else heardSeconds.push(body.readUInt32LE(body.indexOf("RIFF") + 40) / 48_000);
    if (typeof behaviour === "object") return refuse(behaviour.status, "No.");
    if (behaviour === "silent") return;
    if (behaviour === "cut") return void request.socket.destroy();
    if (behaviour === "malformed") {
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end('{"text": ');
    }
    if (!isSpeech) {
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end(JSON.stringify({ text: " i feel fine " }));
    }
    response.writeHead(200, { "content-type": "audio/pcm" });
    response.write(Buffer.alloc(4_801, 1), () => {
      if (behaviour === "cut-midway") request.socket.destroy();
      else if (behaviour === "good") response.end(Buffer.alloc(4_799, 1));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    apiKey: KEY,
    faults,
    readings,
    heardSeconds,
    get busy() {
      return busy;
    },
    behave: (...next) => void behaviours.push(...next),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function checkSpeech(body: Buffer): string | null {
  const { model, voice, input, instructions, response_format, ...rest } = JSON.parse(
    body.toString(),
  );
  if (Object.keys(rest).length > 0) return `Unknown parameter: ${Object.keys(rest)[0]}`;
  if (typeof model !== "string" || voice !== "alloy" || typeof instructions !== "string") {
    return "Invalid value.";
  }
  if (typeof input !== "string" || input === "" || input.length > 4_096) return "Invalid input.";
  return response_format === "pcm" ? null : "Invalid response_format.";
}

function checkTranscription(request: IncomingMessage, body: Buffer): string | null {
  if (request.url !== "/v1/audio/transcriptions") return `Invalid URL (${request.url})`;
  const text = body.toString("latin1");
  const names = [...text.matchAll(/form-data; name="(\w+)"/g)].map(([, name]) => name);
  const known = ["file", "model", "response_format", "language"];
  const unknown = names.find((name) => !known.includes(name ?? ""));
  if (unknown) return `Unknown parameter: ${unknown}`;
  if (!names.includes("file") || !names.includes("model")) return "A parameter is missing.";
  return text.includes("RIFF") && text.includes("WAVEfmt ") ? null : "Invalid file format.";
}
