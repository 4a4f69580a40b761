import { tellsOfOwnDanger } from "./own-danger.ts";
import type { NamingSentence, ReadResponse } from "./read-questionnaire.ts";
import { trimmedTo } from "./sentences.ts";
import { isFragment } from "./statements.ts";

/** What a quote is taken for, by the words that make a sentence worth quoting there. */
export type QuoteFor =
  | "whom"
  | "evidence"
  | "first-session"
  | "methods"
  | "stuck"
  | "progress"
  | "hard-truth"
  | "repair"
  | "culture"
  | "self"
  | "risk"
  | "risk-help"
  | "risk-limits"
  | "not-offered"
  | "limits"
  | "manner"
  | "open";

/** Says that help is not there at some times: "I am not available at night". */
const NOT_THERE =
  /(?:\b(?:not|never|no|cannot)|n['’]t)\b(?: [\w-]+){0,4} (?:between sessions|contact|calls?|after[- ]hours|texts?|emails?|messages|available|reachable|crisis|emergenc\w*|nights?|weekends?|on[- ]call)\b/i;

const CUES: Record<QuoteFor, RegExp> = {
  whom: /\b(?:I (?:help|see|work|treat|do|am)|people|clients|folks|couples|families|kids|teens|who|best|most)\b/i,
  evidence:
    /\b(?:know|tell me|scores?|measure|track|see it|come back|write|notice|sleep|numbers?)\b/i,
  "first-session":
    /\b(?:I|we|you)\b.*\b(?:ask|tell|sit|tea|coffee|door|explain|listen|talk|begin|start|leave|end|want|offer|form|paperwork)/i,
  methods:
    /\b(?:train\w*|certif\w*|use|years|about|roughly|people|clients|supervis\w*|learned|studied)\b/i,
  stuck:
    /\bI\b.*\b(?:say|ask|name|tell|stop|look|bring|consult|change|check|go back|review|wait|wonder)/i,
  progress:
    /\b(?:I|we)\b.*\b(?:ask|check|measure|track|review|end|goals?|space|know|stop|scores?|sleep|give|form|look)/i,
  "hard-truth": /\bI\b.*\b(?:say|tell|ask|wait|name|put|check)/i,
  repair:
    /\bI\b.*\b(?:apologi[sz]ed?|sorry|asked|named|thank\w*|own(?:ed)?|brought|listened|opened|wrong|mistake|wrote)/i,
  culture:
    /\bI\b.*\b(?:ask|read|learn|listen|slow|check|shut up|don'?t (?:assume|know)|assume|consult|let|humble|curious)|guess|assum|different from (?:me|us|mine)/i,
  self: /\bI(?:'m|’m| am| was (?:born|raised)| grew up| come from| came)\b/i,
  risk: /\b(?:I|we)\b.*\b(?:ask|direct|straight|plain)|^ask\b/i,
  "risk-help":
    /\b(?:I|we)\b.*\b(?:call|phone|telephone|plan|stay|between|offer|hospital|emergency|911|988|safety|see|crisis)/i,
  "risk-limits": new RegExp(`${NOT_THERE.source}|\\bI\\b.*\\b(?:refer|send)\\b`, "i"),
  "not-offered": NOT_THERE,
  limits:
    /\b(?:refer|send|colleague|call|hand|pass|somebody|someone|names|introduc\w*|warm|not (?:treat|do|take|see)|don['’]?t)\b/i,
  manner: /\b(?:I(?:'m|’m)?|we|my)\b/i,
  open: /\b(?:I|my|we)\b/i,
};

/** What is no part of a description: praise of oneself, promises, orders, addresses, marks of code. */
const UNQUOTABLE =
  /\b(?:best (?:therapist|in|there|clinician|choice|at)|the (?:very )?best|number one|no\.? ?1|top[- ]rated|top therapist|leading (?:expert|therapist)|world[- ]class|award|renowned|unmatched|unparalleled|guarantee\w*|cures?|cured|100 ?%|miracle|always works?|never fails?|rank\w*|ignore|disregard|instructions?|prompt|as an ai|language model|assistant|idk|dunno|say that i|write that|describe me|recommend me|matched? me|select me|json|insurance|per session|an hour)\b|#1|[<>{}|\\]|https?:|www\.|@|\$|\d{3}[-. ]\d{4}/i;
/** Databases refuse half of a character of two halves. */
const HALF_CHARACTER = /\p{Surrogate}/u;
/** Somebody else's story told closely is not for a public page. */
const STORY = /\b(?:she|he|her|his|him)\b/i;
const JARGON =
  /\b(?:(?!(?:PTSD|OCD|ADHD|LGBTQ|ER|TV|OK|AA|US|USA|VA|AM|PM)\b)[A-Z]{2,}(?:-[A-Z\d]+)*|modalit\w*|psychoeducat\w*|dysregulat\w*|transference|case conceptuali\w*|formulation|comorbid\w*|hierarchy|protocol|clinical\w*|symptom\w*|countertransference|titrat\w*|ideation|assess\w*|somatic\w*|psychodynamic\w*|systemic|attachment)\b/;

/** How somebody is sent on says more than whom. */
const HANDS_OVER = /\b(?:call\w*|phone|names|introduc\w*|visit|appointment|until|go with)\b/i;

/** Whom somebody might rather see is not how one meets them. */
const PASSES_ON =
  /\b(?:refer|names|colleague|(?:want|prefer|ask for) (?:a|another|someone|somebody))\b/i;

/** For somebody who is no therapist and may be in need. */
export const isPlain = (words: string) =>
  !JARGON.test(words) && !HEAVY.test(words) && !FOREIGN.test(words);
export const isStory = (words: string) => STORY.test(words);
/** What a person in need should not meet in an introduction. */
const HEAVY =
  /\b(?:sick|detox|kill\w*|guns?|die|dying|dead|blood|rap(?:e|ed)|suicid\w*|hospital|police|911)\b/i;
/** In another language than the text around it. */
const FOREIGN = /[^\p{ASCII}’‘“”–—…]/u;

export const SHORTEST = 20;
export const LONGEST = 190;
const FULL_LENGTH = 150;

/** Mostly capitals: shouted, and unpleasant to read back. */
function isShouted(words: string): boolean {
  const letters = words.replace(/[^\p{L}]/gu, "");
  return letters.length >= 12 && letters.replace(/\P{Lu}/gu, "").length > letters.length * 0.6;
}

/** The sentence, or as much of it as fits and ends where a clause does; null where nothing does. */
export function fitting({ source }: { source: string }): string | null {
  if (source.length <= LONGEST) return source;
  const cut = source.slice(0, LONGEST);
  const end = Math.max(
    cut.lastIndexOf(";"),
    cut.lastIndexOf(" – "),
    cut.lastIndexOf(" — "),
    cut.lastIndexOf(": "),
  );
  const comma = cut.search(
    /,(?= (?:and|but|so|because|then|which|while) )(?!.*,(?= (?:and|but|so|because|then|which|while) ))/,
  );
  const at = Math.max(end, comma);
  return at < 60 ? null : trimmedTo(source, 0, at).source;
}

const JOINER = /^(?:and|but|so|because|or|then|also|well|plus|like|um|uh|honestly)\b[\s,]+/i;

/** Without a word that only joins, and without quotation marks around all of it. */
function unwrapped(words: string | null): string | null {
  if (words === null) return null;
  const bare = words.replace(JOINER, "");
  return /^["“][^"“”]+["”]$|^['‘].+['’]$/.test(bare) ? bare.slice(1, -1).replace(/\.$/, "") : bare;
}

/** Brackets and quotation marks that are opened are also closed. */
function isWhole(words: string): boolean {
  const count = (mark: RegExp) => words.match(mark)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && count(/"/g) % 2 === 0 && count(/“/g) === count(/”/g);
}

/** "I called her and said I was sorry": what the therapist did, not what the client lived through. */
const isOwnRepair = (words: string, purpose: QuoteFor) =>
  purpose === "repair" &&
  /^(?:I|(?:in|at) (?:the|our) next (?:session|hour|one),? I)\b/i.test(words) &&
  CUES.repair.test(words) &&
  (words.match(new RegExp(STORY.source, "gi"))?.length ?? 0) <= 2;

function worth(words: string, purpose: QuoteFor, sentence: NamingSentence): number {
  let value = CUES[purpose].test(words) ? 2 : 0;
  value += Math.min(words.length, FULL_LENGTH) / FULL_LENGTH;
  if (/^(?:I|We|i|we)\b/.test(words) && purpose !== "methods") value += 0.5;
  if (STORY.test(words)) value -= isOwnRepair(words, purpose) ? 0.5 : 2.5;
  if (/["“”]/.test(words)) value -= 0.7;
  if (/\d/.test(words) && purpose !== "methods" && purpose !== "evidence") value -= 0.5;
  if (/\p{Extended_Pictographic}|!!|\?\?|\.\.\./u.test(words)) value -= 1;
  if (
    /^(?:that|this|it|they|those(?! who)|these|then|so|and|but|or|because|which|also|him|same)\b/i.test(
      words,
    )
  )
    value -= 1;
  if (purpose === "whom" && /\balso\b/i.test(words)) value -= 0.7;
  if (purpose === "culture" && PASSES_ON.test(words)) value -= 1.5;
  if (purpose === "limits" && HANDS_OVER.test(words)) value += 0.7;
  if (purpose === "manner") {
    if (sentence.findings.some(({ meaning }) => meaning.kind === "manner")) value += 1;
    if (/\bnot\b|n['’]t\b/.test(words)) value -= 0.5;
  }
  if (sentence.statements.some(({ hedged }) => hedged) && purpose !== "limits") value -= 1;
  return value;
}

/** A sentence that may be quoted, with what it names. */
interface Candidate {
  words: string;
  tags: string[];
  value: number;
}

const NOTHING: ReadonlySet<string> = new Set();
const TELLS_LIMITS: ReadonlySet<QuoteFor> = new Set(["limits", "risk-limits", "not-offered"]);
/** Only a sentence that says so in words of its own will do, no answer as a whole. */
const NEVER_WHOLE: ReadonlySet<QuoteFor> = new Set(["manner", "risk-limits", "not-offered"]);
/** Where bare names are told of elsewhere in the description. */
const LISTS_WELL: ReadonlySet<QuoteFor> = new Set(["whom", "evidence"]);

/** Chooses quotes from the answers, each sentence once. */
export class Quotes {
  private readonly used = new Set<string>();

  /** Whether words may stand in a description at all. */
  static mayBeQuoted(words: string): boolean {
    return (
      words.length >= SHORTEST &&
      !UNQUOTABLE.test(words) &&
      !HALF_CHARACTER.test(words) &&
      !isShouted(words) &&
      isWhole(words)
    );
  }

  private candidates(response: ReadResponse, purpose: QuoteFor): Candidate[] {
    return response.sentences.flatMap((sentence, at) => {
      const words = unwrapped(fitting(sentence));
      if (words === null || this.used.has(words) || !Quotes.mayBeQuoted(words)) return [];
      const refuses =
        sentence.refuses || sentence.statements.some((statement) => statement.refuses);
      if (!TELLS_LIMITS.has(purpose) && refuses) return [];
      // Whom one keeps is no limit.
      if (purpose === "limits" && sentence.statements.some(({ keeps }) => keeps)) return [];
      const tags = sentence.findings.map(({ meaning }) => meaning.tag);
      return [{ words, tags, value: worth(words, purpose, sentence) - at * 0.05 }];
    });
  }

  /**
   * The sentence of these answers that serves best, letter for letter; null where none is good
   * enough. `plain`: without words of the trade, for somebody who is no therapist. `unlike`: tags
   * that it must not name.
   */
  take(
    responses: readonly ReadResponse[],
    purpose: QuoteFor,
    { plain = false, least = 1.5, unlike = NOTHING } = {},
  ): string | null {
    const [best] = responses
      .flatMap((response) => this.candidates(response, purpose))
      .filter(
        ({ words, tags }) => (!plain || isPlain(words)) && !tags.some((tag) => unlike.has(tag)),
      )
      .sort((a, b) => b.value - a.value);
    const words =
      best === undefined || best.value < least ? this.whole(responses, purpose, plain) : best.words;
    if (words !== null) this.used.add(words);
    return words;
  }

  /** An answer of few words stands as a whole. */
  private whole(
    responses: readonly ReadResponse[],
    purpose: QuoteFor,
    plain: boolean,
  ): string | null {
    if (NEVER_WHOLE.has(purpose)) return null;
    for (const { answer, sentences } of responses) {
      if (answer.length > LONGEST) continue;
      const { source } = trimmedTo(answer, 0, answer.length);
      const unsure = sentences.some(
        (sentence) =>
          this.used.has(sentence.source) ||
          sentence.refuses ||
          sentence.statements.some(({ refuses, keeps, hedged }) => refuses || keeps || hedged),
      );
      if (unsure || source.includes("\n") || this.used.has(source)) continue;
      // "CBT, anxiety": a list is told of in words, and quoted it would only be said twice.
      if (LISTS_WELL.has(purpose) && sentences.every(isFragment)) continue;
      // Sentence by sentence it was read already; together they may still say it.
      if (sentences.length > 1 && tellsOfOwnDanger(source)) continue;
      if (Quotes.mayBeQuoted(source) && !STORY.test(source) && (!plain || isPlain(source))) {
        for (const sentence of sentences) this.used.add(sentence.source);
        return source;
      }
    }
    return null;
  }

  /** Marks words as used, so that they are not quoted again. */
  keep(words: string): void {
    this.used.add(words);
  }
}

/** Words in quotation marks with the stop after them; a mark of their own needs none. */
export function closing(words: string): string {
  return /[!?…]["”’')]?$|\.["”’']$/.test(words) ? `“${words}”` : `“${words}”.`;
}
