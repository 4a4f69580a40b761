import { ADDRESSEE } from "../language/roles.ts";

/** Words that announce a question, up to where the clause that is asked for begins. */
export interface Frame {
  /** Finds the announcement; the clause begins where the match ends. Group `who`: whom to ask. */
  pattern: RegExp;
  /** "we never ask about": what is asked for is what is missing. */
  kind: "ask" | "know" | "tell" | "matters" | "neglect" | "ability";
}

const WHO = `(?<who>${ADDRESSEE}|them|him|her|me|us|you)`;
/** How or when it is asked; adverbs of any kind among them: "plainly", "in so many words". */
const MANNER =
  "(?: (?:them|gently|early|first|always|also|straight out|outright|right away|up front|upfront|again|just|too|instead|myself|then|out loud|point blank|face to face|every time|each time|sooner or later|for example|(?!(?:family|only|early|reply)\\b)[a-z]{3,14}ly|(?:in|at|on|before|during|after)(?: (?!wh|how\\b|they\\b)[a-z]+){1,4}?)){0,4}(?:, (?:to begin with|to start with|first of all|above all|for instance|for example|if possible|too|in passing|of course))?";
const OFTEN =
  "(?: ?(?:always|also|still|really|usually|often|first|then|just|would|do|did|will|might|could|should|must|have to|need to|try to|like to|love to|make sure to|tend to|am going to|'d|sometimes|generally|typically|definitely|myself|personally|absolutely|at least|ever|now))*";
const GAP = "(?:\\s*[:,–—\"“'(]+)? ?";
const KNOW =
  "(?:know|hear|learn|find out|understand|see|figure out|discover|get clear on|be told|be clear about|get a (?:sense|feel|picture|feeling) (?:of|for))";
const SAY =
  "(?:say|tell (?:me|us|you|clients|people|a client|them)|explain|describe|name|know|answer|show (?:me|us)|spell out|be (?:clear|honest|open|upfront|up front|explicit|specific) (?:about|on)|state|list|talk (?:me |us )?(?:about|through)|think about|reflect on)";
/** Where a clause that may be asked for begins. */
export const CLAUSE_START =
  "(?=(?:(?:in|to|for|with|by|from|at|on) )?(?:what|how|who|whom|whose|why|when|where|which|whether|if|about|around|regarding|for|to|do|does|did|are|is|have|has|would|could|can|will) ?)";
const WH_START =
  "(?=(?:(?:in|to|for|with|by|from|at|on) )?(?:what|how|who|whom|whose|why|when|where|which|whether|if)(?:'s)? )";
/** "do they visit", "is there": asked in the order of a question. */
const INVERTED =
  "(?:do|does|did|are|is|was|were|have|has|had|would|could|can|will|should) (?:they|you|he|she|there|their|your)\\b";
const QUESTION_START = `(?=${INVERTED})`;
const ANY_START = `(?:${WH_START}|${QUESTION_START})`;
const ABOUT = "(?: (?:about|around|regarding))?";

const frame = (kind: Frame["kind"], source: string): Frame => ({
  kind,
  pattern: new RegExp(source, "i"),
});

