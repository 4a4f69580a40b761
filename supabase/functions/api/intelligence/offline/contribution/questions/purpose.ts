import type { Addressee } from "../grammar/persons.ts";
import { askedClause } from "../grammar/report-clause.ts";
import { topicOf } from "../topics/topics.ts";
import { contentOf } from "./likeness.ts";

/** The longest question that is told again as its purpose, in characters. */
const LONGEST = 140;

const IS_TOLD =
  /^(?:(?:in|to|for|with|by|from|at|on|of) )?(?:what|how|who|whom|whose|why|when|where|which|whether)\b(?! you (?:can|could|would) (?:tell|give|walk|describe|show|say)\b)/;
const OF_A_MATTER = /^what would you want (?:a therapist|us) to know about (?<matter>[^,]+)\?$/i;
const ASKS_TWICE =
  /\b(?:and|or) (?:do|does|did|is|are|was|were|have|has|would|can|could|will|should)\b/;
/** Left in the order of a question, at least in one of its clauses. */
const STILL_ASKS =
  /(?<!\b(?:you|they|it|he|she|who|that|clients?|therapists?) )\b(?:do|does|did|would|are|is|was|were|can|could|have|has|will|should) (?:you|it|they|he|she|there|somebody|someone|anybody|anyone|your|this|that|the|a|an)\b|^(?:what|who|which) (?:is|are|was|were) |:|, not\b/;

const HELPS: Record<Addressee, string> = {
  client: "Helps a therapist to know",
  therapist: "Helps clients to know",
  other: "Helps us to know",
};

const AT_LEAST: Record<Addressee, string> = {
  client: "Helps to choose a therapist.",
  therapist: "Helps clients to choose.",
  other: "Helps to see the whole picture.",
};

interface Purposed {
  question: string;
  reasoning: string;
  audience: Addressee;
}

/**
 * What a question is asked for, where its expert gave no reason: said of the question alone, so that
 * nothing is claimed in the expert's name. Never empty.
 */
export function purposeOf(question: string, audience: Addressee): string {
  const matter = OF_A_MATTER.exec(question)?.groups?.matter;
  if (matter !== undefined) return `Helps to know more about ${matter}.`;
  const told = question.length <= LONGEST && !ASKS_TWICE.test(question);
  const clause = told ? askedClause(question) : null;
  if (clause !== null && IS_TOLD.test(clause) && !STILL_ASKS.test(clause))
    return /\btherapist\b/.test(clause)
      ? `Helps to know ${clause}.`
      : `${HELPS[audience]} ${clause}.`;
  const topic = topicOf(question);
  // A single word may mean something else: the question must name the matter itself.
  const named = topic !== null && isNamedIn(topic.name, question);
  return named ? `${HELPS[audience]} more about ${topic.name}.` : AT_LEAST[audience];
}

function isNamedIn(name: string, question: string): boolean {
  const said = contentOf(question);
  for (const word of contentOf(name)) if (said.has(word)) return true;
  return false;
}

/** A question whose plain purpose, where that is its reason, goes on fitting its words and audience. */
export function withPurpose<Q extends Purposed>(before: Q, after: Q): Q {
  return before.reasoning === purposeOf(before.question, before.audience)
    ? { ...after, reasoning: purposeOf(after.question, after.audience) }
    : after;
}
