import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Safety, SafetyLevel } from "../../../../shared/src/contracts/safety.ts";
import {
  EXAMPLE_THOUGHTS,
  exampleContribution,
} from "../../../tests/fake-openai/example-contribution.ts";
import { EXAMPLE_ANSWERS, exampleMatch } from "../../../tests/fake-openai/example-match.ts";
import { exampleTherapist } from "../../../tests/fake-openai/example-therapist.ts";
import type { ContributedQuestion, Intelligence } from "./intelligence.ts";
import { ModelError, type ModelErrorKind } from "./openai/model-error.ts";
import { withFallback } from "./with-fallback.ts";

const safety = (level: SafetyLevel, message: string): Safety => ({
  level,
  kinds: ["suicide"],
  message,
  resources: [],
});

const NOTHING = { summary: "", questions: [], analysis: [] };

/** An engine whose results tell that they are its own. */
const engine = (name: "openai" | "offline", risk: Safety | null = null): Intelligence => {
  const made = <T>(result: T) => Promise.resolve({ result, engine: name });
  return {
    engine: name,
    rank: () => made({ therapists: [], caveat: name }),
    profileClient: () => made({ personalityProfile: name, tags: [], summary: name }),
    processContribution: () => made(NOTHING),
    refineContribution: () => made({ contribution: NOTHING, notes: [] }),
    questionToInsight: ({ sourceOffset, sourceText }) =>
      made({ insight: name, application: "", sourceOffset, sourceText }),
    describeTherapist: () =>
      made({
        specialty: name,
        style: "",
        tags: [],
        description: "",
        userFriendlyDescription: "",
        modalities: [],
        populations: [],
        insightsApplied: [],
      }),
    nextQuestion: async (state, say) => {
      const next = { questionId: name, question: "", spokenText: name, tone: "calm" };
      say(next);
      return made({
        next,
        found: [{ questionId: name, quote: state.transcript, reasoning: name }],
      });
    },
    summarise: () => made(name),
    assessRisk: async () => risk,
  };
};

const fails = (code: ModelErrorKind) => () => Promise.reject(new ModelError(code, 0));
const failing: Intelligence = {
  engine: "openai",
  rank: fails("timed-out"),
  profileClient: fails("refused"),
  processContribution: fails("timed-out"),
  refineContribution: fails("off-schema"),
  questionToInsight: fails("unfounded"),
  describeTherapist: fails("rate-limited"),
  nextQuestion: fails("timed-out"),
  summarise: fails("refused"),
  assessRisk: fails("unreachable"),
};

const [QUESTION] = exampleContribution().questions as [ContributedQuestion];
const REFINEMENT = {
  thoughts: EXAMPLE_THOUGHTS,
  instructions: "Make it shorter.",
  original: exampleContribution(),
};

/** Each call whose result says who made it, and the kind of its failure in `failing`. */
const CALLS: [string, string, (of: Intelligence) => Promise<{ engine: string }>][] = [
  ["rank", "timed-out", (of) => of.rank(exampleMatch())],
  ["profileClient", "refused", (of) => of.profileClient(EXAMPLE_ANSWERS)],
  ["processContribution", "timed-out", (of) => of.processContribution(EXAMPLE_THOUGHTS)],
  ["refineContribution", "off-schema", (of) => of.refineContribution(REFINEMENT)],
  ["questionToInsight", "unfounded", (of) => of.questionToInsight(QUESTION)],
  ["describeTherapist", "rate-limited", (of) => of.describeTherapist(exampleTherapist())],
];

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});

describe("the engine that may fail, backed by the one that does not", () => {
  it.each(CALLS)("is the first where the first can: %s", async (_, _kind, call) => {
    const both = withFallback(engine("openai"), engine("offline"));
    expect((await call(both)).engine).toBe("openai");
    expect(lines).toEqual([]);
  });

  it.each(CALLS)(
    "is the second where the first fails, and says so in result and log: %s",
    async (name, kind, call) => {
      const both = withFallback(failing, engine("offline"));
      expect(await call(both)).toMatchObject({ engine: "offline" });
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { event: "engine_fell_back", call: name, kind: `ModelError ${kind}` },
      ]);
    },
  );

  it("asks no model to describe a therapist who answered nothing", async () => {
    const both = withFallback(failing, engine("offline"));
    await both.describeTherapist(exampleTherapist({ answers: [] }));
    expect(lines).toEqual([]);
  });

  it.each<[Safety | null, Safety | null, string | null]>([
    [null, null, null],
    [null, safety("moderate", "model"), "model"],
    [safety("moderate", "rules"), null, "rules"],
    [safety("moderate", "rules"), safety("low", "model"), "rules"],
    [safety("moderate", "rules"), safety("moderate", "model"), "rules"],
    [safety("moderate", "rules"), safety("high", "model"), "model"],
  ])(
    "takes the graver of both readings of risk: rules %j, model %j",
    async (rules, model, message) => {
      const both = withFallback(engine("openai", model), engine("offline", rules));
      expect((await both.assessRisk([{ text: "…" }]))?.message ?? null).toBe(message);
    },
  );

  it("keeps the rules' reading of risk when the model fails", async () => {
    const both = withFallback(failing, engine("offline", safety("low", "rules")));
    expect(await both.assessRisk([{ text: "…" }])).toMatchObject({ message: "rules" });
  });

  it("asks no model when the rules have found the gravest", async () => {
    const both = withFallback(failing, engine("offline", safety("high", "rules")));
    expect(await both.assessRisk([{ text: "…" }])).toMatchObject({ level: "high" });
    expect(lines).toEqual([]);
  });
});
