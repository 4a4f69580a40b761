import type { ContributionCase } from "../contribution-case.ts";

/** One breath. */
export const ONE_LINER: ContributionCase = {
  id: "one-liner",
  title: "One line typed between sessions",
  text: `just ask people who they would call at 3 in the morning and if the answer is nobody give them a therapist who texts back`,
  questions: [{ gist: ["who would you call", "3 in the morning"], audience: "client" }],
  insights: [["answer is nobody", "texts back"]],
  refinements: [
    {
      instructions: "add one for therapists about emergencies",
      obeyed: (after) =>
        after.questions.some(
          ({ audience, question }) =>
            audience === "therapist" && /crisis|emergenc|suicide/i.test(question),
        ),
    },
    {
      instructions: `reword the question as "Who would pick up if you called at three in the morning?"`,
      obeyed: (after) =>
        after.questions[0]?.question === "Who would pick up if you called at three in the morning?",
      touches: { questions: [["3 in the morning"]] },
    },
  ],
};
