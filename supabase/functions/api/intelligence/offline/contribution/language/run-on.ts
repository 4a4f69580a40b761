import { mainClauseAt } from "../grammar/scene.ts";
import { isAuxiliary, readVerb } from "../grammar/verbs.ts";
import { roleOf } from "./roles.ts";
import type { Word } from "./words.ts";

/** A sentence up to this long is trusted to be one, unless it says "and I ask" again. */
const TRUSTED_WORDS = 30;
/** Punctuated so well, a longer one is trusted too. */
const TRUSTED_MARKS = 1 / 14;
const TRUSTED_LONG = 70;
/** Nobody follows more: cut at the next joint whatever it is. */
const MOST_WORDS = 60;

/** How far on an "if …" is read for what holds then, in words. */
const SCENE = 24;

const ADVERBS = new Set(
  "always also usually often then really would should never just still first sometimes now generally typically personally".split(
    " ",
  ),
);
const JOINTS = new Set("and so but then also or plus because".split(" "));

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";
const joined = (words: readonly Word[], from: number, count: number) =>
  words
    .slice(from, from + count)
    .map(({ lower }) => lower)
    .join(" ");

/** "I always ask", "we should ask", "I want to know", "I'd like to hear". */
function asksAgain(words: readonly Word[], index: number): boolean {
  let i = index;
  if (/^(?:i|we|you)(?:'d)?$/.test(at(words, i))) i++;
  else
    return /^ask (?:the|them|him|her|your|every|people|clients|therapists|everyone|what|whether|how|who|why|if|about)/.test(
      joined(words, i, 2),
    );
  while (ADVERBS.has(at(words, i)) && i < index + 4) i++;
  const next = at(words, i);
  if (next === "ask" || next === "asked") return true;
  if (/^(?:want|like|need|love)$/.test(next)) {
    return /^to (?:know|hear|ask|understand|find|see|learn)$/.test(joined(words, i + 1, 2));
  }
  return false;
}

const STARTERS =
  /^(?:the (?:other|next|second|third|last|first|worst|best|biggest|most important|main) (?:thing|question|one|point|mistake)|another (?:thing|one|question)|one (?:more|other|last) (?:thing|question)|in my (?:experience|view|practice)|find out (?:what|how|whether|if|who|why|about)|i(?:'ve| have) (?:found|learned|learnt|noticed|seen|come|always)|what i(?:'ve| have)? (?:found|learned|learnt|noticed|see|know|look|want|ask)|never (?:match|put|send|pair|give|place)|it matters (?:whether|how|who|what|if)|we (?:never|rarely|hardly|forget)|nobody (?:ever )?(?:asks|talks)|no one (?:ever )?(?:asks|talks)|(?:with|from) (?:the )?(?:therapists|clinicians|clients|people)|(?:for|of) (?:the )?(?:therapists|clinicians)|as for|i (?:would|always|never|usually|believe|wonder|think))\b/;

const SUBJECT = new Set(
  "i we it that this there you people nobody everybody someone somebody most those therapists clients".split(
    " ",
  ),
);

/** Words after which a new clause belongs to what was said before. */
const HOLDS_ON = new Set(
  "ask asks asking know that whether if to of for about is are was say tell think believe because when who what how why where which which's the a an and or but so than as with from by i we you not me them thing question one point much many often long far lot most some all half few none kind part else".split(
    " ",
  ),
);

const ORDERS =
  /^(?:match|pair|put|send|give|ask|let|look|start|begin|wait|offer|choose|favor|favour|never|don't|always|check|keep)$/;

function opensQuestion(words: readonly Word[], index: number): boolean {
  const word = at(words, index);
  const next = at(words, index + 1);
  if (/^(?:do|are|have|would|could|can|did|does|is)$/.test(word))
    return next === "you" || next === "they";
  if (/^(?:what|how|who|why|when|where)$/.test(word)) {
    return isAuxiliary(next) && /^(?:you|they)$/.test(at(words, index + 2));
  }
  return false;
}

function startsClause(words: readonly Word[], index: number): boolean {
  const word = at(words, index);
  if (!SUBJECT.has(word) && roleOf(word) === null && !/^(?:if|when|the|a)$/.test(word))
    return false;
  // "people who drive trucks" is no clause yet: it needs a verb of its own.
  const relative = /^(?:who|that|whose)$/.test(at(words, index + 1));
  let verbs = 0;
  for (let i = index + 1; i <= index + (relative ? 9 : 4); i++) {
    const next = at(words, i);
    if (!isAuxiliary(next) && readVerb(next) === null) continue;
    if (relative && i > index + 2 && /^(?:who|that|to|and|or)$/.test(at(words, i - 1))) continue;
    verbs++;
    if (verbs > (relative ? 1 : 0)) return true;
  }
  return /^(?:if|when)$/.test(word);
}

function cutsHere(words: readonly Word[], index: number, since: number, long: boolean): boolean {
  const word = at(words, index);
  const joint = JOINTS.has(word) && word !== "because";
  const twice = joint && JOINTS.has(at(words, index + 1));
  const body = twice ? index + 2 : joint ? index + 1 : index;
  // "and then": the first of two joints has cut already.
  if (since < 3 || (joint && JOINTS.has(at(words, index - 1)))) return false;
  const before = at(words, index - 1);
  if (asksAgain(words, body) && (joint || (long && !HOLDS_ON.has(before) && !ADVERBS.has(before))))
    return true;
  if (!long) return false;
  if (since >= 5 && /^in my (?:experience|view|practice)/.test(joined(words, index, 3)))
    return true;
  if (since >= 5 && joint && STARTERS.test(joined(words, body, 5))) return true;
  if (since >= 5 && !HOLDS_ON.has(before)) {
    if (STARTERS.test(joined(words, index, 5))) return true;
    if (opensQuestion(words, index)) return true;
  }
  if (since >= 5 && joint && opensQuestion(words, body)) return true;
  if (since >= 9 && word === "and" && /^(?:never|don't)$/.test(at(words, body))) return true;
  if (
    since >= 9 &&
    word === "they" &&
    /^(?:will|won't)$/.test(at(words, index + 1)) &&
    !HOLDS_ON.has(before)
  )
    return true;
  if (
    since >= 9 &&
    word === "if" &&
    !HOLDS_ON.has(before) &&
    mainClauseAt(words.slice(index, index + SCENE)) > 0
  )
    return true;
  if (since >= 6 && word === "so" && ORDERS.test(at(words, body))) return true;
  // "and sleep after a birth …": another matter is named.
  if (
    since >= 9 &&
    word === "and" &&
    /^(?:after|when|if)$/.test(at(words, body + 1)) &&
    readVerb(at(words, body)) === null
  )
    return true;
  if (since >= 6 && (word === "so" || word === "but") && startsClause(words, body)) return true;
  if (since >= 9 && word === "and" && startsClause(words, body)) return true;
  return since >= MOST_WORDS && joint;
}

/**
 * Cuts what was said without stops into thoughts. Dictation brings few marks: what opens a new
 * question or a new claim is then where the last one ended.
 */
export function splitRunOn(words: readonly Word[]): Word[][] {
  const marks = words.filter(({ after }) => /[,:;—–-]/.test(after)).length;
  const punctuated = words.length <= TRUSTED_LONG && marks >= words.length * TRUSTED_MARKS;
  const long = words.length > TRUSTED_WORDS && !punctuated;
  const pieces: Word[][] = [];
  let piece: Word[] = [];
  for (const [index, word] of words.entries()) {
    const full = piece.length >= 2 * MOST_WORDS;
    if (full || (piece.length > 0 && cutsHere(words, index, piece.length, long))) {
      pieces.push(piece);
      piece = [];
    }
    piece.push(word);
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}
