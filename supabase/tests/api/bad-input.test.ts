import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { call, refused } from "./support/api.ts";
import { questions } from "./support/assessment.ts";
import { operatorSql } from "./support/database.ts";
import { type Account, givenPerson, registration } from "./support/people.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
let person: Account;
let questionId: string;
let before: unknown;
beforeAll(async () => {
  sql = await operatorSql();
  person = await givenPerson(sql);
  questionId = (await questions())[0]?.id ?? "";
  before = await everythingKept();
});
afterAll(async () => {
  expect(await everythingKept()).toEqual(before);
  await sql.end();
});

/** What bad input could have left behind: rows of this file's person, and anything that carries its mark. */
const MARK = "bad-input-mark";
const everythingKept = () => sql`select
  (select count(*) from public.client_responses where user_id = ${person.id}) as answers,
  (select count(*) from public.client_profiles where user_id = ${person.id}) as profiles,
  (select count(*) from public.recommendations where user_id = ${person.id}) as recommendations,
  (select count(*) from private.visitor_responses where answer like ${`%${MARK}%`}) as visitors,
  (select count(*) from auth.users where email like ${`%${MARK}%`}) as accounts`;

const ROUTES = ["auth/register", "auth/login", "process-response", "analyze-responses"];

describe.each(ROUTES)("POST /api/%s", (route) => {
  it.each<[string, string]>([
    ["nothing", ""],
    ["half of an object", '{"questionId":"'],
    ["single quotes", "{'a':1}"],
    ["an object and more", "{} {}"],
    ["a form", "email=a&password=b"],
    ["a number too large for any depth", "[".repeat(50_000)],
    ["NaN", "NaN"],
  ])("refuses %s as a body", async (_, body) => {
    expect(await refused(call(route, { method: "POST", body, token: person.token }), 400)).toBe(
      "The request body must be JSON.",
    );
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["a list", [{ questionId: "x" }]],
    ["a text", "text"],
    ["a number", 5],
    ["true", true],
  ])("refuses %s as a body", async (_, body) => {
    const text = JSON.stringify(body);
    expect(
      await refused(call(route, { method: "POST", body: text, token: person.token }), 400),
    ).toBe("The request body must be a JSON object.");
  });

  it("refuses an empty object", async () => {
    expect(await refused(call(route, { body: {}, token: person.token }), 400)).toMatch(
      / is missing\.$/,
    );
  });

  it("takes JSON by whatever name it is sent, and refuses what is no JSON by the same rule", async () => {
    const headers = { "content-type": "text/plain" };
    await refused(call(route, { method: "POST", body: "hello", headers }), 400);
  });

  it("refuses more than 64 KiB, whether the length is told or not", async () => {
    const body = JSON.stringify({ filler: "x".repeat(64 * 1024) });
    await refused(call(route, { body, token: person.token }), 413);
    expect(await sendInChunks(route, body)).toBe(413);
  });
});

