import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { readText } from "../text/tokens.ts";

/** What a question asks about; it decides how its answer is read. */
export type QuestionRole =
  | "presenting"
  | "priority"
  | "days"
  | "goals"
  | "past-help"
  | "coping"
  | "feelings"
  | "stuck"
  | "hard-truth"
  | "dealbreaker"
  | "roots"
  | "understand"
  | "safety"
  | "practical"
  | "open";

/** First come, first served: a question that fits several gets the first. */
const ROLES: [QuestionRole, string[]][] = [
  [
    "safety",
    [
      "not wanting to live",
      "hurting|harming|harm|hurt yourself",
      "suicid*",
      "kill yourself",
      "end ~ your life",
      "life ~ not worth",
      "wish ~ dead",
      "better off dead",
      "not want ~ be|live|wake",
      "are you safe",
      "feel ~ safe ~ right|home",
    ],
  ],
  [
    "dealbreaker",
    [
      "walk away",
      "make you leave|quit|stop",
      "deal breaker",
      "dealbreaker",
      "put* you off",
      "not want ~ therapist|in",
      "hate|dislike ~ therapist|therapy",
      "leave a therapist",
    ],
  ],
  [
    "practical",
    [
      "pay ~ session",
      "afford",
      "budget",
      "fee",
      "cost",
      "insurance",
      "in person",
      "which state",
      "where ~ you ~ live|based",
      "when are you ~ free|available",
      "format",
      "which language",
      "schedule",
      "location",
      "practical side",
      "availability",
    ],
  ],
  [
    "hard-truth",
    [
      "hard|difficult|uncomfortable truth|truths|things|feedback",
      "be challenged",
      "honest feedback",
    ],
  ],
  [
    "roots",
    [
      "where ~ comes from",
      "roots",
      "root ~ or",
      "change ~ next week",
      "past or",
      "understand ~ or ~ change",
      "dig",
    ],
  ],
  [
    "stuck",
    [
      "when ~ you ~ stuck",
      "advice",
      "kind of therapist",
      "style ~ therapist",
      "therapist ~ style",
      "want ~ from ~ therapist|other",
      "therapist ~ to be like",
      "personality ~ therapist",
      "approach",
      "look* for in ~ therapist",
    ],
  ],
  [
    "past-help",
    [
      "already tried",
      "tried",
      "past ~ help|therapy|therapist",
      "previous ~ help|therapy|therapist",
      "been in therapy",
      "therapy before",
      "seen ~ therapist",
      "helped ~ before|past|worse",
    ],
  ],
  [
    "understand",
    [
      "understand about you",
      "already ~ understand|know",
      "share* ~ background|identity|it",
      "identity",
      "culture",
      "background",
      "should know about you",
    ],
  ],
  [
    "coping",
    [
      "bad day|days",
      "who knows",
      "support*",
      "gets you through",
      "cope",
      "help* you get through",
      "strength|strengths",
    ],
  ],
  [
    "feelings",
    [
      "strong feeling|feelings|emotion|emotions",
      "feelings ~ go|come",
      "handle ~ feelings|emotions",
    ],
  ],
  [
    "priority",
    [
      "only one thing",
      "first",
      "most important",
      "most ~ help|difficult|hard|bother*|pressing",
      "biggest",
      "one thing",
      "priorit*",
      "main ~ concern|problem|issue|reason",
    ],
  ],
  [
    "goals",
    [
      "three months",
      "different ~ if|when",
      "goal|goals",
      "hope|hoping",
      "success",
      "like to ~ change|achieve",
      "get out of therapy",
      "want ~ out of therapy",
    ],
  ],
  [
    "days",
    [
      "ordinary|typical|normal day",
      "get* ~ in* ~ day|life|way",
      "affect*",
      "disrupt*",
      "impact*",
      "daily life",
    ],
  ],
  [
    "presenting",
    [
      "brings you",
      "bring* you ~ here",
      "why now",
      "made now",
      "what made",
      "going on",
      "on your mind",
      "bother*",
      "how can we help",
      "how can i help",
      "how are you",
      "talk about",
      "tell ~ about yourself",
      "happened",
    ],
  ],
];

const PHRASES = compilePhrases(
  ROLES.flatMap(([role, list]) => list.map((phrase) => ({ phrase, value: role }))),
);

/** Reads from a question's wording what its answer will be about; "open" when that is not clear. */
export function questionRole(question: string): QuestionRole {
  const found = new Set(findPhrases(PHRASES, readText(question)).map((match) => match.value));
  return ROLES.find(([role]) => found.has(role))?.[0] ?? "open";
}
