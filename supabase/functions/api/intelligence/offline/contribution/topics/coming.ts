import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** What brings people, what they hope for, and what they have behind them. */
export const COMING: readonly Topic[] = [
  {
    id: "why-now",
    name: "why somebody comes now",
    matters: "What happened lately often says more than the whole history.",
    said: phrases`why now; =this moment; the last straw; what brought|brings|bring; reason ~ coming`,
    client: [
      [
        "What made now the time to look for somebody to talk to?",
        "What happened lately often says more than the whole history.",
      ],
      [
        "What happened in the last week or two that made you look for help?",
        "The last straw shows where the weight lies.",
      ],
    ],
    therapist: [
      [
        "How do you find out why a client comes now and not a year ago?",
        "The reason for now is often the thread to follow.",
      ],
      [
        "How do you begin when a client does not know why they came?",
        "Not everyone arrives with a question.",
      ],
    ],
    signal: "what happened just before the client looked for help",
    favor: "therapists who can take up what is urgent first",
    avoid: "therapists whose first sessions are all history-taking",
  },
  {
    id: "first-priority",
    name: "which trouble comes first",
    matters: "The loudest trouble is not always the one to begin with.",
    said: phrases`priorit*; mend|fix first; one thing; comes first; most important; biggest problem`,
    client: [
      [
        "If only one thing could get better first, what would you choose?",
        "Somebody strong in what matters most to you serves you best.",
      ],
      [
        "Which of your troubles would you leave for later?",
        "It helps to know what need not be solved now.",
      ],
    ],
    therapist: [
      [
        "How do you decide with a client what comes first?",
        "Most people bring several things at once.",
      ],
      [
        "What do you do when you and a client disagree about what comes first?",
        "It happens, and clients leave over it.",
      ],
    ],
    signal: "which trouble the client would mend first",
    favor: "therapists who are strong in that one, ahead of everything else mentioned",
    avoid: "therapists who are strong only in what came second",
  },
  {
    id: "ordinary-day",
    name: "an ordinary day",
    matters: "A real day is better evidence than a label.",
    said: phrases`ordinary day|days; typical day; daily life; day to day; routine|routines; =mornings`,
    client: [
      [
        "Where does this get into an ordinary day: your sleep, your work, the people around you?",
        "A real day says more than a label.",
      ],
      [
        "What does a good day look like, and how is it different from a bad one?",
        "The difference shows what helps.",
      ],
    ],
    therapist: [
      [
        "How do you find out what a client's days are really like?",
        "The hour with you is a small part of the week.",
      ],
      [
        "What do you do to carry the work into a client's ordinary week?",
        "Change has to survive Thursday.",
      ],
    ],
    signal: "where trouble gets into an ordinary day",
    favor: "therapists who work on what the day shows",
    avoid: "going by the label alone",
  },
  {
    id: "goals",
    name: "what should be different",
    matters: "The kind of change somebody hopes for points to the kind of therapist.",
    said: phrases`goal|goals; three months; be different; hope|hopes for; outcome|outcomes; looking for; success; change they want`,
    client: [
      [
        "If this goes well, what will be different three months from now?",
        "Your answer shows whether a plan or patience will serve you better.",
      ],
      [
        "How would somebody close to you notice that therapy is helping?",
        "It makes the aim something one can see.",
      ],
    ],
    therapist: [
      [
        "How do you set goals with clients, and how often do you look at them again?",
        "A goal that nobody looks at is a decoration.",
      ],
      [
        "What do you do with a client who wants no goals?",
        "Some need time before they can want anything.",
      ],
    ],
    signal: "what the client wants to be different, and how soon",
    favor: "active therapists for concrete goals and patient ones for questions of meaning",
    avoid: "therapists who work the same way with both",
  },
  {
    id: "readiness",
    name: "readiness to change",
    matters: "Pushed too early, people leave.",
    said: phrases`ready; readiness; motivat*; =willing; resist*; ambivalen*; unsure; reluctant`,
    client: [
      [
        "What would you lose if this problem went away?",
        "Every problem does something for somebody.",
      ],
      [
        "How ready are you to do something hard about this, and what would make you readier?",
        "The pace should be yours.",
      ],
    ],
    therapist: [
      [
        "How do you work with a client who is of two minds about changing?",
        "Pushing usually strengthens the other mind.",
      ],
      [
        "What do you do when a client does not do what they said they would?",
        "Blame ends more therapies than failure does.",
      ],
    ],
    signal: "how ready the client says they are",
    favor: "therapists who work with doubt before they plan change",
    avoid: "therapists who begin with tasks",
  },
  {
    id: "past-therapy",
    name: "therapy before this one",
    matters: "What went wrong before goes wrong again when nobody asks about it.",
    said: phrases`past|previous|last|former|earlier|prior therapy|therapist|therapists|therapies|treatment|help; therapy before; have|has tried; had tried; tried already|before; already tried; what helped; last ~ therapist; left ~ therapist|therapists; leaves ~ therapist|therapists; several therapists; dropped out; drop out|outs; dropout|dropouts; quit therapy; left therapy; leave therapy`,
    client: [
      [
        "What have you already tried, what did some good, and what made it worse?",
        "What helped before is the best guide, and what went wrong need not happen twice.",
      ],
      [
        "How did your last therapy end, and what was left unsaid?",
        "An ending says much about what to do differently.",
      ],
    ],
    therapist: [
      [
        "What do you ask about a client's earlier therapies, and what do you do with the answer?",
        "The first dropout nobody asked about predicts the second.",
      ],
      [
        "What do you do when a client says that the last therapist harmed them?",
        "Believing and defending colleagues do not go together.",
      ],
    ],
    signal: "what the client says about earlier help and how it ended",
    favor: "therapists who work differently from what failed before",
    avoid: "therapists whose stated manner repeats what went wrong",
  },
  {
    id: "support",
    name: "who helps and who knows",
    matters: "Somebody with company can take on harder work than somebody alone.",
    said: phrases`support; who knows; who else knows; friend|friends; alone with it; lean on; bad day|days; gets ~ through; coping; cope`,
    client: [
      [
        "Who knows how things are for you?",
        "Somebody with company can take on harder work than somebody alone.",
      ],
      [
        "What gets you through a bad day? The unflattering things count too.",
        "It shows what therapy will have to replace.",
      ],
    ],
    therapist: [
      ["What do you do when a client has nobody but you?", "It changes what is safe to open up."],
      [
        "How do you help clients to let other people in?",
        "Therapy should not become the only place.",
      ],
    ],
    signal: "who knows, and what carries the client through a bad day",
    favor: "therapists who offer contact between sessions where a client is alone",
    avoid: "opening up the hardest things where nobody is there afterward",
  },
  {
    id: "strengths",
    name: "what people are good at",
    matters: "What somebody has already managed is the best material there is.",
    said: phrases`strength|strengths; proud; resilien*; good at; resources; survived`,
    client: [
      [
        "What have you come through before, and how did you do it?",
        "You have already survived something; that know-how is yours.",
      ],
      ["What do people come to you for?", "A therapist should meet more than your trouble."],
    ],
    therapist: [
      [
        "How do you find and use what a client is good at?",
        "Nobody wants to be a list of problems.",
      ],
      [
        "Can you tell us about a client whose own idea worked better than yours?",
        "It shows who is the expert in your room.",
      ],
    ],
    signal: "what the client has already come through",
    favor: "therapists who build on what the client can do",
    avoid: "therapists who speak of deficits only",
  },
  {
    id: "medication",
    name: "medication",
    matters: "What a person takes, and what they think of it, belongs in the picture.",
    said: phrases`medication|medications; meds; medicine; prescri*; antidepressant*`,
    client: [
      [
        "What do you take, what does it do for you, and how do you feel about taking it?",
        "Your therapist should know, and your view of it counts.",
      ],
      [
        "Is there a doctor your therapist should be able to talk to?",
        "Help works better when the helpers know each other.",
      ],
    ],
    therapist: [
      ["How do you work with prescribers?", "Clients should not have to carry messages."],
      [
        "What do you say when a client wants to stop their medication?",
        "It needs a clear answer and a doctor.",
      ],
    ],
    signal: "what the client says about medication",
    favor: "therapists who work with prescribers",
    avoid: "therapists with strong views for or against it",
  },
];
