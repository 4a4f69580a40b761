/**
 * Cases for measuring how well matching serves people: what somebody answered in their own words,
 * and which of the demo therapists a senior clinician would accept as the first recommendation.
 * They are written from the therapists' profiles alone, apart from any list of words that the
 * product looks for; keep it so, or the measure becomes a mirror.
 */
export interface Vignette {
  id: string;
  title: string;
  /** What the case is about, in `ISSUES`; only for showing that nothing is left out. */
  about: Issue[];
  answers: { questionId: string; answer: string }[];
  /** Ids of therapists who would be a sound first recommendation. */
  fits: string[];
  /** Ids of therapists who would be a clear mistake. */
  mustNot?: string[];
  /** What the case turns on. */
  needs: string;
}

/** What people seek therapy for. */
export const ISSUES = [
  "anxiety",
  "panic",
  "social anxiety",
  "phobias",
  "OCD",
  "depression",
  "bipolar",
  "psychosis",
  "trauma",
  "complex trauma",
  "grief",
  "burnout",
  "ADHD",
  "autism",
  "eating",
  "body image",
  "substances",
  "behavioural addictions",
  "self-harm",
  "personality",
  "anger",
  "sleep",
  "illness and pain",
  "self-esteem",
  "relationships",
  "infidelity and divorce",
  "family conflict",
  "parenting",
  "teens",
  "perinatal",
  "sexuality",
  "gender and LGBTQ+",
  "transitions",
  "race, culture and spirit",
  "immigration",
] as const;
export type Issue = (typeof ISSUES)[number];

/** The client questions of `seed.sql`, in the order in which they are asked. */
const QUESTIONS = [
  "whyNow",
  "first",
  "days",
  "threeMonths",
  "tried",
  "badDay",
  "feelings",
  "stuck",
  "hardTruth",
  "leave",
  "roots",
  "understand",
  "safety",
  "practical",
] as const;
type Question = (typeof QUESTIONS)[number];

/** The therapists of `seed.sql`, by first name, in the order of their ids. */
export const NAMES = [
  "Elena",
  "David",
  "Grace",
  "Ruth",
  "Marcus",
  "Priya",
  "Tom",
  "Aisha",
  "Simone",
  "Kyle",
  "Jules",
  "Rebecca",
  "Daniel",
  "Laura",
  "Samuel",
  "Margaret",
  "Wei",
  "Carmen",
  "Anthony",
  "Maya",
  "Linh",
  "Jordan",
  "Beatriz",
  "Tyler",
] as const;
export type Name = (typeof NAMES)[number];

/** The id that `seed.sql` gives the row with this number, counted from 0. */
function seedId(prefix: string, index: number): string {
  return `${prefix}0000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;
}

/** The id of a client question by its short name. */
export function questionId(question: Question): string {
  return seedId("a", QUESTIONS.indexOf(question));
}

/** Answers by the short name of their question. */
export function said(
  answers: Partial<Record<Question, string>>,
): { questionId: string; answer: string }[] {
  return QUESTIONS.flatMap((question) => {
    const answer = answers[question];
    return answer === undefined ? [] : [{ questionId: questionId(question), answer }];
  });
}

/** Ids of therapists by their first names. */
export function therapists(...names: Name[]): string[] {
  return names.map((name) => seedId("e", NAMES.indexOf(name)));
}
