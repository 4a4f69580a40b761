import { monitorEventLoopDelay } from "node:perf_hooks";

/** What a server process says of itself between two questions. */
export interface Usage {
  rssMb: number;
  heapMb: number;
  /** Share of one core, 1 is all of it. */
  cpu: number;
  /** How much later than asked for a timer came, in milliseconds; 19 of 20 at most that. */
  loopDelayP95Ms: number;
}

/** Milliseconds between two looks at the event loop; a part of every delay that is read. */
const RESOLUTION = 1;

/** Answers every question of the parent process with the usage since the one before, and its port at first. */
export function reportUsage(port: number): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  let since = performance.now();
  let cpu = process.cpuUsage();
  process.on("message", () => {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage(cpu);
    const usage: Usage = {
      rssMb: rss / 1e6,
      heapMb: heapUsed / 1e6,
      cpu: (user + system) / 1_000 / (performance.now() - since),
      loopDelayP95Ms: Math.max(0, delays.percentile(95) / 1e6 - RESOLUTION),
    };
    delays.reset();
    since = performance.now();
    cpu = process.cpuUsage();
    process.send?.(usage);
  });
  process.on("disconnect", () => process.exit(0));
  process.send?.({ port });
}
