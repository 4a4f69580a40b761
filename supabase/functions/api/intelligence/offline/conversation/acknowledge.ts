import { INITIAL_QUESTION_ID } from "../../../../../../shared/src/contracts/matchmaker.ts";
import type { ConversationState } from "../../intelligence.ts";
import { whoseIsIt } from "../reading/circumstances.ts";
import { type QuestionRole, questionRole } from "../reading/question-role.ts";
import { readAnswers } from "../reading/read-answers.ts";
import { readStyleWishes } from "../reading/style-wishes.ts";
import { oneOf } from "../reasons/phrasing.ts";
import { phrases } from "../risk/expressions/expression.ts";
import type { ProblemId } from "../taxonomy/problems.ts";
import type { StyleDimension } from "../taxonomy/style-pole.ts";
import { WORDS } from "../taxonomy/words.ts";
import { compilePhrases, findPhrases, hasPhrase } from "../text/phrases.ts";
import {
  TO,
  TO_A_PROBLEM,
  TO_A_WISH,
  TO_A_YOUNG_AGE,
  TO_WHO_ANOTHER_IS,
  TO_WORRY_ABOUT_ANOTHER,
  TO_WORRY_ABOUT_SOMEONE,
  type Ways,
} from "./acknowledgements.ts";
import { askedBy } from "./aspects.ts";
import { isDespair, isInPassing } from "./not-repeated.ts";
import { reflected } from "./reflect.ts";
import {
  isForTwo,
  isHardToSay,
  isOfAnother,
  tellsOfYoungAge,
  violationIn,
} from "./told-outright.ts";
import type { Utterance } from "./utterance.ts";

const of = (list: readonly string[]) =>
  compilePhrases(
    list.map((phrase) => ({ phrase, value: true })),
    WORDS,
  );

const THERAPIST_LEFT = of(
  phrases`my (therapist|counselor|counsellor|psychologist|psychiatrist|shrink) ~ (dumped|dropped|fired|ghosted|abandoned|left|quit|retired|discharged|stopped seeing|broke up with|let me go|moved away|moved out of|died|passed); (dumped|dropped|fired|ghosted|abandoned|discharged) by my (therapist|counselor|counsellor|psychologist|psychiatrist)`,
);
const LOSS = of(phrases`my {loved} ~ (died|passed away|=passed); (lost|losing) my {loved}`);
const NEARLY = /^(?:nearly|almost|if|when|would|could|not)$/;
const LOVED = new Set(WORDS.loved);

