import { EXPERTS, type Expert } from "./brand.ts";

const SLUG = /^[a-z][a-z0-9-]{0,62}$/;

/**
 * The stored form of an expert's name: "José" is "jose", "Mary Ann" is "mary-ann". Null for a name
 * that leaves nothing to tell one expert from another by.
 */
export function expertSlug(name: string): string | null {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return SLUG.test(slug) ? slug : null;
}

/** A slug as a page shows it: "miriam" is "Miriam", "mary-ann" is "Mary-Ann". */
export function expertTitle(slug: string): string {
  return slug.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

/** Whether a first name is that of one of the two senior experts. */
export function isExpert(firstName: string): firstName is Expert {
  return (EXPERTS as readonly string[]).includes(firstName);
}
