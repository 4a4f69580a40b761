import { asks, type ContributionCase, claims } from "../contribution-case.ts";

/** Scribbled between two clients. */
export const BULLET_NOTES: ContributionCase = {
  id: "bullet-notes",
  title: "Bullet notes between two clients",
  text: `Questions for clients:
- what they've tried, and what made it worse
- sleep
- who decides about money at home
- how they like to be told they're wrong
- any medication?

Questions for therapists
• caseload - how many do they see in a week
• what they do when they don't like a client
• whether they have ever been in therapy themselves

Notes to self
* grief is not an illness, never rush it
* couples: see them together first, always
* clients who ask about your training in the first minute are usually frightened, not critical
* pick up milk`,
  questions: [
    { gist: ["have you tried", "worse"], audience: "client" },
    { gist: ["sleep"], audience: "client" },
    { gist: ["who decides about money"], audience: "client" },
    { gist: ["like to be told", "wrong"], audience: "client" },
    { gist: ["medication|take"], audience: "client" },
    { gist: ["how many", "week"], audience: "therapist" },
    { gist: ["don't like a client"], audience: "therapist" },
    { gist: ["ever been in therapy yourself"], audience: "therapist" },
  ],
  insights: [
    ["grief is not an illness"],
    ["couples", "together first"],
    ["ask about your training", "frightened"],
  ],
  refinements: [
    {
      instructions: "merge 1 and 2, and remove the last insight",
      obeyed: (after) => asks(after, ["have you tried", "sleep"]) && !claims(after, ["frightened"]),
      touches: { questions: [["have you tried"], ["sleep"]], insights: [["frightened"]] },
    },
    {
      instructions: `change the second question to "What do your nights look like?"`,
      obeyed: (after) =>
        after.questions.some(({ question }) => question === "What do your nights look like?"),
      touches: { questions: [["sleep"]] },
    },
    {
      instructions: "remove question 14",
      obeyed: (_after, notes) => notes.length === 1,
    },
  ],
};
