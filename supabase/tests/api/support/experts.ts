import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import {
  type Contribution,
  ContributionAnswer,
  type ProcessedInput,
  SaveProcessedInputAnswer,
} from "../../../../shared/src/contracts/contributions.ts";
import { startStack, type TestStack } from "../../../local/testing/start-stack.ts";
import { call as callOf, ok, type Request } from "./api.ts";
import { operatorSql } from "./database.ts";

let stack: TestStack;

/**
 * Starts a stack for this file alone: what experts save is asked of everyone, and would come up in
 * tests that are about something else. The rest of this module works on it.
 */
export async function startExpertStack(): Promise<{ sql: Sql; token: string }> {
  stack = await startStack();
  const sql = await operatorSql(stack.dataDir);
  return { sql, token: await givenExpertToken(sql) };
}

export const stopExpertStack = () => stack?.stop();

/** Where the stack is and what its tokens and keys are made of. */
export const expertStack = () => ({ baseUrl: stack.baseUrl, ...stack.secrets });

export const call = (path: string, request?: Request) => callOf(path, request, stack.baseUrl);

/** A token of the expert pages, made by the operator: tests that are about something else sign in nowhere. */
export async function givenExpertToken(sql: Sql): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("hex");
  await sql`
    insert into private.expert_passwords (place, hash) values (1, '$scrypt$of-no-password')
    on conflict do nothing`;
  await sql`
    insert into private.expert_tokens (token_hash, password_id)
    select ${hash}, id from private.expert_passwords where place = 1`;
  return token;
}

/** A name that nobody else's contributions stand under. */
export const newExpert = () => `e-${randomUUID()}`;

/** What might have been made of an expert's thoughts. */
export const processed = (differences: Partial<ProcessedInput> = {}): ProcessedInput => ({
  summary: "On sleep and choosing.",
  rawInput: "Ask how they sleep. Tired people cannot choose. Ask therapists how they rest.",
  questions: [
    {
      question: "How do you sleep?",
      reasoning: "It colours everything else.",
      audience: "client",
      sourceOffset: 0,
      sourceText: "Ask how they sleep.",
    },
    { question: "How do you rest?", reasoning: "", audience: "therapist" },
  ],
  analysis: [
    {
      insight: "Tired people cannot choose.",
      application: "Offer fewer options.",
      sourceOffset: 20,
      sourceText: "Tired people cannot choose.",
    },
  ],
  engine: "offline",
  ...differences,
});

export async function save(
  token: string,
  therapistName: string,
  processedInput: ProcessedInput = processed(),
): Promise<string> {
  const body = { therapistName, processedInput };
  const answer = call("save-processed-input", { token, body });
  return (await ok(SaveProcessedInputAnswer, answer)).contributionId;
}

export async function read(token: string, name: string, id: string): Promise<Contribution> {
  const answer = call(`get-contribution/${name}/${id}?_=${Date.now()}`, { token });
  return (await ok(ContributionAnswer, answer)).contribution;
}

/** The whole contribution as it was read, with changes, as the editor sends it. */
export const update = (
  token: string,
  name: string,
  contribution: Contribution,
  differences: object = {},
) =>
  call(`update-contribution/${name}/${contribution.id}`, {
    token,
    body: { contribution: { ...contribution, ...differences } },
  });
