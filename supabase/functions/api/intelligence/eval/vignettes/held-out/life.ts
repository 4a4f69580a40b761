import { said, therapists, type Vignette } from "../vignette.ts";

/** Work, worth, countries, births, illness and turns of life. */
export const HELD_OUT_LIFE: Vignette[] = [
  {
    id: "f46",
    title: "Level 3 of the parking garage",
    about: ["burnout", "self-esteem"],
    answers: said({
      whyNow:
        "I sat in the hospital garage for 50 minutes and paged somebody to cover. I'm the one who covers.",
      days: "Charting till midnight. I say yes before the sentence is over. Two weeks in Portugal did nothing.",
      hardTruth: "Please be smarter than me and say it early.",
    }),
    fits: therapists("Beatriz", "Anthony"),
    mustNot: therapists("Tyler"),
    needs: "A burned-out physician who pleases; challenging.",
  },
  {
    id: "f47",
    title: "Truck 9",
    about: ["burnout", "anger"],
    answers: said({
      whyNow:
        "Lieutenant, 24 yrs on the job. Chief says take the leave or he'll write me up. I'm short with everybody.",
      days: "No nightmares, no flashbacks, they checked. I'm cooked. Overtime, the roof, my mother in law.",
      leave: "some kid with a clipboard who never sweated",
    }),
    fits: therapists("Anthony"),
    mustNot: therapists("Tyler", "Ruth"),
    needs: "A worn-out fire officer, without PTSD; someone from the job.",
  },
  {
    id: "f48",
    title: "The only one on the slide",
    about: ["race, culture and spirit", "depression"],
    answers: said({
      whyNow: "They put my face on the diversity slide and gave my promotion to the man I trained.",
      days: "I cry on the connector, fix my makeup in the deck, and run the 9 o'clock. My sisters call me for rent.",
      understand:
        "I'm a Black woman. I'm not debating whether it was racism. I'd want her to be one too.",
    }),
    fits: therapists("Simone"),
    mustNot: therapists("Tyler", "Anthony"),
    needs: "Racial stress at work with low mood; asks for a Black woman.",
  },
  {
    id: "f49",
    title: "Strong friend",
    about: ["self-esteem", "depression", "race, culture and spirit"],
    answers: said({
      first:
        "I'm 31, Black, 6'4, and everybody's rock. I feel like a fraud from the minute I'm up. No war stories, no trauma, just tired of me.",
      stuck: "Hear me out before you fix anything.",
      understand: "I don't want to translate. Black therapist, man or woman.",
      practical: "Silver Spring, Maryland, 150",
    }),
    fits: therapists("Simone"),
    mustNot: therapists("Beatriz", "Samuel"),
    needs: "Low worth and mood in a Black man who asks for a Black therapist; Maryland.",
  },
  {
    id: "f50",
    title: "Sorry for the long email",
    about: ["self-esteem", "anxiety"],
    answers: said({
      days: "I apologize to doors. I reread a two line email nine times and lie awake over the comma.",
      threeMonths: "Send it. Say 'no, I can't Thursday' and sleep.",
      hardTruth: "softly, with cushions",
      practical: "Queens NY, up to 160 a session",
    }),
    fits: therapists("Grace", "Simone", "Jordan", "Aisha"),
    mustNot: therapists("Anthony", "Samuel"),
    needs: "Worry and low worth; gentle; New York at a middle fee.",
  },
  {
    id: "f51",
    title: "Saudade",
    about: ["immigration", "transitions"],
    answers: said({
      whyNow:
        "We moved from Porto Alegre to Boston for my husband's lab. I was an architect, here I am 'the wife'.",
      days: "I speak well but in English I have no jokes. I look at jobs and close the laptop.",
      stuck: "Provoke me a little, I've become too well behaved",
      practical: "Portuguese if possible! Boston. Money is not the problem",
    }),
    fits: therapists("Beatriz"),
    mustNot: therapists("Tyler"),
    needs: "A lost career after migration, in Portuguese.",
  },
  {
    id: "f52",
    title: "A knock at the door",
    about: ["immigration", "anxiety", "family conflict"],
    answers: said({
      whyNow:
        "They took my cousin at the car wash. Since then my boy asks every morning if I will come back.",
      days: "I don't sleep when a car stops outside. My husband is in Honduras since 3 years, we only have the phone.",
      practical: "Los Angeles, hablo español, I can pay 40 only",
    }),
    fits: therapists("Carmen"),
    mustNot: therapists("Tom", "Beatriz"),
    needs: "Fear of deportation in a divided family; Spanish, very low fee.",
  },
  {
    id: "f53",
    title: "A minus",
    about: ["anxiety", "race, culture and spirit"],
    answers: said({
      whyNow:
        "PhD quals in May. I've rewritten the first page since October and my advisor thinks I am on chapter two.",
      days: "Chest tight, jaw tight, 4 a.m. My parents sold the restaurant for this. They don't say it, they peel oranges.",
      stuck: "explain what's happening, small steps",
    }),
    fits: therapists("Grace"),
    mustNot: therapists("Tyler"),
    needs: "Perfectionism in a child of immigrants; small steps.",
  },
  {
    id: "f54",
    title: "The pastor's daughter",
    about: ["race, culture and spirit", "depression"],
    answers: said({
      whyNow:
        "I sat in Dad's front pew at Easter and realized I don't believe it. Haven't told a soul. I'm married, 2 kids.",
      feelings: "Heavy and sort of homesick. I keep teaching Sunday school.",
      leave: "If they make fun of it. Or pray for me.",
      practical: "Kalamazoo, Michigan. 100-130 by video",
    }),
    fits: therapists("Aisha"),
    mustNot: therapists("Marcus", "Maya"),
    needs: "Doubts nobody may hear, in a religious family; respectful; Michigan.",
  },
  {
    id: "f55",
    title: "Two pink lines, twice",
    about: ["perinatal", "grief"],
    answers: said({
      whyNow:
        "Second miscarriage, both after transfer. Clinic wants to go again in June and I can't open their envelopes.",
      days: "I mute everybody's baby shower. My husband says we can try again as if it were a lottery ticket.",
      stuck: "Help with the next two weeks, then with the rest. He would join sometimes.",
    }),
    fits: therapists("Priya"),
    mustNot: therapists("Tyler", "Anthony"),
    needs: "Loss within fertility treatment, partner welcome.",
  },
  {
    id: "f56",
    title: "Somebody else's baby",
    about: ["perinatal", "depression"],
    answers: said({
      whyNow:
        "She is ten weeks. Everybody says enjoy. I feed her, I change her, and there is just nothing there.",
      badDay:
        "Nobody knows. My mother in law lives with us and says in our time we had no depression.",
      understand: "Indian joint family. If she speaks Hindi I would cry less",
      safety: "No. I'm only empty.",
    }),
    fits: therapists("Priya"),
    mustNot: therapists("Maya", "Ruth"),
    needs: "Postpartum depression in a South Asian family, in Hindi.",
  },
  {
    id: "f57",
    title: "Scan in six weeks",
    about: ["illness and pain", "grief"],
    answers: said({
      whyNow:
        "Stage four, pancreas. I'm 58. Everyone wants me to fight and I'd like to talk about the other thing.",
      leave: "Positive thinking. Homework.",
      stuck: "Stay put and don't flinch.",
      understand: "I don't know what I believe. I'd like to be allowed not to know.",
    }),
    fits: therapists("Margaret"),
    mustNot: therapists("Tyler", "Beatriz"),
    needs: "Facing death, unhurried, open about God.",
  },
  {
    id: "f58",
    title: "The pill organizer",
    about: ["illness and pain", "relationships"],
    answers: said({
      whyNow:
        "Yelled at my husband because he fell. He has Parkinson's. I went and sat in the chest freezer room.",
      badDay: "Nobody. I do the pills, the sheets, the bank. A cigarette behind the garage.",
      stuck: "Let me say the ugly things out loud, no tips, I have a binder of tips",
    }),
    fits: therapists("Margaret"),
    mustNot: therapists("Tom", "Anthony"),
    needs: "A caregiver's anger and exhaustion; to be heard.",
  },
  {
    id: "f59",
    title: "First one to go",
    about: ["transitions", "depression", "social anxiety"],
    answers: said({
      whyNow:
        "freshman at temple. came home for break and didnt want to go back but told everyone its great",
      days: "eat ramen in bed, skip the 9am. dont know how people have friends already. nobody in my family went to college",
      safety: "no nothing like that",
      practical: "philly, like 50 bucks. chill person pls",
    }),
    fits: therapists("Tyler"),
    mustNot: therapists("Ruth", "Beatriz"),
    needs: "A lonely first-generation student with little money; relaxed; Pennsylvania.",
  },
  {
    id: "f60",
    title: "Emeritus",
    about: ["transitions", "depression"],
    answers: said({
      whyNow:
        "Forty years at the law school. They gave me a chair, with the crest on it. I sit in it.",
      first:
        "Why nothing I did seems to have been done by me. I am 72, and not ill, and nobody has died.",
      roots: "Where it comes from. I've no interest in goals.",
    }),
    fits: therapists("Ruth"),
    mustNot: therapists("Tyler", "Daniel"),
    needs: "Late-life emptiness, wants depth without goals.",
  },
];
