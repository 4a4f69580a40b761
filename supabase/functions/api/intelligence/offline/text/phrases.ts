import { stem } from "./stem.ts";
import { readText, type Text, type Token } from "./tokens.ts";

/**
 * Phrases are data, written as people speak. Words are compared by stem ("worrying" finds
 * "worries") and contractions are spelled out on both sides. Besides plain words a phrase may hold
 *   `a|b|c`    any of these words
 *   `{name}`   any word of a word class; also among alternatives
 *   `=word`    this very form
 *   `pani*`    a word that starts so
 *   `word?`    may be missing (also `a|b?` and `{name}?`)
 *   `~`, `~~`  up to three, up to six words of the same sentence in between
 */
export interface Phrase<T> {
  phrase: string;
  value: T;
}

export type WordClasses = Readonly<Record<string, readonly string[]>>;

/** Where a phrase stands in a text: tokens `from` to `to`, both inclusive. */
export interface PhraseMatch<T> {
  value: T;
  from: number;
  to: number;
}

interface Node<T> {
  next: Map<string, Node<T>>;
  gaps: { width: number; node: Node<T> }[];
  values: T[];
}

/** How the automaton knows a word: its keys, and where phrases that begin with it go on. */
interface Seen<T> {
  keys: string[];
  starts: Node<T>[];
}

/** Phrases compiled into one automaton; made by `compilePhrases`. */
export interface Phrases<T> {
  root: Node<T>;
  /** Stem or exact form → the keys by which the automaton knows it besides its own. */
  keysOf: Map<string, string[]>;
  /** The beginnings ("pani*"), by their first letters. */
  prefixes: Map<string, string[]>;
  /** Words looked up before; emptied when it grows too large. */
  seen: Map<string, Seen<T>>;
}

const GAPS = new Map([
  ["~", 3],
  ["~~", 6],
]);

/** A gap never passes over a negation: "i ~ drink" does not find "I do not drink". */
const NEVER_SKIPPED = new Set(["not", "never", "no", "without"]);

const newNode = <T>(): Node<T> => ({ next: new Map(), gaps: [], values: [] });

