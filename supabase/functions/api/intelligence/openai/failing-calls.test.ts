import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Behaviour } from "../../../../tests/fake-openai/behaviour.ts";
import {
  EXAMPLE_THOUGHTS,
  exampleContribution,
} from "../../../../tests/fake-openai/example-contribution.ts";
import { EXAMPLE_ANSWERS, exampleMatch } from "../../../../tests/fake-openai/example-match.ts";
import { exampleTherapist } from "../../../../tests/fake-openai/example-therapist.ts";
import { modelAt } from "../../../../tests/fake-openai/model.ts";
import { type FakeOpenAi, startFakeOpenAi } from "../../../../tests/fake-openai/server.ts";
import type { ModelClient } from "./client.ts";
import { describeTherapist } from "./describe-therapist.ts";
import { processContribution } from "./process-contribution.ts";
import { profileClient } from "./profile-client.ts";
import { questionToInsight } from "./question-to-insight.ts";
import { rank } from "./rank.ts";
import { refineContribution } from "./refine-contribution.ts";

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const QUESTION = {
  question: "How do you sleep?",
  reasoning: "",
  audience: "client",
  sourceOffset: null,
  sourceText: null,
} as const;
const REFINEMENT = {
  thoughts: EXAMPLE_THOUGHTS,
  instructions: "Drop the first question.",
  original: exampleContribution(),
};

type Call = (model: ModelClient, timeoutMs: number) => Promise<unknown>;
const CALLS: [string, Call][] = [
  ["ranking", (model, ms) => rank(model, ms, exampleMatch())],
  ["personality_profile", (model, ms) => profileClient(model, ms, EXAMPLE_ANSWERS)],
  ["contribution", (model, ms) => processContribution(model, ms, EXAMPLE_THOUGHTS)],
  ["refinement", (model, ms) => refineContribution(model, ms, REFINEMENT)],
  ["insight", (model, ms) => questionToInsight(model, ms, QUESTION)],
  ["therapist_description", (model, ms) => describeTherapist(model, ms, exampleTherapist())],
];

describe.each(CALLS)("the call for a %s", (format, call) => {
  const ended = (timeoutMs = 5_000) =>
    call(modelAt(fake), timeoutMs).then(
      () => "answered",
      (error: { code?: string }) => error.code,
    );

  it("is one that OpenAI takes, and its good answer holds up", async () => {
    expect(await ended()).toBe("answered");
    expect(fake.faults).toEqual([]);
    expect(fake.requests.map((request) => request.format.name)).toEqual([format]);
    expect(fake.requests[0]?.store).toBe(false);
  });

  it("gets over one answer off the schema", async () => {
    fake.behave(format, { kind: "schema-violation" });
    expect(await ended()).toBe("answered");
  });

  it.each<[Behaviour, string, number]>([
    [{ kind: "refusal" }, "refused", 1],
    [{ kind: "content-filter" }, "refused", 1],
    [{ kind: "truncation" }, "incomplete", 2],
    [{ kind: "schema-violation" }, "off-schema", 2],
    [{ kind: "invalid-json" }, "off-schema", 2],
    [{ kind: "rate-limit", retryAfter: 60 }, "rate-limited", 1],
    [{ kind: "server-error" }, "server-error", 2],
  ])("rejects while the provider shows %j", async (behaviour, code, attempts) => {
    fake.behaveAlways(format, behaviour);
    expect(await ended()).toBe(code);
    expect(fake.requests).toHaveLength(attempts);
  });

  it.each<Behaviour>([{ kind: "hang" }, { kind: "hang-mid-body" }])(
    "rejects in its time when the provider shows %j",
    async (behaviour) => {
      fake.behaveAlways(format, behaviour);
      const start = performance.now();
      expect(await ended(1_000)).toBe("timed-out");
      expect(performance.now() - start).toBeLessThan(1_800);
    },
  );
});
