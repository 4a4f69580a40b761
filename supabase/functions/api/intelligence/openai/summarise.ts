import { z } from "zod";
import type { ClientAnswer } from "../intelligence.ts";
import type { ModelClient } from "./client.ts";
import { SUMMARY_INSTRUCTIONS, turnsFor } from "./conversation-prompts.ts";
import { soundText } from "./soundness.ts";

const SummaryAnswer = z.object({ summary: z.string() });

/** The model's spoken summary of a conversation. Rejects with a `ModelError` for one that does not hold up. */
export function summarise(
  model: ModelClient,
  timeoutMs: number,
  turns: ClientAnswer[],
): Promise<string> {
  return model.ask({
    name: "conversation_summary",
    schema: SummaryAnswer,
    instructions: SUMMARY_INSTRUCTIONS,
    input: { turns: turnsFor(turns) },
    maxOutputTokens: 1_500,
    timeoutMs,
    retry: true,
    check: ({ summary }) =>
      soundText(summary, {
        min: 20,
        max: 500,
        ownWords: turns.map(({ answer }) => answer),
        otherWords: turns.map(({ question }) => question),
      }),
  });
}
