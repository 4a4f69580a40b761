import { Hono } from "hono";
import {
  type AnalyzeResponsesAnswer,
  AnalyzeResponsesRequest,
  type AssessmentQuestionsAnswer,
  type ProcessResponseAnswer,
  ProcessResponseRequest,
} from "../../../../shared/src/contracts/assessment.ts";
import type { ClientAnswer } from "../intelligence/intelligence.ts";
import { recommend } from "../intelligence/recommend.ts";
import { type AnswersOwner, answersOwner, personKey } from "../lib/answers-owner.ts";
import { notFound } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { dataOf } from "../lib/database-errors.ts";
import { refreshProfile } from "../lib/profile-generation.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { shortlist } from "../lib/shortlist.ts";
import { publicClient, userClient } from "../lib/supabase.ts";
import { authenticate } from "../middleware/authentication.ts";
import { takeTurn } from "../middleware/limits.ts";

/** The written assessment: its questions, each answer as it is given, and the match at the end. */
export function assessmentRoutes(services: Services) {
  const { settings, service, engines } = services;
  const routes = new Hono<ApiEnv>();

  routes.get("/get-assessment-questions", authenticate(services), async (c) => {
    const rows = dataOf(await publicClient(settings).rpc("assessment_questions"));
    const questions = (rows ?? []).map(({ id, question, reasoning, expert }) => ({
      id,
      text: question,
      reasoning,
      source: { therapist: expert },
    }));
    return c.json<AssessmentQuestionsAnswer>({ success: true, questions });
  });

  routes.post("/process-response", authenticate(services), async (c) => {
    const { questionId, response, userId, originalQuestionId } = await readBody(
      c,
      ProcessResponseRequest,
    );
    const owner = await answersOwner(c.get("caller"), userId);
    const [answers, intelligence] = await Promise.all([
      withQuestions({ [questionId]: response }),
      engines.forPerson(personKey(owner)),
      takeTurn(services, "answer", c),
    ]);
    const [safety] = await Promise.all([
      intelligence.assessRisk(riskTexts(answers)),
      keep(owner, questionId, response, originalQuestionId ?? null),
    ]);
    return c.json<ProcessResponseAnswer>({ success: true, safety });
  });

  routes.post("/analyze-responses", authenticate(services), async (c) => {
    const { responses, userId } = await readBody(c, AnalyzeResponsesRequest);
    const owner = await answersOwner(c.get("caller"), userId);
    const [answers, intelligence] = await Promise.all([
      withQuestions(responses),
      engines.forPerson(personKey(owner)),
      takeTurn(services, "analyze", c),
    ]);
    const [safety, match] = await Promise.all([
      intelligence.assessRisk(riskTexts(answers)),
      recommend(intelligence, answers, (query) => shortlist(settings, query)),
    ]);
    if (owner.kind === "account") {
      const { id } = owner.user;
      await service.recordRecommendation(id, responses, match.recommendation, match.engine);
      await refreshProfile(services, id);
    }
    return c.json<AnalyzeResponsesAnswer>({ success: true, ...match, safety });
  });

  async function keep(
    owner: AnswersOwner,
    questionId: string,
    answer: string,
    originalQuestionId: string | null,
  ): Promise<void> {
    if (owner.kind === "visitor") {
      await service.saveVisitorResponse(owner.key, questionId, answer);
      return;
    }
    dataOf(
      await userClient(settings, owner.user.token).rpc("save_client_response", {
        p_question_id: questionId,
        p_answer: answer,
        ...(originalQuestionId === null ? {} : { p_original_question_id: originalQuestionId }),
      }),
    );
  }

  /** Each answer with the question it answers; 404 when one of them was never asked. */
  async function withQuestions(responses: Record<string, string>): Promise<ClientAnswer[]> {
    const questions = await service.questionsForAnswers(Object.keys(responses));
    return Object.entries(responses).map(([questionId, answer]) => {
      const question = questions.get(questionId);
      if (question === undefined) throw notFound("This question does not exist.");
      return { questionId, question, answer };
    });
  }

  return routes;
}

const riskTexts = (answers: ClientAnswer[]) =>
  answers.map(({ question, answer }) => ({ text: answer, question }));
