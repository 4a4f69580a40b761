import { REFUSAL_PHRASES } from "../../matching/refusals.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { readText, type Text, type Token } from "../text/tokens.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

/**
 * A part of a sentence that makes one statement: tokens `from` to `to`, inclusive. `refuses`: says
 * what the therapist leaves to others. `hedged`: a wish, a plan, the past, or what others do.
 */
export interface Statement {
  from: number;
  to: number;
  refuses: boolean;
  hedged: boolean;
}

/** A sentence of an answer as read. */
export interface ReadSentence extends Sentence {
  text: Text;
  statements: Statement[];
}

const set = (words: string) => new Set(words.split(/\s+/));

/** A clause with one of these can stand alone; one without belongs to its neighbor. */
const VERBS = set(
  `am is are was were be have has had do does did can could will would should may might must see saw
   treat work help refer send use love enjoy specialize specialise focus prefer offer take get give
   know need want like come go tell ask say talk trained learned try leave pass keep let belong start
   stop feel make think write call bring`,
);

const REFUSES = compilePhrases(
  [
    ...REFUSAL_PHRASES,
    "send ~ on|elsewhere|away|out",
    "send ~ them|people|somebody|someone ~ to",
    "goes|go to ~ someone|somebody|specialist|colleague|colleagues",
    "send ~ to ~ colleague|colleagues|someone|somebody|specialist|specialists",
    "pass ~ on|along|over",
    "hand ~ over|off",
    "not ~ my ~ thing|area|field|lane|strength|wheelhouse|work|world|cup",
    "stay|steer ~ away|out|clear ~ of|from",
    "not ~ person|one|guy|therapist|clinician ~ for",
    "do not ~ do|take|touch|run|see|treat|handle",
    "never ~ do|take|treat|see|handle",
    "no longer ~ see|treat|take|do|work",
    "somebody|someone else",
    "turn ~ away|down",
    "belong|belongs ~ with",
    "beyond ~ me|my|what i",
    "out of ~ depth|league|scope",
    "not ~ trained|qualified|equipped|competent|licensed",
    "never ~ trained|learned|got",
    "will|would not ~ touch|handle",
    "nor do i ~ work|see|treat|take|do",
    "refuse to",
    "i refuse",
    "not ~ take on",
    "better off ~ with",
    "needs|need ~ more than|higher level|specialist|team|program|hospital|detox|residential",
    "stopped ~ taking|seeing|doing|treating",
    "gave up ~ on?",
  ].map((phrase) => ({ phrase, value: true })),
);

/** Says that somebody is *not* sent away, or refuses only a manner of doing things. */
const NO_REFUSAL = compilePhrases(
  [
    "do not|never|rarely|not ~ refer|send ~ away|on|elsewhere|out",
    "not ~ take|taking ~ sides|side|notes|it personally|offense|anything personally|long",
    "do not|will not|never ~ see ~ as|it|therapy|myself|the point",
    "not ~ do ~ it|that|this|anything|to|well|alone|everything",
    "turn ~ away from ~ feelings|pain|anger",
    "not ~ treat ~ like|as",
    "send ~ home|email|text|link|note",
    "never ~ take|do|see ~ it|that|sides",
    "no ~ longer ~ need|needs|come|comes",
    "not ~ offer ~ advice|solutions|answers",
  ].map((phrase) => ({ phrase, value: true })),
);

const HEDGES = compilePhrases(
  [
    "would ~ like|love to",
    "hope|plan|want|going to ~ learn|train|study",
    "used to",
    "interested in ~ learning|training|getting",
    "=learning",
    "in training",
    "signed up",
    "next|this year ~ i",
    "read about",
    "reading about",
    "heard of|about",
    "dabble*",
    "years ago ~ i ~ did|worked|saw|ran",
    "some|many|other|most therapists|clinicians|colleagues",
    "colleague|colleagues|partner|wife|husband|supervisor ~ who? ~ does|do|treats|treat|specializes|specialises|sees|use|uses",
    "my|our ~ =does|=uses|=treats|=specializes|=specialises|=practices|=runs",
    "i ~ as a ~ teenager|child|kid|teen|student",
    "i was ~ treated|diagnosed|depressed|anxious|addicted",
    "i had|have|lived|struggled ~~ myself",
    "halfway|midway|partway through",
    "=finishing|=completing|=starting ~ training|course",
    "my own ~ therapy|therapist|divorce|depression|anxiety|recovery|panic|history|childhood|addiction",
    "i was ~ myself",
    "my ~ mother|father|brother|sister|son|daughter ~ has|had|was|is",
    "someday",
    "some day",
    "one day ~ i",
    "considering",
    "not yet",
    "before i ~ became|was",
    "my last|first|old|previous job",
    "internship",
    "not sure ~ if|whether",
    "wish ~ i",
  ].map((phrase) => ({ phrase, value: true })),
);

const isVerb = ({ word, stem }: Token) => VERBS.has(word) || VERBS.has(stem);

/** Whether a sentence has no verb: "anxiety, CBT", "EMDR and trauma". */
export const isFragment = ({ text }: ReadSentence): boolean => !text.tokens.some(isVerb);

/** The tokens of the clause that begins at `from`. */
function clauseAt({ tokens }: Text, from: number): Token[] {
  let to = from;
  while (to < tokens.length && tokens[to]?.clause === tokens[from]?.clause) to++;
  return tokens.slice(from, to);
}

