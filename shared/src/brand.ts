/** Everything an operator changes to re-brand the product: names, tagline, contact, experts. */

export const BRAND = {
  name: "Rapport",
  tagline: "Find the therapist you can talk to.",
  /** For investors, at the end of the deck. */
  contact: "hello@rapport.example",
} as const;

/** The calm landing page of the alternate brand lives at `/{slug}`. */
export const ALTERNATE_BRAND = { name: "Stillwater", slug: "stillwater" } as const;

/** The two senior experts: lower-case first names, also the slugs of their pages. */
export const EXPERTS = ["miriam", "jonas"] as const;

export type Expert = (typeof EXPERTS)[number];
