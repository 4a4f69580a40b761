import type { Addressee } from "../grammar/persons.ts";
import { toSecondPerson } from "../grammar/persons.ts";
import { isAuxiliary, readVerb } from "../grammar/verbs.ts";
import { claimScore } from "../insights/claims.ts";
import { isSentence } from "../insights/sentence.ts";
import { isHostile } from "../language/plain-speech.ts";
import { punctuated } from "../language/punctuate.ts";
import { claimOf, finish, sentenceOf } from "../language/tidy.ts";
import type { Unit } from "../language/units.ts";
import type { Word } from "../language/words.ts";
import type { FoundQuestion } from "./found-question.ts";
import { contentOf } from "./likeness.ts";
import { purposeOf } from "./purpose.ts";

/** A reason that is longer is no longer read, in words. */
const LONGEST = 45;
/** A claim beside a question is a reason from here on, in words. */
const LEAST_OF_A_CLAIM = 6;
/** An aside is no longer, in words. */
const ASIDE = 5;

const GROUP: Record<Addressee, string> = {
  client: "people",
  therapist: "therapists",
  other: "they",
};

const OF_THEM: Record<Addressee, string> = {
  client: "those who come",
  therapist: "the therapists",
  other: "them",
};

const hasVerb = (words: readonly Word[]) =>
  words.some(
    ({ lower }) =>
      isAuxiliary(lower) ||
      /'(?:s|re|ve|ll)$/.test(lower) ||
      (readVerb(lower) !== null && readVerb(lower)?.form !== "ing"),
  );

/** The expert's own "because …" as a sentence; empty when it is none. */
export function ownReason(reason: readonly Word[], audience: Addressee, purpose: boolean): string {
  if (reason.length < 3 || reason.length > LONGEST || !hasVerb(reason)) return "";
  if (/^(?:of|i (?:like|love|want) (?:it|to)$)/.test(reason.map(({ lower }) => lower).join(" ")))
    return "";
  const said = punctuated(reason);
  if (purpose) return sentenceOf(toSecondPerson(said, audience));
  return isSentence(said) ? sentenceOf(named(said, audience)) : "";
}

/** "they are too ashamed to raise it" → "people are too ashamed to raise it": nobody was named yet. */
function named(reason: readonly Word[], audience: Addressee): Word[] {
  let done = false;
  return reason.map((word, index) => {
    if (done || index > 4) return word;
    // "some of them" → "some of these people": those who were asked.
    if (word.lower === "them" && reason[index - 1]?.lower === "of") {
      done = true;
      return { ...word, text: OF_THEM[audience] };
    }
    const contracted = /^they('re|'ve|'ll|'d)?$/.exec(word.lower);
    if (contracted === null) {
      if (
        /^(?:people|clients|therapists|most|nobody|somebody|someone|everybody|everyone|many|those|who)$/.test(
          word.lower,
        )
      )
        done = true;
      return word;
    }
    done = true;
    const verb =
      { "'re": " are", "'ve": " have", "'ll": " will", "'d": " would" }[contracted[1] ?? ""] ?? "";
    return { ...word, text: `${GROUP[audience]}${verb}` };
  });
}

const JUSTIFIES =
  /^(?:and |but |so |then |because )*(?:that|it|this|because|most|nobody|no one|people|those|you (?:learn|hear|see|get|find)|the answer|the answers|the ones|otherwise|half|many|some|everyone|everybody|one who|a good|a vague|the rest|in that|clients|therapists|teenagers|young people|parents|couples|men|women|veterans|families|children|their answer|what (?:they|people|she|he)|who(?:ever)?|not because|asking|few|hardly|an? (?:therapist|client|good|person|match)|they (?:will|often|usually|tell|may|never|rarely|leave|always|know|feel|think|are|have|do not|don't))\b/;
const TELLS =
  /\b(?:tells?|shows?|learn|decides?|matters?|predicts?|means?|because|says|reveals?|explains?|saves?|worth|guide|warning|trust|worr(?:y|ies)|needs?|wants?|leaves?|silently|harm|helps?)\b/;

/** Told to those who match, not a reason for whoever is asked. */
const INSTRUCTS =
  /^(?:and |but |so )*(?:i (?:would|never|always)|never|always|don't|do not|match|send|put|pair|give|avoid)\b/;

/** Whether a neighbouring thought says why a question is asked. */
function justifies(unit: Unit, question: FoundQuestion, after: boolean): boolean {
  const length = unit.words.length;
  if (length < 4 || length > LONGEST || unit.mark === "?" || isHostile(unit.plain)) return false;
  if (
    /\b(?:ignore|thanks?|thank you|that's it|that is all|that's all|where was i|next|anyway)\b/.test(
      unit.plain,
    )
  )
    return false;
  if (after)
    return (
      (JUSTIFIES.test(unit.plain) &&
        (TELLS.test(unit.plain) ||
          shares(unit, question) ||
          /^(?:it|that|this|because|otherwise|they)/.test(unit.plain))) ||
      (length >= LEAST_OF_A_CLAIM &&
        (unit.opens || shares(unit, question)) &&
        claimScore(unit.plain, length, true) >= 2 &&
        !INSTRUCTS.test(unit.plain))
    );
  return (
    TELLS.test(unit.plain) &&
    shares(unit, question) &&
    !/\b(?:she|he|i (?:had|was|saw|remember))\b/.test(unit.plain)
  );
}

function shares(unit: Unit, question: FoundQuestion): boolean {
  const ours = contentOf(question.question);
  for (const word of contentOf(unit.plain)) if (ours.has(word)) return true;
  return false;
}

/**
 * Why each question matters: the expert's own reason, else the thought beside it, else plainly what
 * it is asked for. No reason of the expert's is given twice.
 */
export function reasonsFor(questions: readonly FoundQuestion[], units: readonly Unit[]): string[] {
  const asking = new Set(questions.map(({ index }) => index));
  const used = new Set<string>();
  const usedUnits = new Set<number>();
  const last = new Map<number, FoundQuestion>();
  for (const question of questions) last.set(question.index, question);

  const neighbour = (question: FoundQuestion): string => {
    for (const [offset, after] of [
      [1, true],
      [2, true],
      [-1, false],
    ] as const) {
      const index = question.index + offset;
      const unit = units[index];
      // An aside of a few words ("It sounds easy.") may stand between.
      const aside = units[index - 1];
      if (
        offset === 2 &&
        (asking.has(index - 1) || aside === undefined || aside.words.length > ASIDE)
      )
        continue;
      if (unit === undefined || usedUnits.has(index) || asking.has(index)) continue;
      if (
        unit.paragraph !== question.unit.paragraph ||
        (question.unit.bullet && unit.line !== question.unit.line)
      )
        continue;
      if (after && last.get(question.index) !== question) continue;
      if (!justifies(unit, question, after) || !isSentence(unit.words)) continue;
      // Beyond an aside it must speak of the same matter.
      if (offset === 2 && !shares(unit, question)) continue;
      usedUnits.add(index);
      return claimOf(named(punctuated(unit.words), question.audience));
    }
    return "";
  };

  const fresh = (text: string | null | undefined): string => {
    if (!text || used.has(text)) return "";
    return text;
  };

  return questions.map((question) => {
    const { audience } = question;
    const plain = question.unit.plain;
    const purpose = /\bso that\b/.test(plain);
    const reason =
      fresh(ownReason(question.reason, audience, purpose)) ||
      fresh(neighbour(question)) ||
      purposeOf(question.question, audience);
    used.add(reason);
    return finish(reason);
  });
}
