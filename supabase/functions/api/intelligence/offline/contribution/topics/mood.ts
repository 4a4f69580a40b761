import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** Mood, danger, loss and what happened to people. */
export const MOOD: readonly Topic[] = [
  {
    id: "depression",
    name: "low mood",
    said: phrases`depression; depressed; low mood; sadness; hopeless*`,
    client: [
      "What did you use to enjoy that you no longer do?",
      "What is the hardest part of an ordinary morning?",
    ],
    therapist: [
      "How do you work with a client who has no energy for therapy?",
      "How do you notice when a depressed client is getting worse between sessions?",
    ],
  },
  {
    id: "bipolar",
    name: "highs and lows",
    said: phrases`bipolar; manic; mania; mood swings`,
    client: [
      "Who notices first when your mood is going up or down?",
      "What keeps your weeks steady when things are good?",
    ],
    therapist: [
      "How do you work together with a client's psychiatrist?",
      "What are the first signs of a high that you watch for, and what do you do then?",
    ],
  },
  {
    id: "psychosis",
    name: "unusual experiences",
    said: phrases`psychosis; hearing voices; paranoi*`,
    client: [
      "Do you hear, see or sense things that others do not, and how do you make sense of them?",
      "Whom do you trust when you are not sure what is real?",
    ],
    therapist: [
      "How do you talk with a client about voices or beliefs that you do not share?",
      "What team do you have around you when a client loses touch with reality?",
    ],
  },
  {
    id: "trauma",
    name: "what happened to people",
    said: phrases`trauma*; ptsd; flashback|flashbacks; abuse; assault`,
    client: [
      "Is there something that happened that a therapist should know of, even if you do not want to tell it yet?",
      "What helps you to come back when a memory takes over?",
    ],
    therapist: [
      "Which treatment for trauma do you use, what is your training, and how many people have you treated with it?",
      "How do you decide that a client is ready to go near the memory?",
    ],
  },
  {
    id: "complex-trauma",
    name: "childhood and early hurts",
    said: phrases`childhood; neglect; early ~ hurt|hurts|years; upbringing; grew up`,
    client: [
      "What did you have to do as a child to keep the peace at home?",
      "What makes it hard to trust somebody who wants to help you?",
    ],
    therapist: [
      "How do you work with clients who were hurt by the people who should have cared for them?",
      "How do you handle it when a client expects you to let them down?",
    ],
  },
  {
    id: "grief",
    name: "loss",
    said: phrases`grief; griev*; loss|losses; bereave*; mourning; widow*; died; death`,
    client: [
      "Whom or what have you lost, and who else remembers with you?",
      "What do people say about your loss that does not help?",
    ],
    therapist: [
      "How do you sit with grief that cannot be made better?",
      "When does grief need more than time, and what do you do then?",
    ],
  },
  {
    id: "self-harm",
    name: "thoughts of suicide and self-harm",
    said: phrases`suicid*; self harm; hurting themselves; not wanting to live; not worth living; wanting|want|wants to die; be dead`,
    client: [
      "Do you ever have thoughts of not wanting to live, or of hurting yourself? Small and old thoughts count too.",
      "When such thoughts come, what has helped you to stay safe so far?",
    ],
    therapist: [
      "A client tells you about thoughts of suicide. What do you ask, whom do you call, and what do you offer between sessions?",
      "When would you not take on a client who is hurting themselves, and where would you send them?",
    ],
  },
  {
    id: "bpd",
    name: "strong feelings",
    said: phrases`strong|intense|big|overwhelming feelings|feeling|emotions; borderline; emotions ~ go; flooded; numb; go numb`,
    client: [
      "When a strong feeling comes, what happens with you: does it flood you, do you go numb, does it come later?",
      "How long does it take you to come back down, and what helps?",
    ],
    therapist: [
      "How do you work with a client whose feelings go from zero to a hundred?",
      "What do you offer between sessions to a client in a storm?",
    ],
  },
  {
    id: "anger",
    name: "anger",
    said: phrases`anger; angry; rage; temper`,
    client: [
      "What do you do when you are angry, and what happens afterward?",
      "What was anger like in the home you grew up in?",
    ],
    therapist: [
      "What do you do when a client is angry with you?",
      "How do you keep everyone safe when anger turns into threats?",
    ],
  },
];
