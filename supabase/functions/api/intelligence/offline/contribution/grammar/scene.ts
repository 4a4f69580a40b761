import { roleOf } from "../language/roles.ts";
import type { Word } from "../language/words.ts";
import { isGerund, subjectEnd } from "./noun-phrase.ts";
import { isAuxiliary, readVerb } from "./verbs.ts";

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

/** The longest scene that is still followed, in words. */
const LONGEST = 22;

const OPENS = /^(?:when|whenever|if|after|before|once|while|during|until|where)$/;
const WH = /^(?:how|what|who|whom|whose|why|which)$/;
const DETERMINER = /^(?:a|an|the|their|his|her|my|your|our|this|that|some|any|no|every|each)$/;
/** What a wh-word hangs on: it opens no question after these. */
const TAKES_IT =
  /^(?:know|knows|knew|known|say|says|said|tell|tells|told|think|thinks|thought|see|sees|saw|seen|hear|hears|heard|ask|asks|asked|asking|understand|understands|understood|learn|learns|learned|learnt|decide|decides|decided|explain|explains|explained|remember|remembers|remembered|forget|forgets|forgot|matter|matters|mattered|realize|realise|realized|realised|notice|notices|noticed|find|finds|found|out|show|shows|showed|describe|describes|wonder|wonders|wondered|care|cares|mean|means|meant|discover|discovered|about|of|to|in|on|for|with|from|by|at|and|or|but|is|was|are|were|be|like|than|as|that|not|exactly|just|only|sure|clear|matter|choose|chose|share|shares|guess|talk|do|does|did|doing)$/;
/** Words that cannot end a clause: what stands after them still belongs to it. */
const UNFINISHED =
  /^(?:a|an|the|their|his|her|my|your|our|this|these|those|to|of|in|on|at|for|with|from|by|about|as|than|and|or|but|not|no|very|too|so|that|which|who|whose|is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|they|we|i|he|she|if|when|because|while|where|how|what|never|always|often|usually|every|some|any|more|most|each|other|another)$/;

const hasVerb = (words: readonly Word[]) =>
  words.some(
    ({ lower }) =>
      isAuxiliary(lower) ||
      /'(?:s|re|ve|d|ll)$/.test(lower) ||
      (readVerb(lower) !== null && !isGerund(lower)),
  );

/** Whether this wh-word says more of the person before it: "a mother who left". */
const isRelative = (words: readonly Word[], index: number) =>
  /^(?:who|whom|whose|which)$/.test(at(words, index)) &&
  (roleOf(at(words, index - 1)) !== null ||
    /^(?:ones?|those|thing|everything|anything|something)$/.test(at(words, index - 1)) ||
    DETERMINER.test(at(words, index - 2)));

/**
 * Where the question begins that a scene is set for, with a comma or, in dictation, without: "when the
 * house goes quiet who they think of" → the index of "who". 0 when no scene is set.
 */
export function sceneEnd(words: readonly Word[]): number {
  if (!OPENS.test(at(words, 0))) return 0;
  for (let i = 3; i < Math.min(words.length - 1, LONGEST); i++) {
    const asks =
      WH.test(at(words, i)) ||
      (isAuxiliary(at(words, i)) && /^(?:they|you|he|she|there)$/.test(at(words, i + 1)));
    if (!asks) continue;
    const marked = /[,:—–]/.test(words[i - 1]?.after ?? "");
    const before = at(words, i - 1);
    if (!marked && (TAKES_IT.test(before) || TAKES_IT.test(at(words, i - 2)))) continue;
    if (isRelative(words, i) && !(marked && at(words, i) !== "which")) continue;
    if (marked && /^(?:and|or)$/.test(before)) continue;
    if (!marked && isAuxiliary(at(words, i)) && WH.test(before)) continue;
    if (hasVerb(words.slice(1, i)) || /^(?:after|before|during)$/.test(at(words, 0))) return i;
  }
  return 0;
}

/**
 * Where the main clause begins after "if …" or "when …" that was said without a comma: "when the drinking
 * stops people feel worse first" → the index of "people". 0 when it cannot be told.
 */
export function mainClauseAt(words: readonly Word[]): number {
  if (!OPENS.test(at(words, 0))) return 0;
  const phrase = /^(?:after|before|during)$/.test(at(words, 0));
  for (let i = 3; i < Math.min(words.length - 2, LONGEST); i++) {
    if (/[,;:]/.test(words[i - 1]?.after ?? "")) return i;
    const word = at(words, i);
    const before = at(words, i - 1);
    if (word === "then" && hasVerb(words.slice(1, i))) return i;
    const opens =
      /^(?:they|you|he|she|it|we|i|the|a|an|that|this|their|your|nobody|somebody|someone|everybody|there|don't|never|ask|give|send|match|put|bring|let|stop|call|start|wait|find)$|^(?:it|that|they|you|he|she|i|there)'/.test(
        word,
      ) || roleOf(word) !== null;
    if (!opens || UNFINISHED.test(before)) continue;
    const scene = words.slice(1, i);
    if (!hasVerb(scene) && !phrase) continue;
    // "if somebody tells you": an object, not the next subject.
    const takes = readVerb(before) !== null && roleOf(before) === null && !isIntransitive(before);
    if (takes && !phrase && !/^(?:i|we|they|he|she)$/.test(word)) continue;
    const orders =
      /^(?:don't|never|ask|give|send|match|put|bring|let|stop|call|start|wait|find)$/.test(word);
    if (orders || subjectEnd(words, i) > 0 || /'/.test(word)) return i;
  }
  return 0;
}

const isIntransitive = (word: string) =>
  /^(?:fight|fights|cry|cries|sleep|sleeps|leave|leaves|left|die|dies|died|come|comes|go|goes|start|starts|stop|stops|end|ends|ended|happen|happens|happened|work|works|talk|talks|drink|drinks|argue|argues|arrive|arrives)$/.test(
    word,
  );
