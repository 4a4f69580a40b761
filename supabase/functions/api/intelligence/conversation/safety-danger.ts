import {
  needsPause,
  type Safety,
  type SafetyKind,
} from "../../../../../shared/src/contracts/safety.ts";
import type { ConversationState, SpokenTurn } from "../intelligence.ts";
import { assessRisk } from "../offline/risk/assess-risk.ts";
import { isPutAway } from "../offline/risk/check-answers.ts";
import { MOST_URGENT_FIRST } from "../offline/risk/messages.ts";
import { contextOf } from "../offline/risk/safety-for.ts";
import { checkOf, checksInARow, cutShort, heardBefore, wasHeard } from "./safety-check.ts";
import { asTurn, leastRecent, readingOf } from "./safety-saying.ts";
import {
  SAFETY_DISTANCE,
  SAFETY_DISTANCE_OF_ANOTHER,
  SAFETY_IN_SPANISH,
  SAFETY_OF_A_VOICE,
  SAFETY_WORDS,
  SAFETY_WORDS_AGAIN,
  SAFETY_WORDS_EMERGENCY_AGAIN,
  SAFETY_WORDS_EMERGENCY_OF_ANOTHER,
  SAFETY_WORDS_FOR_OTHERS,
  SAFETY_WORDS_FOR_OTHERS_AGAIN,
  type SafetyWords,
} from "./safety-words.ts";
import { SAFETY_FINISHING, SAFETY_WORDS_ANEW } from "./safety-words-later.ts";

const WITH_MEANS: ReadonlySet<SafetyKind> = new Set(["suicide", "harm-to-others", "self-harm"]);

const urgentKind = ({ kinds }: Safety): SafetyKind =>
  MOST_URGENT_FIRST.find((one) => kinds.includes(one)) ?? "suicide";

/** The words for a danger that is told, and other words for it when it is told again. */
function wordsFor(safety: Safety): readonly [SafetyWords, ...SafetyWords[]] {
  const kind = urgentKind(safety);
  if (contextOf(safety).about === "self") {
    const level = safety.level === "high" ? "high" : "moderate";
    return [SAFETY_WORDS[kind][level], SAFETY_WORDS_ANEW[kind][level]];
  }
  return kind === "medical-emergency"
    ? [SAFETY_WORDS_EMERGENCY_OF_ANOTHER]
    : [SAFETY_WORDS_FOR_OTHERS];
}

/** What is said when the danger is still there. */
export function followUp({ turns }: ConversationState): SafetyWords {
  const check = checkOf(heardBefore(turns) ?? "");
  if (check?.kinds.includes("medical-emergency")) {
    return leastRecent(SAFETY_WORDS_EMERGENCY_AGAIN, turns);
  }
  return leastRecent(
    check?.about === "other" ? SAFETY_WORDS_FOR_OTHERS_AGAIN : SAFETY_WORDS_AGAIN,
    turns,
  );
}

/**
 * The question of a first check that was cut short, to be asked to its end; null where it was heard. What
 * it was going to ask is read from its words, or else from what was said before it.
 */
export function unfinished({ turns }: ConversationState): SafetyWords | null {
  const row = checksInARow(turns);
  const heard = row.at(-1)?.question ?? "";
  const raised = turns[turns.length - row.length - 1];
  if (row.length !== 1 || raised === undefined || heard.trimEnd().endsWith("?")) return null;
  const safety = assessRisk([{ text: raised.answer, question: raised.question, asksAgain: true }]);
  const words = cutShort(heard) ?? (safety && needsPause(safety) ? wordsFor(safety)[0] : null);
  return words && { says: SAFETY_FINISHING, asks: words.asks };
}

/** What belongs beside the words: distance from what was named, a voice's orders, and Spanish. */
function besides(state: ConversationState, safety: Safety): string[] {
  const { about, spanish } = contextOf(safety);
  const kind = urgentKind(safety);
  const named = isPutAway(readingOf(state))
    ? undefined
    : SAFETY_DISTANCE.find(([means]) => means.test(state.transcript))?.[1];
  const distance = about === "other" && named ? SAFETY_DISTANCE_OF_ANOTHER : (named ?? "");
  const isNew = !state.turns.some(({ question }) => question.includes(distance));
  return [
    WITH_MEANS.has(kind) && isNew ? distance : "",
    safety.level === "high" && kind === "harm-to-others" && safety.kinds.includes("psychosis")
      ? SAFETY_OF_A_VOICE
      : "",
    spanish ? SAFETY_IN_SPANISH : "",
  ];
}

/** What is said to words of danger. */
export function metDanger(state: ConversationState, safety: Safety): SpokenTurn {
  const row = checksInARow(state.turns);
  const ways = wordsFor(safety);
  const isNew = !row.some(({ question }) => ways.some((words) => wasHeard(words, question)));
  const isSaidAnew = row.length === 0 || (isNew && safety.level === "high");
  const words = isSaidAnew
    ? leastRecent(ways, state.turns)
    : (unfinished(state) ?? followUp(state));
  return asTurn(words, ...besides(state, safety));
}
