import { asks, type ContributionCase, claims } from "../contribution-case.ts";

/** Numbered, punctuated, one thing at a time. */
export const ORDERLY_LIST: ContributionCase = {
  id: "orderly-list",
  title: "A numbered list from a consulting room",
  text: `Seven things I ask before I let anybody near a waiting list.

1. I always ask: what would be different in three months? People answer with a picture or with a slogan, and the picture is worth ten times more.
2. Do you want advice or quiet? Nobody minds the question, because it tells them that both are allowed.
3. Which of your troubles would you keep, if you had to keep one?
4. I ask what the last therapist did in the moment they decided to leave. It is the most honest reference anyone will ever give.
5. Find out whether anyone at home knows that they are looking for help, since a secret therapy is a fragile one.
6. Ask therapists how many people with this problem they have seen in the last year.
7. Ask therapists what they do in the week after a session went badly.

Two rules to go with it. Never match a client who left a silent therapist with another silent one. When a client says "I don't mind", they usually mind a great deal, so ask again in other words.`,
  questions: [
    { gist: ["different", "three months"], audience: "client" },
    { gist: ["advice or quiet"], audience: "client" },
    { gist: ["troubles", "keep"], audience: "client" },
    { gist: ["last therapist", "moment"], audience: "client" },
    { gist: ["anyone at home", "know", "you"], audience: "client" },
    { gist: ["how many people", "last year"], audience: "therapist" },
    { gist: ["week after", "session", "badly"], audience: "therapist" },
  ],
  insights: [
    ["never match", "silent"],
    ["i don't mind", "great deal"],
  ],
  alsoInsights: [["picture", "slogan"], ["honest reference"]],
  refinements: [
    {
      instructions: "Drop the third question and add one about sleep for clients.",
      obeyed: (after) => !asks(after, ["troubles", "keep"]) && asks(after, ["sleep"], "client"),
      touches: { questions: [["troubles", "keep"]] },
    },
    {
      instructions:
        "make the last question softer, and the summary should say Seven questions before the waiting list.",
      obeyed: (after) =>
        after.summary === "Seven questions before the waiting list." &&
        asks(after, ["week after", "session", "if|your own|as far"], "therapist"),
      touches: { questions: [["week after"]], summary: true },
    },
    {
      instructions: "Add an insight that people who answer with a picture are ready to start.",
      obeyed: (after) => claims(after, ["answer with a picture", "ready to start"]),
    },
  ],
};
