/**
 * The closed grammars of an answer to the question about safety that everybody is asked: what is a
 * clear no, a clear yes, told of the past, or told of somebody else. A part of an answer, from comma
 * to comma, belongs to one of them as a whole or to none.
 */

/** Whether a part of an answer belongs to a grammar. */
export type Grammar = (plain: string) => boolean;

const oneOf = (...ways: readonly string[]): string => `(?:${ways.join("|")})`;

/** One of these as a whole. */
function whole(...ways: readonly string[]): Grammar {
  const pattern = new RegExp(`^${oneOf(...ways)}$`);
  return (plain) => pattern.test(plain);
}

const LONGEST_PIECE = 9;

/** One or more of these with nothing between. Piece by piece: the work grows with the length alone. */
function only(...ways: readonly string[]): Grammar {
  const isPiece = whole(...ways);
  return (plain) => {
    const words = plain.split(" ");
    const reached = new Set([0]);
    for (const from of reached) {
      for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PIECE); to++) {
        if (isPiece(words.slice(from, to).join(" "))) reached.add(to);
      }
    }
    return reached.has(words.length);
  };
}

const HARMLESS = oneOf(
  "and|but|or|so|well|oh|ah|um+|uh+|er|erm|hm+|mm+|hey|wow|gosh|god|jesus|what|like|just|look|listen|honestly|really|truly|actually|seriously|okay|ok|lol|omg|haha",
  "i mean|you know|to be honest|if i am honest|not going to lie|let me think|good question|thanks|thank you|thank god|thankfully|luckily|sorry|please|doctor|sir|maam|ma am|man|dude|bro|though|either|too|anyway",
);
/** Around an answer these change nothing. */
export const AROUND = only(HARMLESS);

const YES_WORD =
  "yes|yeah|yep|yup|yea|ya|yah|yess|y|si|sure|mhm|mm hm|uh huh|affirmative|correct|true|guilty|absolutely|definitely|of course|obviously|indeed|unfortunately|sadly|i guess(?: so)?|i suppose(?: so)?|i think so|i admit(?: it)?|claro";
const UNIT = "day|night|morning|evening|week|weekend|month|year|hour|time";
const NUMBER = "one|two|three|four|five|six|ten|\\d{1,2}";
const HE_OR_SHE = "he|she|they|my \\w+";
/** How often and when bad hours come; never what else fills a day. */
const HOW_OFTEN = oneOf(
  "sometimes|often|always|daily|weekly|constantly|occasionally|rarely|seldom|usually|frequently|mostly|regularly|lately|recently|again|still",
  `(?:almost |nearly )?every (?:single |other )?(?:${UNIT})`,
  `(?:most|some|many|certain|bad|dark|hard|more) (?:${UNIT})s(?: than not)?|most of the time|many times|all the time`,
  "a lot|a bit|a little(?: bit)?|quite a bit|here and there|now and (?:then|again)|every now and (?:then|again)|every once in a while|once in a while|on and off|off and on|from time to time|time to time|at times|too often|more often than not",
  `(?:once|twice|a few times|a couple of times|(?:${NUMBER}) times)(?: (?:a|per|this|last|every) (?:${UNIT}))?`,
  "at night|at nights|in the (?:morning|mornings|night|shower|car|dark|bath|middle of the night)|on (?:my )?(?:bad|worst|hard|dark) (?:days|nights)|in (?:my )?(?:bad|worst|weak|dark) (?:moments|hours|times)|at my worst|at \\d{1,2} ?(?:am|a m)?(?: in the morning)?|in passing|in the background",
  "(?:these days|right now|now|today|tonight|yesterday|this (?:week|month|year|morning|summer|winter|spring|fall)|last (?:week|night|month|year|summer|winter|spring|fall))",
  "more than (?:i (?:would like|want|should|admit|would like to admit|let on|say)|usual|before|ever|most|once|i (?:would|do) (?:want|like))|less than (?:before|i used to)",
  `since (?:january|february|march|april|may|june|july|august|september|october|november|december|then|last \\w+|(?:${HE_OR_SHE}) (?:\\w+ )?(?:left|died|passed|moved out|went)|the (?:divorce|accident|funeral|breakup|break up|birth|baby|layoff|diagnosis))`,
  "when(?:ever)? (?:i am (?:\\w+ )?(?:alone|drunk|tired|low|down|sad|depressed|stressed|overwhelmed|anxious|angry|exhausted|drinking|high|hopeless|lonely)|i (?:drink|am|can not sleep|feel (?:\\w+ )?(?:alone|low|down|sad|bad|stuck|hopeless|empty|lonely|worthless|trapped)|get (?:low|down|drunk|like that|overwhelmed)|fail|wake up|lie awake)|it (?:is|gets) (?:\\w+ )?(?:bad|dark|late|quiet|worse|hard|too much)|things (?:are|get) (?:\\w+ )?(?:hard|bad|worse|tough|rough)|nobody is (?:there|around|home)|(?:he|she|they) (?:left|leaves|yells?|is gone|are asleep|is asleep))",
  "a veces|muchas veces|siempre|todas las noches|cada (?:noche|dia)|todos los dias|de vez en cuando|not (?:very |that |so |too )?(?:often|always|daily|frequently|much|constantly)|not (?:every|all the) (?:day|night|time)|not usually",
);
/** Words that bind others and say nothing themselves. */
const BINDS =
  "and|but|or|just|only|really|very|too|so|about|like|quite|pretty|more|even|especially|also|though|then|almost|mainly|well|oh|um+|uh+|hm+|honestly|i mean|to be honest|if i am honest|not going to lie|i would say|for sure|i am afraid|i think|if";
