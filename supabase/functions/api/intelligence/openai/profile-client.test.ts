import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { EXAMPLE_ANSWERS } from "../../../../tests/fake-openai/example-match.ts";
import { modelAt } from "../../../../tests/fake-openai/model.ts";
import { type FakeOpenAi, startFakeOpenAi } from "../../../../tests/fake-openai/server.ts";
import { profileClient } from "./profile-client.ts";

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const profiled = (answers = EXAMPLE_ANSWERS) => profileClient(modelAt(fake), 5_000, answers);

const PARAGRAPH = 'You say that "my head will not stop", and you want clear steps.';
const answer = (differences: object) => ({
  kind: "answer" as const,
  value: {
    paragraphs: [PARAGRAPH, PARAGRAPH],
    tags: ["sleep", "Clear steps"],
    summary: "You look for clear steps towards better sleep.",
    ...differences,
  },
});

describe("the model's profile of a client", () => {
  it("is paragraphs apart by a blank line, tags in lower case and a summary", async () => {
    fake.behave("personality_profile", answer({}));
    expect(await profiled()).toEqual({
      personalityProfile: `${PARAGRAPH}\n\n${PARAGRAPH}`,
      tags: ["sleep", "clear steps"],
      summary: "You look for clear steps towards better sleep.",
    });
    expect(fake.faults).toEqual([]);
  });

  it("fits very long answers into the prompt and keeps each of them", async () => {
    const long = Array.from({ length: 12 }, (_, index) => ({
      questionId: `q${index}`,
      question: "And then?",
      answer: `Answer ${index}. ${"word ".repeat(3_900)}`,
    }));
    await profiled(long);
    const data = JSON.parse(fake.requests[0]?.input ?? "{}");
    expect(JSON.stringify(data).length).toBeLessThan(70_000);
    expect(data.answers).toHaveLength(12);
    expect(data.answers[11].answer).toMatch(/^Answer 11\./);
  });

  it.each<[string, object]>([
    [
      "words the client never wrote",
      { summary: 'You told us "I hate everyone around me" right away.' },
    ],
    ["a diagnosis", { summary: "You clearly suffer from major depression and need help." }],
    ["advice on medication", { summary: "You should stop taking your sleeping pills at once." }],
    ["markup", { paragraphs: ["# Your profile\n<b>You</b> are someone who wants to sleep."] }],
    ["a tag without an end", { tags: ["x".repeat(60)] }],
    ["the same tag twice", { tags: ["sleep", "Sleep"] }],
  ])("is refused when it holds %s", async (_, differences) => {
    fake.behave("personality_profile", answer(differences), answer(differences));
    await expect(profiled()).rejects.toMatchObject({ code: "unfounded" });
  });
});
