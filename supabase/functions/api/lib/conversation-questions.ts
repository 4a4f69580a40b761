import { BUILT_IN_QUESTIONS } from "../intelligence/conversation/built-in-questions.ts";
import { conversationQuestions } from "../intelligence/conversation/conversation-questions.ts";
import type { QuestionText } from "../intelligence/conversation/session-record.ts";
import type { ConversationQuestion } from "../intelligence/intelligence.ts";
import type { Settings } from "../settings.ts";
import { dataOf } from "./database-errors.ts";
import { publicClient } from "./supabase.ts";

/** How long the experts' questions are remembered: a conversation asks for them at every pause. */
const REMEMBERED_MS = 10_000;

/** The questions of conversations, remembered for some seconds by each copy of the function. */
export function createConversationQuestions(settings: Settings) {
  let known: { questions: Promise<ConversationQuestion[]>; until: number } | null = null;

  async function load(): Promise<ConversationQuestion[]> {
    const rows = dataOf(await publicClient(settings).rpc("assessment_questions"));
    return conversationQuestions(
      (rows ?? []).map(({ id, question, reasoning }) => ({ id, question, reasoning })),
    );
  }

  return {
    /** All that may be asked now. */
    all(): Promise<ConversationQuestion[]> {
      if (known && performance.now() < known.until) return known.questions;
      const questions = load();
      known = { questions, until: performance.now() + REMEMBERED_MS };
      questions.catch(() => {
        known = null;
      });
      return questions;
    },

    /** The texts of these questions, also of those that were removed since they were asked. */
    async textOf(
      ids: readonly string[],
      ofExperts: (ids: string[]) => Promise<Map<string, string>>,
    ): Promise<QuestionText> {
      const builtIn = new Map(BUILT_IN_QUESTIONS.map(({ id, question }) => [id, question]));
      const others = [...new Set(ids)].filter((id) => !builtIn.has(id));
      const experts = await ofExperts(others);
      return (id) => builtIn.get(id) ?? experts.get(id);
    },
  };
}