const THEM =
  "(?:them|those|these|it|that|some|both|all of (?:them|it|that)|a few|(?:(?:those|these|such|dark|bad|passive|the|some|any|small|old|suicidal|fleeting|similar|many|a lot of|a few) )*(?:thoughts?|ones|feelings|moments|ideas|urges|days|nights)(?: (?:like that|of that|about it|of it|of dying|about dying|of death|of not (?:wanting to live|being here)|sometimes))?)";
/** Of the thoughts themselves. */
const OF_THEM = oneOf(
  "i (?:do|am|have|might|may)",
  `i (?:do |also |still |often |sometimes |always |just |really |only |have |have been |am |kind of |can |could )*(?:have|had|having|get|getting|feel|feeling|know|think|thinking|thought) ${THEM}`,
  "i (?:do |also |still |often |sometimes |always |just |really |only |have |have been |am )*(?:think|thinking|thought) (?:about|of) (?:it|that|them|this|dying|death|not being here|being gone|hurting myself)",
  "i (?:do |often |sometimes |just |really )*(?:wish|feel (?:that way|like that|it|so))",
  "(?:it|they|that|those|the (?:thought|thoughts|idea|urge)|thoughts?) (?:is |are |does |do |has |have |can |will |just |also |always |often |sometimes |still |really |only |been )*(?:there|come|comes|came|coming|happens?|happened|exists?|cross|crosses|crossed|pops? (?:up|in)|pass|passes|stay|stays|linger|lingers|creeps? in|comes? (?:up|back|and goe?s?)|gets? (?:bad|worse|strong|close|dark|loud))(?: (?:in|into|through))?(?: my (?:mind|head))?",
  "(?:small|old|passive|dark|fleeting|quiet|little|bad|intrusive|vague|the passive|the small|the first|mild|short) (?:ones?|thoughts?|kind|ideation|feelings)|passively|just thoughts|only thoughts|thoughts|the thoughts|(?:not|nothing|none) (?:actively|active|serious|seriously|concrete|planned|i would (?:ever )?(?:act on|do))(?: (?:ones|thoughts|though|just that))*|no (?:active |concrete |real )?(?:plans?|intent|intention)(?: though)?|fleeting|passive|yes and no|having them|hurting|dying|yes to (?:the )?(?:both|first|second)(?: (?:one|part))?",
  "(?:the )?not (?:wanting to live|living|wanting to be here)|hurting myself|not wanting to live|the not living (?:part|one|bit)",
  "who (?:does|does not|has|has not)|does not every(?:one|body)|like every(?:one|body)(?: (?:else|does))?|same as every(?:one|body)(?: else)?|no (?:more|worse|less|different) than (?:\\w+ ?){1,4}",
  "i (?:just |only |really )?want to be with (?:him|her|them)|i (?:do |just |only )*get (?:so |very |really )*tired of (?:it|everything|it all|all of it|all this)",
);
const NOT_DONE =
  "(?:but )?i (?:know i |think i |guess i )?(?:would|could|will|can) (?:never|not)(?: ever| actually| really)*(?:$| (?:do|act|follow|go|try|carry)(?: (?:on|through|out|it|that|this|them|anything|something|with|those|about|to|my|myself|kids|family|mom|wife|husband|of|do|like))*)";
const HALF =
  "(?:the (?:first|second|last|former|latter)(?: (?:one|thing|part|kind|bit))?|both|all of (?:it|them|that|those|the above)|maybe|perhaps|probably|possibly|kind of|sort of|somewhat|it depends|depends)(?: (?:a (?:little|bit)|sometimes|so|yes|on the (?:day|week|night|hour)|once|lately))*";

const TO_ONESELF =
  "(?:cut|burn|scratch|pinch|bite|hit|punch|slap|starve|hurt|bruise|harm|choke|pick at|pull at|scratching|cutting|burning|hitting|starving) (?:myself|my (?:arms?|legs?|skin|wrists?|thighs?|hair|head))";

