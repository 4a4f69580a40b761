import { openLoad } from "./load.ts";
import { type ServerProcess, startBareProcess, startWorkerProcess } from "./processes.ts";
import { percentile, table } from "./statistics.ts";

/** How many sessions are tried; each server goes on until it is too slow. */
const STEPS = [100, 200, 300, 400, 600, 800, 1_000, 1_200, 1_600, 2_000, 2_400];

/** Milliseconds; a server is full when one message of a hundred takes longer. */
const SLOWEST = 50;

/** Milliseconds that each step is watched. */
const WATCHED = 5_000;

const BARE = "bare `ws`, echoes the message";
const WORKER = "worker";

interface Step {
  sessions: number;
  p50: number;
  p99: number;
  cpu: number;
  loopDelay: number;
  /** Beyond what the process took without sessions, in kB a session. */
  memory: number;
}

/** How many sessions in real time one core holds, beside bare servers measured in the same run. */
export async function measureCapacity(): Promise<string> {
  const servers: [string, () => Promise<ServerProcess>][] = [
    [BARE, () => startBareProcess("echo")],
    ["bare `ws`, answers a few words", () => startBareProcess("answer")],
    [WORKER, () => startWorkerProcess({ transcriptMs: 0, firstAudioMs: 0 })],
  ];
  const rows: string[][] = [];
  const measured = new Map<string, Step[]>();
  for (const [name, start] of servers) {
    const steps = await climb(start, name);
    measured.set(name, steps);
    for (const step of steps) {
      const { sessions, p50, p99, cpu, loopDelay, memory } = step;
      rows.push([
        name,
        String(sessions),
        ...[p50, p99, loopDelay].map((value) => value.toFixed(1)),
        `${(cpu * 100).toFixed(0)}%`,
        (sessions / cpu).toFixed(0),
        memory.toFixed(0),
      ]);
    }
  }
  const stepsOf = (name: string) => measured.get(name) ?? [];
  const most = (name: string) =>
    Math.max(0, ...stepsOf(name).flatMap(({ p99, sessions }) => (p99 < SLOWEST ? [sessions] : [])));
  const summary = servers.map(([name]) => `${name}: ${most(name)}`).join("; ");
  const share = shareOfCore(stepsOf(BARE), stepsOf(WORKER)).toFixed(2);
  return `Sessions with a p99 under ${SLOWEST} ms: ${summary}.
By processor time the worker holds ${share} of the sessions of the bare server that echoes.\n\n${table(
    [
      "server",
      "sessions",
      "p50 ms",
      "p99 ms",
      "loop delay p95 ms",
      "of a core",
      "sessions a core could do",
      "kB a session",
    ],
    rows,
  )}`;
}

/** What a core does for the worker in place of the bare server, at the most sessions that both were given. */
function shareOfCore(bare: Step[], worker: Step[]): number {
  for (const one of worker.toReversed()) {
    const other = bare.find(({ sessions }) => sessions === one.sessions);
    if (other) return other.cpu / one.cpu;
  }
  return Number.NaN;
}

async function climb(start: () => Promise<ServerProcess>, name: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (const sessions of STEPS) {
    const server = await start();
    try {
      const empty = await server.usage();
      const load = await openLoad(server.url, sessions);
      await server.usage();
      const waits = await load.measure(WATCHED);
      const usage = await server.usage();
      load.stop();
      const step = {
        sessions,
        p50: percentile(waits, 0.5),
        p99: percentile(waits, 0.99),
        cpu: usage.cpu,
        loopDelay: usage.loopDelayP95Ms,
        memory: ((usage.rssMb - empty.rssMb) * 1_000) / sessions,
      };
      process.stderr.write(`${name}: ${sessions} sessions, p99 ${step.p99.toFixed(1)} ms\n`);
      steps.push(step);
      if (step.p99 >= SLOWEST) break;
    } finally {
      await server.stop();
    }
  }
  return steps;
}
