import type { SafetyKind, SafetyLevel } from "../../../../../../shared/src/contracts/safety.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { readText, type Text } from "../text/tokens.ts";
import { phrases } from "./expressions/expression.ts";
import type { CountedSignal } from "./signals.ts";

type Topic = SafetyKind | "safe-at-home";

const TOPICS: readonly (readonly [Topic, readonly string[]])[] = [
  [
    "safe-at-home",
    phrases`are you safe; safe at home; safe where you live; safe in your ~ home|relationship|marriage|house; feel safe ~ partner|home|with; safe with ~ partner|people`,
  ],
  [
    "suicide",
    phrases`not|no ~ want* to ~ live|alive|here; suicid*; kill|killing yourself; end|ending your life; better off dead; life ~ not worth; thoughts of death|dying; be dead; not wake up; wish you were dead`,
  ],
  [
    "self-harm",
    phrases`hurt|hurting|harm|harming|cut|cutting|injure|burn yourself; self harm; self injur*`,
  ],
  [
    "harm-to-others",
    phrases`hurt|hurting|harm|harming|kill|killing someone|others|anyone|somebody|people|anybody; violent`,
  ],
  [
    "abuse",
    phrases`(anyone|anybody|someone|somebody|partner|he|she|person) ~~ hit|hurt|harm|threaten|force|abuse|frighten you; being ~ abused|hurt|hit|threatened; abused by; afraid of ~ partner|anyone|someone|husband|wife; in ~ danger`,
  ],
  [
    "psychosis",
    phrases`hear|hearing ~ voices; see|seeing|hear|hearing things ~ others|not; things ~ others ~ not ~ see|hear`,
  ],
];

const COMPILED = compilePhrases(
  TOPICS.flatMap(([value, list]) => list.map((phrase) => ({ phrase, value }))),
);

/** What a question asks about the safety of the person who answers; null when about something else. */
function topicOf(question: string): Topic | null {
  const found = new Set(findPhrases(COMPILED, readText(question)).map(({ value }) => value));
  if (/\b(?:clients?|patients?)\b/i.test(question)) return null;
  return TOPICS.find(([name]) => found.has(name))?.[0] ?? null;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const YES = set(
  "yes yeah yep yup yea ya yess si sure absolutely definitely unfortunately sadly guilty sometimes often always daily constantly",
);
const NO = set(
  "no nope nah never none na nada not nunca jamas neither negative noo non zero nothing nil",
);
const WELL = set(
  "fine good great ok okay happy safe alive love well healthy nothing thankful grateful bien normal what why which question",
);
const LONG_OVER =
  /\b(?:years? ago|long time ago|used to|in the past|as a (?:kid|teen|teenager|child)|in (?:college|high school|my (?:teens|twenties))|when i was|no longer|not anymore|not any more|back in|not since|not (?:for|in) (?:years|a while|a long)|not (?:lately|recently)|not in (?:years|a long)|growing up|decades? ago|anymore)\b/;
const CLOSED =
  /^(?:i )?(?:would |do )?(?:rather|prefer|not want|not care|skip|pass|no comment|next)\b/;

/** The signal of an answer that can be read only together with the safety question before it. */
export function answerToSafetyQuestion(question: string, text: Text): CountedSignal | null {
  const topic = topicOf(question);
  if (topic === null || text.tokens.length === 0) return null;
  const level = levelOf(wordsOf(text), topic === "safe-at-home");
  if (level === null) return null;
  return {
    name: "answer",
    level,
    kinds: [topic === "safe-at-home" ? "abuse" : topic],
    about: "self",
    spanish: false,
    from: 0,
    to: text.tokens.length - 1,
  };
}

/** The words of an answer, without a "not" that says no no: "more often than not", "who doesn't". */
function wordsOf(text: Text): string[] {
  const words = text.tokens.map(({ word }) => word);
  const plain = words.join(" ").replace(/^n a$/, "no");
  return plain.replace(/\b(than|who do|who does|why) not\b/g, "$1").split(" ");
}

const SHORT = 14;
const THERE =
  /\b(?:sometimes|often|every (?:day|night|week|morning)|most (?:days|nights|mornings)|thoughts|cross(?:es|ed)? my mind|think about it|thought about it|comes? and goe?s?)\b/;
const NO_THOUGHTS = /\b(?:no|never|not|without) (?:\w+ ){0,3}(?:thoughts?|think|thought)\b/;

/** Where an answer starts with a no, or says one in its first few words: "thankfully no". */
function saysNo(words: readonly string[]): boolean {
  const first = words.slice(0, 5);
  const no = first.findIndex((word) => NO.has(word));
  const yes = words.findIndex((word, i) => YES.has(word) && !NO.has(words[i + 1] ?? ""));
  return no >= 0 && (yes < 0 || no < yes);
}

function levelOf(words: readonly string[], noIsDanger: boolean): SafetyLevel | null {
  const plain = words.join(" ");
  if (noIsDanger)
    return saysNo(words) || /^(?:sometimes|mostly|depends)/.test(plain) ? "moderate" : null;
  if (CLOSED.test(plain) || /\bnot want to (?:talk|say|answer)/.test(plain)) return "low";
  if (LONG_OVER.test(plain) && !/\b(?:still|again|(?<!not )lately|now)\b/.test(plain)) {
    return /^(?:no|never|nope) never\b/.test(plain) ? null : "low";
  }
  if (saysNo(words)) return saysYesAfterAll(words) ? "moderate" : null;
  const saysYes =
    words.slice(0, 3).some((word) => YES.has(word)) ||
    /^i (?:do|have|am|did|had|might)\b/.test(plain);
  const isWell = words.some((word) => WELL.has(word));
  if (words.length > SHORT)
    return saysYes || (THERE.test(plain) && !NO_THOUGHTS.test(plain)) ? "moderate" : null;
  return isWell && !THERE.test(plain) ? null : "moderate";
}

const BUT = /^(?:but|although|though|except|unless)$/;
const STILL_YES =
  /^(?:sometimes|thoughts?|think|yes|maybe|might|crossed|crosses|occasionally|often|nights?|wish|happens?)$/;
const NOT_QUITE_NO =
  /^not (?:often|always|every|much|usually|really but|right now|today|at the moment|so much|too often|constantly|daily|all the time)/;

/** "No, but sometimes …" and "not often": a no that is taken back. */
function saysYesAfterAll(words: readonly string[]): boolean {
  const but = words.findIndex((word) => BUT.test(word));
  if (but >= 0 && words.slice(but).some((word) => STILL_YES.test(word))) return true;
  return NOT_QUITE_NO.test(words.join(" ").replace(/^not (?:that|very|too|so) /, "not "));
}
