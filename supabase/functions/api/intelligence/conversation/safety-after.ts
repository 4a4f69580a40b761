import { SAFETY_CHECK_ID } from "../../../../../shared/src/contracts/matchmaker.ts";
import {
  needsPause,
  type Safety,
  type SafetyKind,
} from "../../../../../shared/src/contracts/safety.ts";
import type { ConversationState, SpokenTurn } from "../intelligence.ts";
import { moveOf } from "../offline/conversation/moves.ts";
import { isUntold } from "../offline/risk/answer-words.ts";
import { answersSafetyQuestion } from "../offline/risk/answers.ts";
import { assessRisk } from "../offline/risk/assess-risk.ts";
import {
  isAtHand,
  isInNeed,
  isPutAway,
  readAnswer,
  type ToCheck,
} from "../offline/risk/check-answers.ts";
import { isByNo, isWishToGoOn, isYesToGoOn } from "../offline/risk/clear-answer.ts";
import { PEOPLE } from "../offline/risk/clear-words.ts";
import { inPlainWords } from "../offline/risk/plain-words.ts";
import { readText, type Text } from "../offline/text/tokens.ts";
import { type Check, checkOf, checksInARow, heardBefore, wasHeard } from "./safety-check.ts";
import { followUp, metDanger, unfinished } from "./safety-danger.ts";
import { asTurn, leastRecent, readingOf, unheard } from "./safety-saying.ts";
import {
  SAFETY_LEADS,
  SAFETY_UNCLEAR,
  SAFETY_WORDS_LAST,
  SAFETY_WORDS_STAYING,
  type SafetyWords,
} from "./safety-words.ts";
import { SAFETY_CARE, SAFETY_PUT_AWAY, SAFETY_WORDS_CARING } from "./safety-words-later.ts";

/** So many times in a row is asked again when the answer alone was not clear. */
const ASKED_AGAIN_AT_MOST = 2;
/** And so many times in all, with those that were only said again. */
const CHECKS_AT_MOST = 6;

type Turn = ConversationState["turns"][number];

const tells = (said: string) => needsPause(assessRisk([{ text: said }]));

/** Whether the words tell of danger themselves, and do not only leave a check open. */
const tellsOfDanger = (said: string): boolean =>
  tells(said) || isAtHand(readText(inPlainWords(said)));

/** Whether what was said to a check was danger itself: "soon" is, where somebody was asked plainly. */
function toldDanger({ question, answer }: Turn): boolean {
  if (tellsOfDanger(answer)) return true;
  const check = checkOf(question);
  return check !== null && readAnswer(check, readText(inPlainWords(answer))) === "worse";
}

/** The question that the last check ended with; null where it was not heard to the end. */
const lastAsked = ({ turns }: ConversationState): string | null =>
  /[^.?!\n]+\?\s*$/.exec(turns.at(-1)?.question ?? "")?.[0].trim() ?? null;

const PARENT: Readonly<Record<string, string>> = {
  mother: "mom",
  mum: "mom",
  mama: "mom",
  father: "dad",
};

function peopleIn(said: string): string[] {
  const words = readText(said).tokens.map(({ word }) => word);
  return [...words.join(" ").matchAll(PEOPLE)].map(([person]) => PARENT[person] ?? person);
}

/** What was told of danger before, also of danger long over. */
const toldBefore = ({ turns }: ConversationState) =>
  turns.slice(0, -1).flatMap(({ answer }) => {
    const kinds = assessRisk([{ text: answer }])?.kinds;
    return kinds ? [{ kinds, people: peopleIn(answer) }] : [];
  });

/** Whether the answer names somebody who was named when the danger was told. */
function namesTheDanger(state: ConversationState): boolean {
  const people = peopleIn(state.transcript);
  if (people.length === 0) return false;
  const named = new Set(toldBefore(state).flatMap((told) => told.people));
  return people.some((person) =>
    person === "family" || person === "parents" ? named.size > 0 : named.has(person),
  );
}

/** Where another person hurts, may be hurt or is feared, nobody who is near makes it safer. */
const OF_ANOTHER: ReadonlySet<SafetyKind> = new Set(["abuse", "harm-to-others", "psychosis"]);

const companyCounts = (state: ConversationState, { kinds }: Check): boolean =>
  !namesTheDanger(state) &&
  ![...kinds, ...toldBefore(state).flatMap((told) => told.kinds)].some((kind) =>
    OF_ANOTHER.has(kind),
  );

/** What was said to the last check; "open" where that is not known. */
function saidTo(state: ConversationState): ToCheck {
  const check = checkOf(heardBefore(state.turns) ?? "");
  if (check === null) return "open";
  const text = readingOf(state);
  const said = readAnswer(check, text);
  if (said === "clear") {
    return check.clearBy === "i-am-safe" && namesTheDanger(state) ? "open" : said;
  }
  const isSettledByCompany = readAnswer(check, text, true) === "clear";
  return isSettledByCompany && companyCounts(state, check) ? "clear" : said;
}