/** A plain yes, and nothing else. */
export const YES = only(YES_WORD, HARMLESS);
const ONLY_BINDS = only(BINDS);
/** How often or how much, with nothing else but words that bind. */
const IS_OFTEN = only(HOW_OFTEN, HALF, BINDS, YES_WORD);
export const OFTEN: Grammar = (plain) => !ONLY_BINDS(plain) && IS_OFTEN(plain);
/** That the thoughts are there. */
const IS_THERE = only(OF_THEM, HOW_OFTEN, HALF, BINDS, YES_WORD);
export const THERE: Grammar = (plain) => !ONLY_BINDS(plain) && IS_THERE(plain);
/** "I'd never do it" is no answer to whether it is thought of, and nearly always a yes. */
export const HELD_BACK = whole(
  NOT_DONE,
  "i (?:am|was) (?:just |way |far )?too (?:much of a coward|scared|afraid|chicken|cowardly)(?: (?:to|for) (?:do |try )?(?:it|that|anything))?",
  "i (?:do|would) not have the (?:guts|courage|nerve|energy)(?: (?:to|for) (?:do )?(?:it|that))?",
);
const NAMES_ONESELF = new RegExp(TO_ONESELF);
const ABOUT_ONESELF = only(TO_ONESELF, "i|do", HALF, BINDS, YES_WORD, HOW_OFTEN);
export const HURTS: Grammar = (plain) => NAMES_ONESELF.test(plain) && ABOUT_ONESELF(plain);
/** "Sure, evenings work" is a yes to something else. */
export const WEAK_YES = only(
  "sure|absolutely|definitely|correct|true|of course|obviously|yeah|ya|i guess(?: so)?|i suppose(?: so)?|i think so",
  HARMLESS,
);
/** So often, where it is told of the past, is not now. */
export const ONCE = only("maybe|only|just|but|once|twice|a few times|a couple of times");
/** Where a part goes on about what came before it. */
export const GOES_ON =
  /^(?:when|whenever|if|since|because|especially|usually|mostly|but|then|it|they|that|this|after|before|only|in|at|on|and (?:it|then|that|they)|mainly|like|with)\b/;

const NO_WORD = "no|nope|nah|naw|never|none|nada|nunca|negative|noo+|zero|nothing|n a";
const AFTER_NO =
  "no|nope|never|nothing|not|way|really|at all|ever|one bit|man|dude|sir|maam|ma am|thanks|thank you|sorry|lol|omg|of (?:that|those|them|it|the above|that sort|that kind)|like that|any of (?:that|it|those)|thoughts?|such|sort|either|me|once|a chance|and|dear|honey|god|thank god|to (?:both|all|everything|that)|of the (?:sort|kind)|one|in my (?:whole |entire )?life|have|had|did|will|would|and (?:i )?never will|i (?:do|have|am|did|would|will) not";
const BEFORE_NO =
  "god|hell|heck|oh|ah|um+|uh+|well|what|so|and|but|honestly|absolutely|definitely|certainly|of course|thankfully|luckily|thank god|just|okay|ok|lol|omg|i mean|i would say|gosh|jesus|a plain|plain|clear|then";
const ABOUT_IT =
  "(?:really|ever|even|actually|had|have|get|got|think|thought|thoughts?|feel|felt|any|such|those|these|like|that|this|of|about|it|way|hurting|killing|harming|dying|suicide|suicidal|myself|do|them|anything|either|in|my life|so|want(?:ed)? to (?:die|hurt myself|kill myself|harm myself|do that|do anything like that))";
const IS_WELL =
  "(?:i am|i feel|all|every ?thing is|life is|we are|my life is)(?: (?:all|very|really|pretty|so|totally|perfectly|doing))* (?:fine|good|great|ok|okay|happy|well)|i (?:really |do )*(?:love|like|enjoy) (?:my )?(?:life|living|being alive)(?: too much)?|i want to live|me gusta mi vida";

export const NO = whole(
  `(?:(?:${BEFORE_NO}) )*(?:${NO_WORD}|neither|not (?:at all|really|ever|me|once|a chance|in the (?:least|slightest)|that i (?:know|am aware) of))(?: (?:${AFTER_NO}))*`,
  `(?:(?:${BEFORE_NO}|no|nope) )*i (?:(?:really|honestly|truly) )*(?:do not|never|have never|have not|never have|never did|did not|am not|am not suicidal|would not say so)(?: ${ABOUT_IT})*`,
  "(?:\\w+ ){1,8}so (?:no|never)",
  "(?:no|without) (?:\\w+ )?thoughts?(?: like (?:that|those))?(?: of (?:that|dying|it))?",
  `(?:${BEFORE_NO}) not`,
);
const NO_AND_WHY = /^(?:no|nope|nah) (?:i|my|we|it|that|this|because)\b/;
const UNSETTLED =
  /\b(?:yes|yeah|yep|sometimes|often|usually|maybe|might|think|thinking|thought|thoughts|wish|wishes|hope|used|anymore|until|except|today|tonight|yet|now|ready|plan|decided|care|matter|know|sure|dead|die|gone|end|do)\b/;
