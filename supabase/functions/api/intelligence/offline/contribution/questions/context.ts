import type { Addressee } from "../grammar/persons.ts";
import { isOfTheField } from "../language/plain-speech.ts";
import { type Role, roleOf } from "../language/roles.ts";
import type { Unit } from "../language/units.ts";
import { headingRole, topicRole } from "./audience.ts";

/** What the thoughts before this one put on the table. */
export interface Context {
  /** A heading that stands over the list this thought belongs to. */
  heading: Role | null;
  /** The heading, or the thought before, announced questions ("Ask clients about:"). */
  announced: boolean;
  /** A heading that announces what is none ("Notes", "Shopping"). */
  otherList: boolean;
  /** A heading that announces rules or lessons: what stands under it is meant as one. */
  rules: boolean;
  /** Whom the last thoughts were about. */
  running: Role | null;
  /** Whom this very thought puts first: "From supervisors I would like to hear". */
  here: Role | null;
  /** The whole text is about people and therapy. */
  ofTheField: boolean;
}

const ANNOUNCES =
  /\b(?:questions?|ask(?:ing)?|want to know|like to know|find out|to know|explore|to cover|topics)\b/;
const RULES =
  /\b(?:insights?|observations?|warnings?|rules?|lessons?|learned|learnt|beliefs?|principles?|maxims?|matching|what works|remember|do's|don'ts|red flags?)\b/;
const OTHER_LIST =
  /\b(?:insights?|notes?|observations?|warnings?|rules?|lessons?|learned|shopping|groceries|todo|to do|to-do|agenda|beliefs|matching)\b/;

/** A line that stands over a list: "Questions for therapists:". */
export function isHeading(unit: Unit, next: Unit | undefined): boolean {
  if (unit.words.length > 12 || unit.mark === "?") return false;
  const last = unit.words.at(-1)?.after ?? "";
  if (last.includes(":") && next !== undefined && next.line !== unit.line) return true;
  const listFollows = next?.bullet === true && !unit.bullet;
  return listFollows && unit.words.length <= 8 && !/[.!]/.test(last);
}

/** With so many thoughts about people a text is about them. */
const LEAST_OF_THE_FIELD = 3;

/** How many thoughts a passing mention of somebody carries on. */
const CARRIES = 2;

/** What stands on the table at each thought. */
export function contextsOf(units: readonly Unit[]): { contexts: Context[]; headings: Set<number> } {
  const contexts: Context[] = [];
  const ofTheField = units.filter(({ plain }) => isOfTheField(plain)).length >= LEAST_OF_THE_FIELD;
  const headings = new Set<number>();
  let heading: Role | null = null;
  let announced = false;
  let otherList = false;
  let running: { role: Role; firm: boolean; at: number; paragraph: number } | null = null;
  let underHeading = false;
  let rules = false;
  for (const [index, unit] of units.entries()) {
    const previous = units[index - 1];
    const left = previous?.bullet === true && !unit.bullet;
    const apart = previous !== undefined && previous.paragraph !== unit.paragraph && !unit.bullet;
    if (underHeading && (left || apart)) {
      heading = null;
      announced = false;
      otherList = false;
      rules = false;
      underHeading = false;
    }
    if (isHeading(unit, units[index + 1])) {
      heading = headingRole(unit.plain);
      announced = ANNOUNCES.test(unit.plain);
      otherList = !announced && OTHER_LIST.test(unit.plain);
      rules = !announced && RULES.test(unit.plain);
      underHeading = true;
      headings.add(index);
      running =
        heading === null
          ? null
          : { role: heading, firm: true, at: index, paragraph: unit.paragraph };
      contexts.push({
        heading,
        announced,
        otherList,
        rules,
        running: heading,
        here: null,
        ofTheField,
      });
      continue;
    }
    if (running !== null) {
      const stale: boolean = running.firm
        ? running.paragraph !== unit.paragraph && !unit.bullet
        : index - running.at > CARRIES;
      if (stale) running = null;
    }
    const topic = topicRole(unit);
    if (topic !== null && (topic.firm || running === null || !running.firm)) {
      running = { ...topic, at: index, paragraph: unit.paragraph };
    }
    contexts.push({
      heading,
      announced,
      otherList,
      rules,
      running: running?.role ?? null,
      here: topic?.firm ? topic.role : null,
      ofTheField,
    });
  }
  return { contexts, headings };
}

const ANYBODY = /\b(?:everyone|everybody|anyone|anybody|people|someone|somebody|person|folks)$/i;

/** "ask people": anybody who comes, not whom was spoken of before. */
export const isAnybody = (words: string | undefined) => words !== undefined && ANYBODY.test(words);

/** Whom explicit words name: "ask the therapist", "from clients"; pronouns name nobody. */
export function audienceOfAddressee(words: string | undefined): Addressee | null {
  if (words === undefined) return null;
  for (const word of words.toLowerCase().split(/\s+/).reverse()) {
    const role = roleOf(word);
    if (role !== null)
      return /^(?:everyone|everybody|anyone|anybody|people|someone|somebody|person|folks)$/.test(
        word,
      )
        ? null
        : role;
  }
  return null;
}
