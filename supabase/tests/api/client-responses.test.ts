import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AssessmentQuestion } from "../../../shared/src/contracts/assessment.ts";
import {
  GenerateClientProfileAnswer,
  RemoveClientResponseAnswer,
} from "../../../shared/src/contracts/client-profile.ts";
import { call, ok, refused } from "./support/api.ts";
import {
  analyze,
  process,
  profileOf,
  questions,
  readyProfile,
  SLEEPLESS,
} from "./support/assessment.ts";
import { corrected, givenSpoken, idOf, remove } from "./support/client-area.ts";
import { operatorSql } from "./support/database.ts";
import { type Account, givenPerson, newGuest } from "./support/people.ts";
import { givenAdmin, givenTherapist } from "./support/therapists.ts";
import { badTokens } from "./support/tokens.ts";

const GRIEF = "My mother died in March and I cannot stop crying.";

let sql: Awaited<ReturnType<typeof operatorSql>>;
let asked: AssessmentQuestion[];
beforeAll(async () => {
  sql = await operatorSql();
  asked = await questions();
});
afterAll(() => sql.end());

const first = () => asked[0]?.id ?? "";
const second = () => asked[1]?.id ?? "";
const generate = ({ id, token }: Account) =>
  ok(GenerateClientProfileAnswer, call(`generate-client-profile/${id}`, { token }));

/** A client with one written answer. */
async function answering(): Promise<Account & { responseId: string }> {
  const person = await givenPerson(sql);
  await process(first(), SLEEPLESS, person);
  return { ...person, responseId: idOf(await profileOf(person), first()) };
}

describe("PUT /api/client-responses/{id}", () => {
  it("puts a written answer right", async () => {
    const person = await answering();
    const { response, safety } = await corrected(person, person.responseId, `  ${GRIEF}  `);
    expect(response).toMatchObject({
      id: person.responseId,
      question: asked[0]?.text,
      answer: GRIEF,
      source: "assessment",
      inferred: false,
      reasoning: null,
    });
    expect(safety).toBeNull();
    expect((await profileOf(person)).responses).toEqual([response]);
  });

  it("makes an inferred answer the client's own, without the mark and the reasoning", async () => {
    const person = await givenPerson(sql);
    const id = await givenSpoken(sql, person, {
      questionId: "style",
      question: "How do you like to be spoken to?",
      answer: "[Inferred] Strictly",
      reasoning: "Spoke of order and rules",
    });
    expect((await profileOf(person)).responses).toMatchObject([
      { answer: "[Inferred] Strictly", inferred: true, reasoning: "Spoke of order and rules" },
    ]);
    const { response } = await corrected(person, id, "[Inferred] Gently");
    expect(response).toMatchObject({
      answer: "Gently",
      source: "voice",
      inferred: false,
      reasoning: null,
    });
  });

  it("is for a guest, too", async () => {
    const guest = await newGuest();
    await process(first(), SLEEPLESS, guest);
    const id = idOf(await profileOf(guest), first());
    expect((await corrected(guest, id, GRIEF)).response.answer).toBe(GRIEF);
  });

  it("says what the new words say of the person's safety", async () => {
    const person = await answering();
    const { safety } = await corrected(person, person.responseId, "I want to kill myself tonight.");
    expect(safety).toMatchObject({ level: "high", kinds: ["suicide"] });
    expect(safety?.resources).not.toEqual([]);
  });

  it("has the profile made anew, from the words as they are now", async () => {
    const person = await answering();
    await generate(person);
    const before = await readyProfile(person);
    await corrected(person, person.responseId, GRIEF);
    const after = await readyProfile(person);
    expect(after.personalityProfile).not.toBe(before.personalityProfile);
    expect(after.analysisResults?.tags).not.toEqual(before.analysisResults?.tags);
  });

  it("takes the old words out of what was recommended, also in the download", async () => {
    const person = await givenPerson(sql);
    await analyze({ [first()]: SLEEPLESS, [second()]: GRIEF }, person);
    await readyProfile(person);
    const quoted = (await profileOf(person)).recommendation?.matchReasoning ?? "";
    expect(quoted).toContain("cannot stop crying");
    await corrected(person, idOf(await profileOf(person), second()), "I would rather not say.");
    const { recommendation } = await profileOf(person);
    expect(recommendation).toMatchObject({
      outdated: true,
      matchReasoning: "You have since changed an answer that this recommendation was made from.",
      factors: [],
      caveat: "",
    });
    for (const { matchReasoning, difference } of recommendation?.alternatives ?? []) {
      expect([matchReasoning, difference]).toEqual([recommendation?.matchReasoning, ""]);
    }
    await readyProfile(person);
    const { body } = await call(`client-data/${person.id}`, { token: person.token });
    expect(JSON.stringify(body)).not.toContain("cannot stop crying");
  });

  it("makes no profile where there was none", async () => {
    const person = await answering();
    await corrected(person, person.responseId, GRIEF);
    expect(await profileOf(person)).toMatchObject({ status: "none", generationStartedAt: null });
  });

  it("does not wait for a profile that is being made", async () => {
    const person = await answering();
    await sql`
      update public.client_profiles set status = 'generating', generation_started_at = now()
      where user_id = ${person.id}`;
    await corrected(person, person.responseId, GRIEF);
    const { status, responses } = await profileOf(person);
    expect([status, responses[0]?.answer]).toEqual(["generating", GRIEF]);
  });

  it.each<[string, unknown, string]>([
    ["without an answer", {}, "answer is missing."],
    ["with an empty one", { answer: " \n " }, "answer must not be empty."],
    [
      "that is too long",
      { answer: "a".repeat(20_001) },
      "answer must have at most 20,000 characters.",
    ],
    ["that is no text", { answer: 5 }, "answer must be text."],
    [
      "with more than that",
      { answer: "a", inferred: true },
      "The request has a field that is not known: inferred.",
    ],
    [
      "that is only the mark",
      { answer: "[Inferred] " },
      "An answer must not be empty and must have at most 20,000 characters.",
    ],
  ])("refuses one %s, and leaves the answer as it was", async (_, body, sentence) => {
    const person = await givenPerson(sql);
    const id = await givenSpoken(sql, person, {
      questionId: "style",
      question: "How?",
      answer: "[Inferred] Strictly",
      reasoning: "Spoke of order",
    });
    const sent = call(`client-responses/${id}`, { method: "PUT", body, token: person.token });
    expect(await refused(sent, 400)).toBe(sentence);
    expect((await profileOf(person)).responses).toMatchObject([
      { answer: "[Inferred] Strictly", inferred: true },
    ]);
  });
});