const NOBODY = of(
  phrases`(nobody|no one) ~ knows; not told ~ (anyone|anybody|a soul); told (no one|nobody); never ~ told ~ (anyone|anybody); (no one|nobody) to talk to`,
);
const JUST_NOBODY = /^\W*(?:nobody|no one|none|no-one)(?:\s+(?:really|at all|i guess))?\W*$/i;
const HELP_FAILED = of(
  phrases`(therap*|counsel*|meds|pills|medication|it|that|this|they|he|she|nothing) ~ (did|does|do) not ~ (help|work|do much|change anything|click); nothing (helped|worked|works|helps); never (helped|worked); useless; waste of time; made it worse; just nodded; (did|do) not do much`,
);
const HELP_HELPED = of(phrases`(helped|worked) ~ (a lot|a bit|some|well|me)?`);
const NO_HELP_YET =
  /^\W*(?:nothing|no|never|none)(?:\W+(?:really|yet|so far|at all|honestly|i have not|i haven't|this is my first time|this is the first time))*\W*$|\b(?:first time|never (?:been|tried|done|had|seen) (?:anything|any|it|that|a therapist|therapy|to therapy|counseling|one|somebody|someone))\b/i;
const WELL =
  /^(?:(?:hi|hello|hey|oh|yeah|so|actually|thanks|thank you|well|i|i'm|im|i am|am|doing|feeling|pretty|very|really|quite|all)\W+)*(?:good|great|wonderful|fantastic|excellent|happy|better|amazing|lovely|(?<=(?:doing|feeling|very|quite|pretty|i'm|i am)\W+)well)(?:\W+(?:thanks|thank you|today|actually|how are you|and you|really|than \w+ \w+|i think|i guess|to be honest|right now|i slept well))*\W*$/i;
const SO_SO =
  /\b(?:okay|ok|fine|alright|all right|so so|meh|tired|not bad|could be better|getting by|hanging in|up and down|surviving|exhausted|stressed)\b|(?:^|\b(?:feel\w*|i'm|im|i am|bit|little|kinda|kind of|pretty|so|very|quite|just|been)\s+)(?:weird|off|low|down)\b/i;
/** A longer answer tells more than how the day is. */
const SO_SO_AT_MOST = 10;
const PLAIN_NO =
  /^\W*(?:no|nope|never|nah|not at all|not really)\b(?! (?:more|worse|longer|one)\b)(?!.*\b(?:but|though|except|unless|sometimes|used to|anymore)\b)/i;
/** Whoever speaks so is met with care, whatever was asked. */
const OF_DEATH =
  /\b(?:dead|die|dying|death|buried|suicide|kill\w*|not (?:be )?(?:here|alive|around)|won't be (?:here|alive|around))\b/i;

/** The loss that somebody tells of, with the word they have for the one who is gone. */
function toLoss({ answer }: Utterance): string | null {
  const { text } = answer;
  const { tokens } = text;
  for (const { from, to } of findPhrases(LOSS, text)) {
    const inside = tokens.slice(from, to + 1);
    if (inside.some(({ word }) => NEARLY.test(word)) || NEARLY.test(tokens[from - 1]?.word ?? "")) {
      continue;
    }
    const [who, another] = inside.filter(({ word }) => LOVED.has(word));
    // "My friend's mom": whose loss it is may be guessed wrong.
    if (another || text.source.slice(who?.start, who?.end).includes("'")) return "I'm so sorry.";
    if (who && !/^(?:him|her)$/.test(who.word)) return `I'm so sorry about your ${who.word}.`;
  }
  return null;
}

const NOT_SO = /\b(?:don't|do not|never|dont|didn't|wouldn't) (?:want|mean|think|do)\b/i;

const isHeavy = (transcript: string) =>
  isDespair(transcript) ||
  (/\bi\b/i.test(transcript) && OF_DEATH.test(transcript) && !NOT_SO.test(transcript));

/** What fits the answer to what was asked, or to what the words were plainly about. */
function waysTo(state: ConversationState, said: Utterance, isAnswered: boolean): Ways | null {
  const { answer, aspects } = said;
  const { text } = answer;
  const { transcript, turns } = state;
  const heard = turns.at(-1)?.question ?? "";
  const known = state.questions.find(({ id }) => id === turns.at(-1)?.questionId);
  const asked = isAnswered ? askedBy(known?.question ?? heard).aspects : [];
  const about = (aspect: (typeof asked)[number]) =>
    asked.includes(aspect) || (asked.length === 0 && aspects.has(aspect));
  if (hasPhrase(THERAPIST_LEFT, text)) return TO.therapistLeft;
  if (about("safety") && PLAIN_NO.test(transcript)) return TO.plainNo;
  if (asked.includes("dealbreaker")) return TO.dealbreaker;
  if (asked.some((aspect) => aspect === "stuck" || aspect === "hard-truth" || aspect === "roots")) {
    return TO.manner;
  }
  if (about("past-help")) {
    if (NO_HELP_YET.test(transcript) && text.tokens.length < 12) return TO.noHelpYet;
    const failed = hasPhrase(HELP_FAILED, text);
    const helped = hasPhrase(HELP_HELPED, text);
    if (failed !== helped) return failed ? TO.helpFailed : TO.helpHelped;
    return TO.help;
  }
  if (about("support")) {
    return hasPhrase(NOBODY, text) || JUST_NOBODY.test(transcript) ? TO.alone : TO.support;
  }
  if (asked.includes("bad-days")) return TO.badDays;
  if (asked.includes("understand")) return TO.understand;
  if (isHeavy(transcript)) return TO.despair;
  if (asked.includes("goals")) return TO.goals;
  if (asked.some((one) => ["fee", "times", "format", "place", "language"].includes(one))) {
    return TO.practical;
  }
  return null;
}

/** Weaker than this a wish may be an accident of words. */
const PLAIN_WISH = 0.5;

/** What a question about manner asks for first. */
const DIMENSIONS: Partial<Record<QuestionRole, StyleDimension>> = {
  stuck: "lead",
  "hard-truth": "challenge",
  roots: "past",
};

/** A wish about manner, said plainly or as the answer to the question about it; never a guess. */
function toWish(
  { turns }: ConversationState,
  { answer, aspects }: Utterance,
  isAnswered: boolean,
): Ways | null {
  const { question = "" } = turns.at(-1) ?? {};
  const role = questionRole(question);
  const dimension = DIMENSIONS[role];
  const isAskedFor = isAnswered && dimension !== undefined;
  const isSaid = (["stuck", "hard-truth", "roots"] as const).some((one) => aspects.has(one));
  if (!isAskedFor && !isSaid) return null;
  if (isForTwo(answer.text)) return TO.together;
  // How it was elsewhere is no wish, and may be the opposite of one.
  if (aspects.has("past-help") || aspects.has("dealbreaker")) return null;
  if (isOfAnother(answer.text)) return null;
  const wishes = readStyleWishes(
    readAnswers([
      { questionId: "", question: isAskedFor ? question : "", answer: answer.text.source },
    ]),
  ).filter(({ fromExperience, strength }) => !fromExperience && strength >= PLAIN_WISH);
  const wish = isAskedFor ? wishes.find((one) => one.dimension === dimension) : wishes[0];
  return wish ? (TO_A_WISH[`${wish.dimension} ${wish.pole}`] ?? TO.manner) : null;
}

function toGreeting({ transcript, turns }: ConversationState, words: number): Ways | null {
  if (turns.at(-1)?.questionId !== INITIAL_QUESTION_ID) return null;
  if (WELL.test(transcript.trim())) return TO.well;
  return words <= SO_SO_AT_MOST && SO_SO.test(transcript.trim()) ? TO.soSo : null;
}

const HARD_TONES: ReadonlySet<string> = new Set(["sad", "anxious", "angry"]);

/** One of the ways: one that was not heard yet, or the one that was heard the longest ago. */
export function freshly(ways: Ways, { turns, transcript }: ConversationState): string {
  const lastHeard = (way: string) => turns.findLastIndex(({ question }) => question.includes(way));
  const [first, ...others] = ways.filter((way) => lastHeard(way) < 0);
  if (first !== undefined) return oneOf(`${transcript}${turns.length}`, [first, ...others]);
  return ways.reduce((a, b) => (lastHeard(b) < lastHeard(a) ? b : a));
}

/** One of the ways that was not heard yet, or else words that fit anything that was told. */
function warmly(ways: Ways, state: ConversationState): string {
  const isHeard = (way: string) => state.turns.some(({ question }) => question.includes(way));
  return freshly(ways.every(isHeard) ? TO.anything : ways, state);
}

/** What may be said back without sounding like a verdict on the person or a breach of trust. */
const SAID_BACK: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "sleep",
  "panic",
  "anxiety",
  "burnout",
  "phobias",
  "social-anxiety",
  "chronic-illness",
  "adhd",
  "transitions",
]);

/** Whether words of the person were said back in the question before this one. */
const wasReflected = ({ turns }: ConversationState) =>
  /^(?:you|you're|you've|you'd|your)\b/i.test(turns.at(-1)?.question ?? "");

/**
 * Where the words only sound like it, these would be a verdict, or a wrong guess at somebody's life: they
 * are met as themselves only when they were named.
 */
const ONLY_NAMED: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "trauma",
  "complex-trauma",
  "ocd",
  "bipolar",
  "psychosis",
  "bpd",
  "autism",
  "adhd",
  "eating",
  "body-image",
  "perinatal",
  "sexuality",
  "gender-lgbtq",
  "culture-faith",
  "immigration",
  "chronic-illness",
  "substance-use",
  "behavioural-addiction",
]);

/** What somebody is, not what they suffer from. */
const WHO_SOMEBODY_IS: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "sexuality",
  "gender-lgbtq",
  "culture-faith",
  "immigration",
  "autism",
  "adhd",
]);

