import { said, therapists, type Vignette } from "../vignette.ts";

/** Illness, sleep, habits, attention, temper, birth and fear. */
export const RELEASED_BODY_AND_HABITS: Vignette[] = [
  {
    id: "h16",
    title: "Still not over the virus",
    about: ["illness and pain", "transitions"],
    answers: said({
      whyNow:
        "Disability claim got denied. I was a paramedic who ran marathons; I now sit down to brush my teeth.",
      days: "If I do too much on Monday I pay until Thursday. Friends stopped asking.",
      threeMonths: "to live with this thing instead of waiting for it to leave",
      leave: "have you tried getting out more",
      understand: "that this is a body thing, not me being sad. I'm ALSO sad",
      practical: "San Antonio, Texas, from my bed, so video",
    }),
    fits: therapists("Wei", "Jordan"),
    mustNot: therapists("Anthony", "Tom", "Maya"),
    needs: "A long illness that changed a life: acceptance and pacing, from the bed.",
  },
  {
    id: "h17",
    title: "Two to five, wide awake",
    about: ["sleep", "burnout"],
    answers: said({
      whyNow:
        "I run a restaurant, I'm wired until two and up at five, for four years. I nodded off into the mise en place.",
      first: "Sleep. Work's fine, I love my work.",
      tried: "wine, then no wine, then ambien",
      stuck: "steps",
      practical: "Oakland, Cantonese or English, phone on Mondays",
    }),
    fits: therapists("Wei"),
    mustNot: therapists("Marcus", "Ruth"),
    needs: "Sleeplessness first, neither the work nor the wine; steps; Cantonese.",
  },
  {
    id: "h18",
    title: "It's legal now",
    about: ["substances"],
    answers: said({
      whyNow:
        "Oh, my girlfriend has decided I have a 'problem'. It's a plant. It's legal. I just happen to enjoy it before work, during work, and after work.",
      first: "getting her off my back. ok and maybe remembering a movie",
      tried: "took a month off in 2021, was a monster, learned nothing",
      leave: "a sermon",
      hardTruth: "funny is best",
      practical: "Detroit, 100ish",
    }),
    fits: therapists("Marcus"),
    mustNot: therapists("Tom", "Aisha", "Ruth"),
    needs: "Weed all day behind sarcasm: no sermon, humor, ambivalence welcome.",
  },
  {
    id: "h19",
    title: "The laptop at night",
    about: ["behavioural addictions", "sexuality"],
    answers: said({
      whyNow: "My wife came down for water at 3 am and I shut the laptop on my fingers.",
      days: "It's hours. It used to be pictures, now I need worse ones, all of it legal, still nothing I want in my head while I am leading the youth group.",
      feelings: "When I'm lonely or when work was bad, that's when",
      badDay: "That is what gets me through and that's what makes it bad",
      leave: "Disgust. I supply my own.",
      roots: "stop first, understand later",
      practical: "Ohio, phone might be easiest",
    }),
    fits: therapists("Marcus"),
    mustNot: therapists("Maya", "Aisha", "Tyler"),
    needs: "Compulsive porn with shame: practical help without disgust; Ohio.",
  },
  {
    id: "h20",
    title: "Level 90, life zero",
    about: ["behavioural addictions", "depression"],
    answers: said({
      whyNow: "my parents are charging rent from january. i'm 26",
      days: "up at 2pm, raid, raid, raid, sleep at 6. it stopped being fun around last summer",
      first: "dunno, job? people?",
      stuck: "someone chill who's not like my dad",
      practical: "Toledo OH, could do 60",
    }),
    fits: therapists("Tyler"),
    mustNot: therapists("Ruth", "Beatriz", "Rebecca"),
    needs: "A young man lost in games with little money who needs an easy alliance.",
  },
  {
    id: "h21",
    title: "Shirt on at the beach",
    about: ["body image", "gender and LGBTQ+", "sexuality"],
    answers: said({
      whyNow:
        "I left a date at the point where shirts come off. He was lovely. I took the stairs, eleven floors.",
      days: "Gym twice a day, chicken, scale, mirror, other mirror. Every guy on the apps is made of marble.",
      feelings: "Disgusted, then hungry, then online",
      understand: "The particular way gay men do this to each other",
      hardTruth: "Candid, I hate tiptoeing",
    }),
    fits: therapists("Kyle", "Rebecca"),
    mustNot: therapists("Anthony", "Margaret", "Tom"),
    needs: "Hating his body among gay men: candid, knowing that world or the illness.",
  },
  {
    id: "h22",
    title: "So much potential",
    about: ["ADHD", "parenting"],
    answers: said({
      whyNow:
        "I forgot my kid at swimming. I was early! I was in the parking lot! I was on the phone ordering him goggles!",
      days: "Laundry lives in the machine. Every form is due yesterday. On every report card since 2nd grade: bright, if only she would.",
      tried:
        "A nice therapist, we talked about my anxiety about it, I forgot half the appointments",
      stuck: "Systems. Text me. Treat me like an airport",
      feelings: "cry at commercials, then fine",
      practical: "LA",
    }),
    fits: therapists("Daniel"),
    mustNot: therapists("Maya", "Ruth"),
    needs: "Bright and scattered, never diagnosed: practical scaffolding, reminders.",
  },
  {
    id: "h23",
    title: "He is not cold",
    about: ["autism", "relationships"],
    answers: said({
      whyNow:
        "My husband was told at 45 that he's on the spectrum. He's relieved. I'm the one who cried, and I don't know about which part.",
      first: "How we fight. I want a hug and he brings me a diagram.",
      stuck:
        "We'd go together, and we need somebody who interrupts us and gives us things to practice",
      leave: "if he is treated as the broken one",
      practical: "Georgia, online, 200",
    }),
    fits: therapists("Tom"),
    mustNot: therapists("Maya", "Linh", "Ruth"),
    needs: "Two people and a late diagnosis: work with the couple, actively, in Georgia.",
  },
  {
    id: "h24",
    title: "I threw a clipboard",
    about: ["anger", "burnout"],
    answers: said({
      whyNow:
        "I'm a charge nurse and I threw a clipboard. It missed the resident. HR was very understanding about it, once.",
      days: "I bite everyone's head off, then drive home and sit in the driveway with the engine on and the radio off",
      stuck: "Straight answers. If you nod at me for an hour I'll throw something else",
      hardTruth: "bring it",
      roots: "change, my next shift is thursday",
      understand: "I'm a woman who swears. That's about it",
      practical: "Trenton NJ, phone between shifts",
    }),
    fits: therapists("Anthony"),
    mustNot: therapists("Ruth", "Margaret", "Linh"),
    needs: "A blunt nurse with a short fuse who wants something for Thursday.",
  },
  {
    id: "h25",
    title: "Hate you, don't go",
    about: ["personality", "relationships"],
    answers: said({
      whyNow: "I told my best friend she's dead to me and then slept outside her building. I'm 34.",
      feelings:
        "People are perfect and then they're garbage and I can't find the in between. Then I'm the garbage.",
      tried:
        "I've fired five therapists or they fired me. One was perfect until she went on vacation.",
      days: "Quit another job by email at midnight.",
      stuck: "don't let me get away with it, and don't go",
      safety:
        "I say it a lot. 'I'll kill myself.' I took pills in 2019. This year no, thinking only.",
    }),
    fits: therapists("Laura"),
    mustNot: therapists("Tyler", "Simone", "Jules", "Margaret"),
    needs: "All-or-nothing relationships with risk: a firm, warm program.",
  },
  {
    id: "h26",
    title: "The lab tech knows me as the runner",
    about: ["phobias", "illness and pain"],
    answers: said({
      whyNow:
        "Type 2, they told me, and I need blood drawn every three months and I RAN. I'm 200 pounds and I ran down Biscayne in a gown.",
      first: "Needles. I pass out if they're on TV.",
      badDay: "just not going to doctors",
      stuck: "Do it with me, step by step, and laugh a little",
      threeMonths: "one blood test sitting up",
      practical: "Miami",
    }),
    fits: therapists("Elena"),
    mustNot: therapists("Ruth", "Rebecca", "Margaret"),
    needs: "Fear of needles that harms health: practice, step by step.",
  },
  {
    id: "h27",
    title: "Nobody asks the father",
    about: ["perinatal", "depression"],
    answers: said({
      whyNow:
        "Our twins are four months. My wife is doing great, really great. I'm the one who sits on the stairs.",
      days: "I work, I bottle, I work. I'm short with everyone. I look at my old photos like a dead guy's",
      badDay: "Haven't told anyone. What would I say? It's not like I gave birth",
      stuck: "Practical. And don't call me dude",
      safety: "I've thought they'd manage fine without me. I wouldn't act on it.",
      practical: "Hoboken, New Jersey, video after eight pm",
    }),
    fits: therapists("Priya", "Anthony"),
    mustNot: therapists("Rebecca", "Tom", "Tyler"),
    needs: "A low new father who hides it; active help used to the first months.",
  },
  {
    id: "h28",
    title: "Germs, mostly",
    about: ["OCD", "anxiety"],
    answers: said({
      whyNow: "hands are bleeding a bit since the flu season and my roommate asked nicely",
      days: "maybe 40 min a day? groceries get wiped. its not terrible i still do everything",
      first: "the washing",
      hardTruth: "be gentle pls, i'm a wimp",
      stuck: "small steps",
      practical: "NYU, video",
    }),
    fits: therapists("Grace"),
    mustNot: therapists("Ruth", "Marcus"),
    needs: "A mild washing habit, gentle steps, New York.",
  },
];
