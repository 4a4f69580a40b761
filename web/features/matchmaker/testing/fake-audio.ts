import type { SimulatedClock } from "xstate";
import type {
  Microphone,
  MicrophoneEvent,
  MicrophoneHandle,
  PlaybackEvent,
  Player,
  StreamHandle,
} from "../ports.ts";

const silence = { level: () => 0, bands: (into: Float32Array) => into.fill(0) };

export type MicrophoneFault = "not-allowed" | "not-found" | "other";

/** A microphone that a test speaks into. It opens at once, unless a fault is put before it. */
export class FakeMicrophone implements Microphone {
  /** What the next openings end with; opened, once there is none left. `hangs`: nothing happens. */
  faults: (MicrophoneFault | "hangs")[] = [];
  /** The devices that were asked for, in order. */
  readonly asked: (string | null)[] = [];
  isOpen = false;
  isMuted = false;
  /** An utterance is being recorded. */
  isRecording = false;
  resumed = 0;
  #emit: (event: MicrophoneEvent) => void = () => undefined;
  #devicesChanged: () => void = () => undefined;

  open(deviceId: string | null, emit: (event: MicrophoneEvent) => void): MicrophoneHandle {
    this.asked.push(deviceId);
    let closed = false;
    const tell = (event: MicrophoneEvent) => {
      if (!closed) emit(event);
    };
    this.#emit = tell;
    const fault = this.faults.shift();
    if (fault === undefined) {
      this.isOpen = true;
      tell({ type: "microphone.opened", deviceId: deviceId ?? "built-in", label: "Built-in" });
    } else if (fault !== "hangs") {
      tell({ type: "microphone.failed", reason: fault });
    }
    return {
      ...silence,
      beginUtterance: () => {
        this.isRecording = this.isOpen;
      },
      endUtterance: () => {
        if (this.isRecording) this.chunk();
        this.isRecording = false;
      },
      setMuted: (muted) => {
        this.isMuted = muted;
      },
      resume: () => {
        this.resumed += 1;
      },
      close: () => {
        closed = true;
        this.isOpen = false;
        this.isRecording = false;
      },
    };
  }

  async devices() {
    return [{ id: "built-in", label: "Built-in" }];
  }

  watchDevices(listener: () => void): () => void {
    this.#devicesChanged = listener;
    return () => undefined;
  }

  tell(event: MicrophoneEvent): void {
    this.#emit(event);
  }

  chunk(): void {
    this.#emit({ type: "microphone.chunk", pcm: new Uint8Array(4) });
  }

  changeDevices(): void {
    this.#devicesChanged();
  }
}

/** Plays what it is given in the time that it takes, by the simulated clock. */
export class FakePlayer implements Player {
  unlocked = 0;
  /** `silent`: nothing is ever heard. */
  fault: "silent" | "fails" | null = null;
  /** How many streams play. */
  playing = 0;
  readonly #clock: SimulatedClock;

  constructor(clock: SimulatedClock) {
    this.#clock = clock;
  }

  unlock(): void {
    this.unlocked += 1;
  }

  play(emit: (event: PlaybackEvent) => void): StreamHandle {
    const timers = new Set<number>();
    let startedAt: number | null = null;
    let over = false;
    const after = (ms: number, event: PlaybackEvent) => {
      timers.add(
        this.#clock.setTimeout(() => {
          if (over) return;
          if (event.type !== "playback.nearly-done") finish();
          emit(event);
        }, ms),
      );
    };
    const finish = () => {
      if (!over && startedAt !== null) this.playing -= 1;
      over = true;
      for (const timer of timers) this.#clock.clearTimeout(timer);
    };
    const begin = () => {
      if (startedAt !== null || over || this.fault === "silent") return;
      if (this.fault === "fails") {
        after(0, { type: "playback.failed" });
        return;
      }
      startedAt = this.#clock.now();
      this.playing += 1;
      emit({ type: "playback.started" });
    };
    return {
      ...silence,
      append: begin,
      complete: (durationMs) => {
        if (startedAt === null || over) return;
        const whole = durationMs ?? 1_000;
        const early = durationMs === null ? 1_000 : whole * (whole < 3_000 ? 0.8 : 0.9);
        const played = this.#clock.now() - startedAt;
        after(Math.max(0, early - played), { type: "playback.nearly-done" });
        after(Math.max(0, whole - played), { type: "playback.ended" });
      },
      stop: () => {
        const heardMs = startedAt === null || over ? 0 : this.#clock.now() - startedAt;
        finish();
        return heardMs;
      },
    };
  }
}
