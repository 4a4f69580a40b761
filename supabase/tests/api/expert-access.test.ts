import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PreviousInputsAnswer } from "../../../shared/src/contracts/contributions.ts";
import {
  ExpertAccessAnswer,
  ExpertAccessDone,
  ExpertAccessStatusAnswer,
} from "../../../shared/src/contracts/expert-access.ts";
import { startStack, type TestStack } from "../../local/testing/start-stack.ts";
import { call, ok, type Request, refused } from "./support/api.ts";
import { operatorSql } from "./support/database.ts";
import { givenPerson } from "./support/people.ts";

/** A stack of its own: who may set a password depends on who did before. */
let stack: TestStack;
let sql: Awaited<ReturnType<typeof operatorSql>>;
const TURNS = 150;
beforeAll(async () => {
  stack = await startStack({
    env: { RATE_LIMIT_EXPERT_SIGN_IN: `${TURNS}/3600`, LOG_LEVEL: "info" },
  });
  sql = await operatorSql(stack.dataDir);
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

const send = (path: string, request: Request = {}) => call(path, request, stack.baseUrl);
const register = (password: string) => send("register-contribution-access", { body: { password } });
const login = (password: string) => send("login-contribution-access", { body: { password } });
const verify = (token: unknown) => send("verify-contribution-auth", { body: { token } });
const revoke = (token?: string) => send("revoke-contribution-access", { method: "POST", token });
const isOpen = async () =>
  (await ok(ExpertAccessStatusAnswer, send("contribution-auth-status"))).registrationOpen;
const previousInputs = (token?: string) => send("get-previous-inputs/miriam", { token });
const newSession = async (password = "first password") => ok(ExpertAccessAnswer, login(password));

const DAY = 24 * 60 * 60 * 1000;

describe("setting a password", () => {
  it.each<[string, unknown, string]>([
    [
      "one of five characters",
      { password: "12345" },
      "password must be at least 6 characters long.",
    ],
    ["none", {}, "password is missing."],
    ["an empty one", { password: "" }, "password must be at least 6 characters long."],
    ["a number", { password: 123456 }, "password must be text."],
    ["a list", { password: ["123456"] }, "password must be text."],
    ["null", { password: null }, "password must be text."],
    [
      "one that never ends",
      { password: "x".repeat(201) },
      "password must have at most 200 characters.",
    ],
    ["NUL", { password: "12345\u0000" }, "The request holds a character that cannot be stored."],
    [
      "a field that is not known",
      { password: "123456", role: "admin" },
      "The request has a field that is not known: role.",
    ],
    ["no object", ["123456"], "The request body must be a JSON object."],
    ["no body", "", "The request body must be JSON."],
  ])("refuses %s, and takes no place for it", async (_, body, sentence) => {
    const sent = send("register-contribution-access", { method: "POST", body });
    expect(await refused(sent, 400)).toBe(sentence);
    expect(await isOpen()).toBe(true);
    expect(await sql`select 1 from private.expert_passwords`).toHaveLength(0);
  });

  it("opens the pages at once, for 30 days", async () => {
    const { token, expiresAt } = await ok(ExpertAccessAnswer, register("first password"));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(30 * DAY - 60_000);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(30 * DAY);
    await ok(ExpertAccessDone, verify(token));
    await ok(PreviousInputsAnswer, previousInputs(token));
    expect(await isOpen()).toBe(true);
  });

  it("stores neither the password nor the token", async () => {
    const token = (await newSession()).token;
    const [stored] = await sql`select
      (select string_agg(p::text, '') from private.expert_passwords p) as passwords,
      (select string_agg(t::text, '') from private.expert_tokens t) as tokens,
      (select string_agg(a::text, '') from private.audit_log a) as log`;
    expect(stored?.passwords).toMatch(/\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}/);
    expect(JSON.stringify(stored)).not.toContain("first password");
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stack.output()).not.toContain("first password");
    expect(stack.output()).not.toContain(token);
  });

  it("is for three at most, however many come at once; the others are told so", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => register(`password number ${n}`)),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(await refused(Promise.resolve(answer), 403)).toBe(
        "All passwords for this page have been set. Please enter one of them.",
      );
    }
    expect(await isOpen()).toBe(false);
    expect(await sql`select 1 from private.expert_passwords`).toHaveLength(3);
    for (const { body } of taken) {
      await ok(ExpertAccessDone, verify(ExpertAccessAnswer.parse(body).token));
    }
    await refused(register("one more password"), 403);
    await refused(login("one more password"), 401);
  });
});

describe("signing in", () => {
  it("opens the pages with any of the passwords, each time with a token of its own", async () => {
    const [{ token }, { token: other }] = await Promise.all([newSession(), newSession()]);
    expect(token).not.toBe(other);
    await ok(PreviousInputsAnswer, previousInputs(token));
    await ok(PreviousInputsAnswer, previousInputs(other));
  });

  it("takes a password however its letters are composed", async () => {
    await sql`delete from private.expert_passwords where place = 3`;
    await ok(ExpertAccessAnswer, register("caf\u00e9 cr\u00e8me \ud83d\udd11"));
    await ok(ExpertAccessAnswer, login("cafe\u0301 cre\u0300me \ud83d\udd11"));
    await refused(login("cafe creme \ud83d\udd11"), 401);
  });

  it.each([
    "wrong password",
    "First password",
    "first password ",
    " first password",
    "first",
    "' or true --",
    "$scrypt$",
  ])("refuses %j", async (password) => {
    expect(await refused(login(password), 401)).toBe("Invalid password");
  });

  it.each<[string, unknown, string]>([
    ["none", {}, "password is missing."],
    ["an empty one", { password: "" }, "password must not be empty."],
    ["an object", { password: { $ne: "" } }, "password must be text."],
    ["one that never ends", { password: "x".repeat(201) }, "password is too long."],
    [
      "a field that is not known",
      { password: "first password", remember: true },
      "The request has a field that is not known: remember.",
    ],
    ["no JSON", "password=first", "The request body must be JSON."],
  ])("does not try %s", async (_, body, sentence) => {
    const sent = send("login-contribution-access", { method: "POST", body });
    expect(await refused(sent, 400)).toBe(sentence);
  });

  it("answers no sooner to a wrong password than to a right one", async () => {
    const timed = async (password: string) => {
      const start = performance.now();
      await login(password);
      return performance.now() - start;
    };
    // What the answers take by themselves is well below this, so that it hides what differs.
    expect(await timed("first password")).toBeGreaterThan(980);
    expect(await timed("wrong password")).toBeGreaterThan(980);
  });
});

