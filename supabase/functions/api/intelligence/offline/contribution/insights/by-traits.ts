import { LANGUAGES } from "../../taxonomy/languages.ts";
import { findMentions, ofKind } from "../../taxonomy/lexicon.ts";
import { readText, type Text } from "../../text/tokens.ts";

/** So many words before a manner say whether it is asked for. */
const BEFORE = 8;
const ASKED_FOR =
  /\b(?:needs?|wants?|prefers?|favou?r|choose|look for|with|someone|somebody|therapists?|asks? for|better with)\b/;
const REFUSED =
  /\b(?:not|never|no|without|nobody|avoid|hates?|fears?|less|too|refuses?|left|leaves?)\b/;

const wordsBefore = (text: Text, at: number, count: number) =>
  text.tokens
    .slice(Math.max(0, at - count), at)
    .map(({ word }) => word)
    .join(" ");

/** What a claim asks of a therapist by name: a method, a language, a group, a manner. */
export function byTraits(claim: string, whom: string): string | null {
  const text = readText(claim);
  const mentions = findMentions(text);
  // "mindfulness only if they ask for it" speaks for no training in it.
  if (/\bonly (?:if|when|after|once|where)\b/i.test(claim)) return null;
  const modality = ofKind(mentions, "modality")[0];
  const asked = (from: number) => ASKED_FOR.test(wordsBefore(text, from, BEFORE));
  if (modality && asked(modality.from) && !REFUSED.test(wordsBefore(text, modality.from, BEFORE))) {
    return `${whom}favor therapists trained in ${modality.term.id}.`;
  }
  const language = ofKind(mentions, "language").find(
    ({ term, from }) =>
      asked(from) && term.id !== "English" && LANGUAGES.some(({ label }) => label === term.id),
  );
  if (language) return `${whom}favor therapists who work in ${language.term.id}.`;
  const manner = ofKind(mentions, "style").find(
    ({ term, from }) =>
      term.clear &&
      ASKED_FOR.test(wordsBefore(text, from, BEFORE)) &&
      /\b(?:need|needs|want|wants|prefer|prefers|favor|better)\b/.test(
        wordsBefore(text, from, BEFORE),
      ),
  );
  if (manner) {
    const wish = manner.term.pole.wish.replace(/\byou\b/g, "the client");
    const refused = REFUSED.test(wordsBefore(text, manner.from, 4));
    const person = wish.startsWith("someone") ? wish : `therapists who offer ${wish}`;
    return `${whom}${refused ? "rank down" : "favor"} ${person}.`;
  }
  return null;
}
