import { expertSlug, expertTitle } from "@rapport/shared/expert-name.ts";
import { useParams } from "react-router";

/** Whose page this is. `slug` is null when the name leaves nothing to tell one expert from another by. */
export interface ExpertName {
  /** As the route or the address gives it. */
  given: string;
  slug: string | null;
  /** As a page shows it. */
  title: string;
}

/** The expert of the page: a name given directly wins over the one in the address. */
export function useExpertName(given: string | undefined): ExpertName {
  const { therapistName } = useParams();
  const name = given ?? therapistName ?? "";
  const slug = expertSlug(name);
  return { given: name, slug, title: expertTitle(slug ?? name) };
}
