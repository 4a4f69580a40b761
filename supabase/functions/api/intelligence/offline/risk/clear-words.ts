/*
 * The words of clear answers, as parts of regular expressions over the words of an answer: lower case,
 * short forms written out, no marks between them, and no possessive "'s" ("at my sister's" is "at my
 * sister"). No two parts that may follow each other match the same words, so that reading stays quick.
 */

/** Whoever is near to somebody: the answers are read with "kin" in their place. */
export const PEOPLE =
  /\b(?:(?:baby(?= (?:girl|boy|sister|brother|daughter|son))|little|older|younger|best|two|three|four|own|whole) )?(?:sisters?|brothers?|friends?|mom|mother|mum|mama|dad|father|parents|roommate|neighbors?|daughters?|sons?|kids?|children|girls?|boys?|baby|babies|therapist|family|husband|wife|partner|boyfriend|girlfriend|fiance|aunt|uncle|cousin|grandma|grandmother|grandpa|grandfather|grandkids|grandchildren|dogs?|cats?|pets?)\b/g;

const FEELING =
  "tired|sad|exhausted|stressed|stressed out|overwhelmed|lonely|down|worn out|burned out|burnt out|upset|frustrated|angry|mad|pissed|furious|anxious|nervous|scared|heartbroken|homesick|depressed|ashamed|embarrassed|bored|(?:worried|stressed) about (?:work|school|money)|(?:tired|sick) of (?:work|my job|this job|school|fighting|crying|being (?:tired|sick|alone|stressed))";
const SWEAR = "i swear(?: to god)?|i promise(?: you)?|believe me|trust me";
const SAFE = "(?:(?:completely|totally|perfectly|very|absolutely|all) )?safe";
const HERE =
  "(?: (?:right now|here|at home|now|where i am|at this moment|at the moment|until (?:help|they) comes?|until they get here))?";

export const GO_ON =
  "(?:(?:can|could|may|shall) we (?:please )?|let (?:us )?|i (?:would like|want) to )?(?:please )?(?:go on|move on|continue|keep going)(?: (?:now|talking|with the questions))?|next question";

export const REFUSAL = [
  "i (?:do not|would rather not) (?:want to |like to )?(?:say|answer|answer that|talk about (?:it|that|this))",
  "i am done talking(?: about (?:it|that|this))?",
];

/** Around a clear answer these change nothing. */
export const AROUND = [
  "and|oh|ah|um+|uh+|er|erm|hm+|mm+|hey|well|so|like|just|honestly|honest|really|truly|actually|seriously|look|listen|gosh|jesus|jesus christ|goodness|wow|whoa|what|what the (?:hell|fuck)|wtf|ok|okay|right|ma am|sir|maam|man|dude|bro|dear|though|tho|tbh|god|jeez|geez|because",
  "omg|oh my (?:god|gosh|goodness)|lol|lmao|rofl|(?:ha){1,6}h?|(?:he){2,6}|thank god|thank goodness|god forbid",
  "i mean|you know|to be honest|i can (?:honestly )?say|that is a|that is (?:silly|crazy|ridiculous|absurd)",
  `but (?:thanks|thank you)|thanks|thank you|thx|ty|for (?:asking|checking|caring)|gracias|please|sorry|${SWEAR}`,
  "do not worry(?: about (?:me|that|it))?|no (?:worries|need to worry)|all good|(?:it|that) is (?:all )?(?:fine|ok|okay|good)",
  `(?:i am|i feel|i am feeling|i have been|i was|it is) (?:just |only )?(?:so |very |really |pretty |a bit |a little )?(?:${FEELING})|(?:just|only) (?:so |very |really )(?:${FEELING})|(?:${FEELING})`,
  "it (?:is|was) (?:just|only) (?:an expression|a phrase|a figure of speech|a saying|a way of speaking|a joke|a lyric|a song|work|stress|my job|anger|talk)|(?:an expression|a figure of speech|a saying|a joke)|that is not what i meant|i did not mean (?:it|that)(?: (?:like that|that way|literally))?|not literally",
  "i (?:was|am) (?:just |only )?(?:joking|kidding|exaggerating|venting)",
  "i (?:just |only )?(?:mean|meant|was talking about|am talking about) (?:my|the|this) (?:job|work|boss|commute|class|exam|school|phone|car|game|homework|landlord|house|apartment|weather|traffic)",
  "i (?:just |only )?(?:hate|am sick of|can not stand) (?:my|this|the) (?:job|work|boss|commute|school|class)|why (?:would|do|did) you (?:ask|say|think)(?: me)?(?: (?:that|this|it|so))?",
  "it has (?:just )?been a (?:really )?(?:long|hard|bad|rough|tough) (?:day|week|month|year)",
  `i love (?:my (?:life|kin)|life)(?: (?:and|too much|so much))*`,
  "i (?:just |only )?(?:want|need) (?:help|some help|someone to talk to|somebody to talk to|to talk(?: to (?:someone|somebody))?|a therapist|therapy|a break|a vacation|to feel better)",
];

