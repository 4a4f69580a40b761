import type { SafetyKind, SafetyLevel } from "../../../../../../shared/src/contracts/safety.ts";
import { type Check, checkOf } from "../../conversation/safety-check.ts";
import type { Text } from "../text/tokens.ts";
import { isUntold, saysNo, UNSURE, wordsOf, YES } from "./answer-words.ts";
import { isByNo, isClear } from "./clear-answer.ts";
import type { About } from "./messages.ts";

/** What an answer to a question about safety says; "open" where it says nothing about it. */
export type Answered = SafetyLevel | "no danger" | "open";

/** What somebody says to a check: that all is well, worse than was asked, the danger, or neither. */
export type ToCheck = "clear" | "worse" | "yes" | "open";

const MEANS =
  "knife|knives|gun|pistol|pistola|rifle|rope|noose|razor|blade|pills|pastillas|roof|bridge|ledge|edge|platform|tracks|bleeding|loading|loaded|jump|jumping|swallow|note|do it|doing it|by morning|be over|ending it|end it";
const AT_HAND = new RegExp(`\\b(?:${MEANS})\\b`);
const DENIED = new RegExp(`\\b(?:no|(?:not|never|without) (?:\\w+ ){0,3})\\s?(?:${MEANS})\\b`);
/** Out of reach: "I gave the pills to my sister". */
const GIVEN_AWAY =
  /\b(?:gave|give|given|locked (?!(?:the|my) (?:\w+ )?door|myself|me )|away|rid of|threw|flushed|handed|put (?:it|them) down|took (?:it|them|the \w+) from me)\b/;
const TAKEN =
  /\b(?:took|taken|swallowed|drank|injected) (?:them|it|all|everything|too many|too much|the whole|the pills|the bottle|some|something)\b/;
/** Nothing was swallowed: not by the one who speaks, or it was carried off. */
const NOT_TAKEN =
  /\b(?:not|never) (?:\w+ )?(?:took|taken)|from me\b|\b(?:took|taken) (?:\w+ ){1,3}away\b|\b(?:he|she|they|someone|somebody|police|mom|dad|my (?:\w+ )?\w+) (?:have |has |just |already )*(?:took|taken)\b/;

const isTaken = (text: Text): boolean => {
  const plain = wordsOf(text).join(" ");
  return TAKEN.test(plain) && !NOT_TAKEN.test(plain);
};

/** Whether an answer to a check names what is at hand or done, and does not say that it is gone. */
export const isAtHand = (text: Text): boolean =>
  (AT_HAND.test(wordsOf(text).join(" ")) && !isPutAway(text)) || isTaken(text);

/** Whether the means that are named are said not to be there, or no longer. */
export function isPutAway(text: Text): boolean {
  const plain = wordsOf(text).join(" ");
  return DENIED.test(plain) || GIVEN_AWAY.test(plain);
}

/** Help is asked for, or fear is told, and no question is answered. */
const IN_NEED =
  /\b(?:help(?: me)?|scared|afraid|frightened|terrified|crying|sobbing|panicking|shaking|(?<!not )alone|do not (?:leave|go)|do not know what to do|can not (?:stop crying|do this|go on|take (?:it|this)|breathe))\b/;

/** Whether an answer asks for help or tells of fear. */
export const isInNeed = (text: Text): boolean => IN_NEED.test(wordsOf(text).join(" "));

const NOT_SAFE =
  /\b(?:not (?:really |so |very |too )?(?:sure|safe)|unsafe|do not (?:know|think|feel))\b/;

const DAY =
  "soon|tonight|today|tomorrow|now|right now|later|this (?:evening|weekend|week|afternoon|morning)|next week|in (?:a|an|one|two|a few) (?:minutes?|hours?|days?)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|before \\w+|after \\w+";
/** Said by who takes leave, whatever was asked. */
const FAREWELL =
  /\b(?:goodbye|good bye|farewell|too late|at peace|thank you for everything|thanks for everything|safe soon|safe at last|not (?:here|be here|around) (?:much )?longer|tell (?:my|her|him|them) (?:\w+ )*(?:love|sorry))\b/;
/** More than a thought: a plan, the means, a day, a mind made up, a farewell. */
const WORSE: readonly RegExp[] = [
  /\b(?:have|got|made|making|set|picked|chose|chosen) (?:(?:a|an|the|my|some|it|already|whole|exact|detailed|specific|all) )*(?:plans?|date|day|means|method|place(?! to (?:live|stay|go)))\b/,
  /\b(?:planning|planned)(?: (?:it|to|on|how|when|for|everything))?$|\b(?:planned|planning) (?:it|to|how|when|everything)\b|\bi know (?:how|when|where|what)(?: (?:to|i (?:will|would|am going to)|and)\b|$)/,
  /\b(?:decided|made up my mind|mind is made up|made my (?:decision|choice|peace)|(?:past|beyond|done|more than) (?:just )?(?:thinking|thoughts)|(?:past|beyond) talking|not (?:just|only) thinking|i am ready(?! to (?:get|talk|find|start|move|go on|answer))|it is time|about to)\b/,
  new RegExp(`^(?:(?:yes|yeah|very|pretty|probably|maybe|i will|going to|and) )*(?:${DAY})$`),
  /^(?:(?:yes|yeah|well|and) )*i (?:have |just |already |almost )*tried(?: it| to)?(?: (?:just|only))?(?: (?:last|this|yesterday|today|tonight|earlier|again|on)\b|$)/,
  FAREWELL,
];
const NOT_WORSE =
  /\b(?:no|not (?:have|got|made)|never (?:had|made)|without) (?:\w+ ){0,2}(?:plans?|date|means|method|way)\b|\b(?:plan|planning|plans) to (?:get|feel|live|see|talk|find|move)\b|\bdecided (?:not|against|to live|to (?:get|find|look for) help)\b/;

