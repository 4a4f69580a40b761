import { phrases } from "../../taxonomy/problem.ts";
import type { Topic } from "./topic.ts";

/** The therapist's craft, and the practical side of finding one. */
export const PRACTICE: readonly Topic[] = [
  {
    id: "referral",
    name: "limits and referring on",
    matters: "Knowing where one's work ends protects people.",
    said: phrases`refer*; limits; send ~ on|elsewhere; not take on; do not take; out of ~ depth; whom ~ help; caseload; scope`,
    client: [
      [
        "Has a therapist ever sent you on to somebody else, and how was that for you?",
        "Being sent on can help or hurt.",
      ],
      ["What help have you been refused, and why?", "It shows what to look for first."],
    ],
    therapist: [
      [
        "Whom do you send on to a colleague, and how do you go about it?",
        "Knowing your limits spares clients a false start.",
      ],
      ["Whom do you help most, and how do you know?", "Everyone's list is long; results are not."],
    ],
    signal: "whether the client needs somebody who does this work every week",
    favor: "therapists who can say whom they refer on and when",
    avoid: "therapists who say that they treat everything",
  },
  {
    id: "first-session",
    name: "the first session",
    matters: "Many people decide in the first hour whether they come back.",
    said: phrases`first session|hour|meeting|appointment; first ~ minutes; intake`,
    client: [
      [
        "What should happen in a first session for you to come back?",
        "Many people decide in that hour.",
      ],
      [
        "What are you most nervous about before a first meeting?",
        "It can be taken off your shoulders beforehand.",
      ],
    ],
    therapist: [
      [
        "Can you walk us through a first session with you, from the door on?",
        "Many people decide in that hour whether they come back.",
      ],
      [
        "What do you make sure to do before a first session ends?",
        "It is what people remember on the way home.",
      ],
    ],
    signal: "what the client needs from a first hour",
    favor: "therapists who describe their first session concretely",
    avoid: "therapists who spend it on forms",
  },
  {
    id: "training",
    name: "methods and training",
    matters: "Having read about a method is not the same as practicing it.",
    said: phrases`training; trained; method|methods; modalit*; technique|techniques; certif*; qualif*; approach; approaches; evidence based; degree|degrees`,
    client: [
      [
        "Is there a method that you want, or one you do not want again?",
        "A wish from experience should count.",
      ],
      [
        "What do you need to know about how a therapist works before you begin?",
        "Some want to know it all and some do not care.",
      ],
    ],
    therapist: [
      [
        "Which methods do you use, what training do you have in each, and how many people have you treated that way?",
        "A method practiced every week is worth more than a long list.",
      ],
      ["Which method did you give up, and why?", "It shows that you learn from results."],
    ],
    signal: "whether the client names a method",
    favor: "therapists with training and cases in it, not only interest",
    avoid: "long lists of methods without practice",
  },
  {
    id: "supervision",
    name: "supervision and self-care",
    matters: "Who is looked after can look after others.",
    said: phrases`supervision; supervisor|supervisors; consult*; self care; own therapy; countertransference; blind spot|spots; how they rest`,
    client: [
      [
        "What would you want your therapist to do when they do not know what to do?",
        "Good ones ask somebody.",
      ],
      [
        "How do you feel about your therapist discussing your case with a colleague?",
        "You have a say in it.",
      ],
    ],
    therapist: [
      [
        "What do you take to supervision, and when did it last change what you did?",
        "Those who are helped themselves help better.",
      ],
      [
        "What do you do so that a client does not get you on your worst day?",
        "Tired therapists miss things.",
      ],
    ],
    signal: "whether the work will be heavy on the therapist",
    favor: "therapists with regular supervision or consultation",
    avoid: "therapists who work alone with high risk",
  },
  {
    id: "confidentiality",
    name: "secrets and privacy",
    matters: "People speak when they know the rules.",
    said: phrases`confidential*; privacy; secret|secrets; notes; who ~ told; disclos*; boundar*`,
    client: [
      ["What are you worried might get out?", "You can be told the rules before you say it."],
      [
        "Is there something you have never told anyone that a therapist should make room for?",
        "You need not tell it here; that it exists is enough.",
      ],
    ],
    therapist: [
      [
        "How do you explain confidentiality and its limits?",
        "People speak when they know the rules.",
      ],
      [
        "What do clients learn about you, and what not?",
        "Some need a person and some need a professional.",
      ],
    ],
    signal: "what the client fears might get out",
    favor: "therapists who explain the rules at the start",
    avoid: "therapists with ties to the client's world",
  },
  {
    id: "money",
    name: "money",
    matters: "Money decides who can come at all, and few bring it up themselves.",
    said: phrases`money; fee|fees; cost|costs; afford; pay; insurance; sliding scale; price; debt`,
    client: [
      [
        "What can you pay for a session without worrying about it?",
        "A good match you cannot afford is no match.",
      ],
      [
        "What is money like in your life right now?",
        "Worry about money gets into everything, the therapy included.",
      ],
    ],
    therapist: [
      [
        "What are your fees, and what do you do when a client can no longer pay?",
        "Clients should know it before they need it.",
      ],
      ["How do you talk about money with clients?", "It is often harder to speak of than sex."],
    ],
    signal: "what the client can pay without strain",
    favor: "therapists within the budget, or with lower fees",
    avoid: "therapists beyond it, however well they fit",
  },
  {
    id: "times-format",
    name: "times, format and place",
    matters: "A match that cannot meet is no match.",
    said: phrases`video; online; in person; telehealth; phone session|sessions; format|formats; schedule|schedules|scheduling; available; availability; opening|openings; office; licens*; waiting list|lists; waitlist*; evening|evenings; travel`,
    client: [
      [
        "When are you free, and would you rather meet in person, by video or by phone?",
        "A match that cannot meet is no match.",
      ],
      ["Where could you talk without being overheard?", "A screen needs a door that closes."],
    ],
    therapist: [
      [
        "Which openings do you have now, in which formats, and in which states are you licensed?",
        "A stale calendar wastes somebody's courage.",
      ],
      ["Whom do you not see by video?", "Some work needs a room."],
    ],
    signal: "when and how the client can meet",
    favor: "therapists whose calendar, format and license fit",
    avoid: "therapists who cannot meet in the way the client needs",
  },
  {
    id: "language",
    name: "language",
    matters: "Some things can be said in one language only.",
    said: phrases`language|languages; bilingual; spanish; mother tongue; interpreter; translate*`,
    client: [
      [
        "In which language do you feel, and in which do you think?",
        "Some things can be said in one language only.",
      ],
      [
        "Would you want a therapist who can follow when you change languages?",
        "People give their childhood in one language and their job in another.",
      ],
    ],
    therapist: [
      [
        "In which languages can you work at full depth?",
        "Ordering a meal is not the same as grieving.",
      ],
      ["How do you work when a client searches for a word?", "Waiting is a skill."],
    ],
    signal: "the language the client feels in",
    favor: "therapists who work in it at full depth",
    avoid: "therapists who would need an interpreter",
  },
  {
    id: "therapist-person",
    name: "who the therapist is",
    matters: "Who the other person is matters to some, and they may say so.",
    said: phrases`gender of ~ therapist; male|female therapist|therapists; man or a woman; age of ~ therapist; older therapist; young therapist; shares ~ background; looks like them`,
    client: [
      [
        "Does it matter to you whether your therapist is a man or a woman, older or younger?",
        "You may say so without giving a reason.",
      ],
      [
        "What should your therapist have lived through, or need not have?",
        "Some want a guide who knows the road.",
      ],
    ],
    therapist: [
      [
        "What of your own life do you bring into the room, and what do you leave outside?",
        "Some clients choose you for it.",
      ],
      ["For which clients does it matter who you are?", "Honest answers save both sides time."],
    ],
    signal: "what the client asks the therapist to be",
    favor: "therapists who are what the client asked for",
    avoid: "guessing a wish that was not stated",
  },
  {
    id: "risk",
    name: "danger and crisis",
    matters: "Danger comes before everything else.",
    said: phrases`crisis|crises; risk; danger*; emergency; safety plan; violence; abusive partner`,
    client: [
      [
        "Is anyone in danger where you live, you included?",
        "If it is now, call 911; matching can wait.",
      ],
      [
        "What should happen when things become too much between sessions?",
        "A plan made calmly works in a storm. If it is near right now, call or text 988.",
      ],
    ],
    therapist: [
      ["What do you do in a crisis between sessions?", "Clients should know what to count on."],
      [
        "With which risks do you have experience, and which do you refer on?",
        "An honest limit is safer than a kind promise.",
      ],
    ],
    signal: "any sign of danger now",
    favor: "therapists with a plan, a team and experience of risk",
    avoid: "therapists who say nothing about crises",
  },
];
