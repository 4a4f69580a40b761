import { asks, type ContributionCase, claims } from "../contribution-case.ts";

/** Half sentences, telegraph style: chronic pain. */
export const TERSE_CHECKLIST: ContributionCase = {
  id: "terse-checklist",
  title: "Chronic pain on one page",
  text: `PAIN - one page

Intake, client:
- where it hurts today, not where it hurt first
- who believes them
- what they had to give up that nobody noticed
- opioids? how many, since when
- one thing they still do in spite of it

Therapist:
- how much they know about pain medicine
- ever treated somebody who did not get better?
- willing to call the GP, yes or no
- what they say when a client asks "is it all in my head?"

For physiotherapists and GPs:
- what have you told the client about the cause?
- what would you like us to stop saying?

Rules
- Belief first. Explanation later. Never the other way round.
- No therapist who promises less pain. Promise more life.
- Pacing beats pushing.
- Client in a legal case about the injury: improvement costs money. Say so aloud, once.
- Silence about the marriage = look at the marriage.
- Mindfulness only if they ask for it; offered too early it sounds like "ignore it".
- Anyone who cries when asked about sleep has not been asked before.`,
  questions: [
    { gist: ["where does it hurt today"], audience: "client" },
    { gist: ["who believes you"], audience: "client" },
    { gist: ["have to give up", "nobody noticed"], audience: "client" },
    { gist: ["opioid"], audience: "client" },
    { gist: ["one thing you still do|still do in spite"], audience: "client" },
    { gist: ["how much do you know about pain"], audience: "therapist" },
    { gist: ["treated somebody who did not get better"], audience: "therapist" },
    { gist: ["call the gp"], audience: "therapist" },
    { gist: ["what do you say when a client asks"], audience: "therapist" },
    { gist: ["told the client about the cause"], audience: "other" },
    { gist: ["like us to stop saying"], audience: "other" },
  ],
  insights: [
    ["belief first"],
    ["promises less pain"],
    ["pacing beats pushing"],
    ["legal case", "money"],
    ["silence about the marriage"],
    ["mindfulness only if"],
    ["cries when asked about sleep"],
  ],
  refinements: [
    {
      instructions: "the question about opioids should be gentler",
      obeyed: (after) => asks(after, ["opioid", "willing|as far as|all right to ask|own time"]),
      touches: { questions: [["opioid"]] },
    },
    {
      instructions: "remove the rule about mindfulness",
      obeyed: (after) => !claims(after, ["mindfulness only"]),
      touches: { insights: [["mindfulness"]] },
    },
    {
      instructions: "make the first question for therapists",
      obeyed: (after) => asks(after, ["hurt today"], "therapist"),
      touches: { questions: [["hurt today"]] },
    },
  ],
};
