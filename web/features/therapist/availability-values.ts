import {
  type Availability,
  AvailabilityRequest,
  SessionFormat,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { UsState } from "@rapport/shared/contracts/us-states.ts";
import * as z from "zod/mini";

/** An empty field, or a whole number written with digits alone. */
function wholeNumber(max: number) {
  const rule = `Please enter a whole number from 0 to ${max.toLocaleString("en-US")}`;
  return z.string().check(
    z.trim(),
    z.refine((text) => text === "" || (/^\d{1,6}$/.test(text) && Number(text) <= max), rule),
  );
}

/** What clients can book, as its form holds it. */
export const AvailabilityValues = z
  .object({
    acceptingClients: z.boolean(),
    capacity: wholeNumber(1000),
    licensedStates: z.array(UsState),
    languages: z
      .array(z.string().check(z.maxLength(100, "Please use at most 100 characters a language")))
      .check(
        z.minLength(1, "Please choose at least one language"),
        z.maxLength(30, "Please choose at most 30 languages"),
      ),
    formats: z.array(SessionFormat),
    feeMin: wholeNumber(10_000),
    feeMax: wholeNumber(10_000),
  })
  .check(
    z.refine(
      ({ feeMin, feeMax }) => feeMin === "" || feeMax === "" || Number(feeMin) <= Number(feeMax),
      { path: ["feeMax"], error: "The highest fee must not be less than the lowest" },
    ),
  );
export type AvailabilityValues = z.infer<typeof AvailabilityValues>;

export const AVAILABILITY_FIELDS = Object.keys(
  AvailabilityRequest.shape,
) as (keyof AvailabilityValues)[];

const written = (number: number | null) => (number === null ? "" : String(number));
const numberIn = (text: string) => (text === "" ? null : Number(text));

export function availabilityValues(availability: Availability): AvailabilityValues {
  return {
    ...availability,
    capacity: written(availability.capacity),
    feeMin: written(availability.feeMin),
    feeMax: written(availability.feeMax),
  };
}

/** Without an open place nobody new is taken, whatever else is said. */
export function availabilityRequest(values: AvailabilityValues): AvailabilityRequest {
  const capacity = numberIn(values.capacity);
  return {
    ...values,
    acceptingClients: values.acceptingClients && capacity !== 0,
    capacity,
    feeMin: numberIn(values.feeMin),
    feeMax: numberIn(values.feeMax),
  };
}