/** "No I'm a Christian": a no with its reason and no comma between. */
export const NO_WITH_REASON: Grammar = (plain) => NO_AND_WHY.test(plain) && !UNSETTLED.test(plain);

export const WELL = whole(`(?:(?:${BINDS}|no) )*(?:${IS_WELL})`);

const YOUNG =
  "(?:a |in |at |about |around |much |very |still |the |middle |high |younger )*(?:kid|child|teen|teenager|young|younger|little|small|college|school|student|army|adolescent|\\d{1,2}|[a-z]*teen|twelve|eleven|ten|nine|eight|twenty|thirty|boy|girl|using|married)";
const LONG_AGO = oneOf(
  "(?:many |some |several |a few |\\w+ )?(?:years?|decades?) ago|a? ?long (?:time )?ago|in the past|ages ago|a (?:long )?while (?:ago|back)|not now|back then|growing up|in another life",
  `as ${YOUNG}|when i was ${YOUNG}|at (?:age )?(?:\\d{1,2}|[a-z]*teen|twelve|twenty)|(?:back )?in (?:college|high school|middle school|school|my (?:teens|twenties|youth|childhood|20s|thirties)|the (?:army|nineties|eighties)|(?:19|20)\\d\\d)`,
  "not (?:anymore|any more)|no longer|not since(?: \\w+){0,5}|not (?:for|in) (?:years|a while|a long (?:time|while)|ages|\\w+ years)|not (?:lately|recently)|never again|old ones?|used to|anymore|it (?:is|was) over|that is over|they are gone|long over",
);
const NAMES_LONG_AGO = new RegExp(`\\b${LONG_AGO}\\b`);
const ABOUT_LONG_AGO = only(
  LONG_AGO,
  "yes|yeah|yep|no|but|only|just|once|twice|a few times|a couple of times|i|did|do|have|had|has|it|that|them|those|these|thoughts?|was|were|they|some|of|think|thought|about|feel|felt|like|cut|cutting|before|briefly|maybe|really|well|and|or|so|also|a|lot|one|time|for|happened|when|been|not|very|much|myself|hurt|hurting|be|get|then",
);
const I_DID = whole(
  "(?:yes |well )?i (?:did|had (?:them|it|those)|have)(?: (?:once|twice|before|for a while|back then|then|at one point))*(?<!have)",
);
/** Told of a time that is over. */
export const PAST: Grammar = (plain) =>
  I_DID(plain) || (NAMES_LONG_AGO.test(plain) && ABOUT_LONG_AGO(plain));

const DARK =
  /\b(?:bridge|roof|pills|cut|cutting|tried|attempt\w*|hospital\w*|overdos\w*|rope|gun|pistol|jump\w*|suicid\w*|dark|thoughts?|hurt(?:ing)? myself|die|dying)\b/;
/** "Years ago I stood on a bridge": a story of such a time, in whatever words. */
export const DARK_PAST: Grammar = (plain) =>
  DARK.test(plain) &&
  NAMES_LONG_AGO.test(plain) &&
  !/\b(?:still|again|lately|now|sometimes)\b/.test(plain);

const KIN =
  "(?:my|our) (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|spouse|fiance|fiancee|mom|mum|mother|dad|father|parents|brother|sister|son|daughter|kid|kids|child|cousin|uncle|aunt|niece|nephew|friend|roommate|stepson|stepdaughter|grandson|granddaughter|ex)|he|she|they";
const NAMES_ANOTHER = new RegExp(
  `^(?:(?:but|and|though|only|well|maybe|sometimes|no|not me) )*(?:${KIN}) (?:\\w+ )?(?:do|does|has|have|gets?|thinks?|talks?|says|feels?|might)\\b`,
);
const ABOUT_ANOTHER = only(
  `(?:${KIN})`,
  "do|does|has|have|gets?|thinks?|talks?|says|feels?|might|thoughts?|about|of|it|that|them|those|like|way|so|such|too|though|not me|no",
  THEM,
  HOW_OFTEN,
  BINDS,
);
/** Told of somebody else: their danger, and nothing of one's own. */
export const OF_ANOTHER: Grammar = (plain) => NAMES_ANOTHER.test(plain) && ABOUT_ANOTHER(plain);
