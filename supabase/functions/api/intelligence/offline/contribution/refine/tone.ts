import { finish } from "../language/tidy.ts";
import { withPurpose } from "../questions/purpose.ts";
import { isSound } from "../questions/sound.ts";
import { short } from "./add.ts";
import type { Draft, DraftQuestion, Outcome } from "./draft.ts";
import { pointedAt } from "./references.ts";

type Tone = "shorter" | "softer" | "simpler" | "plainer" | "direct";

const TONES: readonly (readonly [Tone, RegExp])[] = [
  [
    "shorter",
    /\b(?:shorter|briefer|more concise|more compact|crisper|tighter|less wordy|less long)\b|^(?:shorten|tighten|condense|trim|abbreviate|cut down)\b/i,
  ],
  [
    "softer",
    /\b(?:softer|gentler|kinder|warmer|milder|more (?:gentle|tactful|careful|kind|warm|sensitive|delicate)|less (?:blunt|harsh|direct|intrusive))\b|^soften\b/i,
  ],
  [
    "plainer",
    /\b(?:less (?:clinical|technical|medical|formal|academic)|(?:fewer|less|without|no) (?:clinical |technical |medical )?(?:jargon|terms)|more (?:everyday|human|colloquial))\b/i,
  ],
  [
    "simpler",
    /\b(?:simpler|plainer|easier|clearer|more (?:simple|plain|understandable|accessible)|less (?:complicated|complex)|in plain (?:words|language|english)|in simple (?:words|language|english))\b|^simplify\b/i,
  ],
  ["direct", /\b(?:more direct|blunter|more straightforward|less soft|less vague)\b/i],
];

const SOFTENERS: readonly string[] = [
  "If you are willing to say, ",
  "As far as you would like to tell it, ",
  "If it is all right to ask, ",
  "In your own time and words, ",
];
const SOFT = new RegExp(
  `^(?:${SOFTENERS.map((soft) => soft.trim()).join("|")}|if you (?:like|want|feel like it|don't mind),?|would you (?:mind|be willing to) (?:telling|say)\\w* us,?)\\s*`,
  "i",
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const PLAIN: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\bapproximately\b/gi, "about"],
  [/\bcurrently\b/gi, "now"],
  [/\bpreviously\b/gi, "before"],
  [/\bprior to\b/gi, "before"],
  [/\butili[sz]e\b/gi, "use"],
  [/\bassistance\b/gi, "help"],
  [/\bexperience difficulty\b/gi, "have trouble"],
  [/\bdifficulties\b/gi, "troubles"],
  [/\bmodalit(?:y|ies)\b/gi, "methods"],
  [/\btherapeutic alliance\b/gi, "working together"],
  [/\brupture\b/gi, "falling-out"],
  [/\bintervention(s?)\b/gi, "method$1"],
  [/\bpsychotherapy\b/gi, "therapy"],
  [/\bpatient(s?)\b/gi, "client$1"],
  [/\bclinician(s?)\b/gi, "therapist$1"],
  [/\bsuicidal ideation\b/gi, "thoughts of suicide"],
  [/\b(?:psychotropic|psychiatric) medications?\b/gi, "medication"],
  [/\bdysregulat(?:ed|ion)\b/gi, (found) => (/ion$/i.test(found) ? "overwhelm" : "overwhelmed")],
  [/\bsomatic\b/gi, "physical"],
  [/\bcomorbid\b/gi, "other"],
  [/\badverse\b/gi, "bad"],
  [/\bnegative affect\b/gi, "bad feelings"],
  [/\bpresenting (?:problem|complaint|concern|issue)(s?)\b/gi, "main problem$1"],
  [/\bcommence\b/gi, "begin"],
  [/\bterminat(?:e|ion)\b/gi, (found) => (/ion$/i.test(found) ? "ending" : "end")],
  [/\bregarding\b/gi, "about"],
  [/\badditionally\b/gi, "also"],
  [/\bsomebody whom you\b/gi, "someone you"],
  [/\bwhom\b/gi, "who"],
];

const inPlainWords = (text: string) =>
  PLAIN.reduce(
    (rest, [from, to]) =>
      typeof to === "string" ? rest.replace(from, to) : rest.replace(from, (found) => to(found)),
    text,
  );

/** The question in other words; null when there is no way that is surely right. */
function retold(question: string, tone: Tone, place: number): string | null {
  const text = question.trim();
  if (tone === "softer") {
    if (SOFT.test(text)) return null;
    return `${SOFTENERS[place % SOFTENERS.length] ?? ""}${lowered(text)}`;
  }
  if (tone === "direct") return SOFT.test(text) ? capital(text.replace(SOFT, "")) : null;
  const first = /^[^.?!]*\?/.exec(text)?.[0] ?? text;
  const plain = tone === "simpler" || tone === "plainer" ? inPlainWords(text) : text;
  // Other words for the terms of the trade, and nothing else.
  if (tone === "plainer") return plain === text ? null : capital(plain);
  const sentence = /^[^.?!]*\?/.exec(plain)?.[0] ?? plain;
  const cut = withoutTail(sentence);
  if (cut !== null) return capital(cut);
  if (first.length < text.length) return capital(sentence);
  return plain === text ? null : capital(plain);
}

