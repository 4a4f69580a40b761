import type { TherapistEvidence } from "../../../../../shared/src/contracts/recommendation.ts";
import type { Candidate } from "../intelligence.ts";
import { coveredTokens } from "../offline/reading/read-answers.ts";
import { findMentions, type Mention } from "../offline/taxonomy/lexicon.ts";
import { quoteAround } from "../offline/text/quote.ts";
import { readText, type Text } from "../offline/text/tokens.ts";
import { refusingSentences } from "./refusals.ts";

export type Field = TherapistEvidence["field"];

/** A part of a profile as read: its words and what the taxonomy finds in them. */
export interface Part {
  field: Field;
  text: Text;
  mentions: Mention[];
  covered: Set<number>;
  refusing: Set<number>;
}

function part(field: Field, source: string): Part {
  const text = readText(source);
  const mentions = findMentions(text);
  const covered = coveredTokens(mentions);
  return { field, text, mentions, covered, refusing: refusingSentences(text) };
}

/** The parts of a profile; each tag is one. */
export function partsOf(therapist: Candidate): Part[] {
  return [
    part("specialty", therapist.specialty),
    ...[...new Set(therapist.tags)].map((tag) => part("tags", tag)),
    part("style", therapist.style),
    part("description", therapist.description),
  ];
}

/** For a list of problems the words that name it; for a tag the tag. */
export function quote(
  { field, text }: Part,
  { from, to }: { from: number; to: number },
): TherapistEvidence {
  const whole = field === "specialty" || field === "tags";
  const words = whole && text.source.length <= 160 ? text.source : quoteAround(text, from, to);
  return { quote: words, field };
}
