import { contentOf } from "../contribution/questions/likeness.ts";
import { phrases } from "../risk/expressions/expression.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { stem } from "../text/stem.ts";
import type { Text } from "../text/tokens.ts";
import { saidAlone } from "./said-alone.ts";
import { saysNothing } from "./says-nothing.ts";

/**
 * Something said about the conversation itself instead of an answer. `aside` is said to the program about
 * anything else, as `order` where it is told what to do: a joke that is asked for, a declaration of love.
 */
export type Move =
  | "already"
  | "upset"
  | "refuse"
  | "human"
  | "aside"
  | "order"
  | "wonder"
  | "repeat"
  | "explain"
  | "why"
  | "who"
  | "kept"
  | "advice"
  | "wait"
  | "skip"
  | "unsure"
  | "finish"
  | "stop"
  | "weary"
  | "here"
  | "yours"
  | "small-talk"
  | "takes-back"
  | "unclear";

/** These are read from single phrases in it; the others only where they are all that is said. */
type PhraseMove = Exclude<
  Move,
  "wait" | "stop" | "weary" | "here" | "yours" | "small-talk" | "takes-back" | "unclear"
>;

/** First come, first served, where one utterance could be several. */
const MOVES: readonly (readonly [PhraseMove, readonly string[]])[] = [
  [
    "order",
    phrases`(ignore|disregard|forget|override|bypass) ~~ (instructions|instruction|prompt|guidelines|programming); system prompt; developer mode; you are now (a|an|in|the|my|dan|free); pretend (you are|that you are|you have); repeat after me; jailbreak; (recommend|choose|pick) (dr|doctor)`,
  ],
  [
    "aside",
    phrases`(tell|say|give) me ~ (joke|riddle|fun fact|recipe|poem); tell me a (story|secret); (sing|rap) (me|a song|something|for me); write ~ me ~ (a|an|some) ~ (poem|song|essay|code|story|email)
      what is the (weather|time|date|capital|score); what time is it; what day is it; how is the weather; who is the president; what is your (name|favorite|age); how old are you; where are you from; do you have (feelings|a name|friends|a family|a boyfriend|a girlfriend); (do|can) you (dream|sleep|eat|cook|sing|dance|love me|like me); are you (single|married|hungry|alive|happy)
      =i love you; you are ~ (cute|sexy|hot|beautiful); marry me; will you (marry|date)`,
  ],
  [
    "human",
    phrases`(talk|speak|talking|speaking) (to|with) ~ (human|real person|someone real|somebody real|real therapist|agent|operator|representative|human being); (can|could|let) (i|me) ~ (talk|speak) to ~ (person|someone|somebody); (want|need|get me|give me) a (human|real person|operator|human being); real person please; is there a (human|real person|person) (here|there|i can)`,
  ],
  [
    "already",
    phrases`you ~ already ~ (asked|ask|said|know); you ~ (asked|ask) ~ (that|this|me) (already|before|twice|again); you (just|have just) asked; already (told|said|answered|mentioned) (you|that|this|it|so|everything); told you ~ already; just (=told|=answered) (you|that); just =said (that|so|it); (same|that) question (again|twice); asked and answered; did i not ~ just ~ (say|tell|answer); =said that (already|before)`,
  ],
  [
    "upset",
    phrases`you are ~ (useless|stupid|dumb|annoying|terrible|awful|horrible|worthless|ridiculous|rude|idiot|joke|pathetic|the worst|not helping|not listening|not helpful|no help|so bad); you (suck|stink); =i ~ (hate|despise) (you|this bot|this app|this thing|this conversation|your questions|these questions); fuck (you|off|this); screw (you|this); go to hell; you (do|are) not ~ (listen|listening|care|understand|get it|helping|hear); you never listen
      (this|that) is ~ (stupid|dumb|ridiculous|bullshit|waste of time|waste of my time|not helping); (stupid|dumb|useless|annoying) (bot|machine|computer|robot|ai|app|thing|questions|question|program); (sick|tired) of (this|these|your) (questions|question|bot|app|conversation|nonsense); are you ~ listening; you keep (asking|saying|repeating); getting on my nerves; you are just a (machine|bot|computer|program|robot)`,
  ],
  [
    "refuse",
    phrases`stop ~ asking; stop with (the|your|these); stop bothering me; i (refuse|decline) to (answer|say|tell|talk); (do|will|am|would) not ~ (answer|answering|tell|telling) (you|that|this|questions|question); not going to (answer|tell you|say|talk to you); why should i ~ (tell you|answer|trust you); (too many|enough|so many) ~ questions; do not ~ want ~ questions; do not ask ~ (me|that|this|about); not your business; mind your own; you have no right; do not ~ (trust|want) you; do not ~ feel like ~ (talking to you|answering)`,
  ],
  [
    "wonder",
    phrases`is it (normal|okay|ok|bad|weird|crazy|wrong|common|healthy|possible) (to|that|if|for|when|i); is (that|this|it) normal; am i ~ (going crazy|losing my mind|going insane|weird|broken|crazy|insane|normal|the only one|overreacting|a bad); does it (ever)? get ~ (better|easier); will (i|it|this) (ever)? (be ok|be okay|get better|feel better|feel normal|stop|go away|pass); will i ever; can (therapy|a therapist|people) ~ (help|change|fix|cure); does therapy ~ (help|work); what is wrong with me; why am i (like this|so|always|still); do other people ~ (feel|have|go); how long does (therapy|grief) ~ (take|last)`,
  ],
  [
    "repeat",
    phrases`(say|repeat) (that|it|the question) ~ (again|once more|please); (can|could) you repeat; repeat the question; come again; what was the question; what did you (say|ask)
      (did|do) not (hear|catch|get) (that|you|the question); pardon; say again`,
  ],
  [
    "explain",
    phrases`what do you mean; (did|do) not understand ~ (question|that|you|what you); what does that mean; how do you mean; not sure what you mean; can you explain; confused by ~ question`,
  ],
  [
    "why",
    phrases`why (do|are|would) you ~ (ask|asking|want|need) ~ (that|this|to know)?; why does (that|this|it) matter; what is that for; why ~ is that important`,
  ],
  [
    "who",
    phrases`are you ~ (real|human|robot|bot|ai|machine|computer|person|therapist|doctor); am i talking to ~ (human|robot|bot|ai|machine|computer|person|therapist); who are you; is this ~ (robot|ai|bot|human|computer)`,
  ],
  [
    "kept",
    phrases`(are you|is this) ~ recording; being recorded; who ~ (hears|listens|sees|reads) ~ (this|it|that); is this ~ (private|confidential|anonymous|safe to say); what happens ~ (with|to) ~ (this|recording|my words|what i say); do you ~ (save|store|keep|record)`,
  ],
  [
    "advice",
    phrases`what (should|would|can|do) (i|you) ~ do (about|with|now|here)?; (should|shall) i ~ (tell|leave|take|quit|stop|call|go|stay|break|confront|move|see|try|divorce|forgive|increase)
      do you think ~ (i|he|she|they|we|my) ~ (have|should|am|need|will|loves|hates|is|are); how (do|can|should) i ~ (stop|fix|deal|handle|cope|help|make|tell|get over|get out|talk to|survive); what (should|can|do) i (say|tell); (should|shall) we; do i have ~ (depression|anxiety|adhd|autism|ptsd|ocd|bipolar|disorder|problem); am i ~ (depressed|bipolar|autistic|psychotic|narcissist)
      can you ~ (help me with|fix|diagnose|treat|cure|advise); give me ~ advice; what do you ~ (advise|recommend|suggest)`,
  ],
  [
    "finish",
    phrases`find my therapist; find me ~ (therapist|someone|match); match me; no more questions; can we ~ (finish|be done|match)
      are we ~ done; how ~ (many|much) (more|longer|questions); how long ~ (will|does) this ~ take; is this going to take; get it over with; just (match|find) me`,
  ],
  [
    "skip",
    phrases`skip ~ (that|this|it|one|question); next (question|one); pass on (that|this); ask ~ something else; another question; rather not ~ (say|talk|answer|get into); (do|would) not ~ (want|like) to ~ (say|talk about|answer|get into|go there|discuss)
      prefer not to; no comment; not comfortable ~ (answering|talking|saying|sharing|with); (change|different) ~ (subject|topic); talk about something else; not want to talk about (it|that|this); not ready to ~ (talk|say|answer); none of your business; (that|this|it) is ~ too personal`,
  ],
  [
    "unsure",
    phrases`(do not|not) ~ (know|sure); no idea; no clue; hard to say; can not ~ say; never thought about ~ (it|that); =idk`,
  ],
];

