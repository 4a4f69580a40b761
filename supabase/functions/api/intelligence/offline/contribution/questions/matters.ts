import { asQuestionText } from "../grammar/ask-clause.ts";
import { type Addressee, toSecondPerson } from "../grammar/persons.ts";
import { readVerb } from "../grammar/verbs.ts";
import { textOf, type Word, wordsIn } from "../language/words.ts";
import type { Topic } from "../topics/topic.ts";
import { topicsOf } from "../topics/topics.ts";

/** The longest matter that is asked about ("the first time they felt it"), in words. */
const LONGEST = 14;
const JUNK = new Set("stuff things etc too also maybe well please first early more".split(" "));

/** "sleep, money and the drinking" → three matters. */
export function mattersIn(words: readonly Word[]): Word[][] {
  const matters: Word[][] = [];
  let matter: Word[] = [];
  const close = () => {
    while (matter.length > 0 && JUNK.has(matter.at(-1)?.lower ?? "")) matter.pop();
    while (
      matter.length > 0 &&
      /^(?:and|or|about|also|maybe|even|just)$/.test(matter[0]?.lower ?? "")
    )
      matter.shift();
    // "in their own words" and "plainly" say how, not what.
    const manner =
      (matters.length > 0 &&
        /^(?:in|at|on|before|after|with|without|from|by)$/.test(matter[0]?.lower ?? "")) ||
      (matter.length === 1 &&
        /^(?!(?:family|melancholy)$)[a-z]{3,}ly$/.test(matter[0]?.lower ?? ""));
    if (matter.length > 0 && matter.length <= LONGEST && !manner) matters.push(matter);
    matter = [];
  };
  for (const [index, word] of words.entries()) {
    const joint = /^(?:and|or)$/.test(word.lower);
    // "the wine and the scrolling" are two matters, "black and white thinking" is one.
    if (joint && matter.length > 0 && startsMatter(words, index + 1)) {
      close();
      continue;
    }
    matter.push(word);
    if (/[,;:]/.test(word.after)) close();
  }
  close();
  return matters;
}

function startsMatter(words: readonly Word[], index: number): boolean {
  const rest = words.length - index;
  const word = words[index]?.lower ?? "";
  return (
    /^(?:the|their|his|her|a|an|about|how|what|your|any|past|previous)$/.test(word) || rest <= 3
  );
}

const EVENT =
  /\b(?:time|day|moment|night|week|hour|session|year|story|example|case|occasion|memory|fight|sentence|mistake|failure|success)\b/i;

export interface AboutMatter {
  question: string;
  topic: Topic | null;
}

/** A question on a matter: a good one we know, or a plain one that leaves nothing out. */
export function askAbout(
  matter: readonly Word[],
  audience: Addressee,
  taken: (question: string) => boolean,
): AboutMatter | null {
  const named = textOf(matter).replace(/[,:;?]+$/, "");
  const topic = topicsOf(named)[0] ?? null;
  const specific = EVENT.test(named) || matter.length > 4;
  if (topic && !specific && audience !== "other") {
    const known = topic[audience].find((question) => !taken(question));
    if (known) return { question: known, topic };
  }
  return { question: plainQuestion(matter, audience), topic };
}

function plainQuestion(matter: readonly Word[], audience: Addressee): string {
  const named = textOf(toSecondPerson(matter, audience)).replace(/[,:;?]+$/, "");
  if (/^(?:the|an?|one) (?:last|first|one|next)?\b.*\b(?:who|that|you|they)\b/i.test(named))
    return `Can you tell us about ${lowered(named)}?`;
  if (EVENT.test(named) && /^(?:a|an|the|one|your)\b/i.test(named))
    return `Can you tell us about ${lowered(named)}?`;
  if (audience === "client")
    return `What would you want a therapist to know about ${lowered(named)}?`;
  if (audience === "therapist") {
    return /^your\b/i.test(named)
      ? `What can you tell us about ${lowered(named)}?`
      : `How do you work with ${lowered(named)}?`;
  }
  return `What would you want us to know about ${lowered(named)}?`;
}

