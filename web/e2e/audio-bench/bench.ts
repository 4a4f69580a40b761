import { browserMicrophone } from "../../features/matchmaker/audio/microphone.ts";
import { browserPlayer } from "../../features/matchmaker/audio/player.ts";
import { workerConnection } from "../../features/matchmaker/connection/worker-connection.ts";
import { SILENCE_MS } from "../../features/matchmaker/constants.ts";
import type {
  ConnectionEvent,
  ConnectionHandle,
  MicrophoneEvent,
  MicrophoneHandle,
  PlaybackEvent,
  StreamHandle,
} from "../../features/matchmaker/ports.ts";

type Told = MicrophoneEvent | ConnectionEvent | PlaybackEvent;

/** An event and when it came, in milliseconds of `performance.now()`. */
type Dated = Told & { at: number };

/** What a sound card would have been given, ten milliseconds at a time. */
interface Heard {
  at: number;
  energy: number;
}

/**
 * The audio half of the matchmaker in a real page, without its screens: what tests tell it to do, and
 * what came of it.
 */
class AudioBench {
  readonly events: Dated[] = [];
  readonly heard: Heard[] = [];
  readonly player = browserPlayer();
  readonly devices = browserMicrophone();
  microphone: MicrophoneHandle | null = null;
  connection: ConnectionHandle | null = null;
  playback: StreamHandle | null = null;
  #utterance: string | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** Opens the microphone; what is cut out of it goes to the worker as the utterance under way. */
  listen(deviceId: string | null = null): void {
    this.microphone = this.devices.open(deviceId, (event) => {
      this.#note(event);
      if (event.type === "microphone.chunk" && this.#utterance !== null) {
        this.connection?.sendAudio(this.#utterance, event.pcm);
      }
      if (event.type === "voice.started") clearTimeout(this.#pause);
      if (event.type === "voice.stopped") {
        this.#pause = setTimeout(() => this.#endUtterance(), SILENCE_MS - event.silentMs);
      }
    });
  }

  connect(): void {
    this.connection = workerConnection().open((event) => {
      this.#note(event);
      if (event.type === "reply.audio") this.playback?.append(event.mp3);
      if (event.type === "reply.complete") this.playback?.complete(event.durationMs);
    });
    this.connection.connect();
  }

  /** It ends as the matchmaker's do, with a pause. */
  beginUtterance(id: string): void {
    this.#utterance = id;
    this.connection?.startListening(id);
    this.microphone?.beginUtterance();
  }

  say(id: string, text: string): void {
    this.playback = this.player.play((event) => this.#note(event));
    this.connection?.speak({ id, text, tone: "warm" });
  }

  /** The events of a type so far. */
  of<T extends Told["type"]>(type: T): Extract<Dated, { type: T }>[] {
    return this.events.filter((event): event is Extract<Dated, { type: T }> => event.type === type);
  }

  /** How long after a moment the last sound left the page, in milliseconds. */
  soundAfter(moment: number): number {
    const last = this.heard.findLast(({ energy }) => energy > 1e-4);
    return last === undefined ? 0 : last.at - moment;
  }

  #endUtterance(): void {
    this.microphone?.endUtterance();
    if (this.#utterance !== null) this.connection?.stopListening(this.#utterance);
    this.#utterance = null;
  }

  #note(event: Told): void {
    this.events.push({ ...event, at: performance.now() });
  }
}

const bench = new AudioBench();

declare global {
  interface Window {
    bench: AudioBench;
    contexts: AudioContext[];
    sockets: WebSocket[];
  }
}

window.bench = bench;
window.addEventListener("click", () => bench.player.unlock());
