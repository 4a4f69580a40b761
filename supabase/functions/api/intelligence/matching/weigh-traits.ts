import type { TherapistEvidence } from "../../../../../shared/src/contracts/recommendation.ts";
import type { Candidate } from "../intelligence.ts";
import type { ClientNeeds, Wish } from "../offline/reading/needs.ts";
import { IDENTITIES } from "../offline/taxonomy/identities.ts";
import { INDICATED } from "../offline/taxonomy/modalities.ts";
import type { TherapistReading } from "./therapist-reading.ts";
import { weighedProblems } from "./weigh-problems.ts";
import { UNKNOWN, WEIGHTS, type Weighed } from "./weighing.ts";

/** What a profile that does not say so earns where a shared trait was asked for. */
const NOT_STATED = 0.25;

function traitShare({ id, wanted }: Wish, reading: TherapistReading): number {
  const stated = reading.identity.get(id)?.value ?? NOT_STATED;
  return wanted ? stated : 1 - stated;
}

/** Identity, culture and language: weighed when, and only when, the person asked for them. */
export function weighIdentity(
  needs: ClientNeeds,
  therapist: Candidate,
  reading: TherapistReading,
): Weighed[] {
  const traits = needs.identity.map((wish) => ({
    wish,
    label: `A therapist who is ${IDENTITIES.find(({ id }) => id === wish.id)?.label ?? wish.id}`,
    share: traitShare(wish, reading),
    evidence: reading.identity.get(wish.id)?.evidence ?? null,
  }));
  const languages = needs.languages.map((wish) => {
    const speaks = therapist.languages.includes(wish.id);
    const evidence: TherapistEvidence | null = speaks
      ? { quote: wish.id, field: "availability" }
      : null;
    return { wish, label: `Sessions in ${wish.id}`, share: speaks ? 1 : 0, evidence };
  });
  const all = [...languages, ...traits];
  const sum = all.reduce((total, { wish }) => total + wish.strength, 0);
  if (sum === 0) return [];
  const weight = WEIGHTS.identity * Math.min(1, Math.max(...all.map(({ wish }) => wish.strength)));
  return all.map(({ wish, label, share, evidence }) => ({
    kind: "identity",
    label,
    weight: (weight * wish.strength) / sum,
    share,
    client: wish.evidence,
    therapist: evidence,
  }));
}

/** Methods with good evidence for what the person brings, and methods they asked for by name. */
export function weighModality(needs: ClientNeeds, therapist: Candidate): Weighed {
  let sum = 0;
  let total = 0;
  let best: { label: string; value: number } | null = null;
  for (const { need, part } of weighedProblems(needs)) {
    const indicated = INDICATED[need.id];
    if (indicated === undefined) continue;
    total += part;
    if (therapist.modalities.length === 0) {
      sum += part * UNKNOWN;
      continue;
    }
    const values = therapist.modalities.map((label) => ({ label, value: indicated[label] ?? 0 }));
    const top = values.reduce((a, b) => (b.value > a.value ? b : a));
    sum += part * top.value;
    if (top.value * part > (best?.value ?? 0)) best = { label: top.label, value: top.value * part };
  }
  let share = total === 0 ? UNKNOWN : sum + (1 - total) * UNKNOWN;
  const asked = needs.modalities[0];
  for (const wish of needs.modalities) {
    const offers = therapist.modalities.includes(wish.id);
    if (therapist.modalities.length === 0) continue;
    share = share * 0.5 + (offers === wish.wanted ? 0.5 : 0);
    if (offers && wish.wanted) best = { label: wish.id, value: 1 };
  }
  return {
    kind: "modality",
    label: best ? `Trained in ${best.label}` : "Methods that fit",
    weight: WEIGHTS.modality,
    share: Math.min(1, share),
    client: asked?.evidence ?? weighedProblems(needs)[0]?.need.evidence ?? null,
    therapist: best ? { quote: best.label, field: "tags" } : null,
  };
}
