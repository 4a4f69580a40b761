import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** Worry, fear and what they do to the body. */
export const WORRY: readonly Topic[] = [
  {
    id: "anxiety",
    name: "anxiety and worry",
    matters: "Worry decides more of a week than people admit.",
    said: phrases`anxiety; worry|worries|worrying`,
    client: [
      [
        "What does worry stop you from doing?",
        "What worry takes away says more than how strong it is.",
      ],
      [
        "When worry is at its worst, what do you do to get through the hour?",
        "What you already do shows a therapist where to begin.",
      ],
    ],
    therapist: [
      [
        "How do you work with a client who asks for reassurance every week?",
        "Comfort can keep worry going, and clients deserve someone who knows when.",
      ],
      [
        "What does a client with long-standing worry do differently after ten sessions with you?",
        "It tells clients what kind of change to expect.",
      ],
    ],
    signal: "what the client says worry keeps them from",
    favor: "therapists who describe how they get worried people to test their fears",
    avoid: "therapists who offer calm and reassurance alone",
  },
  {
    id: "panic",
    name: "panic attacks",
    matters: "Fear of the next attack shrinks a life faster than the attacks do.",
    said: [],
    client: [
      [
        "Which places or situations do you plan around because panic might come?",
        "What is avoided shows how far panic has spread.",
      ],
      [
        "What do you fear would happen if an attack did not stop?",
        "The fear behind the attack is what the work is about.",
      ],
    ],
    therapist: [
      [
        "How do you introduce exposure to somebody who is afraid of their own heartbeat?",
        "People with panic stay when the first steps are explained.",
      ],
      [
        "What do you do when a client panics in the room with you?",
        "How you steady someone tells clients whether they will be safe.",
      ],
    ],
    signal: "what the client has stopped doing for fear of an attack",
    favor: "therapists who say how they practice with feared sensations",
    avoid: "therapists whose plan for panic is relaxation alone",
  },
  {
    id: "social-anxiety",
    name: "shyness and fear of being judged",
    matters: "For a shy person, meeting a therapist is already the hardest part.",
    said: phrases`shy; shyness; judged by people`,
    client: [
      [
        "What do you imagine people think of you when you speak?",
        "The feared judgment is more useful to know than the word shy.",
      ],
      [
        "What would make a first meeting with a therapist easier for you?",
        "Meeting a stranger is the hard part; we can make it smaller.",
      ],
    ],
    therapist: [
      [
        "How do you begin with a client who can hardly look at you?",
        "The first hour is itself the feared situation.",
      ],
      [
        "What do you practice outside the room with people who fear judgment?",
        "Fear of people eases among people, not only in talk about them.",
      ],
    ],
    signal: "what the client says about meeting strangers and being watched",
    favor: "therapists who go slowly at first and then practice outside the room",
    avoid: "therapists who describe themselves as confronting from the start",
  },
  {
    id: "phobias",
    name: "specific fears",
    matters: "A fear that is arranged around stays out of sight until somebody asks.",
    said: phrases`phobia|phobias`,
    client: [
      [
        "What have you rearranged in your life because of this fear?",
        "Its price shows whether it should come first.",
      ],
      [
        "How far would you be willing to go toward what you fear, with somebody beside you?",
        "Readiness decides the pace.",
      ],
    ],
    therapist: [
      [
        "How do you plan the steps of an exposure with a client?",
        "Clients agree to hard things when they help to plan them.",
      ],
      [
        "When did an exposure go wrong, and what did you do next?",
        "Handling a bad step is part of doing this work well.",
      ],
    ],
    signal: "what the client has arranged around the fear",
    favor: "therapists who do exposure week in, week out",
    avoid: "therapists who only talk about where a fear comes from",
  },
  {
    id: "ocd",
    name: "obsessions and compulsions",
    matters: "Obsessions are kept secret longer than almost anything else.",
    said: phrases`obsession|obsessions; compulsion|compulsions; rituals`,
    client: [
      [
        "Which thoughts or habits take time that you would like back?",
        "Hours lost say more than the name of the problem.",
      ],
      [
        "Who at home is drawn into checking, cleaning or reassuring?",
        "What others do for you is part of what has to change.",
      ],
    ],
    therapist: [
      [
        "How many people have you treated with exposure and response prevention, and how does it look?",
        "For obsessions the method matters more than the manner.",
      ],
      [
        "What do you do when a client asks you whether a thought is dangerous?",
        "Reassurance feeds obsessions, and it is hard to withhold kindly.",
      ],
    ],
    signal: "the hours that thoughts and habits take",
    favor: "therapists who practice exposure and response prevention every week",
    avoid: "therapists who have only read about exposure",
  },
  {
    id: "sleep",
    name: "sleep",
    matters: "Sleep is where trouble shows first and where relief is felt first.",
    said: phrases`sleep; insomnia; nights; bedtime; nightmares; lie awake`,
    client: [
      [
        "How do you sleep, and what is on your mind when you cannot?",
        "Sleep shows early what is going wrong and what is getting better.",
      ],
      [
        "What have you tried for your sleep, and what did it change?",
        "It saves you from being told the same advice again.",
      ],
    ],
    therapist: [
      [
        "How do you work with clients whose main trouble is sleep?",
        "Poor sleep has its own treatment, and not everyone knows it.",
      ],
      [
        "When in your work do you ask about sleep, and what do you do with the answer?",
        "Sleep is often the first thing that can be mended.",
      ],
    ],
    signal: "what the client says of nights and mornings",
    favor: "therapists who treat sleep directly, for instance with CBT-I",
    avoid: "therapists who take poor sleep for a side issue",
  },
  {
    id: "burnout",
    name: "stress and exhaustion",
    matters: "Exhausted people need something taken off before anything is added.",
    said: phrases`burnout; burned|burnt out; exhaustion; stress; overwhelm*; overwork*`,
    client: [
      [
        "What would you have to put down to feel rested again?",
        "Rest is often prevented by something that can be named.",
      ],
      [
        "When did you last have a day that gave you something back?",
        "It shows how long the tank has been empty.",
      ],
    ],
    therapist: [
      [
        "How do you work with somebody who cannot change the job that exhausts them?",
        "Advice to rest is little use to people who cannot.",
      ],
      [
        "How do you tell burnout from depression, and what do you do differently?",
        "The two look alike and need different help.",
      ],
    ],
    signal: "what the client carries and cannot put down",
    favor: "therapists who work on limits and load as well as on feelings",
    avoid: "therapists who add homework to a full week",
  },
  {
    id: "chronic-illness",
    name: "illness, pain and the body",
    matters: "The body comes along into every session.",
    said: phrases`illness; pain; body; chronic; physical health; disability; disabled; cancer; diagnosis`,
    client: [
      [
        "What does your body make difficult that a therapist should plan for?",
        "An hour that ignores the body costs more than it gives.",
      ],
      [
        "When have you felt doubted about your body, and by whom?",
        "People who were not believed need to be believed first.",
      ],
    ],
    therapist: [
      [
        "How do you work with clients whose illness will not go away?",
        "Not everything can be treated; some of it has to be lived with well.",
      ],
      [
        "How do you adapt a session when a client is in pain?",
        "It tells clients that their body is welcome.",
      ],
    ],
    signal: "what the client's body allows on a bad day",
    favor: "therapists who have worked with illness and adapt hours and format",
    avoid: "therapists who read every symptom as psychological",
  },
];
