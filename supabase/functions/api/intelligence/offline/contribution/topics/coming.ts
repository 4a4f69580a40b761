import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** What brings people, what they hope for, and what they have behind them. */
export const COMING: readonly Topic[] = [
  {
    id: "why-now",
    name: "why somebody comes now",
    said: phrases`why now; =this moment; the last straw; what brought|brings|bring; reason ~ coming`,
    client: [
      "What made now the time to look for somebody to talk to?",
      "What happened in the last week or two that made you look for help?",
    ],
    therapist: [
      "How do you find out why a client comes now and not a year ago?",
      "How do you begin when a client does not know why they came?",
    ],
  },
  {
    id: "first-priority",
    name: "which trouble comes first",
    said: phrases`priorit*; mend|fix first; one thing; comes first; most important; biggest problem`,
    client: [
      "If only one thing could get better first, what would you choose?",
      "Which of your troubles would you leave for later?",
    ],
    therapist: [
      "How do you decide with a client what comes first?",
      "What do you do when you and a client disagree about what comes first?",
    ],
  },
  {
    id: "ordinary-day",
    name: "an ordinary day",
    said: phrases`ordinary day|days; typical day; daily life; day to day; routine|routines; =mornings`,
    client: [
      "Where does this get into an ordinary day: your sleep, your work, the people around you?",
      "What does a good day look like, and how is it different from a bad one?",
    ],
    therapist: [
      "How do you find out what a client's days are really like?",
      "What do you do to carry the work into a client's ordinary week?",
    ],
  },
  {
    id: "goals",
    name: "what should be different",
    said: phrases`goal|goals; three months; be different; hope|hopes for; outcome|outcomes; looking for; success; change they want`,
    client: [
      "If this goes well, what will be different three months from now?",
      "How would somebody close to you notice that therapy is helping?",
    ],
    therapist: [
      "How do you set goals with clients, and how often do you look at them again?",
      "What do you do with a client who wants no goals?",
    ],
  },
  {
    id: "readiness",
    name: "readiness to change",
    said: phrases`ready; readiness; motivat*; =willing; resist*; ambivalen*; unsure; reluctant`,
    client: [
      "What would you lose if this problem went away?",
      "How ready are you to do something hard about this, and what would make you readier?",
    ],
    therapist: [
      "How do you work with a client who is of two minds about changing?",
      "What do you do when a client does not do what they said they would?",
    ],
  },
  {
    id: "past-therapy",
    name: "therapy before this one",
    said: phrases`past|previous|last|former|earlier|prior therapy|therapist|therapists|therapies|treatment|help; therapy before; have|has tried; had tried; tried already|before; already tried; what helped; last ~ therapist; left ~ therapist|therapists; leaves ~ therapist|therapists; several therapists; dropped out; drop out|outs; dropout|dropouts; quit therapy; left therapy; leave therapy`,
    client: [
      "What have you already tried, what did some good, and what made it worse?",
      "How did your last therapy end, and what was left unsaid?",
    ],
    therapist: [
      "What do you ask about a client's earlier therapies, and what do you do with the answer?",
      "What do you do when a client says that the last therapist harmed them?",
    ],
  },
  {
    id: "support",
    name: "who helps and who knows",
    said: phrases`support; who knows; who else knows; friend|friends; alone with it; lean on; bad day|days; gets ~ through; coping; cope`,
    client: [
      "Who knows how things are for you?",
      "What gets you through a bad day? The unflattering things count too.",
    ],
    therapist: [
      "What do you do when a client has nobody but you?",
      "How do you help clients to let other people in?",
    ],
  },
  {
    id: "strengths",
    name: "what people are good at",
    said: phrases`strength|strengths; proud; resilien*; good at; resources; survived`,
    client: [
      "What have you come through before, and how did you do it?",
      "What do people come to you for?",
    ],
    therapist: [
      "How do you find and use what a client is good at?",
      "Can you tell us about a client whose own idea worked better than yours?",
    ],
  },
  {
    id: "medication",
    name: "medication",
    said: phrases`medication|medications; meds; medicine; prescri*; antidepressant*`,
    client: [
      "What do you take, what does it do for you, and how do you feel about taking it?",
      "Is there a doctor your therapist should be able to talk to?",
    ],
    therapist: [
      "How do you work with prescribers?",
      "What do you say when a client wants to stop their medication?",
    ],
  },
];