describe("DELETE /api/client-responses/{id}", () => {
  it("takes an answer back, and what was concluded from it", async () => {
    const person = await answering();
    await process(second(), GRIEF, person);
    await generate(person);
    const before = await readyProfile(person);
    expect(await remove(person, person.responseId)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const after = await readyProfile(person);
    expect(after.responses.map(({ questionId }) => questionId)).toEqual([second()]);
    expect(after.personalityProfile).not.toBe(before.personalityProfile);
  });

  it("leaves no profile behind with the last one", async () => {
    const person = await answering();
    await generate(person);
    await readyProfile(person);
    await remove(person, person.responseId);
    expect(await profileOf(person)).toMatchObject({
      responses: [],
      status: "none",
      personalityProfile: null,
      analysisResults: null,
      engine: null,
      generationStartedAt: null,
    });
  });

  it("takes back what was spoken and what was inferred", async () => {
    const person = await givenPerson(sql);
    const spoken = { questionId: "mood", question: "How are you?", answer: "Tired" };
    const inferred = { ...spoken, questionId: "style", reasoning: "Sounded so" };
    for (const answer of [spoken, inferred]) {
      const id = await givenSpoken(sql, person, answer);
      await ok(RemoveClientResponseAnswer, remove(person, id));
    }
    expect((await profileOf(person)).responses).toEqual([]);
  });
});

describe.each(["PUT", "DELETE"])("%s /api/client-responses/{id}", (method) => {
  const send = (id: string, token?: string) =>
    call(`client-responses/${id}`, { method, token, body: { answer: "Changed" } });

  it("knows no answer of anybody else, and none that is not there", async () => {
    const [owner, admin] = await Promise.all([answering(), givenAdmin(sql)]);
    const [other, therapist] = await Promise.all([givenPerson(sql), givenTherapist(sql)]);
    for (const { token } of [other, admin, therapist]) {
      expect(await refused(send(owner.responseId, token), 404)).toBe("This answer does not exist.");
    }
    for (const id of [crypto.randomUUID(), "1", "%00", "'%20or%201=1--"]) {
      expect(await refused(send(id, owner.token), 404)).toBe("This answer does not exist.");
    }
    expect((await profileOf(owner)).responses).toMatchObject([{ answer: SLEEPLESS }]);
  });

  it("takes no visitor, no token that does not verify and none of an account that is gone", async () => {
    const owner = await answering();
    expect(await refused(send(owner.responseId), 401)).toBe("Please log in first.");
    for (const [flaw, token] of await badTokens(owner.id)) {
      expect([flaw, (await send(owner.responseId, token)).status]).toEqual([flaw, 401]);
    }
    const gone = await answering();
    await sql`delete from auth.users where id = ${gone.id}`;
    expect(await refused(send(gone.responseId, gone.token), 401)).toContain("session has expired");
  });
});
