import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { startStack } from "../../../supabase/local/testing/start-stack.ts";
import { type FakeEngines, REALISTIC_DELAYS } from "../../../voice-worker/src/bench/processes.ts";
import { percentile, table } from "../../../voice-worker/src/bench/statistics.ts";
import { SILENCE_MS, STOP_LISTENING_MS } from "../../features/matchmaker/constants.ts";
import { buildForPage } from "../audio-bench/build.ts";
import { type Measured, measure, type Setting } from "./measure.ts";
import { SENTENCES } from "./sentences.ts";
import { interruptions, pausesBeforeAnswers } from "./waits.ts";

/** What the silence that ends an utterance, and the moment after it, cost whoever builds this. */
const BASELINE = SILENCE_MS + STOP_LISTENING_MS;

/** The most that may come on top of it, beyond what the engines take. */
const OUR_PART = 80;
const LONGEST_INTERRUPTION = 300;

/**
 *   npm run bench:voice                  50 turns with each engine, 20 with late words, 20 interruptions
 *   npm run bench:voice -- --turns 10    fewer
 */
const turnsAt = process.argv.indexOf("--turns");
const TURNS = turnsAt === -1 ? 50 : Number(process.argv[turnsAt + 1]);
const FEWER_TURNS = Math.min(20, TURNS);

/** Seconds between two sentences: for a short answer to come, a later one, and to speak over one. */
const PAUSE = { short: 1.9, longer: 2.4, untilInterruption: 3.2 } as const;

/** A recogniser that listens along knows all words by the end of an utterance, and speaks at once. */
const ENGINES = {
  texts: Array.from({ length: 50 }, () => SENTENCES).flat(),
  samplesPerWord: 2_400,
  transcriptMs: 0,
  firstAudioMs: 0,
  msPerCharacter: 2,
} satisfies FakeEngines;
const REALISTIC = { ...ENGINES, ...REALISTIC_DELAYS };

interface Case {
  name: string;
  engines: FakeEngines;
  turns: number;
  pause: number;
  /** What of the engines' delays nobody can spare the person, in milliseconds. */
  delay: number;
}

const CASES: Case[] = [
  { name: "no delay", engines: ENGINES, turns: TURNS, pause: PAUSE.short, delay: 0 },
  {
    name: "realistic delay",
    engines: REALISTIC,
    turns: TURNS,
    pause: PAUSE.short,
    // The reply is asked for, and made, during the pause.
    delay: REALISTIC.transcriptMs,
  },
  {
    name: "realistic delay, words known only at the end",
    engines: { ...REALISTIC, samplesPerWord: 0 },
    turns: FEWER_TURNS,
    pause: PAUSE.longer,
    delay: REALISTIC.transcriptMs + REALISTIC.firstAudioMs,
  },
];

const figures = (values: number[]) =>
  [0.5, 0.95].map((share) => percentile(values, share).toFixed(0));
const ratio = (values: number[], share: number) =>
  `${(percentile(values, share) / BASELINE).toFixed(2)}×`;
const kept = (values: number[], most: number) => (percentile(values, 0.95) <= most ? "yes" : "no");

function answerRow({ name, delay }: Case, { waits }: Measured): string[] {
  const ours = waits.map((wait) => wait - BASELINE - delay);
  return [
    name,
    String(waits.length),
    ...figures(waits),
    ratio(waits, 0.5),
    ratio(waits, 0.95),
    String(delay),
    ...figures(ours),
    kept(ours, OUR_PART),
  ];
}

async function bench(setting: Setting): Promise<string> {
  const answers: string[][] = [];
  const greetings: string[][] = [];
  for (const each of CASES) {
    process.stderr.write(`${each.name}\n`);
    const measured = await measure(setting, {
      engines: each.engines,
      pause: each.pause,
      times: each.turns,
      waitsOf: pausesBeforeAnswers,
    });
    answers.push(answerRow(each, measured));
    greetings.push([each.name, String(measured.greetings.length), ...figures(measured.greetings)]);
  }
  process.stderr.write("interruptions\n");
  const { waits } = await measure(setting, {
    engines: { ...REALISTIC, msPerCharacter: 60 },
    pause: PAUSE.untilInterruption,
    times: FEWER_TURNS,
    waitsOf: interruptions,
  });
  return [
    `Milliseconds of the audio clocks in a real browser, on ${cpus().length} cores, with fake engines. The baseline is the ${BASELINE} ms of silence and of the moment after it that end an utterance; our part, the API's answer included, is what is beyond it and beyond the delay of the speech engines.`,
    table(
      [
        "last voiced sample → first audible sample",
        "turns",
        "p50",
        "p95",
        "p50 to the baseline",
        "p95 to the baseline",
        "speech engines' delay",
        "our part p50",
        "our part p95",
        `at most ${OUR_PART}`,
      ],
      answers,
    ),
    table(
      [
        "voice over the assistant → silence",
        "times",
        "p50",
        "p95",
        "longest",
        `at most ${LONGEST_INTERRUPTION}`,
      ],
      [
        [
          "realistic delay",
          String(waits.length),
          ...figures(waits),
          percentile(waits, 1).toFixed(0),
          percentile(waits, 1) <= LONGEST_INTERRUPTION ? "yes" : "no",
        ],
      ],
    ),
    table(["click → first audible sample of the greeting", "times", "p50", "p95"], greetings),
  ].join("\n\n");
}

const folder = await mkdtemp(join(tmpdir(), "voice-bench-"));
const [stack, clocks] = await Promise.all([startStack(), buildForPage("voice-bench/clocks.ts")]);
try {
  process.stdout.write(`${await bench({ baseUrl: stack.baseUrl, clocks, folder })}\n`);
} finally {
  await stack.stop();
  await rm(folder, { recursive: true });
}
