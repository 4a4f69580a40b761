import type {
  Connection,
  ConnectionEvent,
  ConnectionHandle,
  HearingEvent,
  OwnSpeech,
  PlaybackEvent,
  PlaybackHandle,
  Player,
  Reply,
  StreamHandle,
} from "../ports.ts";
import { HeldReply } from "./held-reply.ts";

/** Who hears and who speaks; null: nobody here can. */
export interface Voices {
  hears: "worker" | "browser" | null;
  speaks: "worker" | "browser" | null;
}

export type SpeechEvent =
  | { type: "speech.started"; reply: string }
  | { type: "speech.nearly-done"; reply: string }
  | { type: "speech.ended"; reply: string }
  | { type: "speech.failed"; reply: string }
  /** Stopped before its end: on demand, or `broken` because the rest of it will not come. */
  | {
      type: "speech.cut";
      reply: string;
      heardMs: number;
      durationMs: number | null;
      broken: boolean;
    };

export type VoiceLineEvent =
  | HearingEvent
  | SpeechEvent
  | { type: "voices.known"; voices: Voices }
  | { type: "connection.lost" };

export interface VoiceLinePorts {
  connection: Connection;
  player: Player;
  ownSpeech: OwnSpeech;
}

type Speaking = { reply: Reply; durationMs: number | null } & (
  | { by: "worker"; stream: StreamHandle }
  | { by: "browser"; handle: PlaybackHandle }
);

/**
 * One way to be heard and to speak, whoever does it: the worker, or where that has no engine the
 * browser itself. Who does it is known once the worker has answered; until then everything waits.
 * One reply is spoken at a time; others may be fetched ahead and are held.
 */
export class VoiceLine {
  readonly #ports: VoiceLinePorts;
  readonly #emit: (event: VoiceLineEvent) => void;
  readonly #connection: ConnectionHandle;
  readonly #held = new Map<string, HeldReply>();
  readonly #ownUtterances = new Map<string, { stop(): void; drop(): void }>();
  #waiting: (() => void)[] = [];
  #voices: Voices | null = null;
  #speaking: Speaking | null = null;
  #started = false;
  #closed = false;
  /** What is to be said once it is known by whom. */
  #wanted: string | null = null;

  constructor(ports: VoiceLinePorts, emit: (event: VoiceLineEvent) => void) {
    this.#ports = ports;
    this.#emit = emit;
    this.#connection = ports.connection.open((event) => this.#hear(event));
  }

  /** What is being spoken, for a drawing. */
  get meter(): PlaybackHandle | null {
    const speaking = this.#speaking;
    if (!speaking) return null;
    return speaking.by === "worker" ? speaking.stream : speaking.handle;
  }

  /** For good: whoever goes on to speak opens another one. */
  get isClosed(): boolean {
    return this.#closed;
  }

  connect(): void {
    this.#connection.connect();
  }

