import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** Mood, danger, loss and what happened to people. */
export const MOOD: readonly Topic[] = [
  {
    id: "depression",
    name: "low mood",
    matters: "Low mood makes it hard to ask for what is needed.",
    said: phrases`depression; depressed; low mood; sadness; hopeless*`,
    client: [
      [
        "What did you use to enjoy that you no longer do?",
        "What fell away shows where life can be taken up again.",
      ],
      [
        "What is the hardest part of an ordinary morning?",
        "A real morning says more than a score.",
      ],
    ],
    therapist: [
      [
        "How do you work with a client who has no energy for therapy?",
        "Low mood makes every step heavier, the step to you included.",
      ],
      [
        "How do you notice when a depressed client is getting worse between sessions?",
        "Clients do better when somebody keeps watch.",
      ],
    ],
    signal: "what the client has stopped doing and how mornings are",
    favor: "therapists who are active early on and follow the course closely",
    avoid: "therapists who wait in silence for the client to begin",
  },
  {
    id: "bipolar",
    name: "highs and lows",
    matters: "Highs and lows need somebody who knows both.",
    said: phrases`bipolar; manic; mania; mood swings`,
    client: [
      [
        "Who notices first when your mood is going up or down?",
        "An early warning by someone close is worth a great deal.",
      ],
      ["What keeps your weeks steady when things are good?", "Routine is what the work protects."],
    ],
    therapist: [
      [
        "How do you work together with a client's psychiatrist?",
        "Highs and lows are safest in the hands of people who talk to each other.",
      ],
      [
        "What are the first signs of a high that you watch for, and what do you do then?",
        "Early action spares clients a great deal.",
      ],
    ],
    signal: "what the client says about highs, sleep and medication",
    favor: "therapists who work with a prescriber and with routine",
    avoid: "therapists without experience of mania",
  },
  {
    id: "psychosis",
    name: "unusual experiences",
    matters: "People stop telling after the first frightened face.",
    said: phrases`psychosis; hearing voices; paranoi*`,
    client: [
      [
        "Do you hear, see or sense things that others do not, and how do you make sense of them?",
        "It can be said here, and there are people who do this work every week.",
      ],
      [
        "Whom do you trust when you are not sure what is real?",
        "Someone to check with is a strength to build on.",
      ],
    ],
    therapist: [
      [
        "How do you talk with a client about voices or beliefs that you do not share?",
        "Respect decides whether they come back.",
      ],
      [
        "What team do you have around you when a client loses touch with reality?",
        "Nobody should do this work alone.",
      ],
    ],
    signal: "whether the client speaks of voices, visions or being watched",
    favor: "therapists who work with psychosis every week and have a team",
    avoid: "kind generalists without such experience",
  },
  {
    id: "trauma",
    name: "what happened to people",
    matters: "What happened decides how fast the work may go.",
    said: phrases`trauma*; ptsd; flashback|flashbacks; abuse; assault`,
    client: [
      [
        "Is there something that happened that a therapist should know of, even if you do not want to tell it yet?",
        "You decide when it is told; knowing that it is there helps to choose the right person.",
      ],
      [
        "What helps you to come back when a memory takes over?",
        "What steadies you comes before everything else.",
      ],
    ],
    therapist: [
      [
        "Which treatment for trauma do you use, what is your training, and how many people have you treated with it?",
        "A friendly manner does not replace a treatment that goes to the trauma.",
      ],
      [
        "How do you decide that a client is ready to go near the memory?",
        "Going too early and never going both do harm.",
      ],
    ],
    signal: "whether something happened that still comes back",
    favor: "therapists who are trained in a treatment for trauma and steady people first",
    avoid: "therapists who stay friendly and never go near it, or go near it at once",
  },
  {
    id: "complex-trauma",
    name: "childhood and early hurts",
    matters: "What was learned early about people is met again in therapy.",
    said: phrases`childhood; neglect; early ~ hurt|hurts|years; upbringing; grew up`,
    client: [
      [
        "What did you have to do as a child to keep the peace at home?",
        "Old ways of getting by turn up again in therapy.",
      ],
      [
        "What makes it hard to trust somebody who wants to help you?",
        "Trust is the first task, and it may take its time.",
      ],
    ],
    therapist: [
      [
        "How do you work with clients who were hurt by the people who should have cared for them?",
        "With such clients the relationship itself is the work.",
      ],
      [
        "How do you handle it when a client expects you to let them down?",
        "It will happen, and what you do then is the treatment.",
      ],
    ],
    signal: "what the client learned early about trusting people",
    favor: "patient therapists who speak of trust and repair",
    avoid: "therapists who promise quick results",
  },
  {
    id: "grief",
    name: "loss",
    matters: "Grief wants company before it wants advice.",
    said: phrases`grief; griev*; loss|losses; bereave*; mourning; widow*; died; death`,
    client: [
      [
        "Whom or what have you lost, and who else remembers with you?",
        "Grief is carried differently alone and together.",
      ],
      [
        "What do people say about your loss that does not help?",
        "It tells a therapist what not to repeat.",
      ],
    ],
    therapist: [
      [
        "How do you sit with grief that cannot be made better?",
        "Some clients need company in it before anything else.",
      ],
      [
        "When does grief need more than time, and what do you do then?",
        "Knowing the difference keeps people from being hurried or left.",
      ],
    ],
    signal: "who or what was lost and who shares it",
    favor: "therapists who can stay with grief without hurrying it",
    avoid: "therapists who bring stages and timetables",
  },
  {
    id: "self-harm",
    name: "thoughts of suicide and self-harm",
    matters: "Asking about it directly makes people safer, and silence does not.",
    said: phrases`suicid*; self harm; hurting themselves; not wanting to live; not worth living; wanting|want|wants to die; be dead`,
    client: [
      [
        "Do you ever have thoughts of not wanting to live, or of hurting yourself? Small and old thoughts count too.",
        "We ask everyone. If it is near right now, call or text 988 (free, 24/7), or 911 in immediate danger.",
      ],
      [
        "When such thoughts come, what has helped you to stay safe so far?",
        "What has kept you safe is the first thing to build on. If it is near right now, call or text 988.",
      ],
    ],
    therapist: [
      [
        "A client tells you about thoughts of suicide. What do you ask, whom do you call, and what do you offer between sessions?",
        "Somebody at risk must meet a person who is ready for it.",
      ],
      [
        "When would you not take on a client who is hurting themselves, and where would you send them?",
        "An honest limit is safer than a kind promise.",
      ],
    ],
    signal: "any word about not wanting to live, old or new",
    favor: "therapists with stated experience of risk, a plan and colleagues to call",
    avoid: "therapists who say nothing about risk",
  },
  {
    id: "bpd",
    name: "strong feelings",
    matters: "How strong feelings go decides the order of the work.",
    said: phrases`strong|intense|big|overwhelming feelings|feeling|emotions; borderline; emotions ~ go; flooded; numb; go numb`,
    client: [
      [
        "When a strong feeling comes, what happens with you: does it flood you, do you go numb, does it come later?",
        "Some people need steadying first, others need help to feel anything at all.",
      ],
      [
        "How long does it take you to come back down, and what helps?",
        "It shows where the first work lies.",
      ],
    ],
    therapist: [
      [
        "How do you work with a client whose feelings go from zero to a hundred?",
        "Therapists differ in what they can hold calmly.",
      ],
      [
        "What do you offer between sessions to a client in a storm?",
        "Clients should know what to count on before they need it.",
      ],
    ],
    signal: "how strong feelings go for the client: flooding, numbness or delay",
    favor:
      "therapists who teach steadying first where feelings flood, and go toward feeling where they are numb",
    avoid: "therapists who work the same way with both",
  },
  {
    id: "anger",
    name: "anger",
    matters: "Anger that has no place in the room leaves by the door.",
    said: phrases`anger; angry; rage; temper`,
    client: [
      [
        "What do you do when you are angry, and what happens afterward?",
        "Anger is shown by some and swallowed by others, and both need different help.",
      ],
      [
        "What was anger like in the home you grew up in?",
        "It explains what anger feels like to you now.",
      ],
    ],
    therapist: [
      [
        "What do you do when a client is angry with you?",
        "Clients need to know that anger can be spoken in your room.",
      ],
      [
        "How do you keep everyone safe when anger turns into threats?",
        "Warmth needs a limit that is clear to both.",
      ],
    ],
    signal: "what the client does with anger",
    favor: "therapists who can be the target of anger and stay",
    avoid: "therapists who smooth anger over",
  },
];
