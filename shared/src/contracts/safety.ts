import * as z from "zod/mini";

export const CrisisResource = z.object({
  name: z.string(),
  detail: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
});
export type CrisisResource = z.infer<typeof CrisisResource>;

export const SafetyLevel = z.enum(["low", "moderate", "high"]);
export type SafetyLevel = z.infer<typeof SafetyLevel>;

export const SafetyKind = z.enum([
  "suicide",
  "self-harm",
  "harm-to-others",
  "abuse",
  "psychosis",
  "medical-emergency",
]);
export type SafetyKind = z.infer<typeof SafetyKind>;

/**
 * What a person's own words say about their safety. From `moderate` on the page shows it and
 * matching waits until the person chooses to go on.
 */
export const Safety = z.object({
  level: SafetyLevel,
  kinds: z.array(SafetyKind),
  message: z.string(),
  resources: z.array(CrisisResource),
});
export type Safety = z.infer<typeof Safety>;

/** The order of the levels, for comparing them. */
const SEVERITY: Record<SafetyLevel, number> = { low: 1, moderate: 2, high: 3 };

/** Whether the page must stop and show the resources before it goes on. */
export function needsPause(safety: Safety | null): safety is Safety {
  return safety !== null && SEVERITY[safety.level] >= SEVERITY.moderate;
}

/** The graver of two assessments; where they are equally grave, the first. */
export function graver(a: Safety | null, b: Safety | null): Safety | null {
  if (a === null || b === null) return a ?? b;
  return SEVERITY[b.level] > SEVERITY[a.level] ? b : a;
}
