import type { Safety } from "../../../../../../shared/src/contracts/safety.ts";
import type { RiskText } from "../../intelligence.ts";
import { ownWordsOfClinician } from "./clinician.ts";
import { safetyFor } from "./safety-for.ts";
import { findSignals, gravest } from "./signals.ts";

/** A clinician's text without what it tells of clients; everybody else's as it is. */
const ownWords = (given: RiskText): RiskText =>
  given.writer === "clinician"
    ? { ...given, text: ownWordsOfClinician(given.text, given.question) }
    : given;

/**
 * What the texts say about the safety of the person who wrote them, or of somebody they write
 * about; null when nothing is said. The gravest reading over all texts wins. Deterministic, and
 * the work grows with the length of the texts alone.
 */
export function assessRisk(texts: readonly RiskText[]): Safety | null {
  const signals = texts.flatMap((text) => findSignals(ownWords(text)));
  const level = gravest(signals);
  if (level === null) return null;
  const counted = signals.filter((signal) => level === "low" || signal.level !== "low");
  const gravestOnes = counted.filter((signal) => signal.level === level);
  return safetyFor(
    level,
    counted.flatMap((signal) => signal.kinds),
    {
      about: gravestOnes.every((signal) => signal.about === "other") ? "other" : "self",
      spanish: counted.some((signal) => signal.spanish),
    },
  );
}