const BETWEEN_PEOPLE: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "relationships",
  "infidelity-divorce",
  "family-conflict",
  "grief",
]);

function toProblem(state: ConversationState, { answer, problems }: Utterance): string | null {
  // A number of weeks or minutes reads like an age.
  const isYoung = tellsOfYoungAge(answer.text);
  const problem = problems.find(({ term, from, to }) => {
    return isYoung || term.id !== "teens" || whoseIsIt(answer.text, from, to) !== "self";
  });
  if (problem === undefined) return null;
  const { term, from, to } = problem;
  const whose = whoseIsIt(answer.text, from, to);
  if (whose !== "self" && WHO_SOMEBODY_IS.has(term.id)) return warmly(TO_WHO_ANOTHER_IS, state);
  // What a husband does to a marriage hurts the one who tells it.
  const isBetween = whose !== "someone" && BETWEEN_PEOPLE.has(term.id);
  if (whose === "someone") return warmly(TO_WORRY_ABOUT_SOMEONE, state);
  if (whose !== "self" && !isBetween) return warmly(TO_WORRY_ABOUT_ANOTHER, state);
  const isGuess = term.how !== "named" && ONLY_NAMED.has(term.id);
  const kind = warmly((isGuess ? null : TO_A_PROBLEM[term.id]) ?? TO.anything, state);
  const isSaidBack = SAID_BACK.has(term.id) && !wasReflected(state);
  const back = isSaidBack ? reflected(answer.text, from) : null;
  return back ? `${back} ${kind}` : kind;
}

