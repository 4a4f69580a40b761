import * as z from "zod/mini";
import { SHORTLIST_LIMIT } from "../../../../shared/src/constants.ts";
import type { Candidate } from "../intelligence/intelligence.ts";
import type { ShortlistQuery } from "../intelligence/matching/shortlist-query.ts";
import type { Settings } from "../settings.ts";
import { dataOf } from "./database-errors.ts";
import { publicClient } from "./supabase.ts";

const Formats = z.array(z.enum(["in-person", "video", "phone"]));

/** The therapists worth weighing one by one, by an indexed query; the rest of the directory is left out. */
export async function shortlist(
  settings: Settings,
  { tags, query, state }: ShortlistQuery,
): Promise<Candidate[]> {
  const rows = dataOf(
    await publicClient(settings).rpc("shortlist_therapists", {
      p_tags: tags,
      p_query: query,
      p_limit: SHORTLIST_LIMIT,
      ...(state === null ? {} : { p_state: state }),
    }),
  );
  return (rows ?? []).map(({ licensed_states, fee_min, fee_max, formats, ...therapist }) => ({
    ...therapist,
    formats: Formats.parse(formats),
    states: licensed_states,
    feeMin: fee_min,
    feeMax: fee_max,
  }));
}
