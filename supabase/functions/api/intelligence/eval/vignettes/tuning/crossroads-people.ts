import { said, therapists, type Vignette } from "../vignette.ts";

/** Births, loves, names, faiths, countries and old age: who people are and with whom. */
export const crossroadsPeopleVignettes: Vignette[] = [
  {
    id: "c16",
    title: "Sixteen weeks and terrified",
    about: ["perinatal", "anxiety"],
    answers: said({
      whyNow:
        "I bought a doppler off Amazon and I listen for the heartbeat in the office bathroom. After two that didn't stay I'm not telling anybody about this one, not even my sister.",
      days: "Every wipe is an inspection. I haven't bought a single sock.",
      stuck: "help me get through to the next scan, then the next",
      practical: "Jackson Heights, Queens. Hindi or English. on video",
    }),
    fits: therapists("Priya"),
    mustNot: therapists("Maya", "Ruth", "Tyler"),
    needs: "Pregnant after losses and counting heartbeats; someone for this week; Hindi.",
  },
  {
    id: "c17",
    title: "Dad in the garage",
    about: ["perinatal", "relationships"],
    answers: said({
      whyNow:
        "Twins, four months. I'm the dad. I sit in the car in the garage with the engine off an extra half hour because I don't want to go in and I love them and I don't want to go in.",
      days: "She handed me one yesterday and I got so annoyed at the hiccups. Who gets annoyed at hiccups.",
      badDay: "nobody, dudes at work send me diaper memes",
      safety: "No, no thoughts like that. Just tired to the bone.",
      practical: "Chicago suburbs, nap time calls",
    }),
    fits: therapists("Priya"),
    mustNot: therapists("Maya", "Marcus", "Tyler"),
    needs: "A new father sinking in the first months; practical and tender; Illinois by video.",
  },
  {
    id: "c18",
    title: "Nine kinds of quiet",
    about: ["sexuality", "relationships"],
    answers: said({
      whyNow:
        "Rob and I opened things up in January with a spreadsheet, very grown up, and now I lie in bed on his Thursdays like a dog at a window.",
      first:
        "Whether I'm jealous or just ashamed of being jealous. Modern gays don't get jealous, I've read.",
      feelings: "I make a joke. You'll see.",
      stuck: "somebody who'll call me on the jokes",
      practical: "Portland OR, both of us some weeks",
    }),
    fits: therapists("Kyle"),
    mustNot: therapists("Aisha", "Ruth", "Anthony"),
    needs: "Two men with an open arrangement and hidden jealousy; candid, playful; Oregon.",
  },
  {
    id: "c19",
    title: "Temple garments in a shoebox",
    about: ["sexuality", "race, culture and spirit"],
    answers: said({
      whyNow:
        "Sent in my letter to leave the church. Mom put my picture in the hall closet. I haven't even kissed a man yet and I've lost everybody already, seems out of order.",
      days: "Sunday mornings I drive around. I still don't drink coffee, I get to the counter and order cocoa.",
      leave: "anyone who wants to make peace between me and the bishop",
      understand: "missions, worthiness interviews, all of that",
      practical: "Boise transplant in Spokane, video, 31 yo",
    }),
    fits: therapists("Kyle"),
    mustNot: therapists("Aisha", "Margaret", "Jules"),
    needs: "A gay man out of a strict church, who wants it understood; Washington.",
  },
  {
    id: "c20",
    title: "Letter for the surgeon",
    about: ["gender and LGBTQ+"],
    answers: said({
      whyNow:
        "Need a letter for top surgery, consult's in eight weeks, and the last guy said we should spend a year exploring my mother first",
      first: "letter. and then honestly maybe the loneliness",
      hardTruth: "only if i ask",
      leave: "'real name'. gatekeeping",
      practical: "Santa Fe, 27, he/him, sliding scale??",
    }),
    fits: therapists("Jules"),
    mustNot: therapists("Ruth", "Kyle", "Tom"),
    needs: "A trans man who needs a letter without hoops, at a sliding fee, in New Mexico.",
  },
  {
    id: "c21",
    title: "My kid wants to be called River",
    about: ["gender and LGBTQ+", "parenting", "teens"],
    answers: said({
      whyNow:
        "Our fifteen-year-old, who was our daughter up to Thanksgiving. I say the new name, I write it on my hand. My husband can't. I'm afraid we will lose her. Them. See?",
      first:
        "Somebody for River to talk to who isn't us and isn't out to talk them in or out of anything.",
      badDay: "PFLAG ladies. Wine.",
      practical: "Lowell, Massachusetts. School nights, River prefers the phone to video.",
    }),
    fits: therapists("Jules"),
    mustNot: therapists("Maya", "Kyle", "Rebecca"),
    needs: "A questioning teenager who leads, with parents met apart; Massachusetts.",
  },
  {
    id: "c22",
    title: "First, only, different",
    about: ["race, culture and spirit", "burnout"],
    answers: said({
      whyNow:
        "The intern asked me for the Wi-Fi password and if I could bring more chairs. I'm the deputy director. I brought the chairs.",
      days: "I do my face in the car: smile, not too much smile. Mama calls for money, my brother calls for bail, I call nobody.",
      tried: "EAP lady told me to assume good intent. I assumed the door.",
      understand: "Has to be a sister. I'm not teaching Race 101 on my dime.",
      practical: "Silver Spring, Maryland",
    }),
    fits: therapists("Simone"),
    mustNot: therapists("Anthony", "Beatriz", "Tom"),
    needs: "A Black woman worn by slights and family duty who asks for a Black woman.",
  },
  {
    id: "c23",
    title: "Not enough",
    about: ["self-esteem", "depression"],
    answers: said({
      whyNow:
        "I got Teacher of the Year for Broward County and hid the plaque. All I could hear was my grandmother: pa fè djòlè, don't show off.",
      days: "I re-grade things so nobody can say I was unfair. When someone's nice I wait for the bill.",
      feelings: "later. In the shower, generally",
      stuck: "be on my side first. Then you can argue",
      understand: "Kreyòl would feel like home, not a must",
    }),
    fits: therapists("Simone"),
    mustNot: therapists("Anthony", "Tyler"),
    needs: "Praise that cannot land; affirming first; Haitian Creole in Florida.",
  },
  {
    id: "c24",
    title: "Istikhara and a spreadsheet",
    about: ["race, culture and spirit", "relationships"],
    answers: said({
      whyNow:
        "There's a boy. He's Christian, he's a pharmacist, he'd eat halal. My dad hasn't slept properly since I told him. I'm 28 and I pray on it and get silence.",
      first: "What I want, under all the shoulds. Not rebellion. Not obedience either.",
      tried:
        "Campus counselor who said 'just live your truth'. She thought my scarf was the problem.",
      stuck: "ask me good things, don't push me",
      understand: "my deen isn't up for debate. Prefer a Muslim woman. Urdu sometimes slips out",
      practical: "Skokie, under 120",
    }),
    fits: therapists("Aisha"),
    mustNot: therapists("Kyle", "Tom", "Beatriz"),
    needs:
      "A marriage between two worlds; she asks for a Muslim woman who asks rather than pushes.",
  },
  {
    id: "c25",
    title: "The pastor's son",
    about: ["race, culture and spirit", "depression", "family conflict"],
    answers: said({
      whyNow:
        "I preached Dad's sermon for him when he had shingles, and somewhere in Romans 8 I noticed I don't believe it. Haven't in years.",
      days: "Sundays I mouth the hymns. I go gray around Friday.",
      badDay: "if I tell my wife it's her whole world as well. so: Minesweeper",
      leave: "someone who cheers. or someone who prays over me",
      practical: "Lubbock TX, not in an office where I'd be seen. 110",
    }),
    fits: therapists("Aisha"),
    mustNot: therapists("Tom", "Kyle", "Anthony"),
    needs:
      "Doubt nobody may hear; respect for faith and for leaving it; Texas, unseen, modest fee.",
  },
  {
    id: "c26",
    title: "The interpreter was crying too",
    about: ["family conflict", "illness and pain"],
    answers: said({
      whyNow:
        "My mother (hearing, never learned sign) told me at Christmas dinner she'd 'prayed I'd be fixed'. I'm 44, big-D Deaf, a machinist. I laughed and then didn't go to work for nine days.",
      first: "Getting off the sofa. Then a talk with her I won't regret.",
      tried:
        "therapist plus interpreter: three in the room and I paid for the one watching the other two",
      understand: "ASL. direct. or don't bother",
      practical: "Rochester NY, $90",
    }),
    fits: therapists("Jordan"),
    mustNot: therapists("Ruth", "Margaret", "Grace"),
    needs: "A Deaf man low after a family wound: sign language directly.",
  },
  {
    id: "c27",
    title: "The pill organizer",
    about: ["illness and pain", "grief"],
    answers: said({
      whyNow:
        "Jim's got Parkinson's with the dementia now. Yesterday he asked me very politely when his wife would be home. I'm his wife.",
      days: "Lifting, laundry, the pill box. I snapped at him over the applesauce and then went and sat in the tub with no water in it.",
      badDay: "a neighbor, Jeopardy, and I'll admit a cigarette at 74",
      stuck: "just let me say it out loud. I don't want a brochure",
      practical: "Sarasota. By phone, when he naps.",
    }),
    fits: therapists("Margaret"),
    mustNot: therapists("Beatriz", "Elena", "Tom"),
    needs: "A wife losing her husband by inches: listening by telephone, in Florida.",
  },
  {
    id: "c28",
    title: "Stage four, and a sense of humor",
    about: ["illness and pain", "race, culture and spirit"],
    answers: said({
      whyNow:
        "The scan wasn't what we'd ordered. They say a year, give or take, I've asked them to give.",
      first:
        "What to do with the time. I was raised Catholic, lapsed hard, and now at night I catch myself bargaining.",
      leave: "'battle'. 'warrior'. pink anything",
      stuck: "sit still and don't look sad at me",
      safety: "No. I'd quite like more life, that's rather the complaint.",
      practical: "Portsmouth, N.H.",
    }),
    fits: therapists("Margaret"),
    mustNot: therapists("Tyler", "Anthony", "Beatriz"),
    needs: "Dying with questions about God: unafraid company, in New Hampshire.",
  },
  {
    id: "c29",
    title: "The apartment on Ocean Parkway",
    about: ["family conflict", "transitions", "depression"],
    answers: said({
      whyNow:
        "I retired from the conservatory. Eighty next year. My sister and I have not spoken since Mother's funeral in 1994 and I woke up wanting to phone her and not knowing what I'd be phoning about.",
      days: "I play the left hand only. The afternoons are very long.",
      roots:
        "Back, please. All the way back. Ima never once sang to us and she sang for strangers.",
      stuck: "Listening. Silence doesn't frighten a musician.",
      practical: "Brooklyn, on the telephone or I take the Q. Hebrew is possible.",
    }),
    fits: therapists("Ruth"),
    mustNot: therapists("Tyler", "Anthony", "Elena"),
    needs: "Late-life looking back at mother and sister; silence welcome; Hebrew; New York.",
  },
  {
    id: "c30",
    title: "Freezer pizza, 2 a.m.",
    about: ["eating", "body image"],
    answers: said({
      whyNow:
        "I'm a big guy, ex lineman, 41. Ate two frozen pizzas, still partly frozen, standing up, with my coat on. Then hid the boxes in the neighbor's recycling.",
      days: "good all day, black coffee, salad like a rabbit, and after the kids are down it's a freight train. Then I can't look at the bathroom mirror",
      tried: "Keto, Noom, shots. My doc just says lose weight. Thought this was a girl thing",
      hardTruth: "kind but dont let me wiggle",
      practical: "Richmond, Virginia",
    }),
    fits: therapists("Rebecca"),
    mustNot: therapists("Marcus", "Tyler", "Jordan", "Anthony"),
    needs: "Starving by day and stuffing by night in a man; structure and kindness; Virginia.",
  },
];
