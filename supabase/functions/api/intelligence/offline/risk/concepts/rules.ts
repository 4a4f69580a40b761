import type { SafetyKind, SafetyLevel } from "../../../../../../../shared/src/contracts/safety.ts";

/** Ideas that, near each other, tell of danger. */
export interface Rule {
  /** The names of concepts; one of each list must be there, and no words may serve twice. */
  ideas: readonly (readonly string[])[];
  /** How many words may lie between the first idea and each other one. */
  within: number;
  /** Whether a neighbouring sentence is near enough. */
  across: boolean;
  level: SafetyLevel;
  kinds: readonly SafetyKind[];
  /** Whose danger the ideas tell, where the words do not say. */
  about?: "self" | "other";
  /** `low` once the writer turns away from it in horror. */
  rejectable?: true;
}

type Options = Partial<Pick<Rule, "across" | "about" | "rejectable">>;

/** `ideas`: concepts joined by "+"; "a/b" is either. */
function rule(
  level: SafetyLevel,
  kinds: readonly SafetyKind[],
  within: number,
  ideas: string,
  options: Options = {},
): Rule {
  const split = ideas.split("+").map((idea) => idea.trim().split("/"));
  return { ideas: split, within, across: false, level, kinds, ...options };
}

const SUICIDE = ["suicide"] as const;
const DOSE = ["suicide", "medical-emergency"] as const;
const NEXT = { across: true } as const;

export const RULES: readonly Rule[] = [
  rule("moderate", SUICIDE, 7, "wish + absence"),
  rule("moderate", SUICIDE, 7, "wish + death"),
  rule("moderate", SUICIDE, 8, "better + death"),
  rule("moderate", SUICIDE, 10, "goneIf"),
  rule("moderate", SUICIDE, 10, "better + absence"),
  rule("moderate", SUICIDE, 14, "burden + absence/death/goneIf", NEXT),
  rule("moderate", SUICIDE, 14, "burden + better"),
  rule("moderate", SUICIDE, 14, "tidying/farewells + burden/goneIf/noFuture", NEXT),
  rule("moderate", SUICIDE, 12, "accident + finally"),
  rule("moderate", SUICIDE, 0, "noFuture"),
  rule("moderate", SUICIDE, 0, "pointless"),
  rule("moderate", SUICIDE, 0, "weary"),
  rule("moderate", SUICIDE, 0, "staysFor"),
  rule(
    "moderate",
    SUICIDE,
    14,
    "heldBack + deadly/hoarded/weary/noFuture/goneIf/accident/burden",
    NEXT,
  ),
  rule("moderate", SUICIDE, 0, "driving"),
  rule("moderate", SUICIDE, 10, "research + findsBody/medicines/deadly/death"),
  rule("moderate", SUICIDE, 8, "place + atEdge"),
  rule("moderate", SUICIDE, 10, "place + lingers + tempted"),
  rule("moderate", SUICIDE, 10, "brink + loiters"),
  rule("high", SUICIDE, 12, "medicines + hoarded"),
  rule("high", SUICIDE, 12, "deadly + hoarded/atHand", NEXT),
  rule("high", SUICIDE, 20, "farewells + date/itself/tidying", NEXT),
  rule("high", SUICIDE, 20, "tidying + itself", NEXT),
  rule("high", SUICIDE, 20, "tidying + chosenDate", NEXT),
  rule("high", SUICIDE, 12, "date + itself/calmAfter", NEXT),
  rule("high", SUICIDE, 12, "itself + soon"),
  rule("high", SUICIDE, 14, "brink/driving + date/farewells/presently", NEXT),
  rule("moderate", ["self-harm"], 14, "injury + relief", NEXT),
  rule("moderate", ["self-harm"], 14, "wall + hurtByIt", NEXT),
  rule("high", DOSE, 10, "bleed + wontStop", NEXT),
  rule("high", DOSE, 10, "dose + tooMuch"),
  rule("high", ["medical-emergency"], 22, "crisis + withoutMeds/dose", NEXT),
  rule("high", ["medical-emergency"], 22, "pregnancyCrisis + pregnancy", NEXT),
  rule("moderate", ["abuse"], 8, "abuser + violence"),
  rule("moderate", ["abuse"], 18, "violence + abuser + bodyMarks", NEXT),
  rule("moderate", ["abuse"], 12, "control + abuser + captive"),
  rule("high", ["abuse"], 18, "atDoor + lethal + abuser", NEXT),
  rule("high", ["harm-to-others"], 14, "intent + harm", { ...NEXT, rejectable: true }),
  rule("high", ["harm-to-others"], 16, "arms + intent + target", NEXT),
  rule("high", ["harm-to-others"], 16, "didHarm + vulnerable", NEXT),
  rule("moderate", ["psychosis"], 0, "voices"),
  rule("moderate", ["psychosis"], 14, "specialSign/watchers + delusion", NEXT),
  rule("moderate", ["psychosis"], 14, "delusion + delusion", NEXT),
  rule("high", ["psychosis", "harm-to-others"], 12, "commander + sacrifice + inhuman", NEXT),
  rule("moderate", SUICIDE, 14, "otherPerson + worrying", { about: "other" }),
  rule("high", SUICIDE, 18, "worrying + goneNow + otherPerson", { ...NEXT, about: "other" }),
];