/** The question up to where it only adds. */
function withoutTail(sentence: string): string | null {
  const bare = sentence.replace(/\?\s*$/, "");
  const cut =
    /(?:, (?:and|or|so that|because|for instance|such as|including|even|straight|therapy)\b|: | \(| – | — |, (?=(?:what|how|whom|who|when|where)\b))/.exec(
      bare,
    );
  if (cut === null || cut.index < 12) return null;
  const head = bare.slice(0, cut.index).trim();
  return head.split(/\s+/).length >= 3 ? `${head}?` : null;
}

/** Fewer sentences, or the first half of a single one where that stands alone. */
export function shorterText(text: string): string | null {
  const sentences = text.trim().split(/(?<=[.!?”"])\s+(?=[A-Z“"])/);
  if (sentences.length > 1)
    return sentences.slice(0, Math.max(1, Math.floor(sentences.length / 2))).join(" ");
  const bare = text.trim().replace(/[.\s]+$/, "");
  if (/^(?:if|when|where|once|for|unless)\b/i.test(bare)) return null;
  const cuts = [...bare.matchAll(/[;:]|, (?:and|but|so|because|which|not)\b| \(/g)]
    .map(({ index }) => index)
    .filter((index) => index >= 30 && index <= bare.length * 0.8);
  const cut = cuts.at(-1);
  return cut === undefined ? null : finish(bare.slice(0, cut));
}

function toneOf(command: string): Tone | null {
  return TONES.find(([, pattern]) => pattern.test(command))?.[0] ?? null;
}

const VERBS =
  /^(?:make|shorten|tighten|condense|trim|abbreviate|soften|simplify|phrase|rephrase|reword|ask|put|say|word|cut down|shorter|softer|simpler|be|keep|the|question|it|all|both|every|i want|could|more|less|a|gentler|#|q?\d)/i;

/** "make it shorter", "make the first question softer", "simplify question 3". */
export function retone(command: string, draft: Draft): Outcome {
  const tone = toneOf(command);
  if (tone === null || !VERBS.test(command) || /\bsummary should (?:say|be|read)\b/i.test(command))
    return null;
  const what = TONES.reduce((rest, [, pattern]) => rest.replace(pattern, " "), command)
    .replace(/^(?:make|phrase|rephrase|reword|ask|put|say|word|keep)\b/i, " ")
    .replace(/\b(?:a (?:bit|little)|much|somewhat|slightly|way|please|even|more)\b/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (/\bsummary\b/i.test(what))
    return tone === "shorter"
      ? shortenSummary(draft)
      : {
          missed: `The summary cannot be made ${nameOf(tone)} without new words; please say what it should read.`,
        };
  if (/\b(?:reasons?|reasonings?|explanations?)\b/i.test(what) && tone === "shorter")
    return shortenReasons(what, draft);
  if (
    /^(?:it|this|that|everything|all|all of it|the (?:whole|result|text|thing|whole thing|analysis))?$/i.test(
      what,
    )
  ) {
    if (tone === "shorter") return shortenSummary(draft);
    return retoneQuestions(draft.questions, tone, draft, command);
  }
  const pointed = pointedAt(what, draft);
  if (!pointed.named)
    return { missed: `It is not clear what “${short(command)}” means, so nothing was changed.` };
  if (pointed.missed !== null) return { missed: pointed.missed };
  if (pointed.kind === "question") return retoneQuestions(pointed.questions, tone, draft, command);
  if (tone !== "shorter")
    return {
      missed: `An insight cannot be made ${nameOf(tone)} without new words; please say what it should read.`,
    };
  let changed = 0;
  for (const one of pointed.insights) {
    const insight = shorterText(one.now.insight);
    if (insight === null) continue;
    one.now = { ...one.now, insight };
    changed++;
  }
  return changed > 0
    ? "done"
    : { missed: "That insight is as short as it can be without new words." };
}

const nameOf = (tone: Tone) => {
  if (tone === "direct") return "more direct";
  return tone === "plainer" ? "less clinical" : tone;
};

function retoneQuestions(
  questions: readonly DraftQuestion[],
  tone: Tone,
  draft: Draft,
  command: string,
): Outcome {
  let changed = 0;
  for (const one of questions) {
    const question = retold(one.now.question, tone, draft.questions.indexOf(one));
    if (question === null || question === one.now.question || !isSound(question)) continue;
    one.now = withPurpose(one.now, { ...one.now, question });
    changed++;
  }
  if (changed > 0) return "done";
  return {
    missed:
      questions.length === 1
        ? `“${short(questions[0]?.now.question ?? "")}” cannot be made ${nameOf(tone)} without new words; please give the wording.`
        : `Nothing that “${short(command)}” names could be made ${nameOf(tone)} without new words.`,
  };
}

function shortenSummary(draft: Draft): Outcome {
  const summary = shorterText(draft.summary);
  if (summary === null)
    return { missed: "The summary is as short as it can be without new words." };
  draft.summary = summary;
  return "done";
}

function shortenReasons(what: string, draft: Draft): Outcome {
  const pointed = pointedAt(what, draft, "question");
  const chosen = pointed.questions.length > 0 ? pointed.questions : draft.questions;
  let changed = 0;
  for (const one of chosen) {
    const reasoning = shorterText(one.now.reasoning);
    if (reasoning === null) continue;
    one.now = { ...one.now, reasoning };
    changed++;
  }
  return changed > 0
    ? "done"
    : { missed: "The reasons are as short as they can be without new words." };
}
