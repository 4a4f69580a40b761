import { readPracticalities } from "../reading/practicalities.ts";
import { readAnswers } from "../reading/read-answers.ts";
import { answersSafetyQuestion } from "../risk/answers.ts";
import { ofKind } from "../taxonomy/lexicon.ts";
import type { Asked, Aspect } from "./aspects.ts";
import { contentWords, moveOf } from "./moves.ts";
import type { Utterance } from "./utterance.ts";

const STORY: readonly Aspect[] = [
  "why-now",
  "problem",
  "priority",
  "days",
  "feelings",
  "bad-days",
  "support",
  "past-help",
];
const PRACTICAL: readonly Aspect[] = ["fee", "times", "format", "place", "language"];
const MANNER: readonly Aspect[] = ["stuck", "hard-truth", "dealbreaker", "understand", "roots"];
/** Nobody tells of themselves in these words. */
const ABOUT_THERAPY: readonly Aspect[] = ["stuck", "hard-truth", "dealbreaker"];

/** How it is, and not what was done about it. */
const IS_NO_HELP: readonly Aspect[] = ["why-now", "days", "feelings", "goals"];

/** Aspects so near to each other that an answer to one may be meant for another. */
const GROUPS: readonly (readonly Aspect[])[] = [
  MANNER,
  PRACTICAL,
  ["goals", "roots", "priority"],
  ["safety"],
];

/** Sounds that keep a conversation going and say nothing. */
const NOTHING =
  /^(?:ok|okay|yeah|yes|yep|no|nope|hmm+|um+|uh+|mhm|mm+|well|so|right|sure|fine|maybe|hi|hello|hey|thanks|please|sorry|what|huh|pardon|the|oh|ah|\d+)$/;

const YES_OR_NO =
  /^(?:do|does|did|have|has|had|are|is|was|were|would|will|can|could|should)\b(?!.*\bor\b)|\b(?:do|have) you ever\b|\bplain no\b|yes or no/i;
const BEFORE_YES_OR_NO =
  /^(?:(?:u+m+|u+h+|oh|well|hm+|what|god|gosh|lord|hell|thank god|thankfully|honestly|luckily|actually|of course|absolutely|definitely|i mean|i guess|mostly)\s+)*/;
