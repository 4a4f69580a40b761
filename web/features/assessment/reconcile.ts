import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import type { Recommendation } from "@rapport/shared/contracts/recommendation.ts";
import type { AssessmentState, Outcome, SentAnswer } from "./assessment-state.ts";
import { REASONS_GONE } from "./texts.ts";

/** What the server has of a person: answers by question id, and whom they were matched with, newest first. */
export interface Stored {
  person: { id: string; isGuest: boolean };
  answers: Readonly<Record<string, string>>;
  recommendations: readonly Recommendation[];
}

/** What of a profile came of written assessments. Somebody without a profile has no answers any more. */
export function storedIn(profile: ClientProfile | null, person: Stored["person"]): Stored {
  const written = <Item extends { source: string }>(items: readonly Item[] = []) =>
    items.filter(({ source }) => source === "assessment");
  return {
    person: { id: person.id, isGuest: person.isGuest },
    answers: Object.fromEntries(
      written(profile?.responses).map(({ questionId, answer }) => [questionId, answer]),
    ),
    recommendations: written(profile?.recommendations).map(({ recommendation }) => recommendation),
  };
}

/**
 * Whether the server should have what was sent: what one guest sent is kept when they log in, but is
 * out of reach for another guest in their place.
 */
const isTheirs = ({ userId }: SentAnswer, { person }: Stored) =>
  userId === person.id || !person.isGuest;

type Words = Pick<AssessmentState, "answers" | "sent">;

/**
 * Makes the server the truth for what was sent: words that were corrected elsewhere take the place of
 * the old ones, and those that were removed are gone here, too. Words that were not sent stay.
 *
 * @param since what was known as sent when the server was asked; what was sent later, it may not know.
 */
export function reconcileWords(words: Words, stored: Stored, since: Words["sent"]): Words {
  const answers = { ...words.answers };
  const sent = { ...words.sent };
  for (const [id, last] of Object.entries(words.sent)) {
    if (since[id] !== last) continue;
    const now = isTheirs(last, stored) ? stored.answers[id] : undefined;
    const untouched = (answers[id] ?? "").trim() === last.text;
    if (now === undefined) {
      delete sent[id];
      if (untouched && isTheirs(last, stored)) delete answers[id];
    } else if (now !== last.text) {
      sent[id] = { text: now, userId: stored.person.id };
      if (untouched) answers[id] = now;
    }
  }
  return { answers, sent };
}

/** The outcome with the recommendation as the server shows it now: its reasons may have been taken away. */
export function reconcileOutcome(outcome: Outcome, stored: Stored, sent: Words["sent"]): Outcome {
  const { recommendation } = outcome;
  const isKnown = Object.values(sent).some((answer) => isTheirs(answer, stored));
  if (recommendation === null || !isKnown) return outcome;
  const now = stored.recommendations.find(({ id }) => id === recommendation.id);
  return { ...outcome, recommendation: now ?? withoutReasons(recommendation) };
}

/** A recommendation that the server does not vouch for any more: the therapist, and nothing of the person. */
function withoutReasons(recommendation: Recommendation): Recommendation {
  return {
    ...recommendation,
    matchReasoning: REASONS_GONE,
    factors: [],
    caveat: "",
    alternatives: [],
    outdated: true,
  };
}
