import {
  type ContributionQuestion,
  ConvertQuestionAnswer,
  UpdateContributionAnswer,
  type UpdateContributionRequest,
} from "@rapport/shared/contracts/contributions.ts";
import { api } from "@/lib/api.ts";
import { withAccess } from "./with-access.ts";

/**
 * Saves a contribution with its changes.
 *
 * @throws ApiError; with status 409 when somebody else saved it meanwhile: nothing is then changed
 */
export const updateContribution = (
  slug: string,
  id: string,
  contribution: UpdateContributionRequest["contribution"],
) =>
  withAccess(async (bearer) => {
    const path = `/api/update-contribution/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`;
    return (await api.post(path, { contribution }, UpdateContributionAnswer, { bearer }))
      .contribution;
  });

/** The insight behind a question; nothing is stored. @throws ApiError */
export const convertQuestion = (question: ContributionQuestion, contributionId: string) =>
  withAccess(async (bearer) => {
    const body = { question, contributionId };
    const path = "/api/convert-question-to-insight";
    return (await api.post(path, body, ConvertQuestionAnswer, { bearer })).insight;
  });
