import { AvailabilityRequest } from "@rapport/shared/contracts/therapist-profile.ts";
import { describe, expect, test } from "vitest";
import {
  AvailabilityValues,
  availabilityRequest,
  availabilityValues,
} from "./availability-values.ts";

const VALUES: AvailabilityValues = {
  acceptingClients: true,
  capacity: "",
  licensedStates: [],
  languages: ["English"],
  formats: [],
  feeMin: "",
  feeMax: "",
};

/** The first message of each field that is wrong. */
function messages(changes: Partial<AvailabilityValues>) {
  const parsed = AvailabilityValues.safeParse({ ...VALUES, ...changes });
  const first: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) first[String(issue.path[0])] ??= issue.message;
  return first;
}

describe("the availability", () => {
  test("asks for nothing but one language", () => {
    expect(messages({})).toEqual({});
    expect(messages({ languages: [] })).toEqual({
      languages: "Please choose at least one language",
    });
  });

  test.each(["-1", "1001", "1.5", "three", "1e2"])("does not take %s for places", (capacity) => {
    expect(messages({ capacity })).toEqual({
      capacity: "Please enter a whole number from 0 to 1,000",
    });
  });

  test("wants the highest fee to be no less than the lowest", () => {
    expect(messages({ feeMin: "200", feeMax: "150" })).toEqual({
      feeMax: "The highest fee must not be less than the lowest",
    });
    expect(messages({ feeMin: "150", feeMax: "150" })).toEqual({});
    expect(messages({ feeMin: "150" })).toEqual({});
  });

  test("is sent as the contract asks and comes back as it was", () => {
    const values = AvailabilityValues.parse({ ...VALUES, capacity: " 3 ", feeMin: "0" });
    const request = AvailabilityRequest.parse(availabilityRequest(values));
    expect(request).toMatchObject({ capacity: 3, feeMin: 0, feeMax: null });
    expect(availabilityValues(request)).toEqual(values);
  });

  test("with no open place takes nobody", () => {
    const request = availabilityRequest({ ...VALUES, capacity: "0" });
    expect(request).toMatchObject({ acceptingClients: false, capacity: 0 });
  });
});
