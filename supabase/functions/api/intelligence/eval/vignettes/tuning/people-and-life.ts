import { said, therapists, type Vignette } from "../vignette.ts";

/** Couples, families, identity, work, and people who can hardly say what it is. */
export const TUNING_PEOPLE_AND_LIFE: Vignette[] = [
  {
    id: "t25",
    title: "The phone was face up",
    about: ["infidelity and divorce", "relationships"],
    answers: said({
      whyNow: "I saw the messages. It had been going on since spring with a woman from his gym.",
      first:
        "Whether we can still be married. We both want to try, he says, and I want to want to.",
      days: "We whisper-fight in the garage so the kids don't hear. I check his location at work",
      tried: "Our pastor. He told me to forgive.",
      stuck: "Somebody who steps in. We go round and round the same track.",
      leave: "If they took his side. Or mine, I guess",
      practical: "Denver, both of us, 200 is ok",
    }),
    fits: therapists("Tom"),
    mustNot: therapists("Marcus", "Tyler", "Maya"),
    needs: "A couple after an affair who want a referee that is fair to both.",
  },
  {
    id: "t26",
    title: "Two husbands, one silence",
    about: ["relationships", "gender and LGBTQ+", "sexuality"],
    answers: said({
      whyNow:
        "Mark and I are coming up on ten years and we haven't touched since about year eight.",
      first:
        "the bedroom, and then the not talking about the bedroom. Opening up the marriage was floated and then we both pretended it wasn't",
      feelings: "I joke. He leaves the room.",
      leave: "Having to explain gay men to someone. Any tiny look.",
      understand: "Would much prefer a gay therapist",
      hardTruth: "We can take it, be cheeky",
      practical: "Portland OR",
    }),
    fits: therapists("Kyle"),
    mustNot: therapists("Priya", "Aisha", "Margaret"),
    needs: "A gay couple without sex who ask for a gay therapist who can joke.",
  },
  {
    id: "t27",
    title: "Mi hija ya no me habla",
    about: ["family conflict", "immigration", "teens"],
    answers: said({
      whyNow:
        "Prefiero en español pero escribo un poco en inglés. My daughter 15 don't talk to me since december. She say I don't understand here. I work two jobs, she take care of the little brother and she is angry.",
      first: "My family together like before",
      days: "We eat in different rooms, my husband say is my fault",
      stuck: "consejos, alguien que me diga qué hacer",
      practical: "Los Angeles. Only can pay 40 or 50. Español por favor. Saturday",
    }),
    fits: therapists("Carmen"),
    mustNot: therapists("Beatriz", "Ruth", "Tom"),
    needs: "A Spanish-speaking family with a distant daughter and little money.",
  },
  {
    id: "t28",
    title: "The stomach aches stop at noon",
    about: ["teens", "parenting", "anxiety"],
    answers: said({
      whyNow:
        "Our son (12) has been in school 9 days since Christmas. Every morning stomach ache, by noon he's fine and building Lego.",
      first:
        "Get him back to school without dragging him to the car, which I did, and I'm not proud",
      tried:
        "Taking the Xbox away. Giving the Xbox back. A counselor who sat him in a chair and asked questions, he looked at his shoes for an hour",
      stuck: "He needs someone fun. WE need someone to tell us what to do.",
      roots: "what to do on Monday",
      practical: "Columbus, Ohio, in person for him",
    }),
    fits: therapists("Maya"),
    mustNot: therapists("Ruth", "Beatriz", "Marcus"),
    needs: "A boy who cannot go to school: play for him, advice for the parents.",
  },
  {
    id: "t29",
    title: "Call me Ash",
    about: ["gender and LGBTQ+", "teens"],
    answers: said({
      whyNow: "im 16. my mom said i can pick the therapist if i actually go",
      first:
        "everyone calls me by the old name and every time its like a paper cut. also i think i'm bad at being a person",
      leave: "if they make it a Phase or if they tell my mom everything",
      understand:
        "im not a girl. not sure what the rest is yet and i dont want to be rushed. someone trans or nb would be sick",
      stuck: "dont tell me what to do. ask stuff",
      practical: "boston ish. online. my mom says under 100",
    }),
    fits: therapists("Jules"),
    mustNot: therapists("Anthony", "Elena", "Tom"),
    needs: "A teenager unsure about gender who wants somebody trans or non-binary who follows.",
  },
  {
    id: "t30",
    title: "Fifty-two and finally saying it",
    about: ["sexuality", "gender and LGBTQ+", "race, culture and spirit"],
    answers: said({
      whyNow:
        "I am a deacon, a husband of twenty-six years, and I have known since I was eleven. My wife asked me in the kitchen last month and I said yes. I said yes. I don't know where to put my hands any more. I was taught that men like me burn. I no longer believe it in my head, my body hasn't heard.",
      first: "To stop hating what I want. Then to figure out what I owe her.",
      badDay: "Two people: her, and now whoever reads this.",
      feelings: "they come out as migraines, and lately in the car, singing",
      understand: "A man who has been through this himself, if such a person exists.",
      hardTruth: "Say it plainly but stay in the room with me afterwards.",
      safety: "Years ago I stood on a bridge, in my thirties. I've not been near that since.",
      practical: "Sacramento",
    }),
    fits: therapists("Kyle"),
    mustNot: therapists("Tyler", "Elena", "Aisha"),
    needs: "Coming out late from a strict faith; asks for a man who has lived it.",
  },
  {
    id: "t31",
    title: "Strong for everyone",
    about: ["race, culture and spirit", "burnout", "self-esteem"],
    answers: said({
      whyNow:
        "A director touched my hair in front of clients and I laughed. I LAUGHED. Then sat in my car for forty minutes.",
      days: "Only one on my floor who looks like me. I do my job plus the diversity thing plus my mother's bills plus my brother.",
      feelings: "Later. At night. In the closet so my daughter doesn't hear",
      leave: "If I have to prove it happened. 'Are you sure she meant it that way'",
      understand: "I want a Black woman. Full stop.",
      stuck: "hold me up first and then you can tell me about myself",
      practical: "Atlanta",
    }),
    fits: therapists("Simone"),
    mustNot: therapists("Anthony", "Tom", "Ruth"),
    needs: "A Black woman worn out by being strong asks for a Black woman.",
  },
  {
    id: "t32",
    title: "The engagement party is in June",
    about: ["race, culture and spirit", "family conflict", "anxiety"],
    answers: said({
      whyNow: "my parents found a good man and everyone is so happy and I cant breathe",
      first:
        "to know if I'm scared of him or of saying no. I love my family, please don't tell me to cut them off",
      days: "I pray fajr and then lie there with my heart racing until work",
      leave: "My college counselor said I am oppressed. I left.",
      understand: "I'm Muslim and that is not the problem. A sister would be easier.",
      stuck: "questions, soft ones",
      practical: "Dearborn MI, phone is better so nobody hears from the hallway",
    }),
    fits: therapists("Aisha"),
    mustNot: therapists("Anthony", "Kyle", "Beatriz"),
    needs: "A Muslim woman torn about a marriage who must not be told her faith is the problem.",
  },
  {
    id: "t33",
    title: "Level B2, spot 114",
    about: ["burnout", "self-esteem"],
    answers: said({
      whyNow:
        "Oh, I'm living the dream. VP at 41. I sit in spot 114 on level B2 each morning until 8:58 because I can't make my legs do it.",
      first: "I cannot say no. To anyone. I agreed to coach soccer. I hate soccer.",
      tried:
        "Meditation app, with the British man. A very sweet therapist who agreed with everything I said; I ran rings round her.",
      hardTruth: "Hit me. I'm surrounded by people who are polite to me",
      roots: "where it comes from, in a hurry, and then change it",
      leave: "If I can charm them",
      practical: "Boston, 250 fine",
    }),
    fits: therapists("Beatriz"),
    mustNot: therapists("Tyler", "Margaret", "Maya"),
    needs: "A charming overworked executive who needs to be challenged, not soothed.",
  },
  {
    id: "t34",
    title: "Just off",
    about: ["depression"],
    answers: said({
      whyNow: "idk. just feel off",
      first: "not sure tbh. nothing is wrong wrong. i'm 22 i should be having fun",
      stuck: "idk suggestions",
      practical: "PA, cheap",
    }),
    fits: therapists("Tyler"),
    mustNot: therapists("Samuel", "Rebecca", "Laura", "David"),
    needs: "A vague young person with little money: an easy start, no heavy specialist.",
  },
  {
    id: "t35",
    title: "Who am I on a Tuesday",
    about: ["infidelity and divorce", "transitions", "self-esteem"],
    answers: said({
      whyNow:
        "The divorce came through, kids are with him half the time, and I stand in the kitchen like furniture.",
      first: "I was somebody's wife since 23. I'd like to find out if I'm anyone.",
      threeMonths: "Having chosen something. Anything. Moved the couch.",
      stuck:
        "Nudge me. I'm a world champion at being accommodating, I will accommodate the therapist too if they let me.",
      hardTruth: "tell me, I can take it from someone who likes me",
      understand: "Sou brasileira! It'd be a dream to do it in Portuguese",
      practical: "Orlando Florida, video",
    }),
    fits: therapists("Beatriz"),
    mustNot: therapists("Tom", "Maya"),
    needs: "Life after divorce, wants a nudge, in Portuguese; not couples work.",
  },
  {
    id: "t36",
    title: "Tired of reading lips",
    about: ["depression", "illness and pain"],
    answers: said({
      whyNow: "Laid off, and the outplacement man talked to my interpreter the entire time.",
      days: "I stay in pajamas. Gaming, naps. I was the social one, I ran the Deaf bowling league",
      tried:
        "Hearing counselor with an interpreter in the room. Never again, it's three people at my therapy.",
      understand:
        "Deaf. ASL is my language, English is for forms. I want it direct, no interpreter.",
      threeMonths: "bowling again, sending out applications",
      practical: "Baltimore Maryland, video",
    }),
    fits: therapists("Jordan"),
    mustNot: therapists("Margaret", "Ruth"),
    needs: "A Deaf man with low mood: directly in ASL.",
  },
];
