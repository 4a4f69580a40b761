import { cpus } from "node:os";
import { startStack, type TestStack } from "../testing/start-stack.ts";
import { BASELINE, prepareCalls } from "./api-calls.ts";
import { measure, type Timing } from "./measure.ts";
import { prepareRealtimeCalls } from "./realtime-calls.ts";

const USERS = 20;

/** No limit is reached while the stack is measured; what counting costs is in the figures. */
const UNLIMITED = Object.fromEntries(
  [
    "SIGN_IN_EMAIL",
    "SIGN_IN_ADDRESS",
    "REGISTER",
    "ANSWER",
    "ANALYZE",
    "GENERATE",
    "EXPERT_SIGN_IN",
    "PROCESS",
    "SESSION_REQUEST",
    "DOWNLOAD",
  ].map((name) => [`RATE_LIMIT_${name}`, "10000000/3600"]),
);

interface Row {
  name: string;
  alone: Timing;
  /** Null for what only one person does at a time. */
  together: Timing | null;
}

/** Times every call of the API on a stack of its own and prints a table; the baseline is timed in the same run. */
async function bench(): Promise<void> {
  const stack = await startStack({ env: { SEED: "demo", LOG_LEVEL: "silent", ...UNLIMITED } });
  try {
    process.stdout.write(`${table(await timeAll(stack))}\n`);
  } finally {
    await stack.stop();
  }
}

async function timeAll(stack: TestStack): Promise<Row[]> {
  const realtime = await prepareRealtimeCalls(stack);
  const rows: Row[] = [];
  try {
    // First, while the listener's token is good.
    for (const call of [...realtime.calls, ...(await prepareCalls(stack, USERS))]) {
      const { name, run, slow, alone: times } = call;
      const alone = await measure(1, times ?? (slow ? 20 : 60), run);
      const together = times === undefined ? await measure(USERS, slow ? 100 : 300, run) : null;
      rows.push({ name, alone, together });
      process.stderr.write(`${name}\n`);
    }
    return rows;
  } finally {
    await realtime.close();
  }
}

/** Markdown, milliseconds; the last column compares medians of one user. */
function table(rows: Row[]): string {
  const baseline = rows.find(({ name }) => name === BASELINE)?.alone.median ?? Number.NaN;
  const lines = rows.map(({ name, alone, together }) =>
    [
      name,
      ...[alone.median, alone.p95, together?.median, together?.p95].map(
        (ms) => ms?.toFixed(1) ?? "",
      ),
      `${(alone.median / baseline).toFixed(1)}×`,
    ].join(" | "),
  );
  return [
    `Milliseconds, on ${cpus().length} cores; the last column is the median of one user against \`${BASELINE}\`.`,
    "",
    `| call | median, 1 user | p95, 1 user | median, ${USERS} users | p95, ${USERS} users | to the baseline |`,
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...lines.map((line) => `| ${line} |`),
  ].join("\n");
}

await bench();
