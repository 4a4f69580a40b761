import type { Unit } from "./units.ts";
import { lowerWords } from "./words.ts";

const ENGLISH = new Set(
  "the a an and or but of to in on for with from at by is are was were be been have has had do does did not no that this it they them their we our you your i my he she his her what how who why when where which if whether because so than then as about can could would should will may might must never always people who more most some any all there".split(
    " ",
  ),
);

/** Of every so many words one is a small English word, even in a note. */
const LEAST_SHARE = 0.2;

const FOREIGN =
  /[à-öø-ÿ\u0400-\u9fff]|^(?:que|los|las|una|para|pero|porque|como|cuando|el|est|les|des|und|der|die|das|nicht|ich|ipsum|dolor|amet)$/;

/** Whether some words are English; short notes get the benefit of the doubt. */
export function isEnglish(lower: readonly string[]): boolean {
  const words = lower.filter((word) => /[a-z]/.test(word));
  const known = words.filter(
    (word) => ENGLISH.has(word) || ENGLISH.has(word.split("'")[0] ?? ""),
  ).length;
  const foreign = lower.filter((word) => FOREIGN.test(word)).length;
  if (foreign * 4 > words.length) return false;
  return words.length < 5 ? foreign === 0 : known >= words.length * LEAST_SHARE;
}

/** Whether a whole text is in English, as far as can be told. */
export const isEnglishText = (text: string) => isEnglish(lowerWords(text));

/** What people and machines are told to do, not what an expert thinks of people. */
const FOR_A_MACHINE =
  /\b(?:ignore|disregard|forget|override|bypass) (?:\w+ ){0,4}(?:above|previous|prior|earlier|preceding|instructions?|rules?|prompts?|everything|all)\b|\b(?:system|assistant|developer|user)\s*:|\byou are now\b|\bact as (?:a|an|if)\b|\b(?:system|hidden|secret|your) prompts?\b|\bjailbreak|\b(?:as|you are) an? (?:ai|language model|llm|chatbot|assistant)\b|\b(?:output|print|return) (?:only|with|in|the following|exactly|as|nothing)\b|\b(?:respond|reply|answer) only\b|^(?:respond|reply|answer) with\b|\b(?:output|print|reveal|leak|show|give|tell)(?: \w+){0,2} (?:password|passwords|token|tokens|api key|api keys|secret key|credentials|instructions|source code|json|poem)\b|\b(?:drop|truncate|delete) (?:(?:all )?tables?|from)\b|\binstructions? (?:above|below|given|are|say)\b|\bnew instructions?\b|\bdo anything now\b|\bdeveloper mode\b|\b(?:add|insert|include|write|create|list) (?:\w+ ){0,3}(?:questions?|insights?|summary) (?:that|which|saying|with|asking|about)\b.*\b(?:password|credit|card|ssn|social security|bank|address|phone number|e-?mail)\b/i;

const PRIVATE_DATA =
  /\b(?:password|passcode|credit card|card number|social security|ssn|bank account|pin code|api key|access token|login|maiden name)\b/i;

/** Markup and code: it may stand in a text, and says nothing. */
const CODE =
  /<\/?[a-z][^>]{0,200}>|\b(?:function|const|var|let)\s*\(|=>|\balert\(|\bdocument\.|\bselect \* from\b|https?:\/\//i;

/** Whether a thought is an instruction to a machine, asks for private data, or is code. */
export function isHostile(text: string): boolean {
  return FOR_A_MACHINE.test(text) || PRIVATE_DATA.test(text);
}

export const isCode = (text: string) => CODE.test(text);

const FIELD =
  /\b(?:therap\w*|clients?|patients?|clinicians?|counsel\w*|session\w*|people|person|someone|somebody|everyone|match\w*|feel\w*|felt|hurt\w*|help\w*|listen\w*|trust\w*|love\w*|lonel\w*|grie\w*|ang(?:er|ry)|asham\w*|shame\w*|afraid|fear\w*|anxi\w*|depress\w*|trauma\w*|mother\w*|father\w*|parents?|partners?|famil\w*|child\w*|kids?|marriage|couples?|sleep\w*|drink\w*|drunk|cry\w*|cries|tears|silen\w*|stuck|ruptur\w*|repair\w*|supervis\w*|treat\w*|disorder\w*|symptom\w*|diagnos\w*|suicid\w*|safe\w*|pain\w*|cop(?:e|ing)|support\w*|friends?|change[sd]?|hope[sd]?|goal\w*|relationship\w*|intima\w*|sex\w*|identity|cultur\w*|faith|relig\w*|homework|structure\w*|gentle|blunt|direct|challeng\w*|warm\w*|manner|style|pace|fees?|money|afford|insurance|licen[sc]\w*|training|method\w*|refer\w*|advice|quiet|truth|question\w*|ask\w*|answer\w*|veteran\w*|teen\w*|addict\w*|alcohol|eating|panic|ocd|adhd|autis\w*|emdr|cbt|dbt|exposure|room|hour|work\w*|story|stories|mourn\w*|widow\w*|divorc\w*|perfectionis\w*|worr\w*|burn\w*|men|women|boys|girls|adolescen\w*|medication|psych\w*|experience\w*|three months|why now)\b/i;

/** Whether words have anything to do with people, therapy or finding somebody to talk to. */
export const isOfTheField = (text: string) => FIELD.test(text);

/**
 * A thought we read: English, not for a machine, not code. `inEnglish`: the text around it is
 * English, so that a sentence of few small words is too.
 */
export function isReadable(unit: Unit, source: string, inEnglish = false): boolean {
  const said = source.slice(unit.start, unit.end);
  if (isHostile(unit.plain) || isCode(said)) return false;
  const lower = unit.words.map((word) => word.lower);
  return isEnglish(lower) || (inEnglish && !lower.some((word) => FOREIGN.test(word)));
}
