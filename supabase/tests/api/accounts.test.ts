import { describe, expect, it } from "vitest";
import { LogoutAnswer, MeAnswer, SessionAnswer } from "../../../shared/src/contracts/accounts.ts";
import { call, ok, refused } from "./support/api.ts";
import { operatorSql } from "./support/database.ts";
import {
  browserClient,
  givenPerson,
  newEmail,
  newGuest,
  newPerson,
  PASSWORD,
  registration,
} from "./support/people.ts";
import { badTokens } from "./support/tokens.ts";

const login = (email: string, password = PASSWORD) =>
  call("auth/login", { body: { email, password } });

describe("POST /api/auth/register", () => {
  it.each(["client", "therapist"])("makes a %s and logs in", async (role) => {
    const body = registration({ role, firstName: " Ann ", email: ` ${newEmail().toUpperCase()}` });
    const answer = await ok(SessionAnswer, call("auth/register", { body }), 201);
    expect(answer).toEqual({
      success: true,
      user: {
        id: expect.any(String),
        firstName: "Ann",
        lastName: "Example",
        email: body.email.trim().toLowerCase(),
        role,
        isGuest: false,
      },
      token: expect.any(String),
      refreshToken: expect.any(String),
      expiresAt: expect.any(Number),
      message: "Your account has been created.",
    });
    expect(answer.expiresAt).toBeGreaterThan(Date.now() / 1000 + 60);
    const me = await ok(MeAnswer, call("auth/me", { token: answer.token }));
    expect(me.user).toEqual(answer.user);
  });

  it("hands out a session that supabase-js takes and refreshes", async () => {
    const { token, refreshToken, id } = await newPerson();
    const browser = browserClient();
    await browser.auth.setSession({ access_token: token, refresh_token: refreshToken });
    const { data, error } = await browser.auth.refreshSession();
    expect(error).toBeNull();
    const me = await ok(MeAnswer, call("auth/me", { token: data.session?.access_token }));
    expect(me.user.id).toBe(id);
  });

  it("refuses an address that is taken, in capitals, too", async () => {
    const { email } = await newPerson();
    const again = registration({ email: email.toUpperCase(), firstName: "Bob" });
    expect(await refused(call("auth/register", { body: again }), 409)).toBe(
      "An account with this email already exists",
    );
  });

  it("makes one account of two registrations at once", async () => {
    const body = registration();
    const both = await Promise.all([1, 2].map(() => call("auth/register", { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each<[string, object, string]>([
    ["the role admin", { role: "admin" }, "role must be either client or therapist."],
    ["a role that does not exist", { role: "owner" }, "role must be either client or therapist."],
    ["an address that is none", { email: "ann" }, "email must be a valid email address."],
    [
      "SQL as address",
      { email: "a'; drop table profiles; --@x.org" },
      "email must be a valid email address.",
    ],
    [
      "a password of seven characters",
      { password: "1234567" },
      "password must be at least 8 characters long.",
    ],
    [
      "a password over 72 bytes",
      { password: "ü".repeat(40) },
      "password must be at most 72 bytes long.",
    ],
    ["a blank first name", { firstName: "  " }, "firstName must not be empty."],
    [
      "a name without an end",
      { lastName: "x".repeat(101) },
      "lastName must have at most 100 characters.",
    ],
    ["a number as name", { firstName: 5 }, "firstName must be text."],
    ["no last name", { lastName: undefined }, "lastName is missing."],
    [
      "a field that is not known",
      { isAdmin: true },
      "The request has a field that is not known: isAdmin.",
    ],
  ])("refuses %s and makes nothing", async (_, differences, sentence) => {
    const body = registration(differences);
    expect(await refused(call("auth/register", { body }), 400)).toBe(sentence);
    const sql = await operatorSql();
    const rows =
      await sql`select id from auth.users where email = ${String(body.email).toLowerCase()}`;
    await sql.end();
    expect(rows).toEqual([]);
  });

  it("keeps SQL and HTML in names as the text that they are", async () => {
    const firstName = "Robert'); drop table profiles;--";
    const lastName = "<script>alert(1)</script>";
    const { token } = await ok(
      SessionAnswer,
      call("auth/register", { body: registration({ firstName, lastName }) }),
      201,
    );
    expect((await ok(MeAnswer, call("auth/me", { token }))).user).toMatchObject({
      firstName,
      lastName,
    });
  });
});

describe("POST /api/auth/login", () => {
  it("logs in with the address in any case", async () => {
    const person = await newPerson({ role: "therapist" });
    const answer = await ok(SessionAnswer, login(person.email.toUpperCase()));
    expect(answer.user).toMatchObject({ id: person.id, role: "therapist", isGuest: false });
    expect(answer.message).toBe("You are logged in.");
    expect((await ok(MeAnswer, call("auth/me", { token: answer.token }))).user.id).toBe(person.id);
  });

  it("never says whether the address or the password is wrong, in words or in time", async () => {
    const { email } = await newPerson();
    const timed = async (address: string) => {
      const start = performance.now();
      const sentence = await refused(login(address, "wrong password"), 401);
      return { sentence, ms: performance.now() - start };
    };
    const known = await timed(email);
    const unknown = await timed(newEmail());
    expect(known.sentence).toBe("Invalid email or password");
    expect(unknown.sentence).toBe(known.sentence);
    // The stack's refused sign-ins answer no sooner than this, whatever was wrong.
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(550);
  });

  it.each<[string, unknown, string]>([
    ["no password", { email: "ann@example.org" }, "password is missing."],
    [
      "an empty password",
      { email: "ann@example.org", password: "" },
      "password must not be empty.",
    ],
    ["a list", [], "The request body must be a JSON object."],
    ["no JSON", "email=ann", "The request body must be JSON."],
    [
      "a field that is not known",
      { email: "ann@example.org", password: "x", remember: 1 },
      "The request has a field that is not known: remember.",
    ],
  ])("refuses %s", async (_, body, sentence) => {
    expect(await refused(call("auth/login", { body }), 400)).toBe(sentence);
  });

  it("lets an address rest after ten failed sign-ins, also for the right password, and no other", async () => {
    const { email } = await newPerson();
    const wrong = await Promise.all(
      Array.from({ length: 10 }, () => login(email, "wrong password")),
    );
    expect(wrong.map(({ status }) => status)).toEqual(Array(10).fill(401));
    const limited = await login(email);
    await refused(Promise.resolve(limited), 429);
    const wait = Number(limited.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(600);
    expect(wait).toBeLessThanOrEqual(900);
    const other = await newPerson();
    expect((await login(other.email)).status).toBe(200);
  });

  it("forgets failed sign-ins after one that worked", async () => {
    const { email } = await newPerson();
    for (const round of [1, 2]) {
      const wrong = await Promise.all(
        Array.from({ length: 6 }, () => login(email, "wrong password")),
      );
      expect([round, ...wrong.map(({ status }) => status)]).toEqual([round, ...Array(6).fill(401)]);
      expect((await login(email)).status).toBe(200);
    }
  });
});

describe("GET /api/auth/me", () => {
  it("knows a guest", async () => {
    const guest = await newGuest();
    expect((await ok(MeAnswer, call("auth/me", { token: guest.token }))).user).toEqual({
      id: guest.id,
      firstName: "",
      lastName: "",
      email: "",
      role: "client",
      isGuest: true,
    });
  });

  it.each([undefined, "", "undefined", "null"])(
    "asks a visitor to log in (token %j)",
    async (token) => {
      expect(await refused(call("auth/me", { token }), 401)).toBe("Please log in first.");
    },
  );

  it("takes no token that does not verify", async () => {
    for (const [flaw, token] of await badTokens(crypto.randomUUID())) {
      expect([flaw, (await call("auth/me", { token })).status]).toEqual([flaw, 401]);
    }
  });

  it("takes no token of an account that is gone", async () => {
    const sql = await operatorSql();
    const { id, token } = await givenPerson(sql);
    await sql`delete from auth.users where id = ${id}`;
    await sql.end();
    await refused(call("auth/me", { token }), 401);
  });
});

describe("POST /api/auth/logout", () => {
  it("ends this session and no other", async () => {
    const { email, token, refreshToken } = await newPerson();
    const other = await ok(SessionAnswer, login(email));
    await ok(LogoutAnswer, call("auth/logout", { method: "POST", token }));
    const refresh = (refresh_token: string) =>
      browserClient().auth.refreshSession({ refresh_token });
    expect((await refresh(refreshToken)).error).not.toBeNull();
    expect((await refresh(other.refreshToken ?? "")).error).toBeNull();
  });

  it("is no error for whoever is logged out already", async () => {
    const { id, token } = await newPerson();
    for (const attempt of [token, token, undefined, "undefined"]) {
      await ok(LogoutAnswer, call("auth/logout", { method: "POST", token: attempt }));
    }
    for (const [, bad] of await badTokens(id)) {
      await ok(LogoutAnswer, call("auth/logout", { method: "POST", token: bad }));
    }
  });
});
