import { asks, type ContributionCase } from "../contribution-case.ts";

/** Dictated in the car: no marks, fillers, starts again. */
export const DICTATED_STREAM: ContributionCase = {
  id: "dictated-stream",
  title: "Dictated without a stop",
  text: `okay so um I was thinking about this on the way home what I always ask people is you know why now because they have usually carried it for years and then something tips it over and uh the other thing I ask is who knows who else knows that they're struggling because if nobody knows then the therapist is the only one holding it and that's a lot and we never ask people about money like never and it decides everything and then I want to know how they fell asleep last night not in general but last night because people lie about sleep in general but they don't lie about last night um and with therapists I want to know how they handled the last rupture not what they believe about ruptures but what they actually did and whether they can tell me when they refer on because um the ones who never refer are the ones I worry about and I think people who apologise for crying usually need somebody who can wait and not somebody who hands them a tissue straight away and never put a man who was sent by his wife with a therapist who is going to lecture him he'll be gone after one session and so it matters whether a client comes by themselves or was sent by somebody and yeah that's it for now`,
  questions: [
    { gist: ["why now"], audience: "client" },
    { gist: ["who", "knows", "struggling"], audience: "client" },
    { gist: ["money|pay"], audience: "client" },
    { gist: ["fall asleep last night"], audience: "client" },
    { gist: ["handle", "last rupture"], audience: "therapist" },
    { gist: ["when", "refer on"], audience: "therapist" },
    { gist: ["come by yourself", "sent"], audience: "client" },
  ],
  insights: [
    ["apologise for crying", "wait"],
    ["never put", "sent by his wife", "lecture"],
  ],
  alsoInsights: [
    ["nobody knows", "only one"],
    ["lie about sleep"],
    ["never refer", "worry"],
    ["it decides everything"],
  ],
  refinements: [
    {
      instructions: "remove the question about money",
      obeyed: (after) => !asks(after, ["money"]) && !asks(after, ["pay"]),
      touches: { questions: [["money|pay"]] },
    },
    {
      instructions: "remove the second and add a question about sleep for therapists",
      obeyed: (after) => !asks(after, ["struggling"]) && asks(after, ["sleep"], "therapist"),
      touches: { questions: [["struggling"]] },
    },
    {
      instructions: "shorten the summary",
      obeyed: (after) => after.summary.length > 0 && after.summary.length < 400,
      touches: { summary: true },
    },
  ],
};