  startListening(utterance: string): void {
    this.#whenKnown(({ hears }) => {
      if (hears === "worker") this.#connection.startListening(utterance);
      if (hears !== "browser") return;
      const own = this.#ports.ownSpeech.hear(utterance, this.#emit);
      this.#ownUtterances.set(utterance, own);
    });
  }

  sendAudio(utterance: string, pcm: Uint8Array<ArrayBuffer>): void {
    this.#whenKnown(({ hears }) => {
      if (hears === "worker") this.#connection.sendAudio(utterance, pcm);
    });
  }

  stopListening(utterance: string): void {
    this.#whenKnown(() => {
      const own = this.#ownUtterances.get(utterance);
      if (own) own.stop();
      else this.#connection.stopListening(utterance);
      this.#ownUtterances.delete(utterance);
    });
  }

  dropUtterance(utterance: string): void {
    this.#whenKnown(() => {
      const own = this.#ownUtterances.get(utterance);
      if (own) own.drop();
      else this.#connection.dropUtterance(utterance);
      this.#ownUtterances.delete(utterance);
    });
  }

  /** Fetches the sound of a reply that will probably be said. */
  prepare(reply: Reply): void {
    this.#whenKnown(({ speaks }) => {
      if (speaks === "worker") this.#fetch(reply);
    });
  }

  /** A reply that was fetched ahead will not be said. */
  forget(reply: string): void {
    this.#whenKnown(() => {
      const held = this.#held.get(reply);
      if (held && !held.isOver) this.#connection.cancel(reply);
      this.#held.delete(reply);
    });
  }

  /** Says it; whatever is being said stops. */
  say(reply: Reply): void {
    this.hush();
    this.#wanted = reply.id;
    this.#whenKnown(({ speaks }) => {
      if (this.#wanted !== reply.id) return;
      this.#wanted = null;
      if (speaks === "worker") this.#stream(reply);
      else if (speaks === "browser") this.#speakOwn(reply);
      else this.#emit({ type: "speech.failed", reply: reply.id });
    });
  }

  /** Stops what is being said. */
  hush(): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted !== null) this.#emitCut(wanted, 0, null, false);
    const speaking = this.#speaking;
    if (!speaking) return;
    this.forget(speaking.reply.id);
    this.#cut(speaking, false);
  }

  close(): void {
    this.#closed = true;
    this.#waiting = [];
    this.#wanted = null;
    this.meter?.stop();
    this.#speaking = null;
    for (const own of this.#ownUtterances.values()) own.drop();
    this.#ownUtterances.clear();
    this.#held.clear();
    this.#connection.close();
  }

  #whenKnown(command: (voices: Voices) => void): void {
    if (this.#voices) command(this.#voices);
    else this.#waiting.push(() => this.#whenKnown(command));
  }

  #hear(event: ConnectionEvent): void {
    switch (event.type) {
      case "connection.ready": {
        const { speechToText, textToSpeech } = event.engines;
        const { ownSpeech } = this.#ports;
        const voices: Voices = {
          hears: speechToText !== null ? "worker" : ownSpeech.canHear() ? "browser" : null,
          speaks: textToSpeech !== null ? "worker" : ownSpeech.canSpeak() ? "browser" : null,
        };
        this.#voices = voices;
        this.#emit({ type: "voices.known", voices });
        for (const command of this.#waiting.splice(0)) command();
        break;
      }
      case "reply.audio":
        this.#held.get(event.reply)?.append(event.mp3);
        break;
      case "reply.complete":
        this.#completeReply(event.reply, event.durationMs);
        break;
      case "reply.failed":
        this.#failReply(event.reply);
        break;
      default:
        this.#emit(event);
    }
  }

  #fetch(reply: Reply): HeldReply {
    const known = this.#held.get(reply.id);
    if (known && !known.hasFailed) return known;
    const held = new HeldReply();
    this.#held.set(reply.id, held);
    this.#connection.speak(reply);
    return held;
  }

  #stream(reply: Reply): void {
    const held = this.#fetch(reply);
    const stream = this.#ports.player.play((event) => this.#played(reply.id, event));
    this.#started = false;
    this.#speaking = { reply, durationMs: held.durationMs, by: "worker", stream };
    held.flowInto(stream);
  }

  #speakOwn(reply: Reply): void {
    const handle = this.#ports.ownSpeech.speak(reply, (event) => this.#played(reply.id, event));
    this.#started = false;
    this.#speaking = { reply, durationMs: null, by: "browser", handle };
  }

  #completeReply(reply: string, durationMs: number | null): void {
    if (this.#speaking?.reply.id === reply) this.#speaking.durationMs = durationMs;
    this.#held.get(reply)?.complete(durationMs);
  }

  #failReply(reply: string): void {
    this.#held.get(reply)?.fail();
    const speaking = this.#speaking;
    if (speaking?.reply.id !== reply) return;
    this.#held.delete(reply);
    if (this.#started) this.#cut(speaking, true);
    else this.#end(speaking, "speech.failed");
  }

  #played(reply: string, event: PlaybackEvent): void {
    const speaking = this.#speaking;
    if (speaking?.reply.id !== reply) return;
    if (event.type === "playback.started") {
      this.#started = true;
      this.#emit({ type: "speech.started", reply });
    } else if (event.type === "playback.nearly-done") {
      this.#emit({ type: "speech.nearly-done", reply });
    } else {
      this.#end(speaking, event.type === "playback.ended" ? "speech.ended" : "speech.failed");
    }
  }

  #end(speaking: Speaking, type: "speech.ended" | "speech.failed"): void {
    this.meter?.stop();
    this.forget(speaking.reply.id);
    this.#speaking = null;
    this.#emit({ type, reply: speaking.reply.id });
  }

  #cut({ reply, durationMs }: Speaking, broken: boolean): void {
    const heardMs = this.meter?.stop() ?? 0;
    this.#speaking = null;
    this.#emitCut(reply.id, heardMs, durationMs, broken);
  }

  #emitCut(reply: string, heardMs: number, durationMs: number | null, broken: boolean): void {
    this.#emit({ type: "speech.cut", reply, heardMs, durationMs, broken });
  }
}
