import type { SafetyKind } from "../../../../../../shared/src/contracts/safety.ts";
import { checkOf } from "../../conversation/safety-check.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { readText, type Text } from "../text/tokens.ts";
import { isUntold, saysNo, set, UNSURE, wordsOf, YES } from "./answer-words.ts";
import { type Answered, readCheck } from "./check-answers.ts";
import { phrases } from "./expressions/expression.ts";
import type { About } from "./messages.ts";
import { readScreening } from "./screening.ts";
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

const WELL = set(
  "fine good great ok okay happy safe alive love well healthy nothing thankful grateful bien normal what why which question",
);
const LONG_OVER =
  /\b(?:years? ago|long time ago|used to|in the past|as a (?:kid|teen|teenager|child)|in (?:college|high school|my (?:teens|twenties))|when i was|no longer|not anymore|not any more|back in|not since|not (?:for|in) (?:years|a while|a long)|not (?:lately|recently)|not in (?:years|a long)|growing up|decades? ago|anymore)\b/;
const ASKS_BACK = set("what why which question");
interface SafetyAnswer {
  answered: Answered;
  kinds: readonly SafetyKind[];
  about: About;
  /** Whether a doubt counts: it does not for a check, which comes after words of danger that count themselves. */
  doubtCounts: boolean;
}

function readSafetyAnswer(question: string, text: Text, asksAgain: boolean): SafetyAnswer | null {
  const check = checkOf(question);
  if (check !== null) return { ...readCheck(check, text), doubtCounts: false };
  const topic = topicOf(question);
  if (topic === null) return null;
  const kinds: SafetyKind[] = topic === "safe-at-home" ? ["abuse"] : [topic];
  if (asksAgain && topic !== "safe-at-home") {
    return { kinds, ...readScreening(text), doubtCounts: false };
  }
  const answered = answeredIn(text, topic === "safe-at-home");
  return { answered, kinds, about: "self", doubtCounts: topic !== "safe-at-home" };
}

/** Few words that say neither yes nor no, nor that all is well: where nobody asks again, no "no". */
const isDoubtful = (words: readonly string[]): boolean =>
  words.length <= SHORT &&
  !words.some((word) => WELL.has(word)) &&
  !ELSEWHERE.test(words.join(" "));

/**
 * The signal of an answer that can be read only together with the safety question before it.
 * @param asksAgain whether the question is asked once more when this leaves it open
 */
export function answerToSafetyQuestion(
  question: string,
  text: Text,
  asksAgain: boolean,
): CountedSignal | null {
  const read = text.tokens.length === 0 ? null : readSafetyAnswer(question, text, asksAgain);
  if (read === null || read.answered === "no danger") return null;
  const isLeftOpen = read.answered === "open";
  if (isLeftOpen && (!read.doubtCounts || !isDoubtful(wordsOf(text)))) return null;
  return {
    name: "answer",
    level: read.answered === "open" ? "moderate" : read.answered,
    kinds: read.kinds,
    about: read.about,
    spanish: false,
    from: 0,
    to: text.tokens.length - 1,
  };
}

/**
 * Whether something was answered in a talk to a question about safety: yes, no, or that they would rather not say;
 * null for another question. "I like hiking" answers nothing, and nothing is concluded from it.
 */
export function answersSafetyQuestion(question: string, text: Text): boolean | null {
  const read = readSafetyAnswer(question, text, true);
  return read && text.tokens.length > 0 ? read.answered !== "open" : read && false;
}

const SHORT = 14;
const THERE =
  /\b(?:sometimes|often|every (?:day|night|week|morning)|most (?:days|nights|mornings)|thoughts|cross(?:es|ed)? my mind|think about it|thought about it|comes? and goe?s?)\b/;
const NO_THOUGHTS = /\b(?:no|never|not|without) (?:\w+ ){0,3}(?:thoughts?|think|thought)\b/;

/** How often and how much: "every night", "on and off", "more than I'd like", "since March". */
const HOW_OFTEN =
  /\b(?:now and then|here and there|time to time|on and off|off and on|once|twice|a (?:lot|bit|little|few)|some|every|each|most|more than|days?|nights?|mornings?|weeks?|months?|weekends?|lately|recently|tonight|today|yesterday|daily|weekly|constantly|occasionally|rarely|seldom|often|always|usually|still|since|only (?:when|if|at|on|once)|when(?:ever)?|veces|siempre|cada|noches|dias)\b/;
const HALF_YES =
  /^(?:well )?(?:uh huh|what is the point|does it matter|why bother|nothing matters|who cares|maybe|perhaps|probably|possibly|kind of|sort of|somewhat|guess|i (?:guess|suppose|think so|might|may|would like to|wish)|depends|it depends|both|either|all of|who does|does not every|the (?:first|second|last|former|latter)|if|unless|too|quite|not (?:often|always|every|much|usually))\b/;
const OF_IT =
  /\b(?:it|they|that|those|thoughts?) (?:is |are |does |do |has |have |can |could |just |also |always )*(?:there|come|comes|happens?|gets? (?:bad|worse|strong|close|dark)|cross|crosses|pops?|been|bad|worse|stronger|back)\b/;
/** What somebody does in their days, and not what they think of in bad hours. */
const ELSEWHERE =
  /^(?:well )?(?:i|we|my \w+) (?:\w+ly |do |also )?(?:like|love|enjoy|play|work|live|watch|eat|cook|read|run|hike|swim|walk|go to|study|have (?:a|an|two|three|my) (?!thought|feeling|plan))\b/;

const I_DO =
  /^i (?:do|have|am|did|had|might)(?:$| (?:have|had|having|think|thinking|thought|wish|feel|get|it|that|them|those|these|afraid|some|both|too|a (?:lot|few|bit|little)|(?:last|this) (?:week|month|year|spring|summer|fall|winter))\b)/;

const isOfIt = (plain: string) =>
  HALF_YES.test(plain) || OF_IT.test(plain) || (HOW_OFTEN.test(plain) && !ELSEWHERE.test(plain));

/** What an answer says to a question of which a yes, or else a no, is the danger. */
function answeredIn(text: Text, noIsDanger: boolean): Answered {
  const words = wordsOf(text);
  const plain = words.join(" ");
  if (noIsDanger) {
    if (saysNo(words) || /^(?:sometimes|mostly|depends)/.test(plain)) return "moderate";
    return words.some((word) => YES.has(word) || WELL.has(word)) ? "no danger" : "open";
  }
  if (/^(?:ok|okay|well)$/.test(plain)) return "open";
  if (isUntold(text)) return "low";
  if (LONG_OVER.test(plain) && !/\b(?:still|again|(?<!not )lately|now)\b/.test(plain)) {
    return /^(?:no|never|nope) never\b/.test(plain) ? "no danger" : "low";
  }
  if (UNSURE.test(plain)) return "open";
  if (saysNo(words)) return saysYesAfterAll(words) ? "moderate" : "no danger";
  const saysYes = words.slice(0, 3).some((word) => YES.has(word)) || I_DO.test(plain);
  const isThere = THERE.test(plain) && !NO_THOUGHTS.test(plain);
  if (words.length > SHORT) return saysYes || isThere ? "moderate" : "open";
  if (
    words.slice(words[0] === "well" ? 1 : 0).some((word) => WELL.has(word)) &&
    !THERE.test(plain)
  ) {
    return words.some((word) => ASKS_BACK.has(word)) ? "open" : "no danger";
  }
  return saysYes || isThere || isOfIt(plain) ? "moderate" : "open";
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
