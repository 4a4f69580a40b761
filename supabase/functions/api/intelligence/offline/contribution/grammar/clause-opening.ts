import { roleOf } from "../language/roles.ts";
import type { Word } from "../language/words.ts";
import { isAdverb, subjectEnd } from "./noun-phrase.ts";
import { isAuxiliary, isBe, isDo, isHave, isModal, readVerb } from "./verbs.ts";

/** "how much", "what kind of", "in which": what opens a clause besides the word itself. */
export const WH = /^(?:how|what|who|whom|whose|why|when|where|which)$/;
/** What may stand before such a word: "in which language". */
export const BEFORE_WH = new Set("in to for with by from of at on about through since".split(" "));

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

/** Where the opening of a wh-clause ends: after "how often", "what kind of help", "in which language". */
export function openingEnd(words: readonly Word[]): { end: number; subjectAsked: boolean } | null {
  let i = BEFORE_WH.has(at(words, 0)) && WH.test(at(words, 1)) ? 1 : 0;
  const wh = at(words, i);
  if (!WH.test(wh)) return null;
  i++;
  if (/^(?:else|exactly|ever|on)$/.test(at(words, i)) && !isAuxiliary(at(words, i))) {
    i++;
    if (at(words, i - 1) === "on" && at(words, i) === "earth") i++;
  }
  // "what of that still hurts", "which of those matter": of what is asked is the subject.
  if (/^(?:what|which|who|how)$/.test(wh) && ofWhich(words, i) > 0) {
    const verb = ofWhich(words, i);
    if (isFiniteAfterWh(words, verb) || readVerb(at(words, verb))?.form === "base")
      return { end: verb, subjectAsked: true };
    if (subjectEnd(words, verb) > 0) return { end: verb, subjectAsked: false };
  }
  if (/^(?:why|where|when|whom)$/.test(wh)) return { end: i, subjectAsked: false };
  if (wh === "how") return { end: howEnd(words, i), subjectAsked: false };
  // "what helps", "who knows": the question word is the subject.
  if (isAuxiliary(at(words, i)) && /^(?:they|you|he|she|it)$/.test(at(words, i + 1))) {
    return { end: i, subjectAsked: false };
  }
  const verb = skipAdverbs(words, i);
  if (isFiniteAfterWh(words, verb)) return { end: i, subjectAsked: true };
  if (wh === "who" || wh === "what") {
    if (subjectEnd(words, i) > 0 && !isNounAfterWhat(words, i))
      return { end: i, subjectAsked: false };
  }
  for (let j = i + 1; j <= i + 6 && j < words.length; j++) {
    if (/[,:;?]/.test(words[j - 1]?.after ?? "")) break;
    const here = at(words, j);
    if (/^(?:they|he|she|you|i|we|it)$|^(?:they|he|she|you|we|it)'/.test(here))
      return { end: j, subjectAsked: false };
    if (
      subjectEnd(words, j) > 0 &&
      /^(?:a|an|the|their|his|her|people|clients?|therapists?|someone|somebody)$/.test(here) &&
      !/^(?:of|in|with|for|kind)$/.test(at(words, j - 1))
    ) {
      return { end: j, subjectAsked: false };
    }
    if (isFiniteAfterWh(words, j)) return { end: j, subjectAsked: true };
  }
  return null;
}

/** "what work they do": after "what" a bare noun, not a subject. */
function isNounAfterWhat(words: readonly Word[], index: number): boolean {
  const first = at(words, index);
  if (
    /^(?:they|he|she|you|i|we|it|a|an|the|their|his|her|your|my|people|someone|somebody)$/.test(
      first,
    )
  )
    return false;
  const next = at(words, index + 1);
  return /^(?:they|he|she|you|it|we)$/.test(next);
}

/** Where "much of it", "of those years" after the question word ends; 0 when nothing such stands there. */
function ofWhich(words: readonly Word[], from: number): number {
  let i = from;
  if (/^(?:much|many|one|part|parts|some)$/.test(at(words, i))) i++;
  if (at(words, i) !== "of") return 0;
  i++;
  if (/^(?:it|them|this|that|these|those|us|you|all)$/.test(at(words, i))) return i + 1;
  if (!/^(?:the|their|your|his|her|our|my)$/.test(at(words, i))) return 0;
  for (let j = i + 1; j <= i + 4; j++) {
    if (isAuxiliary(at(words, j + 1)) || /^(?:they|you|he|she|we)$/.test(at(words, j + 1)))
      return j + 1;
  }
  return 0;
}

function isFiniteAfterWh(words: readonly Word[], index: number): boolean {
  const here = at(words, index);
  const next = at(words, index + 1);
  if (isModal(here) || isHave(here) || isDo(here))
    return !/^(?:they|you|he|she|i|we|it)$/.test(next);
  if (isBe(here)) return !/^(?:they|you|he|she|i|we|it)$/.test(next);
  const form = readVerb(here)?.form;
  if (form === "s") return !/^(?:they|he|she|i|we)$/.test(next);
  return form === "past" && !/^(?:they|he|she|i|we)$/.test(next);
}

function howEnd(words: readonly Word[], from: number): number {
  let i = from;
  const first = at(words, i);
  if (/^(?:they|he|she|you|it|a|an|the|their|his|her|to)$/.test(first)) return i;
  if (
    isAdverb(first) ||
    /^(?:much|many|long|often|far|old|well|soon|big|bad|good|hard|close|new|ready|safe|fast|early|late|open|honest|much|few|deep|strict|direct|confident|comfortable|important|likely|willing|sure|alone|recent|flexible|different)$/.test(
      first,
    )
  ) {
    i++;
    const pronoun = words.findIndex(
      ({ lower }, index) =>
        index >= i && index < i + 9 && /^(?:they|he|she|you|we|it)(?:'|$)/.test(lower),
    );
    if (
      /^(?:much|many|few)$/.test(first) &&
      pronoun > i &&
      !words.slice(i, pronoun).some(({ lower }) => isAuxiliary(lower))
    ) {
      return pronoun;
    }
    if (/^(?:much|many|few)$/.test(first)) {
      // "how many people they have treated", "how much of it they do"
      while (
        i < words.length &&
        i < from + 6 &&
        !/^(?:they|he|she|you|it|we|there|this|that|the|their|a|an)(?:'|$)/.test(at(words, i)) &&
        !isAuxiliary(at(words, i))
      ) {
        if (
          subjectEnd(words, i) > 0 &&
          at(words, i - 1) === first &&
          roleOf(at(words, i)) !== null &&
          subjectEnd(words, i) === i + 1 &&
          !/^(?:they|he|she|you)$/.test(at(words, i + 1))
        )
          break;
        i++;
      }
    }
  }
  return i;
}

function skipAdverbs(words: readonly Word[], from: number): number {
  let i = from;
  while (i < words.length && i < from + 3 && isAdverb(at(words, i))) i++;
  return i;
}
