import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  GenerateTherapistDescriptionAnswer,
  TherapistProfileAnswer,
  type TherapistQuestion,
} from "../../../shared/src/contracts/therapist-profile.ts";
import { call, ok, refused } from "./support/api.ts";
import { operatorSql } from "./support/database.ts";
import type { Account } from "./support/people.ts";
import {
  availability,
  directoryEntry,
  givenEntry,
  givenTherapist,
  profileForm,
  profileWhen,
  submission,
  submit,
  therapistProfileOf,
  therapistQuestions,
} from "./support/therapists.ts";

let sql: Awaited<ReturnType<typeof operatorSql>>;
let asked: TherapistQuestion[];
beforeAll(async () => {
  sql = await operatorSql();
  asked = await therapistQuestions(await givenTherapist(sql));
});
afterAll(() => sql.end());

const create = ({ id, token }: Account, body: object) =>
  call(`therapist-profile/${id}`, { body, token });
const put =
  (path: string) =>
  ({ id, token }: Account, body: object) =>
    call(`${path}/${id}`, { method: "PUT", body, token });
const update = put("therapist-profile");
const setAvailability = put("therapist-availability");

describe("GET /api/therapist-profile/{userId}", () => {
  it("is 404 while there is no profile", async () => {
    const { id, token } = await givenTherapist(sql);
    expect(await refused(call(`therapist-profile/${id}`, { token }), 404)).toBe(
      "There is no therapist profile yet.",
    );
  });
});

describe("the source of an applied insight", () => {
  it("is an expert's name, or unknown for a name that is none of the experts'", async () => {
    const person = await givenEntry(sql);
    const applied = ["miriam", "zelda"].map((source) => ({
      insightText: "People leave silently.",
      relevance: "You ask how it goes.",
      source,
    }));
    await sql`
      update public.therapists set insights_applied = ${sql.json(applied)}
      where user_id = ${person.id}`;
    const { insightsApplied } = await therapistProfileOf(person);
    expect(insightsApplied.map(({ source }) => source)).toEqual(["miriam", "unknown"]);
  });
});

describe("POST /api/therapist-profile/{userId}", () => {
  it("makes a profile of what the form holds, and nothing more", async () => {
    const person = await givenTherapist(sql);
    const form = profileForm({
      lastName: "Other",
      phone: "+1 555 0100",
      specialty: "Sleep",
      address: "1 Main Street",
      bio: "I came to this work late.",
    });
    const { profile } = await ok(TherapistProfileAnswer, create(person, form), 201);
    expect(profile).toEqual({
      ...form,
      id: expect.any(String),
      userId: person.id,
      name: "Ida Other",
      age: null,
      style: "",
      tags: [],
      description: "",
      userFriendlyDescription: "",
      insightsApplied: [],
      analysisDetails: null,
      descriptionGenerated: false,
      generation: "none",
      engine: null,
      status: "approved",
      availability: availability(),
      version: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-/),
      updatedAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(await therapistProfileOf(person)).toEqual(profile);
  });

  it("makes only one, also of two calls at once", async () => {
    const person = await givenTherapist(sql);
    const both = await Promise.all([1, 2].map(() => create(person, profileForm())));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await refused(create(person, profileForm()), 409)).toBe(
      "There is a therapist profile already.",
    );
  });
});

