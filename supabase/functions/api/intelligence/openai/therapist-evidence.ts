import type { ClientAnswer, TherapistAnswers } from "../intelligence.ts";
import { readText } from "../offline/text/tokens.ts";
import { isNegated } from "../offline/therapist/negation.ts";
import { type NamingSentence, readQuestionnaire } from "../offline/therapist/read-questionnaire.ts";
import { statementAt } from "../offline/therapist/statements.ts";
import { findMeanings, type Meaning } from "../offline/therapist/vocabulary/lexicon.ts";
import { withoutCommands } from "./commands.ts";
import { CREDENTIALS } from "./credentials.ts";
import { type NumberSaid, numbersIn } from "./numbers.ts";
import { isWrittenIn, withoutQuotations } from "./soundness.ts";

/** A sentence of an answer, or of a text that is held against the answers. */
interface Said extends NamingSentence {
  leftToOthers: boolean;
}
type Kind = Meaning["kind"];

/** A wish or a plan of the therapist that the reading of statements does not know. */
const WISHED = /\bI(?:'d|['’]d| would)? (?:hope|plan|wish|want|aim|intend)\b/i;

/** Whether what stands at these tokens of a sentence is claimed, and not denied, wished for or left to others. */
function isClaimed(sentence: Said, from: number, to: number): boolean {
  const statement = statementAt(sentence, from);
  const isOther =
    sentence.leftToOthers || (statement !== null && (statement.refuses || statement.hedged));
  return !isOther && !isNegated(sentence, from, to) && !WISHED.test(sentence.source);
}

const readAnswers = (answers: readonly Pick<ClientAnswer, "question" | "answer">[]): Said[] =>
  readQuestionnaire(answers.map((one) => ({ ...one, questionId: "" }))).flatMap(
    ({ role, sentences }) =>
      // What answers "whom do you send on?" is what the therapist does not do.
      sentences.map((sentence) => ({ ...sentence, leftToOthers: role === "limits" })),
  );

const read = (text: string): Said[] => readAnswers([{ question: "", answer: text }]);

/** What a text speaks of, and what of that it claims: "method CBT", "language Spanish", "credential …". */
interface Spoken {
  named: Set<string>;
  claimed: Set<string>;
}

function spokenIn(sentences: Said[]): Spoken {
  const spoken: Spoken = { named: new Set(), claimed: new Set() };
  for (const sentence of sentences) {
    const say = (what: string, from: number, to: number) => {
      spoken.named.add(what);
      if (isClaimed(sentence, from, to)) spoken.claimed.add(what);
    };
    for (const { meaning, from, to } of sentence.findings) {
      say(`${meaning.kind} ${meaning.tag}`, from, to);
    }
    for (const credential of CREDENTIALS) {
      for (const { index } of sentence.source.matchAll(credential)) {
        const at = sentence.text.tokens.findIndex(({ end }) => end > index);
        if (at >= 0) say(`credential ${credential.source}`, at, at);
      }
    }
  }
  return spoken;
}

