import { Hono } from "hono";
import {
  type SaveTherapistResponseAnswer,
  SaveTherapistResponseRequest,
  type SubmitTherapistResponsesAnswer,
  SubmitTherapistResponsesRequest,
  type TherapistQuestionsAnswer,
} from "../../../../shared/src/contracts/therapist-profile.ts";
import { responseTags } from "../intelligence/offline/therapist/response-tags.ts";
import { forbidden } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { dataOf } from "../lib/database-errors.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { userClient } from "../lib/supabase.ts";
import { describeSubmitted, refreshDescription } from "../lib/therapist-description.ts";
import { readTherapistProfile } from "../lib/therapist-profiles.ts";
import { authenticate, userOf } from "../middleware/authentication.ts";
import { takeTurn } from "../middleware/limits.ts";
import { requireRole } from "../middleware/roles.ts";

interface Answered {
  questionId: string;
  question: string;
  answer: string;
}

const kept = ({ questionId, question, answer }: Answered) => ({
  questionId,
  answer,
  tags: responseTags(question, answer),
});

const riskText = ({ question, answer }: Answered) =>
  ({ text: answer, question, writer: "clinician" }) as const;

/** The questionnaire of the therapists: its questions, its answers, and the profile made of them. */
export function therapistOnboardingRoutes(services: Services) {
  const { settings, service, engines } = services;
  const routes = new Hono<ApiEnv>();
  const signedIn = authenticate(services);
  const therapist = [signedIn, requireRole(services, "therapist")] as const;

  routes.get(
    "/get-therapist-questions",
    signedIn,
    requireRole(services, "therapist", "admin"),
    async (c) => {
      const { token } = userOf(c.get("caller"));
      const rows = dataOf(await userClient(settings, token).rpc("therapist_questions"));
      const questions = (rows ?? []).map(({ id, question, reasoning, expert }) => ({
        id,
        text: question,
        reasoning,
        source: { therapist: expert },
      }));
      return c.json<TherapistQuestionsAnswer>({ success: true, questions });
    },
  );

  routes.post("/submit-therapist-responses", ...therapist, async (c) => {
    const { therapistName, age, experience, responses } = await readBody(
      c,
      SubmitTherapistResponsesRequest,
    );
    const user = userOf(c.get("caller"));
    const [intelligence] = await Promise.all([
      engines.forPerson(user.id),
      takeTurn(services, "generate", c),
    ]);
    await service.submitTherapistResponses(
      user.id,
      { name: therapistName, age: age ?? null, experience, answers: responses.map(kept) },
      settings.autoApproveTherapists,
    );
    const [safety] = await Promise.all([
      intelligence.assessRisk(responses.map(riskText)),
      describeSubmitted(services, user.id),
    ]);
    const profile = await readTherapistProfile(settings, user);
    return c.json<SubmitTherapistResponsesAnswer>({ success: true, therapist: profile, safety });
  });

  routes.post("/save-therapist-response", ...therapist, async (c) => {
    const { userId, ...answered } = await readBody(c, SaveTherapistResponseRequest);
    const { id } = userOf(c.get("caller"));
    if (userId.toLowerCase() !== id.toLowerCase()) {
      throw forbidden("You may not answer for another person.");
    }
    const [intelligence] = await Promise.all([
      engines.forPerson(id),
      takeTurn(services, "answer", c),
    ]);
    const [safety, { changed, ...response }] = await Promise.all([
      intelligence.assessRisk([riskText(answered)]),
      service.saveTherapistResponse(id, kept(answered)),
    ]);
    if (changed) await refreshDescription(services, id);
    return c.json<SaveTherapistResponseAnswer>({ success: true, response, safety });
  });

  return routes;
}
