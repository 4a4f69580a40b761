import { facts, type TherapistCase } from "../case.ts";

export const TERSE_SURGEON: TherapistCase = {
  id: "t7",
  kind: "Terse, in bullets",
  name: "Viktor Hale",
  experience: 12,
  answers: [
    `- Panic.
- Health anxiety.
- Phobias: needles, flying, vomiting.
Adults only. I know I helped when the avoidance list is empty.`,
    `- Psychosis: refer.
- Active drinking: refer.
- Couples: no.
- Children: no.
I phone the colleague first.`,
    `0-10 min: problem list.
10-30: last bad episode, minute by minute.
30-45: one experiment agreed.
45-50: questions.`,
    `CBT. Interoceptive exposure. About 400 people. I don't do EMDR. No hypnosis.`,
    `Check the data. Check the homework. Shrink the step. If four sessions change nothing, I say so and we stop or I refer.`,
    `GAD-7 and PHQ-9 every session, on paper. Most finish in 8 to 14 sessions. Two booster sessions.`,
    `"You have been to the ER eleven times and your heart is fine. The problem is the checking."`,
    `Told a patient she was wasting our time. She cried. I apologized at the start of the next session and asked what she needed.`,
    `I ask. I don't know. I look it up after. I was raised in Omaha.`,
    `Ask: thoughts, plan, means, when. Written safety plan same session. Plan plus means: emergency room, I call ahead.`,
    `Two openings, mornings. $180. Video or office. Nebraska, Iowa. English.`,
  ],
  facts: facts`
    named: panic
    named: health anxiety
    named: phobias
    named: CBT
    named: exposure
    named: homework
    description: 12 years
    description: Viktor
    description: drinking
    description: couples
    description: children
    description: wasting our time
    description: The problem is the checking
    clients: panic
  `,
  forbidden: facts`
    named: EMDR
    named: hypno
    named: couples
    named: children
    named: psychosis
    named: alcohol
    text: EMDR
    style: warm
    style: gentle
    anywhere: certified
    anywhere: licensed
    anywhere: trained
  `,
  insights: [9],
  notInsights: [5, 10],
};
