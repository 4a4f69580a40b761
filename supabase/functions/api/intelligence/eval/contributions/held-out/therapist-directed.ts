import { asks, type ContributionCase } from "../contribution-case.ts";

/** Wholly about what therapists should be asked. */
export const THERAPIST_DIRECTED: ContributionCase = {
  id: "therapist-directed",
  title: "What I would ask a colleague before sending anybody",
  text: `When I send somebody I love to a colleague I do not look at the website. I ring them up and I ask about the last client who dropped out. I ask what they think happened and I listen for whether they can say it without blaming the client or themselves.

Then I ask how they decide that a client is ready for trauma work. Anyone can name the protocol. I want to hear about the one they waited with.

Do they have somebody to call when they are out of their depth? What would that person say about their work? I have turned down brilliant clinicians because nobody ever looked over their shoulder.

It also matters how they handle money. If a client cannot pay for a month, do they stop, do they lower the fee, do they pretend not to notice? A therapist who has never thought about it will do the worst of the three.

And I would love to know what they read last year that changed something they do on Monday mornings. In my experience a therapist who has stopped learning is a therapist who has stopped listening.`,
  questions: [
    { gist: ["last client who dropped out"], audience: "therapist" },
    { gist: ["what do you think happened"], audience: "therapist" },
    { gist: ["decide", "ready for trauma work"], audience: "therapist" },
    { gist: ["do you have somebody to call"], audience: "therapist" },
    { gist: ["that person say about your work"], audience: "therapist" },
    { gist: ["handle money"], audience: "therapist" },
    { gist: ["cannot pay", "lower the fee"], audience: "therapist" },
    { gist: ["read last year"], audience: "therapist" },
  ],
  alsoQuestions: [["without blaming"], ["waited with"]],
  insights: [
    ["stopped learning", "stopped listening"],
    ["never thought about it", "worst"],
  ],
  alsoInsights: [["turned down brilliant"], ["name the protocol"]],
  refinements: [
    {
      instructions:
        "Take out the one about reading. Add a question about supervision for therapists.",
      obeyed: (after) =>
        !asks(after, ["read last year"]) && asks(after, ["supervision"], "therapist"),
      touches: { questions: [["read last year"]] },
    },
    {
      instructions: "please make the summary shorter and swap 1 and 2",
      obeyed: (after) => (after.questions[1]?.question ?? "").includes("dropped out"),
      touches: { summary: true },
      reorders: true,
    },
  ],
};
