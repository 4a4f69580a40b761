import { roleOf } from "../language/roles.ts";
import { ownWord, textOf, type Word } from "../language/words.ts";
import { BEFORE_WH, openingEnd, WH } from "./clause-opening.ts";
import { subjectEnd } from "./noun-phrase.ts";
import { type Addressee, speaksOfAnother, toSecondPerson } from "./persons.ts";
import { sceneEnd } from "./scene.ts";
import { invert, spelledOut } from "./verb-group.ts";
import { isAuxiliary, readVerb, withYou } from "./verbs.ts";

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

/** "a family" of the one who is asked is theirs. */
const RELATIVE = /^(?:family|partner|husband|wife|mother|father|spouse|boss)$/;

/** The subject as it is addressed, and whether it is the person who is asked. */
function subjectFor(
  subject: readonly Word[],
  rest: readonly Word[],
  addressee: Addressee,
): { words: Word[]; you: boolean } {
  const lower = subject.map((one) => one.lower);
  const last = lower.at(-1) ?? "";
  if (
    addressee === "client" &&
    lower.length === 2 &&
    /^(?:a|the)$/.test(lower[0] ?? "") &&
    RELATIVE.test(last)
  ) {
    const named = subject[1];
    return { words: [ownWord("your"), ...(named ? [named] : [])], you: false };
  }
  const isPronoun = lower.length === 1 && /^(?:they|he|she|you)$/.test(last);
  const role = roleOf(last);
  const plain =
    lower.length <= 2 &&
    (role === addressee || (addressee === "client" && /^(?:client|clients|patients?)$/.test(last)));
  const determined = lower.length === 1 || /^(?:a|an|the|each|every|most)$/.test(lower[0] ?? "");
  const another = speaksOfAnother([...subject, ...rest], subject.length - 1);
  if (isPronoun || (plain && determined && role !== null && !another))
    return { words: [ownWord("you", subject.at(-1))], you: true };
  return { words: another ? [...subject] : toSecondPerson(subject, addressee), you: false };
}

/** One simple clause ("how they handled it", "whether a client has tried it") as a question's words. */
function askOne(given: readonly Word[], addressee: Addressee): Word[] | null {
  let clause = spelledOut(given);
  const first = at(clause, 0);
  if (/^(?:whether|if)$/.test(first)) {
    clause = clause.slice(1);
    if (/^(?:or)$/.test(at(clause, 0))) clause = clause.slice(2);
    return inverted([], clause, 0, addressee);
  }
  if (isAuxiliary(first)) return alreadyInverted([], clause, 0, addressee);
  const opening = openingEnd(clause);
  if (opening === null) return null;
  const { end, subjectAsked } = opening;
  const lead = clause.slice(0, end);
  if (end >= clause.length) return null;
  if (at(clause, end) === "to") {
    // "how to tell a partner", "whom to call"
    const verb = readVerb(at(clause, end + 1));
    if (verb?.form !== "base") return null;
    return [
      ...toSecondPerson(lead, addressee),
      ownWord("do"),
      ownWord("you"),
      ...toSecondPerson(clause.slice(end + 1), addressee),
    ];
  }
  if (subjectAsked) {
    return toSecondPerson(clause, addressee);
  }
  return inverted(lead, clause, end, addressee);
}

function inverted(
  lead: readonly Word[],
  clause: readonly Word[],
  from: number,
  addressee: Addressee,
): Word[] | null {
  const end = subjectEnd(clause, from);
  if (end < 0 || end >= clause.length) return alreadyInverted(lead, clause, from, addressee);
  const subject = clause.slice(from, end);
  const lower = subject.map((one) => one.lower);
  if (lower.length === 1 && /^(?:i|we)$/.test(lower[0] ?? "")) return null;
  const asked = subjectFor(subject, clause.slice(end), addressee);
  const verbs = invert(clause, end, asked.you);
  if (verbs === null) return null;
  const marker = asked.you ? [ownWord("they")] : subject;
  // What follows is read together with its subject, so that "them" is told apart.
  const rest = toSecondPerson([...marker, ...verbs.rest], addressee).slice(
    toSecondPerson(marker, addressee).length,
  );
  return [...toSecondPerson(lead, addressee), verbs.moved, ...asked.words, ...rest];
}

