import { AssessmentQuestionsAnswer } from "@rapport/shared/contracts/assessment.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { assessmentKeys } from "../keys.ts";

/** The questions for clients, in the order in which they are asked. */
export const assessmentQuestions = queryOptions({
  queryKey: assessmentKeys.questions,
  queryFn: async ({ signal }) => {
    const path = "/api/get-assessment-questions";
    return (await api.get(path, AssessmentQuestionsAnswer, { signal })).questions;
  },
  // New questions must not slip under the hands of a person who is answering.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const useAssessmentQuestions = () => useQuery(assessmentQuestions);