/** Compiles phrases once; the answer is immutable and may be shared. */
export function compilePhrases<T>(
  phrases: readonly Phrase<T>[],
  classes: WordClasses = {},
): Phrases<T> {
  const compiled: Phrases<T> = {
    root: newNode(),
    keysOf: new Map(),
    prefixes: new Map(),
    seen: new Map(),
  };
  const groups = new Set<string>();

  const remember = (form: string, key: string) => {
    const keys = compiled.keysOf.get(form);
    if (keys === undefined) compiled.keysOf.set(form, [key]);
    else if (!keys.includes(key)) keys.push(key);
  };

  const wordKey = (word: string): string => {
    if (/['’]/.test(word)) throw new Error(`Write ${word} outside of alternatives.`);
    if (word.startsWith("=")) {
      remember(word, word);
      return word;
    }
    if (word.endsWith("*")) {
      const opening = word.slice(0, OPENING);
      const same = compiled.prefixes.get(opening) ?? [];
      if (!same.includes(word)) compiled.prefixes.set(opening, [...same, word]);
      return word;
    }
    // As a text is read: misspellings and short forms are put right on both sides.
    const [read, ...more] = readText(word).tokens;
    return read !== undefined && more.length === 0 ? read.stem : stem(word);
  };

  const groupKey = (name: string, words: readonly string[]): string => {
    if (!groups.has(name)) {
      groups.add(name);
      for (const word of words) {
        const key = wordKey(word);
        remember(key, name);
      }
    }
    return name;
  };

  const membersOf = (word: string): readonly string[] => {
    if (!word.startsWith("{")) return [word];
    const members = classes[word.slice(1, -1)];
    if (members === undefined) throw new Error(`No word class is called ${word}.`);
    return members;
  };

  /** The keys one after another that an element of a phrase asks for. */
  const elementKeys = (element: string): string[] => {
    if (/[{|]/.test(element)) {
      const words = element.split("|").flatMap(membersOf);
      return [groupKey(element, words)];
    }
    if (/[=*]/.test(element)) return [wordKey(element)];
    return readText(element).tokens.map((token) => token.stem);
  };

  for (const { phrase, value } of phrases) {
    let nodes = [compiled.root];
    for (const raw of phrase.split(" ")) {
      const width = GAPS.get(raw);
      if (width !== undefined) {
        nodes = nodes.map((node) => gapAfter(node, width));
        continue;
      }
      const optional = raw.endsWith("?");
      let reached = nodes;
      for (const key of elementKeys(optional ? raw.slice(0, -1) : raw)) {
        reached = reached.map((node) => stepOf(node, key));
      }
      nodes = optional ? [...nodes, ...reached] : reached;
    }
    for (const node of nodes) node.values.push(value);
  }
  return compiled;
}

function gapAfter<T>(node: Node<T>, width: number): Node<T> {
  const known = node.gaps.find((gap) => gap.width === width);
  if (known) return known.node;
  const fresh = newNode<T>();
  node.gaps.push({ width, node: fresh });
  return fresh;
}

function stepOf<T>(node: Node<T>, key: string): Node<T> {
  const known = node.next.get(key);
  if (known) return known;
  const fresh = newNode<T>();
  node.next.set(key, fresh);
  return fresh;
}

/** So many letters of a beginning find it; a shorter one is found with its star. */
const OPENING = 3;
const MOST_WORDS_SEEN = 20_000;

function keysFor<T>(compiled: Phrases<T>, token: Token): string[] {
  const keys = [token.stem];
  const exact = `=${token.word}`;
  for (const form of [token.stem, exact]) keys.push(...(compiled.keysOf.get(form) ?? []));
  for (let letters = 1; letters <= OPENING; letters++) {
    const opening = token.word.slice(0, letters) + (letters < OPENING ? "*" : "");
    for (const prefix of compiled.prefixes.get(opening) ?? []) {
      if (token.word.startsWith(prefix.slice(0, -1))) {
        keys.push(prefix, ...(compiled.keysOf.get(prefix) ?? []));
      }
    }
  }
  return keys;
}

function look<T>(compiled: Phrases<T>, token: Token): Seen<T> {
  const known = compiled.seen.get(token.word);
  if (known) return known;
  const keys = keysFor(compiled, token);
  const starts = keys.flatMap((key) => compiled.root.next.get(key) ?? []);
  const fresh = { keys, starts };
  compiled.seen.set(token.word, fresh);
  return fresh;
}

/** What a search cost, for the tests that keep it linear. */
export interface Effort {
  steps: number;
}

/**
 * Every place of every phrase in a text, in order of their beginnings. A phrase never reaches
 * beyond its sentence. The work grows with the length of the text, not with its content: gaps are
 * bounded and phrases are finite.
 */
export function findPhrases<T>(
  compiled: Phrases<T>,
  text: Text,
  effort: Effort = { steps: 0 },
): PhraseMatch<T>[] {
  const { tokens } = text;
  if (compiled.seen.size > MOST_WORDS_SEEN) compiled.seen.clear();
  const words = tokens.map((token) => look(compiled, token));
  const matches: PhraseMatch<T>[] = [];

  const visit = (node: Node<T>, from: number, at: number, sentence: number) => {
    effort.steps++;
    for (const value of node.values) matches.push({ value, from, to: at - 1 });
    const token = tokens[at];
    if (token === undefined || token.sentence !== sentence) return;
    for (const key of words[at]?.keys ?? []) {
      const next = node.next.get(key);
      if (next) visit(next, from, at + 1, sentence);
    }
    for (const { width, node: after } of node.gaps) {
      for (let skip = 0; skip <= width; skip++) {
        visitAfterGap(after, from, at + skip, sentence);
        if (NEVER_SKIPPED.has(tokens[at + skip]?.word ?? "")) break;
      }
    }
  };

  const visitAfterGap = (node: Node<T>, from: number, at: number, sentence: number) => {
    if (tokens[at]?.sentence !== sentence) return;
    for (const key of words[at]?.keys ?? []) {
      const next = node.next.get(key);
      if (next) visit(next, from, at + 1, sentence);
    }
  };

  for (const [from, token] of tokens.entries()) {
    for (const start of words[from]?.starts ?? []) visit(start, from, from + 1, token.sentence);
  }
  return matches;
}

/** Whether any phrase stands in the text. */
export function hasPhrase<T>(compiled: Phrases<T>, text: Text): boolean {
  return findPhrases(compiled, text).length > 0;
}
