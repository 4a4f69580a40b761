import { type Claim, Ledger } from "./ledger.ts";
import { isNegated, isSurelyDenied } from "./negation.ts";
import type { NamingSentence, ReadResponse } from "./read-questionnaire.ts";
import { isFragment, type Statement, statementAt } from "./statements.ts";
import type { TherapistRole } from "./therapist-question.ts";
import type { Finding, Meaning } from "./vocabulary/lexicon.ts";
import type { Manner } from "./vocabulary/manners.ts";
import { isWorkingLanguage } from "./working-languages.ts";

type Of<K extends Meaning["kind"]> = Extract<Meaning, { kind: K }>;

/** All that the answers claim, strongest first; `refused`: what they leave to others, as it was put. */
export interface Claims {
  subjects: Claim<Of<"subject">>[];
  groups: Claim<Of<"group">>[];
  methods: Claim<Of<"method">>[];
  manners: Manner[];
  languages: string[];
  refused: string[];
}

/** How far an answer to such a question may be taken for what the therapist works with. */
const WORK: Partial<Record<TherapistRole, number>> = {
  whom: 1,
  open: 0.6,
  methods: 0.6,
  "first-session": 0.3,
  practical: 0.4,
};
/** Where manner is told of the therapist, and not of a bad hour or a rule for emergencies. */
const MANNERLY: ReadonlySet<TherapistRole> = new Set([
  "whom",
  "open",
  "methods",
  "first-session",
  "stuck",
  "hard-truth",
  "progress",
  "culture",
]);

const words = (list: string) => new Set(list.split(/\s+/));
const OTHERS = words(
  `they them their he him she her client clients people patient patients someone somebody husband
   wife partner parent parents mother father kid kids men women couples folks families`,
);
const SPEAKER = words("i we");
const COLLEAGUES = words(
  `colleague colleagues supervisor supervisors supervisee supervisees wife husband spouse friend
   friends boss officemate mate mentor teacher intern interns`,
);
/** What stands before a subject and narrows it: "active addiction". */
const QUALIFIERS = words("active acute severe serious untreated current daily heavy unstable");

const OF_WORK =
  /\b(?:work|see|treat|help|speciali[sz]|focus|clients?|patients?|practice|caseload|people who|expert)/i;
const MOSTLY =
  /\b(?:most|main|whole practice|especially|best|bread and butter|primar|core|heart of|specialt)/i;
const SOMETIMES = /\b(?:also|sometimes|some|occasional\w*|now and then|a few|a bit of|little)\b/i;
const KEEPS =
  /\bI (?:(?:do )?(?:keep|see|treat|work|take)|do (?:myself|together|with|too|as well))\b/i;
