import { isOfTheField } from "../language/plain-speech.ts";
import { isGeneric } from "./generic.ts";

/** What makes a thought a claim worth keeping, and how much each says. */
const SIGNALS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:and |but |so |then |because )*(?:if|when|whenever|where|unless|once) .{8,}(?:,| then | need| should| must| don't| never| always| is | are )/,
    2,
  ],
  [
    /\b(?:never|always|do not|don't|would not|wouldn't|should not|shouldn't|must not|avoid|make sure|be careful|beware|be wary|watch out|stop|resist) (?:\w+ ){0,2}?(?:match|pair|send|put|give|assume|refer|ask|mistake|confuse|push|rush|start|begin|trust|take|let|guess|underestimate|judge|matching|sending|assuming|pushing|offer|believe|promise|make|tell|of|with|wait|leave|place|hurry|argue)/,
    2,
  ],
  [
    /\b(?:people|clients|patients|those|someone|somebody|anyone|men|women|couples|teenagers|teens|veterans|therapists|clinicians|parents|families|a client|a therapist|a person|the client|the therapist|nobody|no one|everyone|everybody|most|half|survivors|refugees|perfectionists|adolescents|a man|a woman|boys|girls|children)\b/,
    1,
  ],
  [
    /\b(?:usually|often|always|never|rarely|tend to|tends to|most of the time|almost|seldom|typically|nearly|more and more|in general|sooner or later)\b/,
    1,
  ],
  [
    /\b(?:in my experience|i(?:'ve| have) (?:\w+ )?(?:found|learned|learnt|noticed|come to)|i (?:firmly |really |strongly )?believe|i think|i(?:'m| am) convinced|what i(?:'ve| have)? found|i trust|rule of thumb|my rule)\b/,
    1,
  ],
  [
    /\b(?:what i(?:'ve| have)? (?:\w+ )?(?:learned|learnt)|the lesson|taught me|the first is that|i have come to)\b/,
    2,
  ],
  [
    /\b(?:more|less|better|worse|rather|sooner|faster|earlier|other) (?:\w+ ){0,3}than\b|\bnot .{3,60}\bbut\b|\binstead of\b|\bas much as\b/,
    1,
  ],
  [
    /\b(?!(?:other|rather|either|whether|never|over|after|under|ever|her)\b)[a-z]{3,}er (?:\w+ ){0,3}than\b|\bworth\b|\b(?:until|unless) (?:shown|proven|proved) otherwise\b|\bas (?:\w+ ){1,2}as\b/,
    1,
  ],
  [
    /\b(?:violen(?:ce|t)|abus(?:e|ive)|suicid\w*|danger\w*|risk\w*|unsafe|emergency|self-harm|overdose|weapons?|guns?|wanting to (?:be dead|die)|want to die|better off without)\b/,
    1,
  ],
  [
    /^(?:and |but |so )*not (?:every|all|each)|^(?:and |but |so )*(?:nothing|everything|whoever|anybody who|anyone who|no \w+) /,
    1,
  ],
  [/\b(?:needs?|should|must|ought to|have to|has to|deserves?|requires?)\b/, 1],
  [
    /\b(?:is a sign|are a sign|worries? (?:me|us)|a waste|the wrong thing|the right thing|means?|tells? (?:me|us|you)|predicts?|shows?|matters?|counts?|decides?|the best|the worst|the most|the biggest|the mistake|a mistake|the key|warning|red flag|what works|the wrong|the right|helps?|hurts?|harms?|heals?|works|fails?|belongs?|goes|depends|is not|isn't|are not|aren't|makes?|turns? out|is the|is where|is what|is a kind)\b/,
    1,
  ],
];

/** Says of a whole group what it is like: "parents who feel blamed stop coming", "teenagers do not expect". */
const OF_A_GROUP =
  /^(?:and |but |so |then |because |most |many |some |half the |young |older |new |good |often )*(?:people|clients|patients|men|women|couples|teenagers|teens|adolescents|veterans|therapists|clinicians|parents|families|children|kids|boys|girls|survivors|refugees|perfectionists|someone|somebody|anyone|a client|a therapist|a person|a good therapist|nobody|no one|everybody|everyone) (?!(?:was|were|had|came|said|told|left|went|sat)\b)\w+/;

const AGAINST: readonly (readonly [RegExp, number])[] = [
  [/^(?:and |but |so |then )*ask\b/, 3],
  [
    /^(?:and |but |so |then |okay |well )*(?:i|we) (?:have |had |was |were |am |ran |used |worked |saw |trained |started |remember |grew |spent |did |met |went |got |will |would (?!never\b|always\b|not\b)|want |am going|'m going|sat|just|also|kept|thought|said|told|asked|hope|ask|always ask|listen|look|like|love|wonder|know|'d|don't|do)\b/,
    2,
  ],
  [
    /\b(?:today|tomorrow|yesterday|this morning|last (?:week|month|year|night|tuesday|monday|summer|spring|autumn|winter)|these are (?:some|a few|my)|here (?:are|is)|hope (?:this|that) helps|thank you|thanks|bear with me|let me|i want to|i'm going to|i will|i'd like to talk|not sure (?:what|if)|as promised|this is (?:about|a note)|i have to (?:begin|start|say|admit|confess)|i should (?:say|add|mention|admit|confess)|the answer i\b|(?<!than )the question|(?:this|that|my) question|i (?:should|would) (?:like|love|wish|be glad)|i'd (?:like|love)|off the top|i'm dictating|i am dictating|sorry|we had a meeting|for this platform|in no particular order)\b/,
    3,
  ],
  [
    /^(?:and |but |so |then |because )*(?:he|she|my client|one client|one of my|a client of mine|his|her|the first client|this client|this man|this woman|her husband|his wife|a man|a woman|a couple) (?:\w+ ){0,3}?(?:was|were|had|came|said|told|left|went|sat|cried|looked|wanted|asked|felt|did|could|would|never|stopped|started|arrived|brought|called|wrote|died|lost|got|took|turned|kept|apologi[sz]ed|thanked|smiled|walked|spent|seemed|nodded|saw)\b/,
    4,
  ],
  [
    /\b(?:i|we) (?:said|told|asked|saw|had|was|were|met|went|remember|sat|felt|thought|wanted|tried|kept|nodded|gave|made|sent|once)\b/,
    2,
  ],
  [/^(?:and |but )*the answers? to\b/, 4],
  [/^(?:hello|hi|hey|dear|good morning|good evening|testing|test|check)\b/, 4],
  [
    /^(?:now |and |so |then |but )*(?:the|now the|of|with|for|from) (?:therapists|clients|clinicians|patients)$/,
    4,
  ],
];

/** From here on a thought is kept as an insight. */
const LEAST = 2;
const LEAST_WORDS = 5;
const MOST_WORDS = 70;

/** Points back to what was said before and says little alone. */
export const POINTS_BACK =
  /^(?:and |but |so |then |because |or )*(?:that|this|it|they|them|he|she|those|these|both|the former|the latter|one of them|such|there|neither)\b/;

/** "it is the manner that decides": begins with "it" and stands alone all the same. */
const STANDS =
  /^(?:and |but |so )*(?:it(?:'s| is| was| takes| matters| helps| hurts)(?! not\b(?!.*\b(?:but|it is|it's)\b))|there(?:'s| is| are)|that (?:said)|those who|this (?:field|work|job|profession)|these days|they say) (?:not |never |often |usually |always |more |better |worse |rarely |almost |no |about |to |nothing |when |if |how |who |hard |easy |much )|^(?:and |but |so )*those (?:who|with|that)\b/;

/** How much a thought is a claim about people, therapy or matching. */
export function claimScore(plain: string, words: number, ofTheField = false): number {
  if (words < LEAST_WORDS || words > MOST_WORDS || !(ofTheField || isOfTheField(plain))) return 0;
  return weightOf(plain);
}

/** What only announces a claim: "last, remember that". */
const LEAD_IN =
  /^(?:(?:and|but|so|then|also|last|lastly|first|finally|above all|again|next),? )*(?:remember|note|bear in mind|keep in mind|mind you|of course)?,? ?(?:that )?/;

/** What speaks for and against a claim in a thought of any length; below 0 it is a memory or an aside. */
export function weightOf(given: string): number {
  const plain = given.replace(LEAD_IN, "");
  let score = 0;
  if (OF_A_GROUP.test(plain)) score += 1;
  if (isGeneric(plain)) score += 1;
  for (const [pattern, points] of SIGNALS) if (pattern.test(plain)) score += points;
  for (const [pattern, points] of AGAINST) if (pattern.test(plain)) score -= points;
  return score;
}

export const isClaim = (plain: string, words: number, ofTheField = false) =>
  claimScore(plain, words, ofTheField) >= LEAST;

/** Whether a claim needs the thought before it to be understood. */
export const pointsBack = (plain: string) =>
  (POINTS_BACK.test(plain) && !STANDS.test(plain)) ||
  /^(?:and |but |so )*(?:if|when) (?:it|that|this|he|she|they)\b/.test(plain);

/** "So I put them with somebody slow": what to do with the claim before. */
const DOES =
  /^(?:and |so |then |therefore |but |that's why |that is why )*(?:i (?:would |'d |always |usually |tend to |try to |never |don't |do not )?|i'd |we should |you should |one should |please )?(?<verb>match|pair|put|send|look for|choose|favor|favour|start|give|offer|refer|steer|rank|weigh|place|pick|find|seat|hold|let|don't (?:match|pair|send|put|give)|do not (?:match|pair|send|put|give)|never (?:match|pair|send|put|give))\b(?<rest> .{6,})$/;

/** "them", "such a person": it speaks of whom the claim before was about. */
export const OF_THE_SAME =
  /\b(?:them|him|her|it|that|those|such|these|that one|this)\b|^(?:so|then|therefore|that's why|that is why)\b/;

/** The instruction in a thought that says what to do; null when it says none. */
export function instructionIn(plain: string): RegExpExecArray | null {
  return DOES.exec(plain);
}
