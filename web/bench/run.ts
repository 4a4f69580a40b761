import { cpus } from "node:os";
import { chromium } from "@playwright/test";
import { ALTERNATE_BRAND, EXPERTS } from "@rapport/shared/brand.ts";
import lighthouse, { type Result } from "lighthouse";
import { findFreePort } from "../../supabase/local/process/free-port.ts";
import { CHROMIUM, findProgram } from "../../supabase/local/system-packages.mjs";
import { startStack } from "../../supabase/local/testing/start-stack.ts";

interface BenchPage {
  path: string;
  performance: number;
  /** Of an audit that the page fails by intention. */
  except?: string;
}

/** The landing pages first: more is asked of them. */
const PAGES: BenchPage[] = [
  { path: "/", performance: 95 },
  { path: `/${ALTERNATE_BRAND.slug}`, performance: 95 },
  ...[
    "/pitch",
    "/login",
    "/register",
    "/client-assessment",
    "/natural-matchmaker",
    `/${EXPERTS[0]}`,
  ].map((path) => ({ path, performance: 90 })),
  // A new guest has no profile, which the API says with a 404, and the browser writes that down.
  { path: "/client-profile", performance: 90, except: "errors-in-console" },
];

/** Of so many runs the one in the middle counts; a busy machine spoils single ones. */
const RUNS = Number(process.env.RUNS ?? 3);

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const METRICS = {
  "first-contentful-paint": "FCP ms",
  "largest-contentful-paint": "LCP ms",
  "total-blocking-time": "TBT ms",
  "cumulative-layout-shift": "CLS",
} as const;

interface Row {
  path: string;
  scores: number[];
  metrics: number[];
  /** What falls short of what is asked, and which audits are to blame. */
  short: string[];
}

/**
 * Runs Lighthouse with its mobile settings over the built site, or over the paths given to the
 * command, and prints a table; 1 when a page falls short.
 */
async function bench(): Promise<number> {
  const stack = await startStack({ env: { SEED: "demo", LOG_LEVEL: "silent" } });
  try {
    const rows: Row[] = [];
    const wanted = process.argv.slice(2);
    for (const page of PAGES.filter(({ path }) => wanted.length === 0 || wanted.includes(path))) {
      rows.push(await measure(`${stack.baseUrl}${page.path}`, page));
      process.stderr.write(`${page.path}\n`);
    }
    process.stdout.write(`${table(rows)}\n`);
    const short = rows.flatMap((row) => row.short.map((text) => `${row.path}: ${text}`));
    if (short.length > 0) process.stdout.write(`\n${short.join("\n")}\n`);
    return short.length === 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

async function measure(url: string, { path, performance, except }: BenchPage): Promise<Row> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await audit(url, except));
  const speed = (result: Result) => result.categories.performance?.score ?? 0;
  const middle = results.toSorted((a, b) => speed(a) - speed(b))[Math.floor(RUNS / 2)];
  if (!middle) throw new Error("RUNS must be at least 1.");
  const scores = CATEGORIES.map((id) => Math.round((middle.categories[id]?.score ?? 0) * 100));
  const short = CATEGORIES.flatMap((id, index) => {
    const least = id === "performance" ? performance : 100;
    const score = scores[index] ?? 0;
    return score >= least ? [] : [`${id} ${score} of ${least} (${failedAudits(middle, id)})`];
  });
  const metrics = Object.keys(METRICS).map((id) => middle.audits[id]?.numericValue ?? Number.NaN);
  return { path, scores, metrics, short };
}

/** A browser of its own for each run: nothing is cached and nobody is known. */
async function audit(url: string, except?: string): Promise<Result> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath:
      process.env.CHROMIUM_PATH ?? findProgram(CHROMIUM.programs) ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${port}`],
  });
  try {
    const answer = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
      ...(except !== undefined && { skipAudits: [except] }),
    });
    if (!answer) throw new Error(`Lighthouse said nothing about ${url}.`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

function failedAudits(result: Result, category: string): string {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
    .join(", ");
}

function table(rows: Row[]): string {
  const names = ["page", ...CATEGORIES, ...Object.values(METRICS)];
  const lines = rows.map(({ path, scores, metrics }) => {
    const numbers = metrics.map((value) => (value < 1 ? value.toFixed(3) : value.toFixed(0)));
    return [path, ...scores, ...numbers].join(" | ");
  });
  return [
    `Lighthouse, mobile, the middle of ${RUNS} runs, on ${cpus().length} cores.`,
    "",
    `| ${names.join(" | ")} |`,
    `| --- |${" ---: |".repeat(names.length - 1)}`,
    ...lines.map((line) => `| ${line} |`),
  ].join("\n");
}

process.exitCode = await bench();
