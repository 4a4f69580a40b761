import { createHash } from "node:crypto";
import type { Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refused } from "./support/api.ts";
import {
  call,
  expertStack,
  givenExpertToken,
  newExpert,
  processed,
  save,
  startExpertStack,
  stopExpertStack,
} from "./support/experts.ts";
import { givenPerson } from "./support/people.ts";
import { badTokens } from "./support/tokens.ts";

/** Everything is tried under this name; in the end nothing but one contribution stands under it. */
const name = newExpert();
let sql: Sql;
let token: string;
let id: string;
let before: unknown;
const kept = () => sql`
  select c.id, c.version, c.summary, c.last_edited,
    (select json_agg(q order by q.id) from public.contribution_questions q where q.contribution_id = c.id) as questions,
    (select json_agg(i order by i.id) from public.contribution_insights i where i.contribution_id = c.id) as insights
  from public.contributions c where expert = ${name}`;
beforeAll(async () => {
  ({ sql, token } = await startExpertStack());
  id = await save(token, name);
  before = await kept();
}, 120_000);
afterAll(async () => {
  const after = await kept();
  await sql.end();
  await stopExpertStack();
  expect(after).toEqual(before);
});

const POSTS: [string, () => string, () => object][] = [
  [
    "therapist-input",
    () => "therapist-input",
    () => ({ therapistName: name, rawInput: "Ask why." }),
  ],
  [
    "therapist-input-refinement",
    () => "therapist-input-refinement",
    () => ({ therapistName: name, rawInput: "Shorter.", originalProcessedInput: processed() }),
  ],
  [
    "save-processed-input",
    () => "save-processed-input",
    () => ({ therapistName: name, processedInput: processed() }),
  ],
  [
    "update-contribution",
    () => `update-contribution/${name}/${id}`,
    () => ({ contribution: { version: 1, summary: "Stolen.", questions: [], analysis: [] } }),
  ],
  [
    "convert-question-to-insight",
    () => "convert-question-to-insight",
    () => ({ question: { question: "Why now?" }, contributionId: id }),
  ],
];
const GETS: [string, () => string][] = [
  ["get-previous-inputs", () => `get-previous-inputs/${name}`],
  ["get-contribution", () => `get-contribution/${name}/${id}`],
];

describe.each<[string, () => string, (() => object)?]>([...POSTS, ...GETS])(
  "/api/%s",
  (_, path, body) => {
    const send = (given: string | undefined) =>
      call(path(), { token: given, ...(body ? { body: body() } : {}) });

    it("asks whoever has no token for the password", async () => {
      for (const none of [undefined, "", "null", "undefined"]) {
        expect(await refused(send(none), 401)).toBe(
          "Please enter the password of this page first.",
        );
      }
    });

    it("takes no token of an account, of whatever role, and none that is wrong", async () => {
      const person = await givenPerson(sql, expertStack());
      const tokens = [
        ["of a client", person.token],
        ...(await badTokens(person.id)),
        ["one letter longer", `${token}x`],
        ["of nobody", "x".repeat(43)],
      ];
      for (const [flaw, bad] of tokens) {
        expect([flaw, (await send(bad)).status]).toEqual([flaw, 401]);
      }
    });

    it("takes none that is over: expired, revoked, of a password that was taken away", async () => {
      const over = await givenExpertToken(sql);
      const hash = createHash("sha256").update(over).digest("hex");
      await sql`update private.expert_tokens set expires_at = now() where token_hash = ${hash}`;
      expect(await refused(send(over), 401)).toBe(
        "Your access to this page has ended. Please enter the password again.",
      );
      const revoked = await givenExpertToken(sql);
      await call("revoke-contribution-access", { method: "POST", token: revoked });
      await refused(send(revoked), 401);
    });

    it("answers another method with 405", async () => {
      const answer = await call(path(), { method: "DELETE", token });
      await refused(Promise.resolve(answer), 405);
      expect(answer.headers.get("allow")).toBe(body ? "POST" : "GET, HEAD");
    });
  },
);

describe.each(POSTS)("POST /api/%s", (_, path, body) => {
  const send = (sent: unknown) => call(path(), { method: "POST", token, body: sent });

  it.each<[string, string]>([
    ["nothing", ""],
    ["half of an object", '{"therapistName":"'],
    ["a form", "therapistName=a&rawInput=b"],
    ["too much depth", "[".repeat(50_000)],
  ])("refuses %s as a body", async (_, text) => {
    expect(await refused(send(text), 400)).toBe("The request body must be JSON.");
  });

  it("refuses what is no object", async () => {
    for (const text of ["null", "[]", '"text"', "5", "true"]) {
      expect(await refused(send(text), 400)).toBe("The request body must be a JSON object.");
    }
    expect(await refused(send({}), 400)).toMatch(/ is missing\.$/);
  });

  it("refuses a field that it does not know", async () => {
    expect(await refused(send({ ...body(), admin: true }), 400)).toBe(
      "The request has a field that is not known: admin.",
    );
  });

  it("refuses a megabyte", async () => {
    const sent = send({ ...body(), rawInput: "Ask why. ".repeat(120_000) });
    expect(await refused(sent, 413)).toMatch(/^The request is too large/);
  });
});

