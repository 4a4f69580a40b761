import { VOICE_SAMPLE_RATE } from "@rapport/shared/protocol/voice.ts";
import type { MicrophoneEvent, MicrophoneHandle } from "../ports.ts";
import { SoundMeter } from "./sound-meter.ts";
import { SpeechListener } from "./speech-listener.ts";

type Emit = (event: MicrophoneEvent) => void;

/** The script of the audio thread, and the name that it gives its processor. */
const PROCESSOR = { url: "/pcm-processor.js", name: "pcm-processor" } as const;

/** Milliseconds that a context may take to run before the person is told that it does not. */
const START_PATIENCE = 500;

/** One microphone from `open` to `close`. Whatever the browser answers late is let go of. */
export class MicrophoneSession implements MicrophoneHandle {
  readonly #emitTo: Emit;
  readonly #listener: SpeechListener;
  #stream: MediaStream | null = null;
  #context: AudioContext | null = null;
  #meter: SoundMeter | null = null;
  #suspended = false;
  #muted = false;
  #closed = false;
  #startTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(deviceId: string | null, emit: Emit) {
    this.#emitTo = emit;
    this.#listener = new SpeechListener((event) => this.#emit(event));
    this.#open(deviceId).catch((error: unknown) => {
      this.#emit({ type: "microphone.failed", reason: reasonOf(error) });
      this.close();
    });
  }

  beginUtterance(): void {
    this.#listener.beginUtterance();
  }

  endUtterance(): void {
    if (!this.#closed) this.#listener.endUtterance();
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    // The track, too: then the browser and the system show that nobody listens.
    for (const track of this.#stream?.getAudioTracks() ?? []) track.enabled = !muted;
    this.#listener.setMuted(muted);
  }

  resume(): void {
    this.#context?.resume().catch(() => undefined);
  }

  level(): number {
    return this.#muted ? 0 : (this.#meter?.level() ?? 0);
  }

  bands(into: Float32Array): void {
    if (this.#meter && !this.#muted) this.#meter.bands(into);
    else into.fill(0);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#startTimer);
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#context?.close().catch(() => undefined);
    this.#stream = null;
    this.#context = null;
    this.#meter = null;
  }

  async #open(deviceId: string | null): Promise<void> {
    const stream = await openStream(deviceId);
    this.#stream = stream;
    if (this.#closed) {
      for (const track of stream.getTracks()) track.stop();
      return;
    }
    const [track] = stream.getAudioTracks();
    if (track === undefined) throw new DOMException("No track was given.", "NotFoundError");
    track.enabled = !this.#muted;
    track.addEventListener("ended", () => this.#lost());
    await this.#connect(stream);
    if (this.#closed) return;
    if (track.readyState === "ended") {
      this.#lost();
      return;
    }
    const { deviceId: opened = "" } = track.getSettings();
    this.#emit({ type: "microphone.opened", deviceId: opened, label: track.label });
    this.#watch();
  }

  async #connect(stream: MediaStream): Promise<void> {
    const { context, source } = contextOf(stream);
    this.#context = context;
    await context.audioWorklet.addModule(PROCESSOR.url);
    if (this.#closed) return;
    const processor = new AudioWorkletNode(context, PROCESSOR.name, {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: "explicit",
    });
    processor.port.onmessage = ({ data }: MessageEvent<Int16Array>) => {
      if (!this.#closed) this.#listener.hear(data, Date.now());
    };
    this.#meter = new SoundMeter(context);
    source.connect(processor);
    source.connect(this.#meter.node);
  }

  /** Browsers stop the sound of a page for a telephone call, or until somebody clicks. */
  #watch(): void {
    const context = this.#context;
    if (context === null) return;
    context.addEventListener("statechange", () => this.#follow());
    this.#startTimer = setTimeout(() => this.#follow(), START_PATIENCE);
    this.resume();
  }

  #follow(): void {
    if (this.#closed || this.#context === null) return;
    const suspended = this.#context.state !== "running";
    if (suspended === this.#suspended) return;
    this.#suspended = suspended;
    this.#listener.interrupted();
    this.#emit({ type: suspended ? "microphone.suspended" : "microphone.resumed" });
  }

  #lost(): void {
    this.#emit({ type: "microphone.lost" });
    this.close();
  }

  #emit(event: MicrophoneEvent): void {
    if (!this.#closed) this.#emitTo(event);
  }
}

async function openStream(deviceId: string | null): Promise<MediaStream> {
  const processing = {
    channelCount: 1,
    // Without it the assistant's own voice would interrupt the assistant.
    echoCancellation: true,
    // It takes parts of words along with the noise, which recognisers mind more than the noise.
    noiseSuppression: false,
    // Quiet voices would not pass the check of energy.
    autoGainControl: true,
  };
  const open = (audio: MediaTrackConstraints) => navigator.mediaDevices.getUserMedia({ audio });
  if (deviceId === null) return await open(processing);
  try {
    return await open({ ...processing, deviceId: { exact: deviceId } });
  } catch (error) {
    // The one that was chosen is no longer there: any other is better than none.
    if (nameOf(error) !== "OverconstrainedError") throw error;
    return await open(processing);
  }
}

function contextOf(stream: MediaStream) {
  const own = new AudioContext({ sampleRate: VOICE_SAMPLE_RATE });
  try {
    return { context: own, source: own.createMediaStreamSource(stream) };
  } catch (error) {
    own.close().catch(() => undefined);
    // Some browsers connect a microphone to a context of its own rate alone.
    if (nameOf(error) !== "NotSupportedError") throw error;
    const context = new AudioContext();
    return { context, source: context.createMediaStreamSource(stream) };
  }
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : "");

function reasonOf(error: unknown): "not-allowed" | "not-found" | "other" {
  const name = nameOf(error);
  if (name === "NotAllowedError" || name === "SecurityError") return "not-allowed";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "not-found";
  return "other";
}
