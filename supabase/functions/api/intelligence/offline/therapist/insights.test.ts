import { describe, expect, it } from "vitest";
import type { ExpertInsight } from "../../intelligence.ts";
import { describeTherapist } from "./describe-therapist.ts";
import { answersTo } from "./example-answers.ts";

const BY_NAME: ExpertInsight = {
  insight: "Some problems have a treatment that should be asked for by name.",
  application:
    "Favor exposure and response prevention for obsessions, trauma-focused treatment for trauma.",
  source: "jonas",
};
const WEEKLY: ExpertInsight = {
  insight: "Psychosis and heavy drinking need therapists who do that work every week.",
  application: "Rank therapists without stated experience of it below those who have it.",
  source: "miriam",
};
const FLOODING: ExpertInsight = {
  insight: "How a person handles strong feeling decides the order of the work.",
  application: "For flooding favor therapists who teach steadying skills first.",
  source: "jonas",
};
const PETS: ExpertInsight = {
  insight: "Walking outdoors loosens the tongue of adolescents who freeze in an office chair.",
  application: "Favor therapists who walk outdoors with adolescents.",
  source: "miriam",
};

function appliedTo(of: Parameters<typeof answersTo>[0], ...insights: ExpertInsight[]) {
  return describeTherapist({
    name: "Dana Whitfield",
    experience: 4,
    answers: answersTo(of),
    insights,
  }).insightsApplied;
}

describe("an expert's insight", () => {
  it("applies where the therapist's own words meet its subject, and names them", () => {
    const applied = appliedTo(
      {
        whom: "People with OCD, since I began.",
        methods: "Exposure and response prevention, about two hundred people by now.",
        stuck: "When somebody is flooded we stop and do grounding first.",
      },
      BY_NAME,
      WEEKLY,
      FLOODING,
    );
    expect(applied).toEqual([
      {
        insightText: BY_NAME.insight,
        relevance:
          "On OCD, Dana writes: “Exposure and response prevention, about two hundred people by now”.",
        source: "jonas",
      },
      {
        insightText: FLOODING.insight,
        relevance:
          "On strong feelings, Dana writes: “When somebody is flooded we stop and do grounding first”.",
        source: "jonas",
      },
    ]);
  });

  it("does not apply to what the therapist leaves to others or does not do", () => {
    const answers = {
      whom: "Adults with grief. I don't treat psychosis and I don't see people who drink daily.",
      limits: "Drinking and psychosis go to a colleague who does that every week.",
      methods: "I don't do exposure and response prevention. I listen and I ask about the person.",
      stuck: "I never use grounding, that is not how I work with anybody.",
    };
    expect(appliedTo(answers, BY_NAME, WEEKLY, FLOODING)).toEqual([]);
  });

  it("on a subject without a name applies when telling words are shared", () => {
    const walks = "I walk outdoors with adolescents who freeze in the office.";
    expect(appliedTo({ "first-session": walks }, PETS).map(({ source }) => source)).toEqual([
      "miriam",
    ]);
    const sits = "I sit in the office with everybody and we talk about the week.";
    expect(appliedTo({ "first-session": sits }, PETS)).toEqual([]);
  });

  it("is applied at most five times, each with other words", () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ ...FLOODING, source: `expert ${at}` }));
    const stuck = "When somebody is flooded we do grounding first, and I say why we do that now.";
    expect(appliedTo({ stuck }, ...many)).toHaveLength(1);
  });
});
