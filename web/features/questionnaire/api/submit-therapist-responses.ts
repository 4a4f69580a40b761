import {
  SubmitTherapistResponsesAnswer,
  type SubmitTherapistResponsesRequest,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { api } from "@/lib/api.ts";

/**
 * Stores all answers and has the therapist described by them.
 *
 * @throws ApiError when nothing is known to be stored; sending the same again does no harm.
 */
export const submitTherapistResponses = (request: SubmitTherapistResponsesRequest) =>
  api.post("/api/submit-therapist-responses", request, SubmitTherapistResponsesAnswer);
