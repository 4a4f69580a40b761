import { describe, expect, it } from "vitest";
import { demoDirectory } from "./eval/demo-directory.ts";
import type { ClientAnswer } from "./intelligence.ts";
import { offlineIntelligence } from "./offline/offline-intelligence.ts";
import { answering } from "./offline/reading/example-answers.ts";
import { recommend } from "./recommend.ts";

const directory = demoDirectory();
const recommended = async (answers: ClientAnswer[]) => {
  const { recommendation } = await recommend(offlineIntelligence(), answers, async () => directory);
  if (recommendation === null) throw new Error("nobody was recommended");
  return recommendation;
};
/** All that is quoted or told of the client. */
const reasonsOf = ({
  matchReasoning,
  factors,
  caveat,
  alternatives,
}: Awaited<ReturnType<typeof recommended>>) =>
  [
    matchReasoning,
    caveat,
    ...factors.map(({ client }) => client?.quote),
    ...alternatives.flatMap((one) => [one.matchReasoning, one.difference]),
  ].join("\n");

const PANIC = "My heart goes nuts on the bus and I panic every day.";

describe("the reasons of a recommendation", () => {
  it.each([
    "I want to hang myself tonight, the rope is in the garage.",
    "I cut my thighs with a razor every night.",
    "I am going to shoot my boss on Friday.",
  ])("quote no danger, plan or means: %s", async (danger) => {
    for (const answers of [
      answering({ now: danger }),
      answering({ now: `${danger} ${PANIC}`, first: "The rope. The panic." }),
      answering({ now: PANIC, practical: `New York. ${danger}` }),
    ]) {
      const said = reasonsOf(await recommended(answers));
      expect(said).not.toMatch(/hang|rope|garage|cut my|razor|shoot|Friday/i);
    }
  });

  it("still lead to who knows what was told", async () => {
    const { specialty, tags, description } = await recommended(
      answering({ now: "I cut my thighs with a razor every night, I cannot stop self-harming." }),
    );
    expect([specialty, ...tags, description].join(" ")).toMatch(/self-harm|hurt|DBT|feelings/i);
  });

  it("quote what is said beside it", async () => {
    const answers = answering({ now: "I want to kill myself.", first: PANIC });
    expect(reasonsOf(await recommended(answers))).toContain("My heart goes nuts on the bus");
  });

  it("do not put inferred words into the client's mouth", async () => {
    const [inferred] = answering({ now: "[Inferred] They panic on every bus and train" });
    const match = await recommended([{ ...inferred, inferred: true } as ClientAnswer]);
    expect(reasonsOf(match)).not.toMatch(/Inferred|They panic/);
    expect([match.specialty, ...match.tags].join(" ")).toMatch(/panic|anxiety/i);
  });
});
