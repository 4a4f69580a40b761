import { TherapistsAnswer } from "@rapport/shared/contracts/therapists.ts";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { assessmentKeys } from "../keys.ts";

/** How many therapists one page of the list brings. */
export const THERAPISTS_PAGE = 12;

/** Every therapist in the directory, page after page, by name. */
export const therapists = infiniteQueryOptions({
  queryKey: assessmentKeys.therapists,
  queryFn: ({ pageParam, signal }) =>
    api.get(`/api/therapists?limit=${THERAPISTS_PAGE}&offset=${pageParam}`, TherapistsAnswer, {
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam: ({ therapists, total }, _pages, offset) => {
    const shown = offset + therapists.length;
    return therapists.length > 0 && shown < total ? shown : undefined;
  },
});

export const useTherapists = () => useInfiniteQuery(therapists);
