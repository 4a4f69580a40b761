import { describe, expect, test } from "vitest";
import {
  AvailabilityRequest,
  SubmitTherapistResponsesRequest,
  TherapistProfileRequest,
} from "./therapist-profile.ts";

const questionnaire = {
  therapistName: "Ana Ruiz",
  experience: 5,
  responses: [{ questionId: "q", question: "Whom do you help?", answer: "Teens." }],
};

const accepts = (change: object) =>
  SubmitTherapistResponsesRequest.safeParse({ ...questionnaire, ...change }).success;

describe("a questionnaire", () => {
  test.each([18, 100, null, undefined])("takes the age %s", (age) => {
    expect(accepts({ age })).toBe(true);
  });

  test.each([17, 101, 30.5, "30", Number.NaN])("refuses the age %s", (age) => {
    expect(accepts({ age })).toBe(false);
  });

  test.each([0, 70])("takes %s years of experience", (experience) => {
    expect(accepts({ experience })).toBe(true);
  });

  test.each([-1, 71, 1.5, "five", null, undefined])(
    "refuses %s years of experience",
    (experience) => {
      expect(accepts({ experience })).toBe(false);
    },
  );

  test("takes an answer of 20,000 characters and refuses one more", () => {
    const answered = (answer: string) => ({
      responses: [{ questionId: "q", question: "Whom do you help?", answer }],
    });
    expect(accepts(answered("a".repeat(20_000)))).toBe(true);
    expect(accepts(answered("a".repeat(20_001)))).toBe(false);
    expect(accepts(answered("   "))).toBe(false);
  });

  test("refuses an empty name", () => {
    expect(accepts({ therapistName: "  " })).toBe(false);
  });
});

const available = {
  acceptingClients: true,
  capacity: null,
  licensedStates: ["CA"],
  languages: ["English"],
  formats: ["video"],
  feeMin: 100,
  feeMax: 100,
};

test("availability with everything unsaid but the language is fine", () => {
  const unsaid = { ...available, licensedStates: [], formats: [], feeMin: null, feeMax: null };
  expect(AvailabilityRequest.safeParse(unsaid).success).toBe(true);
});

test.each([
  { licensedStates: ["California"] },
  { feeMin: 200 },
  { capacity: -1 },
  { formats: ["letter"] },
  { languages: [] },
])("availability refuses %o", (change) => {
  expect(AvailabilityRequest.safeParse({ ...available, ...change }).success).toBe(false);
});

test("a profile needs names, an email address and the years of experience", () => {
  const profile = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", experience: 5 };
  expect(TherapistProfileRequest.safeParse(profile).success).toBe(true);
  for (const field of Object.keys(profile)) {
    const { [field as keyof typeof profile]: _, ...rest } = profile;
    expect(TherapistProfileRequest.safeParse(rest).success).toBe(false);
  }
});
