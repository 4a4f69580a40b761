import { asks, type ContributionCase } from "../contribution-case.ts";

/** Clients, therapists, parents and supervisors in one text. */
export const MIXED_AUDIENCES: ContributionCase = {
  id: "mixed-audiences",
  title: "Child and family work, for everybody involved",
  text: `With children there are always at least four people to ask and they all want different things.

The young person first. I ask whose idea it was to come. If it was not theirs I say so out loud, because they know it anyway and then we are two people who were both sent. I also want to know what their parents must not hear. Teenagers do not expect secrecy, they expect to be told the rules.

Ask the parents what they have already tried at home, and what they are afraid we will say about them. Parents who feel blamed stop bringing the child. Ask the parents who in the family is most worried.

Therapists should be able to say how they divide the hour between parent and child, and what they do when a parent phones between sessions. I would never send a frightened parent to a therapist who refuses to speak with parents at all. Therapists who see children also need to tell us whether they visit schools.

From supervisors I would like to hear how they notice that a therapist has taken the child's side against the parents. It happens to the best of us and usually in the third month.

One more thing for the therapists: what is the youngest age you see? People put "children" on their profile and mean fifteen-year-olds.`,
  questions: [
    { gist: ["whose idea", "come"], audience: "client" },
    { gist: ["your parents", "not hear"], audience: "client" },
    { gist: ["you", "already tried at home"], audience: "other" },
    { gist: ["who in the family", "worried"], audience: "other" },
    { gist: ["divide the hour", "parent and child"], audience: "therapist" },
    { gist: ["visit schools"], audience: "therapist" },
    { gist: ["notice", "child's side"], audience: "other" },
    { gist: ["youngest age"], audience: "therapist" },
  ],
  alsoQuestions: [["parent phones"], ["afraid we will say"]],
  insights: [
    ["teenagers", "rules"],
    ["parents who feel blamed", "stop"],
    ["never send", "frightened parent"],
  ],
  alsoInsights: [
    ["best of us", "third month"],
    ["profile", "fifteen"],
    ["four people"],
    ["was not theirs"],
  ],
  refinements: [
    {
      instructions: "keep only the client questions",
      obeyed: (after) =>
        after.questions.length > 0 &&
        after.questions.every(({ audience }) => audience === "client"),
      touches: {
        questions: [
          ["tried at home"],
          ["in the family"],
          ["divide the hour"],
          ["parent phones"],
          ["afraid we will"],
          ["visit schools"],
          ["child's side"],
          ["youngest age"],
        ],
      },
    },
    {
      instructions: "make the first therapist question simpler and move the last one to the top",
      obeyed: (after) => (after.questions[0]?.question ?? "").includes("youngest age"),
      touches: { questions: [["divide the hour"]] },
      reorders: true,
    },
    {
      instructions: "the second question is for parents",
      obeyed: (after) => asks(after, ["parents", "not hear"], "other"),
      touches: { questions: [["parents", "not hear"]] },
    },
  ],
};