/** Whether the last check is settled. */
export const isSettled = (state: ConversationState): boolean => saidTo(state) === "clear";

/** Words that say plainly that somebody might want to die. */
const PLAIN =
  /\b(?:die|dying|dead|death|kill\w*|suicid\w*|murder|overdos\w*|hang|shoot|not (?:\w+ ){0,3}(?:live|living|alive|exist|wake up|be here)|(?:end|ending) (?:it|my life|everything)|take my (?:own )?life|hurt\w* myself|harm\w* myself|cut\w* myself)\b/;

/** Whether it was ever said plainly, or answered to a question about it, what the checks are about. */
export function wasDisclosed({ turns }: ConversationState): boolean {
  return turns.slice(0, -1).some(({ questionId, question, answer }) => {
    const text = readText(inPlainWords(answer));
    const isPlain = PLAIN.test(text.tokens.map(({ word }) => word).join(" "));
    const isAnswer = questionId !== SAFETY_CHECK_ID && answersSafetyQuestion(question, text);
    return isPlain || (tells(answer) && isAtHand(text)) || isAnswer === true;
  });
}

const WHY = /^\W*(?:but )?why (?:do|are|would|did) you (?:ask|want to know)/i;

/** The question of the last check once more, to words about the conversation itself. */
function sameQuestion(state: ConversationState): SpokenTurn | null {
  const move = WHY.test(state.transcript) ? "why" : moveOf(readText(state.transcript));
  const asks = lastAsked(state);
  if (
    asks === null ||
    !(move === "repeat" || move === "explain" || move === "why" || move === "wait")
  )
    return null;
  return asTurn({ says: SAFETY_LEADS[move], asks });
}

/** What could hurt, named or pointed at. */
const MEANS =
  /\b(?:them|it|pills?|meds|medication|bottles?|guns?|pistol|rifle|kni(?:fe|ves)|razors?|blades?|rope|keys)\b/i;

/** What is said when the answer neither settled a check nor spoke of danger. */
function askedOnceMore(state: ConversationState, text: Text): SafetyWords {
  const clearBy = checkOf(heardBefore(state.turns) ?? "")?.clearBy ?? null;
  const asks = lastAsked(state);
  if (clearBy === null || asks === null) return unfinished(state) ?? followUp(state);
  if (clearBy === "i-am-safe" && isPutAway(text) && MEANS.test(state.transcript))
    return { says: SAFETY_PUT_AWAY, asks };
  const isSaidOutLoud = isByNo(clearBy) || clearBy === "i-am-safe";
  if (isSaidOutLoud && isInNeed(text)) return { says: unheard(SAFETY_CARE, state), asks };
  if (!isByNo(clearBy)) return followUp(state);
  const isHardToSay = isUntold(text) || moveOf(text) === "unsure";
  const [first, ...more] = SAFETY_UNCLEAR;
  return { says: isHardToSay ? (more[0] ?? first) : unheard(SAFETY_UNCLEAR, state), asks };
}

const OFFERS: readonly SafetyWords[] = [
  SAFETY_WORDS_LAST,
  ...SAFETY_WORDS_STAYING,
  ...SAFETY_WORDS_CARING,
];
const isOffer = ({ question }: Turn) => OFFERS.some((words) => wasHeard(words, question));
/** A question that was only said again counts for nothing. */
const isFull = ({ question }: Turn) =>
  !Object.values(SAFETY_LEADS).some((lead) => question.startsWith(lead));

/** What is said to whoever was asked whether the questions shall go on, and did not say yes. */
function stayed({ turns }: ConversationState, text: Text): SpokenTurn {
  return asTurn(leastRecent(isInNeed(text) ? SAFETY_WORDS_CARING : SAFETY_WORDS_STAYING, turns));
}

/** What follows a check; null when it is settled, or the person goes on. */
export function afterCheck(state: ConversationState, safety: Safety | null): SpokenTurn | null {
  const row = checksInARow(state.turns);
  const text = readingOf(state);
  const isDanger = needsPause(safety);
  const said = saidTo(state);
  if (safety && isDanger && (said === "worse" || tellsOfDanger(state.transcript))) {
    return metDanger(state, safety);
  }
  const asked = row.slice(row.findLastIndex(isOffer) + 1);
  const unclear = asked.slice(asked.findLastIndex(toldDanger) + 1);
  if (asked.length === 0) return isYesToGoOn(text) ? null : stayed(state, text);
  if (!isDanger && said === "clear") return null;
  if (asked.length > 1 && isWishToGoOn(text)) return null;
  if (unclear.filter(isFull).length > ASKED_AGAIN_AT_MOST || unclear.length > CHECKS_AT_MOST) {
    return isInNeed(text) ? stayed(state, text) : asTurn(SAFETY_WORDS_LAST);
  }
  if (said === "open") return sameQuestion(state) ?? asTurn(askedOnceMore(state, text));
  return safety && isDanger ? metDanger(state, safety) : asTurn(followUp(state));
}