const TURNS = set("but though although however except yet");
const POINTS_BACK = /^(?:those|these|them|that|both|all|it)$/;
/** "I refer on", "we do not do": too short to say of what. */
const NO_OBJECT = 4;

/**
 * Whether a clause begins a statement of its own. What leads up to its verb ("Psychosis, active
 * addiction I refer on") stays with it, and what only lists on ("I treat OCD, panic, tics") stays
 * with what came before.
 */
function beginsStatement(clause: readonly Token[], hasVerb: boolean): boolean {
  const verb = clause.some(isVerb);
  if (hasVerb) return verb || TURNS.has(clause[0]?.word ?? "");
  const speaks = clause.slice(0, 2).some(({ word }) => /^(?:i|we)$/.test(word));
  const pointsBack = clause.some(({ word }) => POINTS_BACK.test(word));
  return speaks && verb && clause.length > NO_OBJECT && !pointsBack;
}

const NOT_YET = compilePhrases([
  { phrase: "not ~ yet", value: true },
  { phrase: "not ~ using ~ yet", value: true },
]);

/** Where in a sentence each statement begins. */
function openings(text: Text): number[] {
  const { tokens } = text;
  const starts = [0];
  let hasVerb = false;
  for (let i = 0; i < tokens.length; i++) {
    if (i > 0 && tokens[i]?.clause !== tokens[i - 1]?.clause) {
      if (beginsStatement(clauseAt(text, i), hasVerb)) {
        starts.push(i);
        hasVerb = false;
      }
    }
    if (tokens.slice(i, i + 1).some(isVerb)) hasVerb = true;
  }
  return starts;
}

function statementsOf(text: Text): Statement[] {
  const starts = openings(text);
  const refusing = findPhrases(REFUSES, text);
  const kept = findPhrases(NO_REFUSAL, text);
  const hedging = findPhrases(HEDGES, text);
  // "Halfway through the training, not using it yet": the whole sentence is about later.
  const later = findPhrases(NOT_YET, text).length > 0;
  return starts.map((from, i) => {
    const to = (starts[i + 1] ?? text.tokens.length) - 1;
    const within = (match: { from: number }) => match.from >= from && match.from <= to;
    return {
      from,
      to,
      refuses: refusing.some(within) && !kept.some(within),
      hedged: later || hedging.some(within),
    };
  });
}

/** Reads an answer sentence by sentence. */
export function readSentences(answer: string): ReadSentence[] {
  const sentences = sentencesOf(answer);
  return sentences.map((sentence, at) => {
    const text = readText(sentence.source);
    const statements = statementsOf(text);
    // "EMDR? No." takes back what it asks.
    if (!sentence.source.endsWith("?") || !SAYS_NO.test(sentences[at + 1]?.source ?? "")) {
      return { ...sentence, text, statements };
    }
    return { ...sentence, text, statements: statements.map((one) => ({ ...one, refuses: true })) };
  });
}

const SAYS_NO = /^(?:no|nope|nah|never|not (?:me|any ?more|my))\b/i;

/** The statement to which a token belongs. */
export function statementAt({ statements }: ReadSentence, token: number): Statement | null {
  return statements.find(({ from, to }) => token >= from && token <= to) ?? null;
}

const NEGATORS = set("not never no without neither nor hardly rarely isnt nunca sin");
/** "not only", "no shame", "not afraid of": nothing is denied by these. */
const NOT_DENIED = set(
  "only just simply afraid scared shy matter doubt rush judgment judgement bullshit nonsense bs jargon lectures longer pressure agenda one",
);

/** "Kids who do not want to go in, panic": what others do not do ends with their clause. */
const isOfOthers = (tokens: readonly Token[], negator: number): boolean =>
  [1, 2].some((back) => /^(?:who|they|he|she)$/.test(tokens[negator - back]?.word ?? ""));

/** Whether a "no" earlier in the same statement takes back what begins at token `at`. */
export function isNegated(sentence: ReadSentence, at: number, last: number): boolean {
  const { tokens } = sentence.text;
  const statement = statementAt(sentence, at);
  for (let i = at - 1; i >= (statement?.from ?? 0); i--) {
    const token = tokens[i];
    if (token === undefined) continue;
    // "… cannot feel the floor; childhood trauma, in a word": what a semicolon parts is not denied.
    if (sentence.text.source.slice(token.end, tokens[i + 1]?.start).includes(";")) return false;
    if (!NEGATORS.has(token.word)) continue;
    const next = tokens[i + 1]?.word ?? "";
    if (i + 1 !== at && NOT_DENIED.has(next)) continue;
    if (token.clause !== tokens[at]?.clause && isOfOthers(tokens, i)) continue;
    return true;
  }
  // "EMDR is not something I do", "EMDR? No."
  const after = tokens.slice(last + 1, last + 5);
  const sameStatement = after.filter((_, k) => last + 1 + k <= (statement?.to ?? last));
  const be = sameStatement.findIndex(({ word }) => word === "not" || word === "never");
  if (be >= 0 && be <= 2 && sameStatement.slice(0, be).every(({ word }) => VERBS.has(word)))
    return true;
  return /^(?:no|nope|never)$/.test(after[0]?.word ?? "") && tokens.length <= last + 2;
}