describe("a token", () => {
  it("that is none opens nothing", async () => {
    const { token } = await newSession();
    const person = await givenPerson(sql, {
      baseUrl: stack.baseUrl,
      jwtSecret: stack.secrets.jwtSecret,
    });
    const bad = [
      person.token,
      stack.secrets.secretKey,
      stack.secrets.publishableKey,
      `${token}x`,
      token.slice(0, -1),
      token.toUpperCase(),
      "x".repeat(43),
      "x".repeat(1024),
      "'; drop table private.expert_tokens; --",
      "../../etc/passwd",
    ];
    for (const text of bad) {
      const sentence = "Your access to this page has ended. Please enter the password again.";
      expect(await refused(verify(text), 401)).toBe(sentence);
      expect(await refused(previousInputs(text), 401)).toBe(sentence);
      expect(await refused(revoke(text), 401)).toBe(sentence);
    }
    await ok(ExpertAccessDone, verify(token));
  });

  it.each([undefined, "", "undefined", "null"])("is needed: %j is none", async (token) => {
    const sentence = "Please enter the password of this page first.";
    expect(await refused(previousInputs(token), 401)).toBe(sentence);
    expect(await refused(revoke(token), 401)).toBe(sentence);
  });

  it.each<[string, unknown, string]>([
    ["nothing", {}, "token is missing."],
    ["an empty text", { token: "" }, "token must not be empty."],
    ["a number", { token: 7 }, "token must be text."],
    ["null", { token: null }, "token must be text."],
    ["a very long text", { token: "x".repeat(1025) }, "token is too long."],
    [
      "a field that is not known",
      { token: "x", name: "miriam" },
      "The request has a field that is not known: name.",
    ],
    ["no JSON", "token", "The request body must be JSON."],
  ])("is not looked for in %s", async (_, body, sentence) => {
    const sent = send("verify-contribution-auth", { method: "POST", body });
    expect(await refused(sent, 400)).toBe(sentence);
  });

  it("opens nothing once it is revoked; others of the same password still do", async () => {
    const [{ token }, { token: other }] = await Promise.all([newSession(), newSession()]);
    await ok(ExpertAccessDone, revoke(token));
    await refused(verify(token), 401);
    await refused(previousInputs(token), 401);
    await refused(revoke(token), 401);
    await ok(ExpertAccessDone, verify(other));
  });

  it("opens nothing once it has expired", async () => {
    const { token } = await newSession();
    const hash = createHash("sha256").update(token).digest("hex");
    await sql`update private.expert_tokens set expires_at = now() where token_hash = ${hash}`;
    await refused(verify(token), 401);
    await refused(previousInputs(token), 401);
  });

  it("opens nothing once its password is taken away, whose place is then free", async () => {
    const { token } = await newSession();
    await sql`delete from private.expert_passwords where place = 1`;
    await refused(verify(token), 401);
    await refused(login("first password"), 401);
    expect(await isOpen()).toBe(true);
    await ok(ExpertAccessAnswer, register("first password"));
    expect(await isOpen()).toBe(false);
    await refused(verify(token), 401);
  });

  it("of the expert pages opens nothing of an account", async () => {
    const { token } = await newSession();
    await refused(send("auth/me", { token }), 401);
    await refused(send("get-assessment-questions", { token }), 401);
  });
});

describe("the addresses", () => {
  it.each([
    ["GET", "verify-contribution-auth", "POST"],
    ["POST", "contribution-auth-status", "GET, HEAD"],
    ["GET", "register-contribution-access", "POST"],
    ["DELETE", "login-contribution-access", "POST"],
    ["GET", "revoke-contribution-access", "POST"],
  ])("answer %s /api/%s with 405", async (method, path, allow) => {
    const answer = await send(path, { method });
    await refused(Promise.resolve(answer), 405);
    expect(answer.headers.get("allow")).toBe(allow);
  });

  it("are kept by no cache", async () => {
    expect((await send("contribution-auth-status")).headers.get("cache-control")).toBe("no-store");
  });
});

describe("whoever tries too often", () => {
  it("waits, even with the right password, while a page that is open stays open", async () => {
    const { token } = await newSession();
    let answer = await register("one password more");
    for (let turn = 0; turn < TURNS && answer.status === 403; turn++) {
      answer = await register("one password more");
    }
    expect(await refused(Promise.resolve(answer), 429)).toBe(
      "That was too often in a short time. Please wait a little and try again.",
    );
    const wait = Number(answer.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);
    await refused(login("first password"), 429);
    await ok(ExpertAccessDone, verify(token));
    await ok(PreviousInputsAnswer, previousInputs(token));
  });
});