describe("PUT /api/therapist-profile/{userId}", () => {
  it("is 404 while there is no profile", async () => {
    await refused(update(await givenTherapist(sql), profileForm()), 404);
  });

  it("changes what is sent, leaves the rest, and renames the account", async () => {
    const person = await givenEntry(sql);
    const form = profileForm({ bio: "First.", phone: "1" });
    await ok(TherapistProfileAnswer, update(person, form));
    const { profile } = await ok(
      TherapistProfileAnswer,
      update(person, profileForm({ firstName: " Eva ", experience: 70, bio: "" })),
    );
    expect(profile).toMatchObject({
      firstName: "Eva",
      name: "Eva Example",
      experience: 70,
      bio: "",
      phone: "1",
    });
    expect(await call("auth/me", { token: person.token })).toMatchObject({
      body: { user: { firstName: "Eva", email: person.email } },
    });
  });

  it("has the description tell the new name and years", async () => {
    const person = await givenTherapist(sql);
    await submit(person, submission(asked));
    const { description } = await profileWhen(person, { generation: "ready" });
    const form = profileForm({ firstName: "Zoraida", lastName: "Renamed", experience: 5 });
    await ok(TherapistProfileAnswer, update(person, form));
    await expect
      .poll(async () => (await therapistProfileOf(person)).description, { timeout: 15_000 })
      .toContain("Zoraida Renamed");
    expect((await therapistProfileOf(person)).description).not.toBe(description);
  });

  it("lets one of two saves at once through, and loses nothing of it", async () => {
    const person = await givenEntry(sql);
    const { version } = person.profile;
    const both = await Promise.all(
      ["One", "Two"].map((firstName) => update(person, profileForm({ firstName, version }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = both.find(({ status }) => status === 200)?.body as TherapistProfileAnswer;
    expect(await therapistProfileOf(person)).toEqual(saved.profile);
    expect(await refused(update(person, profileForm({ firstName: "Late", version })), 409)).toBe(
      "This profile was changed somewhere else since you opened it. Please load it again.",
    );
    expect(await therapistProfileOf(person)).toEqual(saved.profile);
  });

  it.each<[string, object, string]>([
    ["no first name", { firstName: undefined }, "firstName is missing."],
    ["a blank last name", { lastName: " " }, "lastName must not be empty."],
    ["no email", { email: undefined }, "email is missing."],
    ["an email that is none", { email: "ida" }, "email must be a valid email address."],
    ["no experience", { experience: undefined }, "experience is missing."],
    ["an experience of -1", { experience: -1 }, "experience must be from 0 to 70."],
    ["an experience of 71", { experience: 71 }, "experience must be from 0 to 70."],
    ["experience as text", { experience: "12" }, "experience must be a number from 0 to 70."],
    ["an endless phone", { phone: "1".repeat(51) }, "phone must have at most 50 characters."],
    ["an endless bio", { bio: "x".repeat(5_001) }, "bio must have at most 5000 characters."],
    ["a list as address", { address: [] }, "address must be text."],
    ["a NUL", { bio: "a\u0000" }, "The request holds a character that cannot be stored."],
    ["a version of 0", { version: 0 }, "version is not valid."],
    ["approval", { status: "approved" }, "The request has a field that is not known: status."],
    ["a role", { role: "admin" }, "The request has a field that is not known: role."],
  ])("refuses %s, and changes nothing", async (_, differences, sentence) => {
    const person = await givenEntry(sql);
    const sent = update(person, profileForm({ firstName: "Changed", ...differences }));
    expect(await refused(sent, 400)).toBe(sentence);
    expect(await therapistProfileOf(person)).toEqual(person.profile);
  });
});

describe("PUT /api/therapist-availability/{userId}", () => {
  it("is 404 while there is no profile", async () => {
    await refused(setAvailability(await givenTherapist(sql), availability()), 404);
  });

  it("keeps what clients can book", async () => {
    const person = await givenEntry(sql);
    const wanted = availability({
      capacity: 3,
      licensedStates: ["CA", "OR"],
      languages: ["English", "Tagalog"],
      formats: ["video", "phone"],
      feeMin: 0,
      feeMax: 180,
    });
    const { profile } = await ok(TherapistProfileAnswer, setAvailability(person, wanted));
    expect(profile.availability).toEqual(wanted);
    expect((await therapistProfileOf(person)).availability).toEqual(wanted);
  });

  it.each<[string, object]>([
    ["who takes nobody new", { acceptingClients: false }],
    ["without a place left", { capacity: 0 }],
  ])("takes a therapist %s out of the directory, and back", async (_, differences) => {
    const person = await givenEntry(sql);
    expect(await directoryEntry(person.profile.id)).toBeDefined();
    const { profile } = await ok(
      TherapistProfileAnswer,
      setAvailability(person, availability(differences)),
    );
    expect(profile.availability.acceptingClients).toBe(false);
    expect(await directoryEntry(person.profile.id)).toBeUndefined();
    await ok(TherapistProfileAnswer, setAvailability(person, availability({ capacity: 1 })));
    expect(await directoryEntry(person.profile.id)).toBeDefined();
  });

  it.each<[string, object, string]>([
    [
      "a word as acceptance",
      { acceptingClients: "yes" },
      "acceptingClients must be true or false.",
    ],
    ["places below zero", { capacity: -1 }, "capacity must be from 0 to 1000."],
    ["half a place", { capacity: 1.5 }, "capacity must be a whole number of places."],
    ["no places at all", { capacity: undefined }, "capacity is missing."],
    [
      "a state that is none",
      { licensedStates: ["XX"] },
      "licensedStates holds a value that must be the postal code of a state.",
    ],
    ["no language", { languages: [] }, "languages must hold at least one language."],
    ["an unknown format", { formats: ["fax"] }, "formats holds a value that is not valid."],
    ["a fee below zero", { feeMin: -5 }, "feeMin must be from 0 to 10000."],
    ["a fee as text", { feeMax: "100" }, "feeMax must be a number from 0 to 10000."],
    [
      "fees in the wrong order",
      { feeMin: 200, feeMax: 100 },
      "feeMax must not be less than feeMin.",
    ],
    ["approval", { status: "approved" }, "The request has a field that is not known: status."],
  ])("refuses %s, and changes nothing", async (_, differences, sentence) => {
    const person = await givenEntry(sql);
    expect(await refused(setAvailability(person, availability(differences)), 400)).toBe(sentence);
    expect(await therapistProfileOf(person)).toEqual(person.profile);
  });
});

describe("GET /api/generate-therapist-description/{userId}", () => {
  const generate = ({ id, token }: Account) =>
    call(`generate-therapist-description/${id}`, { token });

  it("asks for the questionnaire first", async () => {
    for (const person of [await givenTherapist(sql), await givenEntry(sql)]) {
      expect(await refused(generate(person), 409)).toContain("complete the questionnaire first");
    }
  });

  it("makes the description anew, and gives it", async () => {
    const person = await givenTherapist(sql);
    const { therapist } = await submit(person, submission(asked));
    await sql`update public.therapists set description = 'Gone.' where user_id = ${person.id}`;
    const answer = await ok(GenerateTherapistDescriptionAnswer, generate(person));
    expect(answer).toEqual({
      success: true,
      status: "ready",
      description: therapist.description,
    });
    expect((await therapistProfileOf(person)).description).toBe(therapist.description);
  });

  it("keeps a specialty that the therapist wrote by hand", async () => {
    const person = await givenTherapist(sql);
    await submit(person, submission(asked));
    await ok(TherapistProfileAnswer, update(person, profileForm({ specialty: "My own words" })));
    await ok(GenerateTherapistDescriptionAnswer, generate(person));
    expect((await therapistProfileOf(person)).specialty).toBe("My own words");
  });

  it("makes one description of two calls at once", async () => {
    const person = await givenTherapist(sql);
    await submit(person, submission(asked));
    const both = await Promise.all([1, 2].map(() => generate(person)));
    for (const { status } of both) expect([200, 202]).toContain(status);
    await profileWhen(person, { generation: "ready" });
  });

  it("starts anew what a crash left behind, and leaves alone what is under way", async () => {
    const person = await givenTherapist(sql);
    await submit(person, submission(asked));
    const generatingSince = (minutes: number) => sql`
      update public.therapists
      set generation = 'generating',
        generation_started_at = now() - make_interval(mins => ${minutes})
      where user_id = ${person.id}`;
    await generatingSince(1);
    expect(await generate(person)).toMatchObject({
      status: 202,
      body: { success: true, status: "generating", description: null },
    });
    await generatingSince(3);
    expect(await generate(person)).toMatchObject({ status: 200, body: { status: "ready" } });
  });

  it("may be asked for sixty times an hour", async () => {
    const person = await givenTherapist(sql);
    const calls = Array.from({ length: 61 }, () => generate(person));
    const states = (await Promise.all(calls)).map(({ status }) => status);
    expect(states.filter((status) => status === 429)).toHaveLength(1);
    const limited = await generate(person);
    await refused(Promise.resolve(limited), 429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
