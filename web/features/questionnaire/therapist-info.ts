import { AGE, EXPERIENCE, NAME_MAX_LENGTH } from "@rapport/shared/constants.ts";
import * as z from "zod/mini";

/** The fields of the first step, each as the text that stands in it. */
export interface TherapistInfo {
  name: string;
  age: string;
  experience: string;
}

const WHOLE = /^[+-]?\d+$/;

const isWhole = (text: string) => WHOLE.test(text);

/** Whether a whole number lies within; what is no number is said apart. */
const lies = ({ min, max }: { min: number; max: number }) => {
  return (text: string) => !isWhole(text) || (Number(text) >= min && Number(text) <= max);
};

/** The rules of the first step. The first of several issues of a field is shown. */
const Rules = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Please enter your name"),
      z.maxLength(NAME_MAX_LENGTH, `Please use at most ${NAME_MAX_LENGTH} characters`),
    ),
  age: z.string().check(
    z.trim(),
    z.refine(
      (text) => text === "" || isWhole(text),
      "Please enter your age in whole years, or leave it empty",
    ),
    z.refine(lies(AGE), `Age must be from ${AGE.min} to ${AGE.max}`),
  ),
  experience: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Please enter your years of experience"),
      z.refine(isWhole, "Please enter your experience in whole years, for example 12"),
      z.refine(
        lies(EXPERIENCE),
        `Experience must be from ${EXPERIENCE.min} to ${EXPERIENCE.max} years`,
      ),
    ),
});

export type InfoFaults = Partial<Record<keyof TherapistInfo, string>>;

/** What is wrong with the fields as they stand, one sentence a field; empty when nothing is. */
export function faultsOf(info: TherapistInfo): InfoFaults {
  const faults: InfoFaults = {};
  for (const { path, message } of Rules.safeParse(info).error?.issues ?? []) {
    faults[path[0] as keyof TherapistInfo] ??= message;
  }
  return faults;
}

/** The first fault in the order of the fields. */
export function firstFaultOf(info: TherapistInfo): string | null {
  const { name, age, experience } = faultsOf(info);
  return name ?? age ?? experience ?? null;
}
