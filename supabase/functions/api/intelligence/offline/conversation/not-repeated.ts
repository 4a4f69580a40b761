import { readText } from "../text/tokens.ts";

const TRIMMING =
  "(?:(?:he+y+|hi+|hello|yo|so|ok|okay|well|oh|uh|um|god|omg|lol|ha+|haha+|ugh|and|but|just|i|am|was|be|being|kind|sort|of|a|an|bit|little|right|now|rn|atm|tonight|today|at|the|moment|here|there|please|really|very|so+|super|too|pretty|all|again|honestly|everyone|all|over|place|my|bad|for|about|if|that|this|it|is|on|thanks|thank|you|your|time|listening|reading|fyi|btw|though|anyway|guess|think|not|did|do|does|mean|to|say|have|been|had|few|couple|drinks?|beers?|glass(?:es)?) )*";
const PASSING =
  "(?:sorry|apolog(?:y|ies|ize|ise|izing)|forgive|excuse|pardon|drunk|wasted|hammered|tipsy|buzzed|stoned|high|baked|hungover|typos?|typing|spelling|english|phone|autocorrect|keyboard|ramble|rambling|rant|ranting|babbling|oversharing|dumping|venting|ignore|forget|nevermind|scratch|disregard|hello|hi|hey+)";
const ONLY_IN_PASSING = new RegExp(`^${TRIMMING}(?:${PASSING} ${TRIMMING})+$`);
/** Longer than this it is more than a word in passing. */
const PASSING_AT_MOST = 12;
/** A habit and not the hour: "I was drunk every night". */
const OF_A_LIFE =
  /\b(?:every|always|daily|most|often|never|since|all the time|years?|days?|nights?|weeks?|mornings?|when|whenever|because|until)\b/;

const plain = (words: string) =>
  readText(words)
    .tokens.map(({ word }) => word)
    .join(" ");

/**
 * Whether words are only about the moment of saying them, an apology or a state that passes: "sorry, I'm a
 * bit drunk", "ignore that". Nobody wants to be quoted with them the day after.
 */
export function isInPassing(words: string): boolean {
  const said = plain(words);
  if (said === "" || said.split(" ").length > PASSING_AT_MOST || OF_A_LIFE.test(said)) return false;
  return ONLY_IN_PASSING.test(`${said} `);
}

const DESPAIR =
  /\b(?:can not|could not|can barely|do not want to|do not know how to) (?:(?:do|handle|bear|stand|deal with|face) (?:this|it|any of (?:this|it))\b.{0,15}\b(?:anymore|any more|any longer|much longer)|take (?:it|this|any ?more)|live (?:like this|this way|any ?more)|keep (?:going|on|doing (?:this|it)))\b|\b(?:can not|do not want to) (?:go on|carry on)\b|\b(?:can not|barely|hardly) (?:hold|hang)(?:ing)? on\b|\b(?:want|wish) (?:it|this|everything|all of it|the pain) (?:all )?(?:to )?(?:stop|end|be over|go away|would stop|would end)\b|\bwhat is the (?:point|use)\b|\bno (?:point|reason|way out|hope|future)\b|\b(?:tired|sick|done) (?:of|with) (?:everything|it all|all of (?:it|this)|living|life|being (?:here|alive|me))\b|\b(?:give|giving|gave|given) up\b|\bbetter off\b|\bnothing (?:matters|left)\b|\bhad enough\b|\bat the end of my\b|\b(?:a )?burden (?:to|on|for)\b|\bhate (?:myself|my life)\b/;

/** Whether words sound of despair: they are met, and never held up to somebody again. */
export const isDespair = (words: string): boolean => DESPAIR.test(plain(words));
