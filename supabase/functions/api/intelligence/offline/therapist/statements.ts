import { REFUSAL_PHRASES } from "../../matching/refusals.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import { readText, type Text, type Token } from "../text/tokens.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

/**
 * A part of a sentence that makes one statement: tokens `from` to `to`, inclusive. `refuses`: says
 * what the therapist leaves to others. `keeps`: says that nobody is sent away. `hedged`: a wish, a
 * plan, the past, or what others do.
 */
export interface Statement {
  from: number;
  to: number;
  refuses: boolean;
  keeps: boolean;
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

/** Says that somebody is *not* sent away. */
const KEEPS = compilePhrases(
  [
    "not|never|rarely|seldom|hardly refer",
    "not|never|rarely|seldom|hardly ~ refer|send|pass|hand|turn ~~ away|on|along|over|elsewhere|out|off",
    "nobody ~ i ~ refer|send|turn",
    "no one|client|patient ~ i ~ refer|send|turn",
    "refer|send|turn no one",
    "refer|send|turn nobody",
  ].map((phrase) => ({ phrase, value: true })),
);

/** Refuses only a manner of doing things, or the narrowness of doing nothing else. */
const NO_REFUSAL = compilePhrases(
  [
    "not|never only|just|exclusively|solely|merely|simply|always",
    "not|never work|see|treat|take|do|help only|just|exclusively|solely|merely",
    "not|never work|deal only|just|exclusively|solely|merely with",
    "not|never ~ treat|see|take|work|do ~~ without|unless|until",
    "not imagine|picture|think ~ not|never",
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
    "hope|plan|want|going|planning|hoping to ~ learn|train|study|get|do ~ trained|training|certified?",
    "hope|plan|want|going|planning|hoping to ~ learn|train|study",
    "would|i ~ love|like ~ training|trained|certified",
    "i ~ curious about",
    "looking into ~ training|getting",
    "thinking of|about ~ =training|=getting|=learning",
    "read|books|heard ~ about|on",
    "know ~ from ~ books|reading|book|podcast|podcasts",
    "=stopped|=quit ~ =using|=doing|=offering|=practicing|=practising|=with",
    "no longer ~ use|do|offer|practice|practise|work",
    "not ~ use|do|offer|practice ~~ anymore",
    "i ~ =moved|=drifted ~ away from",
    "i ~ gave|given up ~ on?",
    "train|teach|taught ~ others|colleagues|interns|students|residents|staff|therapists|clinicians ~ in|on",
    "train|training for ~ others|colleagues|interns|students|residents|staff|therapists|clinicians ~ in|on",
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

export const isVerb = ({ word, stem }: Token) => VERBS.has(word) || VERBS.has(stem);

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
  const keeping = findPhrases(KEEPS, text);
  const hedging = findPhrases(HEDGES, text);
  // "Halfway through the training, not using it yet": the whole sentence is about later.
  const later = findPhrases(NOT_YET, text).length > 0;
  return starts.map((from, i) => {
    const to = (starts[i + 1] ?? text.tokens.length) - 1;
    const within = (match: { from: number }) => match.from >= from && match.from <= to;
    const keeps = keeping.some(within);
    return {
      from,
      to,
      refuses: refusing.some(within) && !kept.some(within) && !keeps,
      keeps,
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
