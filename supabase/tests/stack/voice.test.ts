import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServerMessage } from "../../../shared/src/protocol/voice.ts";
import { hum } from "../../../voice-worker/src/testing/services.ts";
import { VoiceClient } from "../../../voice-worker/src/testing/voice-client.ts";
import { startStack, type TestStack } from "../../local/testing/start-stack.ts";
import { signUp } from "./clients.ts";

let stack: TestStack;
let url: string;

beforeAll(async () => {
  stack = await startStack({
    env: { SEED: "none", VOICE_ENGINE: "auto", VOICE_TRANSCRIPT_TIMEOUT_MS: "60000" },
  });
  url = `${stack.baseUrl.replace("http", "ws")}/ws`;
});

afterAll(() => stack?.stop());

/** A session whose engines are known. */
async function greeted(token?: string) {
  const client = await VoiceClient.open(url);
  client.say({ type: "hello", version: 1, ...(token === undefined ? {} : { token }) });
  const { engines } = await client.next("ready");
  return { client, engines };
}

const isAnswer = ({ type }: ServerMessage) => type === "error" || type === "transcript";

describe("the voice through the one port of the product", () => {
  it("speaks MP3 where it has a voice, and says at once where it has none", async () => {
    const { client, engines } = await greeted();
    client.say({ type: "tts", text: "Hi! How are you feeling today?", voice: "alloy" });
    if (engines.textToSpeech === null) {
      expect((await client.next("error")).error).toBe("This server cannot speak.");
      return;
    }
    const { durationMs = 0 } = await client.next("tts-audio-complete");
    const mp3 = Buffer.concat(
      client.messages.flatMap((message) =>
        message.type === "tts-audio-chunk" ? [Buffer.from(message.audio, "base64")] : [],
      ),
    );
    expect(durationMs).toBeGreaterThan(1_000);
    // Eleven bits that are set begin every frame; at 128 kbit/s a millisecond takes 16 bytes.
    expect(mp3.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
    expect(mp3.length / 16).toBeGreaterThan(durationMs * 0.9);
    await client.leave();
  });

  it("hears where it can, and answers silence and noise with what a page understands", async () => {
    const { client, engines } = await greeted();
    client.say({ type: "start-listening" });
    if (engines.speechToText === null) {
      expect((await client.next("error")).error).toBe("This server cannot recognise speech.");
      return;
    }
    client.say({ type: "stop-listening" });
    expect((await client.next("error")).error).toContain("No audio detected");
    const before = client.messages.length;
    client.say({ type: "start-listening" });
    await client.next("listening-ready", before);
    client.socket.send(
      JSON.stringify({ type: "audio-chunk", audio: Buffer.from(hum(1).buffer).toString("base64") }),
    );
    client.say({ type: "stop-listening" });
    await expect
      .poll(() => client.messages.slice(before + 1).some(isAnswer), { timeout: 20_000 })
      .toBe(true);
    await client.leave();
  });

  it("is for the product's own pages", async () => {
    const own = await VoiceClient.open(url, { headers: { origin: stack.baseUrl } });
    own.say({ type: "hello", version: 1 });
    await own.next("ready");
    await own.leave();
    const foreign = new VoiceClient(url, { headers: { origin: "https://evil.example" } });
    expect((await foreign.closed).code).toBe(4403);
  });

  it("knows who is signed in, takes visitors, and refuses a token that is none", async () => {
    const { client } = await signUp(stack);
    const { data } = await client.auth.getSession();
    const session = await greeted(data.session?.access_token);
    await session.client.leave();
    const forged = await VoiceClient.open(url);
    forged.say({ type: "hello", version: 1, token: "a.b.c" });
    expect((await forged.closed).code).toBe(4401);
  });

  it("sees nothing of the worker but its sessions", async () => {
    expect(await (await fetch(`${stack.baseUrl}/metrics`)).text()).not.toContain("voice_sessions");
  });
});
