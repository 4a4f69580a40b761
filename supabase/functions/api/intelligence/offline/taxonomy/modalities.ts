import { phrases } from "./problem.ts";
import type { ProblemId } from "./problems.ts";

/** A way of working with a name. `said` finds it in words; `label` is how directories write it. */
export interface Modality {
  label: string;
  said: readonly string[];
}

export const MODALITIES: readonly Modality[] = [
  {
    label: "CBT",
    said: phrases`
      cbt; c b t; cognitive behavio*; cognitive therapy; behavioral|behavioural activation
    `,
  },
  { label: "DBT", said: phrases`dbt; d b t; dialectical` },
  { label: "ACT", said: phrases`acceptance and commitment; =act therapy; acceptance commitment` },
  { label: "EMDR", said: phrases`emdr; e m d r; eye movement` },
  { label: "PE", said: phrases`prolonged exposure` },
  { label: "CPT", said: phrases`cpt; cognitive processing` },
  {
    label: "ERP",
    said: phrases`erp; exposure and response; response prevention; exposure ~ therapy|practice|work`,
  },
  { label: "IFS", said: phrases`=ifs; internal family; parts work; parts of you` },
  {
    label: "psychodynamic",
    said: phrases`psychodynamic; psychoanaly*; analytic; depth psychology; jungian`,
  },
  { label: "EFT", said: phrases`eft; emotionally|emotion focused` },
  { label: "Gottman", said: phrases`gottman` },
  { label: "MI", said: phrases`motivational interview*` },
  { label: "IPT", said: phrases`ipt; interpersonal ~ therapy|psychotherapy` },
  { label: "schema", said: phrases`schema` },
  {
    label: "somatic",
    said: phrases`somatic; body based; sensorimotor; somatic experiencing; bodywork`,
  },
  { label: "narrative", said: phrases`narrative ~ therapy|work` },
  { label: "solution-focused", said: phrases`solution focused; solution oriented; sfbt` },
  { label: "person-centred", said: phrases`person|client centred|centered; rogerian; humanistic` },
  { label: "MBCT", said: phrases`mbct; mindfulness; mbsr; meditation based` },
  { label: "CBT-I", said: phrases`cbt i; cbti; sleep restriction; sleep program` },
  { label: "family systems", said: phrases`family systems|therapy; systemic; family based; fbt` },
  {
    label: "art/play",
    said: phrases`art therapy; play therapy; music therapy; sand tray; drama therapy; creative arts`,
  },
];

/**
 * Ways of working that are asked for by name where the evidence is clear: best first, with how well
 * each serves, 0 to 1. What is not listed for a problem neither helps nor harms.
 */
export const INDICATED: Partial<Record<ProblemId, Record<string, number>>> = {
  ocd: { ERP: 1, CBT: 0.5, ACT: 0.4 },
  panic: { CBT: 1, ERP: 0.7, ACT: 0.6 },
  phobias: { ERP: 1, CBT: 0.8, ACT: 0.4 },
  "social-anxiety": { CBT: 1, ACT: 0.7, ERP: 0.5 },
  anxiety: { CBT: 1, ACT: 0.8, MBCT: 0.7 },
  trauma: { PE: 1, CPT: 1, EMDR: 0.95, CBT: 0.4, somatic: 0.5 },
  "complex-trauma": { EMDR: 0.9, somatic: 0.85, IFS: 0.85, CPT: 0.6, PE: 0.5, DBT: 0.5 },
  sleep: { "CBT-I": 1, CBT: 0.4, MBCT: 0.4 },
  bpd: { DBT: 1, schema: 0.75 },
  "self-harm": { DBT: 1, CBT: 0.4 },
  depression: {
    CBT: 0.9,
    IPT: 0.9,
    ACT: 0.7,
    MBCT: 0.7,
    psychodynamic: 0.7,
    "solution-focused": 0.5,
  },
  bipolar: { IPT: 0.9, CBT: 0.8, "family systems": 0.8, DBT: 0.4 },
  psychosis: { CBT: 1, "family systems": 0.8 },
  eating: { CBT: 1, "family systems": 0.8, DBT: 0.5, ACT: 0.4 },
  "body-image": { CBT: 1, ACT: 0.7 },
  "substance-use": { MI: 1, CBT: 0.8, ACT: 0.5 },
  "behavioural-addiction": { CBT: 1, MI: 0.9, ACT: 0.5 },
  relationships: { EFT: 1, Gottman: 1 },
  "infidelity-divorce": { EFT: 1, Gottman: 1 },
  adhd: { CBT: 1, "solution-focused": 0.7 },
  "chronic-illness": { ACT: 1, CBT: 0.8, MBCT: 0.8 },
  perinatal: { IPT: 1, CBT: 0.9 },
  anger: { CBT: 1, DBT: 0.6 },
  grief: { "person-centred": 0.7, narrative: 0.8, CBT: 0.6 },
  teens: { "art/play": 0.9, "family systems": 0.9, CBT: 0.8, DBT: 0.5 },
  parenting: { "family systems": 1, "art/play": 0.6, "solution-focused": 0.6 },
  "family-conflict": { "family systems": 1, narrative: 0.5 },
};
