import { findSignals } from "../risk/signals.ts";
import type { Text, Token } from "../text/tokens.ts";

/** Longer clauses are not said back: it would sound like a form that repeats its entries. */
const LONGEST = 10;
const SHORTEST = 3;

/** Only what begins so and stays with the speaker can be turned around without being misheard. */
const BEGINS = /^(?:i|i'm|i've|i'd|i'll|im|ive)$/i;

/** With one of these the turning around would change who is meant, or what. */
const AMBIGUOUS =
  /\b(?:you|your|yours|we|us|our|ours|he|she|they|him|her|them|this|that|it|here|think|guess|mean|know|say|said|suppose|hope|wish|want|need|fine|okay|good|sorry|please|thanks)\b/i;

/** Leads on to what comes after the clause. */
const JOINS =
  /^(?:and|but|so|because|cause|then|while|when|since|if|or|which|where|as|to|the|a|like)$/;

/** What a clause must be about to be worth saying back. */
const TELLING =
  /\b(?:can't|can not|cannot|couldn't|never|always|every|stopped|scared|afraid|terrified|tired|exhausted|lonely|worr\w+|cry\w*|panic\w*|anxious|anxiety|asleep|awake|sleep\w*|stress\w*|overwhelm\w*|burned|burnt|nightmares?|pain)\b/i;

const PROFANE = /\b(?:fuck\w*|shit\w*|bitch\w*|damn\w*|crap|asshole\w*|bastard\w*|hell)\b/i;

/** Places, things and acts that may stand for more than was said: nobody hears them once more. */
const WEIGHTY =
  /\b(?:bridges?|roofs?|rooftops?|ledges?|edge|cliffs?|balcon\w+|tracks?|trains?|ropes?|kni(?:fe|ves)|blades?|razors?|guns?|pistols?|rifles?|pills?|tablets?|meds|medication|goodbyes?|letters?|notes?|wills?|end\w*|over|dead|death|die\w*|dying|gone|disappear\w*|alive|living|liv(?:e|es)|hurt\w*|bleed\w*|blood|cut\w*|burn(?:ing)? my\w*|hit\w*|beat\w*|naked|touch\w*|child\w*|kids?|baby|looking down|go on|carry on|anymore)\b/i;

const TURNED: Readonly<Record<string, string>> = {
  i: "you",
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  ive: "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  am: "are",
  my: "your",
  me: "you",
  mine: "yours",
  myself: "yourself",
};

function clauseAround(text: Text, at: number): Token[] {
  const clause = text.tokens[at]?.clause;
  return text.tokens.filter((token) => token.clause === clause);
}

const straight = (text: string) => text.replace(/[’‘ʼ]/g, "'");

/**
 * The clause around a token, said back to the person in their own words: "I can't sleep" as "You can't
 * sleep."; null where that would sound wrong, or touches on danger.
 */
export function reflected(text: Text, at: number): string | null {
  const clause = clauseAround(text, at);
  const first = clause[0];
  while (JOINS.test(clause.at(-1)?.word ?? "")) clause.pop();
  const last = clause.at(-1);
  if (first === undefined || last === undefined) return null;
  const words = straight(text.source.slice(first.start, last.end)).split(/\s+/);
  const plain = words.join(" ");
  const [opening = "", ...others] = words;
  if (words.length < SHORTEST || words.length > LONGEST || !BEGINS.test(opening)) return null;
  if (AMBIGUOUS.test(plain) || PROFANE.test(plain) || WEIGHTY.test(plain) || !TELLING.test(plain))
    return null;
  // A second "I" without a stop between is another sentence that a recogniser ran into this one.
  if (others.some((word) => BEGINS.test(word))) return null;
  if (findSignals({ text: plain }).length > 0) return null;
  const turned = words.map((word, index) => turn(word, words[index - 1])).join(" ");
  return `${turned.charAt(0).toUpperCase()}${turned.slice(1)}.`;
}

function turn(word: string, before: string | undefined): string {
  const lower = word.toLowerCase();
  if (lower === "was" && before?.toLowerCase() === "i") return "were";
  return Object.hasOwn(TURNED, lower) ? (TURNED[lower] ?? word) : word;
}