function lowered(named: string): string {
  const first = named.split(/\s/)[0] ?? "";
  if (/^(?:I|I'.*)$/.test(first) || /^[A-Z]{2}/.test(first)) return named;
  return named.charAt(0).toLowerCase() + named.slice(1);
}

/** "to describe an ordinary day" → "Can you describe an ordinary day?" */
export function askToDo(words: readonly Word[], audience: Addressee): string | null {
  const verb = words[1];
  if (words[0]?.lower !== "to" || verb === undefined || words.length < 3) return null;
  if (verb.lower === "be" && words[2]?.lower === "walked") {
    return asQuestionText([
      ...wordsIn("can you walk us"),
      ...toSecondPerson(words.slice(3), audience),
    ]);
  }
  if (readVerb(verb.lower)?.form !== "base") return null;
  return asQuestionText([
    ...wordsIn("can you"),
    ...toTeller(toSecondPerson(words.slice(1), audience)),
  ]);
}

/** "a first session from the door on" → "Can you walk us through a first session from the door on?" */
export function askToTell(
  telling: string,
  words: readonly Word[],
  audience: Addressee,
): string | null {
  if (words.length === 0 || words.length > 30) return null;
  const asks = /walk|talk (?:me|us|you) through|take/.test(telling)
    ? "can you walk us through"
    : /give/.test(telling)
      ? "can you give us"
      : /describe/.test(telling)
        ? "how would you describe"
        : "can you tell us about";
  return asQuestionText([...wordsIn(asks), ...toTeller(toSecondPerson(words, audience))]);
}

/** "tell me about it" is told to us. */
function toTeller(words: readonly Word[]): Word[] {
  return words.map((word) => (word.lower === "me" ? { ...word, text: "us", lower: "us" } : word));
}

/** What somebody can be asked to give in words. */
const TOLD =
  /^(?:sentences?|examples?|story|stories|case|cases|numbers?|names?|reasons?|details?|picture|specifics|evidence|words|date|figure|figures|description)$/;

/** "the exact sentence" → "Can you give us the exact sentence?" */
export function askFor(words: readonly Word[], audience: Addressee): string | null {
  if (words.length < 2 || words.length > 20) return null;
  if (!words.slice(0, 4).some(({ lower }) => TOLD.test(lower))) return null;
  return asQuestionText([...wordsIn("can you give us"), ...toSecondPerson(words, audience)]);
}

/** Two or three words that clinicians ask with and that need spelling out on a form. */
const SHORTHAND: readonly (readonly [RegExp, Partial<Record<Addressee, string>>])[] = [
  [
    /^why now$/,
    {
      client: "Why now: what made this the moment to look for help?",
      therapist: "Why do you want to do this work now?",
    },
  ],
  [
    /^why me$|^why us$/,
    { client: "Why this therapist: what made you think of somebody like this?" },
  ],
  [/^who knows$/, { client: "Who knows how things are for you?" }],
  [/^who else knows$/, { client: "Who else knows how things are for you?" }],
  [
    /^what else$|^anything else$/,
    {
      client: "What else should a therapist know?",
      therapist: "What else should clients know about you?",
    },
  ],
  [/^what(?:'s| is) next$/, { client: "What would you like to happen next?" }],
  [/^what helped$/, { client: "What has helped you before?" }],
  [/^what hurt$|^what harmed$/, { client: "What has hurt you in earlier help?" }],
  [
    /^what helps$/,
    { client: "What helps you when things are hard?", therapist: "What helps your clients most?" },
  ],
  [/^why (?:therapy|here)$/, { client: "Why therapy, and not something else?" }],
  [/^what brings (?:you|them)$/, { client: "What brings you here?" }],
];

/** The full form of a clinician's shorthand; null for anything else. */
export function spelledShorthand(words: readonly Word[], audience: Addressee): string | null {
  if (words.length > 4) return null;
  const plain = words.map(({ lower }) => lower).join(" ");
  return SHORTHAND.find(([pattern]) => pattern.test(plain))?.[1][audience] ?? null;
}
