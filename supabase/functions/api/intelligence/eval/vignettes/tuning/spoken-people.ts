import { said, therapists, type Vignette } from "../vignette.ts";

/** With whom people live and what they carry, told as people speak. */
export const spokenPeopleVignettes: Vignette[] = [
  {
    id: "l13",
    title: "She's done nothing",
    about: ["relationships"],
    answers: said({
      whyNow:
        "I go through my girlfriend's phone when she's asleep. She's done nothing, I know she's done nothing, my last one cheated and I can't let it go.",
      days: "If she's ten minutes late from work I've got the whole movie in my head. She's tired of proving it.",
      first: "to be normal with her before she's had enough of me",
    }),
    fits: therapists("Tom", "Ruth", "Beatriz"),
    mustNot: therapists("Kyle", "Marcus", "Wei"),
    needs: "Jealousy that the speaker knows is their own.",
  },
  {
    id: "l14",
    title: "Worship leader",
    about: ["race, culture and spirit"],
    answers: said({
      whyNow:
        "I lead worship at our church and I haven't believed a word of it in about two years. If I say so out loud I lose my wife, my friends and my paycheck.",
      days: "Saturday night my stomach goes. Sunday I raise my hands and watch myself do it.",
      leave: "Someone who tells me to pray about it. Or who thinks it's all stupid.",
    }),
    fits: therapists("Aisha", "Margaret"),
    mustNot: therapists("Kyle", "Tom", "Wei"),
    needs: "Lost faith inside a life built on it; no side taken.",
  },
  {
    id: "l15",
    title: "Participation points",
    about: ["social anxiety"],
    answers: said({
      whyNow:
        "There's participation points in my seminar and I haven't opened my mouth once. I practice one sentence in my head the whole ninety minutes and then class is over.",
      days: "I eat lunch in a stall on the third floor because the dining hall is just eyes.",
      hardTruth: "nicely please",
    }),
    fits: therapists("Grace", "Tyler"),
    mustNot: therapists("Rebecca", "Anthony", "Ruth"),
    needs: "A student who is afraid of being looked at.",
  },
  {
    id: "l16",
    title: "Somebody I never met",
    about: ["grief", "perinatal"],
    answers: said({
      whyNow:
        "I had an abortion in the spring and it was the right decision. I didn't expect to miss somebody I never met, and I can't tell anyone because they'd use it.",
      days: "I do the math when I see strollers. It would be due about now.",
      leave: "if they make it political, either direction",
    }),
    fits: therapists("Priya", "Margaret"),
    mustNot: therapists("Maya", "Kyle", "Tom"),
    needs: "Grief without regret, and without anybody to tell.",
  },
  {
    id: "l17",
    title: "Like a dentist appointment",
    about: ["perinatal", "grief"],
    answers: said({
      whyNow:
        "We lost the baby at eleven weeks, the second one. My husband went back to work on Monday like it was a dentist appointment.",
      days: "I unfollowed everybody who's expecting. I still have the app on my phone and it tells me what fruit it would be.",
      stuck: "just let me cry first",
    }),
    fits: therapists("Priya", "Margaret"),
    mustNot: therapists("Tom", "Maya", "Wei"),
    needs: "A second miscarriage, grieved alone.",
  },
  {
    id: "l18",
    title: "Like I'm the help",
    about: ["family conflict", "parenting"],
    answers: said({
      whyNow:
        "I married a man with two girls and they look right through me like I'm the help. If I say anything he says they've been through enough.",
      days: "Every other weekend I hide in the laundry room in my own house.",
      threeMonths: "one dinner where somebody asks me to pass the salt",
    }),
    fits: therapists("Carmen", "Tom", "Maya"),
    mustNot: therapists("Kyle", "Jules", "Priya"),
    needs: "A stepmother without a place at the table.",
  },
  {
    id: "l19",
    title: "You go in sideways",
    about: ["family conflict"],
    answers: said({
      whyNow:
        "My mom's house is floor to ceiling, you go in sideways. The county sent a letter, and she says I'm stealing from her if I throw out one newspaper.",
      days: "I fly down every month and we scream about yogurt cups. My brother says he's done with both of us.",
      first: "to talk to her without turning into a teenager",
    }),
    fits: therapists("Carmen", "Margaret", "Ruth"),
    mustNot: therapists("Elena", "Maya", "Kyle", "Jules"),
    needs: "The daughter of a mother who hoards: the family is hers, the hoarding is not.",
  },
  {
    id: "l20",
    title: "Outstanding",
    about: ["self-esteem", "burnout"],
    answers: said({
      whyNow:
        "I spent an hour and a half on a two-line email and then didn't send it. My review said outstanding and I went and threw up because I thought, now they'll find out.",
      days: "I'm the first in and the last out. I redo my team's slides at night so nobody sees a typo.",
      hardTruth: "straight, I'll do worse to myself anyway",
    }),
    fits: therapists("Beatriz", "Grace"),
    mustNot: therapists("Rebecca", "Wei", "Elena"),
    needs: "Perfectionism and the fear of being found out.",
  },
  {
    id: "l21",
    title: "The couch",
    about: ["infidelity and divorce", "relationships"],
    answers: said({
      whyNow:
        "My wife and I are falling apart. She found out I had an affair and told me to sleep on the couch.",
      first: "Getting her to trust me again, and to stop fighting in front of the kids.",
      days: "I can't concentrate at work. The kids are walking on eggshells.",
      stuck: "good questions, for both of us, and somebody who doesn't take sides",
    }),
    fits: therapists("Tom"),
    mustNot: therapists("Kyle", "Daniel", "Linh", "Wei"),
    needs: "A husband's affair and the wish to repair it together.",
  },
  {
    id: "l22",
    title: "The empty side",
    about: ["infidelity and divorce", "panic"],
    answers: said({
      whyNow:
        "My husband left me three months ago. I can't sleep, my heart starts racing and I panic.",
      days: "I stay on my side of the bed. I had to pull over on the bridge twice.",
      stuck: "tell me what to do, step by step",
    }),
    fits: therapists("Grace", "Elena", "Beatriz"),
    mustNot: therapists("Wei", "Kyle", "David"),
    needs: "Panic and nights without sleep after being left.",
  },
  {
    id: "l23",
    title: "Two classes",
    about: ["depression"],
    answers: said({
      whyNow:
        "I'm about to fail two classes and my mom found out. I've been in bed most of the week.",
      first: "Having energy again, and not feeling like a failure.",
      days: "I sleep until two and skip class and don't shower.",
      practical: "Evenings online, cheap",
    }),
    fits: therapists("Tyler", "Jordan"),
    mustNot: therapists("Priya", "Jules", "Maya", "Wei"),
    needs: "A student who has stopped; small steps, small fee.",
  },
  {
    id: "l24",
    title: "Every other Tuesday",
    about: ["infidelity and divorce", "parenting"],
    answers: said({
      whyNow:
        "The divorce went through and I get my boys every other weekend and Tuesdays. Sunday night I drop them off and sit in my truck till it's dark.",
      days: "The apartment's got two beds in it nobody sleeps in. I leave the lamp on.",
      stuck: "practical, I'm a plumber",
    }),
    fits: therapists("Beatriz", "Tom", "Carmen", "Anthony"),
    mustNot: therapists("Kyle", "Priya", "Wei"),
    needs: "A father after a divorce, with empty weeks.",
  },
];