/** In the order in which they are tried; the one that begins first in a thought wins. */
export const FRAMES: readonly Frame[] = [
  frame(
    "neglect",
    `\\b(?:(?:we|therapists|clinicians|most of us|intake forms|forms|too few of us|people)(?: (?:all|mostly|as a field|as clinicians))? (?:almost )?(?:never|rarely|seldom|hardly ever|forget to|fail to|do not|don't|neglect to|avoid|shy away from|are afraid to)|(?:nobody|no one|hardly anyone|hardly anybody|almost nobody|few of us|too few of us))(?: really| even| ever| dare to| thinks to| bothers to)* (?:asking|ask|asks|asked(?! (?:him|her|me)\\b)|talking|talk|talks|speak|speaks|inquire|inquires|enquire)(?: to)?(?: ${WHO})?${MANNER}${GAP}${CLAUSE_START}`,
  ),
  frame(
    "ask",
    `\\bwhat (?:i|we|you)${OFTEN} (?:ask|want to know|want to hear|like to know|like to hear|like to ask|need to know)(?: (?:from )?${WHO})?(?: (?:first|most|early|always))* is(?: (?:always|simply|just|usually))?${GAP}${CLAUSE_START}`,
  ),
  frame("ask", `\\bask(?:ing)?(?: ${WHO})?${MANNER}${GAP}${CLAUSE_START}`),
  frame("ask", `\\basked(?! (?:him|her|me)\\b)(?: ${WHO})?${MANNER}${GAP}${CLAUSE_START}`),
  frame(
    "know",
    `\\b(?:i|we|you|one)${OFTEN}(?: (?:want|wants|wanted|need|needs|like|love|try|hope|wish|care|prefer|am curious|am interested|'m curious|'m interested|(?:be|am|'m) (?:glad|happy|grateful|pleased|keen|eager|curious|interested)))(?: (?:most|always|also|first|above all))? (?:to )?${KNOW}(?: (?:from|of) ${WHO})?(?: (?:first|most|early|early on|exactly|straight away|is))*(?:, [\\w ]{3,25},)?${ABOUT}${GAP}${ANY_START}`,
  ),
  frame(
    "know",
    `\\b(?:helps|useful|important|good|worth|crucial|essential|key|critical|vital|helpful|better|best) (?:for (?:us|me) )?(?:to )?(?:know|knowing|ask|asking|find out|finding out|hear|hearing|understand|understanding|learn|learning|see|check|checking)(?: from ${WHO})?${ABOUT}${GAP}${WH_START}`,
  ),
  frame(
    "know",
    `(?:^|[,:;] ?|\\b(?:and|then|so|also|to|is|should|must|always|first|please|you|i|we|just) )(?:find out|finding out|inquire|enquire|check|explore|establish|clarify|figure out|listen for|look for|work out|get at|probe|learn|discover|see)(?: (?:early|first|from ${WHO}))?${ABOUT}${GAP}${WH_START}`,
  ),
  frame(
    "know",
    `\\b(?:i|we|you)${OFTEN} (?:wonder|wondered|am curious|am interested|'m curious|'m interested|'d be curious|be curious|be interested|listen for|look at|listen to|pay attention to|care|watch)(?: (?:to know|to hear|to see|to learn))?(?: (?:about|in|for))?${GAP}${WH_START}`,
  ),
  frame(
    "ability",
    `\\b(?<who>${ADDRESSEE}|they)(?: \\w+){0,2}? (?:should|must|need to|needs to|ought to|has to|have to|can|could|who can)${OFTEN}(?: be able to)?${OFTEN} ${SAY}${ABOUT}${GAP}${WH_START}`,
  ),
  frame(
    "tell",
    `\\b(?:let|have|get|make|invite|encourage|help|want|would like|like|i'd like|need) ${WHO} (?:to )?(?:be able to )?${SAY}${ABOUT}${GAP}${WH_START}`,
  ),
  frame("tell", `\\b(?:(?:tell|show) (?:me|us)|explain|describe|say)${ABOUT}${GAP}${WH_START}`),
  frame(
    "matters",
    `\\b(?:it|what)(?: (?:really|also|often|does|always|hugely|still|just|very much))* (?:matters?|makes (?:a|all the)(?: \\w+)? difference|counts?|(?:is|'s)(?: (?:very|so|really|quite|more|most))? (?:important|decisive|telling|crucial|interesting|revealing))(?: (?:a lot|to me|most|more than anything|enormously|hugely|a great deal|so much|to us|here|for matching))?(?: too)?(?: is)?${GAP}${WH_START}`,
  ),
  frame(
    "know",
    `\\b(?:question|thing|things|one|questions|part|point|bit|issue|favorite|favourite)s?(?: (?:that|which))?(?: (?:i|we|you|nobody|no one|everybody|everyone|people|most people)(?:'d|'ve|'ll)?(?: [\\w']+){0,6})?(?:(?:,? (?:for|to) ${WHO}))? (?:is|are|was|would be|might be|will be|remains)(?: (?:always|simply|just|usually|really|this|often|still|of course|to ask|to know))*${GAP}${ANY_START}`,
  ),
  frame(
    "know",
    `\\b(?:i|we|you|one)${OFTEN} (?:want|need|like|love|try|'d like|would like|'d love|would love|wish)(?: to)? (?:know|hear|learn|find out|understand|talk)(?: more| something| a bit)?(?: (?:from|of) ${WHO})? (?=about (?:a|an|the|their|his|her|\\w+))`,
  ),
  frame(
    "tell",
    `\\b(?:i|we|you)${OFTEN} (?:say|put it)(?: (?:to|with) ${WHO})?${GAP}(?=(?:(?:what|how|who|why|when|where) )?${INVERTED.replace("they|", "").replace("he|she|", "")})`,
  ),
  frame("know", `\\bquestions?\\b[^.?!:]{0,80}: ?${ANY_START}`),
  frame("know", `\\bdepends (?:a lot |very much |largely |mostly )?on${GAP}${WH_START}`),
];

/** Said as a habit of others or as a warning, asking is no question for the form. */
export const NOT_ASKED =
  /(?:\b(?:been|was|were|am|is|are|being|never|not|stop|stopped|quit|used to|without|instead of|rather than|no need to|refuse to|tired of|hate|afraid to|scared to|too shy to|dare|dare to|if i|if you|if we|if they|when they|when clients|when people|before they|clients|people|they|she|he|who|somebody|someone|patients|client|patient|mother|father|him|her|kids|parents|enough|kind|when|once|being|do you|did you|get|gets|got)|n't)(?: \w+)? $/i;

/** "what they say when …": telling is itself what is asked. */
export const IS_ASKED =
  /\b(?:what|how|whether|why|when) (?:they|you|he|she|a \w+|the \w+)(?: \w+ly| usually| would| might)? $/i;

/** "tell me about a time", "walk me through a first session", said to whoever is asked. */
export const TELLING =
  /(?:^|[,:;] ?|\b(?:and|then|so|also|please|let them|have them|get them to|want them to|like them to|ask them to|ask to|asks? to be|asked to|let (?:the |a )?(?:clients?|therapists?|people)|have (?:the |a )?(?:clients?|therapists?|people)) )(?:be )?(?:walked through|walk (?:me|us|you|them) through|walk through|talk (?:me|us|you) through|take (?:me|us|you) through|tell (?:me|us|you) (?:about|of)|give (?:me|us|you) (?=an? (?:example|story|sentence))|describe)(?= (?:a|an|the|one|their|his|her|your|some|two|three) )/i;
