import { describe, expect, it } from "vitest";
import { NextQuestionResult } from "../../../../../shared/src/contracts/matchmaker.ts";
import type { Safety } from "../../../../../shared/src/contracts/safety.ts";
import type { Intelligence, SpokenTurn } from "../intelligence.ts";
import { offlineIntelligence } from "../offline/offline-intelligence.ts";
import { safetyFor } from "../offline/risk/safety-for.ts";
import { converse } from "./converse.ts";
import { conversation, GREETING } from "./example-conversation.ts";

const STATE = conversation([GREETING, "My wife left me three weeks ago and I can't sleep."]);

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** An engine whose reading of danger and whose rest come when the test says so. */
function staged() {
  const risk = deferred<Safety | null>();
  const rest = deferred<void>();
  const offline = offlineIntelligence();
  const intelligence: Intelligence = {
    ...offline,
    assessRisk: () => risk.promise,
    async nextQuestion(state, say) {
      const made = await offline.nextQuestion(state, say);
      await rest.promise;
      return made;
    },
  };
  const spoken: SpokenTurn[] = [];
  const heard = deferred<void>();
  const result = converse(intelligence, STATE, {
    say: async (next) => {
      spoken.push(next);
      heard.resolve();
    },
  });
  return { risk, rest, spoken, heard: heard.promise, result };
}

describe("a turn of a conversation", () => {
  it("is spoken as soon as its words are known and nothing speaks of danger, before the rest", async () => {
    const { risk, rest, spoken, heard, result } = staged();
    risk.resolve(null);
    await heard;
    expect(spoken).toHaveLength(1);
    rest.resolve();
    const answer = await result;
    expect(answer.spokenText).toBe(spoken[0]?.spokenText);
    expect(spoken).toHaveLength(1);
    expect(NextQuestionResult.parse(answer)).toEqual(answer);
  });

  it("says nothing before the words were read for danger, and then what meets it", async () => {
    const { risk, rest, spoken, result } = staged();
    rest.resolve();
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(spoken).toEqual([]);
    risk.resolve(safetyFor("high", ["suicide"]));
    const answer = await result;
    expect(spoken.map(({ questionId }) => questionId)).toEqual(["safety_check"]);
    expect(answer).toMatchObject({ questionId: "safety_check", safety: { level: "high" } });
    expect(answer.inferredAnswers).toEqual(["builtin:why-now", "builtin:days"]);
  });

  it("keeps for each conclusion the words, the whole of what was said and why", async () => {
    const { risk, rest, result } = staged();
    risk.resolve(null);
    rest.resolve();
    const { inferredAnswers, inferenceMapping, inferredQAs } = await result;
    expect(Object.keys(inferenceMapping)).toEqual(inferredAnswers);
    expect(inferredQAs["builtin:days"]).toMatchObject({
      question: "Where does this get in the way on an ordinary day?",
      fullTranscript: STATE.transcript,
      reasoning: inferenceMapping["builtin:days"],
    });
  });

  it("fails as a whole when nobody can make it", async () => {
    const { risk, rest, result } = staged();
    risk.resolve(null);
    rest.reject(new Error("broken"));
    await expect(result).rejects.toThrow("broken");
  });
});
