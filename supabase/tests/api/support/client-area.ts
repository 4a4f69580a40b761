import type { Sql } from "postgres";
import {
  type ClientProfile,
  type ClientResponse,
  CorrectClientResponseAnswer,
} from "../../../../shared/src/contracts/client-profile.ts";
import { call, ok } from "./api.ts";
import type { Account } from "./people.ts";

type TokenHolder = Pick<Account, "token">;

/** An answer of the voice conversation, as the service keeps one; `inferred` ones carry their mark. */
export async function givenSpoken(
  sql: Sql,
  { id }: Pick<Account, "id">,
  answer: { questionId: string; question: string; answer: string; reasoning?: string },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.client_responses (user_id, question_id, question, answer, source, inferred, reasoning)
    values (
      ${id}, ${answer.questionId}, ${answer.question}, ${answer.answer}, 'voice',
      ${answer.reasoning !== undefined}, ${answer.reasoning ?? null}
    )
    returning id`;
  return row?.id ?? "";
}

export const correct = ({ token }: TokenHolder, id: string, answer: string, baseUrl?: string) =>
  call(`client-responses/${id}`, { method: "PUT", body: { answer }, token }, baseUrl);

/** The answer as it stands once it was corrected. */
export async function corrected(
  person: TokenHolder,
  id: string,
  answer: string,
  baseUrl?: string,
): Promise<CorrectClientResponseAnswer> {
  return ok(CorrectClientResponseAnswer, correct(person, id, answer, baseUrl));
}

export const remove = ({ token }: TokenHolder, id: string, baseUrl?: string) =>
  call(`client-responses/${id}`, { method: "DELETE", token }, baseUrl);

/** The id under which this question is answered. */
export function idOf(profile: ClientProfile, questionId: string): string {
  const found = profile.responses.find(
    (response: ClientResponse) => response.questionId === questionId,
  );
  if (!found) throw new Error("this question is not answered");
  return found.id;
}

export const deleteAccount = (
  { token }: TokenHolder,
  body: unknown = { confirm: "DELETE" },
  baseUrl?: string,
) => call("account", { method: "DELETE", body, token }, baseUrl);
