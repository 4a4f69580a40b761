import { type Context, Hono } from "hono";
import {
  type ContributionAnswer,
  type ConvertQuestionAnswer,
  ConvertQuestionRequest,
  ExpertName,
  type PreviousInputsAnswer,
  type ProcessedInputAnswer,
  RefinementRequest,
  type SaveProcessedInputAnswer,
  SaveProcessedInputRequest,
  TherapistInputRequest,
  type UpdateContributionAnswer,
  UpdateContributionRequest,
} from "../../../../shared/src/contracts/contributions.ts";
import { expertSlug } from "../../../../shared/src/expert-name.ts";
import { badRequest } from "../lib/api-error.ts";
import { contributionNotFound } from "../lib/database-errors.ts";
import {
  contributedQuestion,
  processedContribution,
  processedInput,
  refinementParts,
} from "../lib/processed-input.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { type ExpertEnv, requireExpert } from "../middleware/expert-access.ts";
import { take } from "../middleware/limits.ts";

/** What the senior experts contribute: made of their thoughts, refined, kept, read and edited. */
export function contributionRoutes(services: Services) {
  const { service, engines } = services;
  const routes = new Hono<ExpertEnv>();
  const expertOnly = requireExpert(services);

  routes.post("/therapist-input", expertOnly, async (c) => {
    const { therapistName, rawInput } = await readBody(c, TherapistInputRequest);
    slugOf(therapistName);
    const intelligence = await intelligenceFor(c);
    const [made, safety] = await Promise.all([
      intelligence.processContribution(rawInput),
      intelligence.assessRisk([byClinician(rawInput)]),
    ]);
    const answer = processedInput(made, rawInput);
    return c.json<ProcessedInputAnswer>({ success: true, ...answer, safety });
  });

  routes.post("/therapist-input-refinement", expertOnly, async (c) => {
    const { therapistName, rawInput, originalProcessedInput } = await readBody(
      c,
      RefinementRequest,
    );
    slugOf(therapistName);
    const { thoughts, instructions } = refinementParts(rawInput, originalProcessedInput);
    if (instructions === "") throw badRequest("rawInput holds no refinement instructions.");
    const intelligence = await intelligenceFor(c);
    const original = processedContribution(originalProcessedInput);
    const [made, safety] = await Promise.all([
      intelligence.refineContribution({ thoughts, instructions, original }),
      intelligence.assessRisk([byClinician(thoughts), byClinician(instructions)]),
    ]);
    const { contribution, notes } = made.result;
    const answer = processedInput({ result: contribution, engine: made.engine }, thoughts);
    return c.json<ProcessedInputAnswer>({
      success: true,
      ...answer,
      notes: [...notes, ...answer.notes],
      safety,
    });
  });

  routes.post("/save-processed-input", expertOnly, async (c) => {
    const { therapistName, processedInput } = await readBody(c, SaveProcessedInputRequest);
    const contributionId = await service.saveContribution(
      slugOf(therapistName),
      processedInput,
      processedInput.engine ?? "offline",
    );
    return c.json<SaveProcessedInputAnswer>({ success: true, contributionId });
  });

  routes.get("/get-previous-inputs/:therapistName", expertOnly, async (c) => {
    const previousInputs = await service.previousContributions(
      slugOf(c.req.param("therapistName")),
    );
    return c.json<PreviousInputsAnswer>({ success: true, previousInputs });
  });

  routes.get("/get-contribution/:therapistName/:contributionId", expertOnly, async (c) => {
    const { therapistName, contributionId } = c.req.param();
    const contribution = await service.contribution(slugOf(therapistName), contributionId);
    if (contribution === null) throw contributionNotFound();
    return c.json<ContributionAnswer>({ success: true, contribution });
  });

  routes.post("/update-contribution/:therapistName/:contributionId", expertOnly, async (c) => {
    const { therapistName, contributionId } = c.req.param();
    const { contribution: edited } = await readBody(c, UpdateContributionRequest);
    const contribution = await service.updateContribution(
      slugOf(therapistName),
      contributionId,
      edited,
      `expert password ${c.get("expert").passwordId}`,
    );
    return c.json<UpdateContributionAnswer>({ success: true, contribution });
  });

  routes.post("/convert-question-to-insight", expertOnly, async (c) => {
    const { question, contributionId } = await readBody(c, ConvertQuestionRequest);
    const [intelligence, exists] = await Promise.all([
      intelligenceFor(c),
      service.contributionExists(contributionId),
    ]);
    if (!exists) throw contributionNotFound();
    const { result } = await intelligence.questionToInsight(contributedQuestion(question));
    return c.json<ConvertQuestionAnswer>({ success: true, insight: result });
  });

  /** The engine, after counting one use of it. */
  async function intelligenceFor(c: Context<ExpertEnv>) {
    const { id } = c.get("expert");
    await take(services, "process", id);
    return engines.forPerson(id);
  }

  return routes;
}

const byClinician = (text: string) => ({ text, writer: "clinician" }) as const;

/** The stored form of a name; 400 for one that names nobody. */
function slugOf(name: string): string {
  const parsed = ExpertName.safeParse(name);
  const slug = parsed.success ? expertSlug(parsed.data) : null;
  if (slug === null) throw badRequest("therapistName must be a name in Latin letters.");
  return slug;
}
