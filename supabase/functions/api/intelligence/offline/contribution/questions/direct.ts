import { askClause, asQuestionText } from "../grammar/ask-clause.ts";
import { type Addressee, toSecondPerson } from "../grammar/persons.ts";
import { isAuxiliary } from "../grammar/verbs.ts";
import { roleOf } from "../language/roles.ts";
import type { Word } from "../language/words.ts";
import { partClause } from "./clause-end.ts";

const WH = /^(?:how|what|who|whom|whose|why|when|where|which)(?:'s|'d|'re)?$/;
const PREPOSITION = /^(?:in|to|for|with|by|from|at|on|since|about)$/;
const LEADING =
  /^(?:and|but|so|or|then|also|now|like|maybe|perhaps|first|second|third|fourth|next|finally|lastly|for|example|instance|one|say|plus|question|number|two|three|four|five)$/;
const SUBJECTS =
  /^(?:you|they|he|she|it|there|this|that|your|their|the|a|an|any|anyone|anything|somebody|someone)$/;

/** Said to the reader or to oneself; no answer is wanted. */
const RHETORICAL =
  /^(?:who knows|why|how|what|really|right|so what|is it|isn't it|is that so|why is that|why not|how so|what then|what now|you know|you see|see|okay|ok|no|yes|and then what|then what|what does that mean|what is the point|what's the point|who wouldn't.*|who hasn't.*|how (?:can|could) (?:a|an|any|anyone|one|people|we|somebody|someone)\b.*|how many times\b.*|what (?:time|day|date) is it.*|how are you.*|how is it going|what's up|who am i.*|where was i.*|what was i\b.*|does that make sense|make sense|am i\b.*|can you (?:please )?(?:send|help|fix|make|write|give me|show me|do|add|print|repeat|hear)\b.*|could you (?:please )?(?:send|help|fix|make|write)\b.*|will you\b.*)$/i;

/** "why do people leave?": said of everybody, asked of nobody. */
const OF_EVERYBODY =
  /\b(?:we|us|our)\b|^(?:(?!they|you|he|she)\w+ ){0,3}?(?:do|does|did|are|is|can|could|should|would|will|have|has) (?:people|anyone|anybody|everyone|everybody|somebody|someone)\b/;

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

/** Whether an inverted question begins at this word. */
function opensAt(words: readonly Word[], index: number): boolean {
  const word = at(words, index);
  if (isAuxiliary(word)) return SUBJECTS.test(at(words, index + 1));
  if (WH.test(word)) return true;
  return PREPOSITION.test(word) && /^(?:what|whom|which|whose|how)$/.test(at(words, index + 1));
}

/** Where the question itself begins in a thought; -1 when it is none. */
export function questionStart(words: readonly Word[], marked: boolean): number {
  let i = 0;
  while (i < 3 && LEADING.test(at(words, i)) && i < words.length - 2) i++;
  if (opensAt(words, i)) return i;
  const scene =
    /^(?:when|if|after|before|in|on|with|suppose|imagine|at|once|looking|apart|besides)$/.test(
      at(words, i),
    );
  for (let j = i + 1; j < Math.min(words.length, i + 24); j++) {
    if (!/[,:—–]|^-+$/.test(words[j - 1]?.after ?? "")) continue;
    const body = /^(?:and|so|then)$/.test(at(words, j)) ? j + 1 : j;
    if (opensAt(words, body)) return scene ? i : body;
  }
  if (!marked) return -1;
  return -1;
}

/** Whether it speaks of the expert ("what am I missing", "how do we know"). */
function isOwn(words: readonly Word[]): boolean {
  return words
    .slice(0, 6)
    .some(
      (word, i) =>
        /^(?:i|we|us|i'm|i've|we're)$/.test(word.lower) &&
        (i === 0 || isAuxiliary(at(words, i - 1)) || /^(?:i|we)$/.test(word.lower)),
    );
}

/** Inverted without its mark: "what do you do", "do you want"; a bare wh-clause is none. */
function isInverted(words: readonly Word[]): boolean {
  for (let i = 0; i < Math.min(words.length - 1, 10); i++) {
    if (
      isAuxiliary(at(words, i)) &&
      /^(?:you|they|your|your|it|there|he|she)$/.test(at(words, i + 1))
    ) {
      return i === 0 || i > 0;
    }
    if (i > 0 && /^(?:you|they|i|we|he|she|it)$/.test(at(words, i))) return false;
  }
  return false;
}

/** A question as it is put, which words of the thought it is, and the reason behind it. */
export interface DirectQuestion {
  question: string;
  /** Asked in the same sentence and answered apart. */
  more: string[];
  from: number;
  end: number;
  reason: Word[];
}

/** A thought that is itself a question, as it is put to somebody; null when it is none for a form. */
export function directQuestion(
  words: readonly Word[],
  marked: boolean,
  audience: Addressee,
  /** Whoever is asked was named before it ("For supervisors:"), so that "we" holds them too. */
  named = false,
): DirectQuestion | null {
  const from = questionStart(words, marked);
  if (from < 0) return null;
  // With its mark a question ends there; without one it ends where the reason or the next thought begins.
  const { clause, reason } = marked
    ? { clause: words.slice(from), reason: [] }
    : partClause(words, from);
  const body = clause;
  const end = from + body.length;
  const plain = body.map(({ lower }) => lower).join(" ");
  if (RHETORICAL.test(plain) || (isOwn(body) && !named)) return null;
  const wh = /^(?:what|who|which)$/.test(at(body, 0)) && isAuxiliary(at(body, 1));
  if (!marked && !isInverted(body) && !(wh && /\b(?:you|your)\b/.test(plain))) return null;
  if (body.length < 3) return null;
  const toYou = /\b(?:you|your|yourself)\b/.test(plain);
  if (toYou || (named && isOwn(body)))
    return { question: asQuestionText(body), more: [], from, end, reason };
  if (OF_EVERYBODY.test(plain)) return null;
  const scene = /^(?:if|when|after|before)$/.test(at(body, 0));
  const [asked, ...more] = scene ? [] : askClause(body, audience);
  if (asked)
    return {
      question: asked.question,
      more: more.map(({ question }) => question),
      from,
      end,
      reason,
    };
  // "If the therapist is late, do they say so?": to a client, they are the therapist.
  const ofAnother =
    scene && audience === "client" && body.some(({ lower }) => roleOf(lower) === "therapist");
  const turned = ofAnother ? [...body] : toSecondPerson(body, audience);
  const changed = turned.some((word, i) => word.lower !== body[i]?.lower);
  return marked && (changed || wh || scene || isAuxiliary(at(body, 0)))
    ? { question: asQuestionText(turned), more: [], from, end, reason }
    : null;
}
