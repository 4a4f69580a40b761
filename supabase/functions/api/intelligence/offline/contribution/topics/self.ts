import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** Habits, the body, the mind's own ways, and how people see themselves. */
export const SELF: readonly Topic[] = [
  {
    id: "adhd",
    name: "focus and follow-through",
    matters: "Forgetting is part of the trouble, and no lack of will.",
    said: phrases`adhd; focus; procrastinat*; attention; distract*`,
    client: [
      [
        "What would help you to remember appointments and what was said in them?",
        "A good hour is wasted when it is gone by Tuesday.",
      ],
      [
        "Which unfinished things weigh on you most?",
        "They show where the strain is, without any label.",
      ],
    ],
    therapist: [
      [
        "How do you change your sessions for clients who lose the thread or forget the hour?",
        "Blame has never helped anyone to focus.",
      ],
      [
        "What do clients with ADHD take home from a session with you?",
        "Something short and written lasts longer than insight.",
      ],
    ],
    signal: "what the client says about lateness, lists and unfinished things",
    favor: "therapists who are brisk and concrete and send reminders",
    avoid: "therapists who read forgetting as resistance",
  },
  {
    id: "autism",
    name: "autism and the senses",
    matters: "A room that can be borne comes before anything said in it.",
    said: phrases`autis*; sensory; neurodivergen*; masking`,
    client: [
      [
        "What in a room, a voice or a light makes it hard for you to think?",
        "Small changes make the hour possible.",
      ],
      [
        "How do you like things to be said: plainly, in writing, with time to answer?",
        "You should not have to translate while you talk about yourself.",
      ],
    ],
    therapist: [
      [
        "What do you change for autistic clients?",
        "Good intentions are not yet an adapted session.",
      ],
      [
        "How do you read a client who does not show feelings the way you expect?",
        "Misreading a face ends more therapies than people think.",
      ],
    ],
    signal: "what the client says about senses, plain words and masking",
    favor: "therapists who say what they change for neurodivergent clients",
    avoid: "therapists who speak in hints and metaphors",
  },
  {
    id: "eating",
    name: "food and eating",
    matters: "Food is where control and shame meet.",
    said: phrases`eating; food; meals; binge*; anorexi*; bulimi*`,
    client: [
      [
        "How much of your day goes to thoughts about food?",
        "Time is a plainer measure than weight.",
      ],
      ["Which meals are hardest, and who is there?", "It shows where help would be felt first."],
    ],
    therapist: [
      [
        "How do you work together with doctors and dietitians when eating is the problem?",
        "Eating disorders are not safe with one person alone.",
      ],
      [
        "Where is your line, when does a client need more than you can give?",
        "A clear line is kinder than hope.",
      ],
    ],
    signal: "how much of the day goes to food",
    favor: "therapists who treat eating disorders with a medical team",
    avoid: "generalists who treat eating on the side",
  },
  {
    id: "body-image",
    name: "how people see their body",
    matters: "How people feel about their body decides what they dare to show.",
    said: phrases`body image; weight; appearance; mirror`,
    client: [
      [
        "What do you avoid because of how you feel about your body?",
        "What is avoided shows the price.",
      ],
      ["Whose voice do you hear when you look in the mirror?", "It is rarely only your own."],
    ],
    therapist: [
      [
        "How do you speak about weight and bodies with clients?",
        "One careless remark can end the work.",
      ],
      [
        "What do you do with your own views on health and size?",
        "Clients notice them before you do.",
      ],
    ],
    signal: "what the client avoids because of their body",
    favor: "therapists who speak of bodies with care and without advice on weight",
    avoid: "therapists who comment on appearance",
  },
  {
    id: "substance-use",
    name: "alcohol and drugs",
    matters: "What a drink does for somebody has to be known before it can be given up.",
    said: phrases`drinking; alcohol; drugs; drug use; sober; sobriety; substance|substances; weed; pills`,
    client: [
      [
        "What does a drink or a drug do for you that nothing else does?",
        "Whatever replaces it has to do that job.",
      ],
      [
        "Do you want to stop, cut down or only understand it?",
        "You need somebody who works toward your goal, not theirs.",
      ],
    ],
    therapist: [
      [
        "How do you work with a client who is not sure they want to stop?",
        "Most people begin unsure, and pressure sends them away.",
      ],
      [
        "What do you do when a client comes to the hour drunk or high?",
        "Clients should know where they stand before it happens.",
      ],
    ],
    signal: "what the client says a drink or a drug does for them",
    favor: "therapists who work with doubt and relapse without lectures",
    avoid: "therapists who want it stopped before they begin",
  },
  {
    id: "behavioural-addiction",
    name: "habits that took over",
    matters: "A habit that took over is usually the last thing that is told.",
    said: phrases`gambling; gaming; porn*; scrolling; compulsive*`,
    client: [
      [
        "Which habit takes more from you than you want to give?",
        "It need not have a name to be worth changing.",
      ],
      [
        "What do you feel in the minute before you start?",
        "That minute is where change is possible.",
      ],
    ],
    therapist: [
      [
        "How do you talk about habits that clients are ashamed of?",
        "What is shamed goes on in secret.",
      ],
      [
        "What does the first month look like with a client who wants to stop a habit?",
        "It shows whether there is a plan.",
      ],
    ],
    signal: "which habit takes more than the client wants to give",
    favor: "therapists who treat habits practically and without shame",
    avoid: "therapists who look only for causes",
  },
  {
    id: "self-esteem",
    name: "self-worth and shame",
    matters: "Shame hides what matters most.",
    said: phrases`shame; ashamed; self worth; self esteem; self critic*; perfectionis*; guilt; apologise|apologize; apologis*|apologiz*; not good enough; crying; cry; cries; tears`,
    client: [
      [
        "What are you afraid a therapist would think of you if they knew everything?",
        "Shame keeps back what matters most, and naming the fear is a beginning.",
      ],
      ["How do you talk to yourself after a mistake?", "That voice comes along into therapy."],
    ],
    therapist: [
      [
        "What do you do when a client apologizes for their feelings?",
        "A small moment like this decides whether they show more.",
      ],
      [
        "How do you help a client to say something they are ashamed of?",
        "Technique matters less here than how you look when you hear it.",
      ],
    ],
    signal: "how the client speaks about themselves, and what they apologize for",
    favor: "therapists whose first move is acceptance and who ask before they challenge",
    avoid: "therapists who describe themselves as blunt or confronting",
  },
];
