import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** The people around a person, and where they stand in life. */
export const PEOPLE: readonly Topic[] = [
  {
    id: "relationships",
    name: "close relationships",
    matters: "What hurts between people comes up between client and therapist too.",
    said: phrases`relationship|relationships; couples; marriage; partner|partners; intimacy; loneliness; lonely`,
    client: [
      [
        "Which relationship do you think about most, and what do you wish were different in it?",
        "What hurts between people often shows up between client and therapist too.",
      ],
      [
        "What do you do when somebody you love disappoints you?",
        "The same will happen once in therapy.",
      ],
    ],
    therapist: [
      [
        "How do you keep from taking sides when a client speaks about a partner?",
        "You hear one half of the story.",
      ],
      [
        "How do you see couples: together, one by one, or both?",
        "Clients should know who will be in the room.",
      ],
    ],
    signal: "which relationship the client returns to",
    favor: "therapists who work with relationships as they happen, also in the room",
    avoid: "therapists who take sides",
  },
  {
    id: "infidelity-divorce",
    name: "trust and separation",
    matters: "Whoever decides about a relationship needs somebody without a stake in it.",
    said: phrases`affair|affairs; infidelity; betrayal; divorce*; separation; breakup|break up`,
    client: [
      [
        "Do you want help to mend this relationship, to leave it, or to find out which?",
        "Your therapist should work on the question you have.",
      ],
      ["Who else is touched by what you decide?", "It shows what makes the decision hard."],
    ],
    therapist: [
      [
        "What do you do when one partner has a secret the other does not know?",
        "Couples should know the rule before the first hour.",
      ],
      [
        "How do you work when one wants to stay and the other wants to go?",
        "Neither should feel pushed.",
      ],
    ],
    signal: "whether the client wants to mend, to leave or to decide",
    favor: "therapists who say how they handle secrets and ambivalence in couples",
    avoid: "therapists with a stake in saving the marriage",
  },
  {
    id: "family-conflict",
    name: "family",
    matters: "The family is in the room even when nobody brought it.",
    said: phrases`family; families; mother|mothers; father|fathers; parents; siblings; in laws`,
    client: [
      [
        "What would your family say about your coming here?",
        "Support and resistance at home both come along.",
      ],
      [
        "Which role did you have in your family, and do you still have it?",
        "Old roles return wherever somebody helps you.",
      ],
    ],
    therapist: [
      [
        "When do you invite family into the room, and when not?",
        "Clients need to know who may be present.",
      ],
      [
        "How do you work with a client whose family sees things quite differently from you?",
        "Respect for the family is part of respect for the client.",
      ],
    ],
    signal: "what the client says family thinks and expects",
    favor: "therapists who ask what something means in the family before they suggest change",
    avoid: "therapists who advise distance early",
  },
  {
    id: "parenting",
    name: "being a parent",
    matters: "Parents who feel blamed stop coming.",
    said: phrases`parenting; parent; parents of; raising; kids; children; school refusal`,
    client: [
      [
        "What do you do as a parent that you swore you would not?",
        "It is said with shame and answered with practice.",
      ],
      [
        "Who helps you with the children when you cannot?",
        "It shows what can be asked of your week.",
      ],
    ],
    therapist: [
      [
        "How do you work with parents and child: together, apart, or both?",
        "Everyone should know who is told what.",
      ],
      [
        "What do you tell parents who want you to fix their child?",
        "Change at home needs everyone in it.",
      ],
    ],
    signal: "what the client says about the children and about help with them",
    favor: "therapists who include parents and give them something to do",
    avoid: "therapists who see a child without speaking to the parents",
  },
  {
    id: "teens",
    name: "young people",
    matters: "Young people can tell in minutes whether they are the client or the problem.",
    said: phrases`teen*; adolescen*; young people; school; child therapy; young clients`,
    client: [
      [
        "Whose idea was it to come here, and what do you think of it?",
        "Somebody who was sent needs another beginning.",
      ],
      [
        "What should your parents not be told, and who decides?",
        "You will say more when you know the rules.",
      ],
    ],
    therapist: [
      [
        "How do you begin with a teenager who was sent to you?",
        "The first ten minutes decide the rest.",
      ],
      [
        "What do you tell parents, and what do you keep to yourself?",
        "Both sides need the same answer before you start.",
      ],
    ],
    signal: "whose idea it was to come",
    favor: "therapists who are at ease with young people and clear about what parents hear",
    avoid: "therapists who see adults almost only",
  },
  {
    id: "perinatal",
    name: "pregnancy and early parenthood",
    matters: "Around a birth everybody looks at the baby.",
    said: phrases`pregnan*; postpartum; birth; baby; miscarriage; infertility; ivf`,
    client: [
      [
        "What has nobody asked you since the pregnancy, the birth or the loss?",
        "Everyone asks about the baby.",
      ],
      [
        "Which thoughts since then frighten you?",
        "Frightening thoughts are common, and they can be said here.",
      ],
    ],
    therapist: [
      [
        "How do you work with a mother who feels nothing for her baby?",
        "She will watch your face when she says it.",
      ],
      ["How do you arrange sessions around a baby?", "Help that cannot be reached is no help."],
    ],
    signal: "what the client says about pregnancy, birth or the loss of it",
    favor: "therapists with perinatal experience who welcome the baby in the hour",
    avoid: "therapists who treat it as any low mood",
  },
  {
    id: "transitions",
    name: "work and change",
    matters: "A change asks for decisions while the ground is moving.",
    said: phrases`at work; workplace; job|jobs; career; retire*; transition|transitions; unemploy*; life change*; moving`,
    client: [
      [
        "What in your life is ending, and what should begin?",
        "A change has two sides, and one of them is a loss.",
      ],
      ["How does work get into the rest of your life?", "It shows where relief would be felt."],
    ],
    therapist: [
      [
        "How do you help somebody who has to decide and cannot?",
        "Some clients need a sounding board, others a method.",
      ],
      ["What do you ask about a client's work?", "Most of a life is spent there."],
    ],
    signal: "what is ending and what should begin",
    favor: "therapists who help people decide and try things out",
    avoid: "therapists who look back only",
  },
  {
    id: "immigration",
    name: "life between countries",
    matters: "Life between countries is tiring to explain from the beginning.",
    said: phrases`immigra*; migrat*; refugee*; another country; between countries; first generation; undocumented`,
    client: [
      [
        "What did you leave behind when you came here, and what do people here not see?",
        "You should not have to explain your whole country first.",
      ],
      ["In which language do you feel?", "Some things can be said in one language only."],
    ],
    therapist: [
      [
        "How do you work with clients who live between two countries?",
        "Their families may be in both rooms.",
      ],
      ["How do you work with an interpreter?", "A third person changes everything."],
    ],
    signal: "the language the client feels in and who was left behind",
    favor: "therapists who share the language or know migration well",
    avoid: "therapists who need the basics explained",
  },
  {
    id: "sexuality",
    name: "sex and desire",
    matters: "Most people wait for the other to bring it up.",
    said: phrases`sex; sexual*; desire; libido`,
    client: [
      [
        "Is there something about sex or desire that you would want to be able to talk about?",
        "Many wait to be asked, and then it turns out to matter.",
      ],
      [
        "What would make it easier to speak about sex with a therapist?",
        "Some want a man, some a woman, some only a person who does not blush.",
      ],
    ],
    therapist: [
      ["How do you bring up sex with clients, and when?", "Clients wait for you to begin."],
      [
        "Which questions about sex and desire do you send on to a colleague?",
        "An honest limit spares an embarrassing hour.",
      ],
    ],
    signal: "whether the client mentions sex, or carefully does not",
    favor: "therapists who say that they talk about sex without blinking",
    avoid: "therapists who never mention it",
  },
  {
    id: "gender-lgbtq",
    name: "gender and LGBTQ+ life",
    matters: "Nobody should have to teach the basics in a paid hour.",
    said: phrases`gender; trans; lgbt*; queer; pronouns; coming out; gay; lesbian`,
    client: [
      [
        "What about your gender or whom you love should a therapist understand without being taught?",
        "You should not spend your hour on the basics.",
      ],
      ["Who in your life knows, and who must not?", "A therapist needs to know whom to protect."],
    ],
    therapist: [
      [
        "What experience do you have with LGBTQ+ clients, and how did you learn?",
        "Affirming is something you do, not a word on a page.",
      ],
      [
        "What did you get wrong with an LGBTQ+ client, and how did you mend it?",
        "Everyone gets something wrong; what follows counts.",
      ],
    ],
    signal: "what the client asks to be understood without teaching",
    favor: "therapists who state experience with LGBTQ+ clients",
    avoid: "therapists who only call themselves open-minded",
  },
  {
    id: "culture-faith",
    name: "culture, race and faith",
    matters: "What goes without saying in one world has to be said in another.",
    said: phrases`cultur*; race; racis*; racial; faith; religio*; spiritual*; god; church; mosque; identity; identities; background; black|white therapist|therapists|client|clients`,
    client: [
      [
        "What about your culture, skin or faith should a therapist already understand?",
        "You should not have to spend your hour teaching it.",
      ],
      [
        "Would you feel safer with someone who shares it, or freer with someone who does not?",
        "People differ in this, and we go only by what you say.",
      ],
    ],
    therapist: [
      [
        "What do you change when the person in front of you comes from a world that is not your own?",
        "Kindness alone is not an answer to that.",
      ],
      [
        "How do you work with faith that you do not share?",
        "For many clients it is where strength comes from.",
      ],
    ],
    signal: "what the client asks to be understood or shared",
    favor: "therapists who share what the client asked for, or say concretely how they learned",
    avoid: "guessing from a name or a face",
  },
];
