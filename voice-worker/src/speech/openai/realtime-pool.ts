import { cancelled, SpeechError } from "../ports.ts";
import { RealtimeConnection, type RealtimeOptions } from "./realtime-connection.ts";

export interface RealtimePoolOptions extends RealtimeOptions {
  /** Connections kept ready, so that nobody waits for a handshake. */
  warm: number;
  max: number;
  /** The service ends a session after an hour; ours end before. */
  lifetimeMs: number;
  healthEveryMs: number;
}

const RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/** Configured connections to the Realtime API: one user at a time each, used again while young and well. */
export class RealtimePool {
  readonly #options: RealtimePoolOptions;
  readonly #idle: RealtimeConnection[] = [];
  readonly #taken = new Set<RealtimeConnection>();
  #opening = 0;
  #failures = 0;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;
  readonly #health: NodeJS.Timeout;

  constructor(options: RealtimePoolOptions) {
    this.#options = options;
    this.#health = setInterval(() => this.#lookAfter(), options.healthEveryMs);
    this.#health.unref();
    this.#warmUp();
  }

  get idle(): number {
    return this.#idle.length;
  }

  /** A connection for its caller alone. Rejects SpeechError. */
  async take(signal: AbortSignal): Promise<RealtimeConnection> {
    if (signal.aborted) throw cancelled();
    if (this.#isClosed) throw new SpeechError("unavailable", "The service is closed.", false);
    const ready = this.#idle.pop();
    if (ready) {
      this.#taken.add(ready);
      this.#warmUp();
      return ready;
    }
    if (this.#taken.size + this.#opening >= this.#options.max) {
      throw new SpeechError("busy", "All connections to the speech service are taken.", false);
    }
    const connection = await this.#open();
    if (signal.aborted || this.#isClosed) {
      this.#keep(connection);
      throw cancelled();
    }
    this.#taken.add(connection);
    return connection;
  }

  /** After a request that ended well; whatever else happened, close the connection and give it back. */
  giveBack(connection: RealtimeConnection): void {
    this.#taken.delete(connection);
    this.#keep(connection);
    this.#warmUp();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#health);
    clearTimeout(this.#retry);
    for (const one of [...this.#idle, ...this.#taken]) one.close();
  }

  #isOld(connection: RealtimeConnection): boolean {
    return performance.now() - connection.openedAt > this.#options.lifetimeMs;
  }

  #keep(connection: RealtimeConnection): void {
    connection.user = null;
    const enough = this.#idle.length >= this.#options.warm;
    if (this.#isClosed || enough || !connection.isUp || this.#isOld(connection)) {
      connection.close();
      return;
    }
    connection.onGone = () => {
      const at = this.#idle.indexOf(connection);
      if (at !== -1) this.#idle.splice(at, 1);
      this.#warmUp();
    };
    this.#idle.push(connection);
  }

  async #open(): Promise<RealtimeConnection> {
    this.#opening += 1;
    try {
      const connection = await RealtimeConnection.open(this.#options);
      this.#failures = 0;
      return connection;
    } finally {
      this.#opening -= 1;
    }
  }

  #warmUp(): void {
    const { warm, max } = this.#options;
    while (
      !this.#isClosed &&
      this.#failures === 0 &&
      this.#idle.length + this.#opening < warm &&
      this.#taken.size + this.#idle.length + this.#opening < max
    ) {
      this.#open().then(
        (connection) => this.#keep(connection),
        () => this.#backOff(),
      );
    }
  }

  /** A service that is down, or a wrong key, is not asked a hundred times a second. */
  #backOff(): void {
    this.#failures += 1;
    clearTimeout(this.#retry);
    const wait = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => {
      const failures = this.#failures;
      this.#failures = 0;
      this.#warmUp();
      this.#failures = this.#failures || failures;
    }, wait);
    this.#retry.unref();
  }

  #lookAfter(): void {
    for (const one of [...this.#idle]) {
      if (this.#isOld(one)) one.close();
      else one.checkHealth(this.#options.healthEveryMs / 2);
    }
  }
}
