import { z } from "zod";
import type { ProcessedContribution, SourceSpan } from "../intelligence.ts";
import { MOST_FOUND } from "../offline/contribution/limits.ts";
import type { ModelClient } from "./client.ts";
import { speaksToSoftware } from "./commands.ts";
import { CONTRIBUTION_INSTRUCTIONS } from "./contribution-prompts.ts";
import { contributionText, takesUp, withoutRepeats } from "./contribution-texts.ts";
import { ModelError } from "./model-error.ts";
import { sourceFinder } from "./source-span.ts";

const ContributionAnswer = z.object({
  questions: z
    .array(
      z.object({
        question: z.string(),
        reasoning: z.string(),
        audience: z.enum(["client", "therapist", "other"]),
        sourceText: z.string(),
      }),
    )
    .max(MOST_FOUND),
  insights: z
    .array(z.object({ insight: z.string(), application: z.string(), sourceText: z.string() }))
    .max(MOST_FOUND),
  summary: z.string(),
});
type ContributionAnswer = z.infer<typeof ContributionAnswer>;

function checked(answer: ContributionAnswer, thoughts: string): ProcessedContribution {
  const sources = [thoughts];
  const find = sourceFinder(thoughts);

  /** Where an item comes from. One that comes from nowhere is the model's own. */
  function sourceOf(given: string, texts: string[]): SourceSpan {
    const span = find(given);
    const isFounded = span.sourceText !== null || takesUp(texts, sources);
    if (!isFounded || speaksToSoftware(span.sourceText ?? "")) {
      throw new ModelError("unfounded", 0);
    }
    return span;
  }

  const questions = answer.questions.map(({ question, reasoning, audience, sourceText }) => ({
    question: contributionText("question", question, sources),
    reasoning: contributionText("reasoning", reasoning, sources),
    audience,
    ...sourceOf(sourceText, [question, reasoning]),
  }));
  const analysis = answer.insights.map(({ insight, application, sourceText }) => ({
    insight: contributionText("insight", insight, sources),
    application: contributionText("application", application, sources),
    ...sourceOf(sourceText, [insight, application]),
  }));
  return {
    // It may quote the questions as they were put.
    summary: contributionText("summary", answer.summary, [
      ...sources,
      ...questions.map(({ question }) => question),
    ]),
    questions: withoutRepeats(questions, ({ question }) => question),
    analysis: withoutRepeats(analysis, ({ insight }) => insight),
  };
}

/** What the model finds in an expert's thoughts. Rejects with a `ModelError` for what does not hold up. */
export function processContribution(
  model: ModelClient,
  timeoutMs: number,
  thoughts: string,
): Promise<ProcessedContribution> {
  return model.ask({
    name: "contribution",
    schema: ContributionAnswer,
    instructions: CONTRIBUTION_INSTRUCTIONS,
    input: { thoughts },
    maxOutputTokens: 16_000,
    timeoutMs,
    retry: true,
    check: (answer) => checked(answer, thoughts),
  });
}
