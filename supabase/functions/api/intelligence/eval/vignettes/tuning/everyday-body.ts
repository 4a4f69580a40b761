import { said, therapists, type Vignette } from "../vignette.ts";

/** Old hurts, losses, the body and habits, told the way people tell them. */
export const everydayBodyVignettes: Vignette[] = [
  {
    id: "e16",
    title: "The parking deck",
    about: ["trauma"],
    answers: said({
      whyNow:
        "A man I didn't know. Parking deck at work, eleven months ago. The trial is over and I thought I'd feel better and instead I moved my desk so I can see the elevator.",
      days: "I don't wear my hair in a ponytail any more. I run everything in my head: if I'd left at five.",
      tried:
        "Kind woman, very soft, two years' worth of talking about self-care in six months. We never once went near it. I think she was scared of it.",
      stuck: "go to the thing itself. with a map",
      practical: "Durham, in person ok",
    }),
    fits: therapists("David"),
    mustNot: therapists("Ruth", "Simone", "Tyler"),
    needs: "An assault that soft talk circled round; asks for a treatment that goes there.",
  },
  {
    id: "e17",
    title: "The good daughter's stomach",
    about: ["complex trauma", "immigration"],
    answers: said({
      whyNow:
        "My father had a stroke and everyone expects me to feed him. My hands won't do it. They remember the bamboo stick even though he doesn't.",
      feelings: "I leave. I'm standing there smiling and I've left.",
      stuck: "I need slow. So slow it would bore other people.",
      understand:
        "Vietnamese families, the boat, why nobody says anything. Má không nói tiếng Anh, so do I dream, half in Vietnamese.",
      practical: "San Jose or online",
    }),
    fits: therapists("Linh"),
    mustNot: therapists("Anthony", "Elena", "Tom"),
    needs: "A beaten child grown up, absent in her body; slow; Vietnamese understood.",
  },
  {
    id: "e18",
    title: "Don't touch my shoulder",
    about: ["complex trauma"],
    answers: said({
      whyNow:
        "new guy at work claps people on the back. I nearly decked him and then I cried in the walk-in fridge for twenty minutes",
      first:
        "Foster homes, four of em. I don't tell people which one was the bad one. They were all the bad one.",
      tried:
        "Court-ordered group at 15. A guy with a timer who wanted me to describe it over and over. nope",
      leave: "making me sit where I can't see the door",
      practical: "Tacoma",
    }),
    fits: therapists("Linh"),
    mustNot: therapists("David", "Tyler", "Daniel"),
    needs: "Many bad homes, a bad time with retelling: ground first, control of the room.",
  },
  {
    id: "e19",
    title: "Long sleeves in July",
    about: ["self-harm"],
    answers: said({
      whyNow:
        "My niece pushed my sleeve up at the pool to draw a flower on me. She's five. She asked if a cat did it.",
      days: "Fight with my boss or my mom, then the box under the sink, then I can breathe, then I hate myself. Twice a week-ish.",
      tried:
        "Counselor at church, she prayed and cried. Then one who made me sign a paper that I'd stop. I signed it with a bandage on lol",
      stuck: "something I can do at the moment it's happening, or a number to call at the moment",
      safety: "It isn't about dying. Never has been.",
      practical: "Greenville, South Carolina, after 4",
    }),
    fits: therapists("Laura"),
    mustNot: therapists("Tyler", "Jules", "Maya", "Ruth"),
    needs: "Repeated self-injury to breathe again; skills and coaching in the moment.",
  },
  {
    id: "e20",
    title: "Love bombs and landmines",
    about: ["personality", "relationships"],
    answers: said({
      whyNow:
        "Third job I rage-quit by group text. Same week I told a man I'd known 12 days he was my soulmate and then keyed his Jetta because he didn't call.",
      feelings: "there's no in between. People are angels or they're dead to me, by dinner",
      tried:
        "everyone's scared of me or charmed by me. One lady let me talk about my mom for 3 yrs and I'm EXACTLY the same",
      hardTruth: "straight. but don't be mean about it, I'll know",
      practical: "Erie PA video fine",
    }),
    fits: therapists("Laura"),
    mustNot: therapists("Ruth", "Tyler", "Tom"),
    needs: "Everything or nothing with people; acceptance and push, not more digging.",
  },
  {
    id: "e21",
    title: "Four minutes old",
    about: ["grief", "perinatal"],
    answers: said({
      whyNow:
        "We lost our little boy in the delivery room. It's been nine weeks. The leave is paid out and they'd like to know when I'm back.",
      days: "Milk came in anyway. I fold the things in the drawer. My husband runs, miles and miles.",
      leave: "Anybody who says we can try again.",
      practical: "Pittsburgh, from home, my husband might sit in",
    }),
    fits: therapists("Priya"),
    mustNot: therapists("Maya", "Beatriz", "Anthony"),
    needs:
      "A baby lost at birth, body and marriage included; Pennsylvania by video, partner welcome.",
  },
  {
    id: "e22",
    title: "Everybody brought lasagna",
    about: ["grief"],
    answers: said({
      whyNow:
        "My brother Denny od'd in his truck a year ago this week. I don't use, never have, before you put me in that bin.",
      first: "I keep dialing him. It's some landscaper's number now.",
      tried:
        "grief group, they had a worksheet with a wheel. Second fella told me I was in bargaining.",
      stuck: "Not much. Just don't look at the clock.",
      practical: "Millinocket Maine, phone because the wifi's a joke",
    }),
    fits: therapists("Margaret"),
    mustNot: therapists("Marcus", "Elena", "Tyler"),
    needs: "Loss of a brother to drugs; the speaker does not use; listening, by phone, in Maine.",
  },
  {
    id: "e23",
    title: "Night crew",
    about: ["sleep"],
    answers: said({
      whyNow: "Backed the forklift into a rack. Nobody hurt. Foreman sent me home.",
      days: "I lie there doing the math, if I go off now I get four hours, if I go off now I get three. Been going on since my kid was born and he's 9.",
      tried:
        "Melatonin, that tea, Ambien which had me eating cereal in the driveway. The mattress guy took me for 2 grand",
      stuck: "give me the rules. i'll follow em",
      practical: "Spokane, phone's best",
    }),
    fits: therapists("Wei"),
    mustNot: therapists("Ruth", "Samuel", "Marcus"),
    needs: "Years of broken nights, asks for rules: a sleep program by phone in Washington.",
  },
  {
    id: "e24",
    title: "Spoons",
    about: ["illness and pain", "transitions"],
    answers: said({
      whyNow:
        "It's three years since Covid and I did a load of laundry on Monday and was in bed till Thursday. My disability review came back 'capable of light duty'.",
      first: "How to have a life that is the size of a postage stamp and still mine.",
      tried: "graded exercise, which wrecked me. A therapist who hinted it was all stress. Bye.",
      leave: "'have you tried yoga'",
      practical: "Eugene, Oregon. Video from bed, short.",
    }),
    fits: therapists("Wei"),
    mustNot: therapists("Ruth", "Anthony", "Beatriz"),
    needs: "Exhaustion after a virus, not to be talked away; pacing; from home in Oregon.",
  },
  {
    id: "e25",
    title: "Googling lumps",
    about: ["illness and pain", "anxiety"],
    answers: said({
      whyNow:
        "5 doctors, 2 scans, 1 colonoscopy I begged for. Everything's clean. On the drive home from the clean result I found a new spot.",
      days: "Feeling my neck in meetings. WebMD until my thumb hurts. My wife has banned the word lymph",
      threeMonths: "not to know my own pulse",
      stuck: "an actual method, week by week please",
      practical: "Portland, Oregon",
    }),
    fits: therapists("Wei"),
    mustNot: therapists("Ruth", "Margaret"),
    needs: "Fear of illness despite clean results; methodical; licensed in Oregon.",
  },
  {
    id: "e26",
    title: "The dentist's little bottle",
    about: ["substances"],
    answers: said({
      whyNow:
        "Started with a root canal. I'm a school principal and last Friday I went through a colleague's purse in the staff room looking for hers.",
      days: "I count. I know at any hour how many are left. Sick as a dog if it's zero.",
      badDay: "No one. My wife thinks it's my back.",
      hardTruth: "Plainly, but I could not bear a sermon.",
      practical: "Fort Wayne, Indiana, and it can't show on the school insurance",
    }),
    fits: therapists("Marcus"),
    mustNot: therapists("Wei", "Tyler", "Beatriz"),
    needs: "Painkillers taken over a respectable life; no sermon; a doctor at hand for withdrawal.",
  },
  {
    id: "e27",
    title: "Wake and bake",
    about: ["substances", "behavioural addictions"],
    answers: said({
      whyNow: "gf said pick me or the pen. i laughed. she didnt",
      days: "first hit before my feet touch the floor. im not like a junkie im a line cook. but i cant eat w/o it, cant watch a show w/o it",
      threeMonths: "maybe just weekends? not sure i wanna quit quit",
      leave: "aa stuff. higher power. no thx",
      practical: "milwaukee, can pay 90",
    }),
    fits: therapists("Marcus"),
    mustNot: therapists("Tyler", "Rebecca"),
    needs: "All-day cannabis, unsure about stopping; no lecture, no twelve steps.",
  },
  {
    id: "e28",
    title: "Incognito",
    about: ["behavioural addictions", "sexuality"],
    answers: said({
      whyNow: "My son borrowed the laptop and saw the tabs. 44, deacon's kid, married 19 years.",
      days: "2 to 3 hours a night after she's asleep. Work bathroom. It isn't even pleasure any more, it's like scratching.",
      tried:
        "Blocker apps (I know the password). An accountability group where men cried and nobody changed.",
      stuck: "what to do at 11pm when the itch starts",
      understand: "I'm straight, before you ask. It isn't about that",
      practical: "Grand Rapids MI",
    }),
    fits: therapists("Marcus"),
    mustNot: therapists("Kyle", "Tom", "Tyler"),
    needs: "Hours of porn as a habit in a straight man; urges and evenings.",
  },
  {
    id: "e29",
    title: "Clean eating",
    about: ["eating"],
    answers: said({
      whyNow:
        "I passed out at track. Coach says I can't run until I see someone. I'm a sophomore at Villanova and I eat extremely healthy so this is kind of dumb.",
      days: "Egg whites, cucumbers, I weigh it, that's normal for athletes. I get up at 5 to do it before anyone sees. I haven't had my thing since last winter. Cold all the time.",
      badDay: "running, which they took away",
      hardTruth: "I guess I'd rather hear it than have people whisper",
      practical: "PA, parents will pay",
    }),
    fits: therapists("Rebecca"),
    mustNot: therapists("Tyler", "Jordan", "Beatriz"),
    needs: "Too little food dressed as health, with fainting: a specialist who involves a doctor.",
  },
  {
    id: "e30",
    title: "Lights off",
    about: ["body image", "sexuality"],
    answers: said({
      whyNow:
        "Guy at the beach on Fire Island, my friends all shirts off, me in a hoodie in August. I'm 36. He asked if I was cold.",
      first:
        "I like sex, in the dark, after three drinks, if he doesn't touch my middle. I'd like to be in the room for it once.",
      tried:
        "A nice straight lady. I spent half of every hour making her comfortable about Grindr.",
      understand: "He has to be one of us. I can't do the glossary again.",
      practical: "Brooklyn",
    }),
    fits: therapists("Kyle"),
    mustNot: therapists("Grace", "Rebecca", "Aisha"),
    needs: "A gay man ashamed of his body in bed who asks for a gay therapist, New York.",
  },
];
