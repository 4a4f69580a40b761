import { asks, type ContributionCase, claims } from "../contribution-case.ts";

/** Spoken into a phone after a night on call, without a single mark. */
export const NIGHT_SHIFT_STREAM: ContributionCase = {
  id: "night-shift-stream",
  title: "People who work while others sleep, dictated",
  text: `right so I'm in the car park and I want to get this down before I forget it it's about nurses and paramedics and people who drive trucks all the people who work at night because we keep giving them appointments at ten in the morning which is their midnight and then we write that they are unmotivated so the first thing I'd ask anybody on shifts is when do you actually sleep and who protects that sleep because a person who has nobody guarding the bedroom door is never going to do the homework you give them and I always ask them what they do in the first hour after a bad night do they drive straight home do they sit in the car do they pour something that hour tells you more than any questionnaire and um another thing please ask them quietly whether they have ever fallen asleep at the wheel nobody volunteers that and it is the one thing that can kill somebody this week

okay therapists what I want to know from therapists is do you have hours after eight in the evening or before seven and would you change an appointment at two days' notice without charging because rosters change and the ones who charge lose every paramedic they ever had I'd also like to hear how they listen to a story with blood in it without pulling a face people who work with bodies stop talking the moment they see that face so if somebody comes from an ambulance or an emergency room give them a therapist who has worked in a hospital or at least sat in one at four in the morning and don't match them with someone who says self care in the first session they will laugh and they won't come back`,
  questions: [
    { gist: ["do you actually sleep"], audience: "client" },
    { gist: ["protects that sleep|who protects"], audience: "client" },
    { gist: ["what do you do", "first hour after a bad night"], audience: "client" },
    { gist: ["fallen asleep at the wheel"], audience: "client" },
    { gist: ["hours after eight"], audience: "therapist" },
    { gist: ["change an appointment"], audience: "therapist" },
    { gist: ["listen to a story with blood"], audience: "therapist" },
  ],
  alsoQuestions: [["drive straight home"], ["sit in the car"], ["pour something"]],
  insights: [
    ["nobody guarding the bedroom door", "homework"],
    ["ambulance", "worked in a hospital"],
    ["self care in the first session"],
    ["stop talking", "that face|the face"],
  ],
  alsoInsights: [
    ["ten in the morning"],
    ["hour tells you more"],
    ["nobody volunteers"],
    ["rosters change"],
    ["ones who charge"],
    ["kill somebody"],
  ],
  refinements: [
    {
      instructions: "remove the question about the wheel and make the summary shorter",
      obeyed: (after) => !asks(after, ["wheel"]),
      touches: { questions: [["wheel"]], summary: true },
    },
    {
      instructions: "add a question for clients about medication",
      obeyed: (after) => asks(after, ["medication|take"], "client"),
    },
    {
      instructions: "drop the insight about self care",
      obeyed: (after) => !claims(after, ["self care"]),
      touches: { insights: [["self care"]] },
    },
  ],
};
