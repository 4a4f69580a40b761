import type { Text } from "../text/tokens.ts";
import {
  AROUND,
  COMPANY,
  GO_ON,
  HELP_BESIDES,
  HELP_COMES,
  NO,
  NO_OF,
  PEOPLE,
  REFUSAL,
  SAFE_BESIDES,
  SAFE_ELSEWHERE,
  THEY_ARE_SAFE,
  THEY_BESIDES,
  YES_SAFE,
} from "./clear-words.ts";

/**
 * What would be the clear answer: that they do not think of killing themselves, that nobody could get
 * hurt, that nothing gives them orders, that I am or they are safe, or that help is on its way.
 */
export type ClearBy =
  | "not-dying"
  | "nobody-hurt"
  | "no-orders"
  | "i-am-safe"
  | "they-are-safe"
  | "help-comes";

/** The questions of which a no is the clear answer. */
type ByNo = Extract<ClearBy, "not-dying" | "nobody-hurt" | "no-orders">;

export const isByNo = (by: ClearBy | null): by is ByNo =>
  by === "not-dying" || by === "nobody-hurt" || by === "no-orders";

/** A longer answer is a story; it is heard again rather than guessed at. */
const WORDS_AT_MOST = 24;

interface Grammar {
  whole: RegExp;
  /** What says nothing by itself. */
  around: RegExp;
}

/** Words of which each belongs to a clear answer, or changes nothing around one. */
const grammar = (clear: readonly string[], around: readonly string[]): Grammar => ({
  whole: new RegExp(`^(?:(?:${[...clear, ...around].join("|")}) )+$`),
  around: new RegExp(`^(?:(?:${around.join("|")}) )*$`),
});

/** Somebody who breaks off here was going to say more. */
const BREAKS_OFF = /\b(?:well|so|like|just|because|and|actually|i mean|um+|uh+|hm+|mm+|er|erm) $/;

const fits = ({ whole, around }: Grammar, words: string): boolean =>
  whole.test(words) && !around.test(words) && !BREAKS_OFF.test(words);

const byNo = (by: ByNo): Grammar =>
  grammar([...NO, ...NO_OF[by].clear], [...AROUND, ...NO_OF[by].besides, GO_ON]);

const besidesYes = (company: boolean) => [...AROUND, GO_ON, ...(company ? COMPANY : [])];

/** The grammars that hold where company counts for nothing, and where somebody near makes it safer. */
const compile = (company: boolean): Record<ClearBy, Grammar> => ({
  "not-dying": byNo("not-dying"),
  "nobody-hurt": byNo("nobody-hurt"),
  "no-orders": byNo("no-orders"),
  "i-am-safe": grammar(YES_SAFE, [
    ...besidesYes(company),
    ...SAFE_ELSEWHERE,
    ...(company ? SAFE_BESIDES : []),
  ]),
  "they-are-safe": grammar(THEY_ARE_SAFE, [...besidesYes(false), ...(company ? THEY_BESIDES : [])]),
  "help-comes": grammar(HELP_COMES, [...besidesYes(company), ...HELP_BESIDES]),
});

const WITH_COMPANY = compile(true);
const ALONE = compile(false);

const WANTS_TO_GO_ON = grammar([GO_ON], [...AROUND, ...REFUSAL]);
const YES_TO_GO_ON =
  /^(?:(?:yes|yeah|yep|yup|ya|yea|sure|ok|okay|k|alright|all right|fine|please|please do|go ahead|of course|absolutely|definitely|sounds good|that is fine|(?:i am )?ready(?: now)?|i (?:would|do)(?: like (?:to|that))?|we can|si|claro|thanks|thank you|now|well|um+|uh+|oh|let us|i (?:would like|want) to|i think so|let us do (?:it|this)|(?:go on|move on|continue|keep going)(?: (?:now|talking|with (?:the|your) questions))?|next(?: question)?) )+$/;
/** Words that alone would be no yes. */
const NO_YES_ALONE = /^(?:(?:please|thanks|thank you|now|well|um+|uh+|oh|let us) )+$/;

/** The words as the grammars are written; empty for a long answer. */
const plain = ({ tokens }: Text): string =>
  tokens.length > WORDS_AT_MOST
    ? ""
    : `${tokens.map(({ word }) => word).join(" ")} `.replace(PEOPLE, "kin");

const asksBack = ({ source }: Text) => /\?\W*$/.test(source);

/** Whether an answer wishes for nothing but that the conversation goes on. */
export const isWishToGoOn = (text: Text): boolean => fits(WANTS_TO_GO_ON, plain(text));

/** Whether somebody who was asked if the questions shall go on says yes, and nothing beside it. */
export function isYesToGoOn(text: Text): boolean {
  const words = plain(text);
  const isYes = YES_TO_GO_ON.test(words) && !NO_YES_ALONE.test(words);
  return isWishToGoOn(text) || (isYes && !asksBack(text));
}

/**
 * Whether an answer says explicitly, and with nothing beside it, that nobody is in the danger that was
 * asked about. Whatever is not known to be harmless ("yes, but …", "no, I already …", "I'm on the roof",
 * "safe?"), and a danger that was not asked about, leave it open.
 * @param company whether somebody who is near makes it safer: not where that person may be the danger
 */
export function isClear(by: ClearBy, text: Text, company: boolean): boolean {
  const isQuestion =
    asksBack(text) && !/\b(?:go on|move on|continue|going|why)\b/i.test(text.source);
  return !isQuestion && fits((company ? WITH_COMPANY : ALONE)[by], plain(text));
}
