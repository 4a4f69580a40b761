import { said, therapists, type Vignette } from "../vignette.ts";

/** Several could do the work; the manner that the person asks for decides among them. */
export const RELEASED_MANNER: Vignette[] = [
  {
    id: "h47",
    title: "The granny flat",
    about: ["transitions", "depression"],
    answers: said({
      whyNow:
        "At sixty-nine I moved two thousand miles to live behind my daughter's house. It has a lovely window. I look out of it.",
      first: "I had a street where people knew my dog's name. I'm a visitor in my own old age.",
      badDay: "I haven't told my daughter, she'd build me a deck",
      stuck: "Company in it. A good ear",
      leave: "Cheerfulness, and homework",
      roots: "I'd like to make sense of it all a bit",
    }),
    fits: therapists("Ruth", "Margaret"),
    mustNot: therapists("Tyler", "Elena", "Daniel", "Maya"),
    needs: "Loneliness in later life: a listener, no program and no cheer.",
  },
  {
    id: "h48",
    title: "Plates",
    about: ["anger", "complex trauma"],
    answers: said({
      whyNow:
        "I broke every plate we own, one after the other, quite methodically, and my girlfriend filmed it.",
      first:
        "Getting hold of myself. Then what's beneath, I know well enough what is beneath, his name was Ray and I was nine.",
      feelings: "Boiling and then I'm watching it from the ceiling",
      stuck: "Teach me something for the minute it starts, before you open any boxes",
      hardTruth: "kindly but don't dodge",
      safety: "I scratch my arms afterwards sometimes. No plans of dying.",
    }),
    fits: therapists("Laura", "Linh"),
    mustNot: therapists("Tom", "Tyler", "Maya", "Marcus"),
    needs: "Outbursts on top of childhood abuse: steadying skills before memories.",
  },
  {
    id: "h49",
    title: "Ninety-four out of a hundred",
    about: ["self-esteem", "anxiety"],
    answers: said({
      whyNow: "I got a 94 and threw up. I'm in my second year of law school",
      days: "I rewrite e-mails nine times. I make a list, then a neat copy of the list.",
      first: "Never being good enough. It comes with dinner at my parents' house, like rice",
      threeMonths: "Hand in something that's merely fine",
      stuck: "tell me what you see and then dare me",
    }),
    fits: therapists("Beatriz", "Grace"),
    mustNot: therapists("Rebecca", "Samuel", "Margaret"),
    needs: "Perfectionism in a student who wants to be dared.",
  },
  {
    id: "h50",
    title: "They answer in English",
    about: ["immigration", "parenting", "race, culture and spirit"],
    answers: said({
      whyNow:
        "We came from Jordan six years ago. I speak to my children in Arabic and they answer in English, and last week the eldest said do not come to my school.",
      first: "I have lost my place, as father and in general.",
      stuck: "Advice is good, but first understand how it is with us",
      hardTruth: "With respect",
      practical: "Up to 130, online",
    }),
    fits: therapists("Aisha"),
    mustNot: therapists("Anthony", "Kyle", "Ruth"),
    needs: "A father between two worlds; Arabic-speaking, respectful.",
  },
];
