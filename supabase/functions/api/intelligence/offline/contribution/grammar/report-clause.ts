import { ownWord, textOf, type Word, wordsIn } from "../language/words.ts";
import { isAuxiliary, isDo, pastOf, readVerb } from "./verbs.ts";

const WH = /^(?:how|what|who|whom|whose|why|when|where|which)$/;

const GROUP = { client: "clients", therapist: "therapists", other: "they" } as const;
/** Stands for whoever is asked where a clause goes on speaking to them. */
const ADDRESSED = "you";

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

/** Words to a person as words about a group: "your" → "their"; the first "you" names the group. */
function toThirdPerson(words: readonly Word[], group: string, named: boolean): Word[] {
  if (group === ADDRESSED) return [...words];
  let done = named;
  return words.map((one, index) => {
    const put = (text: string) => ({ ...one, text, lower: text });
    switch (one.lower) {
      case "you": {
        const object =
          /^(?:for|to|with|of|from|about|by|at|help|helps|makes?|made|gets?|brought|brings?|let|hurts?|gives?|tells?|told|keeps?|makes)$/.test(
            at(words, index - 1),
          ) ||
          (readVerb(at(words, index - 1))?.form === "s" && index > 0);
        if (!done) {
          done = true;
          return put(group);
        }
        return put(object ? "them" : "they");
      }
      case "your":
        if (!done) {
          done = true;
          return put(group === "they" ? "their" : `${group}'`);
        }
        return put("their");
      case "yours":
        return put("theirs");
      case "yourself":
      case "yourselves":
        return put("themselves");
      case "us":
        return put("us");
      default:
        return one;
    }
  });
}

/**
 * A question to a person as a clause about people like them: "How do you handle a rupture?" →
 * "how therapists handle a rupture". Null when it cannot be turned without a mistake.
 */
export function reportClause(
  question: string,
  audience: "client" | "therapist" | "other",
): string | null {
  return clauseOf(question, GROUP[audience]);
}

/** A question as a clause to the same person: "How do you end?" → "how you end". */
export const askedClause = (question: string): string | null => clauseOf(question, ADDRESSED);

function clauseOf(question: string, group: string): string | null {
  const sentence = /[^.?!]*\?/.exec(question)?.[0] ?? question;
  let words = wordsIn(sentence);
  if (words.length < 3 || words.length > 60) return null;
  let tail: Word[] = [];
  const scene =
    /^(?:when|if|after|before|in|with|on)$/.test(at(words, 0)) && !isAuxiliary(at(words, 1))
      ? words.findIndex(({ after }) => after.includes(","))
      : -1;
  if (scene > 0 && scene < words.length - 3) {
    tail = words.slice(0, scene + 1);
    words = words.slice(scene + 1);
  }
  const colon = words.findIndex(({ after }) => after.includes(":"));
  if (colon >= 2 && colon < words.length - 1) words = words.slice(0, colon + 1);
  let i = 0;
  while (
    i < words.length &&
    i < 9 &&
    !(
      isAuxiliary(at(words, i)) &&
      /^(?:you|your|the|a|an|it|there|any|this|that)$/.test(at(words, i + 1))
    )
  )
    i++;
  const inverts = i < words.length && i < 9;
  const wh = WH.test(at(words, 0)) || WH.test(at(words, 1));
  const finished = (clause: readonly Word[]) => {
    const body = [...clause];
    const end = body.at(-1);
    if (end) body[body.length - 1] = { ...end, after: "" };
    const said = tail.map((one, index) => ({
      ...one,
      lower: one.lower,
      text: index === 0 ? one.lower : one.text,
      after: index === tail.length - 1 ? "" : one.after,
    }));
    return textOf([...body, ...toThirdPerson(said, group, true)])
      .replace(/[,:;?]+$/, "")
      .replace(/^\w/, (first) => first.toLowerCase());
  };
  if (!inverts)
    return wh && scene < 0
      ? finished(toThirdPerson(words, group, false))
      : wh
        ? finished(toThirdPerson(words, group, false))
        : null;
  if (!wh && i > 0) return null;
  const lead = i === 0 ? [ownWord("whether")] : words.slice(0, i);
  const auxiliary = at(words, i);
  if (at(words, i + 1) !== "you") {
    const end = subjectOf(words, i + 1);
    if (end < 0) return null;
    const subject = words.slice(i + 1, end);
    const rest = words.slice(end);
    if (isDo(auxiliary)) return null;
    return finished([
      ...lead,
      ...toThirdPerson([...subject, ownWord(auxiliary), ...rest], group, false),
    ]);
  }
  const after = words.slice(i + 2);
  let body: Word[];
  if (/^do(?:es)?$/.test(auxiliary)) body = after;
  else if (auxiliary === "did") {
    const at0 = after.findIndex(
      ({ lower }) => !/^(?:last|first|ever|once)$/.test(lower) && readVerb(lower) !== null,
    );
    if (at0 < 0) return null;
    body = after.map((one, index) =>
      index === at0 ? { ...one, text: pastOf(one.lower), lower: pastOf(one.lower) } : one,
    );
  } else body = [ownWord(auxiliary), ...after];
  return finished([
    ...toThirdPerson(lead, group, true),
    ownWord(group),
    ...toThirdPerson(body, group, true),
  ]);
}

/** Where a short subject ends: "your partner", "it", "there". */
function subjectOf(words: readonly Word[], from: number): number {
  const first = at(words, from);
  const alone = /^(?:it|there)$/.test(first) || isAuxiliary(at(words, from + 1));
  if (/^(?:it|there|this|that)$/.test(first) && (alone || readVerb(at(words, from + 1)) !== null))
    return from + 1;
  for (let i = from + 1; i < Math.min(words.length, from + 4); i++) {
    const form = readVerb(at(words, i + 1))?.form;
    if (form !== undefined) return i + 1;
  }
  return -1;
}
