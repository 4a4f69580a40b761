import { type Contribution, ContributionAnswer } from "@rapport/shared/contracts/contributions.ts";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { api } from "@/lib/api.ts";
import { ApiError } from "@/lib/api-error.ts";
import { EMPTY_RESPONSE, NO_CONTRIBUTION_DATA } from "../texts.ts";
import { expertKeys } from "./keys.ts";
import { withAccess } from "./with-access.ts";

const NO_CACHE = { "cache-control": "no-cache", pragma: "no-cache" };

const HoldsContribution = z.object({ contribution: z.record(z.string(), z.unknown()) });

/** @throws ApiError; with status 404 when there is no such contribution of this expert */
async function getContribution(
  slug: string,
  id: string,
  signal?: AbortSignal,
): Promise<Contribution> {
  const path = `/api/get-contribution/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`;
  const answer = await withAccess((bearer) =>
    api.get(`${path}?_=${Date.now()}`, z.unknown(), { bearer, signal, headers: NO_CACHE }),
  );
  if (answer === null) throw new ApiError(EMPTY_RESPONSE, { status: 200 });
  if (!HoldsContribution.safeParse(answer).success) {
    throw new ApiError(NO_CONTRIBUTION_DATA, { status: 200 });
  }
  const parsed = ContributionAnswer.safeParse(answer);
  if (!parsed.success) {
    throw new ApiError("The server gave an unexpected answer.", {
      status: 200,
      cause: parsed.error,
    });
  }
  return parsed.data.contribution;
}

/** One saved contribution; never an old copy. */
export function contributionQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: expertKeys.contribution(slug, id),
    queryFn: ({ signal }) => getContribution(slug, id, signal),
    staleTime: 0,
  });
}
