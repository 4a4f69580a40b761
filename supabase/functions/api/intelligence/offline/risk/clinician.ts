import { findSignals } from "./signals.ts";

/** Whom a clinician writes about; never "them" or "him", whom they may also speak to. */
const CLIENT =
  "(?:clients?|patients?|people|persons?|someone|somebody|anyone|anybody|everyone|everybody|teens?|teenagers?|adolescents?|kids?|students?|veterans?|they|he|she|who)";
const SPEAKER = "(?:I|we)";
const SPEECH =
  /\b(?:says?|said|saying|tells?|told|telling|whispers?|whispered|writes?|wrote|texts?|texted|thinks?|thought|admits?|admitted|asks?|asked|asking|screams?|screamed)\b/gi;
const PERSON = new RegExp(`\\b(?:${CLIENT}|${SPEAKER})\\b`, "gi");
/** It is happening: then it is heard, whomever it is about. */
const URGENT =
  /\b(?:tonight|today|tomorrow|yesterday|right now|this (?:morning|evening|minute)|ready|loaded|goodbye|soon|anymore|body|note)\b/i;
const ASKS = /\b(?:asks?|asking|questions?|wonders?)\b/i;
const OF_CLIENTS = /\b(?:clients?|patients?)\b/i;
const FIRST_PERSON = /\b(?:I|me|my|mine|myself)\b/i;

/** Letters become blanks, so that everything else stays where it is; a stop parts what is left. */
const blank = (words: string, stop = ".") => `${stop}${" ".repeat(Math.max(0, words.length - 1))}`;

