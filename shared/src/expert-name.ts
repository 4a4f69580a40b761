import { EXPERTS, type Expert } from "./brand.ts";

const SLUG = /^[a-z][a-z0-9-]{0,62}$/;

/** The title before a name, as often as it stands there: pages put one before every name themselves. */
const TITLE = /^(?:dr(?:-|$))+/;

/**
 * The stored form of an expert's name: "José" is "jose", "Dr. Mary Ann" is "mary-ann". Null for a name
 * that leaves nothing to tell one expert from another by.
 */
export function expertSlug(name: string): string | null {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .replace(TITLE, "");
  return SLUG.test(slug) ? slug : null;
}

/** A slug as a page shows it: "miriam" is "Miriam", "mary-ann" is "Mary-Ann", "o-neil" is "O'Neil". */
export function expertTitle(slug: string): string {
  return slug
    .replace(/^o-(?=[a-z]{2})/, "o'")
    .replace(/(^|[-'])[a-z]/g, (start) => start.toUpperCase());
}

/** Whether a first name is that of one of the two senior experts. */
export function isExpert(firstName: string): firstName is Expert {
  return (EXPERTS as readonly string[]).includes(firstName);
}