const SAYS_YES_OR_NO =
  /^(?:yes|yeah|yep|yup|no|nope|nah|never|not|sometimes|often|rarely|always|definitely|absolutely|maybe|once|occasionally|nothing|si|sí|nada|nunca)(?![\p{L}'’])/u;

const OF_THE_FUTURE =
  /^(?:will|would|could|able|again|anymore|less|more|without|instead|finally|hopefully|be|feel|want|hope|stop|start|back)$/;

/** So short an answer leaves out what the question said already. */
const SHORT = 6;

/**
 * What a longer answer to these speaks of in one way or another. Without any of it the person went on with
 * something else.
 */
const SPEAKS_OF: Partial<Record<Aspect, RegExp>> = {
  safety:
    /\b(?:live|living|alive|die|dying|dead|death|suicid\w*|kill\w*|hurt\w*|harm\w*|cut\w*|thoughts?|exist|wake up|disappear|sometimes|used to|years ago|when i was|be here|end it|life|no|would not|scares?)\b/,
  "past-help":
    /\b(?:tr(?:ied|ying)|therap\w*|counsel\w*|psych\w*|shrink|coach\w*|pastor|doctors?|meds?|medic\w*|pills?|help(?:s|ed)?|work(?:s|ed)|books?|workbook|apps?|groups?|meetings?|rehab|hospital|yoga|meditat\w*|exercis\w*|gym|running|walk\w*|journal\w*|pray\w*|church|talk(?:ed|ing) to|saw|seen|went to|been to|quit|stopped|nothing|never|worse|better|melatonin|tea|breathing|cbt|emdr|dbt|aa)\b/,
  support:
    /\b(?:knows?|told|tell|talk\w*|nobody|no one|anyone|anybody|everyone|friends?|wife|husband|partner|boyfriend|girlfriend|mom|mother|dad|father|parents|sister|brother|family|kids?|son|daughter|roommate|cousin|aunt|uncle|grandm\w*|grandf\w*|pastor|buddy|colleagues?|coworkers?|dog|cat)\b/,
  stuck:
    /\b(?:need|want|like|prefer|advice|advise|questions?|ask\w*|listen\w*|quiet|silen\w*|talk\w*|tell\w*|push\w*|challeng\w*|ideas?|tools?|homework|plan|structure|guid\w*|lead|direct\w*|honest\w*|someone|somebody|hear\w*|understand\w*|space|room|time|explain\w*|help\w*|both|calm\w*|warm\w*|kind\w*|gentle|stay\w*)\b/,
  "hard-truth":
    /\b(?:straight|direct\w*|blunt\w*|honest\w*|soft\w*|gentl\w*|kind\w*|slow\w*|say|tell\w*|truth|plain\w*|sugar\w*|wrapped|ask|nice\w*|humor|joke|careful\w*|care|clear\w*|either|depends|time|hear|take it|handle|warning)\b/,
  dealbreaker:
    /\b(?:if|when|judg\w*|talk\w*|listen\w*|late|phone|clock|silen\w*|nod\w*|push\w*|preach\w*|lectur\w*|advice|tell\w*|ask\w*|relive|homework|sides?|feel\w*|therap\w*|counsel\w*|someone|somebody|they|being|not|never|no|nothing|fake|cold|rude|dismiss\w*|pity|religio\w*|god|money|cancel\w*)\b/,
};

/** Begins to tell of somebody, and does not say what it should be or was like. */
const TELLS_A_STORY =
  /^(?:(?:well|so|and|but|um|uh|honestly|yeah|no|yes) )*(?:i|my|we|our|he|she|they|it|there)\b/;

/** Whether what was said is about something else than the question. */
function isElsewhere({ aspects }: Asked, said: Utterance): boolean {
  // Problems are spoken of in the answer to anything.
  const found = [...said.aspects.keys()].filter((aspect) => aspect !== "problem");
  if (found.length === 0 || aspects.length === 0) return false;
  if (aspects.includes("goals") && !found.includes("goals")) {
    return !said.answer.text.tokens.some(({ word }) => OF_THE_FUTURE.test(word));
  }
  if (aspects.includes("past-help") && found.some((aspect) => IS_NO_HELP.includes(aspect))) {
    return !found.includes("past-help");
  }
  if (aspects.some((aspect) => STORY.includes(aspect))) {
    return found.every((aspect) => ABOUT_THERAPY.includes(aspect) || PRACTICAL.includes(aspect));
  }
  const near = GROUPS.filter((group) => aspects.some((aspect) => group.includes(aspect))).flat();
  return !found.some((aspect) => near.includes(aspect));
}

/** Whether a longer utterance speaks of nothing that the question is about. */
function isBeside({ aspects }: Asked, words: readonly string[]): boolean {
  const patterns = aspects.flatMap((aspect) => SPEAKS_OF[aspect] ?? []);
  if (patterns.length === 0 || patterns.length < aspects.length) return false;
  const plain = words.join(" ");
  // A screening is answered in words about it, however few.
  const isShort = words.length <= SHORT || !TELLS_A_STORY.test(plain);
  if (isShort && !aspects.includes("safety")) return false;
  return !patterns.some((pattern) => pattern.test(plain));
}

/** Whether a fee, a time, a place or the like is in an answer to the question about it. */
function isPractical(question: string, source: string): boolean {
  const read = readAnswers([{ questionId: "", question, answer: source }]);
  const { formats, states, fee, times } = readPracticalities(read);
  return formats.length > 0 || states.length > 0 || Boolean(fee) || Boolean(times);
}

const ANY_WILL_DO =
  /\b(?:any|anything|anytime|whatever|either|flexible|matter|care|preference|english|cheap|free|insurance|money|time|hundred|dollars?|\d{2,})\b/;

/** Whether an utterance truly answers the question that was asked. */
export function answersAsked(question: string, asked: Asked, said: Utterance): boolean {
  const { text, mentions } = said.answer;
  const words = text.tokens.map(({ word }) => word);
  if (words.length === 0 || moveOf(text) !== null) return false;
  if (asked.aspects.some((aspect) => said.aspects.has(aspect))) return true;
  const screened = answersSafetyQuestion(question, text);
  if (screened !== null) return screened;
  const plain = words.join(" ").replace(BEFORE_YES_OR_NO, "");
  if (YES_OR_NO.test(question) && SAYS_YES_OR_NO.test(plain)) return true;
  if (isElsewhere(asked, said) || isBeside(asked, words)) return false;
  // "Quiet", "straight": one word about manner is an answer to a question about it.
  const isManner = asked.aspects.some((aspect) => MANNER.includes(aspect));
  if (isManner && ofKind(mentions, "style").length > 0) return true;
  if (asked.aspects.some((aspect) => PRACTICAL.includes(aspect))) {
    return isPractical(question, text.source) || ANY_WILL_DO.test(words.join(" "));
  }
  return contentWords(text).size > 0 && words.some((word) => !NOTHING.test(word));
}