const COMPILED = compilePhrases(
  MOVES.flatMap(([value, list]) => list.map((phrase) => ({ phrase, value }))),
);

/** In a longer utterance the same words are part of a story. */
const LONGEST: Record<PhraseMove, number> = {
  order: 60,
  aside: 12,
  human: 14,
  already: 9,
  upset: 10,
  refuse: 12,
  wonder: 16,
  repeat: 12,
  explain: 14,
  why: 12,
  who: 12,
  kept: 16,
  advice: 22,
  skip: 12,
  unsure: 7,
  finish: 12,
};

/** What of an evasion looks as if it said something. */
const EVASIVE: ReadonlySet<string> = new Set(
  "idk dunno know sure idea clue hard say pass skip next question rather comment thought whatever really honestly guess talk answer good am um uh maybe perhaps yet exactly quite still right now kind kinda sort"
    .split(" ")
    .map(stem),
);

/** The words of a text that say something; a contraction counts as what it stands for. */
export const contentWords = ({ tokens }: Text): ReadonlySet<string> =>
  contentOf(tokens.map(({ word }) => word).join(" "));

/** Whether a text says something besides that there is no answer. */
const saysMore = (text: Text) => [...contentWords(text)].some((word) => !EVASIVE.has(word));

/** These are said to the program; told of somebody else they are part of a story. */
const SAID_TO_US: ReadonlySet<Move> = new Set<Move>(["already", "upset", "refuse", "aside"]);
const SOMEBODY =
  /\b(?:he|she|they|him|her|wife|husband|partner|boyfriend|girlfriend|ex|mom|mother|dad|father|boss|son|daughter|kids?|friends?|people|therapist|counselor)\b/;

/** Reads whether an utterance is about the conversation itself; null when it is an answer. */
export function moveOf(text: Text): Move | null {
  const { tokens } = text;
  const words = tokens.map(({ word }) => word);
  const only = saidAlone(words.join(" "));
  if (only) return only;
  if (saysNothing(text)) return "unclear";
  const found = new Set(findPhrases(COMPILED, text).map(({ value }) => value));
  const isTold = SOMEBODY.test(words.join(" "));
  const counts = (name: PhraseMove) =>
    found.has(name) && words.length <= LONGEST[name] && !(isTold && SAID_TO_US.has(name));
  const move = MOVES.find(([name]) => counts(name))?.[0] ?? null;
  return move === "unsure" && saysMore(text) ? null : move;
}
