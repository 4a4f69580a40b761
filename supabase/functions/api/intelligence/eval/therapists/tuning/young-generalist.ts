import { facts, type TherapistCase } from "../case.ts";

export const YOUNG_GENERALIST: TherapistCase = {
  id: "t2",
  kind: "Young generalist of few words",
  name: "casey lindqvist",
  experience: 1,
  answers: [
    `mostly anxiety and depression. young adults. they tell me`,
    `psychosis, eating stuff, anything court related. i ask my supervisor who's good`,
    `we talk about why you came and what you'd like to be different, its pretty chill. no clipboard`,
    `CBT. took the basic course + supervision every week. maybe 30 ppl. want to learn ACT next year`,
    `ask them. usually they know whats off`,
    `they come less and laugh more lol. we just plan the last few sessions together`,
    `"i might be wrong but i feel like we keep going around this one thing"`,
    `forgot someones sisters name. said sorry, wrote it down`,
    `i ask. im queer and from a small town so i know a bit abt being the odd one out`,
    `ask directly, safety plan, call my supervisor same day. ER if its now`,
    `lots of openings! $40-70 sliding. video + in person, OR`,
  ],
  facts: facts`
    named: anxiety
    named: depression
    named: young adults
    named: CBT
    description: one year
    description: psychosis
    description: i ask
    clients: anxiety
    clients: depression
  `,
  forbidden: facts`
    named: ACT
    named: eating
    named: psychosis
    anywhere: certified
    anywhere: licensed
    text: mainly with psychosis
  `,
  insights: [9],
  notInsights: [3, 5, 10],
};
