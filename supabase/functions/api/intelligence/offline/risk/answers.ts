import type { SafetyKind, SafetyLevel } from "../../../../../../shared/src/contracts/safety.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { readText, type Text } from "../text/tokens.ts";
import { phrases } from "./expressions/expression.ts";
import type { CountedSignal } from "./signals.ts";

type Topic = SafetyKind | "safe-at-home";

const TOPICS: readonly (readonly [Topic, readonly string[]])[] = [
  [
    "safe-at-home",
    phrases`safe at home; safe where you live; safe in your ~ home|relationship|marriage|house; feel safe ~ partner|home|with; safe with ~ partner|people`,
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
    phrases`hit|hits|hurt|hurts|hurting|harm|threaten|threatened|abuse*|afraid ~ you|partner`,
  ],
  [
    "psychosis",
    phrases`hear|hearing ~ voices; voices; see|seeing things ~ others|not; things ~ others ~ not ~ see|hear`,
  ],
];

const COMPILED = compilePhrases(
  TOPICS.flatMap(([value, list]) => list.map((phrase) => ({ phrase, value }))),
);

const DANGER = /danger|safe|crisis/;

/** What a question asks about a person's safety; null when it asks about something else. */
function topicOf(question: string): Topic | null {
  const found = new Set(findPhrases(COMPILED, readText(question)).map(({ value }) => value));
  const topic = TOPICS.find(([name]) => found.has(name))?.[0] ?? null;
  if (topic === "safe-at-home" || topic !== null) return topic;
  return DANGER.test(question.toLowerCase()) && /\byou (?:in|safe)\b/i.test(question)
    ? "safe-at-home"
    : null;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const YES = set(
  "yes yeah yep yup yea ya yess si sure absolutely definitely unfortunately sadly guilty",
);
const NO = set("no nope nah never none na nada not nunca neither negative noo non zero");
/** Words of how often and when, with which a short answer says yes. */
const SOMETIMES = set(
  "on sometimes often always daily nightly constantly frequently occasionally mostly usually every most all lots lot once twice lately recently maybe perhaps possibly kind somewhat few couple many when whenever after at during only more a little bit rarely seldom depends probably weekly bad worse nights mornings still here weekends now both same yesterday today tonight idk unsure almost too pretty everyday quite some from off time times i've it's they hardly casi veces siempre",
);
const WELL = set(
  "fine good great ok okay happy safe alive love well healthy nothing thankful grateful bien normal",
);
const LONG_OVER =
  /\b(?:years? ago|long time ago|used to|in the past|as a (?:kid|teen|teenager|child)|in (?:college|high school|my (?:teens|twenties))|when i was|no longer|not anymore|not any more|back in|not since|not for (?:years|a long)|not in (?:years|a long)|growing up|decades? ago|anymore)\b/;
const CLOSED =
  /^(?:i )?(?:would |do )?(?:rather|prefer|not want|not care|skip|pass|no comment|next)\b/;

/** The signal of an answer that can be read only together with the safety question before it. */
export function answerToSafetyQuestion(question: string, text: Text): CountedSignal | null {
  const topic = topicOf(question);
  if (topic === null || text.tokens.length === 0) return null;
  const level = levelOf(
    text.tokens.map(({ word }) => word),
    topic === "safe-at-home",
  );
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

const SHORT = 9;

function levelOf(words: readonly string[], noIsDanger: boolean): SafetyLevel | null {
  const plain = words.join(" ");
  const first = words[0] ?? "";
  const saysYes =
    YES.has(first) || /^(?:i|we) (?:do|have|am|did|had|might)\b(?! not| never| no)/.test(plain);
  const saysNo =
    NO.has(first) ||
    /^(?:i|we|do|have|am|did|would|really|honestly) (?:\w+ ){0,2}(?:not|never|no)\b/.test(plain);
  if (noIsDanger)
    return saysNo || /\bnot (?:always|really)\b|^(?:sometimes|mostly|depends)/.test(plain)
      ? "moderate"
      : null;
  if (CLOSED.test(plain) || /\bnot want to (?:talk|say|answer)/.test(plain)) return "low";
  if (LONG_OVER.test(plain) && !/\b(?:still|again|lately|now)\b/.test(plain)) {
    return /^(?:no|never|nope) never\b/.test(plain) ? null : "low";
  }
  if (saysNo) return saysYesAfterAll(words) ? "moderate" : null;
  if (saysYes)
    return words.length > SHORT || !words.some((word) => WELL.has(word)) ? "moderate" : null;
  if (words.length > SHORT || words.some((word) => WELL.has(word) || NO.has(word))) {
    return /\b(?:thoughts|cross(?:es|ed)? my mind|think about it|thought about it|comes and goes|come and go)\b/.test(
      plain,
    ) && !/\b(?:no|never|not) (?:\w+ ){0,2}thoughts?\b/.test(plain)
      ? "moderate"
      : null;
  }
  return SOMETIMES.has(first) ||
    /cross(?:es|ed)? my mind|comes? and goe?s?/.test(plain) ||
    words.some((word) => YES.has(word) || word === "sometimes")
    ? "moderate"
    : null;
}

const BUT = /^(?:but|although|though|except|unless)$/;
const STILL_YES =
  /^(?:sometimes|thoughts?|think|yes|maybe|might|crossed|crosses|occasionally|often|nights?|wish|happens?)$/;
const NOT_QUITE_NO =
  /^not (?:often|always|every|much|lately|usually|really but|right now|today|at the moment|so much|too often|constantly|daily|all the time)/;

/** "No, but sometimes …" and "not often": a no that is taken back. */
function saysYesAfterAll(words: readonly string[]): boolean {
  const but = words.findIndex((word) => BUT.test(word));
  if (but >= 0 && words.slice(but).some((word) => STILL_YES.test(word))) return true;
  return NOT_QUITE_NO.test(words.join(" ").replace(/^not (?:that|very|too|so) /, "not "));
}
