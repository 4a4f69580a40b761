import { askClause, asQuestionText } from "../grammar/ask-clause.ts";
import type { Addressee } from "../grammar/persons.ts";
import { isAuxiliary } from "../grammar/verbs.ts";
import { isOfTheField } from "../language/plain-speech.ts";
import { roleOf } from "../language/roles.ts";
import { type Unit, wordAt } from "../language/units.ts";
import { textOf, type Word } from "../language/words.ts";
import { topicOf } from "../topics/topics.ts";
import { closingFrame, continued, contrasted } from "./around.ts";
import { audienceOfWords, headingRole, roleOfSubject } from "./audience.ts";
import { partClause } from "./clause-end.ts";
import { audienceOfAddressee, type Context, isAnybody } from "./context.ts";
import { directQuestion } from "./direct.ts";
import type { FoundQuestion } from "./found-question.ts";
import { FRAMES, type Frame, IS_ASKED, NOT_ASKED, TELLING } from "./frames.ts";
import { askAbout, askFor, askToDo, askToTell, mattersIn, spelledShorthand } from "./matters.ts";
import { fromNotes } from "./notes.ts";
import { withSeries } from "./series.ts";
import { isSound } from "./sound.ts";
import { isOneSentence, isWhole } from "./whole.ts";

const WH = /^(?:how|what|who|whom|whose|why|when|where|which)(?:'s|'d|'re)?$/;
const PREPOSITION = /^(?:in|to|for|with|by|from|at|on)$/;
const OPENING =
  /^(?:whether|if|much|many|often|long|does|do|did|is|are|would|can|has|have|should|will)$/;
const THIRD = /^(?:they|he|she|them|him|her|their|his|themselves)$/;
const NAMED = /^(?:a|an|the|clients?|therapists?|clinicians?|patients?)$/;

/** So many announcements one thought may hold. */
const MOST_FRAMES = 4;

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

interface Announced {
  frame: Frame;
  who: string | undefined;
  /** First word of the announcement, and of the clause. */
  from: number;
  clause: number;
}

function nextFrame(unit: Unit, since: number): Announced | null {
  const place = unit.at[since] ?? unit.plain.length;
  const rest = unit.plain.slice(place);
  let best: Announced | null = null;
  for (const frame of FRAMES) {
    const found = frame.pattern.exec(rest);
    if (found === null) continue;
    const begins = place + found.index;
    if (frame.kind === "ask" && NOT_ASKED.test(unit.plain.slice(Math.max(0, begins - 40), begins)))
      continue;
    if (frame.kind === "tell" && IS_ASKED.test(unit.plain.slice(Math.max(0, begins - 40), begins)))
      continue;
    if (frame.kind === "matters" && /\b(?:not|n't|never|no)\b/.test(found[0])) continue;
    const offset =
      found[0].length - found[0].trimStart().length + (/^[,:;]/.test(found[0]) ? 1 : 0);
    const clause = wordAt(unit, begins + found[0].length);
    const from = wordAt(unit, begins + offset);
    if (clause >= unit.words.length) continue;
    if (
      best === null ||
      from < best.from ||
      (from === best.from && clause < best.clause && frame.kind !== "tell")
    ) {
      best = { frame, who: found.groups?.who, from, clause };
    }
  }
  return best;
}

/** Collects the questions of one thought. */
class Finder {
  readonly found: FoundQuestion[] = [];

  constructor(
    private readonly unit: Unit,
    private readonly index: number,
    private readonly context: Context,
    private readonly taken: (question: string) => boolean,
    /** Whom the questions just before were for. */
    private readonly carried: Addressee | null,
    /** The thought just before asked something. */
    private readonly follows = false,
  ) {}

  /** What is asked before "… is what I would like to know". */
  asked(): FoundQuestion[] {
    const { words } = this.unit;
    const direct = directQuestion(words, true, this.audience(words));
    if (direct === null || !isWhole(direct.question)) this.clause(0, 0);
    else this.add(direct.question, this.audience(words), words, 0, words.length);
    return this.found;
  }

  /** Whom a clause is for: named, its subject, only one side's matter, the heading, what came before. */
  audience(clause: readonly Word[], who?: string): Addressee {
    const lower = clause.map((word) => word.lower);
    const named = audienceOfAddressee(who);
    if (named !== null) return named;
    const { heading, running, here } = this.context;
    if (here !== null) return here;
    if (heading !== null) return heading;
    const opening = lower.findIndex((word) => !WH.test(word) && !OPENING.test(word));
    const subject = opening < 0 ? null : roleOfSubject(lower.slice(opening));
    const isSubject = !/^(?:they|you|he|she)$/.test(lower[opening + 1] ?? "");
    if (subject !== null && subject !== "other" && isSubject && NAMED.test(lower[opening] ?? "")) {
      // "what a therapist should understand about them": they are the others.
      const pronoun = lower.findIndex((word, index) => index >= opening && THIRD.test(word));
      const others =
        /^(?:them|him|her)$/.test(lower[pronoun] ?? "") &&
        // "when a client hates them": they are the subject again.
        !lower.slice(opening + 2, pronoun).some((word) => (roleOf(word) ?? subject) !== subject);
      return others ? (subject === "client" ? "therapist" : "client") : subject;
    }
    const words = audienceOfWords(textOf(clause));
    if (words !== null) return words;
    return isAnybody(who) ? "client" : (running ?? this.carried ?? "client");
  }

  /** Of a question that sets a scene first ("If a client cannot pay, …") the scene names nobody. */
  audienceOfDirect(words: readonly Word[]): Addressee {
    const { here, heading } = this.context;
    const named = here ?? heading;
    if (named !== null) return named;
    if (!/^(?:if|when|after|before)$/.test(at(words, 0))) return this.audience(words);
    return audienceOfWords(textOf(words)) ?? this.audience([]);
  }

  add(
    question: string,
    audience: Addressee,
    words: readonly Word[],
    from: number,
    end: number,
    extra: Partial<FoundQuestion> = {},
  ): void {
    const first = this.unit.words[from];
    const last = this.unit.words[Math.max(from, end - 1)];
    if (first === undefined || last === undefined) return;
    const told = isSound(question) ? question : this.asItStands(from, end);
    if (told === null) return;
    const reaches = end >= this.unit.words.length;
    this.found.push({
      question: told,
      audience,
      reason: [],
      topic: null,
      gist: this.gistOf(words),
      unit: this.unit,
      index: this.index,
      start: from === 0 ? this.unit.start : first.start,
      end: reaches ? this.unit.end : last.end,
      ...extra,
    });
  }

  /** Words as they stand in the thought, with the joints between them. */
  gistOf(words: readonly Word[]): string {
    const own = this.unit.words;
    const first = own.indexOf(words[0] as Word);
    const last = own.indexOf(words.at(-1) as Word);
    const stretch = first >= 0 && last >= first ? own.slice(first, last + 1) : words;
    return textOf(stretch).replace(/[,:;?]+$/, "");
  }

  /** The clause after an announcement, turned into questions. Whether it gave any. */
  clause(from: number, clauseFrom: number, who?: string, fixed?: Addressee): number {
    const { words } = this.unit;
    const { clause: said, reason, end } = partClause(words, clauseFrom);
    const clause = withSeries(said);
    const audience = fixed ?? this.audience(clause, who);
    const first = at(clause, 0);
    const short = spelledShorthand(clause, audience);
    if (short !== null) {
      this.add(short, audience, clause, from, end, { reason, topic: topicOf(textOf(clause)) });
      return end;
    }
    if (
      /^(?:about|around|regarding)$/.test(first) &&
      !WH.test(at(clause, 1)) &&
      !/^(?:whether|if)$/.test(at(clause, 1))
    ) {
      return this.matters(clause.slice(1), audience, reason, from, end) ? end : -1;
    }
    const body = /^(?:about|around|regarding)$/.test(first) ? clause.slice(1) : clause;
    if (first === "for") {
      const question = askFor(clause.slice(1), audience);
      if (question === null) return -1;
      this.add(question, audience, clause.slice(1), from, end, { reason });
      return end;
    }
    if (first === "to") {
      const question = askToDo(clause, audience);
      if (question === null) return -1;
      this.add(question, audience, clause.slice(1), from, end, { reason });
      return end;
    }
    if (isAuxiliary(first) && clause.some(({ lower }) => /^your?(?:self|s)?$/.test(lower))) {
      const asked = directQuestion(clause, true, audience);
      if (asked === null || !isWhole(asked.question)) return -1;
      this.add(asked.question, this.audience(clause, who), clause, from, end, { reason });
      return end;
    }
    if (!isClause(body) && !isAuxiliary(first)) return -1;
    const asked = askClause(body, audience).filter(({ question }) => isWhole(question));
    for (const [index, { question, words: part }] of asked.entries()) {
      const partFrom = index === 0 ? from : words.indexOf(part[0] as Word);
      const partEnd = index === asked.length - 1 ? end : words.indexOf(part.at(-1) as Word) + 1;
      const own = index === asked.length - 1 || asked.length === 1 ? reason : [];
      this.add(
        question,
        audience,
        part,
        partFrom < 0 ? from : partFrom,
        partEnd <= 0 ? end : partEnd,
        {
          reason: own,
          topic: topicOf(question),
        },
      );
    }
    return asked.length > 0 ? end : -1;
  }

  /** The expert's own question, letter for letter; null where none was put. */
  asItStands(from: number, end: number): string | null {
    const { words, mark } = this.unit;
    const own = words.slice(from, end);
    const asks = WH.test(at(own, 0)) || isAuxiliary(at(own, 0));
    if (mark !== "?" || end < words.length || !asks) return null;
    const question = asQuestionText(own);
    return isWhole(question) ? question : null;
  }

  /** "about sleep, money and the drinking". */
  matters(
    words: readonly Word[],
    audience: Addressee,
    reason: Word[],
    from: number,
    end: number,
  ): boolean {
    const matters = mattersIn(words).filter((matter) =>
      matter.some(
        ({ lower }) =>
          lower.length > 2 &&
          !/^(?:it|that|this|them|these|those|something|things|stuff)$/.test(lower),
      ),
    );
    for (const [index, matter] of matters.entries()) {
      const about = askAbout(
        matter,
        audience,
        (question) => this.taken(question) || this.found.some((one) => one.question === question),
      );
      if (about === null) continue;
      const first = this.unit.words.indexOf(matter[0] as Word);
      const last = this.unit.words.indexOf(matter.at(-1) as Word) + 1;
      const single = matters.length === 1;
      this.add(
        about.question,
        audience,
        matter,
        single || index === 0 || first < 0 ? from : first,
        single || index === matters.length - 1 || last <= 0 ? end : last,
        {
          reason: index === 0 ? reason : [],
          topic: about.topic,
        },
      );
    }
    return matters.length > 0;
  }

  run(): FoundQuestion[] {
    const { unit, context } = this;
    const { words } = unit;
    const closing = closingFrame(unit);
    if (closing !== null) {
      const { audience, head } = closing;
      const asked = { ...context, here: audience ?? context.here };
      const found = new Finder(head, this.index, asked, this.taken, this.carried).asked();
      return found.map((one) => ({ ...one, unit, start: unit.start, end: unit.end }));
    }
    let since = 0;
    for (let round = 0; round < MOST_FRAMES && since < words.length; round++) {
      const told = this.telling(since);
      const announced = nextFrame(unit, since);
      if (announced === null || (told !== null && told.from <= announced.from)) {
        if (told === null) break;
        since = told.end;
        continue;
      }
      const end = this.clause(announced.from, announced.clause, announced.who);
      since = end > since ? end : announced.clause + 1;
    }
    if (this.found.length > 0) return this.found;
    const audience = this.audienceOfDirect(words);
    const marked = unit.mark === "?" || (context.announced && unit.bullet);
    const label = words.slice(0, 8).findIndex(({ after }) => /:/.test(after)) + 1;
    const named = label > 0 && headingRole(textOf(words.slice(0, label)).toLowerCase()) !== null;
    const asked = directQuestion(words, marked, audience, named);
    const fits = named || context.announced || context.ofTheField || isOfTheField(unit.plain);
    if (asked !== null && fits && isOneSentence(asked.question)) {
      const body = words.slice(asked.from, asked.end);
      const before = headingRole(textOf(words.slice(0, asked.from)).toLowerCase());
      const { reason } = asked;
      for (const question of [asked.question, ...asked.more]) {
        this.add(
          question,
          before ?? this.audienceOfDirect(body),
          body,
          asked.from,
          asked.reason.length > 0 ? asked.end : words.length,
          { gist: "", topic: topicOf(question), reason },
        );
      }
      return this.found;
    }
    const contrast = contrasted(words);
    const goesOn = this.follows ? continued(unit) : 0;
    if (contrast > 0) this.clause(0, contrast);
    else if (goesOn > 0) this.clause(goesOn, goesOn, undefined, this.carried ?? undefined);
    else if (context.announced || (unit.bullet && context.heading !== null && !context.otherList))
      this.listed();
    return this.found;
  }

  /** An item of a list of questions: a clause, or only a matter. */
  listed(): void {
    const { words, bullet } = this.unit;
    const label = words.slice(0, 4).findIndex(({ after }) => /[:—–]|^-+$/.test(after)) + 1;
    const start =
      label > 0 && label < words.length
        ? label
        : /^(?:and|or|also|but|then|not)$/.test(at(words, 0))
          ? 1
          : 0;
    const first = at(words, start);
    if (
      WH.test(first) ||
      /^(?:whether|if)$/.test(first) ||
      (PREPOSITION.test(first) && WH.test(at(words, start + 1)))
    ) {
      this.clause(start, start);
      return;
    }
    const spelled = fromNotes(words.slice(start), this.context.heading ?? this.audience(words));
    if (spelled !== null) {
      this.add(spelled, this.context.heading ?? this.audience(words), words, 0, words.length, {
        gist: "",
        topic: topicOf(spelled),
      });
      return;
    }
    if (!bullet || words.length > 8 || words.some(({ lower }) => isAuxiliary(lower))) return;
    const audience = this.context.heading ?? this.audience(words);
    this.matters(words, audience, [], 0, words.length);
  }

  telling(since: number): { from: number; end: number } | null {
    const { unit } = this;
    const place = unit.at[since] ?? unit.plain.length;
    const found = TELLING.exec(unit.plain.slice(place));
    if (found === null) return null;
    const from = wordAt(unit, place + found.index + (/^[,:;]/.test(found[0]) ? 2 : 0));
    const body = wordAt(unit, place + found.index + found[0].length + 1);
    const { clause, reason, end } = partClause(unit.words, body);
    const audience = this.audience(unit.words.slice(from, end));
    const question = askToTell(found[0], clause, audience);
    if (question === null || !isOfTheField(question)) return null;
    this.add(question, audience, clause, from, end, { reason, topic: topicOf(textOf(clause)) });
    return { from, end };
  }
}

function isClause(words: readonly Word[]): boolean {
  const first = at(words, 0);
  return (
    WH.test(first) ||
    /^(?:whether|if)$/.test(first) ||
    (PREPOSITION.test(first) && WH.test(at(words, 1)))
  );
}

/** The questions of one thought, asked or implied. */
export function findInUnit(
  unit: Unit,
  index: number,
  context: Context,
  taken: (question: string) => boolean,
  carried: Addressee | null,
  follows: boolean,
): FoundQuestion[] {
  return new Finder(unit, index, context, taken, carried, follows).run();
}
