import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** Manner: what happens between the two in the room. */
export const ROOM: readonly Topic[] = [
  {
    id: "stuck",
    name: "being stuck",
    matters: "People differ most in what they need when nothing moves.",
    said: phrases`stuck; advice; silence; silent; quiet; good questions; stalled; not improving`,
    client: [
      [
        "When you are stuck, what do you want from the other person: advice, good questions, or quiet?",
        "Therapists differ a lot in how much they lead.",
      ],
      [
        "What does silence in a conversation do to you?",
        "Some hear rest in it and some hear judgment.",
      ],
    ],
    therapist: [
      [
        "A client has been stuck with you for six weeks. What do you do?",
        "Everyone has such clients, and what you do then says more than a success.",
      ],
      [
        "How do you use silence, and how do you notice when it hurts?",
        "The same quiet is a gift to one and abandonment to another.",
      ],
    ],
    signal: "what the client wants when stuck: advice, questions or quiet",
    favor: "therapists who lead as much as the client asks for",
    avoid: "therapists who nod where advice is wanted, or advise where quiet is",
  },
  {
    id: "hard-truth",
    name: "hard truths",
    matters: "The same sentence helps one person and drives another away.",
    said: phrases`hard truth|truths; honest; honesty; blunt; bluntness; direct; directness; feedback; confront*; challenge|challenged|challenging; uncomfortable`,
    client: [
      [
        "How do you like to hear a hard truth: straight out, wrapped in something soft, or only when you ask?",
        "A good therapist will say something uncomfortable one day, in a way you can use.",
      ],
      [
        "When did someone tell you something hard that helped you?",
        "How it was said shows what works for you.",
      ],
    ],
    therapist: [
      [
        "How do you tell a client something they do not want to hear? Please give us the actual sentence.",
        "Your own words show clients what to expect.",
      ],
      [
        "How do you know that a client is ready to be challenged?",
        "Timing decides whether honesty helps.",
      ],
    ],
    signal: "how the client likes to hear something hard",
    favor: "therapists whose way of being honest is the one the client asked for",
    avoid: "blunt therapists for somebody who asked for gentleness, and the reverse",
  },
  {
    id: "rupture",
    name: "ruptures and repair",
    matters: "Everybody gets it wrong once; what follows decides who stays.",
    said: phrases`rupture|ruptures; repair; hurt by you; apolog* to ~ client; made a mistake; mistakes; when you were wrong; felt hurt; misunderst*; missed sessions; no show|shows; disappoint*`,
    client: [
      [
        "When somebody who wanted to help you got it wrong, what did you need from them?",
        "It will happen once, and your therapist can be ready.",
      ],
      [
        "What do you do when you are annoyed with somebody who helps you: say it, swallow it, or stay away?",
        "A therapist who knows can ask in time.",
      ],
    ],
    therapist: [
      [
        "How did you handle your last rupture with a client?",
        "Repair keeps people in therapy, and a real story says more than a principle.",
      ],
      [
        "When did a client feel hurt by you, and what did you do in the next session?",
        "Everyone hurts somebody; what follows decides.",
      ],
    ],
    signal: "what the client does when somebody lets them down",
    favor: "therapists who can tell a true story of a repair",
    avoid: "therapists who have no such story",
  },
  {
    id: "dealbreaker",
    name: "what drives people away",
    matters: "People leave for reasons that they never say.",
    said: phrases`walk away; deal breaker|breakers; dealbreaker*; make ~ leave; drive* ~ away; red flag|flags; put* ~ off`,
    client: [
      [
        "What would make you walk away from a therapist?",
        "We take it as a firm wish, because people leave without saying why.",
      ],
      [
        "What has somebody done in the name of help that you would not accept again?",
        "It rules people out before you have to.",
      ],
    ],
    therapist: [
      ["Why do clients leave you, when they do?", "Those who know can say it in a sentence."],
      ["With whom do you not work well?", "Knowing it spares clients a false start."],
    ],
    signal: "what would make the client leave",
    favor: "therapists who describe the opposite manner",
    avoid: "therapists who describe themselves in just that way",
  },
  {
    id: "roots",
    name: "roots or change now",
    matters: "Digging and building are different jobs.",
    said: phrases`roots; insight oriented; understand why; where it comes from; digging; the past; here and now; symptom relief; insight alone`,
    client: [
      [
        "Would you rather understand where this comes from, change what happens next week, or one after the other?",
        "Some therapists dig and some build, and both are good.",
      ],
      [
        "What do you hope to understand about yourself?",
        "It shows how far back the work should go.",
      ],
    ],
    therapist: [
      [
        "How do you decide between looking back and changing something now?",
        "Clients ask for one and may need the other first.",
      ],
      [
        "What does a client take from your work besides feeling better?",
        "Understanding and relief are different goods.",
      ],
    ],
    signal: "whether the client wants to understand or to change something now",
    favor: "therapists who work in the direction the client named",
    avoid: "therapists who only do the other",
  },
  {
    id: "structure",
    name: "structure and homework",
    matters: "What is help to one is homework to another.",
    said: phrases`structure*; homework; worksheets; exercises; agenda; plan; tasks between; practice between`,
    client: [
      [
        "How much structure do you want in the hour, and do you want something to do between sessions?",
        "One person's help is another person's homework.",
      ],
      [
        "What happened with tasks that somebody gave you before?",
        "It shows which ones will be done.",
      ],
    ],
    therapist: [
      [
        "What do clients do between sessions with you?",
        "Some will choose you for it and some would leave over it.",
      ],
      ["How planned is an hour with you?", "Clients should know whether they lead or you do."],
    ],
    signal: "what the client says about structure and homework",
    favor: "structured therapists for those who ask for a plan, open ones for those who do not",
    avoid: "worksheets for somebody who wants to be heard",
  },
  {
    id: "pace",
    name: "pace",
    matters: "Too fast and too slow both end in silence.",
    said: phrases`pace; too fast; too slow; slow down; slowly; rush*; in a hurry; take ~ time; patient|patience with`,
    client: [
      [
        "How quickly do you warm up to somebody, and what should they not do meanwhile?",
        "A pace that suits you keeps you coming.",
      ],
      ["What would be too fast for you, and what too slow?", "Both make people leave."],
    ],
    therapist: [
      [
        "How do you notice that you are going too fast for a client?",
        "The client will seldom say it.",
      ],
      [
        "How long do clients stay with you, and who decides?",
        "It tells people how much time to plan for.",
      ],
    ],
    signal: "how quickly the client warms up",
    favor: "therapists who name their pace and match it to the client",
    avoid: "therapists who go to the painful part in the first hours",
  },
  {
    id: "trust",
    name: "trust and warmth",
    matters: "Nothing else works before trust does.",
    said: phrases`trust; trusting; safe; safety in ~ room; warm|warmth; rapport; alliance; feel heard; heard; chemistry; believed; listen*`,
    client: [
      ["How do you notice that you can trust somebody?", "A therapist can do more of it."],
      ["What makes you feel heard?", "It is different for everyone, and easily missed."],
    ],
    therapist: [
      [
        "How do you earn the trust of somebody who has reason not to give it?",
        "Warmth alone does not do it.",
      ],
      [
        "How do you find out whether a client feels understood by you?",
        "Most clients are too polite to say.",
      ],
    ],
    signal: "what the client says about trust and being heard",
    favor: "therapists who ask how the hour was and take the answer seriously",
    avoid: "therapists who speak of technique only",
  },
  {
    id: "humor",
    name: "humor",
    matters: "A shared laugh can be a bridge or a way out.",
    said: phrases`humor; humour; laugh*; joke|jokes; funny`,
    client: [
      [
        "Do you use humor when things are hard, and should a therapist laugh along or look behind it?",
        "A joke can be a bridge or a door.",
      ],
      [
        "Would you like somebody serious or somebody you can laugh with?",
        "It decides more than people expect.",
      ],
    ],
    therapist: [
      ["How do you use humor with clients?", "It opens some people and closes others."],
      ["When did a joke go wrong, and what did you do?", "Lightness needs someone who notices."],
    ],
    signal: "whether the client jokes, and about what",
    favor: "therapists with lightness where the client shows it",
    avoid: "solemn therapists for somebody who survives by laughing",
  },
  {
    id: "endings",
    name: "endings",
    matters: "How it ends stays in memory longest.",
    said: phrases`=ending|=endings; goodbye; termination; how they end; discharge; when to stop; finish therapy`,
    client: [
      [
        "How will you know that you no longer need therapy?",
        "Knowing the end makes it easier to begin.",
      ],
      [
        "How do you usually say goodbye to people?",
        "Endings in therapy go the way endings went before.",
      ],
    ],
    therapist: [
      [
        "How do you tell whether therapy is working, and how do you bring it to an end?",
        "Clients do better when someone checks regularly.",
      ],
      ["What do you do when a client stops coming without a word?", "Most leave that way."],
    ],
    signal: "how the client says earlier goodbyes went",
    favor: "therapists who plan the end with the client",
    avoid: "therapists who never speak of ending",
  },
  {
    id: "progress",
    name: "telling whether it works",
    matters: "Those who check catch the ones who are getting worse.",
    said: phrases`progress; is working; working or not; measure*; outcome measure*; track*; getting worse; check in|ins`,
    client: [
      [
        "What would tell you after a month that this is the right person?",
        "You may change your mind, and it helps to know by what.",
      ],
      [
        "How would you tell a therapist that it is not working?",
        "Most people say nothing and leave.",
      ],
    ],
    therapist: [
      [
        "How do you tell that therapy is working, and what do you do when it is not?",
        "Those who check catch the clients who are getting worse.",
      ],
      [
        "What do you ask at the end of a session?",
        "A short question each time prevents silent endings.",
      ],
    ],
    signal: "how the client would notice that it works",
    favor: "therapists who check progress with the client each time",
    avoid: "therapists who rely on their impression",
  },
];
