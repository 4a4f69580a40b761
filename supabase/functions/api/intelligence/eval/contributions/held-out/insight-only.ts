import { asks, type ContributionCase, claims } from "../contribution-case.ts";

/** Observations and warnings; nothing is asked. */
export const INSIGHT_ONLY: ContributionCase = {
  id: "insight-only",
  title: "Things I have come to believe",
  text: `After thirty years I believe very few things. The first is that politeness is the most expensive symptom there is. Polite clients stay too long with the wrong therapist and then give up on therapy altogether.

Veterans do badly with therapists who flinch. It does not matter how well trained the therapist is, if they look away once the man will not come back.

Perfectionists should not be given homework in the first month. They will do it perfectly and learn nothing.

If a person has been betrayed by a helper before, a doctor, a priest, a teacher, then warmth frightens them and plain information calms them down.

Couples who laugh together in the first session usually stay together, whatever they are fighting about.

I used to think that insight heals. Now I think that being remembered heals: the therapist who recalls the name of the dog does more than the one with the better theory.`,
  questions: [],
  insights: [
    ["politeness", "expensive symptom"],
    ["polite clients", "too long"],
    ["veterans", "flinch"],
    ["perfectionists", "homework"],
    ["betrayed by a helper", "warmth frightens"],
    ["couples who laugh", "stay together"],
    ["being remembered heals"],
  ],
  alsoInsights: [["look away once"], ["learn nothing"]],
  refinements: [
    {
      instructions:
        "Add two questions about endings, one insight is enough about couples. Drop the insight about veterans.",
      obeyed: (after) =>
        asks(after, ["end|goodbye|no longer need"]) && !claims(after, ["veterans"]),
      touches: { insights: [["veterans"], ["couples"]] },
    },
    {
      instructions: "no insights about homework",
      obeyed: (after) => !claims(after, ["homework"]),
      touches: { insights: [["homework"]] },
    },
    {
      instructions:
        "Summary should say: What thirty years have taught me about politeness, fear and being remembered.",
      obeyed: (after) =>
        after.summary ===
        "What thirty years have taught me about politeness, fear and being remembered.",
      touches: { summary: true },
    },
  ],
};
