import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { modelAt } from "../../../tests/fake-openai/model.ts";
import { type FakeOpenAi, startFakeOpenAi } from "../../../tests/fake-openai/server.ts";
import { describePerson } from "./describe-person.ts";
import type { ClientAnswer, Intelligence, PersonalityProfile } from "./intelligence.ts";
import { offlineIntelligence } from "./offline/offline-intelligence.ts";
import { answering } from "./offline/reading/example-answers.ts";
import { profileClient } from "./openai/profile-client.ts";

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const offline = offlineIntelligence();
/** The offline engine with the model's profile. */
const openai = (): Intelligence => ({
  ...offline,
  profileClient: async (answers) => ({
    result: await profileClient(modelAt(fake), 5_000, answers),
    engine: "openai",
  }),
});

const all = ({ personalityProfile, tags, summary }: PersonalityProfile) =>
  [personalityProfile, ...tags, summary].join("\n");
const last = ({ personalityProfile }: PersonalityProfile) =>
  personalityProfile.split("\n\n").at(-1);

const PLAN = "I want to kill myself tonight, with the pills in my drawer.";
const REST = "My work drains me and I lie awake until four every night.";
const OF_DANGER = /kill|suicid|pills|drawer|hurting yourself|self-harm|\bcut/i;
const CARE = /Call or text 988 .*In immediate danger call 911\.$/;

describe.each([
  ["offline", () => offline],
  ["openai", openai],
])("a profile by the %s engine", (name, engine) => {
  const described = async (answers: ClientAnswer[]) => describePerson(engine(), answers);

  it.each([
    { now: `${PLAN} There is enough. I moved here in May. ${REST}` },
    { now: REST, first: PLAN },
    { now: `${REST} I cut my arms when it gets too loud.` },
  ])("tells nothing of danger, and ends with whom to turn to: %j", async (said) => {
    const { result } = await described(answering(said));
    expect(all(result)).not.toMatch(OF_DANGER);
    expect(all(result)).toMatch(/work|awake|moved/);
    expect(last(result)).toMatch(CARE);
  });

  it("makes no label of a danger that was told as past", async () => {
    fake.behave("personality_profile", {
      kind: "answer",
      value: {
        paragraphs: ["Your work drains you, and the nights are long and wakeful."],
        tags: ["sleep", "Self-harm", "hurting yourself", "suicidal thoughts"],
        summary: "You look for rest from work and for better nights.",
      },
    });
    const past = "As a teenager I used to cut myself, that is long over.";
    const { result } = await described(answering({ now: `${REST} ${past}` }));
    expect(result.tags.length).toBeGreaterThan(0);
    expect([...result.tags, result.summary].join()).not.toMatch(/harm|hurting|suicid/i);
    expect(result.personalityProfile).not.toContain("stands hurting yourself");
  });

  it("is only care when nothing else was said", async () => {
    const { result } = await described(answering({ now: PLAN, first: "Nothing." }));
    expect(all(result)).not.toMatch(OF_DANGER);
    expect(result.personalityProfile.split("\n\n")).toHaveLength(2);
    expect(last(result)).toMatch(CARE);
    expect(fake.requests).toEqual([]);
  });

  it("speaks of no crisis where there is none", async () => {
    const { result, engine: made } = await described(answering({ now: REST }));
    expect(all(result)).not.toMatch(/988|911/);
    expect(made).toBe(name);
  });
});

describe("what was only inferred", () => {
  const [now] = answering({ now: "[Inferred] They panic on every bus and train" });
  const inferred = { ...now, inferred: true } as ClientAnswer;

  it("is a theme and no quotation", async () => {
    const { result } = await describePerson(offline, [
      inferred,
      ...answering({ first: "Well, I do not know what I would choose." }),
    ]);
    expect(result.tags).toContain("sudden fear");
    expect(all(result)).toContain("sudden fear");
    expect(all(result)).not.toMatch(/Inferred|They panic|You began with|as “They/);
  });

  it("is told to the model as such", async () => {
    await describePerson(openai(), [inferred, ...answering({ first: REST })]).catch(() => null);
    expect(JSON.parse(fake.requests[0]?.input ?? "{}").answers).toEqual([
      expect.objectContaining({ answer: "They panic on every bus and train", inferred: true }),
      expect.not.objectContaining({ inferred: expect.anything() }),
    ]);
    expect(fake.requests[0]?.instructions).toContain("never quote it");
  });

  it("is refused as the model's quotation", async () => {
    fake.behaveAlways("personality_profile", {
      kind: "answer",
      value: {
        paragraphs: ['You wrote "They panic on every bus" at the start.'],
        tags: ["fear"],
        summary: "You look for somebody who knows fear well.",
      },
    });
    const asked = describePerson(openai(), [inferred, ...answering({ first: REST })]);
    await expect(asked).rejects.toMatchObject({ code: "unfounded" });
  });
});

it("a person's own leading mark stays in the quotation", async () => {
  const { result } = await describePerson(
    offline,
    answering({ now: "<script>alert(1)</script> turtles are my friends now" }),
  );
  expect(result.personalityProfile).toContain("“<script>alert(1)</script> turtles");
});
