import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** Habits, the body, the mind's own ways, and how people see themselves. */
export const SELF: readonly Topic[] = [
  {
    id: "adhd",
    name: "focus and follow-through",
    said: phrases`adhd; focus; procrastinat*; attention; distract*`,
    client: [
      "What would help you to remember appointments and what was said in them?",
      "Which unfinished things weigh on you most?",
    ],
    therapist: [
      "How do you change your sessions for clients who lose the thread or forget the hour?",
      "What do clients with ADHD take home from a session with you?",
    ],
  },
  {
    id: "autism",
    name: "autism and the senses",
    said: phrases`autis*; sensory; neurodivergen*; masking`,
    client: [
      "What in a room, a voice or a light makes it hard for you to think?",
      "How do you like things to be said: plainly, in writing, with time to answer?",
    ],
    therapist: [
      "What do you change for autistic clients?",
      "How do you read a client who does not show feelings the way you expect?",
    ],
  },
  {
    id: "eating",
    name: "food and eating",
    said: phrases`eating; food; meals; binge*; anorexi*; bulimi*`,
    client: [
      "How much of your day goes to thoughts about food?",
      "Which meals are hardest, and who is there?",
    ],
    therapist: [
      "How do you work together with doctors and dietitians when eating is the problem?",
      "Where is your line, when does a client need more than you can give?",
    ],
  },
  {
    id: "body-image",
    name: "how people see their body",
    said: phrases`body image; weight; appearance; mirror`,
    client: [
      "What do you avoid because of how you feel about your body?",
      "Whose voice do you hear when you look in the mirror?",
    ],
    therapist: [
      "How do you speak about weight and bodies with clients?",
      "What do you do with your own views on health and size?",
    ],
  },
  {
    id: "substance-use",
    name: "alcohol and drugs",
    said: phrases`drinking; alcohol; drugs; drug use; sober; sobriety; substance|substances; weed; pills`,
    client: [
      "What does a drink or a drug do for you that nothing else does?",
      "Do you want to stop, cut down or only understand it?",
    ],
    therapist: [
      "How do you work with a client who is not sure they want to stop?",
      "What do you do when a client comes to the hour drunk or high?",
    ],
  },
  {
    id: "behavioural-addiction",
    name: "habits that took over",
    said: phrases`gambling; gaming; porn*; scrolling; compulsive*`,
    client: [
      "Which habit takes more from you than you want to give?",
      "What do you feel in the minute before you start?",
    ],
    therapist: [
      "How do you talk about habits that clients are ashamed of?",
      "What does the first month look like with a client who wants to stop a habit?",
    ],
  },
  {
    id: "self-esteem",
    name: "self-worth and shame",
    said: phrases`shame; ashamed; self worth; self esteem; self critic*; perfectionis*; guilt; apologise|apologize; apologis*|apologiz*; not good enough; crying; cry; cries; tears`,
    client: [
      "What are you afraid a therapist would think of you if they knew everything?",
      "How do you talk to yourself after a mistake?",
    ],
    therapist: [
      "What do you do when a client apologizes for their feelings?",
      "How do you help a client to say something they are ashamed of?",
    ],
  },
];
