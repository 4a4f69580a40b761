import type { UtteranceCase } from "./utterance-case.ts";

/** Never looked at while the reading is worked on; only the counts are. */
export const UTTERANCES_HELD_OUT: readonly UtteranceCase[] = [
  { id: "y01", says: "eh so so the coffee isn't working", answers: [] },
  {
    id: "y02",
    says: "My boyfriend moved out on Sunday and the apartment is so quiet I can hear the fridge.",
    answers: ["whyNow"],
  },
  {
    id: "y03",
    says: "i get the shakes before every shift and twice this month i turned around in the parking lot and went home",
    answers: ["days"],
    arguably: ["whyNow"],
  },
  {
    id: "y04",
    says: "I did EMDR with a woman in Tucson after the accident, it helped, and then she retired.",
    answers: ["tried"],
    arguably: ["whyNow"],
  },
  {
    id: "y05",
    says: "it would be nice to eat dinner with my family without counting anything",
    answers: ["threeMonths"],
    arguably: ["days"],
  },
  {
    id: "y06",
    says: "just don't give me worksheets the last lady gave me worksheets and i never went back",
    answers: ["leave", "tried"],
    arguably: ["stuck"],
  },
  { id: "y07", says: "My sister is a psychologist in Boston.", answers: [] },
  {
    id: "y08",
    says: "i don't really do feelings they show up a week later as a headache",
    answers: ["feelings"],
    arguably: ["days"],
  },
  {
    id: "y09",
    says: "I'm an immigrant from Ghana and people here talk about family as if you could just leave it.",
    answers: ["understand"],
  },
  {
    id: "y10",
    says: "my wife has no idea how bad it is i've never told her",
    answers: [],
    arguably: ["badDay"],
  },
  {
    id: "y11",
    says: "Cold showers, the gym, and calling my cousin. That's what keeps me together.",
    asked: "first",
    answers: [],
    arguably: ["badDay"],
  },
  {
    id: "y12",
    says: "please go slow with me and don't push",
    answers: [],
    arguably: ["stuck", "hardTruth"],
  },
  {
    id: "y13",
    says: "If you have something to tell me then tell me, I hate being handled.",
    answers: ["hardTruth"],
    arguably: ["leave"],
  },
  {
    id: "y14",
    says: "i am not interested in my childhood i want to get through the bar exam in july",
    answers: ["roots"],
    arguably: ["threeMonths", "first", "whyNow"],
  },
  {
    id: "y15",
    says: "what will you do with what i say",
    answers: [],
  },
  {
    id: "y16",
    says: "I'm in Ohio. Telehealth only, and my insurance is Aetna.",
    answers: ["practical"],
  },
  {
    id: "y17",
    says: "The dog died on Tuesday. I know it's only a dog.",
    answers: ["whyNow"],
  },
  {
    id: "y18",
    says: "my son hits his head when he is upset and the school calls me every day",
    answers: [],
    arguably: ["days", "whyNow"],
  },
  {
    id: "y19",
    says: "I used to drink a lot in my twenties, not any more.",
    answers: [],
    arguably: ["tried"],
  },
  {
    id: "y20",
    says: "no i never wanted to hurt myself nothing like that",
    asked: "days",
    answers: ["safety"],
  },
  {
    id: "y21",
    says: "The loneliness, more than anything else. Then the money.",
    asked: "whyNow",
    answers: ["first"],
  },
  {
    id: "y22",
    says: "i was promoted in spring and ever since i sit at my desk and nothing comes out",
    answers: ["whyNow", "days"],
  },
  {
    id: "y23",
    says: "I want somebody who asks me the question nobody else asks.",
    answers: ["stuck"],
  },
  { id: "y24", says: "sorry my kid just walked in, one second, okay, where were we", answers: [] },
  {
    id: "y25",
    says: "I can't breathe in this heat. Is it hot where you are?",
    answers: [],
    arguably: ["days"],
  },
  {
    id: "y26",
    says: "everyone at church knows and they pray for me which is nice but it does not help with the nights",
    answers: [],
    arguably: ["badDay", "tried", "days"],
  },
  {
    id: "y27",
    says: "if they yawn or look at their phone i won't come again",
    answers: ["leave"],
  },
];
