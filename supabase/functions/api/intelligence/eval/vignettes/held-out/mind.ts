import { said, therapists, type Vignette } from "../vignette.ts";

/** Fear, mood, unusual experience, injury and loss. */
export const HELD_OUT_MIND: Vignette[] = [
  {
    id: "f16",
    title: "Las manos",
    about: ["OCD"],
    answers: said({
      whyNow: "My hands bleed from the soap. My mother saw them at Christmas and she cried.",
      days: "1 hour shower, 40 minutes hands, groceries I wash with bleach. My kids can not hug me before they change clothes.",
      practical: "Tucson. En español por favor, my English goes when I am nervous",
    }),
    fits: therapists("Elena"),
    mustNot: therapists("Ruth", "Margaret"),
    needs: "Washing compulsions; exposure with response prevention, in Spanish.",
  },
  {
    id: "f17",
    title: "The stairs with the baby",
    about: ["perinatal", "OCD"],
    answers: said({
      whyNow:
        "He's 7 weeks. Each time I carry him down the stairs I see myself dropping him. It makes me sick, I'd die for him.",
      days: "So now I go down on my bottom, one step at a time. I hid the knives. My husband thinks I'm being careful.",
      tried: "Told my mother and she said don't tell anyone or they'll take him away.",
      practical: "Sacramento. Video, he'll be on me.",
    }),
    fits: therapists("Priya", "Elena"),
    mustNot: therapists("Samuel"),
    needs: "Unwanted thoughts of harm after birth; someone who knows them and is not alarmed.",
  },
  {
    id: "f18",
    title: "The V word",
    about: ["phobias"],
    answers: said({
      days: "I can't write the word, the thing when you're sick. No restaurants, no planes, no kids' parties. Smell all milk.",
      threeMonths: "Take my niece to Disney in Orlando and eat something there",
      stuck: "Push me a bit but TELL me first. No surprises.",
      roots: "I don't care where it comes from",
    }),
    fits: therapists("Elena", "Grace"),
    mustNot: therapists("Ruth", "Linh"),
    needs: "Fear of vomiting; graded exposure by agreement.",
  },
  {
    id: "f19",
    title: "The long way round the bay",
    about: ["panic"],
    answers: said({
      whyNow:
        "New job is across the Bay Bridge. It's 20 minutes and I'm driving 75 to go round it.",
      feelings: "Heart, hands, sure I'll pass out at the wheel. ER said heart of a teenager.",
      stuck: "explain it to me, then help me do it in bits",
    }),
    fits: therapists("Elena", "Grace"),
    mustNot: therapists("David"),
    needs: "Panic on a bridge; step by step practice.",
  },
  {
    id: "f20",
    title: "Cold call",
    about: ["social anxiety"],
    answers: said({
      days: "Second year associate. I rehearse 'good morning' in the elevator. I'd rather bill all night than speak at a meeting.",
      tried:
        "Beta blockers, Toastmasters (once, fled). My last therapist said my problem was 'ego'. I didn't go back.",
      hardTruth: "Ask me first. I fall apart when people are blunt.",
      practical: "Manhattan, video, 160 or less",
    }),
    fits: therapists("Grace", "Jordan"),
    mustNot: therapists("Anthony"),
    needs: "Fear of speaking among colleagues; gentle with criticism; New York.",
  },
  {
    id: "f21",
    title: "Somebody else's coat",
    about: ["depression", "relationships"],
    answers: said({
      whyNow: "I turned 64 and noticed I have been a little sad since about 1971.",
      tried:
        "Prozac, which took the edge off. A young man with worksheets; I filled them in to be polite and felt graded.",
      stuck: "Someone quiet. I'll get there.",
      roots: "Understand. I have all the time in the world, and I can afford it.",
      practical: "Montclair, New Jersey. I would like a real room.",
    }),
    fits: therapists("Ruth"),
    mustNot: therapists("Tyler", "Elena", "Daniel"),
    needs: "Lifelong low mood, wants depth and quiet, no worksheets.",
  },
  {
    id: "f22",
    title: "No interpreter in the room",
    about: ["depression", "illness and pain"],
    answers: said({
      whyNow:
        "Deaf since birth. Hospital fired 2 deaf staff, I next maybe. Since then no energy, stay bed all weekend.",
      tried: "Hearing therapist with interpreter. Interpreter goes to my church!! never again",
      understand: "Direct sign, ASL first language. Same as me best.",
      practical: "Austin TX, video",
    }),
    fits: therapists("Jordan"),
    needs: "Depression in a Deaf person who asks for direct ASL.",
  },
  {
    id: "f23",
    title: "It runs in the family, not in me",
    about: ["depression"],
    answers: said({
      first:
        "Getting off the couch. My mom is bipolar and I've been checked twice: no highs, I just go grey every winter and stay there.",
      days: "I work from home in pajamas. I'm 26 and the guitar has dust on it. I think 'what for' about most things except the cat.",
      stuck: "Depends on the day. Just be kind and be there next week.",
      safety: "No. Just flat.",
      practical: "video, up to 140",
    }),
    fits: therapists("Jordan", "Simone", "Aisha", "Tyler"),
    mustNot: therapists("Samuel"),
    needs: "Low mood without mania; anyone who treats depression within the fee.",
  },
  {
    id: "f24",
    title: "The three canoes",
    about: ["bipolar"],
    answers: said({
      whyNow:
        "Out of the hospital since Tuesday. In April I bought three canoes. I live in Phoenix.",
      tried:
        "Lithium works, when I take it. A therapist before wanted to talk about my father while I was not sleeping at all.",
      badDay: "My sister knows. She'd come along if that's allowed.",
      threeMonths: "See it coming next time. Keep my job.",
    }),
    fits: therapists("Samuel"),
    mustNot: therapists("Ruth", "Tyler", "Beatriz"),
    needs: "Bipolar disorder after mania; early signs, routine, family; Arizona.",
  },
  {
    id: "f25",
    title: "The radio in the wall",
    about: ["psychosis"],
    answers: said({
      days: "The voices comment everything I do, like a soccer announcer. On the medicine it is lower but not off. Never orders.",
      leave: "Who tells me it is not real. I know what I hear.",
      understand: "Vengo de Juárez, my mother only speaks Spanish and she wants to understand too",
      safety: "No, I want to live and get back to the bakery.",
    }),
    fits: therapists("Samuel"),
    mustNot: therapists("Tyler", "Jordan", "Carmen"),
    needs: "Voices, treated; somebody who does this daily; family in Spanish.",
  },
  {
    id: "f26",
    title: "Interstate 35",
    about: ["trauma", "sleep"],
    answers: said({
      whyNow:
        "A semi rolled over on us in January. I dream the sound, four nights in seven, and I will not get on the interstate.",
      tried: "Breathing. A lady who said when you're ready. I was ready, she wasn't.",
      stuck: "Tell me the plan and let's do it. Don't tiptoe.",
    }),
    fits: therapists("David"),
    mustNot: therapists("Wei", "Tom"),
    needs: "PTSD after a crash with nightmares; a direct treatment of the memory.",
  },
  {
    id: "f27",
    title: "The checkpoint",
    about: ["trauma"],
    answers: said({
      first:
        "Something I did, not something done to me. Mosul, 2006. There was a family in the car.",
      days: "Can't sit at my daughter's recitals. Can't take a thank you for your service.",
      understand: "I'm not teaching anybody what an MRAP is. Vet preferred.",
      practical: "Columbus GA, in person or video",
    }),
    fits: therapists("David"),
    mustNot: therapists("Grace", "Jordan"),
    needs: "Moral injury from war; a therapist who served.",
  },
  {
    id: "f28",
    title: "I go up to the ceiling",
    about: ["complex trauma"],
    answers: said({
      days: "When people raise their voice I go somewhere up by the ceiling and come back an hour later. I say yes to everything.",
      tried:
        "One had me tell my childhood from the beginning in week two. I couldn't feel my legs for days. Father drank; I don't touch it.",
      stuck: "quiet. slow. I need to know where the door is",
    }),
    fits: therapists("Linh"),
    mustNot: therapists("Anthony", "Tyler", "Marcus", "Tom"),
    needs: "Childhood abuse with dissociation; steadying before any memory.",
  },
  {
    id: "f29",
    title: "What the boat left",
    about: ["complex trauma", "race, culture and spirit"],
    answers: said({
      whyNow:
        "Ba died in May and I felt relief, then shook for a week. He beat us with a wire; nobody says the word.",
      feelings: "numb, then my stomach. I can't bear a hand on my back, even my wife's",
      understand: "Vietnamese family, came '79. You don't go around dishonoring your father.",
    }),
    fits: therapists("Linh"),
    mustNot: therapists("Tyler", "Jordan"),
    needs: "Violence in childhood in a refugee family; body, slowness, Vietnamese roots.",
  },
  {
    id: "f30",
    title: "His side of the bed",
    about: ["grief"],
    answers: said({
      whyNow:
        "My Walter passed in February after 51 years. The children say I ought to be joining things.",
      tried: "A grief class with a chart of stages. I was on the wrong stage apparently.",
      stuck: "I'd just like to tell someone about him.",
      practical: "Bangor, Maine. I don't do computers. On the telephone.",
    }),
    fits: therapists("Margaret"),
    mustNot: therapists("Tyler", "Beatriz"),
    needs: "A widow who wants to talk of her husband, by phone, unhurried.",
  },
];
