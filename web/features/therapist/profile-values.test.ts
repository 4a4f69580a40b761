import { TherapistProfileRequest } from "@rapport/shared/contracts/therapist-profile.ts";
import { describe, expect, test } from "vitest";
import { mergeValues, ProfileValues, profileRequest } from "./profile-values.ts";

const VALUES: ProfileValues = {
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@example.com",
  experience: "12",
  phone: "",
  specialty: "",
  address: "",
  bio: "",
};

/** The first message of each field that is wrong. */
function messages(changes: Partial<ProfileValues>) {
  const parsed = ProfileValues.safeParse({ ...VALUES, ...changes });
  const first: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) first[String(issue.path[0])] ??= issue.message;
  return first;
}

describe("the personal information", () => {
  test("needs both names, an address and the years, and nothing else", () => {
    expect(messages({})).toEqual({});
    expect(messages({ firstName: " ", lastName: "", email: "", experience: "" })).toEqual({
      firstName: "Please enter your first name",
      lastName: "Please enter your last name",
      email: "Please enter your email",
      experience: "Please enter your years of experience",
    });
  });

  test.each(["-1", "71", "700", "1.5", "ten", "1e1", "0x1f", "١٢"])(
    "does not take %s for years",
    (experience) => {
      expect(messages({ experience })).toEqual({
        experience: "Please enter a whole number from 0 to 70",
      });
    },
  );

  test.each(["0", "70", " 7 "])("takes %j for years", (experience) => {
    expect(messages({ experience })).toEqual({});
  });

  test("refuses what the server would refuse for its length", () => {
    expect(messages({ bio: "a".repeat(5_000), phone: "1".repeat(50) })).toEqual({});
    expect(messages({ bio: "a".repeat(5_001), phone: "1".repeat(51) })).toEqual({
      bio: "Please use at most 5000 characters",
      phone: "Please use at most 50 characters",
    });
  });

  test("is sent as the contract asks, with the version it was made from", () => {
    const request = profileRequest(ProfileValues.parse({ ...VALUES, experience: " 7 " }), 3);
    expect(TherapistProfileRequest.parse(request)).toMatchObject({ experience: 7, version: 3 });
    expect(profileRequest(VALUES, undefined)).not.toHaveProperty("version");
  });
});

describe("a change that was made elsewhere meanwhile", () => {
  test("is taken over where nothing was typed", () => {
    expect(mergeValues(VALUES, { ...VALUES, bio: "Mine" }, { ...VALUES, phone: "555" })).toEqual({
      merged: { ...VALUES, bio: "Mine", phone: "555" },
      conflicts: {},
    });
  });

  test("is shown beside what was typed in the same field, which stays", () => {
    expect(mergeValues(VALUES, { ...VALUES, bio: "Mine" }, { ...VALUES, bio: "Theirs" })).toEqual({
      merged: { ...VALUES, bio: "Mine" },
      conflicts: { bio: "Theirs" },
    });
  });

  test("is no conflict where both say the same", () => {
    const same = { ...VALUES, bio: "Same" };
    expect(mergeValues(VALUES, { ...VALUES, bio: " Same " }, same).conflicts).toEqual({});
  });

  test("that empties a field is a conflict as well", () => {
    const base = { ...VALUES, bio: "Before" };
    expect(mergeValues(base, { ...base, bio: "Mine" }, VALUES).conflicts).toEqual({ bio: "" });
  });
});