function without(
  text: string,
  pattern: RegExp,
  isOfOthers: (words: string, at: number) => boolean,
) {
  return text.replace(pattern, (...found) => {
    const words = String(found[0]);
    const at = found.findLast((part): part is number => typeof part === "number") ?? 0;
    return isOfOthers(words, at) ? blank(words, /^["“]/.test(words) ? "," : ".") : words;
  });
}

/** The sentence before a place, as far as it was written, without quotes. */
function leadTo(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 160), at).replace(/["“][^"“”]*["”]/g, " ");
  return before.slice(
    Math.max(...[".", "!", "?", "\n"].map((stop) => before.lastIndexOf(stop))) + 1,
  );
}

/** Who speaks a quote: the last person named before the last word of speech. */
function isSpokenByClient(lead: string, before: string): boolean {
  const speech = [...lead.matchAll(SPEECH)].at(-1);
  const subjects = speech === undefined ? lead : lead.slice(0, speech.index);
  const speaker = [...subjects.matchAll(PERSON)].at(-1)?.[0] ?? "";
  if (/^(?:he|she)$/i.test(speaker)) return OF_CLIENTS.test(before);
  return speaker !== "" && !/^(?:I|we)$/i.test(speaker);
}

/** So many characters back a client is still who "she" is. */
const NAMED_BEFORE = 600;
const THREAT = /\b(?:kill|hurt|hit|shoot|stab|find|beat|choke) (?:you|u)\b/i;

/** What clients say and what they are asked, in quotation marks. */
function withoutQuotes(text: string): string {
  return without(text, /["“][^"“”]{1,400}["”]/g, (quote, at) => {
    const lead = leadTo(text, at);
    if (URGENT.test(lead)) return false;
    const isAsked = quote.includes("?") || ASKS.test(lead);
    if (isAsked && /\byou/i.test(quote) && !FIRST_PERSON.test(quote)) return true;
    return (
      !THREAT.test(quote) && isSpokenByClient(lead, text.slice(Math.max(0, at - NAMED_BEFORE), at))
    );
  });
}

/** A sentence, up to its mark. */
const SENTENCE = /[^.!?\n]+[.!?\n]*/g;
/** "You thought …" up to where the writer speaks again; what a reader is asked for is no such question. */
const YOU =
  /\byou(?:r|rself)?\b(?! (?:know|tell|help|say|see)\b)(?:(?!\b(?:I|me|my|myself)\b)[^,.;!?])*/gi;

/** "Have you wanted to die? I have." */
const OWN_ANSWER =
  /^\W*(?:\w+,?\s+)?I (?:have|do|did|am|would|was)(?:\s*[.!,;]|\s*$|\s+(?:now|too|every|still|sometimes|also|all)\b)/i;

const isAnsweredAfter = (text: string, at: number) => OWN_ANSWER.test(text.slice(at, at + 80));

/** "Have there been days when you …?": what a client is asked. */
function withoutQuestions(text: string): string {
  return text.replace(SENTENCE, (sentence, at: number) => {
    if (isAnsweredAfter(text, at + sentence.length)) return sentence;
    const asks = sentence.trimEnd().endsWith("?");
    if (!asks && !ASKS.test(sentence)) return sentence;
    const isOfThem = asks && /\b(?:they|the client|the patient)\b/i.test(sentence);
    if (isOfThem && !FIRST_PERSON.test(sentence)) return blank(sentence);
    return without(sentence, YOU, () => true);
  });
}

/** "… tells me", "stay with me": the writer is only the one who is told. */
const TOLD =
  /\b(?:tells?|told|asks?|calls?|texts?|writes?|shows?|lets?|to|with|by|from|see|sees) (?:me|us)\b/gi;
const STRETCH = "(?:(?!\\b(?:I|we|me|my|myself|us)\\b)[^.;!?\\n])*";
/** "When he goes quiet" is said of somebody at home; a client is named. */
const CLIENT_NOT_NEAR = CLIENT.replace("|he|she|who", "");
const CONDITIONAL = new RegExp(
  `\\b(?:if|when|whenever|once|should|where|unless|whether|as soon as)\\s+(?:(?:a|an|the|any|some|every|my)\\s+)?(?:\\w+\\s+)?${CLIENT_NOT_NEAR}\\b${STRETCH}`,
  "gi",
);
const AT_LARGE =
  /(?<=(?:^|[.!?\n:;,])\s{0,3})(?:clients|patients|people|teens|teenagers|adolescents|students|veterans|those|(?:some|many|most)(?= (?:of them|want|have|say|are)\b)|(?:anyone|anybody|someone|somebody|everyone|a (?:client|patient|person|teen)) who)\b(?:(?!\b(?:I|we|me|my|myself|us)\b)[^.;!?\n])*/gi;
const SAID_TO_THEM =
  /\bI (?:tell|teach|remind|reassure|explain to) (?:them|clients|patients|people|him|her)\b(?:(?!\b(?:I|we|me|my|myself|us)\b)[^.;!?\n])*/gi;

/** Told of others up to where the writer comes in as the one who acts, and not as the one who suffers. */
function withoutOthers(text: string): string {
  const told = text.replace(TOLD, (words) =>
    words.replace(/(?:me|us)$/i, (it) => "_".repeat(it.length)),
  );
  const masked = [CONDITIONAL, AT_LARGE, SAID_TO_THEM].reduce(
    (left, pattern) =>
      without(left, pattern, (words, at) => {
        const next = left.slice(at + words.length);
        return !/^(?:me|my|myself|us)\b/i.test(next) && !URGENT.test(words);
      }),
    told,
  );
  return masked.replace(/_/g, (_, at: number) => text[at] ?? "");
}

const CARE =
  /\b(?:hospital\w*|ER|emergency|911|988|crisis|safety plan|refer\w*|colleagues?|psychiatr\w+|inpatient|clinic|detox|level of care|assess\w*|supervis\w+|calls? (?:the|their|a|for)|past attempts|who is with|changes everything|(?:family|wife|husband|partner|parents|somebody|someone) (?:takes?|keeps?|locks?|holds?|stays?))\b/i;
/** What was done, or is not there: no rule of care says so. */
const NO_RULE = /\b(?:nobody|no one|no family|hidden|written|counted|bought|better off)\b/i;
/** What only somebody in danger writes without a subject: "Don't want to live anymore". */
const OWN_WISHES = /^(?:death|not-living|kill-self|life|burden|es-)/;

/** In answer to a question about clients a sentence of care without an "I" is about them. */
function withoutRules(text: string): string {
  return without(text, SENTENCE, (sentence, at) => {
    if (isAnsweredAfter(text, at + sentence.length)) return false;
    if (FIRST_PERSON.test(sentence) || URGENT.test(sentence)) return false;
    if (!CARE.test(sentence) || NO_RULE.test(sentence)) return false;
    return !findSignals({ text: sentence }).some(
      ({ name, about }) => about === "self" && OWN_WISHES.test(name),
    );
  });
}

/**
 * What a clinician writes of themselves: their text without what they tell of clients, quote from
 * them, ask them, or do for them. Whatever has the writer in it stays, and so does whatever is
 * happening today.
 */
export function ownWordsOfClinician(text: string, question = ""): string {
  const own = withoutOthers(withoutQuestions(withoutQuotes(text)));
  return OF_CLIENTS.test(question) ? withoutRules(own) : own;
}
