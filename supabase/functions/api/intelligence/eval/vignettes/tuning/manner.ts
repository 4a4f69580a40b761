import { said, therapists, type Vignette } from "../vignette.ts";

/** Several could do the work; the manner that the person asks for decides among them. */
export const TUNING_MANNER: Vignette[] = [
  {
    id: "t37",
    title: "The off switch",
    about: ["anxiety"],
    answers: said({
      whyNow: "Refinanced the house, all fine, and I've been up with the calculator ever since.",
      days: "Money, moles, the dog's cough. If there's nothing I go looking for something. Jaw like concrete.",
      tried: "Podcasts. A therapist for a while, pleasant chats, no idea what we were doing",
      threeMonths: "An evening with nothing to check",
      stuck: "Small assignments. And check on me",
      hardTruth: "friendly",
    }),
    fits: therapists("Grace", "Jordan"),
    mustNot: therapists("Ruth", "Rebecca", "Marcus"),
    needs: "Everyday worry that wants friendly structure and follow-up.",
  },
  {
    id: "t38",
    title: "Position eliminated",
    about: ["self-esteem", "depression", "transitions"],
    answers: said({
      whyNow: "They eliminated my 'position', that was in May, I was the position.",
      first: "I feel like a fraud who was finally caught. I hide when the neighbor waves",
      feelings: "Tears in the cereal aisle",
      stuck: "Be on my side a while before anyone improves me",
      leave: "Tough love. I've had tough love. I come from tough love",
      roots: "talk first, then we'll see",
      practical: "140 is about the ceiling",
    }),
    fits: therapists("Simone", "Jordan", "Aisha"),
    mustNot: therapists("Beatriz", "Anthony"),
    needs: "Low and ashamed after losing a job: warm and affordable, nobody tough.",
  },
  {
    id: "t39",
    title: "A very quiet house",
    about: ["complex trauma", "self-esteem"],
    answers: said({
      whyNow: "My son ran to show me a drawing and I said 'mhm' exactly the way she did.",
      first: "Nobody ever hit me. Nobody ever looked up, either. I'd like to know what that did.",
      feelings: "I watch other people to find out what I should be having",
      roots: "Where it comes from, then how not to hand it on",
      hardTruth: "You may say it, if you've earned it",
      practical: "I have time and I've put money aside for this",
    }),
    fits: therapists("Ruth", "Linh", "Beatriz"),
    mustNot: therapists("Tom", "Tyler", "Elena", "Marcus"),
    needs: "Emotional neglect and its roots: depth, without a hurry.",
  },
  {
    id: "t40",
    title: "She packs, I chase",
    about: ["relationships", "gender and LGBTQ+"],
    answers: said({
      whyNow:
        "My wife packed a bag again. She never gets past the porch, and I never stop running after her.",
      first: "The dance. I chase, she shuts the door, I knock harder.",
      badDay: "our group chat of other lesbians who all think they are therapists",
      stuck: "Slow us down while it's happening",
      leave: "If one of us was the villain",
    }),
    fits: therapists("Tom", "Kyle"),
    mustNot: therapists("Anthony", "Ruth", "Maya"),
    needs: "Two women in a chase: somebody who works with couples in the moment.",
  },
];
