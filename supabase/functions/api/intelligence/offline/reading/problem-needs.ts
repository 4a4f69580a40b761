import { type Mention, ofKind, type TermOf } from "../taxonomy/lexicon.ts";
import { type ProblemId, problemOf } from "../taxonomy/problems.ts";
import { isPast, type Whose, whoseIsIt } from "./circumstances.ts";
import { evidenceAt } from "./evidence.ts";
import type { ProblemNeed } from "./needs.ts";
import { isDenied } from "./negation.ts";
import { hasOtherSense, isMedicine, isOfTheirWork } from "./other-sense.ts";
import type { QuestionRole } from "./question-role.ts";
import { causesOf, HAPPENED } from "./reactions.ts";
import type { ReadAnswer } from "./read-answers.ts";

/** How much a mention counts by what the question asked; the rest is told on the way. */
const ROLE_WEIGHT: Record<QuestionRole, number> = {
  priority: 1.15,
  presenting: 1,
  days: 0.95,
  open: 0.95,
  goals: 0.75,
  understand: 0.55,
  feelings: 0.5,
  roots: 0.35,
  "past-help": 0.4,
  coping: 0.45,
  safety: 0.45,
  stuck: 0.25,
  dealbreaker: 0.15,
  "hard-truth": 0.15,
  practical: 0.1,
};

/** What else somebody needs whose child, partner or parent has the condition. */
const SHARED_WITH: Partial<Record<Whose, { as: ProblemId; own: number; shared: number }>> = {
  child: { as: "parenting", own: 0.85, shared: 0.55 },
  partner: { as: "relationships", own: 0.25, shared: 0.6 },
  family: { as: "family-conflict", own: 0.25, shared: 0.6 },
  someone: { as: "relationships", own: 0.1, shared: 0.05 },
};

/** Relatives of somebody with these are helped best by who knows the condition itself. */
const FAMILY_WORK: ReadonlySet<ProblemId> = new Set<ProblemId>(["psychosis", "bipolar", "eating"]);

/** How much of it such a relative brings. */
const HEARD_BY_KIN = 0.8;

const EMPHASIS = new Set(
  "mainly mostly biggest worst really honest honestly main only actually first truth most".split(
    " ",
  ),
);
const HEDGES = new Set(
  "maybe perhaps possibly might guess suppose probably sometimes bit little".split(" "),
);

/** What something is only likened to proves little. */
const COMPARED = 0.25;

interface Finding {
  id: ProblemId;
  weight: number;
  /** Called by its name ("OCD", "insomnia"), not only told. */
  named: boolean;
  whose: Whose;
  past: boolean;
  denied: boolean;
  role: QuestionRole;
  answer: ReadAnswer;
  from: number;
  to: number;
}

type ProblemMention = Mention<TermOf<"problem">>;

/** "It is bad, *but if I am honest it is the wine*": what comes after weighs more than before. */
function contrast(answer: ReadAnswer, { from, to }: ProblemMention, all: ProblemMention[]): number {
  const { tokens } = answer.text;
  const sentence = tokens[from]?.sentence;
  let factor = 1;
  for (let i = to + 1; tokens[i]?.sentence === sentence; i++) {
    const turns = tokens[i]?.word === "but";
    if (turns && all.some((other) => other.from > i && tokens[other.from]?.sentence === sentence)) {
      factor *= 0.6;
      break;
    }
  }
  const clause = tokens[from]?.clause;
  for (let i = Math.max(0, from - 8); i <= to + 8; i++) {
    const token = tokens[i];
    if (token === undefined || token.sentence !== sentence || (i < from && token.clause !== clause))
      continue;
    if (i >= from && i <= to) continue;
    if (EMPHASIS.has(token.word)) return factor * 1.15;
    if (HEDGES.has(token.word)) return factor * 0.8;
  }
  return factor;
}

/**
 * "planned *like a* bank robbery", "*as a* teenager": a likeness or a time of life tells of nothing that
 * the person brings.
 */
function isComparison(
  { text: { tokens } }: ReadAnswer,
  { term, from, to }: ProblemMention,
): boolean {
  const teens = term.id === "teens";
  if (!teens && !HAPPENED.includes(term.id)) return false;
  if (teens && /^(?:weeks?|months?|days?)$/.test(tokens[to + 1]?.word ?? "")) return true;
  const opening = teens ? /^(?:like|as|into|was|being|since|when)$/ : /^like$/;
  for (let i = from - 1; i >= from - 3; i--) {
    if (tokens[i]?.clause !== tokens[from]?.clause) return false;
    if (/^an?$/.test(tokens[i]?.word ?? "") && opening.test(tokens[i - 1]?.word ?? "")) return true;
  }
  return false;
}

/** What is inferred speaks of the client as of somebody: "They panic on buses". */
function whoseIn({ text, inferred }: ReadAnswer, from: number, to: number): Whose {
  const whose = whoseIsIt(text, from, to);
  return inferred && whose === "someone" ? "self" : whose;
}

/** What befell a child is the child's, and the parent's: "my daughter saw the shooting". */
function ofChild({ text: { tokens } }: ReadAnswer, { term, from }: ProblemMention): Whose {
  if (term.id !== "trauma") return "self";
  for (let i = from - 1; i > 0 && tokens[i]?.clause === tokens[from]?.clause; i--) {
    const word = tokens[i]?.word ?? "";
    if (/^(?:i|we|me|us|myself)$/.test(word)) return "self";
    const own = /^(?:my|our)$/.test(tokens[i - 1]?.word ?? "");
    if (
      own &&
      /^(?:son|daughter|kid|kids|child|children|boy|girl|grandson|granddaughter)$/.test(word)
    ) {
      return "child";
    }
  }
  return "self";
}

