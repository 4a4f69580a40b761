import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** Worry, fear and what they do to the body. */
export const WORRY: readonly Topic[] = [
  {
    id: "anxiety",
    name: "anxiety and worry",
    said: phrases`anxiety; worry|worries|worrying`,
    client: [
      "What does worry stop you from doing?",
      "When worry is at its worst, what do you do to get through the hour?",
    ],
    therapist: [
      "How do you work with a client who asks for reassurance every week?",
      "What does a client with long-standing worry do differently after ten sessions with you?",
    ],
  },
  {
    id: "panic",
    name: "panic attacks",
    said: [],
    client: [
      "Which places or situations do you plan around because panic might come?",
      "What do you fear would happen if an attack did not stop?",
    ],
    therapist: [
      "How do you introduce exposure to somebody who is afraid of their own heartbeat?",
      "What do you do when a client panics in the room with you?",
    ],
  },
  {
    id: "social-anxiety",
    name: "shyness and fear of being judged",
    said: phrases`shy; shyness; judged by people`,
    client: [
      "What do you imagine people think of you when you speak?",
      "What would make a first meeting with a therapist easier for you?",
    ],
    therapist: [
      "How do you begin with a client who can hardly look at you?",
      "What do you practice outside the room with people who fear judgment?",
    ],
  },
  {
    id: "phobias",
    name: "specific fears",
    said: phrases`phobia|phobias`,
    client: [
      "What have you rearranged in your life because of this fear?",
      "How far would you be willing to go toward what you fear, with somebody beside you?",
    ],
    therapist: [
      "How do you plan the steps of an exposure with a client?",
      "When did an exposure go wrong, and what did you do next?",
    ],
  },
  {
    id: "ocd",
    name: "obsessions and compulsions",
    said: phrases`obsession|obsessions; compulsion|compulsions; rituals`,
    client: [
      "Which thoughts or habits take time that you would like back?",
      "Who at home is drawn into checking, cleaning or reassuring?",
    ],
    therapist: [
      "How many people have you treated with exposure and response prevention, and how does it look?",
      "What do you do when a client asks you whether a thought is dangerous?",
    ],
  },
  {
    id: "sleep",
    name: "sleep",
    said: phrases`sleep; insomnia; nights; bedtime; nightmares; lie awake`,
    client: [
      "How do you sleep, and what is on your mind when you cannot?",
      "What have you tried for your sleep, and what did it change?",
    ],
    therapist: [
      "How do you work with clients whose main trouble is sleep?",
      "When in your work do you ask about sleep, and what do you do with the answer?",
    ],
  },
  {
    id: "burnout",
    name: "stress and exhaustion",
    said: phrases`burnout; burned|burnt out; exhaustion; stress; overwhelm*; overwork*`,
    client: [
      "What would you have to put down to feel rested again?",
      "When did you last have a day that gave you something back?",
    ],
    therapist: [
      "How do you work with somebody who cannot change the job that exhausts them?",
      "How do you tell burnout from depression, and what do you do differently?",
    ],
  },
  {
    id: "chronic-illness",
    name: "illness, pain and the body",
    said: phrases`illness; pain; body; chronic; physical health; disability; disabled; cancer; diagnosis`,
    client: [
      "What does your body make difficult that a therapist should plan for?",
      "When have you felt doubted about your body, and by whom?",
    ],
    therapist: [
      "How do you work with clients whose illness will not go away?",
      "How do you adapt a session when a client is in pain?",
    ],
  },
];