/** Sends a body in chunks without a Content-Length, as `Transfer-Encoding: chunked` does. */
function sendInChunks(route: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${inject("baseUrl")}/api/${route}`, { method: "POST" }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    // The server may close once it has seen enough; the answer counts.
    sent.on("error", reject);
    for (const chunk of body.match(/.{1,8192}/gs) ?? []) sent.write(chunk);
    sent.end();
  });
}

describe("POST /api/process-response", () => {
  const send = (differences: object, token = person.token) =>
    call("process-response", { body: { questionId, response: MARK, ...differences }, token });

  it.each<[string, object, string]>([
    ["an empty answer", { response: "" }, "response must not be empty."],
    ["an answer of white space", { response: " \n\t\u00a0 " }, "response must not be empty."],
    ["a number", { response: 5 }, "response must be text."],
    ["a list", { response: [MARK] }, "response must be text."],
    ["an object", { response: { text: MARK } }, "response must be text."],
    ["null", { response: null }, "response must be text."],
    ["no answer", { response: undefined }, "response is missing."],
    [
      "20,001 characters",
      { response: "x".repeat(20_001) },
      "response must have at most 20,000 characters.",
    ],
    [
      "a NUL",
      { response: `${MARK}\u0000` },
      "The request holds a character that cannot be stored.",
    ],
    [
      "half a surrogate pair",
      { response: `${MARK}\ud83d` },
      "The request holds a character that cannot be stored.",
    ],
    ["a number as question", { questionId: 1 }, "questionId must be text."],
    ["no question", { questionId: undefined }, "questionId is missing."],
    ["a blank question", { questionId: " " }, "questionId must not be empty."],
    ["an endless question", { questionId: "q".repeat(201) }, "questionId is too long."],
    ["a number as person", { userId: 7 }, "userId must be text."],
    ["a list as original question", { originalQuestionId: [] }, "originalQuestionId must be text."],
    [
      "a field that is not known",
      { role: "admin" },
      "The request has a field that is not known: role.",
    ],
    ["HTML as a field's name", { "<img src=x>": 1 }, "The request has a field that is not known."],
  ])("refuses %s", async (_, differences, sentence) => {
    expect(await refused(send(differences), 400)).toBe(sentence);
  });

  it.each([
    "nope",
    "0",
    "'; drop table profiles; --",
    "<b>",
    "00000000-0000-0000-0000-000000000000",
    "%",
    "../",
  ])("does not know the question %j, for an account and for a visitor", async (unknown) => {
    for (const token of [person.token, "undefined"]) {
      expect(await refused(send({ questionId: unknown }, token), 404)).toBe(
        "This question does not exist.",
      );
    }
  });
});

describe("POST /api/analyze-responses", () => {
  const send = (differences: object) =>
    call("analyze-responses", {
      body: { responses: { [questionId]: MARK }, ...differences },
      token: person.token,
    });

  it.each<[string, object, string]>([
    ["no answers", { responses: {} }, "responses must hold at least one answer."],
    ["a list", { responses: [MARK] }, "responses is not valid."],
    ["null", { responses: null }, "responses is not valid."],
    ["a text", { responses: MARK }, "responses is not valid."],
    [
      "an empty answer",
      { responses: { a: " " } },
      "responses holds a value that must not be empty.",
    ],
    ["a number as answer", { responses: { a: 1 } }, "responses holds a value that must be text."],
    [
      "an answer within an answer",
      { responses: { a: { b: MARK } } },
      "responses holds a value that must be text.",
    ],
    [
      "201 answers",
      { responses: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`q${n}`, MARK])) },
      "responses holds too many answers.",
    ],
    [
      "a NUL in a question",
      { responses: { "a\u0000": MARK } },
      "The request holds a character that cannot be stored.",
    ],
    ["a number as person", { userId: 7 }, "userId must be text."],
    [
      "a field that is not known",
      { admin: true },
      "The request has a field that is not known: admin.",
    ],
  ])("refuses %s", async (_, differences, sentence) => {
    expect(await refused(send(differences), 400)).toBe(sentence);
  });

  it("does not know questions that are none", async () => {
    await refused(send({ responses: { "'; select 1; --": MARK, constructor: MARK } }), 404);
  });
});

describe("POST /api/auth/register", () => {
  it("makes no account of what it refuses", async () => {
    const email = `${MARK}@example.org`;
    for (const differences of [
      { role: "admin" },
      { password: "short" },
      { firstName: "\u0000" },
      { extra: 1 },
    ]) {
      await refused(call("auth/register", { body: registration({ email, ...differences }) }), 400);
    }
  });
});

describe("any address", () => {
  it.each<[string, string, number, string | null]>([
    ["GET", "nothing", 404, null],
    ["POST", "auth", 404, null],
    ["GET", "", 404, null],
    ["GET", "auth/login", 405, "POST"],
    ["DELETE", "auth/register", 405, "POST"],
    ["PUT", "process-response", 405, "POST"],
    ["PATCH", "analyze-responses", 405, "POST"],
    ["POST", "get-assessment-questions", 405, "GET, HEAD"],
    ["DELETE", "client-profile/8b0f7a52-3c5e-4a55-9d8a-0b6d7a0e2f11", 405, "GET, HEAD"],
    ["POST", "therapists", 405, "GET, HEAD"],
    ["POST", "auth/me", 405, "GET, HEAD"],
    ["GET", "auth/logout", 405, "POST"],
    ["POST", "get-therapist-questions", 405, "GET, HEAD"],
    ["GET", "submit-therapist-responses", 405, "POST"],
    ["PUT", "save-therapist-response", 405, "POST"],
    [
      "DELETE",
      "therapist-profile/8b0f7a52-3c5e-4a55-9d8a-0b6d7a0e2f11",
      405,
      "GET, HEAD, POST, PUT",
    ],
    ["POST", "therapist-availability/8b0f7a52-3c5e-4a55-9d8a-0b6d7a0e2f11", 405, "PUT"],
    ["PUT", "session-requests", 405, "POST, GET, HEAD"],
    ["GET", "session-requests/8b0f7a52-3c5e-4a55-9d8a-0b6d7a0e2f11/decision", 405, "POST"],
    ["DELETE", "session-requests/8b0f7a52-3c5e-4a55-9d8a-0b6d7a0e2f11", 404, null],
    ["POST", "admin/overview", 405, "GET, HEAD"],
    ["GET", "admin", 404, null],
  ])("answers %s /api/%s with %d", async (method, path, status, allow) => {
    const answer = await call(path, { method });
    await refused(Promise.resolve(answer), status);
    expect(answer.headers.get("allow")).toBe(allow);
  });
});