describe("an expert's text", () => {
  const input = (differences: object) =>
    call("therapist-input", {
      token,
      body: { therapistName: name, rawInput: "Ask why.", ...differences },
    });

  it.each<[string, object, string]>([
    ["an empty text", { rawInput: "" }, "rawInput must not be empty."],
    ["white space", { rawInput: " \n\t\u00a0" }, "rawInput must not be empty."],
    ["a number", { rawInput: 5 }, "rawInput must be text."],
    ["a list", { rawInput: ["Ask why."] }, "rawInput must be text."],
    [
      "too long a text",
      { rawInput: "x".repeat(20_001) },
      "rawInput must have at most 20,000 characters.",
    ],
    ["NUL", { rawInput: "Ask\u0000why." }, "The request holds a character that cannot be stored."],
    [
      "half of an emoji",
      { rawInput: "Ask \ud83d" },
      "The request holds a character that cannot be stored.",
    ],
    ["no name", { therapistName: undefined }, "therapistName is missing."],
    ["an empty name", { therapistName: " " }, "therapistName must not be empty."],
    [
      "a name without a letter",
      { therapistName: "😀" },
      "therapistName must be a name in Latin letters.",
    ],
    ["a name that is none", { therapistName: { first: "a" } }, "therapistName must be text."],
  ])("is refused as %s", async (_, differences, sentence) => {
    expect(await refused(input(differences), 400)).toBe(sentence);
  });

  it("is refused as a refinement that says nothing, or one of nothing", async () => {
    const refine = (differences: object) =>
      call("therapist-input-refinement", {
        token,
        body: {
          therapistName: name,
          rawInput: "Shorter.",
          originalProcessedInput: processed(),
          ...differences,
        },
      });
    expect(await refused(refine({ rawInput: " " }), 400)).toBe("rawInput must not be empty.");
    expect(await refused(refine({ rawInput: processed().rawInput }), 400)).toBe(
      "rawInput holds no refinement instructions.",
    );
    expect(await refused(refine({ originalProcessedInput: undefined }), 400)).toBe(
      "originalProcessedInput is missing.",
    );
    expect(await refused(refine({ originalProcessedInput: [] }), 400)).toBe(
      "originalProcessedInput is not valid.",
    );
  });
});

describe("a question to convert", () => {
  const convert = (differences: object) =>
    call("convert-question-to-insight", {
      token,
      body: { question: { question: "Why now?" }, contributionId: id, ...differences },
    });

  it("belongs to a contribution that is there", async () => {
    for (const contributionId of ["nope", "'; --", crypto.randomUUID()]) {
      expect(await refused(convert({ contributionId }), 404)).toBe(
        "The requested contribution could not be found.",
      );
    }
    expect(await refused(convert({ contributionId: undefined }), 400)).toBe(
      "contributionId is missing.",
    );
  });

  it("asks something", async () => {
    for (const question of [{ question: " " }, {}, "Why now?", null, []]) {
      expect(await refused(convert({ question }), 400)).toMatch(/^question /);
    }
  });
});

describe("whoever has too much processed", () => {
  it("waits, while saving and reading go on", async () => {
    const busy = await givenExpertToken(sql);
    const [session] = await sql`
      select id from private.expert_tokens
      where token_hash = ${createHash("sha256").update(busy).digest("hex")}`;
    const key = createHash("sha256").update(`process:${session?.id}`).digest("hex");
    await sql`
      insert into private.rate_limits (key, used, ends_at)
      values (${key}, 300, now() + interval '10 minutes')`;
    for (const [, path, body] of POSTS.filter(([route]) => !/save|update/.test(route))) {
      const answer = await call(path(), { token: busy, body: body() });
      await refused(Promise.resolve(answer), 429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500);
    }
    expect((await call(`get-contribution/${name}/${id}`, { token: busy })).status).toBe(200);
    // Somebody else's turns are not used up.
    const other = call("therapist-input", {
      token,
      body: { therapistName: name, rawInput: "Ask why." },
    });
    expect((await other).status).toBe(200);
  });
});

it("the words of an expert come to nobody who has an account", async () => {
  const { token: client } = await givenPerson(sql, expertStack());
  const headers = { apikey: expertStack().publishableKey, authorization: `Bearer ${client}` };
  const rows = await fetch(`${expertStack().baseUrl}/rest/v1/contributions?select=raw_input`, {
    headers,
  });
  expect(await rows.json()).toEqual([]);
  const rpc = await fetch(`${expertStack().baseUrl}/rest/v1/rpc/expert_password_hashes`, {
    method: "POST",
    headers,
  });
  expect(rpc.status).toBeGreaterThanOrEqual(400);
});
