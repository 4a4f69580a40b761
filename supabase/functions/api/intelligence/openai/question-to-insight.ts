import { z } from "zod";
import type { ContributedInsight, ContributedQuestion } from "../intelligence.ts";
import { contentWords } from "../matching/closeness.ts";
import type { ModelClient } from "./client.ts";
import { INSIGHT_INSTRUCTIONS, insightInput } from "./contribution-prompts.ts";
import { contributionText, takesUp } from "./contribution-texts.ts";
import { ModelError } from "./model-error.ts";

/** A question of fewer telling words ("Why now?") can be taken up without any of them. */
const TELLING_WORDS = 3;

const InsightAnswer = z.object({ insight: z.string(), application: z.string() });
type InsightAnswer = z.infer<typeof InsightAnswer>;

function checked(answer: InsightAnswer, asked: ContributedQuestion): ContributedInsight {
  const { question, reasoning, sourceOffset, sourceText } = asked;
  const sources = [question, reasoning, sourceText ?? ""];
  const insight = contributionText("insight", answer.insight, sources);
  const application = contributionText("application", answer.application, sources);
  const isTelling = contentWords(sources.join("\n")).size >= TELLING_WORDS;
  if (isTelling && !takesUp([insight, application], sources)) {
    throw new ModelError("unfounded", 0);
  }
  return { insight, application, sourceOffset, sourceText };
}

/** The insight that the model sees behind a question. Rejects with a `ModelError` for one that does not hold up. */
export function questionToInsight(
  model: ModelClient,
  timeoutMs: number,
  question: ContributedQuestion,
): Promise<ContributedInsight> {
  return model.ask({
    name: "insight",
    schema: InsightAnswer,
    instructions: INSIGHT_INSTRUCTIONS,
    input: insightInput(question),
    maxOutputTokens: 4_000,
    timeoutMs,
    retry: true,
    check: (answer) => checked(answer, question),
  });
}