/** A no, to whatever was asked. */
export const NO = [
  "no|noo|n|nope|nah|never(?! (?:really|actually|seriously|truly|so|just|like))|no way|hell no|uh uh|nunca|jamas|para nada|claro que no|nein|negative|non",
  "(?:of course|absolutely|definitely|certainly|definitively|thankfully|obviously|clearly) (?:no|not|i (?:am|do|have|would) not)|(?:never|not) in (?:my life|a million years)|not at all|not even close|not even a little|not in the (?:slightest|least)|not a bit|not ever|no not at all",
  "(?:nothing|not anything) like that(?: at all)?|no (?:thoughts|plans) like that|no such (?:thoughts|thing)|never (?:have|had|did|would|will)(?! (?:really|actually|seriously|truly|so|just|like))|never have never will",
  // "I am not ok" is no no: what follows must be known to begin anew.
  "i (?:am|do|would|have|will|could) not(?: at all)?(?= $| (?:no|nope|i|and|thanks|thank|lol|omg|it|my|do not worry|please|sorry|man|dude|but) )",
];

const KILL = "(?:kill myself|end my life|take my (?:own )?life|commit suicide|die)";
const OF_DYING =
  "(?:that|it|this|suicide|killing myself|ending my life|taking my (?:own )?life|dying|anything like that)";
const TO_THEM = `(?: (?:to|because of) (?:my kin|them|her|him|anyone|anybody|myself|anyone i love))?`;
const NOT_DO = `i (?:would|will|could|can) (?:not|never|not ever|never ever) (?:ever )?do (?:that|it|this|such a thing|anything like that|something like that)${TO_THEM}`;
const SOMEONE = `(?:anyone|anybody|someone|somebody|a soul|people|him|her|them|others|other people|a fly|my kin)`;
const FAITH =
  "(?:christian|catholic|muslim|jewish|jew|buddhist|hindu|mormon|religious|believer|religious person|person of faith)";

interface Known {
  /** Clear without a "no". */
  clear: readonly string[];
  /** Beside a clear answer it changes nothing. */
  besides: readonly string[];
}

