import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** The people around a person, and where they stand in life. */
export const PEOPLE: readonly Topic[] = [
  {
    id: "relationships",
    name: "close relationships",
    said: phrases`relationship|relationships; couples; marriage; partner|partners; intimacy; loneliness; lonely`,
    client: [
      "Which relationship do you think about most, and what do you wish were different in it?",
      "What do you do when somebody you love disappoints you?",
    ],
    therapist: [
      "How do you keep from taking sides when a client speaks about a partner?",
      "How do you see couples: together, one by one, or both?",
    ],
  },
  {
    id: "infidelity-divorce",
    name: "trust and separation",
    said: phrases`affair|affairs; infidelity; betrayal; divorce*; separation; breakup|break up`,
    client: [
      "Do you want help to mend this relationship, to leave it, or to find out which?",
      "Who else is touched by what you decide?",
    ],
    therapist: [
      "What do you do when one partner has a secret the other does not know?",
      "How do you work when one wants to stay and the other wants to go?",
    ],
  },
  {
    id: "family-conflict",
    name: "family",
    said: phrases`family; families; mother|mothers; father|fathers; parents; siblings; in laws`,
    client: [
      "What would your family say about your coming here?",
      "Which role did you have in your family, and do you still have it?",
    ],
    therapist: [
      "When do you invite family into the room, and when not?",
      "How do you work with a client whose family sees things quite differently from you?",
    ],
  },
  {
    id: "parenting",
    name: "being a parent",
    said: phrases`parenting; parent; parents of; raising; kids; children; school refusal`,
    client: [
      "What do you do as a parent that you swore you would not?",
      "Who helps you with the children when you cannot?",
    ],
    therapist: [
      "How do you work with parents and child: together, apart, or both?",
      "What do you tell parents who want you to fix their child?",
    ],
  },
  {
    id: "teens",
    name: "young people",
    said: phrases`teen*; adolescen*; young people; school; child therapy; young clients`,
    client: [
      "Whose idea was it to come here, and what do you think of it?",
      "What should your parents not be told, and who decides?",
    ],
    therapist: [
      "How do you begin with a teenager who was sent to you?",
      "What do you tell parents, and what do you keep to yourself?",
    ],
  },
  {
    id: "perinatal",
    name: "pregnancy and early parenthood",
    said: phrases`pregnan*; postpartum; birth; baby; miscarriage; infertility; ivf`,
    client: [
      "What has nobody asked you since the pregnancy, the birth or the loss?",
      "Which thoughts since then frighten you?",
    ],
    therapist: [
      "How do you work with a mother who feels nothing for her baby?",
      "How do you arrange sessions around a baby?",
    ],
  },
  {
    id: "transitions",
    name: "work and change",
    said: phrases`at work; workplace; job|jobs; career; retire*; transition|transitions; unemploy*; life change*; moving`,
    client: [
      "What in your life is ending, and what should begin?",
      "How does work get into the rest of your life?",
    ],
    therapist: [
      "How do you help somebody who has to decide and cannot?",
      "What do you ask about a client's work?",
    ],
  },
  {
    id: "immigration",
    name: "life between countries",
    said: phrases`immigra*; migrat*; refugee*; another country; between countries; first generation; undocumented`,
    client: [
      "What did you leave behind when you came here, and what do people here not see?",
      "In which language do you feel?",
    ],
    therapist: [
      "How do you work with clients who live between two countries?",
      "How do you work with an interpreter?",
    ],
  },
  {
    id: "sexuality",
    name: "sex and desire",
    said: phrases`sex; sexual*; desire; libido`,
    client: [
      "Is there something about sex or desire that you would want to be able to talk about?",
      "What would make it easier to speak about sex with a therapist?",
    ],
    therapist: [
      "How do you bring up sex with clients, and when?",
      "Which questions about sex and desire do you send on to a colleague?",
    ],
  },
  {
    id: "gender-lgbtq",
    name: "gender and LGBTQ+ life",
    said: phrases`gender; trans; lgbt*; queer; pronouns; coming out; gay; lesbian`,
    client: [
      "What about your gender or whom you love should a therapist understand without being taught?",
      "Who in your life knows, and who must not?",
    ],
    therapist: [
      "What experience do you have with LGBTQ+ clients, and how did you learn?",
      "What did you get wrong with an LGBTQ+ client, and how did you mend it?",
    ],
  },
  {
    id: "culture-faith",
    name: "culture, race and faith",
    said: phrases`cultur*; race; racis*; racial; faith; religio*; spiritual*; god; church; mosque; identity; identities; background; black|white therapist|therapists|client|clients`,
    client: [
      "What about your culture, skin or faith should a therapist already understand?",
      "Would you feel safer with someone who shares it, or freer with someone who does not?",
    ],
    therapist: [
      "What do you change when the person in front of you comes from a world that is not your own?",
      "How do you work with faith that you do not share?",
    ],
  },
];
