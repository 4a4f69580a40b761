import { asks, type ContributionCase, claims } from "../contribution-case.ts";

/** Step by step, for whoever does intake: new parents. */
export const PRACTICAL_GUIDE: ContributionCase = {
  id: "practical-guide",
  title: "How to place somebody with a new baby",
  text: `How I place somebody with a new baby, step by step.

Step one: safety. When a mother says she is scared of her own thoughts, ask her which thoughts, and ask it calmly. Frightening images are common and are not the same as intent, which means that an alarmed face does more damage than the question. If she says the baby would be better off without her, stop matching and call the crisis line together.

Step two: the night. Find out how many hours in a row they slept, and who gets up. Then ask plainly who else could hold the baby for one hour a week. No hour, no therapy; so look for a therapist who allows the baby in the room.

Step three: the birth itself. Don't ask whether it went well. Ask if there was a moment when they thought that they or the baby might die. Women who were told "at least the baby is healthy" rarely bring it up again on their own.

For therapists:
Have you sat with a crying baby in the session? Do you know the difference between exhaustion and depression, and how would you tell? Tell us about a father you have worked with. I do not need anybody who has children; I need somebody who doesn't give advice about feeding.

For supervisors:
How often do you hear about fathers? When a therapist brings a case with an infant, do you ask who is holding the baby while they talk?

Fathers get depressed later, usually around month six, and they call it work. A father who suddenly does more overtime should be asked the same questions as the mother. Partners who come along to the first session stay away from the second if nobody spoke to them, so speak to them.

Last, remember that shame about not loving the baby yet is the best kept secret in my profession. Whoever can say "that happens" without blinking is the right person.`,
  questions: [
    { gist: ["which thoughts|scared of your own thoughts"], audience: "client" },
    { gist: ["how many hours in a row"], audience: "client" },
    { gist: ["hold the baby for one hour"], audience: "client" },
    { gist: ["moment when you thought", "die"], audience: "client" },
    { gist: ["sat with a crying baby"], audience: "therapist" },
    { gist: ["difference between exhaustion and depression"], audience: "therapist" },
    { gist: ["a father you have worked with"], audience: "therapist" },
    { gist: ["how often do you hear about fathers"], audience: "other" },
    { gist: ["who is holding the baby while"], audience: "other" },
  ],
  insights: [
    ["frightening images", "intent"],
    ["better off without her", "stop matching"],
    ["no hour, no therapy|baby in the room"],
    ["at least the baby is healthy"],
    ["fathers get depressed later"],
    ["overtime", "same questions"],
    ["partners who come along"],
    ["shame about not loving"],
  ],
  alsoInsights: [
    ["advice about feeding"],
    ["that happens"],
    ["whether it went well|whether the birth"],
  ],
  refinements: [
    {
      instructions: "Keep only the questions for clients.",
      obeyed: (after) => after.questions.every(({ audience }) => audience === "client"),
      touches: {
        questions: [["crying baby"], ["exhaustion"], ["father"], ["holding the baby"]],
      },
    },
    {
      instructions: "remove the insight about overtime, and swap questions 1 and 2",
      obeyed: (after) => !claims(after, ["overtime"]),
      touches: { insights: [["overtime"]] },
      reorders: true,
    },
    {
      instructions: "add a question for therapists about supervision",
      obeyed: (after) => asks(after, ["supervis|look over|consult"], "therapist"),
    },
  ],
};
