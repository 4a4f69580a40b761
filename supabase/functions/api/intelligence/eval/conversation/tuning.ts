import type { UtteranceCase } from "./utterance-case.ts";

/** As typed and as a recogniser hears it: without capitals and full stops. */
export const UTTERANCES_TUNING: readonly UtteranceCase[] = [
  { id: "u01", says: "I'm okay I guess, a bit tired.", answers: [] },
  { id: "u02", says: "fine thanks how are you", answers: [] },
  {
    id: "u03",
    says: "not great honestly my dad died in march and since the funeral i can't sleep i just lie awake until four",
    answers: ["whyNow", "days"],
  },
  {
    id: "u04",
    says: "I've been having panic attacks on the subway. It started last month after I got stuck in a tunnel for two hours.",
    answers: ["whyNow"],
    arguably: ["days"],
  },
  {
    id: "u05",
    says: "I feel sad all the time.",
    answers: [],
    arguably: ["feelings"],
  },
  {
    id: "u06",
    says: "my last therapist just nodded the whole time and i stopped going because it felt like talking to a wall i need somebody who tells me straight what they think",
    answers: ["tried", "leave", "hardTruth"],
    arguably: ["stuck"],
  },
  {
    id: "u07",
    says: "Nobody knows, I haven't told anyone. I drink a glass of wine every night to get to sleep, that's how I cope.",
    answers: ["badDay"],
    arguably: ["days"],
  },
  {
    id: "u08",
    says: "When I was a kid my mother left us and I was raised by my grandmother.",
    answers: [],
  },
  {
    id: "u09",
    says: "i want to be able to drive again without shaking and to enjoy my kids",
    answers: ["threeMonths"],
    arguably: ["days"],
  },
  {
    id: "u10",
    says: "I'm a gay man from a very religious family, and I need someone who gets what that is like.",
    answers: ["understand"],
  },
  {
    id: "u11",
    says: "I live in Oregon, I could pay maybe a hundred dollars a session, and I would prefer video.",
    answers: ["practical"],
  },
  { id: "u12", says: "I live in Oregon with my husband and two dogs.", answers: [] },
  {
    id: "u13",
    says: "my husband can't sleep and he drinks too much and he gets panic attacks",
    answers: [],
    arguably: ["whyNow"],
  },
  {
    id: "u14",
    says: "I go completely numb when something upsets me. Days later it hits me and I fall apart in the car.",
    answers: ["feelings"],
    arguably: ["days"],
  },
  {
    id: "u15",
    says: "Honestly I don't want to dig through my childhood again, I just need tools I can use this week.",
    answers: ["roots"],
    arguably: ["stuck", "tried", "leave"],
  },
  {
    id: "u16",
    says: "i need to understand why i keep choosing men like my father",
    answers: ["roots"],
    arguably: ["threeMonths", "first"],
  },
  {
    id: "u17",
    says: "No, I'm not suicidal, I've never thought about killing myself.",
    asked: "whyNow",
    answers: ["safety"],
  },
  {
    id: "u18",
    says: "should i tell my boss do you think i have adhd",
    answers: [],
  },
  {
    id: "u19",
    says: "The worst part is the mornings. I wake up at five with my heart going and I've called in sick three times.",
    answers: ["days", "first"],
  },
  {
    id: "u20",
    says: "work has been a lot lately my boss keeps piling things on and i snapped at my kids again last night",
    answers: ["days"],
    arguably: ["whyNow"],
  },
  {
    id: "u21",
    says: "I'm not looking for advice. I like it when someone asks good questions and lets me find it myself.",
    answers: ["stuck"],
  },
  {
    id: "u22",
    says: "My wife left me three weeks ago and took the kids.",
    answers: ["whyNow"],
  },
  {
    id: "u23",
    says: "My sister drives me everywhere, she's a saint. She has a little dog.",
    asked: "days",
    answers: [],
    arguably: ["badDay"],
  },
  {
    id: "u24",
    says: "i tried meditation and i tried zoloft which made me feel like a zombie and i saw a counselor in college who was lovely",
    answers: ["tried"],
  },
  {
    id: "u25",
    says: "I've never been to therapy before, so I don't really know how this works.",
    answers: ["tried"],
  },
  {
    id: "u26",
    says: "My doctor said I should talk to someone about my drinking.",
    answers: ["whyNow"],
  },
  {
    id: "u27",
    says: "I hate when therapists talk about God at me. I walked out on one who wanted to pray.",
    answers: ["leave"],
    arguably: ["tried"],
  },
  { id: "u28", says: "It's raining here and my phone is almost dead.", answers: [] },
  {
    id: "u29",
    says: "I get so angry I explode at everyone and then I hate myself for it.",
    answers: ["feelings"],
    arguably: ["days"],
  },
  {
    id: "u30",
    says: "be gentle with me please i can't take harsh words right now",
    answers: ["hardTruth"],
  },
  {
    id: "u31",
    says: "Only my best friend knows about it, and what keeps me going is the choir on Thursdays.",
    answers: ["badDay"],
  },
  {
    id: "u32",
    says: "My therapist friend says I should journal. I work in marketing.",
    answers: [],
    arguably: ["whyNow"],
  },
  {
    id: "u33",
    says: "i want someone who listens and doesn't rush me",
    asked: "leave",
    answers: ["stuck"],
  },
  {
    id: "u34",
    says: "Well, it's a long story, it goes back years, where do I even start?",
    answers: [],
  },
  {
    id: "u35",
    says: "There are days I wish I didn't exist, but I'd never do anything.",
    asked: "feelings",
    answers: ["safety"],
  },
  {
    id: "u36",
    says: "I lost my job in June and my savings are almost gone, so money is tight, and evenings are best because I drive for a delivery app during the day, and I'm in Texas.",
    answers: ["whyNow", "practical"],
  },
];
