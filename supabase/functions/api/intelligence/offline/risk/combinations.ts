import type { SafetyKind, SafetyLevel } from "../../../../../../shared/src/contracts/safety.ts";

/** Signals that mean more together than apart. */
export interface Combination {
  name: string;
  /** One of each list, by the names of expressions, no further apart than `within` tokens. */
  each: readonly (readonly string[])[];
  within: number;
  level: SafetyLevel;
  kinds: readonly SafetyKind[];
  /** Names of signals that this explains, so that they are not counted again. */
  explains?: readonly string[];
}

const THOUGHTS = [
  "kill-self",
  "suicide-named",
  "death-wish",
  "death-sought",
  "weapon-thought",
  "not-living",
  "es-suicide",
  "es-not-living",
];
const PREPARATIONS = ["farewell-letters", "giving-away", "affairs-in-order", "farewell"];
const AT_HAND = ["means", "place-now", "do-it-now", "plan"];

const pairs = (names: readonly string[]) =>
  names.flatMap((a, i) => names.slice(i + 1).map((b) => [[a], [b]]));

export const COMBINATIONS: readonly Combination[] = [
  {
    name: "thought-and-means",
    each: [THOUGHTS, AT_HAND],
    within: 40,
    level: "high",
    kinds: ["suicide"],
  },
  {
    name: "thought-and-preparation",
    each: [THOUGHTS, PREPARATIONS],
    within: 40,
    level: "high",
    kinds: ["suicide"],
  },
  ...[
    ...pairs(PREPARATIONS),
    ...PREPARATIONS.map((one) => [[one], ["calm-now", "decided", "do-it-now"]]),
  ].map(
    (each): Combination => ({
      name: "preparations",
      each,
      within: 30,
      level: "high",
      kinds: ["suicide"],
    }),
  ),
  {
    name: "decided-with-means",
    each: [
      ["decided", "stop-it", "do-it-now"],
      ["means", "place-now"],
    ],
    within: 25,
    level: "high",
    kinds: ["suicide"],
  },
  {
    name: "after-the-dead",
    each: [["bereaved"], ["to-follow"]],
    within: 20,
    level: "moderate",
    kinds: ["suicide"],
  },
  {
    name: "not-to-die-but-to-stop",
    each: [["not-die"], ["stop-it"]],
    within: 18,
    level: "moderate",
    kinds: ["suicide"],
  },
  {
    name: "denied-yet-there",
    each: [["not-die", "denied-thought"], ["thoughts-of-it"]],
    within: 18,
    level: "moderate",
    kinds: ["suicide"],
  },
  {
    name: "abuse-now",
    each: [["abuse", "abuse-told"], ["right-now"]],
    within: 20,
    level: "high",
    kinds: ["abuse"],
  },
  {
    name: "weapon-held-by-another",
    each: [["abuse-grave"], ["weapon-at-self"]],
    within: 3,
    level: "high",
    kinds: ["abuse"],
    explains: ["weapon-at-self", "weapon-thought"],
  },
  {
    name: "abuse-armed",
    each: [["abuse", "abuse-told"], ["armed"]],
    within: 25,
    level: "high",
    kinds: ["abuse"],
  },
  {
    name: "jump-from-a-place",
    each: [["jump"], ["place-now"]],
    within: 20,
    level: "high",
    kinds: ["suicide"],
  },
  {
    name: "armed-and-near",
    each: [["armed"], ["right-now"]],
    within: 12,
    level: "high",
    kinds: ["abuse"],
  },
  {
    name: "secret-means",
    each: [["means"], ["secret"]],
    within: 15,
    level: "high",
    kinds: ["suicide"],
  },
  {
    name: "voices-command-harm-told",
    each: [["voices"], ["told-to-harm"]],
    within: 12,
    level: "high",
    kinds: ["suicide", "psychosis"],
  },
  {
    name: "mixed-and-fading",
    each: [["mixed", "pills-taken"], ["fading"]],
    within: 25,
    level: "high",
    kinds: ["medical-emergency"],
  },
  {
    name: "weapon-and-intent",
    each: [["weapon"], ["grim-intent"]],
    within: 20,
    level: "high",
    kinds: ["suicide", "harm-to-others"],
  },
  {
    name: "place-and-intent",
    each: [["place-now"], ["grim-intent"]],
    within: 15,
    level: "high",
    kinds: ["suicide"],
  },
  {
    name: "purged-and-faint",
    each: [["purging"], ["fainting"]],
    within: 25,
    level: "high",
    kinds: ["medical-emergency"],
  },
  {
    name: "withdrawal",
    each: [["stopped-drinking"], ["body-in-withdrawal"]],
    within: 30,
    level: "high",
    kinds: ["medical-emergency"],
    explains: ["voices"],
  },
  {
    name: "pills-and-faint",
    each: [["pills-taken", "drug-use"], ["will-not-wake"]],
    within: 30,
    level: "high",
    kinds: ["medical-emergency"],
  },
  {
    name: "starved-and-faint",
    each: [["starving"], ["fainting"]],
    within: 30,
    level: "high",
    kinds: ["medical-emergency"],
  },
  {
    name: "hopeless-twice",
    each: [["life-like-this"], ["thoughts-of-it", "means", "farewell"]],
    within: 40,
    level: "moderate",
    kinds: ["suicide"],
  },
];