/** What is said first to an utterance: that it was heard, and how. `isAnswered`: it answers what was asked. */
export function acknowledge(
  state: ConversationState,
  said: Utterance,
  isAnswered: boolean,
): string {
  const words = acknowledged(state, said, isAnswered);
  const isHeard = state.turns.some(({ question }) => question.includes(TO_A_YOUNG_AGE));
  if (isHeard || !tellsOfYoungAge(said.answer.text)) return words;
  const isAll = said.answer.text.tokens.length <= AGE_ALONE;
  return isAll ? TO_A_YOUNG_AGE : `${words} ${TO_A_YOUNG_AGE}`;
}

/** In so few words nothing is told besides an age. */
const AGE_ALONE = 6;

function acknowledged(state: ConversationState, said: Utterance, isAnswered: boolean): string {
  const violation = violationIn(said.answer);
  if (violation) return warmly(TO[violation], state);
  if (isInPassing(state.transcript)) return warmly(TO.passing, state);
  if (isHardToSay(said.answer.text)) return warmly(TO.saidAtAll, state);
  const loss = toLoss(said);
  if (loss && !state.turns.some(({ question }) => question.includes(loss))) return loss;
  const ways = toWish(state, said, isAnswered) ?? waysTo(state, said, isAnswered);
  if (ways) return warmly(ways, state);
  const problem = toProblem(state, said);
  if (problem) return problem;
  const greeting = toGreeting(state, said.answer.text.tokens.length);
  if (greeting) return warmly(greeting, state);
  if (said.aspects.has("feelings")) return warmly(TO.feelings, state);
  const sounds = state.heardTone !== null && HARD_TONES.has(state.heardTone);
  return warmly(sounds && isAnswered ? TO.hard : TO.anything, state);
}
