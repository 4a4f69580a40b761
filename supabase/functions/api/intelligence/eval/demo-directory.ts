// biome-ignore lint/style/noRestrictedImports: measured by hand and in tests, never part of the function.
import { readFileSync } from "node:fs";
import type { Candidate, ClientAnswer, ExpertInsight } from "../intelligence.ts";
import { readSeedRows, type SeedValue } from "./vignettes/read-seed.ts";

const sql = readFileSync(new URL("../../../../seed.sql", import.meta.url), "utf8");

const words = (value: SeedValue | undefined) => (typeof value === "string" ? value : "");
const list = (value: SeedValue | undefined) => (Array.isArray(value) ? value : []);
const amount = (value: SeedValue | undefined) => (typeof value === "number" ? value : null);

function formatsOf(value: SeedValue | undefined): Candidate["formats"] {
  return list(value).flatMap((format) =>
    format === "in-person" || format === "video" || format === "phone" ? [format] : [],
  );
}

/** The therapists of `seed.sql`, as the shortlist hands them to matching. */
export function demoDirectory(): Candidate[] {
  return readSeedRows(sql, "therapists").map((row) => ({
    id: words(row[2]),
    name: words(row[3]),
    specialty: words(row[4]),
    experience: amount(row[5]) ?? 0,
    style: words(row[6]),
    tags: list(row[7]),
    description: words(row[8]),
    modalities: list(row[10]),
    populations: list(row[11]),
    languages: list(row[12]),
    formats: formatsOf(row[13]),
    states: list(row[14]),
    feeMin: amount(row[15]),
    feeMax: amount(row[16]),
  }));
}

const QUESTION_ROWS = readSeedRows(sql, "contribution_questions");
const QUESTIONS = new Map(QUESTION_ROWS.map((row) => [words(row[0]), words(row[4])]));

/** The questions of `seed.sql` to clients or to therapists, in their order. */
export function seedQuestions(audience: "client" | "therapist") {
  return QUESTION_ROWS.filter((row) => row[3] === audience).map((row) => ({
    questionId: words(row[0]),
    question: words(row[4]),
  }));
}

const EXPERT_BY_CONTRIBUTION = new Map(
  readSeedRows(sql, "contributions").map((row) => [words(row[0]), words(row[1])]),
);

/** The insights of `seed.sql`, in their order. */
export function seedInsights(): ExpertInsight[] {
  return readSeedRows(sql, "contribution_insights").map((row) => ({
    insight: words(row[3]),
    application: words(row[4]),
    source: EXPERT_BY_CONTRIBUTION.get(words(row[1])) ?? "",
  }));
}

/** Answers by question id, with the questions as `seed.sql` asks them. */
export function withQuestions(answers: { questionId: string; answer: string }[]): ClientAnswer[] {
  return answers.map(({ questionId, answer }) => ({
    questionId,
    question: QUESTIONS.get(questionId) ?? "",
    answer,
  }));
}
