import { isAuxiliary, readVerb } from "../grammar/verbs.ts";
import { roleOf } from "../language/roles.ts";
import { textOf, type Word } from "../language/words.ts";

/** For whom or when a claim holds, in the expert's words, and what it says then. */
export interface Condition {
  /** "people who apologize for crying", or "the last therapist only nodded". */
  kind: "for" | "when";
  words: string;
  /** Who it is about, when it is about people. */
  role: "client" | "therapist" | null;
  rest: Word[];
}

const GROUPS =
  /^(?:people|clients|patients|men|women|someone|somebody|anyone|anybody|those|couples|teenagers|teens|adolescents|veterans|families|folks|client|person|patient|parents|man|woman|therapists|therapist|clinicians|clinician|students|refugees|immigrants|survivors|children|kids|boys|girls|perfectionists|ones)$/;
const MODIFIES = /^(?:who|whose|with|without|that|in|from|after|under|over|like|of)$/;
const DEGREE =
  /^(?:a|an|the|any|most|many|some|all|every|often|young|older|new|good|anxious|grieving|depressed|for|with|only)$/;
const MAIN =
  /^(?:usually|often|always|never|rarely|seldom|mostly|almost|generally|typically|tend|tends|need|needs|want|wants|do|does|don't|doesn't|should|shouldn't|must|are|is|aren't|isn't|have|has|will|won't|can|cannot|can't|may|might|would)$/;

const MAIN_ADVERB =
  /^(?:usually|often|always|never|rarely|seldom|mostly|almost|generally|typically)$/;
/** A group that says enough by its name. */
const KIND_OF_PEOPLE =
  /^(?:men|women|couples|teenagers|teens|adolescents|veterans|families|parents|students|refugees|immigrants|survivors|children|kids|boys|girls|perfectionists)$/;

/** What to do then begins with one of these; not where the word before takes it on. */
const DOES =
  /^(?:give|send|match|find|put|don't|never|let|ask|wait|look|choose|offer|start|begin|slow|avoid)$/;
const HELD =
  /^(?:to|they|i|we|you|he|she|it|not|can|will|would|could|should|must|may|might|do|does|did|and|or|who|that|people|clients|therapists)$/;

/** "somebody who treats anyone": only a therapist does. */
const OF_THERAPISTS =
  /^(?:who|that|whose) .*?\b(?:works? with (?:everyone|everybody|anyone|anybody|all|couples|children|trauma)|treats? (?:everyone|everybody|anyone|people)|(?:their|his|her) (?:clients?|patients?|caseload)|refers?|takes? (?:everyone|everybody|anyone|all comers))\b/;

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";
const plain = (words: readonly Word[]) => textOf(words).replace(/[,:;]+$/, "");

/** The condition a claim begins with; null when it holds without one. */
export function conditionOf(given: readonly Word[]): Condition | null {
  const joint = /^(?:and|but|so|because|then)$/.test(at(given, 0)) ? 1 : 0;
  const words = given.slice(joint);
  const first = at(words, 0);
  if (/^(?:if|when|whenever|where|once)$/.test(first)) {
    const comma = words.findIndex(({ after }, i) => i > 1 && after.includes(","));
    const then = words.findIndex(({ lower }, i) => i > 2 && lower === "then");
    const told =
      comma < 0 && then < 0
        ? words.findIndex(
            ({ lower }, i) => i > 3 && DOES.test(lower) && !HELD.test(at(words, i - 1)),
          )
        : -1;
    const end =
      told > 0 ? told - 1 : then > 0 && (comma < 0 || then <= comma + 1) ? then - 1 : comma;
    if (end < 2 || end > 24 || end >= words.length - 2) return null;
    const from = then === end + 1 ? end + 2 : end + 1;
    return {
      kind: "when",
      words: plain(words.slice(1, end + 1)),
      role: null,
      rest: words.slice(from),
    };
  }
  let i = 0;
  while (
    i < 4 &&
    (DEGREE.test(at(words, i)) ||
      (/(?:ing|ed|ous|ful|ive|est|less|ly|ite|ent|al|ic)$/.test(at(words, i)) &&
        GROUPS.test(at(words, i + 1))))
  )
    i++;
  if (!GROUPS.test(at(words, i))) return null;
  // "some families never …, others …": no rule about families.
  if (/^(?:some|many|half|certain)$/.test(first)) return null;
  const start = /^(?:for|with|only)$/.test(at(words, 0)) ? 1 : 0;
  const named = roleOf(at(words, i));
  const own = textOf(words.slice(i + 1, i + 12)).toLowerCase();
  const role = named === "therapist" || OF_THERAPISTS.test(own) ? "therapist" : "client";
  if (!MODIFIES.test(at(words, i + 1))) {
    const modified =
      i > start && !/^(?:a|an|the|any|most|many|some|all|every|good)$/.test(at(words, i - 1));
    return modified || KIND_OF_PEOPLE.test(at(words, i))
      ? { kind: "for", words: plain(words.slice(start, i + 1)), role, rest: words.slice(i + 1) }
      : null;
  }
  const relative = /^(?:who|that|whose)$/.test(at(words, i + 1));
  let verbs = 0;
  let quoted = false;
  for (let j = i + 2; j < Math.min(words.length, i + 22); j++) {
    const word = at(words, j);
    const before = at(words, j - 1);
    // What is quoted belongs to who said it.
    if (words[j]?.opens) quoted = true;
    if (quoted) {
      if (words[j]?.closes) quoted = false;
      continue;
    }
    if (verbs === 0 && !relative && words[j - 1]?.after.includes(":"))
      return { kind: "for", words: plain(words.slice(start, j)), role, rest: words.slice(j) };
    const marked = /,/.test(words[j - 1]?.after ?? "");
    const form = readVerb(word)?.form;
    const finite =
      isAuxiliary(word) || form === "s" || form === "base" || form === "past" || MAIN.test(word);
    if (
      !finite ||
      /^(?:to|not|and|or|for|of|the|a|an|their|his|her|my|your|no|about|in|at|by|with|from|they|i|we|you|it|he|she|who|that|can|could|will|would|do|does|did|don't|few|many|several|some|any|each|every|more|two|three|these|those|when|if|because|while|after|before|once)$/.test(
        before,
      )
    ) {
      if (marked && finite && verbs > 0 && !/^(?:and|or)$/.test(before))
        return { kind: "for", words: plain(words.slice(start, j)), role, rest: words.slice(j) };
      if (finite && !MAIN_ADVERB.test(word)) verbs += before === "not" || before === "to" ? 0 : 1;
      continue;
    }
    if (MAIN_ADVERB.test(word) && isAuxiliary(before)) continue;
    if (form === "s" && readVerb(before)?.form === "ing") continue;
    verbs++;
    if (relative && verbs === 1) continue;
    const helper = MAIN_ADVERB.test(before) ? at(words, j - 2) : before;
    if (relative && verbs > 1 && isHelped(helper, word)) continue;
    return { kind: "for", words: plain(words.slice(start, j)), role, rest: words.slice(j) };
  }
  return null;
}

/** "have been hurt": the second verb belongs to the first. */
function isHelped(before: string, word: string): boolean {
  const form = readVerb(word)?.form;
  return (
    (isAuxiliary(before) ||
      /^(?:be|been|being|get|gets|got|getting|feel|feels|felt|seem|seems|stay|become|becomes)$/.test(
        before,
      )) &&
    (form === "past" || form === "participle" || form === "base" || word === "been")
  );
}
