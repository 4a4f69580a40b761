import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SessionObserver } from "./session/observer.ts";

/** Counts what the worker does, for Prometheus. Kinds, times and sizes; never ids or words. */
export interface Metrics {
  observer: SessionObserver;
  opened(): void;
  /** @param code of the close, as the worker saw it */
  closed(code: number): void;
  /** A connection that never became a session. */
  refused(code: number): void;
  draining(): void;
  /** @returns the text that Prometheus reads, and its content type */
  read(): Promise<{ type: string; text: string }>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2, 5, 10];

export interface MetricsOptions {
  /** Whether memory, event loop and garbage collection of this process are told too. */
  ofProcess: boolean;
  /** How many utterances wait for a recogniser; asked whenever the metrics are read. */
  waiting: () => number;
}

export function createMetrics({ ofProcess, waiting }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const sessions = new Gauge({
    name: "voice_sessions",
    help: "Sessions that are open.",
    registers,
  });
  const opened = new Counter({
    name: "voice_sessions_total",
    help: "Sessions that were opened.",
    registers,
  });
  const closed = new Counter({
    name: "voice_sessions_closed_total",
    help: "Sessions that were closed, by close code.",
    labelNames: ["code"],
    registers,
  });
  const refused = new Counter({
    name: "voice_connections_refused_total",
    help: "Connections that were refused at the door, by close code.",
    labelNames: ["code"],
    registers,
  });
  const stages = new Histogram({
    name: "voice_stage_seconds",
    help: "How long the stages of a conversation took.",
    labelNames: ["stage"],
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({
    name: "voice_errors_total",
    help: "Errors that clients were told of, by code.",
    labelNames: ["code"],
    registers,
  });
  const retries = new Counter({
    name: "voice_engine_retries_total",
    help: "Second attempts after an engine failed.",
    labelNames: ["engine"],
    registers,
  });
  new Gauge({
    name: "voice_recogniser_queue",
    help: "Utterances that wait for a recogniser.",
    registers,
    collect() {
      this.set(waiting());
    },
  });
  const draining = new Gauge({
    name: "voice_draining",
    help: "1 once the worker takes no more sessions.",
    registers,
  });

  return {
    observer: {
      took: (stage, milliseconds) => stages.observe({ stage }, milliseconds / 1_000),
      failed: (code) => errors.inc({ code }),
      retried: (engine) => retries.inc({ engine }),
    },
    opened: () => {
      opened.inc();
      sessions.inc();
    },
    closed: (code) => {
      sessions.dec();
      closed.inc({ code: String(code) });
    },
    refused: (code) => refused.inc({ code: String(code) }),
    draining: () => draining.set(1),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
