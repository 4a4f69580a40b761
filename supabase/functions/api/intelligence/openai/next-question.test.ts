import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { modelAt } from "../../../../tests/fake-openai/model.ts";
import { type FakeOpenAi, startFakeOpenAi } from "../../../../tests/fake-openai/server.ts";
import { conversation, GREETING } from "../conversation/example-conversation.ts";
import type { SpokenTurn } from "../intelligence.ts";
import { offlineIntelligence } from "../offline/offline-intelligence.ts";
import { withFallback } from "../with-fallback.ts";
import { ModelError } from "./model-error.ts";
import { nextQuestion } from "./next-question.ts";
import { summarise } from "./summarise.ts";

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const STATE = conversation([GREETING, "Badly, since my divorce."], ["days", "I snap at my kids."]);

async function asked(state = STATE) {
  const said: SpokenTurn[] = [];
  const step = nextQuestion(modelAt(fake), 2_000, state, (next) => said.push(next));
  return { ...(await step), said };
}

/** Answers with the first question that may come, but for these differences. */
const answering = (differences: object) =>
  fake.behave("next_question", {
    kind: "answer",
    value: {
      spokenText: "That sounds hard. What made now the time to look for someone?",
      question: "q1",
      tone: "warm",
      answered: [],
      ...differences,
    },
  });

describe("the model's next question", () => {
  it("is said as soon as it is written, in the words and for the question that it chose", async () => {
    const { next, found, said } = await asked();
    expect(said).toEqual([next]);
    expect(next).toEqual({
      questionId: "builtin:why-now",
      question: "What made now the time to look for someone to talk to?",
      spokenText: "I hear you. What made now the time to look for someone to talk to?",
      tone: "warm",
    });
    expect(found).toMatchObject([{ questionId: "builtin:days", quote: "I snap at my kids." }]);
    expect(fake.faults).toEqual([]);
    expect(fake.requests[0]).toMatchObject({ stream: true, store: false });
  });

  it("has the spoken words first in what the model is to write", async () => {
    await asked();
    const { schema } = fake.requests[0]?.format ?? {};
    expect(Object.keys((schema as { properties: object }).properties)[0]).toBe("spokenText");
  });

  it("gives the model what may be asked and what was said, as data, and no ids", async () => {
    await asked();
    const input = JSON.parse(fake.requests[0]?.input ?? "{}");
    expect(input.mayAsk.map(({ key }: { key: string }) => key)).not.toContain("q3");
    expect(input).toMatchObject({ saidNow: "I snap at my kids.", askedNow: "q3" });
    expect(fake.requests[0]?.input).not.toContain("builtin:");
    expect(fake.requests[0]?.instructions).not.toContain("snap at");
  });

  it.each<[string, object]>([
    ["one that was asked already", { question: "q3" }],
    ["one that is none", { question: "q99" }],
    ["no question at all", { spokenText: "That sounds hard." }],
    ["advice", { spokenText: "You should see a doctor. What made now the time?" }],
    ["a diagnosis", { spokenText: "You have depression. What made now the time?" }],
    ["words that were not said", { spokenText: 'You said "I hate my life". Why now?' }],
    ["an address", { spokenText: "Visit example.com. What made now the time?" }],
  ])("is not said when it is %s: once more, and then given up", async (_, wrong) => {
    answering(wrong);
    answering(wrong);
    fake.behaveAlways("next_question", { kind: "schema-violation" });
    const said: SpokenTurn[] = [];
    const step = nextQuestion(modelAt(fake), 2_000, STATE, (next) => said.push(next));
    await expect(step).rejects.toThrow(ModelError);
    expect(said).toEqual([]);
    fake.behaveAlways("next_question", { kind: "good" });
  });

  it("answers earlier questions only with words that were said, letter for letter", async () => {
    const reasoning = "You said it plainly.";
    answering({
      answered: [
        { question: "q3", quote: "I SNAP at my kids", reasoning },
        { question: "q5", quote: "I tried therapy", reasoning },
        { question: "q77", quote: "my kids", reasoning },
        { question: "q6", quote: "my kids", reasoning: "You have a personality disorder." },
        { question: "q9", quote: " ", reasoning },
      ],
    });
    const { found } = await asked();
    expect(found).toEqual([{ questionId: "builtin:days", quote: "I snap at my kids", reasoning }]);
  });
});

describe("with the offline engine behind it", () => {
  const offline = offlineIntelligence();
  const engine = withFallback(
    {
      ...offline,
      engine: "openai",
      nextQuestion: async (state, say, signal) => ({
        result: await nextQuestion(modelAt(fake), 700, state, say, signal),
        engine: "openai",
      }),
    },
    offline,
  );

  it("keeps what is being spoken when the rest never comes, and finds the answers itself", async () => {
    fake.behave("next_question", { kind: "hang-mid-body" });
    const said: SpokenTurn[] = [];
    const { result, engine: made } = await engine.nextQuestion(STATE, (next) => said.push(next));
    expect(said).toEqual([result.next]);
    expect(result.next.spokenText).toMatch(/^I hear you\./);
    expect(result.found.map(({ questionId }) => questionId)).toEqual(["builtin:days"]);
    expect(made).toBe("openai");
  });

  it.each(["server-error", "hang", "schema-violation", "refusal", "reset", "truncation"] as const)(
    "says its own words once when the model shows %s",
    async (kind) => {
      fake.behave("next_question", { kind }, { kind });
      const said: SpokenTurn[] = [];
      const { result } = await engine.nextQuestion(STATE, (next) => said.push(next));
      expect(said).toEqual([result.next]);
      expect(result.next.questionId).toMatch(/^builtin:/);
    },
  );

  it("answers for itself who it is and what becomes of the words", async () => {
    const state = conversation([GREETING, "Are you a real person?"]);
    const { result, engine: made } = await engine.nextQuestion(state, () => undefined);
    expect(made).toBe("offline");
    expect(result.next.spokenText).toMatch(/AI|computer program/);
    expect(fake.requests).toEqual([]);
  });

  it("asks for nothing any more once the person has gone on", async () => {
    fake.behave("next_question", { kind: "hang" });
    const gone = new AbortController();
    const step = engine.nextQuestion(STATE, () => undefined, gone.signal);
    await expect.poll(() => fake.requests.length).toBe(1);
    gone.abort();
    await step;
    expect(fake.requests).toHaveLength(1);
  });
});

describe("the model's summary", () => {
  it("is in the person's words", async () => {
    expect(await summarise(modelAt(fake), 2_000, STATE.turns)).toBe(
      'You told me "Badly, since my divorce.". Thank you.',
    );
  });

  it("is refused when it says what nobody said", async () => {
    const value = { summary: 'You told me "I want to leave him". Thank you for that.' };
    fake.behaveAlways("conversation_summary", { kind: "answer", value });
    await expect(summarise(modelAt(fake), 2_000, STATE.turns)).rejects.toThrow(ModelError);
  });
});
