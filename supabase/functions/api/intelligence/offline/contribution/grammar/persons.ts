import { isSingularRole, roleOf } from "../language/roles.ts";
import { ownWord, type Word } from "../language/words.ts";
import { isAuxiliary, readVerb, withYou } from "./verbs.ts";

export type Addressee = "client" | "therapist" | "other";

const POSSESSED = new Set("their his her its".split(" "));
const SUBJECTS = new Set(["they", "he", "she"]);
const CONTRACTED = new Map(
  Object.entries({
    "they're": "you are",
    "they've": "you have",
    "they'll": "you will",
    "they'd": "you would",
    "he's": "you are",
    "she's": "you are",
    "he'd": "you would",
    "she'd": "you would",
    "he'll": "you will",
    "she'll": "you will",
  }),
);
const NOT_NOUN = new Set(
  "to in on at for of with by from about when if and or but so because that than as before after while until into out up down off again most more first last only through".split(
    " ",
  ),
);

/** Whether "her" before this word says whose it is. */
function owns(next: Word | undefined): boolean {
  if (next === undefined || NOT_NOUN.has(next.lower)) return false;
  return !isAuxiliary(next.lower);
}

const DETERMINERS = new Set("a an the".split(" "));

/** Somebody of another role was named: "they" may be that one from then on. */
interface Other {
  plural: boolean;
  /** The last subject was the other one, not the person addressed. */
  isSubject: boolean;
}

const RESETS = /^(?:how|what|who|whom|why|when|where|which|whether)$/;

/**
 * Turns words about somebody into words to them: "how they tell a client what he does not want"
 * → "how you tell a client what he does not want". Marks stay with their words.
 */
export function toSecondPerson(words: readonly Word[], addressee: Addressee): Word[] {
  const result: Word[] = [];
  let other: Other | null = null;
  let subjectIsYou = false;
  let skipDeterminer = false;
  for (const [index, word] of words.entries()) {
    const { lower } = word;
    const next = words[index + 1];
    const put = (text: string) => result.push({ ...word, text, lower: text.toLowerCase() });
    const before = words[index - 1];
    if (
      RESETS.test(lower) &&
      (before === undefined || /[,;:?]/.test(before.after) || /^(?:and|or)$/.test(before.lower))
    ) {
      other = null;
    }
    // ", do they stop": asked of the person again.
    if (before?.after.includes(",") && isAuxiliary(lower) && SUBJECTS.has(next?.lower ?? "")) {
      other = null;
    }
    if (skipDeterminer && DETERMINERS.has(lower)) {
      skipDeterminer = false;
      continue;
    }
    skipDeterminer = false;
    const role = roleOf(lower);
    // A client speaks of one therapist, and "they" stays the client.
    const keeps: boolean = other !== null && addressee !== "client";
    if (role !== null && !/'s?$/.test(lower)) {
      if (role === addressee && isAddressed(words, index, addressee)) {
        const last = result.at(-1);
        if (last && DETERMINERS.has(last.lower)) result.pop();
        agreeWithYou(result);
        put("you");
        subjectIsYou = true;
        other = null;
        continue;
      }
      if (role !== addressee) {
        const verb =
          next !== undefined &&
          (isAuxiliary(next.lower) || /^(?:s|past|base)$/.test(readVerb(next.lower)?.form ?? ""));
        if (verb || !ANYBODY.test(lower))
          other = { plural: !isSingularRole(lower), isSubject: verb };
        if (verb) subjectIsYou = false;
      }
      put(word.text);
      continue;
    }
    if (SUBJECTS.has(lower)) {
      if (keeps) put(word.text);
      else {
        agreeWithYou(result);
        put("you");
        subjectIsYou = true;
      }
      continue;
    }
    const contracted = CONTRACTED.get(lower);
    if (contracted !== undefined) {
      put(keeps ? word.text : contracted);
      continue;
    }
    if (lower === "them" || lower === "him" || (lower === "her" && !owns(next))) {
      const same = keeps && other !== null && !other.isSubject;
      const thing = subjectIsYou && lower === "them" && addressee !== "client";
      put(same || thing ? word.text : "you");
      continue;
    }
    if (POSSESSED.has(lower) && lower !== "its")
      put(keeps && !(other?.isSubject ?? false) && !isCompared(words, index) ? word.text : "your");
    else if (/^(?:theirs|hers)$/.test(lower)) put("yours");
    else if (/^(?:themselves|themself|himself|herself)$/.test(lower))
      put(keeps && !(subjectIsYou && !other?.isSubject) ? word.text : "yourself");
    else if (
      subjectIsYou &&
      /^(?:and|or)$/.test(before?.lower ?? "") &&
      /^(?:is|was|has|does|wants|needs)$/.test(lower)
    ) {
      put(withYou(lower));
      // "do you come alone or were you sent": the second verb needs its subject.
      if (before?.lower === "or" && /^(?:is|was|has)$/.test(lower))
        result.push(ownWord("you", word));
    } else if (followsYou(result) && !keeps)
      put(withYou(lower) === lower ? word.text : withYou(lower));
    else put(word.text);
  }
  return result;
}