/** "would they", "are you": asked as it stands. */
function alreadyInverted(
  lead: readonly Word[],
  clause: readonly Word[],
  from: number,
  addressee: Addressee,
): Word[] | null {
  const verb = clause[from];
  if (verb === undefined || !isAuxiliary(verb.lower)) return null;
  const subject = at(clause, from + 1);
  if (!/^(?:you|they|he|she|it|there|this|that|your|the|a|an|their|any|anyone)$/.test(subject))
    return null;
  const asked = toSecondPerson(clause.slice(from + 1), addressee);
  const moved = ownWord(at(asked, 0) === "you" ? withYou(verb.lower) : verb.lower, verb);
  return [...toSecondPerson(lead, addressee), moved, ...asked];
}

/** A clause among others of its rank, with what joins it to the one before. */
interface Conjunct {
  words: Word[];
  joint: "and" | "or";
  /** "and if so, why": holds only together with the clause before. */
  lead: Word[];
}

/** What makes the next clause hang on the answer to the one before. */
const HANGING = /^(?:so|not|yes|no)$/;

/** Takes "if so" from the end of a clause. */
function leadOf(part: Word[]): Word[] {
  const hangs = at(part, part.length - 2) === "if" && HANGING.test(at(part, part.length - 1));
  return hangs ? part.splice(-2) : [];
}

/** Where a clause of the same rank begins again: ", and how they end", "and whether they". */
function conjuncts(words: readonly Word[]): Conjunct[] {
  const parts: Conjunct[] = [];
  let part: Word[] = [];
  let joined: Conjunct["joint"] = "and";
  let lead: Word[] = [];
  const close = () => {
    const next = leadOf(part);
    const last = part.at(-1);
    const opener = next.length > 0 && /^(?:and|or|but)$/.test(last?.lower ?? "");
    if (opener) part.pop();
    if (part.length > 0) parts.push({ words: part, joint: joined, lead });
    part = [];
    joined = "and";
    lead = next;
  };
  for (let i = 0; i < words.length; i++) {
    const one = words[i];
    if (one === undefined) continue;
    const opens =
      WH.test(one.lower) ||
      one.lower === "whether" ||
      (isAuxiliary(one.lower) && ASKED.test(at(words, i + 1)) && asksBefore(words, i)) ||
      (BEFORE_WH.has(one.lower) && WH.test(at(words, i + 1)));
    const before = words[i - 1];
    const joint = before !== undefined && /^(?:and|or|but)$/.test(before.lower);
    const marked = before !== undefined && /[,:;?]/.test(before.after);
    const relative =
      marked &&
      !joint &&
      /^(?:which|who|whom|whose|when|where)$/.test(one.lower) &&
      !marksSeries(words, i);
    if (part.length > 0 && opens && (joint || marked) && !relative) {
      const alternative = before?.lower === "or";
      if (joint) part.pop();
      close();
      if (alternative) joined = "or";
    }
    part.push(one);
  }
  close();
  return parts;
}

const ASKED = /^(?:they|you|he|she|there)$/;

/** ", and do they": an inverted verb opens a question only after a joint. */
const asksBefore = (words: readonly Word[], index: number) =>
  /^(?:and|or)$/.test(at(words, index - 1));

/** ", whom they call, what they offer": a series, not a relative clause. */
function marksSeries(words: readonly Word[], index: number): boolean {
  if (!/^(?:who|whom|what|how|when|where|why)$/.test(at(words, 0))) return false;
  return subjectEnd(words, index + 1) === index + 2 || at(words, index) === "whom";
}

