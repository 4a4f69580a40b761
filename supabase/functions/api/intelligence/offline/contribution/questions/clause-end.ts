import { readVerb } from "../grammar/verbs.ts";
import { roleOf } from "../language/roles.ts";
import type { Word } from "../language/words.ts";

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

const HELD =
  /^(?:a|an|the|their|his|her|your|our|this|that|these|those|to|of|in|on|at|for|with|from|by|about|as|than|and|or|but|so|not|no|which|who|whose|what|how|why|when|where|if|whether|because|while|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|must|may|might|many|most|few|some|all|young|older|old|new|other|more|between|like|tell|ask|help|let|see|treat|meet|send)$/;

/** A general statement begins here though nothing parts it from the clause before. */
function startsAnew(words: readonly Word[], i: number): boolean {
  const before = at(words, i - 1);
  if (HELD.test(before) || words[i - 1]?.after !== "") return false;
  const next = at(words, i + 1);
  const determined = /^(?:a|an|the|their|his|her|your|our)$/.test(at(words, i - 2));
  if (/^(?:nobody|everybody)$/.test(at(words, i)))
    return /[a-z]{2}[^s]s$/.test(next) && !/^(?:else|was|is)$/.test(next);
  return next === "who" && (determined || readVerb(before) === null);
}

/** What opens the expert's reason; with how many words it takes. */
function reasonOpens(words: readonly Word[], i: number): number {
  const word = at(words, i);
  const next = at(words, i + 1);
  const marked = /[,;:—–-]/.test(words[i - 1]?.after ?? "");
  if (/^(?:because|cause|cos|'cause)$/.test(word)) return next === "of" ? 0 : 1;
  if (
    word === "since" &&
    /^(?:it|that|this|they|i|we|you|most|many|nobody|people|the|a|there|in|everybody|everyone|those|some|clients|therapists)$/.test(
      next,
    )
  ) {
    return marked || /^(?:it|that|this|they|i|we|you|most|many|nobody|people|clients)$/.test(next)
      ? 1
      : 0;
  }
  if (word === "so" && next === "that") return 2;
  if (word === "so" && /^(?:i|we|you|they|it|the|people|nobody|clients)$/.test(next)) return 1;
  if (word === "as" && marked && /^(?:it|that|this|they|i|we|most|many|nobody|people)$/.test(next))
    return 1;
  if (
    word === "for" &&
    marked &&
    /^(?:it|that|this|they|we|most|many|nobody|everybody|people|the|those|there)$/.test(next)
  )
    return 1;
  if (word === "otherwise") return 1;
  // "that hour tells you more", "nobody volunteers that", "people who … stop talking": said without a stop.
  if (
    /^(?:that|this)$/.test(word) &&
    /^(?:tells|shows|says|decides|predicts|matters|means)$/.test(at(words, i + 2))
  )
    return 0.5;
  if (/^(?:nobody|everybody|people|those|clients|therapists)$/.test(word) && startsAnew(words, i))
    return 0.5;
  if (
    word === "that" &&
    next === "tells" &&
    /^(?:me|you|us)$/.test(at(words, i + 2)) &&
    !/thing$|^(?:one|story)$/.test(at(words, i - 1))
  )
    return 0.5;
  if (
    /^(?:which|that|it|this)$/.test(word) &&
    /^(?:tells|shows|says|predicts|decides|explains|reveals|saves|helps|gives|matters)$/.test(
      next,
    ) &&
    (marked || word === "which" || word === "it" || word === "this")
  )
    return word === "which" ? 1 : 0.5;
  if (
    /^(?:it|that|this)$/.test(word) &&
    /^(?:is|'s|usually|often|always|really|just)$/.test(next) &&
    marked
  )
    return 0.5;
  return 0;
}

/** "… and we always ask this alone": the expert speaks about the question, not in it. */
function speaksOfAsking(words: readonly Word[], i: number): boolean {
  if (!/^(?:we|i|you)(?:'d)?$/.test(at(words, i))) return false;
  if (
    /^(?:that|what|how|who|which|if|when|than|as|and|or|think|thinks|why|because|where)$/.test(
      at(words, i - 1),
    )
  )
    return false;
  const rest = words
    .slice(i + 1, i + 6)
    .map(({ lower }) => lower)
    .join(" ");
  return /^(?:(?:must|should|have to|need to|ought to|always|never|would|really|also|just|only) ){1,3}(?:ask|asks|know|check|hear|find|get|raise|put|do)\b/.test(
    rest,
  );
}

/** A new statement that is no longer part of the question: "and it tells me", "but most". */
function statementOpens(words: readonly Word[], i: number): boolean {
  const word = at(words, i);
  if (word === "but" && at(words, i + 1) !== "only") return true;
  if (speaksOfAsking(words, i)) return true;
  // "how they slept last night not in general": what it is not is no part of the question.
  if (
    word === "not" &&
    /^(?:in|what|how|just|only|because|the|a|about|when|if|who|why|for|that)$/.test(
      at(words, i + 1),
    )
  ) {
    return (
      /[a-z]/.test(at(words, i - 1)) &&
      !/^(?:or|is|are|do|does|did|was|were|will|would|can|could|should|have|has|why|and)$/.test(
        at(words, i - 1),
      )
    );
  }
  if (!/^(?:and|then)$/.test(word)) return false;
  const rest = at(words, i + 1);
  const after = at(words, i + 2);
  if (rest === "then" && /^(?:the|a|another|what|how|when|who)$/.test(after)) return false;
  if (
    /^(?:make|let|give|leave|point|keep|listen|do|be|wait|look)$/.test(rest) &&
    /,/.test(words[i - 1]?.after ?? "")
  )
    return true;
  // "when it went wrong and nobody said a word": told on, not stated.
  if (/^(?:nobody|everybody)$/.test(rest) && readVerb(after)?.form === "past") return false;
  if (
    /^(?:i|it|that|this|then|usually|most|nobody|everybody|those|often|nine|half|you'd|you'll|some|don't|never|always|honestly)$/.test(
      rest,
    )
  )
    return true;
  if (rest === "you" || rest === "we") return !/^(?:have|are|do|can)$/.test(after);
  if (/^(?:the)$/.test(rest))
    return /^(?:answer|answers|ones|rest|others|people|reason)$/.test(after);
  if (rest === "if") return !/^(?:so|not|yes|no)$/.test(after);
  if (rest === "when")
    return /[,]/.test(words[i - 1]?.after ?? "") || roleOf(at(words, i + 3)) !== null;
  if (roleOf(rest) !== null)
    return /^(?:who|usually|often|always|never|should|tend|will|lie|need)$/.test(after);
  return false;
}

/** A clause as it is asked, and the reason that the expert gave in the same breath. */
export interface ClauseParts {
  clause: Word[];
  reason: Word[];
  /** Index after the clause. */
  end: number;
}

const ASKS_ON =
  /^(?:how|what|who|whom|whose|why|when|where|which|whether|if|and|or|also|do|does|did|are|is|have|has|would|could|can)$/;
const TRAILING = new Set("and or but so then because okay yeah please".split(" "));

/** Parts the words from `from` into what is asked and why. */
export function partClause(words: readonly Word[], from: number): ClauseParts {
  let end = words.length;
  let reasonFrom = words.length;
  for (let i = from + 1; i < words.length; i++) {
    const reason = reasonOpens(words, i);
    if (reason > 0) {
      end = i;
      reasonFrom = reason >= 1 ? i + reason : i;
      break;
    }
    if (statementOpens(words, i) || /[?]/.test(words[i - 1]?.after ?? "")) {
      end = i;
      const said = at(words, i);
      const tells =
        /^(?:and|then)$/.test(said) &&
        /^(?:it|that|this|the|most|nobody|those|half|you|usually)$/.test(at(words, i + 1));
      const marked = /[?]/.test(words[i - 1]?.after ?? "");
      const later =
        marked || tells ? -1 : words.findIndex(({ lower }, k) => k > i && lower === "because");
      if (tells) reasonFrom = i + 1;
      else if (later > 0 && said === "not") reasonFrom = later + 1;
      break;
    }
    // A semicolon: what follows explains, unless it asks on.
    if (/;/.test(words[i - 1]?.after ?? "") && !ASKS_ON.test(at(words, i))) {
      end = i;
      reasonFrom = i;
      break;
    }
    // A dash: what follows explains.
    if (
      /[—–]/.test(words[i - 1]?.after ?? "") &&
      /^(?:it|that|this|the|nobody|most|not)$/.test(at(words, i))
    ) {
      end = i;
      reasonFrom = i;
      break;
    }
  }
  const clause = words.slice(from, end);
  while (
    clause.length > 1 &&
    TRAILING.has(clause.at(-1)?.lower ?? "") &&
    !(clause.at(-1)?.lower === "then" && clause.at(-2)?.lower === "do")
  )
    clause.pop();
  // ", plainly", ", honestly and without thinking": how it is asked.
  const manner = clause.findIndex(
    ({ lower }, i) =>
      i > 2 &&
      i > clause.length - 6 &&
      /[a-z]{2}ly$/.test(lower) &&
      clause[i - 1]?.after.includes(",") === true &&
      /^(?:and|but)$/.test(at(clause, i + 1)),
  );
  if (manner > 0) clause.splice(manner);
  if (/[a-z]{2}ly$/.test(clause.at(-1)?.lower ?? "") && clause.at(-2)?.after.includes(","))
    clause.pop();
  return { clause, reason: words.slice(reasonFrom), end: from + clause.length };
}
