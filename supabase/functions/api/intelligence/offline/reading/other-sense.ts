import type { Mention } from "../taxonomy/lexicon.ts";
import { compilePhrases, hasPhrase } from "../text/phrases.ts";
import { readText, type Text, type Token } from "../text/tokens.ts";
import { whoseIsIt } from "./circumstances.ts";

type Words = readonly Token[];

const word = (tokens: Words, i: number) => tokens[i]?.word ?? "";

/** The words before `at` in its clause, nearest first. */
function before(tokens: Words, at: number, most: number): string[] {
  const words: string[] = [];
  for (let i = at - 1; i >= at - most && tokens[i]?.clause === tokens[at]?.clause; i--) {
    words.push(word(tokens, i));
  }
  return words;
}

const WORK_WITH = /^(?:teach|teaching|taught|tutor|coach|treat|counsel|nurse|serve)$/;

/** "I *teach* autistic kids", "I *work with* veterans": whom the person works with, and not they. */
export function isOfTheirWork({ tokens }: Text, from: number): boolean {
  const near = before(tokens, from, 6);
  const owner = near.findIndex((one) => /^(?:i|we)$/.test(one));
  if (owner < 0) return false;
  return near.slice(0, owner).some((one, i) => {
    if (WORK_WITH.test(one)) return true;
    return /^(?:work|working|worked)$/.test(one) && /^(?:with|for)$/.test(near[i - 1] ?? "");
  });
}

/** "We *left* Kabul", "fled Baghdad": the city of those who had to go, and not of who was sent. */
export function isFledFrom({ tokens }: Text, from: number): boolean {
  return before(tokens, from, 3).some((one) => /^(?:left|fled|escaped|evacuated|from)$/.test(one));
}

/** "Deaf *in one ear*": hears with the other. */
export function isInPart({ tokens }: Text, { to }: Mention): boolean {
  return word(tokens, to + 1) === "in" && /^(?:one|my|the|his|her)$/.test(word(tokens, to + 2));
}

const MEDICINES =
  /^(?:lithium|lamictal|lamotrigine|depakote|seroquel|quetiapine|zyprexa|olanzapine|risperdal|abilify|haldol|clozapine|invega|meds|medication)$/;

/** "I *stopped* my lithium": what a medicine was for is not over because it was stopped. */
export function isMedicine({ tokens }: Text, { from, to }: Mention): boolean {
  return tokens.slice(from, to + 1).some((token) => MEDICINES.test(token.word));
}

const LEAVES_FAITH = compilePhrases(
  ["left|leaving|leave ~ church|religion|faith|witness*|mormon*|jehovah*|cult|mosque|temple"].map(
    (phrase) => ({ phrase, value: true }),
  ),
);

const SENT_TO_WAR =
  /^(?:deployed|deployment|army|navy|marine|marines|military|combat|iraq|afghanistan|overseas|tour|tours|veteran|veterans)$/;

/** What the words of a mention mean where they do not mean the problem, by the problem's id. */
const SENSES: Readonly<
  Record<string, (tokens: Words, mention: Mention, source: string) => boolean>
> = {
  // "throw things away" is no temper, "academic probation" no court.
  anger: (tokens, { from, to }) =>
    (/^throw/.test(word(tokens, from)) && /^(?:away|out)$/.test(word(tokens, to + 1))) ||
    (word(tokens, to) === "probation" && word(tokens, from - 1) === "academic"),
  // "they started using my name": only what is taken is used.
  "substance-use": (tokens, { to }) =>
    word(tokens, to) === "using" &&
    /^(?:my|the|a|an|his|her|their|our|it|that|this)$/.test(word(tokens, to + 1)),
  // Who leaves a faith loses people who are alive; "lost my place, as father" is no death.
  grief: (tokens, { from, to }, source) =>
    /^(?:lost|lose|losing)$/.test(word(tokens, from)) &&
    (tokens.slice(from, to).some(({ word: one }) => /^(?:as|with|over|because)$/.test(one)) ||
      hasPhrase(LEAVES_FAITH, readText(source))),
  // "my wife left for work" and "left the house" is no separation.
  "infidelity-divorce": (tokens, { to }) =>
    word(tokens, to) === "left" &&
    /^(?:for|the|early|late|home|work|a|an|his|her|it|my|to|town|already|dinner|dishes|some|this)$/.test(
      word(tokens, to + 1),
    ) &&
    !/^(?:another|other|someone|somebody|her|him)$/.test(word(tokens, to + 2)),
};

/** Whether the words stand here for something else than the problem they often tell of. */
export function hasOtherSense(text: Text, mention: Mention): boolean {
  const { from, to } = mention;
  // "since his dad deployed": who was sent is not who speaks, nor the child.
  if (mention.term.id === "trauma" && SENT_TO_WAR.test(word(text.tokens, to))) {
    if (whoseIsIt(text, from, to) !== "self") return true;
  }
  const inSense = SENSES[mention.term.id];
  return inSense?.(text.tokens, mention, text.source) === true;
}
