import { questionRole } from "../reading/question-role.ts";
import { findMentions, ofKind } from "../taxonomy/lexicon.ts";
import type { ProblemId } from "../taxonomy/problems.ts";
import { readText } from "../text/tokens.ts";

/** One thing that a question asks about; a question may ask for several. */
export type Aspect =
  | "why-now"
  | "problem"
  | "priority"
  | "days"
  | "goals"
  | "past-help"
  | "support"
  | "bad-days"
  | "feelings"
  | "stuck"
  | "hard-truth"
  | "dealbreaker"
  | "roots"
  | "understand"
  | "safety"
  | "fee"
  | "times"
  | "format"
  | "place"
  | "language";

/** What a question asks about. `topics`: the problems it names, where it is about nothing we know better. */
export interface Asked {
  aspects: readonly Aspect[];
  topics: readonly ProblemId[];
}

const PARTS: Record<"coping" | "practical", readonly (readonly [Aspect, RegExp])[]> = {
  coping: [
    ["support", /\bwho (?:knows|helps)|support|talk to about|there for you|anyone|anybody\b/],
    ["bad-days", /bad days?|gets? you through|\bcope\b|coping|strengths?\b/],
  ],
  practical: [
    ["fee", /\bpay\b|afford|budget|\bfees?\b|\bcosts?\b|insurance|price/],
    ["times", /\bfree\b|available|availability|schedule|\btimes?\b|\bdays? work/],
    ["format", /in person|video|online|phone|format/],
    ["place", /\bstate\b|\blive\b|\bbased\b|located|location|\bcity\b/],
    ["language", /language/],
  ],
};

const WHY_NOW = /\bnow\b|what (?:made|happened)|lately|recently|brought you|moment/;

const known = new Map<string, Asked>();
const MOST_KNOWN = 2_000;

/** Reads from a question's wording what it asks about; remembered, because questions are few. */
export function askedBy(question: string): Asked {
  const before = known.get(question);
  if (before) return before;
  if (known.size > MOST_KNOWN) known.clear();
  const asked = readQuestion(question);
  known.set(question, asked);
  return asked;
}

function readQuestion(question: string): Asked {
  const role = questionRole(question);
  const plain = question.toLowerCase();
  switch (role) {
    case "presenting":
      return { aspects: [WHY_NOW.test(plain) ? "why-now" : "problem"], topics: [] };
    case "coping":
    case "practical": {
      const parts = PARTS[role].filter(([, pattern]) => pattern.test(plain));
      return { aspects: parts.map(([aspect]) => aspect), topics: [] };
    }
    case "open": {
      const named = ofKind(findMentions(readText(question)), "problem");
      return { aspects: [], topics: [...new Set(named.map(({ term }) => term.id))] };
    }
    default:
      return { aspects: [role], topics: [] };
  }
}