/** The verb before "you" as it goes with it: "does the therapist" → "do you". */
function agreeWithYou(result: Word[]): void {
  const verb = result.at(-1);
  if (verb === undefined || verb.after !== "" || !isAuxiliary(verb.lower)) return;
  const agreed = withYou(verb.lower);
  const text = verb.text === verb.lower ? agreed : agreed.charAt(0).toUpperCase() + agreed.slice(1);
  result[result.length - 1] = { ...verb, text, lower: agreed };
}

/** "families unlike their own": what others are held against is the addressee's. */
const isCompared = (words: readonly Word[], index: number) =>
  words[index + 1]?.lower === "own" &&
  /^(?:unlike|like|than|from|as)$/.test(words[index - 1]?.lower ?? "");

const BETWEEN = new Set(
  "always ever usually often really actually still also never currently even just already typically normally generally first sometimes".split(
    " ",
  ),
);

function followsYou(result: readonly Word[]): boolean {
  for (let i = result.length - 1; i >= 0 && i >= result.length - 3; i--) {
    const word = result[i];
    if (word?.after !== "") return false;
    if (word.lower === "you") return true;
    if (!BETWEEN.has(word.lower)) return false;
  }
  return false;
}

/** "a client" as the one who is asked; "people" only where they are who the clause is about. */
function isAddressed(words: readonly Word[], index: number, addressee: Addressee): boolean {
  const lower = words[index]?.lower ?? "";
  const next = words[index + 1]?.lower ?? "";
  if (
    /^(?:who|that|in|with|whose|of|like|else|at|from|to|near|around|outside|beside|close)$/.test(
      next,
    )
  )
    return false;
  // "whether they have someone": whoever is asked was named already.
  if (
    ANYBODY.test(lower) &&
    words.slice(0, index).some((one) => SUBJECTS.has(one.lower) || one.lower === "you")
  )
    return false;
  const before = words[index - 1]?.lower ?? "";
  const determined = DETERMINERS.has(before);
  const opening = determined ? (words[index - 2]?.lower ?? "") : before;
  const bare =
    /s$/.test(lower) ||
    /^(?:people|someone|somebody|everyone|everybody|folks|men|women)$/.test(lower);
  if (!determined && !bare) return false;
  if (!determined && speaksOfAnother(words, index)) return false;
  if (addressee === "client" && determined && lower === "person") {
    return !/^(?:as|like|such|of|is|be|to|with|about|from)$/.test(opening);
  }
  const isSubject =
    opening === "" ||
    RESETS.test(opening) ||
    /^(?:if|whether|and|or|that|do|does|did|much|often|many|long|well|time|thing|kind)$/.test(
      opening,
    ) ||
    isAuxiliary(opening);
  if (addressee === "client" && /^(?:client|clients|patient|patients)$/.test(lower))
    return isSubject || determined;
  return isSubject;
}

const ANYBODY = /^(?:somebody|someone|anyone|anybody|people|everyone|everybody|folks)$/;

/** "what somebody would have to notice about them": somebody is not the one who is asked. */
export function speaksOfAnother(words: readonly Word[], index: number): boolean {
  if (!ANYBODY.test(words[index]?.lower ?? "")) return false;
  const next = words
    .slice(index + 1)
    .find(({ lower }) => /^(?:they|them|him|her|he|she|their|themselves|themself)$/.test(lower));
  return next !== undefined && /^(?:them|him|her)$/.test(next.lower);
}
