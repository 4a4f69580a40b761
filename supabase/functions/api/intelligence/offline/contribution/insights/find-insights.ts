import { isOfTheField } from "../language/plain-speech.ts";
import { punctuated } from "../language/punctuate.ts";
import { claimOf, finish, lowerFirst } from "../language/tidy.ts";
import type { Unit } from "../language/units.ts";
import { textOf, type Word } from "../language/words.ts";
import { contentOf, likeness, SAME } from "../questions/likeness.ts";
import { applicationOf } from "./application.ts";
import { claimScore, instructionIn, isClaim, OF_THE_SAME, pointsBack, weightOf } from "./claims.ts";
import { conditionOf } from "./condition.ts";
import {
  aboutTheQuestion,
  leans,
  leansOn,
  namedBy,
  withGroup,
  withNamed,
  withPerson,
} from "./reference.ts";
import { isSentence } from "./sentence.ts";

/** An insight and where it stands; `score`: how plainly it is one. */
export interface FoundInsight {
  insight: string;
  application: string;
  start: number;
  end: number;
  score: number;
}

interface Found {
  /** Its sentences. */
  parts: Word[][];
  start: number;
  end: number;
  score: number;
  /** What to do with it, in the expert's own words. */
  own: string;
  /** The thought that says it. */
  ownAt?: number;
  /** The thought it ends with. */
  last: number;
}

/** A thought that goes on with the one before may make it longer up to here, in words. */
const TOGETHER = 60;
/** From here on the second of two sentences makes both a claim. */
const LEAST_TOLD = 2;
/** An aside is no longer, in words. */
const ASIDE = 4;
/** A short sentence may go on with a claim without being one. */
const SHORT = 14;

const plainOf = (words: readonly Word[]) =>
  words.map(({ lower, after }) => lower + (after.includes(",") ? "," : "")).join(" ");

