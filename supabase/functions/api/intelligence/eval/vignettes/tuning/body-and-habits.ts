import { said, therapists, type Vignette } from "../vignette.ts";

/** Sleep, pain, food, drink, attention, temper and birth. */
export const TUNING_BODY_AND_HABITS: Vignette[] = [
  {
    id: "t13",
    title: "The ceiling at three",
    about: ["sleep"],
    answers: said({
      whyNow: "I fell asleep at a red light.",
      first: "sleep. just sleep. everything else is a result of that",
      days: "in bed at 9 to be safe, awake by 1, watching the clock, doing the math on how many hours are left",
      tried:
        "Melatonin, magnesium, a 3000 dollar mattress, no screens, gummies. A therapist who wanted to discuss my mother.",
      stuck: "a method. I'm an accountant, I like a spreadsheet",
      practical: "Oregon. Video or phone, under 150",
    }),
    fits: therapists("Wei"),
    mustNot: therapists("Ruth", "Linh"),
    needs: "Plain long-standing insomnia: a structured sleep program.",
  },
  {
    id: "t14",
    title: "They say my scans are fine",
    about: ["illness and pain", "depression"],
    answers: said({
      whyNow:
        "Five years of hurting all over, nine doctors, and the last one smiled and said have you considered it's stress.",
      days: "Some days I can do the groceries OR the shower. I quit choir. I've turned into someone who cancels.",
      tried: "Told to think positive. Told to do yoga. I wanted to throw the mat.",
      understand: "That it is real. Best would be someone who has a body like this too.",
      hardTruth: "honest but kind",
      safety: "I do get so tired of it. But no, I wouldn't.",
      practical: "Spokane, Washington. I can't sit in traffic so phone or video.",
    }),
    fits: therapists("Wei"),
    mustNot: therapists("Anthony", "Maya"),
    needs: "Pain taken as real, by someone who lives with a disability.",
  },
  {
    id: "t15",
    title: "Just a couple of glasses",
    about: ["substances"],
    answers: said({
      whyNow: "My 12 yr old poured my chardonnay down the sink and looked at me.",
      first:
        "I'm stressed and I sleep badly, but if I'm honest it's the wine. It starts at 5. It used to be 7.",
      badDay: "See above. Nobody knows how much, I buy at three different stores.",
      leave:
        "Being preached at. One more person telling me about my liver. And AA isn't for me, I tried, I hid in the bathroom.",
      hardTruth: "With a sense of humor if at all possible",
      roots: "change first",
      practical: "Evanston Illinois, evenings",
    }),
    fits: therapists("Marcus"),
    mustNot: therapists("Priya", "Ruth"),
    needs: "Drinking is the first problem behind the stress; no preaching.",
  },
  {
    id: "t16",
    title: "One good weekend away from even",
    about: ["behavioural addictions", "relationships"],
    answers: said({
      whyNow: "Wife found the second credit card. 31k. All of it parlays",
      first:
        "Marriage is hanging by a thread but the betting is the thing. If that stops the rest has a chance.",
      days: "phone in the bathroom, phone at red lights, I had money on Turkish ping pong at 4am",
      tried: "Deleted the apps maybe 15 times.",
      feelings: "I don't notice feelings I notice odds",
      hardTruth: "give it to me straight, I can smell soft soap",
      practical: "Indianapolis. money is obviously tight, 100?",
    }),
    fits: therapists("Marcus"),
    mustNot: therapists("Tom", "Ruth"),
    needs: "Betting comes before the marriage; frank, and in Indiana.",
  },
  {
    id: "t17",
    title: "Every Monday I start again",
    about: ["eating", "body image"],
    answers: said({
      whyNow: "hid wrappers in the dryer vent and my husband called a repairman",
      days: "good all day, coffee and a salad. then around nine I eat standing up until I can't breathe. then promise. then Monday.",
      tried: "every diet there is. WW, keto, the shot. They work till they dont",
      feelings: "I eat them, ha",
      threeMonths: "To go in the pool with my kids without planning it like a bank robbery",
      stuck: "I need somebody to be clear with me but not mean about my size",
      safety: "No nothing like that",
    }),
    fits: therapists("Rebecca"),
    mustNot: therapists("Marcus", "Tyler"),
    needs: "Cycles of dieting and bingeing and shame about size: clear, kind, structured.",
  },
  {
    id: "t18",
    title: "My daughter cuts grapes in four",
    about: ["eating", "teens", "parenting"],
    answers: said({
      whyNow:
        "My daughter is fourteen. She has given up meat, then bread, then anything she hasn't weighed. She runs in place in her room at night; I can hear the floor. She says she is just being healthy. The school nurse called on Friday because she fainted.",
      first: "Getting her to eat. I don't know if I am allowed to make her.",
      tried:
        "The pediatrician said keep an eye on it. We have been keeping an eye on it and she has been getting smaller.",
      stuck: "Instructions. Her father and I need to be told what to do at dinner.",
      practical: "Pittsburgh, PA, we will pay what it costs",
    }),
    fits: therapists("Rebecca"),
    mustNot: therapists("Jules", "Tyler", "Ruth"),
    needs: "A starving teenager: parents need family-based treatment, not talk.",
  },
  {
    id: "t19",
    title: "Forty tabs and a late fee",
    about: ["ADHD"],
    answers: said({
      whyNow:
        "Paid the same parking ticket late fee THREE times. I had the money. it was on the fridge",
      days: "I start things brilliantly. Ask anyone. I have a half built canoe, half a masters, half a beard.",
      tried:
        "I used to drink a lot, six years sober now, that is done and I dont need help with that. Tried planners, own nine. A therapist asked about my dad for a year, meanwhile they shut off my gas.",
      stuck: "Practical stuff, and dont make me feel like a lazy kid",
      leave: "'have you tried a calendar'",
      roots: "next week",
      practical: "Reno, nevada. video",
    }),
    fits: therapists("Daniel"),
    mustNot: therapists("Marcus", "Ruth"),
    needs: "Never finishing anything: practical help; the drinking is long past.",
  },
  {
    id: "t20",
    title: "Everyone else got the handbook",
    about: ["autism"],
    answers: said({
      whyNow: "I'm 38 and my kid got assessed and the lady kept looking at me.",
      days: "Supermarket lights are a noise. After a birthday party I have to lie on the floor of the closet. I've been copying other people since about second grade and I'm worn out from acting.",
      feelings: "I find out two days later, usually as a headache.",
      leave: "Eye contact police. Small talk. Being told everyone is a little bit like that",
      understand:
        "Would love someone whose brain is wired like that as well, then I don't have to be the tour guide.",
      practical: "California, camera off sometimes",
    }),
    fits: therapists("Jules", "Daniel"),
    mustNot: therapists("Tom", "Anthony"),
    needs: "A late discovery of being autistic; asks for somebody neurodivergent.",
  },
  {
    id: "t21",
    title: "The hole in the drywall",
    about: ["anger"],
    answers: said({
      whyNow:
        "I put my fist through the wall next to the crib. Not at anybody. But next to the crib",
      days: "Work I'm a saint. Foreman, everyone likes me. Then I come home and a spoon drops and I'm gone.",
      feelings: "Goes red. I don't get a warning, or if I do it's my neck.",
      stuck: "don't ask me how it makes me feel, give me something to DO",
      hardTruth: "To my face",
      understand: "I'm a regular guy I don't do therapy talk",
      safety: "No. Never touched my wife or kids and I'm not going to, that's why I'm here.",
      practical: "Jersey, after 6",
    }),
    fits: therapists("Anthony"),
    mustNot: therapists("Ruth", "Margaret"),
    needs: "Temper at home, a working man who wants tools and plain speech.",
  },
  {
    id: "t22",
    title: "The wedding is in Lisbon",
    about: ["phobias"],
    answers: said({
      whyNow:
        "my best friend gets married in Lisbon in september and I have not been on an airplane in 14 years",
      first: "planes. only planes. I'm otherwise pretty happy!",
      tried: "xanax once, slept through the flight, and next time it was worse. a hypnosis tape.",
      threeMonths: "Have done one short flight",
      stuck: "I want to be pushed, in a nice way. make me do it",
      practical: "I'm in Miami, FL. In person or online",
    }),
    fits: therapists("Elena"),
    mustNot: therapists("Ruth", "Linh"),
    needs: "One fear and a deadline: practice, with a push.",
  },
  {
    id: "t23",
    title: "I look at him and feel nothing",
    about: ["perinatal"],
    answers: said({
      whyNow: "baby is 7 weeks. everyone says enjoy every minute",
      days: "i feed him i change him and its like minding someone elses. i cry in the shower. sometimes i picture dropping him down the stairs and i feel sick, so i go down on my bottom step by step",
      badDay: "no one. my mum thinks i'm a natural",
      feelings: "nothing nothing then wave",
      stuck: "kind. help with the actual day",
      safety: "i wouldnt do anything to him or me. the pictures scare me thats all",
      practical: "Newark NJ. he naps at 10 and 2",
    }),
    fits: therapists("Priya"),
    mustNot: therapists("Anthony", "Ruth", "Maya"),
    needs: "Weeks after birth: numb, frightened by unwanted pictures; active and tender help.",
  },
  {
    id: "t24",
    title: "Round four",
    about: ["perinatal", "race, culture and spirit"],
    answers: said({
      whyNow:
        "Our fourth cycle failed on Tuesday. My mother-in-law rang to ask if I was resting enough.",
      first:
        "I do not know how to go to one more baby shower. My husband and I only talk about injections.",
      understand:
        "How it is in an Indian family when the whole family is waiting. I'd prefer somebody I can say half of it in Hindi to.",
      hardTruth: "Gently just now",
      roots: "Neither. I need to get through the next months.",
      practical: "Edison, evenings after work, video",
    }),
    fits: therapists("Priya"),
    mustNot: therapists("Anthony", "Tyler"),
    needs: "Failed fertility treatment in an Indian family; Hindi.",
  },
];