const OPENS = /[^\s,'’-]/;
const CAPITAL = /^\p{Lu}/u;
const NO_NAME = new Set(["i", "english"]);

/** The names that a text says: words with a capital that no sentence begins with, apart from what the lexicon knows. */
function namesIn(sentences: Said[]): string[] {
  return sentences.flatMap(({ text: { source, tokens }, findings }) => {
    const isKnown = (at: number) => findings.some(({ from, to }) => at >= from && at <= to);
    return tokens.flatMap(({ word, start, end }, at) => {
      const before = tokens[at - 1];
      const opens = before === undefined || OPENS.test(source.slice(before.end, start));
      const isName = CAPITAL.test(source.slice(start, end)) && before?.start !== start;
      return isName && !opens && !isKnown(at) && !NO_NAME.has(word) ? [word] : [];
    });
  });
}

/** What of a number has to be given: every one in digits, every span of years, and words from three on. */
const mustBeGiven = ({ value, digits, years }: NumberSaid) => digits || years || value > 2;

/** What a therapist's answers give, against which a description is held. */
export interface TherapistEvidence {
  /** The answers, without what was written for software. */
  ownWords: string[];
  /** Whether a label claims no problem, method, language, credential or number that the answers do not. */
  givesLabel(label: string): boolean;
  /**
   * The same of prose, which may say more of problems, but names no place, person or institution that
   * the answers do not. `aside`: texts that it may speak of without claiming what they say.
   */
  givesProse(text: string, aside?: readonly string[]): boolean;
  /** A method by its usual name, or null where the answers do not claim it. */
  methodNamed(label: string): string | null;
  /** A group of people by its name in the directory, or null where the answers do not claim it. */
  groupNamed(label: string): string | null;
}

/** A label as part of a sentence: "ACT" alone might be shouted, and "with ACT" is the method. */
const spelledOut = (label: string) => `with ${label}`;

const wordsOf = (texts: readonly string[]) =>
  texts.flatMap((text) => readText(text).tokens.map(({ word }) => word));

/** Reads the answers once, for all that is held against them. */
export function evidenceOf({ name, experience, answers }: TherapistAnswers): TherapistEvidence {
  const own = answers.map((given) => ({ ...given, answer: withoutCommands(given.answer) }));
  const ownWords = own.map(({ answer }) => answer);
  // What stands behind a name ("LMFT") was given, too.
  const given = spokenIn([...readAnswers(own), ...read(withoutCommands(name))]);
  const numbers = ownWords.flatMap(numbersIn);
  const values = new Set([experience, ...numbers.map(({ value }) => value)]);
  const years = new Set([experience, ...numbers.flatMap((one) => (one.years ? one.value : []))]);
  const words = new Set(wordsOf([...ownWords, name, ...answers.map(({ question }) => question)]));

  function isGiven(said: Said[], kinds: readonly string[], aside: readonly string[]): boolean {
    const { named, claimed } = spokenIn(said);
    const beside = spokenIn(aside.flatMap(read)).named;
    const matters = (what: string) =>
      what !== "language English" && kinds.some((kind) => what.startsWith(kind));
    return (
      [...named].every((what) => !matters(what) || given.named.has(what) || beside.has(what)) &&
      [...claimed].every((what) => !matters(what) || given.claimed.has(what))
    );
  }

  function numbersAreGiven(text: string, aside: readonly string[]): boolean {
    const beside = new Set(aside.flatMap(numbersIn).map(({ value }) => value));
    return numbersIn(text)
      .filter(mustBeGiven)
      .every((one) =>
        one.years ? years.has(one.value) : values.has(one.value) || beside.has(one.value),
      );
  }

  function namesAreGiven(said: Said[], aside: readonly string[]): boolean {
    const beside = new Set(wordsOf(aside));
    return namesIn(said).every((one) => words.has(one) || beside.has(one));
  }

  /** What of a kind a label means. */
  function meaningsOf<K extends Kind>(label: string, kind: K) {
    return findMeanings(readText(spelledOut(label)))
      .map(({ meaning }) => meaning)
      .filter((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind);
  }

  const asWritten = (label: string) => (isWrittenIn(label, ownWords) ? label : null);

  return {
    ownWords,
    givesProse(text, aside = []) {
      const unquoted = withoutQuotations(text);
      const said = read(unquoted);
      return (
        isGiven(said, ["method", "language", "credential"], aside) &&
        numbersAreGiven(unquoted, aside) &&
        namesAreGiven(said, aside)
      );
    },
    givesLabel: (label) =>
      isGiven(read(spelledOut(label)), ["method", "language", "credential", "subject"], []) &&
      numbersAreGiven(label, []),
    methodNamed(label) {
      const methods = meaningsOf(label, "method");
      if (methods.length === 0) return asWritten(label);
      return methods.find(({ tag }) => given.claimed.has(`method ${tag}`))?.tag ?? null;
    },
    groupNamed(label) {
      const groups = meaningsOf(label, "group");
      if (groups.length === 0) return asWritten(label);
      const named = groups.find(({ tag }) => given.claimed.has(`group ${tag}`));
      return named === undefined ? null : named.of.population || named.tag;
    },
  };
}
