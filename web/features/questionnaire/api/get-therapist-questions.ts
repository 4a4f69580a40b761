import { TherapistQuestionsAnswer } from "@rapport/shared/contracts/therapist-profile.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api.ts";
import { questionnaireKeys } from "../keys.ts";

/** The questions for therapists, in the order in which they are asked. */
export const therapistQuestions = queryOptions({
  queryKey: questionnaireKeys.questions,
  queryFn: async ({ signal }) =>
    (await api.get("/api/get-therapist-questions", TherapistQuestionsAnswer, { signal })).questions,
  // New questions must not slip under the hands of a person who is answering.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