/** A yes that comes by halves, or says that it would be better so. */
const HALF_YES =
  /\b(?:sometimes|often|every (?:day|night|hour|morning)|constantly|all (?:the time|day|night)|day and night|24 7|(?:once|now) (?:in|and) (?:a while|then|again)|from time to time|on and off|passive(?:ly)?|uh huh|m+ ?h+m+|not (?:today|tonight|yet|right now|at the moment|now)|always|maybe|perhaps|probably|possibly|kind of|sort of|a (?:little|bit|lot)|crosse[sd] my mind|(?:thought|think|thinking|thoughts) (?:about|of) it|only (?:when|if)|who would not|who does not|who would|no (?:shit|kidding|doubt|question)|never not|of course|obviously|definitely|i wish|i guess|i suppose|what (?:is|would be) the point|does it matter|would (?:be|make it) (?:easier|better|simpler)|better off|(?:nobody|no one|noone) (?:would|will) (?:\w+ )?(?:notice|care|miss|mind|know))\b/;
const I_DO =
  /^(?:(?:no|yes|well|but) )*i (?:do|am|have|did|might|could|would|was)(?:$| (?:have|had|been|think|thinking|thought|considered|it|that|too|though|everyday|daily|sometimes)\b)/;
/** Who could get hurt, named: "my boss", "him". */
const NAMES_ANOTHER =
  /^(?:(?:yes|just|only|maybe|probably|and) )*(?:him|her|them|he|she|they|all of them|everyone|everybody|my (?:\w+ ){0,2}\w+)(?: (?:could|might|will|would|deserves? it|has it coming))?$|\bdeserves? (?:it|to)\b/;
const NAMES_THEMSELVES =
  /^(?:(?:yes|no|just|only|maybe|probably|well|and) )*(?:me|myself|i (?:could|might|would|will))$/;

const saysYes = (words: readonly string[]): boolean =>
  words[0] === "y" || words[0] === "if" || words.slice(0, 12).some((word) => YES.has(word));

/** What an answer says to a question of which a no would be the clear answer. */
function toPlainQuestion({ clearBy }: Check, text: Text): Exclude<ToCheck, "clear"> {
  const words = wordsOf(text);
  const plain = words.join(" ");
  const isWorse = WORSE.some((one) => one.test(plain)) && !NOT_WORSE.test(plain);
  if (isWorse) return "worse";
  if (isUntold(text) || UNSURE.test(plain)) return "open";
  if (clearBy === "nobody-hurt") {
    if (NAMES_THEMSELVES.test(plain)) return "worse";
    if (!saysNo(words) && words.slice(0, 4).some((word) => YES.has(word))) return "worse";
    if (NAMES_ANOTHER.test(plain)) return "yes";
  }
  return saysYes(words) || HALF_YES.test(plain) || I_DO.test(plain) ? "yes" : "open";
}

/** What an answer to a check says. Whether company makes safer is known only where all was heard. */
export function readAnswer(check: Check, text: Text, company = false): ToCheck {
  const { clearBy, about } = check;
  if (clearBy !== null && isClear(clearBy, text, company)) return "clear";
  if (about === "self" && isAtHand(text)) return "worse";
  if (clearBy === null) return "open";
  if (isByNo(clearBy)) return toPlainQuestion(check, text);
  const words = wordsOf(text);
  const plain = words.join(" ");
  if (about === "self" && clearBy === "i-am-safe" && FAREWELL.test(plain)) return "worse";
  return saysNo(words) || NOT_SAFE.test(plain) ? "yes" : "open";
}

/** Whether a text does nothing but settle the check before it, so that no word in it tells of danger. */
export function isSettling(heard: string, text: Text): boolean {
  const check = checkOf(heard);
  return check !== null && readAnswer(check, text, true) === "clear";
}

function levelOf(said: ToCheck, { clearBy, kinds, level, about }: Check, text: Text): Answered {
  if (said === "clear") return "no danger";
  if (said === "worse") return "high";
  // Asked plainly whether there is danger, whatever is no clear no leaves it where it was.
  if (said === "open") return isByNo(clearBy) ? level : "open";
  const words = wordsOf(text);
  const isUnsafe = about === "self" && saysNo(words) && !UNSURE.test(words.join(" "));
  if (!isByNo(clearBy)) return isUnsafe ? "high" : level;
  return clearBy === "no-orders" && kinds.includes("psychosis") ? "high" : level;
}

/** What an answer says to a check, of which danger, and whose it is. */
export function readCheck(
  check: Check,
  text: Text,
): { answered: Answered; kinds: readonly SafetyKind[]; about: About } {
  const { about, clearBy } = check;
  const said = readAnswer(check, text);
  const taken: SafetyKind[] = about === "self" && isTaken(text) ? ["medical-emergency"] : [];
  const isOwnDeath =
    (clearBy === "not-dying" && said !== "open") ||
    (clearBy === "nobody-hurt" && NAMES_THEMSELVES.test(wordsOf(text).join(" ")));
  const dying: SafetyKind[] = isOwnDeath ? ["suicide"] : [];
  return {
    answered: levelOf(said, check, text),
    kinds: [...new Set([...check.kinds, ...dying, ...taken])],
    about,
  };
}
