import type { Sql } from "postgres";
import { expect } from "vitest";
import {
  SubmitTherapistResponsesAnswer,
  type TherapistProfile,
  TherapistProfileAnswer,
  type TherapistQuestion,
  TherapistQuestionsAnswer,
  type TherapistResponse,
  TherapistResponsesAnswer,
} from "../../../../shared/src/contracts/therapist-profile.ts";
import { type Therapist, TherapistsAnswer } from "../../../../shared/src/contracts/therapists.ts";
import { call, ok } from "./api.ts";
import { type Account, givenPerson } from "./people.ts";
import { ourStack, type TokenSource } from "./tokens.ts";

export const givenTherapist = (sql: Sql, stack: TokenSource = ourStack()) =>
  givenPerson(sql, stack, "therapist");

export const givenAdmin = (sql: Sql, stack: TokenSource = ourStack()) =>
  givenPerson(sql, stack, "admin");

/** The questions of the questionnaire, as a therapist gets them. */
export async function therapistQuestions(
  { token }: Pick<Account, "token">,
  baseUrl?: string,
): Promise<TherapistQuestion[]> {
  return (await ok(TherapistQuestionsAnswer, call("get-therapist-questions", { token }, baseUrl)))
    .questions;
}

export const ON_SLEEP =
  "I help adults who lie awake with worry. I work with CBT for insomnia and give small tasks between sessions.";

export const ON_PANIC =
  "I help adults with panic attacks who avoid buses and lifts. I work with exposure and give small tasks between sessions.";

/** An answer for each question, of a therapist who works with sleepless people. */
export const answersTo = (asked: TherapistQuestion[]) =>
  asked.map(({ id, text }, index) => ({
    questionId: id,
    question: text,
    answer: index === 0 ? ON_SLEEP : `Number ${index}: I ask the client and we decide together.`,
  }));

/** The body of a submission. */
export const submission = (asked: TherapistQuestion[], differences: object = {}) => ({
  therapistName: "Ida Example",
  age: 47,
  experience: 12,
  responses: answersTo(asked),
  ...differences,
});

/** Hands in the questionnaire. */
export async function submit(
  { token }: Pick<Account, "token">,
  body: object,
  baseUrl?: string,
): Promise<SubmitTherapistResponsesAnswer> {
  return ok(
    SubmitTherapistResponsesAnswer,
    call("submit-therapist-responses", { body, token }, baseUrl),
  );
}

export async function therapistProfileOf(
  { id, token }: Pick<Account, "id" | "token">,
  baseUrl?: string,
): Promise<TherapistProfile> {
  return (await ok(TherapistProfileAnswer, call(`therapist-profile/${id}`, { token }, baseUrl)))
    .profile;
}

/** The profile once it is as wanted, which a description in the background may take a while to make. */
export async function profileWhen(
  person: Pick<Account, "id" | "token">,
  wanted: Partial<TherapistProfile>,
  baseUrl?: string,
): Promise<TherapistProfile> {
  await expect
    .poll(() => therapistProfileOf(person, baseUrl), { timeout: 15_000 })
    .toMatchObject(wanted);
  return therapistProfileOf(person, baseUrl);
}

export async function therapistResponsesOf(
  { id, token }: Pick<Account, "id" | "token">,
  baseUrl?: string,
): Promise<TherapistResponse[]> {
  return (await ok(TherapistResponsesAnswer, call(`therapist-responses/${id}`, { token }, baseUrl)))
    .responses;
}

/** The body of a profile's form. */
export const profileForm = (differences: object = {}) => ({
  firstName: "Ida",
  lastName: "Example",
  email: "ida@practice.example",
  experience: 12,
  ...differences,
});

/** What a therapist sets who takes new clients and says nothing more. */
export const availability = (differences: object = {}) => ({
  acceptingClients: true,
  capacity: null,
  licensedStates: [],
  languages: ["English"],
  formats: [],
  feeMin: null,
  feeMax: null,
  ...differences,
});

/** A therapist with an entry in the directory, made by hand. */
export async function givenEntry(
  sql: Sql,
  { stack, baseUrl }: { stack?: TokenSource; baseUrl?: string } = {},
): Promise<Account & { profile: TherapistProfile }> {
  const person = await givenTherapist(sql, stack);
  const { profile } = await ok(
    TherapistProfileAnswer,
    call(`therapist-profile/${person.id}`, { body: profileForm(), token: person.token }, baseUrl),
    201,
  );
  return { ...person, profile };
}

/** The entry as clients see it, looked for on all pages; undefined while it is not in the directory. */
export async function directoryEntry(id: string): Promise<Therapist | undefined> {
  for (let offset = 0, total = 1; offset < total; ) {
    const page = await ok(TherapistsAnswer, call(`therapists?limit=100&offset=${offset}`));
    const entry = page.therapists.find((therapist) => therapist.id === id);
    if (entry || page.therapists.length === 0) return entry;
    total = page.total;
    offset += page.therapists.length;
  }
}
