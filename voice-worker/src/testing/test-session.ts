import { vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../../../shared/src/protocol/voice.ts";
import { Session } from "../session/session.ts";
import { base64, hum, type ServiceChanges, testServices } from "./services.ts";

/** A session without a socket, and what a client of it does and sees. */
export function testSession(changes: ServiceChanges = {}) {
  const sent: ServerMessage[] = [];
  const audio: Uint8Array[] = [];
  let closed: { code: number; reason: string } | null = null;
  const { services, metrics } = testServices(changes);
  const session = new Session(
    "test",
    {
      send: (message) => sent.push(message),
      sendAudio: (mp3) => audio.push(mp3),
      untilRead: () => Promise.resolve(),
      close: (code, reason) => {
        closed ??= { code, reason };
      },
    },
    services,
  );
  const sendRaw = (text: string) => session.receive(Buffer.from(text), false);
  const say = (message: ClientMessage) => sendRaw(JSON.stringify(message));

  return {
    session,
    sent,
    audio,
    metrics,
    sendRaw,
    say,
    sendBytes: (bytes: Uint8Array) => session.receive(Buffer.from(bytes), true),
    speak: (seconds: number) => say({ type: "audio-chunk", audio: base64(hum(seconds)) }),
    get closed() {
      return closed;
    },
    types: () => sent.map(({ type }) => type),
    errors: () => sent.filter((message) => message.type === "error").map(({ error }) => error),
    /** Waits for the next message of that type, beginning at the first that was sent. */
    until: <T extends ServerMessage["type"]>(type: T, count = 1) =>
      vi.waitFor(
        () => {
          const found = sent.filter((message) => message.type === type);
          const last = found[count - 1];
          if (!last) throw new Error(`${type} was not sent; sent: ${JSON.stringify(sent)}`);
          return last as Extract<ServerMessage, { type: T }>;
        },
        { timeout: 15_000, interval: 2 },
      ),
  };
}