/** What belongs to the one danger that is asked about, and settles nothing about another. */
export const NO_OF: Record<"not-dying" | "nobody-hurt" | "no-orders", Known> = {
  "not-dying": {
    clear: [
      `(?:i am |definitely |absolutely |i was )?not (?:thinking|planning|thinking at all) (?:about |of |on )?${OF_DYING}(?: at all)?|(?:i am )?not killing myself|(?:i am |definitely |absolutely )?not suicidal(?: at all)?`,
      `i (?:do|would) not(?: ever)? want to ${KILL}|i do not(?: ever)? think (?:about|of) ${OF_DYING}|i have (?:not|never) (?:ever )?thought (?:about|of) ${OF_DYING}`,
      `i (?:have )?never (?:think|had thoughts) (?:about|of) ${OF_DYING}|i never thought (?:about|of) ${OF_DYING}`,
      `i (?:am not going to|will not|will never|would not|would never|would never ever|could never|am never going to|have no plans to) (?:ever )?${KILL}`,
      "i (?:really |very much |do )?want to live|i have no (?:thoughts|intention|desire) (?:of|about) (?:dying|killing myself|suicide)",
    ],
    besides: [
      NOT_DO,
      "i (?:would|could) never|not me",
      "i (?:would|could) (?:not|never) (?:ever )?hurt myself|i (?:am|will) not (?:going to )?(?:hurt|harm) myself",
      "i am (?:fine|good|all right|alright|safe|ok|okay)",
      `i have (?:(?:a|two|three|four|five|my|small|young|little) )*kin(?: (?:and (?:a )?kin|to raise|at home|to live for|to take care of|who needs? me|that needs? me))?|my kin needs? me|i have (?:too much|so much|a lot|everything|things|people|plenty|reasons) to live for|(?:he|she|they) (?:is|are) my (?:world|everything|life)`,
      `i could not leave (?:my kin|them|her|him)`,
      `(?:i am )?(?:too |very )?(?:a )?(?:devout |practicing )?${FAITH}(?: for that)?|(?:it |that |this )?is (?:against my (?:religion|faith|beliefs?)|a sin)|my (?:religion|faith|god) (?:forbids|does not allow) (?:it|that)`,
    ],
  },
  "nobody-hurt": {
    clear: [
      "no (?:nobody|no one|noone)|(?:nobody|no one|noone)(?: (?:(?:is|was) (?:in danger|going to (?:be|get) hurt|getting hurt)|(?:could|can|will|would) (?:get|be) hurt))?(?: right now)?",
      `i (?:do|would) not(?: ever)? want to (?:hurt|harm|kill) ${SOMEONE}|i (?:am not going to|will not|will never|would not|would never|would never ever|could not|could never|have never|never) (?:actually |really |ever )?(?:hurt|harm|touch|kill|hit) ${SOMEONE}`,
      "(?:everyone|everybody) is safe|not (?:hurting|harming) (?:anyone|anybody)",
    ],
    besides: [
      NOT_DO,
      "i (?:would|could) never|i quit|i (?:took|went for) a (?:walk|drive|run|breath)",
      "(?:he|she|they) (?:is|are) (?:just |so |really |very )?(?:annoying|difficult|mean|an (?:asshole|idiot)|a jerk)",
      "i am (?:fine|good|all right|alright|ok|okay|calm|calm now|home|at home|at work|alone|by myself|alone right now)",
      "(?:it is |they are )?(?:only|just) (?:in my head|words|thoughts|a thought|a fantasy|fantasies)|only in my head",
      "i (?:walked|went|got|have walked) away|i left(?: the (?:house|room))?",
      `(?:he|she|they) (?:is|are) (?:(?:very |all )?safe|not here|away|gone|at work|out of town|in another (?:city|state|country))|(?:he|she|they) (?:left|moved out|moved away)|(?:he|she|they) (?:has |have )?(?:gone|went|drove|is staying|are staying|moved) (?:to|at|with|in with) (?:her|his|their|my|a) (?:kin|place|house)(?: (?:house|place))?`,
    ],
  },
  "no-orders": {
    clear: [
      "nothing|nobody|no one|noone|no voices?|(?:nothing|nobody|no one|noone|no voice|none of them) (?:is|does|says|tells me)(?: (?:telling )?(?:me )?(?:that|to do that|to do anything|to hurt (?:anyone|anybody|someone|myself)))?",
      "(?:they|it|he|she|the voices?) (?:do|does|is|are|did) not (?:tell|telling|say|saying|ask|order|command)(?: me)?(?: (?:that|anything|to do (?:that|anything|things)|to hurt (?:anyone|anybody|someone|myself)|anything like that|things like that))?",
    ],
    besides: [
      "(?:they|it|he|she|the voices?) (?:is |are )?(?:only|just|mostly) (?:comments?|commenting|talks?|talking|whispers?|whispering|laughs?|laughing|mumbles?|murmurs?|chatters?|sings?|argues?|narrates?|calls? my name|says? my name)(?: (?:about|on|to|at|with) (?:me|what i do|everything|each other|things|my day|it))*",
      "i am (?:fine|good|all right|alright|ok|okay)",
      "(?:they|it) (?:is|are) (?:friendly|kind|nice|harmless|quiet|calm|just (?:noise|music|whispers|comments))",
    ],
  },
};

/** That somebody is safe, said of themselves. */
export const YES_SAFE = [
  `(?:no )*(?:i am|i feel|we are|yes i am|i am feeling) ${SAFE}${HERE}|(?:yes|y|yeah|yep|yup|ya|yea|si)(?: ${SAFE})?(?: right now| now)?|(?:i am|we are)(?: right now| now)?|${SAFE}`,
  "(?:of course|absolutely|definitely|certainly)(?: i am)?|estoy (?:bien|a salvo|segur[oa])",
];

