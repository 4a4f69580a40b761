import type { ServerMessage } from "../../../shared/src/protocol/voice.ts";

/** What a session needs of the way to its client. Nothing here throws; what comes after an end is lost. */
export interface Outlet {
  send(message: ServerMessage): void;
  /** MP3 of the reply under way. */
  sendAudio(mp3: Uint8Array): void;
  /** Resolves once the client has read enough for more to make sense, or is gone. */
  untilRead(): Promise<void>;
  /** @param code one of `VOICE_CLOSE` */
  close(code: number, reason: string): void;
}
