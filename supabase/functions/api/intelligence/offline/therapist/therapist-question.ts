import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { readText } from "../text/tokens.ts";

/** What a question to a therapist asks about; it decides what its answer may be taken for. */
export type TherapistRole =
  | "risk"
  | "limits"
  | "practical"
  | "repair"
  | "hard-truth"
  | "culture"
  | "stuck"
  | "progress"
  | "first-session"
  | "methods"
  | "whom"
  | "open";

/** First come, first served: a question that fits several gets the first. */
const ROLES: [TherapistRole, string[]][] = [
  ["risk", ["suicid*", "self harm", "safety plan", "at risk", "in crisis", "danger"]],
  [
    "limits",
    [
      "send ~ on|elsewhere",
      "refer ~ on|out|to|elsewhere?",
      "referral|referrals",
      "not ~ treat|take|see",
      "limits ~ practice|competence|craft",
      "outside ~ scope|competence",
    ],
  ],
  [
    "practical",
    [
      "fee|fees",
      "openings",
      "licensed",
      "insurance",
      "sliding scale",
      "hours ~ available|open",
      "in person ~ video",
    ],
  ],
  [
    "repair",
    [
      "hurt by you",
      "client ~ hurt|upset|offended|angry ~ you",
      "rupture*",
      "repair*",
      "mistake ~ client|made|you",
    ],
  ],
  [
    "hard-truth",
    [
      "not want to hear",
      "hard|difficult|uncomfortable ~ truth|truths|things|feedback|news",
      "challenge ~ client|clients|people",
      "confront*",
    ],
  ],
  [
    "culture",
    [
      "world ~ not your own",
      "culture|cultural|cultures",
      "identity",
      "background",
      "different from you*",
      "faith",
    ],
  ],
  ["stuck", ["stuck", "not ~ improving|progress*|getting better", "plateau*", "no progress"]],
  [
    "progress",
    [
      "therapy ~ working|works",
      "tell ~ working",
      "progress",
      "bring it to an end",
      "measure*",
      "end ~ therapy|treatment",
      "outcome|outcomes",
    ],
  ],
  ["first-session", ["first session|meeting|hour|appointment", "from the door"]],
  [
    "methods",
    [
      "method|methods",
      "modalit*",
      "training",
      "approach|approaches",
      "technique|techniques",
      "orientation",
      "style",
      "how ~ you work",
    ],
  ],
  [
    "whom",
    [
      "whom|who ~ you ~ help|see|treat|serve|enjoy|work",
      "help most",
      "work best with",
      "special*",
      "expertise",
      "ideal client",
      "kind|kinds|type|types of ~ clients|people|problems|client",
      "populations|issues|concerns",
    ],
  ],
];

const PHRASES = compilePhrases(
  ROLES.flatMap(([role, list]) => list.map((phrase) => ({ phrase, value: role }))),
);

/** Reads from a question's wording what its answer will be about; "open" when that is not clear. */
export function therapistRole(question: string): TherapistRole {
  const found = new Set(findPhrases(PHRASES, readText(question)).map((match) => match.value));
  return ROLES.find(([role]) => found.has(role))?.[0] ?? "open";
}
