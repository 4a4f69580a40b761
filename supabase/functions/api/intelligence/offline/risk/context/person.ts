import type { Text } from "../../text/tokens.ts";
import { CHILDHOOD_ABUSERS, OTHER_PEOPLE, RISK_WORDS, WRITER } from "../words.ts";
import {
  nextSentence,
  type Span,
  sameSentence,
  sentenceAround,
  wordAt,
  wordSet,
} from "./sentence.ts";

const REACH = 16;
/** "My mom's pills" are hers; whoever has them is told elsewhere. */
const THINGS = wordSet(
  `${RISK_WORDS.pills?.join(" ")} ${RISK_WORDS.weapon?.join(" ")} rope house car`,
);

/** Whose thoughts or acts a match without a person of its own tells: the nearest subject before it. */
export function whoseIs(text: Text, { from, to }: Span): "self" | "other" {
  for (let i = from; i <= to; i++) if (WRITER.has(wordAt(text, i))) return "self";
  for (let i = from - 1; i >= 0 && i >= from - REACH && sameSentence(text, i, from); i--) {
    const word = wordAt(text, i);
    const ofAnother = /^(?:my|our)$/.test(word) && OTHER_PEOPLE.has(wordAt(text, i + 1));
    if (WRITER.has(word) && !ofAnother) return "self";
    if (i === from - 1 && THINGS.has(wordAt(text, from))) continue;
    const isSubject = wordAt(text, i - 1) !== "by" && wordAt(text, i + 1) !== "left";
    if (OTHER_PEOPLE.has(word) && isSubject) return "other";
  }
  return "self";
}

const GONE = wordSet(
  "died dies dead death dying gone passed funeral grave heaven ashes coffin casket cemetery urn buried",
);
const NEAR = 4;

/**
 * A death or an absence that is another person's: "her funeral", "he is in heaven", "the day she was
 * gone". "Their mom", said by the mother, is the writer, and so is whoever speaks of "i" or "me".
 */
export function isLossOfAnother(text: Text, { from, to }: Span): boolean {
  for (let i = from; i <= to; i++) if (WRITER.has(wordAt(text, i))) return false;
  const words = text.tokens.slice(from, to + 1).map(({ word }) => word);
  if (!words.some((word) => GONE.has(word))) return false;
  for (let i = from - 1; i >= 0 && i >= from - NEAR && sameSentence(text, i, from); i--) {
    const word = wordAt(text, i);
    const mourned = /^(?:my|our|his|her|the)$/.test(wordAt(text, i - 1)) || i === 0;
    if (/^(?:he|she|his|her)$/.test(word)) return true;
    if (OTHER_PEOPLE.has(word) || word === "grandparents" || word === "dog" || word === "cat") {
      return mourned;
    }
    if (WRITER.has(word) && word !== "my") return false;
  }
  return false;
}

const DONE = wordSet("killed hanged hung shot drowned took committed ended died jumped poisoned");
const NOT_DONE = wordSet(
  `tried try tries trying attempt attempted attempts want wants wanted threaten threatens threatened
  says said talk talks talking going might will may could almost nearly keeps thinking thinks thought
  plan plans planning wishes afraid scared worried suicidal`,
);
const DEAD = wordSet("died dead death lost funeral buried passed grief grieving");

/** Another person's death that has happened: grief, not danger. */
export function isDeathOfAnother(text: Text, span: Span, isMedical: boolean): boolean {
  const around = sentenceAround(text, span, 10);
  if (isMedical) return around.some((word) => DEAD.has(word));
  const told = text.tokens
    .slice(Math.max(0, span.from - 3), span.to + 1)
    .filter((_, i) => sameSentence(text, Math.max(0, span.from - 3) + i, span.from))
    .map((token) => token.word);
  if (told.some((word) => NOT_DONE.has(word))) return false;
  if (told.some((word) => DONE.has(word))) return true;
  return wordAt(text, span.to) === "suicide" && !around.some((word) => NOT_DONE.has(word));
}

/** Somebody from a childhood home or a former partner is named as the one who did it. */
export function isByFormerAbuser(text: Text, { from, to }: Span): boolean {
  for (let i = Math.max(0, from - 2); i <= to; i++) {
    if (CHILDHOOD_ABUSERS.has(wordAt(text, i))) return true;
  }
  return false;
}

const DEED = wordSet(
  `touched touch hit slapped punched pushed shoved grabbed choked kicked bit threw pinned dragged shook
  smacked beat strangled spanked squeezed`,
);

/** "I touched", "I pushed": a deed of the writer, which nobody did to them. */
export function isOwnDeed(text: Text, { from }: Span): boolean {
  const before = /^(?:have|had|just|also|really|once|accidentally)$/.test(wordAt(text, from - 1));
  return DEED.has(wordAt(text, from)) && wordAt(text, before ? from - 2 : from - 1) === "i";
}

const PURPOSE = wordSet(
  "protection hunting defense sport sports competition collecting work duty security snakes coyotes",
);
const HANDLED_OTHERWISE = wordSet(
  "look looking looked stare staring think thinking thought hold holding held hand mouth head lap loaded load tempted lately tonight ready myself end point",
);

/** "For protection": why somebody keeps a weapon, with nothing said that they do with it. */
export function isKeptForAUse(text: Text, span: Span): boolean {
  const words = [...sentenceAround(text, span, 14), ...nextSentence(text, span, 8)];
  if (words.some((word) => HANDLED_OTHERWISE.has(word))) return false;
  const isFor = (at: number) =>
    words.slice(Math.max(0, at - 3), at).includes("for") || words[at - 1] === "home";
  return words.some(
    (word, i) =>
      (PURPOSE.has(word) && isFor(i)) || (word === "hunt" && /^(?:i|we)$/.test(words[i - 1] ?? "")),
  );
}