/** "I would put them with …" → "Put them with …". */
function asInstruction(unit: Unit, follows = false): string | null {
  const found = instructionIn(unit.plain);
  const { verb, rest } = found?.groups ?? {};
  if (!verb || !rest) return null;
  if (!follows && !OF_THE_SAME.test(unit.plain.split(" ").slice(0, 12).join(" "))) return null;
  const never = /\bi (?:never|don't|do not) /.test(unit.plain) ? "never " : "";
  const from = unit.plain.length - rest.length;
  const index = unit.at.findIndex((at) => at > from);
  const words = index < 0 ? [] : unit.words.slice(index);
  const text = textOf(words).replace(/[:;?]/g, ",");
  return finish(`${never}${verb} ${text}`);
}

const lengthOf = ({ parts }: Found) => parts.reduce((sum, part) => sum + part.length, 0);

/** Whether two thoughts stand together: in one line, or in one paragraph that is no list. */
const adjoin = (unit: Unit, before: Unit | undefined) =>
  before !== undefined &&
  (unit.line === before.line ||
    (unit.paragraph === before.paragraph && !unit.bullet && !before.bullet));

/** The thoughts as they were read for questions. */
export interface Read {
  units: readonly Unit[];
  /** Words of a thought that belong to no question; null when it is not to be read. */
  freeWords: (index: number) => readonly Word[] | null;
  headings: ReadonlySet<number>;
  /** The last question of a thought. */
  questionOf: (index: number) => string | null;
  /** Whether a thought stands in a list of rules or lessons. */
  isRule: (index: number) => boolean;
}

/** A thought while it is weighed. */
interface Weighed {
  index: number;
  unit: Unit;
  before: Unit | undefined;
  /** Its words as they stand, and with what they point to. */
  free: readonly Word[];
  words: readonly Word[];
  plain: string;
  weight: number;
  whole: boolean;
  /** It stands beside the thought before. */
  next: boolean;
  /** The claim that ended with the thought before. */
  last: Found | null;
}

/** Collects the claims of the thoughts in their order. */
class Collector {
  readonly found: Found[] = [];
  private readonly ofTheField: boolean;

  constructor(private readonly read: Read) {
    this.ofTheField = read.units.filter(({ plain }) => isOfTheField(plain)).length >= 3;
  }

  run(): Found[] {
    for (const [index, unit] of this.read.units.entries()) {
      if (this.read.headings.has(index) || unit.mark === "?") continue;
      const free = this.read.freeWords(index);
      if (free === null || free.length === 0 || !isSentence(free)) continue;
      const one = this.weighed(index, unit, free);
      if (this.rule(one) || this.order(one) || this.opened(one) || this.leaning(one)) continue;
      this.claim(one);
    }
    return this.found;
  }

  private weighed(index: number, unit: Unit, free: readonly Word[]): Weighed {
    const { units, questionOf } = this.read;
    const whole = free.length === unit.words.length;
    const before = units[index - 1];
    const next = adjoin(unit, before);
    const ended = this.found.at(-1);
    const last = next && whole && ended?.last === index - 1 ? ended : null;
    const pointed = () =>
      resolved(free, unit, whole, next ? before : undefined, (back) => questionOf(index - back));
    const person = withPerson(free, units.slice(Math.max(0, index - 3), index));
    const words = person ?? (last === null ? pointed() : free);
    const plain = plainOf(free);
    const weight = weightOf(plain);
    return { index, unit, before, free, words, plain, weight, whole, next, last };
  }

  private add(one: Weighed, parts: Word[][], score: number, own = "", from = one.unit.start): true {
    this.found.push({ parts, start: from, end: one.unit.end, score, own, last: one.index });
    return true;
  }

  private extend(last: Found, { unit, index, weight }: Weighed, words: readonly Word[]): true {
    if (words.length > 0) last.parts.push([...words]);
    last.end = unit.end;
    last.last = index;
    last.score = Math.max(last.score, weight);
    return true;
  }

  /** An item of a list of rules; its sentences are one rule. */
  private rule(one: Weighed): boolean {
    const { index, unit, before, free, plain, weight, whole } = one;
    if (!this.read.isRule(index) || !unit.bullet || !whole) return false;
    const same = before?.line === unit.line;
    const last = this.found.at(-1);
    if (same && last?.last === index - 1 && lengthOf(last) + free.length <= TOGETHER) {
      // "I mean it." is no part of the rule.
      const aside = free.length <= ASIDE && /^(?:i|we)\b/.test(plain);
      return this.extend(last, one, aside ? [] : free);
    }
    const long = free.length >= 3 || this.read.units[index + 1]?.line === unit.line;
    if (same || pointsBack(plain) || weight < 0 || !this.ofTheField || !long) return false;
    return this.add(one, [named(free)], Math.max(1, weight));
  }

  /** What the expert says to do with the claim before, and what then follows. */
  private order(one: Weighed): boolean {
    const { index, unit, plain, words, last } = one;
    if (last === null) return false;
    const own = asInstruction(unit);
    if (own !== null && last.own === "") {
      last.own = own;
      last.ownAt = index;
      return this.extend(last, one, []);
    }
    // "They will laugh."
    if (last.ownAt !== index - 1 || !pointsBack(plain) || words.length > SHORT) return false;
    last.own = `${last.own} ${claimOf(words)}`;
    return this.extend(last, one, []);
  }

  /** "No hour, no therapy; so look for …": a sentence that is a claim by what is told after it. */
  private opened(one: Weighed): boolean {
    const { index, unit, before, whole, next, last } = one;
    const follows = before?.words.at(-1)?.after.includes(";") === true;
    if (last !== null || !next || !whole || !(follows || /^so\b/.test(unit.plain))) return false;
    const opener = this.headAt(index - 1);
    const told = opener === null ? null : asInstruction(unit, follows);
    if (opener === null || told === null) return false;
    return this.add(one, [[...opener]], LEAST_TOLD, told, before?.start);
  }

  /** A sentence that needs the one before: added to it, or both together a claim. */
  private leaning(one: Weighed): boolean {
    const { index, unit, before, free, words, weight, whole, next, last } = one;
    if (words !== free || !whole || !next || !leansOn(unit, before)) return false;
    if (last !== null) {
      const fits = weight >= 1 || (weight >= 0 && words.length <= SHORT);
      if (!fits || lengthOf(last) + words.length > TOGETHER) return false;
      return this.extend(last, one, words);
    }
    const head = this.headAt(index - 1);
    if (head === null || weight < LEAST_TOLD || head.length + words.length > TOGETHER) return false;
    return this.add(one, [[...head], [...words]], weight, "", before?.start);
  }

  /** A claim of its own. */
  private claim({ index, unit, free, words, plain, whole, last }: Weighed): void {
    const unclear = words === free && (pointsBack(plain) || leans(plain));
    if (unclear || !isClaim(plain, free.length, this.ofTheField)) return;
    const group = last === null ? "" : groupOf(last);
    this.found.push({
      parts: [named(group === "" ? words : withGroup(words, group))],
      start: whole ? unit.start : (free[0]?.start ?? unit.start),
      end: whole ? unit.end : (free.at(-1)?.end ?? unit.end),
      score: claimScore(plain, words.length, this.ofTheField),
      own: "",
      last: index,
    });
  }

  /** A sentence that may open an insight whose point the next one makes. */
  private headAt(index: number): readonly Word[] | null {
    const unit = this.read.units[index];
    const words = this.read.freeWords(index);
    if (unit === undefined || words?.length !== unit.words.length) return null;
    if (this.read.headings.has(index) || unit.mark === "?" || words.length < 3) return null;
    const opens = !pointsBack(unit.plain) && isSentence(words) && weightOf(unit.plain) >= 0;
    return opens && !/^(?:i|we)\b/.test(unit.plain) ? words : null;
  }
}

/** The claims in the thoughts that ask nothing, with what to do with each. */
export const findInsights = (read: Read): FoundInsight[] =>
  withApplications(distinct(new Collector(read).run()));

/** Whom a claim is about, as the next one may call them: "people who speak little"; "" for nobody. */
function groupOf({ parts }: Found): string {
  const condition = conditionOf(parts[0] ?? []);
  if (condition?.kind !== "for" || condition.words.split(" ").length > 8) return "";
  return /^(?:a|an|the|any|every|somebody|someone|anybody|anyone) /i.test(condition.words)
    ? ""
    : lowerFirst(condition.words);
}

/** A thought with what it points to in place of its pointer: a matter just named, a question just asked. */
function resolved(
  words: readonly Word[],
  unit: Unit,
  whole: boolean,
  before: Unit | undefined,
  questionOf: (back: number) => string | null,
): readonly Word[] {
  const question = whole ? (before === undefined ? null : questionOf(1)) : questionOf(0);
  if (question !== null) return aboutTheQuestion(words, plainOf(words), question) ?? words;
  if (!whole || before === undefined) return words;
  const matter = namedBy(before);
  const points =
    pointsBack(unit.plain) ||
    / (?:about|of|for|on|with|whether|how) (?:it|them|this|that)\b/.test(unit.plain);
  return matter.length > 0 && points ? withNamed(words, matter) : words;
}

const ORDERS =
  /^(?:and |but |so )*(?:don't|do not|never|always) (?:ask|pair|match|put|send|give|tell|push|rush|let|make) them\b/;

/** "Don't ask them how they feel": alone, it has to say whom. */
function named(words: readonly Word[]): Word[] {
  if (!ORDERS.test(plainOf(words))) return [...words];
  const at = words.findIndex(({ lower }) => lower === "them");
  return words.map((word, index) =>
    index === at ? { ...word, text: "clients", lower: "clients" } : word,
  );
}

/** "if the answer is nobody give them …": with the comma that dictation leaves out. */
function withComma(words: readonly Word[]): Word[] {
  const condition = conditionOf(words);
  const next = condition?.kind === "when" ? condition.rest[0] : undefined;
  const at = next === undefined ? -1 : words.findIndex(({ start }) => start === next.start);
  return words.map((word, index) =>
    index === at - 1 && word.after === "" && word.lower !== "then"
      ? { ...word, after: "," }
      : { ...word },
  );
}

function distinct(found: readonly Found[]): Found[] {
  const kept: { one: Found; content: ReadonlySet<string> }[] = [];
  for (const one of found) {
    const content = contentOf(one.parts.map(plainOf).join(" "));
    if (!kept.some((other) => likeness(other.content, content) >= SAME))
      kept.push({ one, content });
  }
  return kept.map(({ one }) => one);
}

function withApplications(found: readonly Found[]): FoundInsight[] {
  return found.map(({ parts: said, start, end, own, score }) => {
    const parts = said.map((part) => withComma(punctuated(part)));
    const insight = parts.map(claimOf).join(" ");
    const application = own !== "" ? own : applicationOf(parts.map(withoutFrame));
    return { insight, application, start, end, score };
  });
}

const FRAME =
  /^(?:(?:and|but|so|because|then|also|well|now|yet) )*(?:i (?:tell|say|mention) (?:it|this|that)(?: story)? because|i (?:really |do |still |firmly |strongly )?(?:think|believe|feel|find)(?: that)?|in my (?:\w+ )?(?:experience|view|opinion|practice),?|i(?:'ve| have) (?:\w+ )?(?:found|learned|learnt|noticed|seen)(?: that)?|what i(?:'ve| have)? (?:\w+ )?(?:found|learned|learnt|noticed|seen|see)(?: from \w+)? is(?: that)?|the (?:other )?(?:thing|point) is(?: that)?) /;

/** Without joints and without "I think that" in front: an application is read from the claim. */
function withoutFrame(part: readonly Word[]): readonly Word[] {
  let from = 0;
  while (
    from < part.length - 4 &&
    /^(?:and|but|so|because|then|also|well|now|yet)$/.test(part[from]?.lower ?? "")
  )
    from++;
  const opening = `${textOf(part.slice(from, from + 14)).toLowerCase()} `;
  const frame = FRAME.exec(opening)?.[0].trim().split(" ").length ?? 0;
  return part.slice(from + frame);
}