const BY_SPEAKER = /\b(?:I|I'?m|my|we|our|use|using|trained|training)\b/i;
const SPOKEN = /\b(?:speak|bilingual|sessions? in|work in|english|fluent)/i;

/** A finding with all that decides what it counts for. */
interface Place {
  finding: Finding;
  sentence: NamingSentence;
  statement: Statement;
  role: TherapistRole;
  /** The words of the statement. */
  said: string;
  /** It is left to others. */
  left: boolean;
  /** It is surely denied as work. */
  denied: boolean;
  /** It is taken back, or only wished for. */
  unsure: boolean;
}

function placesOf({ role, sentences }: ReadResponse): Place[] {
  return sentences.flatMap((sentence) =>
    sentence.findings.flatMap((finding) => {
      const statement = statementAt(sentence, finding.from);
      if (statement === null) return [];
      const { tokens, source } = sentence.text;
      const said = source.slice(tokens[statement.from]?.start ?? 0, tokens[statement.to]?.end ?? 0);
      const negated = isNegated(sentence, finding.from, finding.to);
      const kept = statement.keeps || KEEPS.test(said);
      const left = statement.refuses || (role === "limits" && !kept);
      const denied = !statement.hedged && isSurelyDenied(sentence, finding.from, finding.to);
      const unsure = negated || statement.hedged || statement.keeps;
      return [{ finding, sentence, statement, role, said, left, denied, unsure }];
    }),
  );
}

/** "My clients are blunt": somebody else's manner. */
function isOfOthers({ sentence, statement, finding }: Place): boolean {
  const { tokens } = sentence.text;
  for (let i = finding.from - 1; i >= statement.from; i--) {
    const word = tokens[i]?.word ?? "";
    if (SPEAKER.has(word)) return false;
    // "She laughed": whatever the therapist says of it, it is hers.
    if (/^(?:he|she|they)$/.test(word) && finding.from - i <= 2) return true;
    if (OTHERS.has(word)) {
      return !tokens.slice(statement.from, i).some((token) => SPEAKER.has(token.word));
    }
  }
  return false;
}

/** "My colleague is an EMDR consultant": the method of another; one learned "from" them is not. */
function isMethodOfColleague({ sentence, statement, finding }: Place): boolean {
  const word = (i: number) => sentence.text.tokens[i]?.word ?? "";
  for (let i = finding.from - 1; i >= statement.from; i--) {
    if (SPEAKER.has(word(i)) || word(i) === "me") return false;
    const isOther = word(i) === "therapist" && /^(?:other|another|second)$/.test(word(i - 1));
    if (isOther || COLLEAGUES.has(word(i))) {
      return ![1, 2].some((back) => /^(?:by|from)$/.test(word(i - back)));
    }
  }
  return false;
}

/** "The PHQ-9 because the clinic makes me": what others demand tells nothing of a manner. */
const DEMANDED =
  /\b(?:(?:makes?|made|forces?|forced|wants?) (?:me|us)|(?:have|has|had) to|requires?|required|mandat\w+|insists?)\b/i;

function isDemanded({ meaning }: Finding, said: string): boolean {
  return meaning.kind === "manner" && meaning.of.id === "measures" && DEMANDED.test(said);
}

/** How much a statement makes of what it names as work; 0 where it does not speak of work. */
function weightIn({ role, said }: Place): number {
  const base = WORK[role] ?? 0;
  if (base === 0 || (role === "open" && !OF_WORK.test(said))) return 0;
  return base + (MOSTLY.test(said) ? 0.3 : 0) - (SOMETIMES.test(said) ? 0.25 : 0);
}

/** "active addiction" in the words of the therapist where it was so narrowed, else the tag. */
function refusedAs({ sentence, finding }: Place): string {
  const { tokens, source } = sentence.text;
  const before = tokens[finding.from - 1];
  if (!QUALIFIERS.has(before?.word ?? "")) return finding.meaning.tag;
  const words = source.slice(before?.start ?? 0, tokens[finding.to]?.end ?? 0);
  return words.toLowerCase();
}

const DESTINATION = words(
  "specialist specialists clinic program counselor counselors center team unit",
);

/** "Heavy drinking goes to an addiction specialist": where it goes, not what goes there. */
function isDestination({ sentence, finding }: Place): boolean {
  const { meaning } = finding;
  if (meaning.kind !== "subject") return false;
  if (!DESTINATION.has(sentence.text.tokens[finding.to + 1]?.word ?? "")) return false;
  return sentence.findings.some(
    (other) =>
      other.from < finding.from &&
      other.meaning.kind === "subject" &&
      other.meaning.of.problem === meaning.of.problem,
  );
}

/** "Who were told as children": an age they had, not whom the therapist sees. */
function isOnceUponATime({ sentence, finding }: Place): boolean {
  const before = (back: number) => sentence.text.tokens[finding.from - back]?.word ?? "";
  return (
    finding.meaning.kind === "group" &&
    (before(1) === "as" || (/^(?:were|was)$/.test(before(1)) && /^(?:they|who)$/.test(before(2))))
  );
}

/** Of two manners that exclude each other the stronger; none of two that are equally strong. */
function compatible(claims: readonly Claim<Of<"manner">>[]): Manner[] {
  return claims
    .filter(({ meaning, weight }) =>
      claims.every(
        (other) =>
          other.meaning.tag === meaning.tag ||
          other.meaning.of.scale !== meaning.of.scale ||
          other.weight < weight,
      ),
    )
    .map(({ meaning }) => meaning.of);
}

/** "Men and women" are everybody. */
function withoutBothSexes(groups: Claim<Of<"group">>[]): Claim<Of<"group">>[] {
  const sexes = groups.filter(({ meaning }) => /^(?:wo)?men$/.test(meaning.tag));
  return sexes.length < 2 ? groups : groups.filter((claim) => !sexes.includes(claim));
}

/** From this weight on it was named in answer to whom the therapist helps most. */
const CENTRAL = 1;

/** Reads from the answers what the therapist claims, and nothing that a sentence takes back. */
export function claimsOf(responses: readonly ReadResponse[]): Claims {
  const subjects = new Ledger<Of<"subject">>();
  const groups = new Ledger<Of<"group">>();
  const methods = new Ledger<Of<"method">>();
  const manners = new Ledger<Of<"manner">>();
  const languages = new Set<string>();
  const refused = new Set<string>();

  const takeWork = (place: Place) => {
    const { meaning } = place.finding;
    if (isOnceUponATime(place)) return;
    if (meaning.kind !== "subject" && meaning.kind !== "group") return;
    const isWork = WORK[place.role] !== undefined || place.role === "limits";
    if (place.left || (place.denied && place.role === "whom")) {
      const surely = meaning.kind === "subject" || place.statement.refuses || place.denied;
      const said = isWork && surely && !place.statement.hedged && !isDestination(place);
      if (said) refused.add(refusedAs(place));
    } else if (!place.unsure) {
      const weight = weightIn(place);
      if (weight <= 0) return;
      if (meaning.kind === "subject") subjects.add(meaning, weight);
      else groups.add(meaning, weight);
    }
  };

  for (const place of responses.flatMap(placesOf)) {
    const { finding, role, said, sentence } = place;
    const { meaning } = finding;
    takeWork(place);
    if (place.left || place.unsure) continue;
    const listed = WORK[role] !== undefined && isFragment(sentence);
    const named = role === "methods" || (role !== "practical" && (listed || BY_SPEAKER.test(said)));
    if (meaning.kind === "method" && named && !isMethodOfColleague(place)) {
      methods.add(meaning, role === "methods" ? 1 : 0.6);
    }
    const isManner = meaning.kind === "manner" && !isDemanded(finding, sentence.source);
    if (isManner && MANNERLY.has(role) && !isOfOthers(place)) manners.add(meaning, 1);
    const isSpoken = role === "practical" || SPOKEN.test(said);
    if (meaning.kind === "language" && isSpoken && isWorkingLanguage(sentence, finding)) {
      languages.add(meaning.tag);
    }
  }

  // Who is helped most is not also refused: then it was a condition that was named.
  for (const { meaning, weight } of [...subjects.sorted(), ...groups.sorted()]) {
    if (weight >= CENTRAL) refused.delete(meaning.tag);
  }
  const isLeft = ({ meaning }: Claim) => refused.has(meaning.tag);
  return {
    subjects: subjects.sorted().filter((claim) => !isLeft(claim)),
    groups: withoutBothSexes(groups.sorted()).filter((claim) => !isLeft(claim)),
    methods: methods.sorted(),
    manners: compatible(manners.sorted()),
    languages: [...languages],
    refused: [...refused],
  };
}
