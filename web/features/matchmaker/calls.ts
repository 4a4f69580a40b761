import { ApiError } from "@/lib/api-error.ts";
import { ACCOUNT_SESSION_ENDED, mustLogIn, whoAnswers } from "@/lib/who-answers.ts";
import { finalize } from "./api/finalize.ts";
import { generateSummary } from "./api/generate-summary.ts";
import { askNext } from "./api/next-question.ts";
import type { SessionDraft } from "./draft.ts";
import type { Calls } from "./ports.ts";

/** The calls of a conversation, made for whom it belongs to. */
export function sessionCalls(draft: Pick<SessionDraft, "owner">, onMatched: () => void): Calls {
  const sessionEnded = (cause?: unknown) =>
    new ApiError(ACCOUNT_SESSION_ENDED, { status: 401, cause });

  return {
    ensureOwner: () => void whoAnswers(draft.owner()).catch(() => undefined),
    askNext,
    summarise: generateSummary,
    async finalize(request, signal) {
      if (mustLogIn(draft.owner())) throw sessionEnded();
      await whoAnswers(draft.owner());
      try {
        const answer = await finalize(request, signal);
        onMatched();
        return answer;
      } catch (error) {
        throw mustLogIn(draft.owner()) ? sessionEnded(error) : error;
      }
    },
  };
}