function findingsIn(answer: ReadAnswer): Finding[] {
  const mentions = ofKind(answer.mentions, "problem").filter(
    (mention) => !hasOtherSense(answer.text, mention) && !isOfTheirWork(answer.text, mention.from),
  );
  return mentions.map((mention) => {
    const { term, from, to } = mention;
    const problem = problemOf(term.id);
    const denied = isDenied(answer.text, from, to, answer.covered);
    const over = isPast(answer.text, from, to) && !isMedicine(answer.text, mention);
    const compared = isComparison(answer, mention);
    return {
      id: term.id,
      weight: term.weight * contrast(answer, mention, mentions) * (compared ? COMPARED : 1),
      named: term.how === "named",
      whose: problem.personal === true ? whoseIn(answer, from, to) : ofChild(answer, mention),
      past: over && problem.lasting !== true,
      denied,
      role: answer.role,
      answer,
      from,
      to,
    };
  });
}

/** "Have you had trouble sleeping?" — "yes, most nights": the question says what the yes is about. */
export function affirmedQuestion(answer: ReadAnswer): boolean {
  const first = answer.text.tokens[0]?.word ?? "";
  return /^(?:yes|yeah|yep|yup|often|sometimes|always|definitely|absolutely|constantly|si)$/.test(
    first,
  );
}

/** The counted weight of a finding, before several of one problem are put together. */
function counted(finding: Finding): number {
  const role = ROLE_WEIGHT[finding.role];
  const past = finding.past ? 0.3 : 1;
  return Math.min(0.95, finding.weight * role * past);
}

/** What is told by itself is believed; hints alone never add up to more than a guess. */
const HINTS_AT_MOST = 0.55;

function together(findings: readonly Finding[]): number {
  let missed = 1;
  let hintsMissed = 1;
  for (const finding of findings) {
    if (finding.weight > 0.4) missed *= 1 - counted(finding);
    else hintsMissed *= 1 - counted(finding);
  }
  const hinted = Math.min(HINTS_AT_MOST, 1 - hintsMissed);
  return 1 - missed * (1 - hinted);
}

/** What comes in the wake of something that is told as well counts by this much. */
const IN_ITS_WAKE = 0.5;

/** What is told by itself of what happened, not only hinted at. */
function toldOf(findings: readonly Finding[]): Set<ProblemId> {
  const told = findings.filter(
    ({ role, weight, past }) => ROLE_WEIGHT[role] >= 0.9 && weight > 0.5 && !past,
  );
  return new Set(told.map(({ id }) => id));
}

/** The problems a person brings, strongest first, and those they say they do not have. */
export function readProblems(answers: readonly ReadAnswer[]): {
  problems: ProblemNeed[];
  ruledOut: ProblemId[];
} {
  const findings = answers.flatMap(findingsIn);
  const affirmed = findings.filter((finding) => !finding.denied);
  const ruledOut = new Set(findings.filter((finding) => finding.denied).map(({ id }) => id));
  const byId = new Map<ProblemId, Finding[]>();
  const put = (finding: Finding) => {
    const list = byId.get(finding.id);
    if (list) list.push(finding);
    else byId.set(finding.id, [finding]);
  };
  for (const finding of affirmed) {
    const shared = SHARED_WITH[finding.whose];
    if (shared === undefined) {
      put(finding);
      continue;
    }
    const own = FAMILY_WORK.has(finding.id) ? Math.max(shared.own, HEARD_BY_KIN) : shared.own;
    put({ ...finding, weight: finding.weight * own });
    put({ ...finding, id: shared.as, weight: finding.weight * shared.shared });
  }
  const happened = toldOf([...byId.values()].flat());
  const first = topOfPriority(affirmed);
  if ([...first].every((id) => causesOf(id, happened).length > 0)) {
    for (const id of [...first]) for (const cause of causesOf(id, happened)) first.add(cause);
  }
  const problems = [...byId].map(([id, list]): ProblemNeed => {
    const best = list.reduce((a, b) => (counted(b) > counted(a) ? b : a));
    const factor = first.size === 0 || first.has(id) ? 1 : 0.72;
    const wake =
      !list.some(({ named }) => named) && causesOf(id, happened).length > 0 ? IN_ITS_WAKE : 1;
    // What happened stays so: "no, I mean I miss her" takes nothing back.
    const happenedSurely = problemOf(id).lasting === true && list.some(({ named }) => named);
    const denied =
      !happenedSurely && findings.some((finding) => finding.denied && finding.id === id);
    const told = list.filter(({ weight }) => weight > 0.5).length;
    return {
      id,
      strength: together(list) * factor * wake * (denied && told < 2 ? 0.5 : 1),
      whose: best.whose,
      sure: denied ? told >= 2 : told >= 1 && best.weight > 0.3,
      past: list.every((finding) => finding.past),
      evidence: evidenceAt(best.answer, best.from, best.to),
    };
  });
  problems.sort((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1));
  const present = new Set(problems.filter(({ strength }) => strength >= 0.3).map(({ id }) => id));
  return {
    problems: problems.filter(({ strength }) => strength >= 0.08),
    ruledOut: [...ruledOut].filter((id) => !present.has(id)),
  };
}

/** What the person would mend first, when a question asked for it and the answer names it surely. */
function topOfPriority(findings: readonly Finding[]): Set<ProblemId> {
  const named = findings.filter(
    (finding) => finding.role === "priority" && finding.weight > 0.5 && !finding.past,
  );
  const best = Math.max(0, ...named.map((finding) => finding.weight));
  return new Set(named.filter((finding) => finding.weight >= best * 0.75).map(({ id }) => id));
}
