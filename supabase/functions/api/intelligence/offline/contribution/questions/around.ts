import type { Addressee } from "../grammar/persons.ts";
import { ADDRESSEE } from "../language/roles.ts";
import { type Unit, wordAt } from "../language/units.ts";
import type { Word } from "../language/words.ts";
import { audienceOfAddressee } from "./context.ts";

/** "… is what I would like every therapist to answer": what is asked stands before. */
const CLOSING =
  /^(?:and |also |then )?(?=(?:what|how|who|whom|why|when|where|which|whether|do|does|did|are|is|have|has|would|could|can|will)\b).{8,}?(?<tail>,? (?:is|are|that is|that's) (?:always |also |still )?(?:what|something|the|a|one)\b.{0,30}?\b(?:i|we)\b.{0,60}\b(?:ask|asked|answer|know|hear|tell|say|learn)\b.{0,30})$/;
const WHO = new RegExp(ADDRESSEE, "i");
const DENIED = /\b(?:never|not|no longer|\w+n't)\b/;

/** A thought that says only at its end that it asks, and whom; null for any other. */
export function closingFrame(unit: Unit): { head: Unit; audience: Addressee | null } | null {
  const tail = CLOSING.exec(unit.plain)?.groups?.tail;
  if (tail === undefined || DENIED.test(tail)) return null;
  const place = unit.plain.length - tail.length;
  const until = wordAt(unit, place + 1);
  const from = /^(?:and|also|then)$/.test(unit.words[0]?.lower ?? "") ? 1 : 0;
  const words = unit.words.slice(from, until);
  if (words.length < 3) return null;
  const start = unit.at[from] ?? 0;
  const at = unit.at.slice(from, until).map((one) => one - start);
  const head = { ...unit, words, at, plain: unit.plain.slice(start, place).trim(), mark: "?" };
  return { head, audience: audienceOfAddressee(WHO.exec(tail)?.[0]) };
}

const GOES_ON =
  /^(?:and |also |then |or |and also |and then )*(?:what|how|who|whom|why|when|where|which|whether) (?:\w+ ){0,2}?(?:they|he|she|it|a client|the client|happens)\b/;
/** Says something of what they do instead of asking for it. */
const STATES =
  /\b(?:matters?|tells?|shows?|decides?|means|counts?|predicts?|makes|depends|is|was) (?:a|an|the|me|us|you|more|most|much|what|who|how|often|usually|always|never|not|less|nothing|everything|enough|up)\b|\b(?:matters?|decides|counts|depends)$/;

/** "And what they do when they are bored.", said after a question: at which word it begins; 0 for none. */
export function continued(unit: Unit): number {
  if (!GOES_ON.test(unit.plain) || STATES.test(unit.plain)) return 0;
  return unit.words.findIndex(
    ({ lower }, index) =>
      index > 0 && /^(?:what|how|who|whom|why|when|where|which|whether)$/.test(lower),
  ) === 1
    ? 1
    : 0;
}

const ASKING = /^(?:how|what|who|whom|whose|why|when|where|which)(?:'s|'d|'re)?$/;

/** "not what they treat but whom they help": where what is asked begins; 0 when it is no such thought. */
export function contrasted(words: readonly Word[]): number {
  if (words[0]?.lower !== "not" || !ASKING.test(words[1]?.lower ?? "")) return 0;
  const but = words.findIndex(({ lower }) => lower === "but");
  return but > 2 && ASKING.test(words[but + 1]?.lower ?? "") ? but + 1 : 0;
}