const NEAR = `my kin`;
const ON_THE_WAY = "on (?:the|its|their|her|his) way";
const IS_NEAR = `${NEAR} (?:is|are) (?:right )?(?:here )?(?:with (?:me|us)|here|next to me|beside me|${ON_THE_WAY}|coming)(?: (?:right )?now)?`;

/** Somebody near: safer still beside a clear yes, unless it is from them that the danger comes. */
export const COMPANY = [IS_NEAR, `(?:i am )?(?:here )?with ${NEAR}`, "i am not alone"];

/** Being out of reach, and help that comes, make it safer whoever the danger is. */
export const SAFE_ELSEWHERE = [
  "i am (?:fine|ok|okay|good|all right|alright)|everything is (?:fine|ok|okay|good)",
  "i (?:am not going to|will not|would not|would never) (?:do (?:anything|that|it)|hurt (?:myself|anyone|anybody)|kill myself)",
  `(?:i am |we are |i am staying |we are staying )?(?:now )?at (?:${NEAR}|a (?:kin|shelter|hotel|motel)|the (?:shelter|hospital|er|police|police station|library|kin))(?: (?:house|place|apartment|home|now))*|(?:i am |we are )?in (?:a (?:shelter|hotel)|the hospital)|i am at (?:work|school)`,
  "(?:he|she|they) (?:is|are) (?:in (?:jail|prison|custody)|gone)|(?:he|she|they) (?:was|were|got) arrested|(?:he|she|they) moved out|i (?:moved out|got away|got out|left (?:him|her|them))|the police (?:is|are) here",
  `(?:i )?(?:have )?called (?:911|988|them|for help|the police)|my kin is (?:driving|taking) (?:me|us) to (?:the )?(?:hospital|er|emergency room)|(?:and )?we are (?:going|driving|on our way) to (?:the )?(?:hospital|er|emergency room)|(?:help|the ambulance|an ambulance|the police) (?:is|are) (?:coming|here|${ON_THE_WAY})`,
];

/** Safer only where nobody else is the danger. */
export const SAFE_BESIDES = [
  "i am (?:at home|home|inside|in bed|on the couch)",
  `(?:someone|somebody) is (?:coming|here|${ON_THE_WAY})|they are (?:coming|here|${ON_THE_WAY})`,
  "i (?:have )?(?:flushed|threw away|gave away|got rid of|locked away) (?:them|it|the (?:pills|meds|gun|knife))|i (?:gave|handed) (?:them|it|the (?:pills|meds|gun|knife)) to my \\w+|(?:he|she|they|my \\w+) (?:took|has|have|took away|(?:has |have )?(?:locked (?:up|away)|hidden|hid|removed)) (?:them|it|the (?:pills|meds|gun|knife))(?: (?:away|from me|now))?|(?:the (?:pills|meds|gun|knife)|they|it) (?:is|are) (?:gone|locked away|locked up)",
];

export const HELP_COMES = [
  "yes|yeah|yep|yup|si|of course|absolutely",
  `(?:help|the ambulance|an ambulance|911|paramedics|the paramedics|it|they) (?:is|are) (?:coming|here|(?:already )?${ON_THE_WAY})|(?:he|she) is (?:coming|${ON_THE_WAY})|(?:i |we |my kin )?(?:have |has )?(?:just |already )?called (?:911|them|an ambulance|poison control|the doctor|my doctor)`,
  `(?:i am|we are) (?:already )?(?:at|in) (?:the )?(?:hospital|er|emergency room|ambulance)|(?:i am|we are) on (?:my|our|the) way to (?:the )?(?:hospital|er|emergency room)|my kin is (?:driving|taking) (?:me|us) (?:there|to (?:the )?(?:hospital|er|emergency room))`,
];
export const HELP_BESIDES = ["i am (?:ok|okay|fine|breathing)"];

/** That another person is safe. */
export const THEY_ARE_SAFE = [
  `(?:yes|yeah|yep|yup|si)|(?:they|he|she) (?:is|are)(?: ${SAFE})?(?: now| right now)?|my kin (?:is|are) ${SAFE}|${SAFE}|of course|absolutely|definitely`,
];
export const THEY_BESIDES = [
  "(?:he|she|they) (?:is|are) (?:here )?(?:with (?:me|us|(?:her|his|their) (?:kin|doctor))|in (?:the )?(?:hospital|er|treatment)|at the (?:hospital|er)|fine|ok|okay)",
];
