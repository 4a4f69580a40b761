import { said, therapists, type Vignette } from "../vignette.ts";

/** Partners, children, parents, tempers, bodies in love and who one is. */
export const HELD_OUT_PEOPLE: Vignette[] = [
  {
    id: "f31",
    title: "The shared tablet",
    about: ["infidelity and divorce", "relationships"],
    answers: said({
      whyNow:
        "Her messages came up on the kids' tablet. It went on for 14 months, with my running partner. We both want to try.",
      stuck: "We need a referee. Alone we go till 2 a.m. and nobody is any wiser.",
      leave: "If they pick a side",
      practical: "Both of us, Denver, up to 230",
    }),
    fits: therapists("Tom"),
    mustNot: therapists("Marcus", "Ruth"),
    needs: "A couple after an affair; active and fair; Colorado.",
  },
  {
    id: "f32",
    title: "Two grooms, one dishwasher",
    about: ["relationships", "gender and LGBTQ+"],
    answers: said({
      first:
        "The fighting. Luis goes silent for days, I chase him through the apartment with a speech. 9 years, married 3.",
      threeMonths: "A whole Sunday. And a decision about kids without slamming anything.",
      understand: "We are two men. Last counselor asked who's the wife.",
    }),
    fits: therapists("Kyle", "Tom"),
    mustNot: therapists("Aisha", "Simone"),
    needs: "A gay couple who pursue and withdraw; at ease with two husbands.",
  },
  {
    id: "f33",
    title: "Tuesday mornings",
    about: ["infidelity and divorce", "transitions", "self-esteem"],
    answers: said({
      whyNow: "The decree came by mail. 19 years, done, and he got the friends.",
      days: "On the weeks the kids are with him I stand in the cereal aisle and don't know which one I like.",
      hardTruth:
        "Straight out. I've been handled with kid gloves by everyone and it isn't helping.",
    }),
    fits: therapists("Beatriz"),
    mustNot: therapists("Tom"),
    needs: "Who am I after a divorce; challenging, for one person.",
  },
  {
    id: "f34",
    title: "Same man, new shoes",
    about: ["relationships"],
    answers: said({
      whyNow:
        "Number four just moved out. Different job, different accent, and he is my father to a T.",
      roots: "I want to know WHY I do this. I'm in no hurry.",
      stuck: "Tell me what you notice.",
    }),
    fits: therapists("Ruth", "Beatriz"),
    mustNot: therapists("Tyler", "Tom"),
    needs: "A repeating choice of partners; insight, and someone who says what she notices.",
  },
  {
    id: "f35",
    title: "The pantry door",
    about: ["anger", "parenting"],
    answers: said({
      whyNow:
        "Put my fist through the pantry door and my 6yo flinched when I reached for the milk next morning. Never laid a hand on anybody.",
      tried:
        "Deep breaths lol. My brother did a PTSD thing after Iraq, but I never served, I hang drywall.",
      stuck: "Just tell me what to do when my neck gets hot",
    }),
    fits: therapists("Anthony", "Laura"),
    mustNot: therapists("Ruth"),
    needs: "A father's temper; blunt tools for the day.",
  },
  {
    id: "f36",
    title: "Charge nurse",
    about: ["anger"],
    answers: said({
      whyNow: "HR. I threw a clipboard. At a surgeon, who had it coming, but still.",
      feelings: "It's up before I know it. Ten minutes later I'm mortified.",
      hardTruth: "I'm from Philly. Straight.",
      leave: "soft voice, box of tissues pushed at me",
    }),
    fits: therapists("Anthony", "Laura"),
    mustNot: therapists("Linh", "Margaret"),
    needs: "Outbursts at work in a woman who wants it straight.",
  },
  {
    id: "f37",
    title: "Stomach ache at 7:40",
    about: ["teens", "anxiety", "parenting"],
    answers: said({
      whyNow:
        "Our son is 12 and has been to school four days since Thanksgiving. Truancy letter came.",
      days: "Stomach ache at 7:40, fine by 9. He's sweet, plays with Legos, cries if you say bus.",
      tried: "Taking the Xbox. Driving him there in pajamas. Neither of us is proud of it.",
      practical: "Ann Arbor. Insurance pays most, 140 is ok",
    }),
    fits: therapists("Maya"),
    mustNot: therapists("Tyler", "Jules"),
    needs: "School refusal in a boy of twelve; work with the child and the parents; Michigan.",
  },
  {
    id: "f38",
    title: "Two toothbrushes",
    about: ["parenting", "infidelity and divorce"],
    answers: said({
      first: "My girl is 7. Since the split she bites at her dad's and wets the bed at mine.",
      stuck: "Advice!! what do I SAY when she says she hates his house",
      threeMonths: "same rules in both places and a dry bed",
    }),
    fits: therapists("Maya", "Carmen"),
    mustNot: therapists("Priya", "Tom"),
    needs: "A small child after a separation; play for her, plain advice for the parents.",
  },
  {
    id: "f39",
    title: "ask me my name",
    about: ["gender and LGBTQ+", "teens"],
    answers: said({
      whyNow: "im 15 and i picked a name and only my cat knows",
      first: "how to tell my dad. or if i should. im like 80% sure im a boy",
      leave: "if they tell my parents stuff or say its a phase",
      practical: "Worcester massachusetts. mom said ok to therapy but like cheap. video in my room",
    }),
    fits: therapists("Jules"),
    mustNot: therapists("Kyle", "Tyler"),
    needs: "A questioning trans teen; affirming, confidential; low fee.",
  },
  {
    id: "f40",
    title: "A letter, not a verdict",
    about: ["gender and LGBTQ+"],
    answers: said({
      whyNow:
        "Surgeon has a date in the fall and insurance wants a letter. I've been out as a woman since 2015, I'm 44.",
      tried: "A gatekeeper who wanted to hear about my toys. I paid him $900.",
      understand: "What being trans is. Please be part of the family.",
      practical: "Santa Fe. English or Spanish, a sliding scale would help",
    }),
    fits: therapists("Jules"),
    mustNot: therapists("Kyle"),
    needs: "A letter for surgery from someone who writes them without hoops.",
  },
  {
    id: "f41",
    title: "The garment drawer",
    about: ["sexuality", "gender and LGBTQ+", "race, culture and spirit"],
    answers: said({
      whyNow: "I'm 46, was a bishop, five children. I told my wife in March that I'm gay.",
      feelings: "Shame first, then a sort of hilarity. I haven't so much as held a man's hand.",
      understand:
        "The Mormon part. What it means to lose the temple, and that I still hum the hymns.",
      practical: "Bend, Oregon",
    }),
    fits: therapists("Kyle"),
    mustNot: therapists("Tom", "Tyler"),
    needs: "Coming out late from a strict faith; Oregon.",
  },
  {
    id: "f42",
    title: "Roommates with a mortgage",
    about: ["sexuality", "relationships"],
    answers: said({
      first:
        "We haven't had sex since our anniversary in 2021 and now we can't even talk about not having it. Nobody cheated.",
      days: "Separate blankets, separate shows. We're kind. We're so polite.",
      stuck: "Both of us, husband and wife, want exercises, something to try at home.",
    }),
    fits: therapists("Tom"),
    mustNot: therapists("Ruth", "Simone"),
    needs: "A couple whose intimacy has stopped; active coaching.",
  },
  {
    id: "f43",
    title: "I quit at lunch",
    about: ["personality", "relationships"],
    answers: said({
      first:
        "My moods by the HOUR. Someone is my soulmate at breakfast and I've blocked her by dinner. Quit 6 jobs mid shift.",
      tried:
        "They said bipolar, then took it back, then said borderline. I read about the skills thing with the diary, want that.",
      safety: "No, never hurt myself, I just burn things down. Not literally.",
    }),
    fits: therapists("Laura"),
    mustNot: therapists("Tyler"),
    needs: "Borderline instability without self-harm; asks for DBT.",
  },
  {
    id: "f44",
    title: "The little interpreter",
    about: ["family conflict", "immigration", "teens"],
    answers: said({
      whyNow:
        "My daughter 14 is screaming to me in English and I don't understand the half. She is tired to translate bank, doctor, all.",
      threeMonths: "We eat together one time and nobody cries",
      leave: "Who says I am a bad mother, or who asks for papers",
      practical: "Phoenix, en español, 50 dólares, todos juntos",
    }),
    fits: therapists("Carmen"),
    mustNot: therapists("Maya", "Beatriz"),
    needs: "An immigrant household with a teen, in Spanish, for little money.",
  },
  {
    id: "f45",
    title: "The fourth suitor",
    about: ["family conflict", "race, culture and spirit"],
    answers: said({
      whyNow:
        "Another rishta is coming Saturday with his mother. I am 27, a pharmacist, and I throw up before each one.",
      understand:
        "I pray, I love my parents, and I don't want to be rescued from them. A Muslim woman would be a relief.",
      stuck: "Questions. Everyone I know has advice.",
      practical: "Chicago suburbs, 120, phone so nobody hears",
    }),
    fits: therapists("Aisha"),
    mustNot: therapists("Kyle", "Tom"),
    needs: "Marriage pressure within faith; a Muslim woman; Illinois.",
  },
];
