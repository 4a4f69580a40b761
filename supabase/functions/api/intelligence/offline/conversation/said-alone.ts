import type { Move } from "./moves.ts";

const BEFORE =
  "(?:(?:ok|okay|well|so|right|no|yeah|yes|hey|hi|hello|um|uh|hm+|oh|sorry|but|and|please|anyway|alright|all right|thanks|thank you|i think|i guess|honestly|actually|maybe|wait|listen) )*";
const AFTER =
  "(?: (?:now|then|today|tonight|for now|for today|please|thanks|thank you|so much|sorry|really|maybe|anyway|actually|honestly|though|i think|i guess|i am afraid|at all|again|any more|anymore|bye|goodbye|ok|okay|rapport|have a (?:good|nice|great) (?:one|day|night|evening)))*";

const TALK = "(?:conversation|call|session|talk|chat|questionnaire)";
const SHORT_TIME = "(?:second|sec|minute|min|moment|bit|while)";

/**
 * What is about the conversation only when nothing else is said: in a longer utterance "goodbye", "hang on"
 * or "I'm done" belong to a story, and it may be a grave one. First come, first served.
 */
const SAID_ALONE: readonly (readonly [Move, string])[] = [
  [
    "repeat",
    "what|sorry|huh|excuse me|what was that|i (?:can|could|did) not (?:hear|see) (?:you|it|that|anything|the question)",
  ],
  [
    "here",
    `(?:can|do|could|did) you (?:even )?(?:hear|see|read|get) (?:me|this|that|it|what i (?:say|said|write|wrote|type|typed))|are you (?:still |even )?(?:there|here|listening|on)|you (?:still )?there|(?:is )?(?:anyone|anybody|someone|somebody) (?:there|here|listening|home)|is this (?:thing )?(?:on|working)|does this work|is it working`,
  ],
  [
    "explain",
    "i (?:do|did|still do|really do) not (?:really |quite )?(?:get|understand|follow) ?(?:it|this|that|you|the question|what you (?:mean|are asking|want|want from me|said|are saying))?|i am not following(?: you)?|i am (?:confused|lost) by (?:the|that|your) question|(?:that|this|it) (?:does not make|makes no) sense(?: to me)?|what do you want (?:from me|to (?:hear|know))|what kind of (?:a )?question is (?:that|this)|how am i supposed to (?:answer|know) (?:that|this)",
  ],
  [
    "who",
    "(?:can|could) we (?:please )?talk about you|let us talk about you|what about you|how about you|and you|tell me (?:something )?about (?:you|yourself)",
  ],
  ["why", "why(?: (?:that|this|do you ask))?|what for"],
  [
    "yours",
    "(?:why do not )?you (?:tell|say) (?:me|it)|you first|you go(?: first)?|(?:take a )?guess|you (?:are|is) the (?:expert|therapist|professional|ai|doctor)|how (?:would|should) i know|what do you think",
  ],
  [
    "already",
    "(?:the )?same (?:answer|thing)?(?: ?as (?:before|above|i said|last time|the last one))|(?:the )?same (?:answer|as before)(?: again)?|(?:see|as) (?:above|before)|like i said|as i said",
  ],
  [
    "small-talk",
    "(?:it is (?:a )?|what )?(?:such )?(?:nice|lovely|beautiful|great|bad|awful|terrible|hot|cold|rainy|sunny) (?:weather|day|out|outside)(?: (?:outside|out|here))?(?: is not it)?|it is (?:raining|snowing|sunny|windy)(?: outside| here)?|bananas?|potato(?:es)?|tomato(?:es)?|unicorns?|how are you(?: doing)?",
  ],
  [
    "takes-back",
    "(?:i am )?(?:so |very |really )?sorry (?:about|for) (?:that|this|the (?:typos?|typing|rambling|rant|mess))|i (?:did|do) not (?:really )?mean (?:that|it|to (?:say|write|send) (?:that|it))|(?:ignore|forget|scratch|disregard) (?:that|it|i said (?:that|anything)|what i (?:just )?(?:said|wrote))|never ?mind(?: (?:that|me|it))?|my bad|typo|wrong (?:button|window|chat)",
  ],
  // To the screening this must stay open, so it is no answer that was given before.
  [
    "unsure",
    "same(?: here| thing)?|ditto|maybe maybe not|it depends|(?:that is )?(?:a )?(?:good|hard|tough|tricky) (?:question|one)",
  ],
  ["refuse", "stop it|(?:just )?leave me alone|go away|back off"],
  ["upset", "(?:just )?shut up"],
  [
    "skip",
    "skip|pass|next|no thanks|no thank you|i would rather not|let us not|(?:can we |let us |just )?(?:move on|go on)(?: to the next(?: one| question)?)?|(?:too|bit|very) personal",
  ],
  [
    "wait",
    `wait|(?:hold|hang) on(?: (?:a|one|just a) ${SHORT_TIME})?(?: (?:let me|i (?:need|have) to|someone|somebody|the door|my (?:kids?|phone|dog|baby|boss|wife|husband|mom|dad)) .{1,40})?|(?:give me |just |i need |wait )*(?:a|one|another) ${SHORT_TIME}(?: to .{1,30})?|let me think(?: about (?:it|that|this))?|give me (?:some |a little )?(?:time|space)(?: to think)?|i (?:am|need to) think(?:ing)?(?: about (?:it|that|this))?`,
  ],
  [
    "stop",
    `stop|good ?bye|bye(?: bye)?|see (?:you|ya)(?: later| soon)?|(?:i will )?talk (?:to you )?later|good night|i (?:really )?(?:have|need|got|have got) to (?:go|run|leave|hang up|log off)(?: to (?:work|bed|sleep|class|school|a meeting)| (?:my|the|someone) .{1,40})?|i (?:want|would like|need|have) to (?:stop|quit)(?: (?:now|here|this|talking|this ${TALK}|the ${TALK}))*|i (?:want|would like|need|have) to end (?:this|the|our) ${TALK}|(?:can we |let us |please )?(?:stop|end) (?:here|this ${TALK}|the ${TALK}|our ${TALK})|i do not (?:want|feel like|like) (?:to )?talk(?:ing)?(?: (?:to you|about (?:it|this)))?`,
  ],
  [
    "weary",
    "i do not (?:really )?want to (?:do|continue|go on|keep going|keep doing|carry on)(?: with)?(?: this| it)?",
  ],
  [
    "finish",
    "done|finished|i am (?:all )?(?:done|finished|ready)(?: (?:with (?:this|these|the|your|all the) (?:questions?|conversation|chat|talk)|talking|answering|for (?:my|the|a) match))?|(?:i think )?(?:that|this) is (?:really )?(?:all|it|enough|everything|about it)(?: (?:i have|i have got|i wanted to say|i want to say|i can think of|from me|for me|you need to know))?|nothing (?:else|more)(?: to (?:say|add|tell))?",
  ],
];

const COMPILED = SAID_ALONE.map(
  ([move, pattern]) => [move, new RegExp(`^${BEFORE}(?:${pattern})${AFTER}$`)] as const,
);
/** Nothing longer is only that; and no pattern is tried on a whole story. */
const LONGEST = 120;

/** The move that all of an utterance is, given its plain words; null where it is more, or none. */
export function saidAlone(words: string): Move | null {
  if (words.length > LONGEST) return null;
  return COMPILED.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
