import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Safety, SafetyLevel } from "../../../../shared/src/contracts/safety.ts";
import { EXAMPLE_ANSWERS, exampleMatch } from "../../../tests/fake-openai/example-match.ts";
import type { Intelligence } from "./intelligence.ts";
import { ModelError } from "./openai/model-error.ts";
import { withFallback } from "./with-fallback.ts";

const safety = (level: SafetyLevel, message: string): Safety => ({
  level,
  kinds: ["suicide"],
  message,
  resources: [],
});

/** An engine whose results tell that they are its own. */
const engine = (name: "openai" | "offline", risk: Safety | null = null): Intelligence => ({
  engine: name,
  rank: async () => ({ result: { therapists: [], caveat: name }, engine: name }),
  profileClient: async () => ({
    result: { personalityProfile: name, tags: [], summary: name },
    engine: name,
  }),
  assessRisk: async () => risk,
});

const failing: Intelligence = {
  engine: "openai",
  rank: () => Promise.reject(new ModelError("timed-out", 0)),
  profileClient: () => Promise.reject(new ModelError("refused", null)),
  assessRisk: () => Promise.reject(new ModelError("unreachable", 0)),
};

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});

describe("the engine that may fail, backed by the one that does not", () => {
  it("is the first where the first can", async () => {
    const both = withFallback(engine("openai"), engine("offline"));
    expect((await both.rank(exampleMatch())).engine).toBe("openai");
    expect((await both.profileClient(EXAMPLE_ANSWERS)).engine).toBe("openai");
    expect(lines).toEqual([]);
  });

  it("is the second where the first fails, and says so in results and log", async () => {
    const both = withFallback(failing, engine("offline"));
    expect(await both.rank(exampleMatch())).toMatchObject({ engine: "offline" });
    expect(await both.profileClient(EXAMPLE_ANSWERS)).toMatchObject({ engine: "offline" });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "engine_fell_back", call: "rank", kind: "ModelError timed-out" },
      { event: "engine_fell_back", call: "profileClient", kind: "ModelError refused" },
    ]);
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