/** Words as a question's text: first letter large, one question mark. */
export function asQuestionText(words: readonly Word[]): string {
  const spelled = words.map((one) =>
    one.lower === "i" || /^i'/.test(one.lower) ? { ...one, text: `I${one.text.slice(1)}` } : one,
  );
  const text = textOf(spelled)
    .replace(/\?(?=\s)/g, ",")
    .replace(/[\s,;:.?]+$/, "");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;
}

/** What one question may hold, and what is too short to stand alone, in words. */
const TOGETHER = 26;
const SHORT = 7;

/** "What do you ask, whom do you call, and when?" */
function series(parts: readonly Conjunct[]): Word[] {
  return parts.flatMap(({ words, joint, lead }, index) => {
    const last = index === parts.length - 1;
    const body = [...closed(lead), ...(last ? words : closed(words))];
    const joins = index > 0 && (last || joint === "or" || lead.length > 0);
    return joins ? [ownWord(joint), ...body] : body;
  });
}

/** A question made of a clause, and the words of the clause that it was made of. */
export interface Asked {
  question: string;
  words: readonly Word[];
}

/**
 * A clause that is asked for ("how they handled the last rupture and what they learned") as
 * questions to the person: one for each clause that stands alone, short ones together. Empty when
 * it is none that we can turn without a mistake.
 */
export function askClause(given: readonly Word[], addressee: Addressee): Asked[] {
  const scened = sceneEnd(given);
  const clause = given.slice(scened);
  const scene = scened > 0 ? closed(toSecondPerson(given.slice(0, scened), addressee)) : [];
  const groups: { parts: Conjunct[]; words: Word[]; length: number }[] = [];
  let spelled = false;
  for (const conjunct of conjuncts(clause)) {
    const { words: part, joint, lead } = conjunct;
    const text = askOne(part, addressee);
    const group = groups.at(-1);
    if (text === null || text.length < 2) {
      // "who they call and when": what does not stand alone goes with what it hangs on.
      if (group === undefined || part.length > 3)
        return group === undefined || joint === "or" || lead.length > 0
          ? []
          : finished(groups, scene);
      group.parts.push({ ...conjunct, words: toSecondPerson(part, addressee) });
      group.words.push(...part);
      continue;
    }
    const mixed = group !== undefined && isYesNo(group.parts[0]?.words ?? []) !== isYesNo(text);
    const least = mixed && !text.some(({ lower }) => HANGS.test(lower)) ? SHORT - 2 : SHORT;
    const hangs = spelled || text.length <= least || (!mixed && (group?.length ?? 0) <= SHORT - 2);
    const fits = hangs && (group?.length ?? 0) + text.length <= (spelled ? TOGETHER + 8 : TOGETHER);
    // An alternative and what depends on the answer stay in the question, however long.
    if (group && (fits || joint === "or" || lead.length > 0)) {
      group.parts.push({ ...conjunct, words: text });
      group.words.push(...part);
      group.length += text.length;
    } else
      groups.push({
        parts: [{ ...conjunct, words: text }],
        words: [...part],
        length: text.length,
      });
    if (part.at(-1)?.after.includes(":")) spelled = true;
  }
  return finished(groups, scene);
}

/** The scene is set before the first of the questions. */
const finished = (
  groups: readonly { parts: Conjunct[]; words: Word[] }[],
  scene: readonly Word[],
): Asked[] =>
  groups.map(({ parts, words }, index) => ({
    question: asQuestionText([...(index === 0 ? scene : []), ...series(parts)]),
    words,
  }));

/** Words as they stand before the next clause: with a comma. */
const closed = (words: readonly Word[]): Word[] =>
  words.map((one, index) => (index === words.length - 1 ? { ...one, after: "," } : one));

/** Asks for yes or no, and not for an account. */
const isYesNo = (words: readonly Word[]) => isAuxiliary(at(words, 0));
const HANGS = /^(?:it|that|this|then|so|them|those)$/;
