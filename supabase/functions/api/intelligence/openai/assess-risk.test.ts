import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Behaviour } from "../../../../tests/fake-openai/behaviour.ts";
import { modelAt } from "../../../../tests/fake-openai/model.ts";
import { type FakeOpenAi, startFakeOpenAi } from "../../../../tests/fake-openai/server.ts";
import { assessRisk } from "./assess-risk.ts";

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const read = (text: string, question?: string, timeoutMs = 5_000) => {
  const texts = [question === undefined ? { text } : { text, question }];
  return assessRisk(modelAt(fake), timeoutMs, texts);
};
const answer = (level: string, kinds: string[]): Behaviour => ({
  kind: "answer",
  value: { level, kinds },
});

describe("the model's reading of risk", () => {
  it("decides level and kinds; the words and the resources are ours", async () => {
    fake.behave("risk", answer("high", ["suicide", "suicide"]));
    const safety = await read("I have the pills here.");
    expect(safety).toMatchObject({
      level: "high",
      kinds: ["suicide"],
      message: expect.stringMatching(/\S/),
    });
    expect(JSON.stringify(safety?.resources)).toContain("tel:988");
    expect(fake.faults).toEqual([]);
  });

  it("is nothing where the model sees nothing", async () => {
    expect(await read("I sleep badly.")).toBeNull();
  });

  it("sends a short answer together with its question", async () => {
    await read("Sometimes.", "Any thoughts of not wanting to live?");
    expect(JSON.parse(fake.requests[0]?.input ?? "{}")).toEqual({
      texts: [{ question: "Any thoughts of not wanting to live?", text: "Sometimes." }],
    });
  });

  it("says which text is by a clinician who writes of the work", async () => {
    const text = "If they want to die I stay on the phone.";
    await assessRisk(modelAt(fake), 5_000, [{ text, writer: "clinician" }]);
    expect(JSON.parse(fake.requests[0]?.input ?? "{}")).toEqual({
      texts: [{ question: null, writer: "clinician", text }],
    });
  });

  it.each<Behaviour>([
    answer("moderate", []),
    answer("terrible", ["suicide"]),
    answer("high", ["boredom"]),
    { kind: "server-error" },
    { kind: "hang" },
  ])("is given up after one attempt when the model shows %j", async (behaviour) => {
    fake.behave("risk", behaviour);
    const timeoutMs = behaviour.kind === "hang" ? 200 : 5_000;
    const asked = read("I have the pills here.", undefined, timeoutMs);
    await expect(asked).rejects.toMatchObject({ name: "ModelError" });
    expect(fake.requests).toHaveLength(1);
  });
});
